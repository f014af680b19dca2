"""A turn: the move, the steps that it causes, and the position after it (V3 to V9, F1, F2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from clans_widget.clans.board.territory import Territory
from clans_widget.clans.move import Move
from clans_widget.core.display import Displayed

from . import steps
from .colors import lost_in_strife, present, size
from .epochs import Epoch, chips_left, current_epoch, following
from .legal import quick
from .legal.reasons import reasons_against
from .moving import FULL
from .villages import check_exist, in_order

if TYPE_CHECKING:
    from clans_widget.clans.position import Position


class _Fields(NamedTuple):
    before: Position
    move: Move
    steps: tuple[steps.Step, ...]
    position: Position


class Turn(Displayed, _Fields):
    """What one move did.

    Attributes
    ----------
    before : Position
    move : Move
    steps : tuple of Step
        What happened, in order; the last one leads to :attr:`position`.
    position : Position
        The position after the turn.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> turn = Position.start(seed=7).play("A1-A2")
    >>> turn.player, [step.rule for step in turn.steps]
    (1, ['M1'])
    """

    __slots__ = ()

    @property
    def player(self) -> int:
        """The number of the player who moved, from 1."""
        return self.before.mover

    @property
    def founded(self) -> tuple[str, ...]:
        """The villages that the move founded, in their order."""
        return tuple(
            step.territory for step in self.steps if isinstance(step, steps.VillageFounded)
        )

    def __repr__(self) -> str:
        return f"<Turn: player {self.player}, {self.move}, {len(self.steps)} steps>"


def take_turn(position: Position, move: Move) -> Turn:
    """Carry out a move.

    Raises
    ------
    IllegalMove
        If a rule forbids it.
    """
    source, target, villages = _places(position, move)
    groups, moved = list(position.groups), position.groups[source]
    groups[source] = 0
    groups[target] += moved
    occupied, full = position.occupied ^ 1 << source, position.full & ~(1 << source)
    if size(groups[target]) >= FULL:
        full |= 1 << target
    next_mover = position.mover % len(position.chips) + 1
    after = position.with_groups(groups, occupied, full, next_mover)
    first = steps.HutsMoved(after, move.source, move.target, moved)
    if not villages:
        return Turn(position, move, (first,), after)
    founding = _Founding(position.mover, first)
    founding.found_all(villages)
    return Turn(position, move, tuple(founding.steps), founding.position)


def _places(position: Position, move: Move) -> tuple[int, int, tuple[int, ...]]:
    """Source, target and the villages in their order, if the move is legal (M1 to M3, V8)."""
    ids, places = position.board.ids, position.board.places
    if move.source not in places or move.target not in places:
        check_exist(position, move.source, move.target)
    source, target = places[move.source], places[move.target]
    if position.chips_left == 0 or not quick.targets(position, source) >> target & 1:
        raise next(reasons_against(position, move.source, move.target))
    villages = quick.founded(position, source)
    if len(villages) < 2 and not move.order:
        return source, target, villages
    founded = tuple([ids[place] for place in villages])
    names = in_order(position, move.source, move.order, founded)
    return source, target, tuple([places[name] for name in names])


class _Founding:
    """The villages of one move, while they are founded one after the other.

    Each method is a rule: it changes :attr:`position` and adds the step.
    """

    def __init__(self, founder: int, first: steps.Step) -> None:
        self.founder = founder
        self.position = first.position
        self.steps = [first]

    def found_all(self, villages: Iterable[int]) -> None:
        """Complete each village before the next (V8); without a chip left it is ignored (F1)."""
        for place in villages:
            if self.position.chips_left:
                self.found(place)
            else:
                name = self.position.board.ids[place]
                self.steps.append(steps.VillageIgnored(self.position, name))
        if quick.is_over(self.position):
            self.steps.append(steps.GameEnded(self.position, self.position.villages_founded))

    def found(self, place: int) -> None:
        """One village, from its founding (V1) to the end of its epoch (V9)."""
        territory = self.position.board.territories[place]
        epoch = current_epoch(self.position.villages_founded)
        group = self.position.groups[place]
        self.steps.append(steps.VillageFounded(self.position, territory.id, group, epoch.numeral))
        left = self.take_chip(epoch)
        self.break_strife(place, territory, epoch)
        if epoch.favor(territory.terrain) == "unfavorable":
            self.destroy(place, territory, epoch)
        else:
            self.score(place, territory, self.value(place, territory, epoch), epoch)
        if left == 0:
            self.end(epoch)

    def take_chip(self, epoch: Epoch) -> int:
        """The mover takes the next chip (V3); how many the epoch has left."""
        self.position = self.position.with_chip(self.founder)
        left = chips_left(epoch, self.position.villages_founded)
        self.steps.append(steps.ChipTaken(self.position, self.founder, epoch.numeral, left))
        return left

    def break_strife(self, place: int, territory: Territory, epoch: Epoch) -> None:
        """With all five colors in the village, lone huts are lost (V4)."""
        lost = lost_in_strife(self.position.groups[place])
        if lost:
            self.remove(place, lost)
            step = steps.StrifeBroke(self.position, territory.id, lost, epoch.numeral)
            self.steps.append(step)

    def destroy(self, place: int, territory: Territory, epoch: Epoch) -> None:
        """On unfavorable terrain all huts leave the board (V6)."""
        group = self.position.groups[place]
        self.remove(place, group)
        self.steps.append(
            steps.VillageDestroyed(
                self.position, territory.id, territory.terrain, group, epoch.numeral
            )
        )

    def value(self, place: int, territory: Territory, epoch: Epoch) -> int:
        """The village is worth its huts and the bonus (V5); without huts, nothing (V4)."""
        terrain, huts = territory.terrain, size(self.position.groups[place])
        bonus = epoch.bonus_on(terrain) if huts else 0
        favor, value = epoch.favor(terrain), huts + bonus
        self.steps.append(
            steps.VillageValued(
                self.position, territory.id, terrain, favor, huts, bonus, value, epoch.numeral
            )
        )
        return value

    def score(self, place: int, territory: Territory, value: int, epoch: Epoch) -> None:
        """Every clan with a hut in the village scores its full value (V7)."""
        clans = present(self.position.groups[place])
        self.position = self.position.with_points(value, clans)
        step = steps.ClansScored(self.position, territory.id, clans, value, epoch.numeral)
        self.steps.append(step)

    def end(self, epoch: Epoch) -> None:
        """The epoch's last chip is taken; the next epoch begins at once (V9)."""
        self.steps.append(steps.EpochEnded(self.position, epoch.numeral, following(epoch)))

    def remove(self, place: int, huts: int) -> None:
        """Huts leave the board."""
        now = self.position
        groups = list(now.groups)
        groups[place] -= huts
        keep = ~(1 << place)
        occupied = now.occupied if groups[place] else now.occupied & keep
        full = now.full if size(groups[place]) >= FULL else now.full & keep
        self.position = now.with_groups(groups, occupied, full, now.mover)
