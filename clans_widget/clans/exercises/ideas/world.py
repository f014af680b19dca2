"""What lies on the table, as plain counts: what a believer looks at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import TypeAlias

from clans_widget.clans import COLORS, Board, Position

Huts: TypeAlias = Mapping[str, int]
"""How many huts of each color: only colors present."""

NO_HUTS: Huts = {}


@dataclass(frozen=True)
class World:
    """Huts, chips and points.

    Attributes
    ----------
    board : Board
    groups : mapping of str to Huts
        The huts of each territory that has some.
    chips : tuple of int
        Village chips held by each player.
    scores : mapping of str to int
        Points of each clan.
    mover : int

    Examples
    --------
    >>> world = World.of(Position.of({"A1": "2rb", "A2": "k"}))
    >>> world.moved("A2", "A1", {"black": 1}).groups
    {'A1': {'red': 2, 'blue': 1, 'black': 1}}
    """

    board: Board
    groups: Mapping[str, Huts]
    chips: tuple[int, ...]
    scores: Mapping[str, int]
    mover: int

    @staticmethod
    def of(position: Position) -> World:
        """What lies on the table in a position."""
        return World(
            position.board,
            {name: position.huts(name) for name in position.board.ids if position.size(name)},
            position.chips,
            dict(zip(COLORS, position.scores, strict=True)),
            position.mover,
        )

    def huts(self, territory: str) -> Huts:
        """The huts on a territory."""
        return self.groups.get(territory, NO_HUTS)

    def size(self, territory: str) -> int:
        """How many huts stand on a territory."""
        return total(self.huts(territory))

    @property
    def founded(self) -> int:
        """How many chips have been taken."""
        return sum(self.chips)

    def moved(self, source: str, target: str, taken: Huts) -> World:
        """The table when some huts have moved, and it is the next player's turn."""
        left, joined = minus(self.huts(source), taken), plus(self.huts(target), taken)
        following = self.mover % len(self.chips) + 1
        return replace(self.with_huts(source, left).with_huts(target, joined), mover=following)

    def with_huts(self, territory: str, huts: Huts) -> World:
        """The table with other huts on a territory."""
        groups = {name: group for name, group in self.groups.items() if name != territory}
        return replace(self, groups=groups | ({territory: huts} if huts else {}))

    def with_chip(self, player: int) -> World:
        """The table when a player, numbered from 1, has taken a chip."""
        held = tuple(n + (k == player) for k, n in enumerate(self.chips, start=1))
        return replace(self, chips=held)

    def with_points(self, points: Mapping[str, int]) -> World:
        """The table when clans have got points."""
        return replace(
            self, scores={clan: n + points.get(clan, 0) for clan, n in self.scores.items()}
        )


def total(huts: Huts) -> int:
    """How many huts there are, of all colors."""
    return sum(huts.values())


def plus(huts: Huts, others: Huts) -> Huts:
    """Two groups as one, in the usual order of colors."""
    both = {color: huts.get(color, 0) + others.get(color, 0) for color in COLORS}
    return {color: count for color, count in both.items() if count}


def minus(huts: Huts, others: Huts) -> Huts:
    """A group without some of its huts."""
    return plus(huts, {color: -count for color, count in others.items()})
