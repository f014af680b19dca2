"""The keys that a game names: each does what its button does, and only then."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Any, ClassVar

import ipywidgets as w
import pytest

from clans_widget.clann.staging.production import ClannProduction
from clans_widget.clans.staging.production import ClansProduction
from clans_widget.stage import actions as act
from clans_widget.stage.face.game_widget import GameWidget
from clans_widget.stage.face.text.reader import Reader
from clans_widget.stage.scene import Scene
from tests.stage.hands import part, parts, press_key
from tests.toys import nim, pig


class Keyed(pig.PigProduction):
    """Pig with keys."""

    keys: ClassVar[Mapping[str, act.Action]] = {"r": act.Roll(), "u": act.Undo()}


def scene() -> Scene:
    return Scene(Keyed(), pig.Pig(["Ann", "Bob"], pig.Position(), seed=3))


def reader(widget: GameWidget) -> Reader:
    (found,) = (each for each in parts(widget) if isinstance(each, Reader))
    return found


def test_what_has_no_condition_can_always_be_done_and_what_has_no_key_is_named_none() -> None:
    at = scene()
    assert at.keys.can(act.Cancel())
    assert [at.keys.of(action) for action in (act.Roll(), act.Undo(), act.Cancel())] == [
        "r",
        "u",
        "",
    ]


def test_a_key_means_what_can_be_done() -> None:
    at = scene()
    assert [at.keys.meant(key) for key in "rux"] == [act.Roll(), None, None]
    at.do(act.Roll())
    at.do(act.ChooseNext("hold"))
    assert at.keys.meant("u") == act.Undo()


def test_a_key_does_what_its_button_does() -> None:
    one, other = GameWidget(scene()), scene()
    press_key(one, "r")
    other.do(act.Roll())
    assert (one.game.moves, one.step) == (other.game.moves, other.step)


@pytest.mark.parametrize("key", ["x", "R", "", 7, None, "rr"])
def test_another_key_does_nothing(key: Any) -> None:
    widget = GameWidget(scene())
    before = widget._scene.state
    press_key(widget, key)
    assert (widget.game.moves, widget._scene.state) == ((), before)


def test_a_key_does_nothing_while_its_button_could_not_be_pressed() -> None:
    widget = GameWidget(scene())
    press_key(widget, "u")
    assert (widget.game.moves, widget._scene.trouble) == ((), "")
    widget.close()
    press_key(widget, "r")
    assert widget.game.moves == ()


def test_a_browser_is_told_of_keys_only_where_there_are_some() -> None:
    assert reader(GameWidget(scene())).letters == ["r", "u"]
    silent = GameWidget(Scene(nim.NimProduction(), nim.Nim(["Ann", "Bob"], nim.Position())))
    assert reader(silent).letters == []


def test_the_button_says_its_key() -> None:
    widget = GameWidget(scene())
    assert part(widget, "pig-roll").tooltip == f"{part(widget, 'pig-roll').description} (R)"
    assert part(widget, "pig-redo").tooltip is None


def test_no_key_of_a_game_is_one_of_the_theater() -> None:
    clicker = files("clans_widget").joinpath("web/theater/clicker.js").read_text("utf-8")
    table = clicker.partition("const KEYS = {")[2].partition("};")[0]
    taken = set(re.findall('"([^"]+)"', table))
    assert {"f", "h"} < taken
    for production in (ClannProduction, ClansProduction):
        assert taken.isdisjoint(production.keys)
        assert all(key == key.lower() and len(key) == 1 for key in production.keys)


def test_no_control_has_the_tooltip_null() -> None:
    """Which is what a browser shows on it, or on its name, where there is none."""
    kinds = (w.ToggleButton, w.IntSlider, w.Dropdown, w.Checkbox)
    tooltips = {kind: set[str | None]() for kind in kinds}
    for each in parts(GameWidget(scene())):
        for kind in kinds:
            if isinstance(each, kind):
                tooltips[kind].add(each.tooltip)
    assert tooltips == {kind: {""} for kind in kinds}
