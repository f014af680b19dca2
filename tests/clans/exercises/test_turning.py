"""Which rules a question about a move turns on: what decides in it, and no other."""

from __future__ import annotations

from typing import Final

import pytest

from clans_widget.clans import Position
from clans_widget.clans.exercises import BestOrder, FoundedVillages, VillageWorth

TWO: Final = {"B2": "rbg", "B5": "yk", "C4": "rbg2y"}
"""B5 leaves B2 and C4 alone."""

IN_ONE_EPOCH, IN_TWO, ONE_CHIP = (0, 0), (6, 4), (6, 5)
"""Chips that are taken: those that are left for the two villages."""


@pytest.mark.parametrize(
    ("chips", "rules"), [(IN_TWO, ("V8", "V9", "V7")), (ONE_CHIP, ("V8", "F1", "V9", "V7"))]
)
def test_an_order_matters_as_an_epoch_ends_within_it_or_chips_are_too_few(
    chips: tuple[int, int], rules: tuple[str, ...]
) -> None:
    assert BestOrder(Position.of(TWO, chips=chips), "B5", "C4", clan="red").rules == rules


def test_villages_turn_on_the_last_chip_only_where_it_leaves_one_out() -> None:
    enough, too_few = (Position.of(TWO, chips=chips) for chips in (IN_TWO, ONE_CHIP))
    assert FoundedVillages(enough, "B5-C4:B2,C4").rules == ("V1",)
    assert FoundedVillages(too_few, "B5-C4:B2").rules == ("V1", "F1")


@pytest.mark.parametrize(
    ("chips", "territory", "ordered"),
    [
        (IN_ONE_EPOCH, "C4", ["V8"]),
        (IN_TWO, "B2", ["V8"]),
        (IN_TWO, "C4", ["V9", "V8"]),
    ],
)
def test_worth_turns_on_the_order_and_on_the_epoch_that_ends_before_the_village(
    chips: tuple[int, int], territory: str, ordered: list[str]
) -> None:
    village = VillageWorth(Position.of(TWO, chips=chips), "B5-C4:B2,C4", territory)
    assert [rule for rule in village.rules if rule in ("V8", "V9")] == ordered


def test_the_only_village_of_a_move_has_no_order_and_no_epoch_ends_before_it() -> None:
    alone = VillageWorth(Position.of({"A1": "2r3k", "A2": "k"}, chips=(3, 0)), "A2-A1")
    assert {"V8", "V9"}.isdisjoint(alone.rules)
