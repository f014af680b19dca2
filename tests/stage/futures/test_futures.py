"""Two futures side by side: what is seen of them, and that nothing happens to the game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from clans_widget.core.chance import Roll
from clans_widget.core.errors import GameError, IllegalMove, NotationError, Refusal
from clans_widget.core.marks import Marks
from clans_widget.core.table import Table
from clans_widget.stage import actions as act
from clans_widget.stage.futures import Futures
from clans_widget.stage.production import Pointing
from clans_widget.stage.sight import Caption
from clans_widget.stage.write_state import read_state, write_state
from clans_widget.words import LANGUAGES, words
from tests.stage.futures.scenes import Telling, nim_futures, pig_futures
from tests.stage.toy_scenes import tick
from tests.toys import nim, pig

EN = words("en")

SHORT = nim.Position((3, 0, 0))
"""Who takes three stones wins, and that is a step more."""


def heaps(scene: Futures, step: int | None = None) -> list[Any]:
    return [moment.position.heaps for moment in scene.moments(step)]


# Walking


def test_each_click_on_next_takes_both_a_step_further() -> None:
    scene = nim_futures("A1", "B4")
    assert (scene.step, scene.count, heaps(scene)) == (0, 1, [(3, 4, 5)] * 2)
    scene.do(act.Next())
    assert (scene.step, heaps(scene)) == (1, [(2, 4, 5), (3, 0, 5)])
    scene.do(act.Next())
    assert scene.at_end
    scene.do(act.Back())
    assert (scene.step, heaps(scene)) == (0, [(3, 4, 5)] * 2)


def test_where_one_has_nothing_to_go_with_a_step_it_waits() -> None:
    scene = nim_futures("A1", "A3", start=SHORT)
    names = [tuple(step and step.name for step in pair) for pair in scene.steps]
    assert names == [("StonesTaken", "StonesTaken"), (None, "GameWon")]
    assert [scene.stop(k) for k in range(3)] == [(0, 0), (1, 1), (1, 2)]
    assert [[scene.waits(n, k) for n in (0, 1)] for k in range(3)] == [
        [False, False],
        [False, False],
        [True, False],
    ]
    scene.do(act.Last())
    assert (scene.waits(0), scene.waits(1), scene.stop()) == (True, False, (1, 2))


def test_what_was_played_before_is_not_walked_through() -> None:
    scene = nim_futures("A1", "B4", "C5", "A2")
    assert scene.count == 1
    assert heaps(scene, 0) == [(1, 4, 0)] * 2
    assert heaps(scene, 1) == [(0, 4, 0), (1, 0, 0)]
    assert scene.moment_at(1).position == scene.moments(1)[0].position


def test_the_game_may_go_on_and_nothing_changes_here() -> None:
    game = nim.Nim(["Ann", "Bob"], nim.Position())
    scene = Futures(Telling(), game, ("A1", "B4"))
    scene.do(act.Last())
    assert game.events == ()
    game.play("C5")
    assert (scene.step, heaps(scene)) == (1, [(2, 4, 5), (3, 0, 5)])
    assert scene.state.notice == ""


def test_steps_are_played_by_themselves() -> None:
    scene = nim_futures("A1", "A3", start=SHORT)
    scene.do(act.Autoplay(on=True))
    assert scene.step == 1
    tick(scene)
    assert scene.step == 2
    tick(scene)
    assert (scene.requests, scene.state.playing) == ((), False)


def test_a_walk_may_begin_in_the_middle() -> None:
    assert heaps(nim_futures("A1", "B4", step=1)) == [(2, 4, 5), (3, 0, 5)]


# Moves, and what cannot be one


def test_moves_may_be_given_as_text_or_as_such() -> None:
    scene = pig_futures("hold", Roll(("5",)), "[4]")
    assert [future.move for future in scene.futures] == ["hold", Roll(("5",))]
    assert scene.state.compared == ("hold", "[5]")
    scene.do(act.Last())
    assert [m.position.scores for m in scene.moments()] == [(4, 0), (0, 0)]
    assert [m.position.turn for m in scene.moments()] == [0, 9]


def test_two_rolls_can_be_compared() -> None:
    scene = pig_futures("[5]", "[1]", "[4]")
    names = [tuple(step and step.name for step in pair) for pair in scene.steps]
    assert names == [("DieRolled", "DieRolled"), (None, "TurnLost")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("side", [0, 1])
def test_what_cannot_be_played_is_refused_by_name_and_side(language: str, side: int) -> None:
    moves = ["A1", "A1"]
    moves[side] = "B9"
    with pytest.raises(Refusal) as refused:
        nim_futures(moves[0], moves[1])
    which = ("futures.refused_first", "futures.refused_second")[side]
    why = nim.NotThatMany("B", 4)
    assert refused.value.key == which
    told = words(language).say(which, move="B9", why=why.in_language(language))
    assert refused.value.in_language(language) == told
    assert isinstance(refused.value.__cause__, IllegalMove)


def test_what_cannot_be_rolled_is_refused() -> None:
    game = pig.Pig(["Ann", "Bob"], pig.Position((20, 0)), seed=3)
    with pytest.raises(Refusal, match="nothing to roll"):
        Futures(pig.PigProduction(), game, ("[5]", "[4]"))
    with pytest.raises(GameError):
        game.imagine("[5]")


def test_who_looks_must_play() -> None:
    with pytest.raises(GameError, match="Eve"):
        nim_futures("A1", "B4", seen_by="Eve")
    scene = nim_futures("A1", "B4", seen_by="Bob")
    assert {moment.seen_by for moment in scene.moments()} == {"Bob"}


# What is seen


def test_the_beginning_points_at_the_moves_and_later_steps_at_what_differs() -> None:
    production = Telling()
    scene = nim_futures("A1", "B4", "C5", production=production)
    scene.pictures()
    assert production.asked == [
        (1, Pointing(Marks(highlights=("A",)), choosing=True), 1.0),
        (1, Pointing(Marks(highlights=("B",)), choosing=True), 1.0),
    ]
    production.asked.clear()
    scene.do(act.Next())
    scene.pictures()
    both = Marks(highlights=("A", "B"))
    assert production.asked == [(2, Pointing(both), 1.0)] * 2
    production.asked.clear()
    scene.pictures(step=0)
    assert [pointing.choosing for _, pointing, _ in production.asked] == [True, True]


def test_pictures_are_laid_out_to_stand_side_by_side() -> None:
    production = Telling()
    nim_futures("A1", "B4", production=production).picture()
    assert production.laid_out == "low"
    nim_futures("A1", "B4", production=production, layout="high").picture()
    assert production.laid_out == "high"


def test_what_the_author_points_at_comes_first() -> None:
    production = Telling()
    scene = nim_futures("A1", "B4", production=production)
    own = Marks(highlights=("C",))
    scene.mark(own)
    scene.pictures()
    assert production.asked == [(0, Pointing(own, choosing=True), 1.0)] * 2
    production.asked.clear()
    scene.pictures(step=1)
    assert production.asked == [(1, Pointing(own), 1.0)] * 2


def test_who_waits_does_not_move() -> None:
    production = Telling()
    scene = nim_futures("A1", "A3", production=production, start=SHORT)
    scene.do(act.Last())
    scene.pictures(0.25)
    assert [progress for *_, progress in production.asked] == [1.0, 0.25]


def test_a_step_moves_as_long_as_the_longer_of_both() -> None:
    scene = nim_futures("A1", "A3", start=SHORT)
    assert [scene.seconds(k) for k in range(3)] == [0, 3, 10]
    assert [nim_futures("A3", "A1", start=SHORT).seconds(k) for k in (1, 2)] == [3, 10]
    assert [nim_futures("A1", "A2").seconds(k) for k in (0, 1)] == [0, 2]
    scene.do(act.Next())
    assert scene.motion == 3


def test_a_motion_ends_when_one_goes_back() -> None:
    scene = nim_futures("A1", "B4")
    scene.do(act.Next())
    scene.do(act.Back())
    assert scene.motion == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_future_has_a_caption_and_at_the_beginning_says_how_it_goes_on(language: str) -> None:
    scene = nim_futures("A1", "A3", start=SHORT, language=language)
    speak = words(language)
    first = Caption("", speak.say("widget.beginning", next=speak.say("control.next")))
    assert scene.captions() == (first, first)
    taken = "nim.caption.StonesTaken"
    one, three = (
        Caption("N1", speak.say(taken, player="Ann", heap="A", count=count)) for count in (1, 3)
    )
    assert scene.captions(1) == (one, three)
    scene.do(act.Last())
    won = Caption("N2", speak.say("nim.caption.GameWon", player="Ann", heap="A", count=3))
    assert scene.captions() == (one, won)


def test_the_language_can_be_changed_and_is_that_of_both() -> None:
    scene = nim_futures("A1", "A3")
    scene.do(act.Last())
    english = scene.captions()
    scene.do(act.Settle({"language": "fr"}))
    assert scene.captions() != english
    assert {future.voice.code for future in scene.futures} == {"fr"}


def test_an_edition_is_that_of_both() -> None:
    edition = (("nim.caption.StonesTaken", "control.hint"),)
    scene = nim_futures("A1", "A2", edition=edition, step=1)
    assert [said.text for said in scene.captions()] == [EN.say("control.hint")] * 2


def test_what_differs_and_what_it_comes_to() -> None:
    scene = nim_futures("A1", "B4")
    assert scene.differences() == ()
    assert scene.outcome().rows == {"A": (3, 3, 0), "B": (4, 4, 0), "C": (5, 5, 0)}
    assert scene.differences(1) == ("A", "B")
    scene.do(act.Last())
    assert scene.differences() == ("A", "B")
    assert scene.outcome() == Table(
        "heap",
        ("first", "second", "difference"),
        {"A": (2, 3, 1), "B": (4, 0, -4), "C": (5, 5, 0)},
    )


def test_a_game_that_says_nothing_has_plain_names_and_no_differences() -> None:
    scene = nim_futures("A1", "B4", production=nim.NimProduction())
    assert scene.names == ("A1", "B4")
    assert scene.differences(1) == ()


def test_names_tell_the_futures_apart() -> None:
    scene = nim_futures("A1", "B4")
    assert scene.names == ("A1 and not B4", "B4 and not A1")
    assert scene.title == "Two futures. 1: A1 and not B4. 2: B4 and not A1."
    assert scene.name == "nim-compare"


def test_a_text_says_where_both_are() -> None:
    scene = nim_futures("A1", "A3", start=SHORT, step=1)
    assert scene.told == (
        "Two futures. 1: A1 and not A3. 2: A3 and not A1. Step 1 of 2.\n1: 2,0,0 2\n2: 0,0,0 2"
    )


def test_both_pictures_are_one_picture_with_both_names() -> None:
    scene = nim_futures("A1", "B4", step=1)
    whole, (first, second) = scene.picture(), scene.pictures()
    assert whole.width > first.width + second.width
    assert whole.title == scene.title
    headings = [text.text for text in whole.layer("headings").shapes if hasattr(text, "text")]
    assert headings == ["1. A1 and not B4", "2. B4 and not A1"]
    assert whole.svg() != scene.picture(step=0).svg()
    assert whole.svg() == scene.picture(step=1).svg()


# As data


def test_the_state_is_data_and_says_all() -> None:
    scene = nim_futures("A1", "A3", start=SHORT)
    for action in (act.Next(), act.Settle({"language": "nl", "pace": "slow"}), act.Next()):
        scene.do(act.action_from(json.loads(json.dumps(action.to_json()))))
    stored = json.loads(json.dumps(write_state(scene.state, scene.production)))
    state = read_state(stored, scene.production)
    again = nim_futures(*state.compared, start=SHORT, state=state)
    assert (again.told, again.state) == (scene.told, scene.state)


def test_functions_of_the_author_are_called_at_each_step() -> None:
    scene, seen = nim_futures("A1", "A3", start=SHORT), []
    scene.when_shown(lambda: seen.append(scene.step))
    scene.do(act.Next())
    scene.do(act.Last())
    assert seen == [1, 2]


def test_text_that_is_no_move_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        pig_futures("[5]", "stand on the head", "[4]")
    assert refused.value.key == "futures.refused_second"
    assert not isinstance(refused.value, NotationError)
