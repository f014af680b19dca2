"""Which games a tournament has: the same set-ups with every seat and clan for everybody."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from clans_widget.clans import COLORS, Board, Game, Position
from clans_widget.clans.rules.setup import seated
from clans_widget.core.chance import (
    lots,
    shuffled,
)

from .errors import PlayersError

MOST_SEATS: Final = 4


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game that is to be played.

    Attributes
    ----------
    setup : int
        Number of the set-up, from 1.
    players : tuple of str
        In the order of their seats.
    clans : tuple of str
        The clan of each.
    start : Position
    """

    setup: int
    players: tuple[str, ...]
    clans: tuple[str, ...]
    start: Position

    def game(self) -> Game:
        """The game, before its first move."""
        cards = dict(zip(self.players, self.clans, strict=True))
        return Game.new(self.players, clans=cards, position=self.start)


def fixtures(
    names: Sequence[str], seats: int, setups: int, seed: int | str, board: Board | None = None
) -> Iterator[Fixture]:
    """The games to play, set-up by set-up, so that an interrupted tournament is fair too.

    Examples
    --------
    >>> [fixture.players for fixture in fixtures(("Ann", "Bob"), 2, 1, 7)]
    [('Ann', 'Bob'), ('Ann', 'Bob'), ('Bob', 'Ann'), ('Bob', 'Ann')]
    """
    for setup in range(1, setups + 1):
        lot = f"tournament {seed} {setup}"
        start = Position.start(board, players=seats, seed=lot)
        clans = shuffled(COLORS, lots(lot, "cards"))[:seats]
        for group in combinations(names, seats):
            for chairs in rotations(group):
                for held in rotations(clans):
                    yield Fixture(setup, chairs, held, start)


def checked_seats(names: Sequence[str], seats: int | None) -> int:
    """How many sit in a game.

    Raises
    ------
    PlayersError
        If there are too few players for the seats.
    GameError
        If a name is no name for a player.

    Examples
    --------
    >>> checked_seats(["Ann", "Bob", "Cleo"], None), checked_seats("abcde", None)
    (3, 2)
    """
    if seats is None:
        seats = len(names) if 2 <= len(names) <= MOST_SEATS else 2
    if not 2 <= seats <= MOST_SEATS or len(names) < seats:
        raise PlayersError("clans.players.seats", seats=seats, count=len(names), most=MOST_SEATS)
    for some in combinations(names, 2):
        seated(some)
    return seats


def rotations(items: Sequence[str]) -> list[tuple[str, ...]]:
    """A sequence begun at each of its items.

    Examples
    --------
    >>> rotations("abc")
    [('a', 'b', 'c'), ('b', 'c', 'a'), ('c', 'a', 'b')]
    """
    return [(*items[k:], *items[:k]) for k in range(len(items))]
