"""A position as a believer imagines it: it answers what goals ask of a position and of a turn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

from clans_widget.clans import (
    COLORS,
    Board,
    ChipTaken,
    ClansScored,
    EpochEnded,
    GameEnded,
    HutsMoved,
    Move,
    Position,
    Result,
    Scores,
    Step,
    StrifeBroke,
    Turn,
    VillageDestroyed,
    VillageFounded,
    VillageIgnored,
    VillageValued,
)
from clans_widget.clans.rules.colors import group_of
from clans_widget.clans.rules.epochs import Favor

from .beliefs import Beliefs, alone
from .playing import Believer, Done, Village
from .world import Huts, World


@dataclass(frozen=True, eq=False)
class Imagined:
    """A position, and what a believer thinks that the rules make of it.

    Parameters
    ----------
    world : World
    beliefs : Beliefs

    Examples
    --------
    >>> from .beliefs import TRUE
    >>> position = Position.of({"A5": "3b", "A2": "ry"})
    >>> imagined = Imagined(World.of(position), TRUE)
    >>> [str(move) for move in imagined.legal_moves()], imagined.play("A2-A5").position.scores.blue
    (['A2-A5', 'A5-A2'], 6)
    """

    world: World
    beliefs: Beliefs

    @property
    def board(self) -> Board:
        """The board."""
        return self.world.board

    @property
    def scores(self) -> Scores:
        """The points of each clan."""
        return Scores(*(self.world.scores[clan] for clan in COLORS))

    @property
    def chips(self) -> tuple[int, ...]:
        """Village chips held by each player."""
        return self.world.chips

    @property
    def mover(self) -> int:
        """The player to move, from 1."""
        return self.world.mover

    @cached_property
    def ending(self) -> str:
        """The rule by which the game is over; empty while it runs."""
        return Believer(self.beliefs).over(self.world)

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.ending)

    @property
    def chips_left(self) -> int:
        """How many village chips nobody has taken yet."""
        return max(self.beliefs.villages - self.world.founded, 0)

    @property
    def epoch(self) -> str:
        """The numeral of the epoch that runs."""
        return self.beliefs.row(self.world.founded).numeral

    @property
    def villages(self) -> tuple[str, ...]:
        """The groups that stand alone, sorted."""
        near = Believer(self.beliefs).near(self.board)
        return tuple(sorted(n for n in self.world.groups if alone(self.world, n, near)))

    def huts(self, territory: str) -> Huts:
        """The huts on a territory, by color."""
        return self.world.huts(territory)

    def size(self, territory: str) -> int:
        """How many huts stand on a territory."""
        return self.world.size(territory)

    def legal_moves(self) -> tuple[Move, ...]:
        """All moves that the believer takes to be legal, sorted by text."""
        if self.world.founded >= self.beliefs.villages:
            return ()
        return tuple(sorted(self._moves(), key=str))

    def play(self, move: Move | str) -> Turn:
        """What a move does, as the believer thinks."""
        move = move if isinstance(move, Move) else Move.from_text(move)
        done = Believer(self.beliefs).played(self.world, move.source, move.target, move.order)
        after = Imagined(done.after, self.beliefs)
        seen = cast("Position", after)
        steps = tuple(_steps(seen, self, move, done))
        return Turn(cast("Position", self), move, steps, seen)

    def result(self, clans: Mapping[str, str]) -> Result | None:
        """Who wins, once the game is over."""
        if not self.ending:
            return None
        return outcome(self.world, clans, self.beliefs)

    def _moves(self) -> Iterator[Move]:
        believer = Believer(self.beliefs)
        for source in self.world.groups:
            for target in believer.targets(self.world, source):
                for order in believer.orders(self.world, source, target):
                    yield Move(source, target, order)


def outcome(world: World, clans: Mapping[str, str], beliefs: Beliefs) -> Result:
    """F3, F4: the totals, and who wins."""
    chips = dict(zip(clans, world.chips, strict=True))
    rivals = beliefs.contest(clans, world.scores)
    totals = {
        name: beliefs.total(world.scores[clan], chips.get(name, 0)) for name, clan in rivals.items()
    }
    return Result(clans, totals, beliefs.winners(totals, chips))


def _steps(after: Position, before: Imagined, move: Move, done: Done) -> Iterator[Step]:
    """What happens, in the order in which it does; each step leads to the end of the turn."""
    taken = before.beliefs.taken(before.huts(move.source))
    yield HutsMoved(after, move.source, move.target, group_of(taken))
    chips = before.world.founded
    for village in done.villages:
        yield from _founding(after, village, before.mover)
        chips += village.has_chip
        if village.has_chip and before.beliefs.row(chips) != village.row:
            yield EpochEnded(after, village.row.numeral, before.beliefs.row(chips).numeral)
    for territory in done.ignored:
        yield VillageIgnored(after, territory)
    for territory, lost in done.fought.items():
        yield StrifeBroke(after, territory, group_of(lost), "")
    if cast("Any", after).ending:
        yield GameEnded(after, chips)


def _founding(after: Position, village: Village, player: int) -> Iterator[Step]:
    name, epoch = village.territory, village.row.numeral
    yield VillageFounded(after, name, group_of(village.huts), epoch)
    if village.has_chip:
        yield ChipTaken(after, player, epoch, 0)
    if village.lost:
        yield StrifeBroke(after, name, group_of(village.lost), epoch)
    if village.destroyed:
        yield VillageDestroyed(after, name, village.terrain, group_of(village.huts), epoch)
        return
    favor: Favor = "favorable" if village.terrain in village.row.favorable else "neutral"
    size = sum(village.huts.values()) - sum(village.lost.values())
    bonus = village.value - size
    yield VillageValued(after, name, village.terrain, favor, size, bonus, village.value, epoch)
    yield ClansScored(after, name, tuple(village.points), village.value, epoch)
