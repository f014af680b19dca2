"""A report is a text from which a board comes back, with the trouble that it had."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError
from typing import Any, cast

import numpy as np
import pytest

from clans_widget.core.errors import Refusal
from clans_widget.stage import actions as act
from clans_widget.stage import write_report as reporting
from clans_widget.stage.scene import Scene
from clans_widget.stage.walk import MOST_TOLD
from clans_widget.stage.write_report import Report, read_report, write_report
from clans_widget.stage.write_state import read_game, read_state
from tests.stage.toy_scenes import Secretive, Taker, answer, nim_scene, think
from tests.toys import nim


def troubled() -> Scene:
    scene = nim_scene("A1", "B1", seen_by="Ann", language="nl")
    for action in (act.Last(), act.Point("C"), act.Click("C"), act.Click("9")):
        scene.do(action)
    return scene


def again(text: str) -> Scene:
    production = nim.NimProduction()
    report = read_report(text)
    return Scene(
        production,
        read_game(report.game, production),
        state=read_state(report.state, production),
        **report.options,
    )


def test_the_same_board_comes_back_with_the_same_trouble() -> None:
    scene = troubled()
    assert scene.trouble
    back = again(write_report(scene, "NimWidget", {}))
    shown = (back.trouble, back.prompt, back.step, back.seen_by, back.state, back.game.moves)
    expected = scene.trouble, scene.prompt, scene.step, "Ann", scene.state, scene.game.moves
    assert shown == expected
    assert back.picture().svg() == scene.picture().svg()


def test_what_was_taken_back_can_happen_again_there() -> None:
    scene = troubled()
    scene.do(act.Undo())
    back = again(write_report(scene, "NimWidget", {}))
    back.do(act.Redo())
    assert back.game.moves == ("A1", "B1")


def test_it_tells_what_was_done_last_but_not_where_the_mouse_was() -> None:
    told = read_report(write_report(troubled(), "NimWidget", {})).actions
    assert told == [
        {"action": "Last"},
        {"action": "Click", "place": "C"},
        {"action": "Click", "place": "9"},
    ]


def test_it_can_be_written_where_nothing_is_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> str:
        raise PackageNotFoundError(name)

    monkeypatch.setattr(reporting, "version", missing)
    first = write_report(troubled(), "NimWidget", {}).splitlines()[0]
    assert first.startswith("clans-widget -, ipywidgets -, ipycanvas -, Python 3")


def test_it_does_not_tell_what_a_bot_has_chosen_and_nobody_has_seen() -> None:
    scene = nim_scene("A1", "B1", bots={"Ann": Taker("C2")}, production=Secretive())
    scene.do(act.Last())
    scene.do(act.Back())
    asked = think(scene).number
    answer(scene)
    text = write_report(scene, "NimWidget", {})
    assert scene.state.found
    assert "C2" not in text
    told = {"action": "Answered", "request": asked, "outcome": None}
    assert read_report(text).actions[-1] == told


def test_a_number_that_numpy_has_made_is_told_as_well() -> None:
    scene = troubled()
    scene.do(act.GoTo(cast(int, np.int64(1))))
    assert read_report(write_report(scene, "NimWidget", {})).actions[-1]["step"] in (1, "1")


@pytest.mark.parametrize(
    ("name", "part"),
    [("game", "[]"), ("game", "{}"), ("state", "3"), ("options", "[1]"), ("actions", "{}")],
)
def test_what_is_no_part_of_a_report_is_refused(name: str, part: str) -> None:
    lines = write_report(troubled(), "NimWidget", {}).splitlines()
    spoiled = [f"{name} {part}" if line.startswith(f"{name} ") else line for line in lines]
    with pytest.raises(Refusal):
        again("\n".join(spoiled))


def test_of_a_long_day_it_tells_the_end() -> None:
    scene = troubled()
    for step in range(MOST_TOLD + 1):
        scene.do(act.GoTo(step % 3))
    told = read_report(write_report(scene, "NimWidget", {})).actions
    assert len(told) == MOST_TOLD
    assert told[0] == {"action": "GoTo", "step": 1}


def test_it_names_the_versions_first_and_says_nothing_of_secrets_where_there_are_none() -> None:
    first, *others = write_report(troubled(), "NimWidget", {}).splitlines()
    names = [part.split(" ")[0] for part in first.split(", ")]
    assert names == ["clans-widget", "ipywidgets", "ipycanvas", "Python"]
    assert [line.split(" ")[0] for line in others] == list(Report._fields)


def test_what_a_letter_has_around_it_does_no_harm() -> None:
    text = write_report(troubled(), "NimWidget", {"layout": "tall"})
    letter = "\n".join(f"    {line}" for line in f"Dear friends,\n{text}\nYours, Ann".splitlines())
    assert read_report(letter) == read_report(text)


@pytest.mark.parametrize("spoil", [str.upper, lambda text: text[:-30], lambda _: ""])
def test_half_a_report_is_refused(spoil: Any) -> None:
    text = write_report(troubled(), "NimWidget", {})
    with pytest.raises(Refusal) as caught:
        read_report(spoil(text))
    assert caught.value.key == "widget.no_report"
