"""Lots are drawn fairly, and the same everywhere."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from clans_widget.arena.many.lots import (
    Lots,
    seed_number,
)

DRAWS = 60_000


def assert_even(counts: Counter[object], kinds: int) -> None:
    """None comes up more or less often than chance allows; the seed is fixed."""
    expected = sum(counts.values()) / kinds
    assert len(counts) == kinds
    assert all(abs(count - expected) < 5 * expected**0.5 for count in counts.values())


@pytest.mark.parametrize("limit", [1, 2, 3, 7, 270])
def test_all_numbers_are_equally_likely(limit: int) -> None:
    lots = Lots(seed_number("even"), 0)
    assert_even(Counter(lots.below(limit) for _ in range(DRAWS)), limit)


def test_large_limits_favor_nobody() -> None:
    """Without drawing again the first third of this limit would come up half as often again."""
    lots, limit = Lots(seed_number("even"), 1), 3 << 30
    assert_even(Counter(lots.below(limit) // (1 << 30) for _ in range(DRAWS)), 3)


def test_the_first_lot_of_each_game_is_fair() -> None:
    seed = seed_number("games")
    assert_even(Counter(Lots(seed, number).below(6) for number in range(DRAWS)), 6)


def test_all_shufflings_are_equally_likely() -> None:
    lots = Lots(seed_number("even"), 2)
    drawn = Counter("".join(lots.shuffled("abcd")) for _ in range(DRAWS))
    assert set(drawn) == {"".join(order) for order in permutations("abcd")}
    assert_even(Counter(drawn), 24)


def test_the_generator_is_splitmix64() -> None:
    """As published: the first numbers for the seed 1234567."""
    lots = Lots(0, 0)
    lots._state = 1234567
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert [lots._next() for _ in published] == [number >> 32 for number in published]


def test_seeds_may_be_words() -> None:
    assert seed_number("Clans") == seed_number("Clans") != seed_number("clans")
    assert seed_number(None) != seed_number(None)
