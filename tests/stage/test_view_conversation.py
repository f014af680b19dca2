"""What a face elsewhere is told of a view, and what it may have done."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest

from clans_widget.stage import view
from clans_widget.stage.actions import Action, GoTo, InFutures
from clans_widget.stage.game_view import controls_of
from clans_widget.stage.scene import Scene
from clans_widget.stage.view_conversation import differences, place, use_of, whole
from clans_widget.stage.walk_view import view_of
from tests.page.told_view import replaced
from tests.page.twins import any_action, scene_of


@dataclass(frozen=True, slots=True)
class Used(Action):
    """What was used, and the value that it got."""

    what: str
    value: str | int | bool = ""


def shown(scene: Scene) -> view.Part:
    own = controls_of(scene, tools=(), panels=(), asides=())
    return whole(view_of(scene, own).parts)


def buttons_in(
    part: view.Part, at: tuple[str, ...] = ()
) -> Iterator[tuple[view.Button, list[str]]]:
    """All buttons that are in sight, and where they stand."""
    if part.is_shown is not False:
        if isinstance(part, view.Button):
            yield part, [*at]
        for inside in getattr(part, "parts", ()):
            yield from buttons_in(inside, (*at, place(inside)))


def as_json(told: Any) -> Any:
    return json.loads(json.dumps(told))


@pytest.mark.parametrize("game", ["clans", "clann"])
def test_what_is_told_adds_up_to_the_view_and_what_is_alike_is_not_told(game: str) -> None:
    scene, chance = scene_of(game, 7), Random(7)
    before = shown(scene)
    told = as_json(before.to_json())
    lengths = []
    for _ in range(80):
        scene.do(any_action(scene, chance))
        now = shown(scene)
        news = [as_json([path, part.to_json()]) for path, part in differences(before, now)]
        for path, part in news:
            told = replaced(told, path, part)
        assert told == as_json(now.to_json())
        assert bool(news) == (before != now)
        lengths.append(len(json.dumps(news)))
        before = now
    assert sum(lengths) / len(lengths) < len(json.dumps(told)) / 2


@pytest.mark.parametrize("game", ["clans", "clann"])
def test_all_that_can_be_used_in_a_view_does_what_it_says(game: str) -> None:
    scene, chance = scene_of(game, 3), Random(3)
    pressed = set()
    for _ in range(30):
        scene.do(any_action(scene, chance))
        now = shown(scene)
        for button, at in buttons_in(now):
            told = as_json(button.sends.to_json())
            assert (use_of(whole([button]), told, [place(button)]) is not None) == button.usable
            if button.usable:
                use = use_of(now, told, at)
                assert use is not None
                assert use.action == button.sends
                assert use.view == now, "a button has no value"
                pressed.add(button.key)
    assert len(pressed) > 5


def field(kind: Any, value: Any, **more: Any) -> view.Input:
    made: view.Input = kind(key="it", text="It", value=value, sends=Used("it"), **more)
    return made


LIST = (("A", "a"), ("One", 1))

VALUES: list[tuple[view.Input, list[Any], list[Any]]] = [
    (field(view.Select, "a", options=LIST), ["a", 1], ["b", True, "1", None, 1.0]),
    (field(view.Radio, None, options=LIST), ["a", 1], [None, ["a"]]),
    (field(view.Tick, value=False), [True, False], ["", 1, None]),
    (field(view.Toggle, value=False), [True], [0]),
    (field(view.Slider, 2, most=3), [0, 3], [-1, 4, 2.0, True, "2"]),
    (field(view.Number, 2), [-7, 10**9], [2.0, True, "2", None]),
    (field(view.Field, ""), ["", "B5-C4"], [7, None]),
    (field(view.Lines, ""), ["a\nb"], [[]]),
]


@pytest.mark.parametrize(("control", "can_be", "cannot_be"), VALUES)
def test_what_has_a_value_gets_those_that_it_can_have(
    control: view.Input, can_be: list[Any], cannot_be: list[Any]
) -> None:
    seen = whole([control])
    for value in can_be:
        use = use_of(seen, {"action": "Used", "what": "it", "value": value}, [place(control)])
        assert use is not None
        assert use.action == Used("it", value)
        assert use.view == whole([field(type(control), value, **_more(control))])
    for value in cannot_be:
        assert (
            use_of(seen, {"action": "Used", "what": "it", "value": value}, [place(control)]) is None
        ), value
    for told in ({"action": "Used", "what": "other", "value": can_be[0]}, {"action": "Used"}, {}):
        assert use_of(seen, told, [place(control)]) is None, told


def _more(control: view.Input) -> dict[str, Any]:
    return {name: getattr(control, name) for name in ("options", "most") if hasattr(control, name)}


def test_what_is_pressed_is_no_value_that_another_part_has() -> None:
    """A button leads to a step, to which a slider could lead, too; the slider has not moved."""
    slider = view.Slider(key="a", text="", value=1, most=5, sends=GoTo(1), carries="step")
    button = view.Button(key="b", text="", sends=GoTo(3))
    shown = whole([slider, button])
    use = use_of(shown, {"action": "GoTo", "step": 3}, ["b Button"])
    assert use is not None
    assert use.view == shown
    moved = use_of(shown, {"action": "GoTo", "step": 3}, ["a Slider"])
    assert moved is not None
    assert moved.view == whole([replace(slider, value=3), button])
    assert use_of(shown, {"action": "GoTo", "step": 4}, ["b Button"]) is None


def test_what_says_nothing_of_its_value_has_the_other_one_afterwards() -> None:
    toggle = field(view.Toggle, value=False, carries="")
    use = use_of(whole([toggle]), {"action": "Used", "what": "it", "value": ""}, [place(toggle)])
    assert use is not None
    assert use.action == Used("it")
    assert use.view == whole([field(view.Toggle, value=True, carries="")])


def test_another_kind_of_part_with_the_same_key_is_another_part() -> None:
    before = whole([view.Label(key="it", text="It"), view.Label(key="end", text="End")])
    after = whole([view.Sentence(key="it", text="It"), view.Label(key="end", text="End")])
    assert list(differences(before, after)) == [((), after)]


def test_of_several_that_have_values_the_used_one_has_another() -> None:
    parts = [
        replace(field(view.Field, "", usable=name != "c"), key=name, sends=Used(name))
        for name in ("a", "b", "c")
    ]
    use = use_of(whole(parts), {"action": "Used", "what": "b", "value": "8"}, ["b Field"])
    assert use is not None
    assert use.view == whole([parts[0], replace(parts[1], value="8"), parts[2]])


@pytest.mark.parametrize("is_there", [True, False])
def test_what_is_in_sight_and_can_be_used_is_used(is_there: bool) -> None:
    told = {"action": "Used", "what": "it", "value": ""}
    button = view.Button(key="it", text="It", sends=Used("it"))
    hidden = view.Row(key="row", parts=(button,), is_shown=is_there or None)
    assert use_of(whole([hidden]), told, ["row Row", "it Button"]) is not None
    for nowhere in ([], ["row Row"], ["it Button"], ["row Row", "it Button", "it Button"]):
        assert use_of(whole([hidden]), told, nowhere) is None
    for gone in (
        view.Row(key="row", parts=(button,), is_shown=False),
        view.Button(key="it", text="It", sends=Used("it"), usable=False),
        field(view.Field, "", usable=False),
    ):
        at = [place(gone), *map(place, getattr(gone, "parts", ()))]
        assert use_of(whole([gone]), told, at) is None


def test_what_happens_in_a_scene_within_the_scene_is_done_in_that() -> None:
    button = view.Button(key="it", text="It", sends=Used("it"))
    inner = view.Inner(key="inner", parts=(button,), sends=InFutures(), carries="what")
    told = {"action": "Used", "what": "it", "value": ""}
    at = ["inner Inner", "it Button"]
    use = use_of(whole([inner]), {"action": "InFutures", "what": told}, at)
    assert use is not None
    assert use.action == InFutures(Used("it"))
    assert use.view == whole([inner])
    for other in (told, {"action": "InFutures"}, {"action": "Other", "what": told}):
        assert use_of(whole([inner]), other, at) is None, other
