"""Which games a tournament has: with the same deals, everybody plays every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any, TypeVar

from clans_widget.arena.contest import Contest
from clans_widget.arena.errors import PlayersError
from clans_widget.core.records.headers import checked_names

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game that is to be played.

    Attributes
    ----------
    setup : int
        Number of the set-up, from 1.
    players : tuple of str
        In the order of their seats.
    deal : object
        One of :meth:`Contest.deals <clans_widget.arena.contest.Contest.deals>`.
    """

    setup: int
    players: tuple[str, ...]
    deal: Any


def fixtures(
    contest: Contest[Any, Any], names: Sequence[str], seats: int, setups: int, seed: int | str
) -> Iterator[Fixture]:
    """The games to play, set-up by set-up, so that an interrupted tournament is fair too."""
    for setup in range(1, setups + 1):
        deals = contest.deals(seats, f"tournament {seed} {setup}")
        for group in combinations(names, seats):
            for chairs in rotations(group):
                for deal in deals:
                    yield Fixture(setup, chairs, deal)


def checked_seats(contest: Contest[Any, Any], names: Sequence[str], seats: int | None) -> int:
    """How many sit in a game: by default all, or as few as may be if all are too many.

    Raises
    ------
    PlayersError
        If so many cannot play, or there are too few players for the seats.
    GameError
        If a name is no name for a player.
    """
    allowed = contest.seats
    if seats is None:
        seats = len(names) if len(names) in allowed else allowed[0]
    if seats not in allowed or len(names) < seats:
        raise PlayersError(
            contest.wrong_seats,
            seats=seats,
            count=len(names),
            fewest=allowed[0],
            most=allowed[-1],
        )
    checked_names(names)
    return seats


def rotations(items: Sequence[T]) -> list[tuple[T, ...]]:
    """A sequence begun at each of its items.

    Examples
    --------
    >>> rotations("abc")
    [('a', 'b', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b')]
    """
    return [(*items[k:], *items[:k]) for k in range(len(items))]
