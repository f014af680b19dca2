"""The rules of Clans as somebody has them in mind: one small answer for each rule.

The true ones are the defaults, written from the rules and not from the engine. Whoever has a wrong
idea has another answer in one place or a few.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

from clans_widget.clans import COLORS, Board

from .world import Huts, World, total


class Row(NamedTuple):
    """A row of the epoch chart."""

    numeral: str
    chips: int
    bonus: int
    favorable: tuple[str, ...]
    unfavorable: tuple[str, ...]


TERRAINS: Final = ("forest", "mountain", "steppe", "grassland")

CHART: Final = (
    Row("I", 4, 1, ("forest",), ("mountain",)),
    Row("II", 3, 2, ("mountain",), ("grassland",)),
    Row("III", 2, 3, ("steppe",), ("forest",)),
    Row("IV", 2, 4, ("grassland",), ("steppe",)),
    Row("V", 1, 5, TERRAINS, ()),
)

Near: TypeAlias = Callable[[str], Collection[str]]
"""The neighbors of a territory."""


class Founding(NamedTuple):
    """A village as it is founded: what its value may depend on."""

    terrain: str
    row: Row
    following: Row
    """The row of the next chip; the last row stays."""
    huts: Huts
    """As the village is founded."""
    left: Huts
    """After strife."""
    came: Huts
    """Those that the move brought."""


class Moved(NamedTuple):
    """What there is to see when the huts have moved, to tell which groups stand alone."""

    before: World
    after: World
    source: str
    target: str
    near: Near

    def is_alone(self, territory: str) -> bool:
        """Whether huts stand there, and on no neighbor."""
        return alone(self.after, territory, self.near)


def alone(world: World, territory: str, near: Near) -> bool:
    """Whether huts stand on a territory, and on no neighbor."""
    return bool(world.huts(territory)) and not any(map(world.huts, near(territory)))


def printed(board: Board, territory: str, terrain: str) -> bool:
    """C1: each territory has a terrain of its own."""
    return board[territory].terrain == terrain


def bordering(board: Board, territory: str) -> Collection[str]:
    """C2: a common border, also across a river; not across a lake."""
    return board[territory].neighbors


def all_huts(huts: Huts) -> Huts:
    """M1: all huts of the territory move."""
    return huts


def with_huts(world: World, source: str, target: str) -> bool:
    """M1: they move onto huts."""
    return world.size(target) > 0


def one_step(source: str, near: Near) -> Collection[str]:
    """M1: they move onto a neighbor."""
    return near(source)


def seven_or_more(here: int, there: int) -> bool:
    """M2: a group of seven or more does not move, wherever it would go."""
    return here >= 7


def anyone(there: int) -> bool:
    """M2: any group may be joined, a full one too."""
    return True


def smaller_or_equal(here: int, there: int) -> bool:
    """M3: of two full groups the smaller may move onto the larger; of equals, either."""
    return here >= 7 and there >= here


def left_alone(moved: Moved) -> Collection[str]:
    """V1: of the neighbors of the emptied territory, those with only empty neighbors.

    One of them is where the huts have gone. Before, none of them stood alone.
    """
    return [name for name in {*moved.near(moved.source), moved.target} if moved.is_alone(name)]


def always(destroyed: bool, empty: bool, number: int) -> bool:
    """V3: each founding takes a chip, also of a village that is destroyed or emptied."""
    return True


def single_huts(huts: Huts) -> Huts:
    """V4: with all five colors, each color with exactly one hut loses it."""
    if len(huts) < len(COLORS):
        return {}
    return {color: 1 for color, count in huts.items() if count == 1}


def at_the_founding(founded: bool) -> bool:
    """V4: strife breaks out in a group that is founded now, and in no other."""
    return founded


def huts_and_bonus(village: Founding) -> int:
    """V5: the huts left, and on favorable terrain the bonus; nothing without huts."""
    is_favorable = village.terrain in village.row.favorable
    return total(village.left) + village.row.bonus * is_favorable if village.left else 0


def on_unfavorable(village: Founding) -> bool:
    """V6: a village on unfavorable terrain is destroyed."""
    return village.terrain in village.row.unfavorable


def nothing_left(value: int) -> int:
    """V6: a destroyed village gives nothing."""
    return 0


def each_in_full(village: Founding, value: int) -> Mapping[str, int]:
    """V7: each clan with a hut left scores the full value."""
    return dict.fromkeys(village.left, value)


def as_named(named: tuple[str, ...], world: World) -> tuple[str, ...]:
    """V8: villages are completed in the order that the mover names."""
    return named


def chip_by_chip(taken_before: int, taken_now: int) -> int:
    """V3, V9: the epoch of a village is that of its own chip; the next begins at once."""
    return taken_now


def one_for_each_chip(points: int, chips: int) -> int:
    """F3: a point for each chip is added to the points of their own clan."""
    return points + chips


def held(clans: Mapping[str, str], scores: Mapping[str, int]) -> Mapping[str, str]:
    """F3: clans that nobody holds are out."""
    return clans


def shared(totals: Mapping[str, int], chips: Mapping[str, int]) -> tuple[str, ...]:
    """F4: all players with the highest total win together."""
    return tuple(name for name, n in totals.items() if n == max(totals.values()))


@dataclass(frozen=True)
class Beliefs:
    """What somebody holds to be the rules; by default, what they are."""

    counts_as: Callable[[Board, str, str], bool] = printed
    """C1: whether a territory is of a terrain."""
    neighbors: Callable[[Board, str], Collection[str]] = bordering
    """C2: the neighbors of a territory."""
    chart: tuple[Row, ...] = CHART
    """C5: the epoch chart."""
    taken: Callable[[Huts], Huts] = all_huts
    """M1: which huts of a group move."""
    enters: Callable[[World, str, str], bool] = with_huts
    """M1: whether huts may move from a territory onto another, as far as its huts go."""
    reach: Callable[[str, Near], Collection[str]] = one_step
    """M1: how far huts move."""
    full: Callable[[int, int], bool] = seven_or_more
    """M2: whether a group does not move, by its huts and those where it would go."""
    joined: Callable[[int], bool] = anyone
    """M2: whether a group of so many huts may be joined."""
    unites: Callable[[int, int], bool] = smaller_or_equal
    """M3: whether a full group may move after all, by its huts and those where it would go."""
    founds: Callable[[Moved], Collection[str]] = left_alone
    """V1, V2: which groups become villages."""
    chip: Callable[[bool, bool, int], bool] = always
    """V3: whether a village takes a chip: destroyed, emptied by strife, how many before it."""
    lost: Callable[[Huts], Huts] = single_huts
    """V4: what strife removes from a group."""
    fights: Callable[[bool], bool] = at_the_founding
    """V4: whether there is strife in a group that is founded, and in one that is not."""
    value: Callable[[Founding], int] = huts_and_bonus
    """V5: what a village is worth that stands."""
    destroyed: Callable[[Founding], bool] = on_unfavorable
    """V6: whether a village is destroyed."""
    ruin: Callable[[int], int] = nothing_left
    """V6: what is left of the value of a destroyed village."""
    scoring: Callable[[Founding, int], Mapping[str, int]] = each_in_full
    """V7: who gets how many points of a value."""
    completed: Callable[[tuple[str, ...], World], tuple[str, ...]] = as_named
    """V8: in which order villages are completed when one is named."""
    epoch: Callable[[int, int], int] = chip_by_chip
    """V9: which chip's epoch counts, by the chips taken before the turn and before the village."""
    villages: int = 12
    """F1: with how many villages the game ends."""
    surplus: bool = False
    """F1: whether further villages of the last move count."""
    stuck: bool = True
    """F2: whether the game ends when nobody can move."""
    total: Callable[[int, int], int] = one_for_each_chip
    """F3: a player's total, by the points of the clan and the number of chips."""
    contest: Callable[[Mapping[str, str], Mapping[str, int]], Mapping[str, str]] = held
    """F3: who can win, and with which clan."""
    winners: Callable[[Mapping[str, int], Mapping[str, int]], tuple[str, ...]] = shared
    """F4: who wins, by totals and chips."""

    def row(self, number: int) -> Row:
        """The row of the chart for a chip, counted from 0; the last one stays."""
        rows = [row for row in self.chart for _ in range(row.chips)]
        return rows[min(number, len(rows) - 1)]


TRUE: Final = Beliefs()
"""The rules as they are."""
