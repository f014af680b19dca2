"""A scene is plain data and actions: nothing here needs a widget, a loop or a browser."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

from clans_widget.arena.asking import Outcome
from clans_widget.arena.player import Candidate
from clans_widget.core.errors import Refusal
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from clans_widget.stage.state import PAUSES, Settings, State
from clans_widget.words import LANGUAGES, words
from tests.stage.toy_scenes import Advising, Taker, nim_scene, pig_scene, think, tick
from tests.toys import nim


def test_no_widget_is_loaded_with_a_scene() -> None:
    code = "import sys, clans_widget.stage.scene, clans_widget.quiz.scene; print(*sys.modules)"
    python = [sys.executable, "-c", code]
    loaded = subprocess.run(python, check=True, capture_output=True, text=True).stdout.split()
    assert "clans_widget.stage.scene" in loaded
    assert not {"ipywidgets", "ipycanvas", "anywidget", "IPython", "pandas"}.intersection(loaded)


ACTIONS = [
    *(act.GoTo(3), act.Next(), act.Back(), act.Last(), act.Autoplay(True), act.Ticked(7)),
    act.Settle({"language": "fr", "motion": False}),
    *(act.Click("A"), act.Click(None), act.Point("B"), act.Choose(("A", "2"))),
    *(act.ChooseNext("A"), act.ChooseAnyOrder(), act.PlayChosen(), act.Roll()),
    *(act.Undo(), act.Redo(), act.Enter(1), act.Leave(), act.NewGame(2), act.Seat(1, "greedy")),
    act.CatchUp(),
    *(act.Toggle("card.1"), act.AskForHint()),
]


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: type(action).__name__)
def test_actions_come_back_from_json(action: act.Action) -> None:
    assert act.action_from(json.loads(json.dumps(action.to_json()))) == action


def test_every_action_but_an_answer_is_looked_at_here() -> None:
    known = {thing for thing in vars(act).values() if isinstance(thing, type)}
    kinds = {kind for kind in known if issubclass(kind, act.Action)}
    assert {type(action) for action in ACTIONS} == kinds - {act.Action, act.Answered}


@pytest.mark.parametrize(
    ("outcome", "told"),
    [(Outcome("A1"), "A1"), (Outcome(17), "17"), (Outcome(), None), (None, None)],
)
def test_of_an_answer_json_tells_the_text(outcome: Any, told: str | None) -> None:
    data = {"action": "Answered", "request": 3, "outcome": told}
    assert act.Answered(3, outcome).to_json() == data
    assert act.action_from(json.loads(json.dumps(data))) == act.Answered(3, told)


def test_a_state_comes_back_from_json() -> None:
    state = State(
        *(3, True, ("A",), ("A", "9"), "B", Marks(highlights=("A",), arrows=(("A", "B"),))),
        *(("card.1",), (2, 0), "widget.over", Settings("nl", "slow", motion=False, projector=True)),
    )
    assert State.from_json(json.loads(json.dumps(state.to_json()))) == state


def test_a_scene_is_wholly_in_its_state_and_its_game() -> None:
    """The state goes through JSON between any two actions, and nothing is lost."""
    told = [
        {"action": "Last"},
        {"action": "Click", "place": "C"},
        {"action": "Click", "place": "9"},
    ]
    one, other = nim_scene("A1"), nim_scene("A1")
    for data in told:
        one.do(act.action_from(data))
        other.state = State.from_json(json.loads(json.dumps(other.state.to_json())))
        other.do(act.action_from(data))
    assert (one.state, one.prompt, one.trouble) == (other.state, other.prompt, other.trouble)
    assert one.picture().svg() == other.picture().svg()


def test_a_refused_click_changes_nothing_but_what_is_said() -> None:
    scene = nim_scene()
    for place in ("A", "5"):
        scene.do(act.Click(place))
    assert (scene.state.chosen, scene.state.attempt) == (("A",), ("A", "5"))
    assert "N1" in scene.trouble
    assert scene.game.events == ()
    scene.do(act.Click("3"))
    assert (scene.state.attempt, scene.trouble) == ((), "")
    assert scene.game.position.heaps == (0, 4, 5)


def test_steps_are_played_by_themselves_at_the_readers_pace() -> None:
    scene = nim_scene("A1", "B1")
    scene.do(act.Settle({"pace": "slow", "motion": False}))
    scene.do(act.Autoplay(True))
    assert scene.step == 1
    assert scene.requests[0].after == PAUSES["slow"]
    tick(scene)
    assert (scene.step, scene.state.playing) == (2, True)
    tick(scene)
    assert (scene.requests, scene.state.playing) == ((), False)


def test_motion_lasts_before_the_pause_begins() -> None:
    scene = nim_scene("A1")
    scene.do(act.Autoplay(True))
    assert scene.motion > 0
    assert scene.requests[0].after == scene.motion + PAUSES["medium"]


def test_a_tick_that_comes_too_late_moves_nothing() -> None:
    scene = nim_scene("A1", "B1", "C1")
    scene.do(act.Autoplay(True))
    late = scene.requests[0].number
    scene.do(act.Autoplay(False))
    scene.do(act.Ticked(late))
    assert scene.step == 1


def test_a_tick_of_an_earlier_play_moves_nothing_in_a_later_one() -> None:
    scene = nim_scene("A1", "B1", "C1")
    scene.do(act.Autoplay(True))
    late = scene.requests[0].number
    scene.do(act.Autoplay(False))
    scene.do(act.Autoplay(True))
    assert scene.step == 2
    scene.do(act.Ticked(late))
    assert scene.step == 2


def test_any_step_ends_what_goes_by_itself() -> None:
    scene = nim_scene("A1", "B1", "C1")
    scene.do(act.Autoplay(True))
    scene.do(act.Back())
    assert (scene.step, scene.requests, scene.state.playing) == (0, (), False)


def test_what_a_cell_does_to_the_game_is_come_to_terms_with() -> None:
    scene = nim_scene("A1", "B1")
    scene.do(act.Last())
    scene.do(act.Choose(("C",)))
    scene.game.undo()
    scene.do(act.Point(None))
    assert (scene.step, scene.state.chosen) == (1, ())
    scene.game.play("C5")
    scene.do(act.Last())
    assert scene.moment.position.heaps == (2, 4, 0)


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


def test_chance_is_an_action_too_and_comes_back_as_it_was() -> None:
    scene = pig_scene()
    scene.do(act.Roll())
    scene.do(act.Roll())
    rolled = scene.game.moves
    scene.do(act.Undo())
    scene.do(act.Redo())
    assert scene.game.moves == rolled


def test_what_an_authors_function_raises_is_kept_and_harms_nothing() -> None:
    scene = nim_scene()

    def fail(_: object) -> None:
        raise LookupError("no board")

    scene.when_played(fail)
    scene.do(act.Click("A"))
    scene.do(act.Click("1"))
    assert "LookupError: no board" in scene.failures
    assert scene.game.moves == ("A1",)


def test_a_hint_for_an_earlier_question_is_not_shown() -> None:
    scene = Scene(Advising(), nim.Nim(["Ann", "Bob"], nim.Position()))
    scene.do(act.AskForHint())
    first = think(scene)
    scene.do(act.AskForHint())
    assert scene.requests == ()
    scene.do(act.AskForHint())
    scene.do(act.Answered(first.number, Outcome((Candidate("C5", 0),))))
    assert advised(scene) == []
    second = think(scene)
    scene.do(act.Answered(second.number, Outcome.of(second.think)))
    assert advised(scene) == ["A1", "B2"]


def advised(scene: Scene) -> list[str]:
    return [each.move for each in scene.hints.advised]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_is_dropped_when_the_game_goes_on_elsewhere_and_the_reader_is_told(
    language: str,
) -> None:
    scene = nim_scene(language=language)
    scene.do(act.Click("A"))
    scene.game.play("A1")
    told = words(language).say("widget.choice_dropped")
    assert scene.prompt.startswith(told)
    assert (scene.state.chosen, scene.moves.marks) == ((), NO_MARKS)
    scene.do(act.CatchUp())
    assert scene.prompt.startswith(told)
    scene.do(act.Click("B"))
    assert told not in scene.prompt


def test_a_choice_that_comes_with_the_news_is_a_new_one() -> None:
    scene = nim_scene()
    scene.do(act.Click("A"))
    scene.game.play("A1")
    scene.game.play("A1")
    scene.do(act.Last())
    scene.do(act.Click("B"))
    assert scene.state.chosen == ("B",)


def test_moves_taken_back_elsewhere_are_not_shown_any_more() -> None:
    scene = nim_scene("A1", "B1")
    scene.do(act.Last())
    scene.game.undo()
    assert (scene.step, scene.moment.position) == (1, scene.game.position)
    assert scene.prompt.startswith(words("en").say("widget.taken_back"))


def test_moves_taken_back_that_are_not_shown_are_no_news() -> None:
    scene = nim_scene("A1", "B1")
    scene.game.undo()
    assert (scene.step, scene.state.notice) == (0, "")


def test_a_seat_given_away_in_the_middle_of_a_choice_drops_the_choice() -> None:
    scene = nim_scene()
    scene.do(act.Click("A"))
    scene.do(act.Seat(1, "greedy"))
    assert scene.state.chosen == ()
    assert scene.prompt.startswith(words("en").say("widget.seat_given"))
    scene.do(act.Answered(think(scene).number, Outcome.of(think(scene).think)))
    assert len(scene.game.events) == 1


def test_another_seat_given_away_leaves_the_choice() -> None:
    scene = nim_scene()
    scene.do(act.Click("A"))
    scene.do(act.Seat(2, "greedy"))
    assert (scene.state.chosen, scene.state.notice) == (("A",), "")


def test_a_new_game_on_an_unplayed_one_is_shown_at_once() -> None:
    scene = nim_scene()
    before = scene.moment
    scene.open(nim.Nim(["Ann", "Bob"], nim.Position((1, 0, 0))), 0)
    assert before.position.heaps == (3, 4, 5)
    assert scene.moment.position.heaps == (1, 0, 0)


@pytest.mark.parametrize("choose", [act.Choose(("A", "1")), act.PlayChosen(), act.ChooseNext("A")])
def test_nobody_chooses_for_a_bot(choose: act.Action) -> None:
    scene = nim_scene(bots={"Ann": "greedy"})
    scene.do(choose)
    assert (scene.state.chosen, scene.game.events) == ((), ())


def test_nobody_rolls_for_a_bot() -> None:
    scene = pig_scene(bots={"Ann": "greedy"})
    scene.do(act.Roll())
    assert scene.game.events == ()


def test_a_test_of_the_author_that_fails_is_told_and_the_move_not_made() -> None:
    scene = nim_scene()
    scene.moves.restrict(lambda _, __: bool(1 / 0), "")
    scene.do(act.Click("A"))
    scene.do(act.Click("1"))
    assert scene.game.events == ()
    assert "A1" in scene.trouble
    assert "ZeroDivisionError" in scene.failures
    with pytest.raises(Refusal) as caught:
        scene.play("A1")
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    scene.moves.restrict(None, "")
    scene.do(act.Click("B"))
    assert (scene.trouble, scene.failures) == ("", "")


def test_a_search_for_a_hint_that_fails_is_told() -> None:
    scene = nim_scene()
    scene.do(act.AskForHint())
    scene.do(act.Answered(think(scene).number, Outcome(error=MemoryError("of the kernel"))))
    assert "MemoryError" in scene.trouble
    assert scene.requests == ()


def test_steps_that_play_by_themselves_stop_when_an_authors_function_goes_on() -> None:
    scene = nim_scene("A1")
    scene.when_shown(lambda: scene.play("B1"))
    scene.do(act.Autoplay(True))
    assert (scene.state.playing, scene.requests) == (False, ())


@pytest.mark.parametrize("seats", [0, 1, 3, 99])
def test_a_new_game_for_more_than_may_play_is_refused_and_changes_nothing(seats: int) -> None:
    scene = nim_scene("A1")
    before = scene.game
    scene.do(act.NewGame(seats))
    assert scene.game is before
    assert str(seats) in scene.trouble


def test_a_level_that_does_not_exist_changes_nothing() -> None:
    scene = nim_scene(bots={"Bob": "greedy"})
    scene.do(act.Seat(2, "brilliant"))
    assert scene.bots.seats.level(2) == "greedy"
    assert "brilliant" in scene.trouble


def test_a_variation_that_is_not_offered_is_not_entered() -> None:
    scene = nim_scene("A1")
    scene.do(act.Enter(0))
    assert not scene.variations.is_away


@pytest.mark.parametrize(
    ("names", "viewer", "seats", "players"),
    [
        ("Ann Bob", "Ann", 2, "Ann Bob"),
        ("Ann Bob", None, 3, "1 2 3"),
        ("Ann Bob", "Ann", 3, "Ann 2 3"),
        ("Ann Bob", "Bob", 4, "1 Bob 3 4"),
        ("Ann Bob Cid", "Cid", 2, "1 Cid"),
        ("1 3", "3", 4, "1 3 5 4"),
    ],
)
def test_who_looks_plays_on_in_a_new_game(
    names: str, viewer: str | None, seats: int, players: str
) -> None:
    def named(text: str) -> list[str]:
        return [f"Player {name}" if name.isdecimal() else name for name in text.split()]

    many = ManyProduction()
    game = nim.Nim(named(names), nim.Position())
    seen_by = named(viewer)[0] if viewer else None
    scene = Scene(many, game, seen_by=seen_by)
    scene.do(act.NewGame(seats))
    assert list(scene.game.players) == named(players)
    assert scene.seen_by == seen_by
    assert scene.told


def test_who_looks_takes_the_last_seat_from_a_bot() -> None:
    game = nim.Nim(["Ann", "Bob", "Cid"], nim.Position())
    scene = Scene(ManyProduction(), game, seen_by="Cid", bots={"Bob": "greedy"})
    scene.do(act.NewGame(2))
    assert scene.game.players == ("Player 1", "Cid")
    assert 2 not in scene.bots.seats


class ManyProduction(nim.NimProduction):
    """Nim for up to four; the moves are of two."""

    seats = (2, 3, 4)
