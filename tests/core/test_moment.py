"""A moment: what is true at a step, also in the middle of an event."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

import pytest

from clans_widget.core.moment import Moment
from clans_widget.core.records.record import Note
from clans_widget.core.step import Step
from tests.core.climb import Climb, climb, climbed


def two_turns() -> Climb:
    """Six steps: a die, a tower, the end of a turn, and again; with a note on each event."""
    game = climb()
    game.annotate("begin")
    for number in (1, 2):
        game.roll()
        game.annotate(f"roll {number}")
        game.play(f"up{number}", comment=f"move {number}")
    return game


def test_at_the_beginning_nothing_has_happened() -> None:
    game = two_turns()
    moment = Moment.of(game, 0)
    assert (moment.step, moment.past, moment.events, moment.to_come) == (None, (), (), ())
    assert (moment.position, moment.mover, moment.ply) == (game.start, 1, 0)
    assert (moment.number, moment.count, moment.is_last) == (0, 6, False)
    assert moment.note == Note("begin")


@pytest.mark.parametrize("number", range(1, 7))
def test_at_a_step_just_that_has_happened(number: int) -> None:
    game = two_turns()
    moment = Moment.of(game, number)
    assert moment.past == game.steps[:number]
    assert moment.step == game.steps[number - 1]
    assert moment.position == moment.step.position
    assert moment.is_last == (number == 6)


def test_an_event_is_cut_at_the_step() -> None:
    game = two_turns()
    moment = Moment.of(game, 2)
    rolled, moved = game.events[:2]
    assert moment.events == (rolled, moved._replace(steps=moved.steps[:1]))
    assert moment.to_come == moved.steps[1:]
    assert moment.ply == 2


@pytest.mark.parametrize("number", range(7))
def test_an_event_that_is_over_is_the_games_own(number: int) -> None:
    """Not a copy: whoever has worked something out about it may keep that."""
    game = two_turns()
    moment = Moment.of(game, number)
    over = moment.events[:-1] if moment.to_come else moment.events
    assert [id(event) for event in over] == [id(event) for event in game.events[: len(over)]]


def test_until_an_event_is_over_it_is_the_turn_of_whoever_acts() -> None:
    """The tower has grown, the turn has not yet ended; then it is the other's."""
    movers = [Moment.of(two_turns(), number).mover for number in range(7)]
    assert movers == [1, 1, 1, 2, 2, 2, 1]


def test_an_event_is_settled_when_all_its_steps_have_happened() -> None:
    moments = [Moment.of(two_turns(), number) for number in range(7)]
    assert [moment.ply for moment in moments] == [0, 1, 2, 2, 3, 4, 4]
    assert [moment.settled for moment in moments] == [0, 1, 1, 2, 3, 3, 4]
    assert [moment.decided_at for moment in moments] == [0, 1, 1, 3, 4, 4, 6]


def test_a_game_is_over_when_all_steps_of_its_last_event_have_happened() -> None:
    game = climb(seed=1)
    while not game.position.is_over:
        game.roll()
        game.play("up1")
    last = len(game.events[-1].steps)
    assert last > 1
    over = [Moment.of(game, number).is_over for number in range(len(game.steps) + 1)]
    assert over == [False] * len(game.steps) + [True]


@dataclass(frozen=True)
class GameWon(Step):
    ends_game: ClassVar[bool] = True


def test_after_the_step_that_ends_it_a_game_is_over_also_while_more_is_to_come() -> None:
    moment = Moment.of(two_turns(), 5)
    *before, last = moment.events
    won = (*last.steps, GameWon(moment.position))
    decided = replace(moment, number=6, events=(*before, last._replace(steps=won)))
    assert moment.to_come
    assert (moment.is_over, moment.decided_at) == (False, 4)
    assert (decided.is_over, decided.decided_at) == (True, 4)


def test_a_note_is_told_when_its_event_is_over() -> None:
    notes = [Moment.of(two_turns(), number).note.comment for number in range(7)]
    assert notes == ["begin", "roll 1", "", "move 1", "roll 2", "", "move 2"]


@pytest.mark.parametrize(("asked", "given"), [(None, 6), (99, 6), (-1, 0)])
def test_a_step_that_is_not_there_is_the_nearest(asked: int | None, given: int) -> None:
    assert Moment.of(two_turns(), asked).number == given


def test_who_looks_and_who_plays_are_told() -> None:
    moment = Moment.of(climbed(1), seen_by="Bob")
    assert (moment.players, moment.seen_by) == (("Ann", "Bob"), "Bob")
    pointed = moment.pointing(Note("Look!"))
    assert pointed.note == Note("Look!")
    assert pointed.pointing(moment.note) == moment
