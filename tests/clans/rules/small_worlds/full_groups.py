"""Neighbors with five to nine huts each (M2, M3), wherever they stand and whatever they are."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Final

from clans_widget.clans import Board
from tests.clans.rules.naive import LETTERS, State
from tests.clans.rules.worlds import land_of

from .boards import TERRAINS, Shape
from .cases import EDGES, Case, Cases
from .positions import Column, Huts, Sizes, columns, huts_on

PAIR: Final[Shape] = frozenset({(0, 1)})
FEWEST: Final = 5
MOST: Final = 9
OF_A_COLOR: Final = 12


def twelve_at_most() -> list[Column]:
    """How the huts of a color can stand on two territories (C3)."""
    return [column for column in columns(2, OF_A_COLOR) if max(column) <= MOST]


def not_too_large(sizes: Sizes) -> bool:
    return max(sizes) <= MOST


def five_to_nine(sizes: Sizes) -> bool:
    return FEWEST <= min(sizes) <= max(sizes) <= MOST


def beside_each_other() -> Iterator[Huts]:
    """Every two groups of five to nine huts, up to symmetry."""
    for huts in huts_on(PAIR, 2, twelve_at_most(), not_too_large):
        if five_to_nine(tuple(map(sum, zip(*huts, strict=True)))):
            yield huts


def cases(every: int = 1) -> Cases:
    """They and the chips and terrains go round."""
    chance = Random(0)
    for number, huts in enumerate(beside_each_other()):
        if number % every == 0:
            chips = EDGES[number // every % len(EDGES)]
            yield tuple(chance.choices(TERRAINS, k=2)), Case(huts, chips, number, closely=True)


def on_the_standard_board(*, every: int = 1) -> Iterator[tuple[State, bool]]:
    """Every pair of neighbors with 5 to 9 huts each, alone and with a hut on all others."""
    board = Board.standard()
    land = land_of(board)
    pairs = [(one, other) for one in board.ids for other in board[one].neighbors if one < other]
    groups = range(FEWEST, MOST + 1)
    settings = enumerate(product(pairs, groups, groups, (False, True)))
    for number, ((one, other), here, there, crowded) in settings:
        if number % every:
            continue
        huts: dict[str, dict[str, int]] = {
            name: {"g": 1} if crowded and name in board[one].neighbors else {} for name in board.ids
        }
        huts[one], huts[other] = in_colors(here, "rb"), in_colors(there, "yk")
        chips = EDGES[number % len(EDGES)]
        yield State(land, huts, 1, [chips, 0], dict.fromkeys(LETTERS, 0)), number % 105 == 0


def in_colors(size: int, letters: str) -> dict[str, int]:
    return {letters[0]: size // 2, letters[1]: size - size // 2}
