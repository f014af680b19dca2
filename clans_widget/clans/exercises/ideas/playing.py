"""What a move does by somebody's beliefs: a second engine, as plain as can be."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, permutations
from typing import Final, NamedTuple

from clans_widget.clans import Board

from .beliefs import Beliefs, Founding, Moved, Near, Row
from .world import NO_HUTS, Huts, World, minus

MOST_ORDERS: Final = 120
"""So many orders of the villages of a move are looked at: all of five villages."""


class Village(NamedTuple):
    """A village as it was founded, and what became of it."""

    territory: str
    terrain: str
    row: Row
    huts: Huts
    lost: Huts
    """In strife."""
    destroyed: bool
    value: int
    points: dict[str, int]
    """By clan, only those that score."""
    has_chip: bool

    @property
    def said(self) -> int:
        """What somebody would say that it is worth: what the clans get that get the most."""
        return max(self.points.values(), default=0)


@dataclass(frozen=True)
class Done:
    """What a move has done.

    Attributes
    ----------
    moved : World
        When the huts have moved and nothing else has happened.
    after : World
        The table after the turn.
    villages : tuple of Village
        In the order of their founding.
    ignored : tuple of str
        Groups that stand alone and get no chip.
    fought : mapping of str to Huts
        What strife removes where no village is founded.
    """

    moved: World
    after: World
    villages: tuple[Village, ...]
    ignored: tuple[str, ...]
    fought: dict[str, Huts]

    @property
    def founded(self) -> tuple[str, ...]:
        """The villages, in order."""
        return tuple(village.territory for village in self.villages)

    def village(self, territory: str) -> Village | None:
        """The village that was founded there."""
        return next((each for each in self.villages if each.territory == territory), None)


class Believer:
    """Somebody who plays by some beliefs.

    Parameters
    ----------
    beliefs : Beliefs

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> from .beliefs import TRUE
    >>> world = World.of(Position.of({"A5": "3b", "A2": "ry"}))
    >>> done = Believer(TRUE).played(world, "A2", "A5")
    >>> done.founded, done.village("A5").value
    (('A5',), 6)
    """

    def __init__(self, beliefs: Beliefs) -> None:
        self.beliefs = beliefs

    def near(self, board: Board) -> Near:
        """Which territories are neighbors."""
        known: dict[str, Collection[str]] = {}

        def neighbors(territory: str) -> Collection[str]:
            if territory not in known:
                known[territory] = self.beliefs.neighbors(board, territory)
            return known[territory]

        return neighbors

    def is_near(self, world: World, source: str, target: str) -> bool:
        """C2, M1: whether huts may go that far."""
        return target in self.beliefs.reach(source, self.near(world.board))

    def is_held(self, world: World, source: str, target: str) -> bool:
        """M2, M3: whether there are too many huts to move, or to be joined."""
        here, there = world.size(source), world.size(target)
        if not self.beliefs.joined(there):
            return True
        if not self.beliefs.full(here, there):
            return False
        return not (self.is_near(world, source, target) and self.beliefs.unites(here, there))

    def may_move(self, world: World, source: str, target: str) -> bool:
        """M1 to M3: whether the huts of a territory may move to another."""
        return (
            source != target
            and world.size(source) > 0
            and self.beliefs.enters(world, source, target)
            and self.is_near(world, source, target)
            and not self.is_held(world, source, target)
        )

    def targets(self, world: World, source: str) -> tuple[str, ...]:
        """Where the huts of a territory may move, sorted."""
        if not world.size(source):
            return ()
        far = self.beliefs.reach(source, self.near(world.board))
        return tuple(sorted(name for name in far if self.may_move(world, source, name)))

    def over(self, world: World) -> str:
        """F1, F2: the rule by which the game is over; empty while it runs."""
        if world.founded >= self.beliefs.villages:
            return "F1"
        is_stuck = self.beliefs.stuck and not any(
            self.targets(world, name) for name in world.groups
        )
        return "F2" if is_stuck else ""

    def founds(self, world: World, source: str, target: str) -> tuple[str, ...]:
        """V1: which villages a move founds, sorted."""
        return tuple(
            sorted(self._founds(world, self._moved(world, source, target), source, target))
        )

    def played(
        self,
        world: World,
        source: str,
        target: str,
        named: Sequence[str] = (),
        *,
        only: bool = False,
    ) -> Done:
        """What a move does.

        Parameters
        ----------
        world : World
        source, target : str
        named : sequence of str
            The order of the villages; those that stand alone besides come after them.
        only : bool
            Whether just those that are named are founded, whatever else stands alone: somebody
            is told so by a question.
        """
        moved = self._moved(world, source, target)
        new = set() if only else set(self._founds(world, moved, source, target)) - set(named)
        order = self.beliefs.completed((*named, *sorted(new)), moved)
        came = self.beliefs.taken(world.huts(source))
        now = moved
        villages: list[Village] = []
        ignored: list[str] = []
        for territory in order:
            if now.founded >= self.beliefs.villages and not self.beliefs.surplus:
                ignored.append(territory)
                continue
            brought = came if territory == target else NO_HUTS
            village = self._founded(now, territory, brought, (world.founded, len(villages)))
            now = self._settled(now, village, world.mover)
            villages.append(village)
        fought = self._fought(now, {target} - set(order))
        for territory, lost in fought.items():
            now = now.with_huts(territory, minus(now.huts(territory), lost))
        return Done(moved, now, tuple(villages), tuple(ignored), fought)

    def orders(self, world: World, source: str, target: str) -> Iterator[tuple[str, ...]]:
        """V8: the orders that a move may name; none has to be named for one village.

        Who takes many groups for villages has more orders than anybody would try: of those, some.
        """
        villages = self.founds(world, source, target)
        left = max(self.beliefs.villages - world.founded, 0)
        most = len(villages) if self.beliefs.surplus else min(left, len(villages))
        named = permutations(villages, most) if len(villages) > 1 else [()]
        yield from islice(named, MOST_ORDERS)

    def _moved(self, world: World, source: str, target: str) -> World:
        return world.moved(source, target, self.beliefs.taken(world.huts(source)))

    def _founds(self, world: World, moved: World, source: str, target: str) -> set[str]:
        near = self.near(world.board)
        return set(self.beliefs.founds(Moved(world, moved, source, target, near)))

    def _founded(self, now: World, territory: str, came: Huts, taken: tuple[int, int]) -> Village:
        """V3 to V7 for one village: chips taken before the turn, and villages before it."""
        number = self.beliefs.epoch(taken[0], now.founded)
        row, huts = self.beliefs.row(number), now.huts(territory)
        lost = self.beliefs.lost(huts) if self.beliefs.fights(True) else NO_HUTS
        terrain = now.board[territory].terrain
        left = minus(huts, lost)
        founding = Founding(terrain, row, self.beliefs.row(number + 1), huts, left, came)
        destroyed, value = self.beliefs.destroyed(founding), self.beliefs.value(founding)
        value = self.beliefs.ruin(value) if destroyed else value
        points = self.beliefs.scoring(founding, value) if value else {}
        has_chip = self.beliefs.chip(destroyed, not left, taken[1])
        scored = {clan: n for clan, n in points.items() if n}
        return Village(territory, terrain, row, huts, lost, destroyed, value, scored, has_chip)

    def _settled(self, now: World, village: Village, player: int) -> World:
        """The table when a village is complete."""
        left = (
            NO_HUTS
            if village.destroyed and not village.value
            else minus(village.huts, village.lost)
        )
        now = now.with_huts(village.territory, left).with_points(village.points)
        return now.with_chip(player) if village.has_chip else now

    def _fought(self, now: World, groups: Collection[str]) -> dict[str, Huts]:
        """V4: strife where no village is founded."""
        if not self.beliefs.fights(False):
            return {}
        lost = {name: self.beliefs.lost(now.huts(name)) for name in groups}
        return {name: huts for name, huts in lost.items() if huts}
