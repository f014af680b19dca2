"""What follows from a move is shown by itself, and the reader says how quickly."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget.core.errors import Refusal
from clans_widget.stage import actions as act
from clans_widget.stage.requests import Leisure, Tick
from clans_widget.stage.runner import Runner
from clans_widget.stage.scene import Scene
from clans_widget.stage.settings import PAUSES
from clans_widget.stage.stepping import HURRIED
from clans_widget.words import LANGUAGES, words
from tests.stage.toy_scenes import OneByOne, Taker, answer, nim_scene, pig_scene, tick


def taking(*moves: str, **options: Any) -> Scene:
    """Nim in which each stone is a step, after the last of some moves was made by clicks."""
    *before, last = moves
    scene = nim_scene(*before, start=OneByOne(), step=20, **options)
    for part in last:
        scene.do(act.Click(part))
    return scene


def times(scene: Scene) -> list[float]:
    return [each.after for each in scene.requests if isinstance(each, Tick)]


def shown(scene: Scene) -> tuple[int, bool]:
    """The step that is shown, and whether others follow by themselves."""
    return scene.step, scene.is_running


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_follows_by_itself_the_reader_is_told_what_shows_the_rest(
    language: str,
) -> None:
    say = words(language).say
    rest = say("widget.rest", next=say("control.next"), last=say("control.last"))
    scene = taking("A1", "C3", language=language)
    assert rest not in scene.prompt, "it follows by itself"
    scene.do(act.Back())
    scene.do(act.Next())
    assert rest in scene.prompt
    scene.do(act.Settle({"theater": True}))
    assert rest not in scene.prompt, "a teacher knows"
    scene.do(act.Settle({"theater": False}))
    for elsewhere in (act.GoTo(0), act.Last()):
        scene.do(elsewhere)
        assert rest not in scene.prompt


def test_within_an_earlier_turn_nobody_is_told_what_shows_the_rest() -> None:
    say = words("en").say
    scene = nim_scene("A2", "B2", start=OneByOne(), step=1)
    assert (
        say("widget.rest", next=say("control.next"), last=say("control.last")) not in scene.prompt
    )


def test_after_a_move_its_steps_follow_one_after_the_other() -> None:
    scene = taking("A1", "C3")
    assert (shown(scene), scene.state.until) == ((2, True), 4)
    tick(scene)
    assert shown(scene) == (3, True)
    tick(scene)
    assert (shown(scene), scene.requests, scene.state.until) == ((4, False), (), 0)


def test_nothing_follows_from_a_move_of_one_step() -> None:
    scene = taking("A1")
    assert (shown(scene), scene.requests) == ((1, False), ())


def test_each_step_takes_its_motion_and_the_pause_of_the_pace() -> None:
    scene = taking("C4")
    assert times(scene) == [scene.motion + PAUSES["medium"]]
    scene.do(act.Settle({"pace": "slow", "motion": False}))
    tick(scene)
    assert (scene.motion, times(scene)) == (0, [PAUSES["slow"]])


def test_steps_that_nobody_watches_do_not_follow() -> None:
    """In a script a cell sees the first step of its move, and walks on by itself."""
    scene = nim_scene(start=OneByOne())
    scene.play("C3")
    Runner(scene, lambda: None).serve()
    assert shown(scene) == (1, True)
    assert [type(request) for request in scene.requests] == [Leisure]
    scene.do(act.Next())
    assert shown(scene) == (2, False)


@pytest.mark.parametrize("hurry", [act.Follow(), act.Forward(), act.Click("A"), act.Click(None)])
def test_a_click_or_a_key_means_quicker(hurry: act.Action) -> None:
    scene = taking("C5")
    usual = (scene.motion, *times(scene))
    scene.do(hurry)
    assert (shown(scene), scene.state.hurried) == ((2, True), True)
    assert (scene.motion, *times(scene)) < usual
    assert scene.motion == pytest.approx(0.5 * HURRIED)
    assert times(scene) == [pytest.approx(scene.motion + PAUSES["medium"] * HURRIED)]
    assert scene.state.chosen == ()


@pytest.mark.parametrize("hurry", [act.Follow(), act.Forward(), act.Click("A")])
def test_a_second_one_goes_to_the_end_of_the_turn_and_never_past_it(hurry: act.Action) -> None:
    scene = taking("C5", "B3")
    assert scene.step == 6
    for _ in range(2):
        scene.do(hurry)
    assert (shown(scene), scene.state.hurried, scene.requests) == ((8, False), False, ())


def test_then_a_click_chooses_again() -> None:
    scene = taking("C5")
    for place in "AAA":
        scene.do(act.Click(place))
    assert (scene.step, scene.state.chosen) == (5, ("A",))


def test_of_several_turns_that_follow_each_is_hurried_by_itself() -> None:
    scene = nim_scene(start=OneByOne(), bots={"Bob": Taker("B3")})
    scene.play("C3")
    assert (shown(scene), scene.state.until) == ((1, True), 6)
    scene.do(act.Follow())
    scene.do(act.Follow())
    assert (shown(scene), scene.state.hurried) == ((3, True), False)
    assert times(scene) == [scene.motion + PAUSES["medium"]]
    tick(scene)
    assert shown(scene) == (4, True)


def test_who_hurries_at_a_turns_last_step_is_in_no_hurry_with_the_next() -> None:
    scene = nim_scene(start=OneByOne(), bots={"Bob": Taker("B3")})
    scene.play("C2")
    scene.do(act.Follow())
    assert (shown(scene), scene.state.hurried) == ((2, True), False)


def test_who_was_in_a_hurry_and_takes_over_is_in_a_hurry_no_more() -> None:
    scene = taking("C5")
    usual = scene.motion
    for action in (act.Follow(), act.Back(), act.Next()):
        scene.do(action)
    assert (scene.state.hurried, scene.motion) == (False, usual)


@pytest.mark.parametrize(
    ("action", "step"),
    [(act.Back(), 1), (act.GoTo(4), 4), (act.Next(), 3), (act.Last(), 5), (act.GoTo(2), 2)],
)
def test_whoever_walks_takes_over(action: act.Action, step: int) -> None:
    scene = taking("C5")
    tick(scene)
    scene.do(action)
    assert (shown(scene), scene.state.until) == ((step, False), 0)


def test_a_late_tick_moves_nothing() -> None:
    scene = taking("C5")
    (late,) = scene.requests
    scene.do(act.Back())
    scene.do(act.Ticked(late.number))
    assert scene.step == 0


def test_what_follows_can_be_let_go_on_again() -> None:
    scene = taking("C3", "B2")
    scene.do(act.GoTo(1))
    scene.do(act.Follow())
    assert (shown(scene), scene.state.until) == ((2, True), 3)
    tick(scene)
    assert (shown(scene), scene.state.until) == ((3, False), 0)
    scene.do(act.Follow())
    assert shown(scene) == (3, False)


def test_a_click_in_the_middle_of_a_turn_skips_nothing() -> None:
    scene = taking("C3", "B2")
    scene.do(act.GoTo(1))
    scene.do(act.Click("A"))
    assert (shown(scene), scene.state.until) == ((2, True), 3)


def test_a_click_before_the_last_turn_shows_it_step_by_step() -> None:
    scene = taking("C3", "B2")
    scene.do(act.GoTo(3))
    scene.do(act.Click("A"))
    assert (shown(scene), scene.state.until) == ((4, True), 5)


def test_a_click_further_back_leads_to_the_end() -> None:
    scene = taking("C3", "B2", "A2")
    scene.do(act.GoTo(3))
    scene.do(act.Click("A"))
    assert shown(scene) == (7, False)


def test_a_clicker_goes_on_step_by_step_where_nothing_follows_by_itself() -> None:
    scene = taking("C3", "B2")
    scene.do(act.GoTo(0))
    for step in (1, 2, 3, 4, 5, 5):
        scene.do(act.Forward())
        assert shown(scene) == (step, False)


def test_a_clicker_takes_over_while_all_steps_are_played() -> None:
    scene = taking("C3", "B2")
    scene.do(act.GoTo(0))
    scene.do(act.Autoplay(on=True))
    assert (shown(scene), scene.state.playing) == ((1, True), True)
    scene.do(act.Forward())
    assert (shown(scene), scene.state.playing, scene.requests) == ((2, False), False, ())


def test_who_chooses_from_a_list_need_not_wait() -> None:
    scene = taking("C3")
    scene.do(act.Choose(("A",)))
    assert (shown(scene), scene.state.chosen) == ((3, False), ("A",))


def test_dice_are_followed_too() -> None:
    scene = pig_scene()
    for _ in range(20):
        before = scene.step
        scene.do(act.Roll())
        steps = len(scene.game.events[-1].steps)
        assert shown(scene) == (before + 1, steps > 1)
        if steps > 1:
            break
        assert scene.can_roll
    else:
        raise AssertionError("No roll has ended a turn.")


def test_moves_taken_back_elsewhere_are_not_followed() -> None:
    scene = taking("A1", "C3")
    scene.game.undo()
    assert (shown(scene), scene.requests) == ((1, False), ())


def test_a_bot_thinks_while_the_reader_still_watches_and_moves_afterwards() -> None:
    scene = taking("C3", bots={"Bob": Taker("B2")})
    answer(scene)
    assert (scene.game.moves, scene.prompt) == (("C3",), "")
    tick(scene)
    assert len(scene.game.moves) == 1
    tick(scene)
    assert list(scene.game.moves) == ["C3", "B2"]
    assert shown(scene) == (4, True)


def test_a_slow_bot_is_waited_for_at_the_end_of_what_follows() -> None:
    scene = taking("C2", bots={"Bob": Taker("B2")})
    assert scene.prompt == ""
    tick(scene)
    assert (scene.step, "Bob" in scene.prompt) == (2, True)
    answer(scene)
    assert shown(scene) == (3, True)


def test_a_bot_that_has_chosen_waits_for_who_looks_back() -> None:
    scene = taking("C3", bots={"Bob": Taker("B2")})
    scene.do(act.Back())
    answer(scene)
    assert (scene.game.moves, "Bob" in scene.prompt) == (("C3",), True)
    scene.do(act.Last())
    assert scene.game.moves == ("C3", "B2")


def test_an_authors_function_can_stop_what_follows() -> None:
    scene = taking("C5")
    scene.when_shown(lambda: scene.do(act.Autoplay(False)))
    tick(scene)
    assert shown(scene) == (2, False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_turn_it_is_is_always_said(language: str) -> None:
    scene = taking("C2", language=language)
    says = words(language).say
    assert scene.turn == says("widget.turn_of", player="Ann")
    tick(scene)
    assert scene.turn == says("widget.turn", player="Bob")
    scene.do(act.GoTo(0))
    assert scene.turn == says("widget.turn", player="Ann")


def test_in_a_game_that_is_over_it_is_nobodys_turn() -> None:
    scene = taking("A3", "B4", "C5")
    assert "Ann" in scene.turn
    scene.do(act.Last())
    assert scene.turn == ""
    scene.do(act.GoTo(7))
    assert "Ann" in scene.turn


def test_a_move_that_is_refused_in_a_cell_stops_nothing() -> None:
    scene = taking("C3")
    with pytest.raises(Refusal):
        scene.play("A9")
    assert shown(scene) == (1, True)
