"""What is shown of two futures, as a value: alone, and within a game."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

from clans_widget.core.game import Game
from clans_widget.stage import actions as act
from clans_widget.stage import view
from clans_widget.stage.futures.view import futures_view
from clans_widget.stage.game_view import controls_of
from clans_widget.stage.play import FUTURES
from clans_widget.stage.requests import Tick
from clans_widget.stage.scene import Scene
from clans_widget.stage.state import State
from clans_widget.stage.walk_view import View, view_of
from clans_widget.stage.write_state import read_state, write_state
from tests.stage.controls import controls_in, seen
from tests.stage.futures.scenes import Weighing, nim_futures
from tests.toys import nim

SHORT = nim.Position((3, 0, 0))


def scene_of(game: Game[Any, Any] | None = None, state: State | None = None) -> Scene:
    return Scene(Weighing(), game or nim.Nim(["Ann", "Bob"], SHORT), state=state)


def compared(*actions: act.Action) -> Scene:
    """A game in which two ways to go on are compared, and what is done there then."""
    scene = scene_of()
    begin = act.Settle({"motion": False}), act.Click("A"), act.Toggle(FUTURES)
    for action in (*begin, *map(act.InFutures, actions)):
        scene.do(action)
    return scene


def shown(scene: Scene) -> View:
    return view_of(scene, controls_of(scene))


def inner(scene: Scene) -> view.Inner:
    """What is shown of the two futures."""
    (found,) = (part for part in seen(shown(scene).parts) if isinstance(part, view.Inner))
    return found


def step_of(scene: Scene) -> int:
    assert scene.comparing.futures is not None
    return scene.comparing.futures.step


def again(scene: Scene) -> Scene:
    """Another scene on the same game, from its state as text."""
    text = json.dumps(write_state(scene.state, scene.production))
    return scene_of(scene.game, read_state(json.loads(text), Weighing()))


def test_two_futures_are_told_from_top_to_bottom() -> None:
    futures = nim_futures("A1", "A3", start=SHORT)
    futures.do(act.Last())
    told = str(futures_view(futures)).splitlines()
    waits = futures.voice.say("futures.waits")
    for line in ("1 A1 and not A3", "2 A3 and not A1", waits, "Step [2/2]  (Next)  (End)  (Play)"):
        assert any(line in each for each in told), (line, told)
    assert [each.split() for each in told if "=" in each or "+" in each] == [
        ["A", "2", "0", "1:", "+2"],
        ["B", "0", "0", "="],
        ["C", "0", "0", "="],
    ]
    assert told.index("1 A1 and not A3") < told.index("2 A3 and not A1")


def test_the_focus_goes_through_the_steps_and_then_through_the_settings() -> None:
    keys = [control.key for control in controls_in(futures_view(nim_futures("A1", "A3")).parts)]
    assert keys == ["slider", "next", "last", "autoplay", "language", "pace", "motion"]


def test_what_differs_is_marked() -> None:
    futures = nim_futures("A1", "B4")
    futures.do(act.Next())
    parts = seen(futures_view(futures).parts)
    (outcome,) = (part for part in parts if part.key == "outcome")
    assert isinstance(outcome, view.Table)
    assert [(row[0].text, {cell.changed for cell in row[1:]}) for row in outcome.rows] == [
        ("A", {True}),
        ("B", {True}),
        ("C", {False}),
    ]


def test_what_is_sent_within_two_futures_goes_there() -> None:
    scene = compared()
    both = inner(scene)
    (following,) = (each for each in controls_in(both.parts) if each.key == "next")
    assert isinstance(following, view.Button)
    assert both.sent(following.sends) == act.InFutures(act.Next())
    scene.do(both.sent(following.sends))
    assert (step_of(scene), scene.step, scene.game.events) == (1, 0, ())
    assert scene.state.chosen == ("A",)
    assert both.to_json()["sends"] == {"action": "InFutures", "what": {"action": "Action"}}


def test_what_is_seen_of_two_futures_comes_back_with_the_state() -> None:
    scene = compared(act.Next())
    other = again(scene)
    assert shown(other) == shown(scene)
    assert step_of(other) == 1
    other.do(act.InFutures(act.Next()))
    assert step_of(other) == 2


def test_what_of_a_state_cannot_be_is_left() -> None:
    scene = compared(act.Next())
    assert scene.state.futures is not None
    wrong = replace(scene.state.futures, step=-3, layout="nowhere")
    other = scene_of(scene.game, replace(scene.state, futures=wrong))
    futures = other.comparing.futures
    assert futures is not None
    assert (futures.step, futures.state.layout) == (0, "low")


def test_what_moves_within_stands_still_when_something_else_happens() -> None:
    scene = compared()
    scene.do(act.Settle({"motion": True}))
    scene.do(act.InFutures(act.Next()))
    assert scene.comparing.futures is not None
    assert scene.comparing.futures.motion > 0
    assert scene.motion == 0
    scene.do(act.Point("C"))
    assert scene.comparing.futures.motion == 0


def test_steps_that_play_within_go_on_from_the_state_with_the_time_they_wait_for() -> None:
    scene = compared(act.Autoplay(True))
    other = again(scene)
    assert other.requests == scene.requests
    (tick,) = other.requests
    assert isinstance(tick, Tick)
    other.do(act.Ticked(tick.number))
    assert (step_of(other), other.step) == (2, 0)


def test_two_requests_never_have_one_number() -> None:
    scene = scene_of(played())
    scene.do(act.Autoplay(True))
    first = {request.number for request in scene.requests}
    scene.do(act.Autoplay(False))
    for action in (act.Last(), act.Click("B"), act.Toggle(FUTURES)):
        scene.do(action)
    scene.do(act.InFutures(act.Autoplay(True)))
    assert first.isdisjoint(request.number for request in scene.requests)


def played() -> nim.Nim:
    game = nim.Nim(["Ann", "Bob"], nim.Position())
    game.play("A1")
    game.play("A1")
    return game


def test_whoever_shuts_the_comparison_finds_it_where_it_was_and_at_rest() -> None:
    scene = compared(act.Next(), act.Autoplay(True))
    step = step_of(scene)
    scene.do(act.Toggle(FUTURES))
    assert (scene.comparing.futures, scene.requests) == (None, ())
    scene.do(act.Toggle(FUTURES))
    assert (step_of(scene), scene.requests) == (step, ())


def test_other_two_begin_at_the_beginning() -> None:
    scene = compared(act.Next())
    scene.do(act.CompareInstead(0, "A2"))
    assert step_of(scene) == 0
    assert scene.state.compared == ("A2", "A3")
    scene.do(act.CompareInstead(1, "A2"))
    assert scene.state.compared == ("A3", "A2")


def test_what_cannot_be_compared_changes_nothing() -> None:
    scene = compared()
    before = scene.state
    wrong: tuple[Any, ...] = ((0, "B1"), (2, "A2"), (-1, "A2"), (0, "A1"))
    for side, move in wrong:
        scene.do(act.CompareInstead(side, move))
        assert scene.state == before, (side, move)


def test_where_nothing_is_compared_nothing_happens_there() -> None:
    scene = scene_of()
    before = scene.state
    scene.do(act.InFutures(act.Next()))
    scene.do(act.CompareInstead(0, "A2"))
    assert scene.state == before


def test_a_move_of_the_game_leaves_nothing_of_it() -> None:
    scene = compared(act.Next())
    scene.play("A2")
    scene.do(act.CatchUp())
    assert (scene.state.futures, scene.state.compared) == (None, ())
