"""Bots in a scene: when they are asked, what is said meanwhile, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget.arena.asking import Outcome
from clans_widget.stage import actions as act
from clans_widget.words import words
from tests.stage.toy_scenes import Forgetful, Taker, answer, nim_scene, pig_scene, think, tick
from tests.toys import nim

EN = words("en")
THINKING = EN.say("widget.bot_thinking", player="Bob")
NO_HINT = EN.say("widget.no_hint")
CHOSEN = EN.say("widget.bot_chosen", player="Bob", last=EN.say("control.last"))


class Slow(nim.NimProduction):
    """Nim whose steps move for two seconds."""

    def seconds(self, moment: Any) -> float:
        return 2.0 if moment.step else 0.0


def test_while_a_bot_thinks_the_reader_is_told_who() -> None:
    scene = nim_scene("A1", bots={"Bob": Taker("A1")}, step=1)
    assert (scene.bots.news, scene.prompt) == (THINKING, THINKING)
    answer(scene)
    assert scene.bots.news == ""
    assert scene.prompt != THINKING


def test_a_bot_that_has_not_been_asked_does_not_think() -> None:
    scene = nim_scene("A1", bots={"Bob": Taker("A1")}, step=0)
    assert (scene.bots.thought, scene.bots.news, scene.prompt) == (None, "", "")


def test_a_bot_thinks_on_while_the_reader_looks_back_and_says_when_it_has_chosen() -> None:
    scene = nim_scene("A1", bots={"Bob": Taker("A1")}, step=1)
    scene.do(act.Back())
    assert scene.bots.news == THINKING
    answer(scene)
    assert scene.bots.news == scene.prompt == CHOSEN
    assert scene.game.moves == ("A1",)


def test_without_a_bot_there_is_no_news() -> None:
    scene = nim_scene("A1", bots={"Ann": Taker("A1")}, step=1)
    assert (scene.bot, scene.bots.news, scene.bots.thought) == (None, "", None)


def test_where_nothing_has_gone_wrong_there_is_no_trouble() -> None:
    scene = nim_scene(bots={"Bob": Taker("A1")})
    assert scene.refusal is None
    scene.do(act.Click("A"))
    scene.do(act.Click("1"))
    assert (scene.refusal, scene.bots.trouble) == (None, None)


@pytest.mark.parametrize(("motion", "pause"), [(True, 2.4), (False, 0.4)])
def test_a_bot_moves_when_the_motion_has_ended_and_a_moment_later(
    motion: bool, pause: float
) -> None:
    scene = nim_scene("A1", production=Slow(), bots={"Bob": Taker("A1")})
    scene.do(act.Settle({"motion": motion}))
    scene.do(act.Last())
    assert think(scene).after == pause


def test_a_bot_that_begins_has_no_motion_to_wait_for() -> None:
    scene = nim_scene(production=Slow(), bots={"Ann": Taker("A1")})
    assert think(scene).after == 0.4


def test_its_move_is_walked_through_from_its_first_step() -> None:
    scene = nim_scene(start=nim.Position((1, 0, 0)), bots={"Ann": Taker("A1")})
    answer(scene)
    assert (scene.step, scene.count) == (1, 2)


def test_its_move_goes_on_by_itself_where_steps_do() -> None:
    scene = nim_scene("A1", bots={"Bob": Taker("B1")})
    shown = []
    scene.when_played(lambda event: shown.append(event.move))
    scene.do(act.Autoplay(True))
    assert (scene.step, scene.state.playing) == (1, True)
    answer(scene)
    assert (scene.step, shown, scene.state.playing) == (1, ["B1"], True)
    tick(scene)
    assert (scene.step, scene.state.playing) == (2, True)
    tick(scene)
    assert (scene.requests, scene.state.playing) == ((), False)


def test_steps_that_go_by_themselves_wait_for_a_bot() -> None:
    scene = nim_scene("A1", bots={"Bob": Taker("B1")})
    scene.do(act.Autoplay(True))
    tick(scene)
    assert (scene.step, scene.state.playing) == (1, True)
    answer(scene)
    tick(scene)
    assert scene.step == 2


def test_who_listens_hears_of_each_move_of_a_bot_once() -> None:
    scene = nim_scene(bots={"Ann": Taker("A1"), "Bob": Taker("B1")})
    heard = []
    scene.when_played(lambda event: heard.append(event.move))
    answer(scene)
    answer(scene)
    assert heard == ["A1", "B1"]


def test_a_cell_waits_for_the_bots() -> None:
    scene = nim_scene(bots={"Bob": Taker("B1")})
    heard = []
    scene.when_played(lambda event: heard.append(event.move))
    scene.play("A1")
    assert scene.game.moves == ("A1", "B1")
    assert heard == ["A1", "B1"]
    assert (scene.step, scene.state.until) == (1, 2)
    tick(scene)
    assert (scene.step, scene.requests) == (2, ())


def test_bots_may_roll_several_times_in_a_turn() -> None:
    scene = pig_scene(bots={"Bob": "greedy"})
    while scene.game.position.mover == 1 and not scene.game.position.is_over:
        scene.roll()
    assert scene.bot is None
    assert scene.game.position.mover == 1 or scene.game.position.is_over
    assert scene.game.events[-1].player == 2


def test_a_bot_that_can_only_roll_is_not_asked() -> None:
    class Careful:
        def __init__(self) -> None:
            self.asked: list[tuple[object, ...]] = []

        def choose(self, view: Any) -> object:
            self.asked.append(view.position.legal_moves())
            return self.asked[-1][0]

    careful = Careful()
    scene = pig_scene(bots={"Ann": careful, "Bob": careful})
    for _ in range(6):
        answer(scene)
    assert len(scene.game.events) == 6
    assert careful.asked
    assert all(careful.asked)


def test_in_a_variation_nobody_waits_for_a_bot() -> None:
    scene = nim_scene("A1", bots={"Bob": Taker("B1")}, step=1)
    scene.game.add_variation(["A2"])
    scene.do(act.Enter(0))
    assert (scene.bot, scene.bots.news) == (None, "")
    scene.do(act.Leave())
    assert scene.bot is not None


def test_when_the_game_is_over_nobody_is_asked() -> None:
    scene = nim_scene(start=nim.Position((1, 0, 0)), bots={"Bob": Taker("A1")})
    scene.do(act.Click("A"))
    scene.do(act.Click("1"))
    scene.do(act.Last())
    assert (scene.bot, scene.requests) == (None, ())


def test_a_bot_that_does_not_know_what_it_needs_is_not_asked() -> None:
    production = Forgetful()
    scene = nim_scene(production=production, bots={"Bob": Taker("B1")})
    production.knows = False
    scene.play("A1")
    scene.do(act.Last())
    assert (scene.trouble, scene.requests, scene.is_waiting) == (NO_HINT, (), False)
    scene.bots.play_now()
    assert scene.game.moves == ("A1",)


def test_trouble_with_a_bot_is_over_when_its_seat_is_given_to_another() -> None:
    scene = nim_scene(bots={"Ann": Taker("Z9")})
    answer(scene)
    assert (scene.bots.trouble is None, scene.bot, scene.requests) == (False, None, ())
    scene.do(act.Seat(1, "greedy"))
    assert scene.trouble == ""
    answer(scene)
    assert len(scene.game.events) == 1


def test_trouble_with_a_bot_gives_way_to_the_readers_own_choice() -> None:
    scene = nim_scene(bots={"Ann": Taker("Z9")})
    answer(scene)
    scene.do(act.Click("A"))
    assert scene.trouble == ""


def test_a_bots_answer_reaches_the_scene_as_an_action() -> None:
    scene = nim_scene(bots={"Ann": Taker("A1")})
    thought = think(scene)
    assert scene.game.events == ()
    scene.do(act.Answered(thought.number, Outcome.of(thought.think)))
    assert scene.game.moves == ("A1",)
    assert scene.requests == ()


def test_an_answer_to_a_question_that_is_no_longer_asked_comes_to_nothing() -> None:
    scene = nim_scene(bots={"Ann": Taker("A1")})
    first = think(scene)
    scene.do(act.Seat(1, "person"))
    scene.do(act.Answered(first.number, Outcome("A1")))
    assert (scene.game.events, scene.requests) == ((), ())


def test_the_answer_of_a_bot_that_has_left_its_seat_is_not_the_next_ones() -> None:
    scene = pig_scene()
    scene.do(act.Roll())
    scene.do(act.Seat(1, "greedy"))
    first = think(scene)
    scene.do(act.Seat(1, "person"))
    scene.do(act.Seat(1, "greedy"))
    scene.do(act.Answered(first.number, Outcome("hold")))
    assert "hold" not in scene.game.moves
    assert think(scene).number != first.number


def test_a_bot_is_asked_anew_when_a_cell_has_gone_on_with_the_game() -> None:
    scene = nim_scene(bots={"Ann": Taker("A1")})
    first = think(scene)
    for move in ("B2", "B1"):
        scene.game.play(move)
    scene.do(act.Answered(first.number, Outcome("A1")))
    assert list(scene.game.moves) == ["B2", "B1"]
    scene.do(act.Last())
    again = think(scene)
    scene.do(act.Answered(again.number, Outcome.of(again.think)))
    assert list(scene.game.moves) == ["B2", "B1", "A1"]


def test_a_bots_move_waits_while_the_reader_looks_back() -> None:
    scene = nim_scene("C1", bots={"Bob": Taker("A1")})
    scene.do(act.Last())
    thought = think(scene)
    scene.do(act.Back())
    scene.do(act.Answered(thought.number, Outcome.of(thought.think)))
    assert list(scene.game.moves) == ["C1"]
    assert "Bob" in scene.bots.news
    scene.do(act.Last())
    assert list(scene.game.moves) == ["C1", "A1"]


def test_a_bot_that_fails_leaves_its_move_to_a_person() -> None:
    scene = nim_scene(bots={"Ann": Taker("Z9")})
    thought = think(scene)
    scene.do(act.Answered(thought.number, Outcome.of(thought.think)))
    assert "Z9" in scene.trouble
    scene.do(act.Click("A"))
    scene.do(act.Click("1"))
    assert scene.game.moves == ("A1",)


def test_a_seat_given_away_in_the_middle_of_a_choice_drops_the_choice() -> None:
    scene = nim_scene()
    scene.do(act.Click("A"))
    scene.do(act.Seat(1, "greedy"))
    assert scene.state.chosen == ()
    thinking = EN.say("widget.bot_thinking", player="Ann")
    assert scene.prompt == f"{EN.say('widget.seat_given')} {thinking}"
    scene.do(act.Answered(think(scene).number, Outcome.of(think(scene).think)))
    assert len(scene.game.events) == 1
    assert EN.say("widget.seat_given") not in scene.prompt, "it has been said long enough"


def test_another_seat_given_away_leaves_the_choice() -> None:
    scene = nim_scene()
    scene.do(act.Click("A"))
    scene.do(act.Seat(2, "greedy"))
    assert (scene.state.chosen, scene.state.notice) == (("A",), "")


@pytest.mark.parametrize("choose", [act.Choose(("A", "1")), act.PlayChosen(), act.ChooseNext("A")])
def test_nobody_chooses_for_a_bot(choose: act.Action) -> None:
    scene = nim_scene(bots={"Ann": "greedy"})
    scene.do(choose)
    assert (scene.state.chosen, scene.game.events) == ((), ())


def test_nobody_rolls_for_a_bot() -> None:
    scene = pig_scene(bots={"Ann": "greedy"})
    scene.do(act.Roll())
    assert scene.game.events == ()


def test_a_level_that_does_not_exist_changes_nothing() -> None:
    scene = nim_scene(bots={"Bob": "greedy"})
    scene.do(act.Seat(2, "brilliant"))
    assert scene.bots.seats.level(2) == "greedy"
    assert "brilliant" in scene.trouble
