"""Which questions a worksheet from a seed asks: about positions of games played at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, Final

from clans_widget.clann import Event, Game, Position, exercises
from clans_widget.clann.exercises import Exercise, ExerciseError, goals

PLAN: Final = (
    "again",
    "movers",
    "carried",
    "brings_in",
    "reason",
    "sends_home",
    "movers",
    "knight_strikes",
    "reason",
    "pushes_knight",
)
"""The kinds of questions and goals, easy ones first."""

_FIRST: Final = 40
"""So many rolls and moves are played before a question is looked for."""


def sheet(seed: int) -> Sequence[Exercise[Any]]:
    """The questions of a worksheet: the same from the same seed.

    Examples
    --------
    >>> [exercise.kind for exercise in sheet(7)][:4]
    ['again', 'movers', 'carried', 'move']
    """
    return [fresh(kind, f"{seed} {number}") for number, kind in enumerate(PLAN, 1)]


def fresh(kind: str, seed: str) -> Exercise[Any]:
    """A question of a kind, about the first position of a game that has an answer to it."""
    number = 0
    while True:
        chance = Random(f"{seed} {number}")
        for event in _played(chance):
            try:
                return _MADE[kind](event, chance)
            except ExerciseError:
                continue
        number += 1


def _played(chance: Random) -> Iterator[Event]:
    """What happens in a random game after its beginning."""
    game = Game.new(players=["1", "2"], seed=chance.randrange(2**31))
    while not game.position.is_over:
        if game.position.dice_to_roll:
            event = game.roll()
        else:
            event = game.play(chance.choice(game.position.legal_moves()))
        if len(game.events) > _FIRST:
            yield event


def _again(event: Event, chance: Random) -> Exercise[Any]:
    """A roll, three times in four one with dice that match."""
    position = event.position
    if position.dice_to_roll != "oos":
        raise ExerciseError("clann.exercise.error.no_way")
    one, other = chance.randint(1, 6), chance.randint(1, 6)
    black = chance.choice((other, "k")) if other in (1, 2, 5, 6) else "k"
    return exercises.RolledAgain(position, (one, chance.choice((one, other))), black)


def _movers(event: Event, chance: Random) -> Exercise[Any]:
    return exercises.Movers(event.position, _die(event.position, chance))


def _carried(event: Event, chance: Random) -> Exercise[Any]:
    return exercises.Carried(event.position, die=_die(event.position, chance))


def _reason(event: Event, chance: Random) -> Exercise[Any]:
    """Why a die cannot move somebody who is not the first to be asked about."""
    die, who = _die(event.position, chance), chance.choice("1234N")
    return exercises.WhyNot(event.position, f"{die}-{who}")


def _die(position: Position, chance: Random) -> int:
    if not position.dice.left:
        raise ExerciseError("clann.exercise.error.no_way")
    return chance.choice(position.dice.left)


def _goal(name: str) -> Callable[[Event, Random], Exercise[Any]]:
    def made(event: Event, chance: Random) -> Exercise[Any]:
        del chance
        if not event.position.dice.left:
            raise ExerciseError("clann.exercise.error.no_way")
        return exercises.FindMove(event.position, getattr(goals, name)())

    return made


_MADE: Final[Mapping[str, Callable[[Event, Random], Exercise[Any]]]] = {
    "again": _again,
    "movers": _movers,
    "carried": _carried,
    "reason": _reason,
    **{
        name: _goal(name) for name in ("brings_in", "sends_home", "knight_strikes", "pushes_knight")
    },
}
