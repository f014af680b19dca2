"""The small worlds are all there, each once: counted in another way, too."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import permutations, product

import pytest

from tests.clans.rules.naive import CHART, State, legal_moves
from tests.clans.rules.worlds import land_of

from .boards import TERRAINS, Shape, board, moved, shapes, symmetries
from .burnside import labeled, labeled_connected_graphs, number_up_to_symmetry
from .cases import EDGES, Terrains, every_position, every_terrain, state_of
from .full_groups import PAIR, beside_each_other, five_to_nine, twelve_at_most
from .positions import Column, Huts, columns, huts_on, most_at_once, sizes

pytestmark = pytest.mark.slow

SIZES = {(2, 3): 1, (3, 3): 2, (4, 2): 6}
"""Territories and most huts of a color, and how many shapes there are (A001349)."""

WORLDS = [
    pytest.param(
        shape,
        territories,
        most,
        id=f"{territories} territories, {sorted(shape)}",
        marks=pytest.mark.deep if territories > 3 else (),  # they are for make deep
    )
    for territories, most in SIZES
    for shape in shapes(territories)
]


@pytest.mark.parametrize(("territories", "most"), SIZES)
def test_every_shape_is_there_once(territories: int, most: int) -> None:
    found = shapes(territories)
    assert len(found) == SIZES[territories, most]
    assert sum(labeled(shape, territories) for shape in found) == labeled_connected_graphs(
        territories
    )
    alike = [{moved(one, way) for way in permutations(range(territories))} for one in found]
    assert sum(map(len, alike)) == len(set().union(*alike))


@pytest.mark.parametrize(("shape", "territories", "most"), WORLDS)
def test_there_are_as_many_positions_as_burnside_says(
    shape: Shape, territories: int, most: int
) -> None:
    found = list(huts_on(shape, territories, columns(territories, most)))
    assert len(set(found)) == len(found)
    assert len(found) == number_up_to_symmetry(shape, territories, columns(territories, most))


@pytest.mark.deep
def test_there_are_as_many_pairs_of_groups_as_burnside_says() -> None:
    found = list(beside_each_other())
    assert len(set(found)) == len(found)
    assert len(found) == number_up_to_symmetry(PAIR, 2, twelve_at_most(), five_to_nine)


@pytest.mark.parametrize(("shape", "territories"), [(s, n) for n in (2, 3) for s in shapes(n)])
def test_every_position_is_one_of_them(shape: Shape, territories: int) -> None:
    """With one hut of a color: whatever is put on the board, one like it is listed."""
    some = columns(territories, 1)
    listed = set(huts_on(shape, territories, some))
    for huts in product(some, repeat=5):
        assert sum(one in listed for one in set(alike(shape, huts))) == 1


def alike(shape: Shape, huts: Sequence[Column]) -> list[Huts]:
    """The positions like another, but for the colors, which are put in order."""
    ways = symmetries(shape, len(huts[0]))
    return [tuple(sorted(tuple(column[k] for k in way) for column in huts)) for way in ways]


def test_edges_are_where_epochs_begin_and_end() -> None:
    """C5: 4, 3, 2, 2 and 1 villages."""
    assert [sum(row[0] == numeral for row in CHART) for numeral in ("I", "II", "III")] == [4, 3, 2]
    assert EDGES == [0, 3, 4, 6, 7, 8, 9, 10, 11, 12]


@pytest.mark.parametrize("shape", shapes(3))
def test_every_position_is_looked_at_at_every_edge(shape: Shape) -> None:
    chips: dict[Huts, list[int]] = {}
    closely: Counter[Huts] = Counter()
    for _, case in every_position(shape, 3, 1):
        chips.setdefault(case.huts, []).append(case.chips)
        closely[case.huts] += case.closely and case.chips < len(CHART)
    assert set(chips) == set(huts_on(shape, 3, columns(3, 1)))
    for huts, some in chips.items():
        assert len(CHART) in some
        assert set(EDGES) <= set(some) or not most_at_once(shape, huts)
    assert set(closely.values()) == {1}


@pytest.mark.parametrize(("territories", "most"), [(2, 1), (3, 1), (4, 1)])
def test_every_village_meets_every_terrain_at_every_edge(territories: int, most: int) -> None:
    """V5, V6, V8: whatever a move founds, on all terrains and with all chips of an edge."""
    for shape in shapes(territories):
        met: dict[tuple[Huts, str], set[tuple[int, Terrains]]] = {}
        for terrains, case in every_terrain(shape, territories, most):
            state = state_of(land_of(board(shape, terrains)), case)
            for way in {move.partition(":")[0] for move in legal_moves(state)}:
                there = tuple(state.land.terrain[name] for name in founded(state, way))
                met.setdefault((case.huts, way), set()).add((case.chips, there))
        assert met
        for seen in met.values():
            chips = {edge for edge, _ in seen}
            (villages,) = {len(there) for _, there in seen}
            assert chips >= set(EDGES) - {len(CHART)} or not villages
            assert villages == 0 or len(seen) == len(chips) * len(TERRAINS) ** villages


def founded(state: State, way: str) -> list[str]:
    source, target = way.split("-")
    return sorted(state.founded(source, target))


def test_a_second_count_of_a_small_world() -> None:
    """A pair of territories, one hut of a color at most: none, here or there."""
    listed = list(huts_on(PAIR, 2, columns(2, 1)))
    assert sorted(map(sizes, listed)) == sorted(
        (here, there) for there in range(6) for here in range(there + 1) if here + there <= 5
    )
