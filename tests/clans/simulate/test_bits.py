"""What the kernel does with the bits of a word, by what the engine says of each hut."""

from __future__ import annotations

from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import njit

from clans_widget.arena.many.kernel import masks
from clans_widget.clans import Position
from clans_widget.clans.rules.colors import COLORS, group_of, lost_in_strife, present, size
from clans_widget.clans.simulate import layout
from clans_widget.clans.simulate.kernel import standing, villages

pytestmark = pytest.mark.slow

nth_by_bytes, nth_by_deposit = masks.nth_by_bytes, masks.nth_by_deposit
nth_of_many = masks.nth_of_many
with_huts, with_several = villages.with_huts, villages.with_several
after_strife, size_of = villages.after_strife, standing.size

FEW = (0, 1, 2, 12)


@njit  # type: ignore[untyped-decorator, unused-ignore]
def places_by_bytes(mask: Any, places: Any) -> None:
    for n in range(places.size):
        places[n] = nth_by_bytes(mask, n)


@njit  # type: ignore[untyped-decorator, unused-ignore]
def places_of_many(mask: Any, places: Any) -> None:
    for n in range(places.size):
        places[n] = nth_of_many(mask, n)


@pytest.mark.parametrize("find", [places_by_bytes, places_of_many])
@given(mask=st.integers(1, 2**64 - 1))
def test_the_place_of_the_nth_bit(find: Any, mask: int) -> None:
    """With the instruction for it, where there is one, and without."""
    bits = [place for place in range(64) if mask >> place & 1]
    places = np.zeros(len(bits), np.int64)
    find(np.uint64(mask), places)
    assert places.tolist() == bits


@njit  # type: ignore[untyped-decorator, unused-ignore]
def look_at(groups: Any, found: Any) -> None:
    for k in range(groups.size):
        found[k, 0] = with_huts(groups[k])
        found[k, 1] = with_several(groups[k])
        found[k, 2] = after_strife(groups[k])
        found[k, 3] = size_of(groups[k])


def sized(group: int) -> int:
    """As the kernel has it: the number of huts in the sixth byte."""
    return group | size(group) << layout.SIZE_AT


def test_v4_colors_with_huts_and_strife() -> None:
    groups = [
        group_of(dict(zip(COLORS, huts, strict=True))) for huts in product(FEW, repeat=len(COLORS))
    ]
    found = np.zeros((len(groups), 4), np.uint64)
    look_at(np.array([sized(group) for group in groups], np.uint64), found)
    for group, (some, several, left, number) in zip(groups, found.tolist(), strict=True):
        assert some == group_of(dict.fromkeys(present(group), 1))
        once_more = group - some
        assert several == group_of(dict.fromkeys(present(once_more), 1))
        assert left == sized(group - lost_in_strife(group))
        assert number == size(group)


def test_groups_keep_their_number_of_huts() -> None:
    position = Position.of({"A1": "2rbgyk", "A2": "11k"})
    games = layout.games_of([position])
    assert [int(group) >> layout.SIZE_AT for group in games["groups"][0][:3]] == [6, 11, 0]
    assert layout.positions_of(games, position.board) == [position]
