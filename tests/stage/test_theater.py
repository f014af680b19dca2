"""The theater without a browser: what it tells one, and what it does when asked by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

import pytest

from clans_widget import Quiz
from clans_widget.picture import Picture
from clans_widget.stage import actions as act
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.stage.face.stage import Stage
from clans_widget.stage.face.theater import Theater
from clans_widget.stage.sight import fitting
from clans_widget.words import LANGUAGES, say
from tests.stage.hands import part, parts, press
from tests.stage.toy_scenes import WON, nim_scene, pig_scene
from tests.toys import nim
from tests.toys.questions import WinningMove

HEAP_A: Final = [0.03, 0.0375, 0.37, 0.7625]
"""Where it is on the picture of Nim, with a twentieth of the width on each side."""


@pytest.fixture
def widget() -> GameWidget:
    """A whole game of Nim, at its beginning."""
    return GameWidget(nim_scene(*WON))


def theater_of(widget: Stage) -> Theater:
    (found,) = [each for each in parts(widget) if isinstance(each, Theater)]
    return found


def turn(widget: Stage, *, on: bool) -> None:
    """What a browser does when the theater opens or is left."""
    theater_of(widget).set_state({"on": on})


def ask(widget: GameWidget, **content: Any) -> None:
    """What a browser does for a key."""
    theater_of(widget)._handle_msg(
        {"content": {"data": {"method": "custom", "content": content}}, "buffers": []}
    )


def told(widget: Stage) -> list[float]:
    """Step, number of steps, and the part of the picture."""
    theater = theater_of(widget)
    return [theater.step, theater.count, *theater.focus]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_it_has_a_name_in_the_language_shown(
    widget: GameWidget, language: str
) -> None:
    widget.language = language
    words = theater_of(widget).words
    assert words["pen"] == say("theater.pen", language)
    assert words["next"] == say("control.next", language)
    assert all(words.values())


def test_the_scene_knows_whether_a_browser_shows_it(widget: GameWidget) -> None:
    for on in (True, False):
        turn(widget, on=on)
        assert widget._scene.state.settings.theater is on


def test_it_is_told_where_we_are_and_what_the_step_is_about(widget: GameWidget) -> None:
    turn(widget, on=True)
    assert told(widget) == [0, 4]
    widget.next()
    assert told(widget) == pytest.approx([1, 4, *HEAP_A])
    widget.go_to(4)
    assert told(widget) == [4, 4]


def test_while_it_is_not_shown_it_is_told_nothing(widget: GameWidget) -> None:
    widget.next()
    assert told(widget) == [0, 0]
    turn(widget, on=True)
    turn(widget, on=False)
    widget.next()
    assert told(widget) == pytest.approx([1, 4, *HEAP_A])


def test_its_keys_lead_through_the_steps(widget: GameWidget) -> None:
    turn(widget, on=True)
    steps = []
    for key in ("next", "last", "back", "first", "next"):
        ask(widget, do=key)
        steps.append(widget.step)
    assert steps == [1, 4, 3, 0, 1]


@pytest.mark.parametrize("content", [{}, {"do": "pen"}, {"do": ""}, {"do": None}, {"do": ["next"]}])
def test_what_it_does_not_know_does_nothing(widget: GameWidget, content: dict[str, Any]) -> None:
    ask(widget, **content)
    assert widget.step == 0


def test_a_game_that_says_nothing_of_its_places_is_seen_whole() -> None:
    widget = GameWidget(pig_scene())
    widget.roll()
    turn(widget, on=True)
    assert told(widget) == [1, 1]


def test_a_step_is_one_message_to_it(widget: GameWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[Any] = []
    turn(widget, on=True)
    monkeypatch.setattr(Theater, "_send", lambda _, message, **__: sent.append(message["state"]))
    widget.next()
    assert [state.keys() for state in sent] == [{"step", "focus"}]


def test_of_a_closed_board_nothing_is_asked_any_more(widget: GameWidget) -> None:
    theater = theater_of(widget)
    widget.close()
    theater._asked(theater, {"do": "next"}, [])
    assert widget.step == 0


class TwoSheets(nim.NimProduction):
    """Nim on a sheet that is wider than high, or the other way round."""

    layouts: ClassVar[tuple[str, ...]] = ("broad", "upright")

    def picture(self, *args: Any, layout: str = "") -> Picture:
        made = super().picture(*args)
        size = (200, 250) if layout == "upright" else (250, 200)
        return Picture(*size, made.layers, *(made.title, made.description), "en", made.places)


def shape(widget: GameWidget, room: float) -> None:
    """What a browser does when it has measured its room for the board."""
    theater_of(widget).set_state({"shape": room})


def test_the_picture_has_the_layout_that_suits_the_screen_as_long_as_it_is_shown() -> None:
    widget = GameWidget(nim_scene(*WON, production=TwoSheets()))
    layouts = []

    def now() -> None:
        layouts.append((widget._scene.state.layout, widget.picture.width))

    steps: tuple[Callable[[], None], ...] = (
        lambda: shape(widget, 1.6),
        lambda: turn(widget, on=True),
        lambda: shape(widget, 0.5),
        lambda: shape(widget, 0.6),
        lambda: shape(widget, 1.01),
        lambda: turn(widget, on=False),
        lambda: shape(widget, 0.5),
    )
    for happens in steps:
        happens()
        now()
    broad, upright, as_before = ("broad", 250), ("upright", 200), ("", 250)
    assert layouts == [as_before, broad, upright, upright, broad, as_before, as_before]


def test_afterwards_the_picture_is_laid_out_as_before() -> None:
    widget = GameWidget(nim_scene(*WON, production=TwoSheets()))
    widget._do(act.Arrange("upright"))
    turn(widget, on=True)
    assert widget._scene.state.layout == "broad"
    turn(widget, on=False)
    assert widget._scene.state.layout == "upright"


@pytest.mark.parametrize(
    ("room", "layout"),
    [(9.0, "broad"), (1.26, "broad"), (1.01, "broad"), (0.99, "upright"), (0.1, "upright")],
)
def test_the_layout_is_that_which_leaves_least_empty(room: float, layout: str) -> None:
    assert nim_scene(production=TwoSheets()).layout_for(room) == layout


def test_of_two_that_leave_as_much_empty_the_first_is_taken() -> None:
    assert fitting({"a": 2.0, "b": 0.5}, 1.0) == "a"
    assert fitting({"b": 0.5, "a": 2.0}, 1.0) == "b"


def test_a_game_with_one_layout_keeps_it() -> None:
    assert nim_scene().layout_for(2.0) == ""


def test_a_quiz_is_shown_in_it_and_has_steps_while_it_shows_why(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Quiz, "_of_kernel", {})
    quiz = Quiz(WinningMove(nim.Position((1, 2, 4))))
    turn(quiz, on=True)
    assert told(quiz) == [0, 0]
    part(quiz, "nim-heap").value, part(quiz, "nim-count").value = "C", "1"
    press(quiz, "nim-check")
    press(quiz, "nim-why")
    assert told(quiz)[:2] == [1, 1]


def ways_back(widget: GameWidget) -> list[str]:
    shown = [each for each in parts(widget) if "nim-leave" in getattr(each, "_dom_classes", ())]
    return [way.description for way in shown]


def test_whoever_has_left_the_game_finds_the_way_back(widget: GameWidget) -> None:
    turn(widget, on=True)
    widget.go_to(1)
    widget._do(act.TryHere())
    assert ways_back(widget) == [say("control.leave")]
    press(widget, "nim-leave")
    assert (widget.step, ways_back(widget)) == (1, [])
