"""Positions drawn at random: the same from the same seed on every platform."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from clans_widget.clann import Course, Event, Position
from clans_widget.clann.rules.dice import BLACK, BLACK_FACES, FACES
from clans_widget.clann.rules.legal import moves_of
from clans_widget.clann.rules.seats import FEWEST_PLAYERS, MOST_PLAYERS
from clans_widget.clann.rules.using import uses
from clans_widget.core.chance import below
from clans_widget.quiz.wish import drawn

SIDES = (*BLACK_FACES, BLACK)
"""The black die has six sides, and two of them are black."""


def random_game(
    chance: Random, course: Course | None = None, *, players: int | None = None
) -> Iterator[Position]:
    """The positions of a game whose players use the dice at random, from start to end.

    First a die and who uses it are drawn, then where what is put down goes.

    Parameters
    ----------
    chance : Random
    course : Course, optional
        The standard one by default.
    players : int, optional
        Drawn from 2 to 4 by default.

    Examples
    --------
    >>> from clans_widget.core.chance import lots
    >>> game = list(random_game(lots(7, "example")))
    >>> game[0].phase, game[-1].is_over
    ('choose', True)
    """
    seats = FEWEST_PLAYERS + below(MOST_PLAYERS - FEWEST_PLAYERS + 1, chance)
    position = Position.start(course, players=players or seats)
    yield position
    while not position.is_over:
        position = _next(position, chance).position
        yield position


def _next(position: Position, chance: Random) -> Event:
    if position.can_roll:
        return rolled(position, chance)
    if position.phase != "use":
        return position.play(drawn(position.legal_moves(), chance))
    use = drawn(tuple(uses(position)), chance)
    return position.play(drawn(moves_of(position, use), chance))


def rolled(position: Position, chance: Random) -> Event:
    """A roll of the dice that are to be rolled."""
    kind = position.dice_to_roll
    ordinary = [drawn(FACES, chance) for _ in range(kind.count("o"))]
    return position.roll(ordinary, drawn(SIDES, chance) if "s" in kind else None)
