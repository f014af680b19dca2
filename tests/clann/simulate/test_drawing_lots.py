"""What random games draw is drawn as the rules' page says: dice, then uses, then cells."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from clans_widget.arena.many.lots import Lots, seed_number
from clans_widget.clann import Move, Position
from clans_widget.clann.simulate.readable import drawn_dice, drawn_move

DRAWS = 36_000


def assert_shares(counts: Counter[Any], shares: Mapping[Any, float]) -> None:
    """Within five standard errors; the seed is fixed."""
    assert counts.keys() == shares.keys()
    for what, share in shares.items():
        expected = DRAWS * share
        assert abs(counts[what] - expected) < 5 * (expected * (1 - share)) ** 0.5, what


def test_the_dice_are_fair_and_the_black_one_has_two_black_sides() -> None:
    lots = Lots(seed_number("dice"), 0)
    drawn = [drawn_dice("oos", lots) for _ in range(DRAWS)]
    pairs = {(one, other): 1 / 36 for one in range(1, 7) for other in range(1, 7)}
    assert_shares(Counter(ordinary for ordinary, _ in drawn), pairs)
    black = {1: 1 / 6, 2: 1 / 6, 5: 1 / 6, 6: 1 / 6, "k": 1 / 3}
    assert_shares(Counter(black for _, black in drawn), black)


@pytest.mark.parametrize(("kind", "count", "has_black"), [("oo", 2, False), ("os", 1, True)])
def test_dice_that_are_rolled_again_are_those(kind: str, count: int, has_black: bool) -> None:
    ordinary, black = drawn_dice(kind, Lots(seed_number("again"), 0))
    assert len(ordinary) == count
    assert (black is not None) == has_black


def test_a_use_is_as_likely_as_another_however_many_cells_there_are() -> None:
    position = Position.from_text("A1,h,h,h/h,A6,h,C1 A4 1 2k")
    uses = {move.to_text().partition(">")[0] for move in position.legal_moves()}
    assert uses == {"2-N"}
    position = Position.from_text("A1,B9,h,h/h,A6,h,C1 A4 1 23")
    moves, lots = position.legal_moves(), Lots(seed_number("uses"), 0)
    drawn = [drawn_move(moves, lots) for _ in range(DRAWS)]
    shares = dict.fromkeys(("2-1", "2-2", "3-1", "3-2"), 1 / 4)
    assert_shares(Counter(f"{move.die}-{move.who}" for move in drawn), shares)
    cells = [move.put for move in drawn if move.put]
    free = {move.put for move in moves if move.put}
    assert len(free) == 52
    assert set(cells) == free


def test_where_there_is_no_choice_nothing_is_drawn() -> None:
    lots, others = Lots(seed_number("none"), 0), Lots(seed_number("none"), 0)
    assert drawn_move([Move(3, "1")], lots) == Move(3, "1")
    assert lots.below(1000) == others.below(1000)
