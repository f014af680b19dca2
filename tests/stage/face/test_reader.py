"""What the widget tells the browser for readers without mouse or sight, and for calm ones."""

from __future__ import annotations

import pytest

from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.stage.face.text.reader import Reader
from clans_widget.words import LANGUAGES, say
from tests.stage.hands import part, parts
from tests.stage.toy_scenes import WON, nim_scene


def board(*moves: str) -> GameWidget:
    return GameWidget(nim_scene(*moves))


def reader(widget: GameWidget) -> Reader:
    (found,) = [each for each in parts(widget) if isinstance(each, Reader)]
    return found


def report_calm(widget: GameWidget, *, calm: bool) -> None:
    """What a browser does that has been asked for less motion, or no longer is."""
    reader(widget).set_state({"calm": calm})


def is_animated(widget: GameWidget) -> bool:
    return bool(part(widget, "nim-motion").value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_and_slider_are_named_in_the_language_shown(language: str) -> None:
    widget = board()
    part(widget, "nim-language").value = language
    assert reader(widget).board == widget.picture.title
    assert reader(widget).slider == say("control.step", language)


def test_the_name_of_the_board_follows_the_steps() -> None:
    widget = board(*WON)
    widget.go_to(0)
    named = set()
    for step in range(len(widget.steps) + 1):
        widget.go_to(step)
        assert reader(widget).board == widget.picture.title
        named.add(reader(widget).board)
    assert len(named) > 1


def test_names_are_sent_once_and_only_when_they_change(monkeypatch: pytest.MonkeyPatch) -> None:
    sent = []
    widget = board(*WON)
    widget.go_to(0)
    monkeypatch.setattr(Reader, "_send", lambda _, message, **__: sent.append(message["state"]))
    named = {reader(widget).board}
    while widget.step < len(widget.steps):
        widget.next()
        named.add(reader(widget).board)
    assert [state.keys() for state in sent] == [{"board"}] * (len(named) - 1)
    assert sent


def test_who_asks_the_browser_for_less_motion_gets_none() -> None:
    widget = board()
    assert is_animated(widget)
    report_calm(widget, calm=True)
    assert not is_animated(widget)
    report_calm(widget, calm=False)
    assert is_animated(widget)


def test_the_switch_has_the_last_word_on_motion() -> None:
    widget = board()
    report_calm(widget, calm=True)
    part(widget, "nim-motion").value = True
    report_calm(widget, calm=True)
    assert is_animated(widget)
    part(widget, "nim-motion").value = False
    report_calm(widget, calm=False)
    assert not is_animated(widget)
