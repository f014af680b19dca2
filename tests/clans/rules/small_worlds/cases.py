"""Which positions are looked at: huts, with terrains, chips and players."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from random import Random
from typing import Final, NamedTuple

from tests.clans.rules.naive import CHART, LETTERS, Land, State

from .boards import NAMES, TERRAINS, Shape
from .positions import Huts, columns, huts_on, most_at_once, villages_from

NUMERALS: Final = [row[0] for row in CHART]
LAST: Final = len(NUMERALS) - 1

EDGES: Final = sorted(
    {NUMERALS.index(numeral) for numeral in NUMERALS}
    | {LAST - NUMERALS[::-1].index(numeral) for numeral in NUMERALS}
    | {len(NUMERALS)}
)
"""So many villages have been founded when the next is the first or the last of its epoch (V9),
or when the game is over (F1)."""

Terrains = tuple[str, ...]


class Case(NamedTuple):
    """A position, but for its board."""

    huts: Huts
    chips: int
    number: int
    """Who plays goes round with it."""
    closely: bool
    """Whether what has to do with no village is compared too: once for the same huts."""


Cases = Iterator[tuple[Terrains, Case]]


def every_position(shape: Shape, territories: int, most: int, every: int = 1) -> Cases:
    """Every position with at most so many huts of a color, at every edge where it matters.

    Terrains are drawn at random: :func:`every_terrain` has all of them.

    Parameters
    ----------
    shape : Shape
    territories : int
    most : int
    every : int
        Only every second position, every third, ...
    """
    chance = Random(0)
    for number, huts in enumerate(huts_on(shape, territories, columns(territories, most))):
        for case in cases_of(shape, huts, number) if number % every == 0 else ():
            yield tuple(chance.choices(TERRAINS, k=territories)), case


def every_terrain(shape: Shape, territories: int, most: int) -> Cases:
    """The same with every terrain where a move founds villages: there alone it matters (V5, V6).

    Two moves found different villages, so that the terrains of these need not be combined.
    """
    for number, huts in enumerate(huts_on(shape, territories, columns(territories, most))):
        founded = villages_from(shape, huts)
        for combined in product(TERRAINS, repeat=most_at_once(shape, huts)):
            terrains = [TERRAINS[(number + k) % len(TERRAINS)] for k in range(territories)]
            for villages in founded:
                for village, terrain in zip(villages, combined, strict=False):
                    terrains[village] = terrain
            for case in cases_of(shape, huts, number):
                yield tuple(terrains), case


def cases_of(shape: Shape, huts: Huts, number: int) -> Iterator[Case]:
    """The same huts at every edge: one move can take several chips, across an edge.

    Where no move founds a village, one edge is enough, beside the end.
    """
    most = most_at_once(shape, huts)
    *edges, end = sorted({edge - k for edge in EDGES for k in range(max(1, most)) if edge >= k})
    looked_at = edges[number % len(edges)]
    for chips in edges if most else [looked_at]:
        yield Case(huts, chips, number, closely=chips == looked_at)
    yield Case(huts, end, number, closely=number % len(EDGES) == 0)


def by_board(cases: Iterable[tuple[Terrains, Case]]) -> Mapping[Terrains, list[Case]]:
    """The cases of each board together."""
    found: dict[Terrains, list[Case]] = defaultdict(list)
    for terrains, case in cases:
        found[terrains].append(case)
    return found


def state_of(land: Land, case: Case) -> State:
    """The position of a case; who plays and who has which chips goes round."""
    huts = {
        name: {letter: column[k] for letter, column in zip(LETTERS, case.huts, strict=True)}
        if k < len(case.huts[0])
        else {}
        for k, name in enumerate(NAMES)
    }
    players = 2 + case.number % 3
    held = [case.chips // players + (k < case.chips % players) for k in range(players)]
    mover = 1 + (case.number + case.chips) % players
    return State(land, huts, mover, held, dict.fromkeys(LETTERS, 0))
