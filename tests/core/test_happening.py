"""What happens in a game: the number of each roll, events made elsewhere, and who is told."""

from __future__ import annotations

from itertools import count
from typing import Any, ClassVar, NamedTuple

import pytest

from clans_widget.core.chance import Roll
from clans_widget.core.errors import GameError, Refusal
from clans_widget.core.game import Game
from clans_widget.core.records.record import Note, Record
from clans_widget.core.step import Step
from tests.core.climb import Climb, ClimbRecord, Position, climb, climbed, told


class Bare(NamedTuple):
    """An event that does not know its move; nothing says that it has to."""

    before: Position
    steps: tuple[Step, ...]
    position: Position

    @property
    def player(self) -> int:
        return self.before.mover


class BareClimb(Game[Position, Bare]):
    """The same game with such events, and with a die that shows the number of the roll."""

    kind_of_record: ClassVar[type[Record]] = ClimbRecord

    def _event(self, position: Position, move: str) -> Bare:
        event = position.play(move)
        return Bare(event.before, event.steps, event.position)

    def _drawn(self, _position: Position, number: int) -> Roll:
        return Roll((str(number),))

    def _rolled(self, position: Position, roll: Roll) -> Bare:
        event = position.rolled(roll)
        return Bare(event.before, event.steps, event.position)


class Reader:
    """Counts how often it is told that a game has changed."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.told = 0
        game.changed.add(self.look)

    def look(self) -> None:
        self.told += 1


def bare(turns: int) -> BareClimb:
    game = BareClimb(["Ann", "Bob"], Position())
    for _ in range(turns):
        game.roll()
        game.play("up1", comment="Up.")
    return game


def test_rolls_are_counted_from_one() -> None:
    assert [str(move) for move in bare(3).moves] == ["[1]", "up1", "[2]", "up1", "[3]", "up1"]


def test_a_roll_that_is_taken_back_has_the_same_number_again() -> None:
    game = bare(1)
    for _ in range(2):
        assert game.roll().position.die == 2
        game.undo()


def test_the_record_has_the_move_also_of_an_event_that_does_not() -> None:
    game = bare(2)
    assert game.record() == ClimbRecord.from_text(game.to_text())
    assert [note.comment for note in game.notes] == ["", "", "Up.", "", "Up."]
    game.add_variation(["up2"])
    game.undo()
    game.redo()
    assert [str(move) for move in game.branch(4).moves] == ["[1]", "up1", "[2]", "up2"]


def test_a_variation_of_one_move_needs_no_list() -> None:
    game = climbed(1)
    game.add_variation("up2")
    assert [str(entry.move) for entry in game.variations(len(game.events))[0]] == ["up2"]


def test_a_seed_rolls_the_same_with_every_version_and_on_every_platform() -> None:
    rolls = [str(move) for move in climbed(6, seed=1).moves[::2]]
    assert rolls == ["[3]", "[4]", "[6]", "[4]", "[5]", "[2]"]


def test_an_event_that_was_made_elsewhere_happens() -> None:
    game = climb()
    game.roll()
    event = game.position.play("up2")
    assert game.let_happen(event) is event
    assert (game.events[-1], game.moves[-1], game.notes[-1]) == (event, "up2", Note())
    assert game.position == event.position
    assert Climb.from_text(game.to_text()).events == game.events
    assert game.undo() is event


@pytest.mark.parametrize("event", [None, "up1", climbed(1).events[-1], climbed(2).events[0]])
def test_an_event_of_another_position_does_not(event: Any) -> None:
    game = climbed(1)
    before = told(game)
    with pytest.raises(GameError) as caught:
        game.let_happen(event)
    assert caught.value.key == "game.other_position"
    assert told(game) == before


def test_a_note_is_empty_unless_something_is_said() -> None:
    game = climbed(1)
    assert game.notes == (Note(), Note(), Note())
    game.annotate("one")
    game.annotate()
    assert game.notes == (Note(), Note(), Note())


def test_whatever_changes_a_game_is_told_once() -> None:
    game = climb()
    reader, number = Reader(game), count(1)
    for change in (
        game.roll,
        lambda: game.play("up1"),
        game.undo,
        game.redo,
        lambda: game.annotate("So."),
        lambda: game.add_variation(["up2"]),
        game.undo,
        lambda: game.let_happen(game.position.play("up2")),
    ):
        change()
        assert reader.told == next(number)


def test_what_is_refused_is_not_told() -> None:
    game = climb()
    reader = Reader(game)
    for change in (game.undo, game.redo, lambda: game.play("up1"), lambda: game.let_happen(None)):  # type: ignore[arg-type]
        with pytest.raises(Refusal):
            change()
    assert reader.told == 0


def test_a_game_shows_who_plays_how_far_it_is_and_where() -> None:
    game = climbed(1)
    assert repr(game) == f"<Climb: Ann, Bob; 2 turns; {game.position.to_text()}>"
