"""For which cases of worth, strife and epochs a village will do, and for which it will not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from clans_widget.clans import Position
from clans_widget.clans.exercises import VillageWorth
from clans_widget.clans.exercises.supply.worth import make_epochs, make_strife, make_worth
from clans_widget.clans.rules.moving import FULL
from clans_widget.core.chance import lots
from clans_widget.quiz.wish import Wish

MAKERS: Final = {"worth": make_worth, "strife": make_strife, "epochs": make_epochs}
CASES: Final = {
    "worth easy": 1,
    "worth medium": 2,
    "worth hard": 1,
    "strife easy": 1,
    "strife medium": 3,
    "strife hard": 1,
    "epochs easy": 1,
    "epochs medium": 2,
    "epochs hard": 2,
}
"""How many cases each difficulty has."""

FIRST: Final = (0, 0)
LAST_OF_FIRST: Final = (3, 0)


def offered(position: Position, case: str, number: int, chances: int = 6) -> Iterator[VillageWorth]:
    """What a position offers for a case, by some chances."""
    kind, difficulty = case.split()
    for chance in range(chances):
        village = MAKERS[kind](position, Wish(difficulty, number, lots(chance, "one")))
        if village:
            yield village


ALONE: Final = [
    # no strife: on neutral, favorable and unfavorable terrain, and with the last chip
    ("3r4k", "A1", FIRST, "worth easy 0"),
    ("3r4k", "A5", FIRST, "worth easy 0, epochs easy 0"),
    ("3r4k", "C3", FIRST, "worth medium 1, epochs medium 0"),
    ("3r4k", "A1", LAST_OF_FIRST, "worth easy 0"),
    ("3r4k", "A5", LAST_OF_FIRST, "worth easy 0, epochs easy 0, epochs medium 1"),
    # some huts are lost in strife
    ("rbg3y2k", "A1", FIRST, "worth medium 0, strife easy 0"),
    ("rbg3y2k", "A5", FIRST, "worth medium 0, strife medium 0, epochs easy 0"),
    ("rbg3y2k", "C3", FIRST, "worth medium 1, strife medium 1, epochs medium 0"),
    # all five colors, and none is lost
    ("2r2b2g2yk", "A1", FIRST, "worth easy 0, strife medium 2"),
    ("2r2b2g2yk", "A5", FIRST, "worth easy 0, strife medium 2, epochs easy 0"),
    ("2r2b2g2yk", "C3", FIRST, "worth medium 1, strife medium 1, strife medium 2, epochs medium 0"),
    # all are lost
    ("rbgy", "A1", FIRST, "strife medium 2"),
    ("rbgy", "A5", FIRST, "strife medium 2"),
    ("rbgy", "A5", LAST_OF_FIRST, "strife medium 2, epochs medium 1"),
    ("rbgy", "C3", FIRST, "worth medium 1, strife medium 1, strife medium 2, epochs medium 0"),
]


@pytest.mark.parametrize(("huts", "territory", "chips", "cases"), ALONE)
def test_for_which_cases_the_only_village_of_a_move_will_do(
    huts: str, territory: str, chips: tuple[int, int], cases: str
) -> None:
    beside = {"A1": "A2", "A5": "A2", "C3": "C1"}[territory]
    position = Position.of({territory: huts, beside: "k"}, chips=chips)
    chances = 1 if position.size(territory) >= FULL else 6  # a full group stays where it is
    found = {
        f"{case} {number}"
        for case, count in CASES.items()
        for number in range(count)
        for village in offered(position, case, number, chances)
        if village.territory == territory
    }
    assert found == set(cases.split(", "))


SEVERAL: Final = [
    ((6, 4), "worth hard 0", {"B2,C4 C4", "C4,B2 B2"}),
    ((6, 4), "strife hard 0", {"B2,C4 C4", "C4,B2 C4", "B2,C4 B2", "C4,B2 B2"}),
    ((6, 4), "epochs hard 0", {"B2,C4 C4", "C4,B2 B2"}),
    ((6, 4), "epochs hard 1", set()),
    (LAST_OF_FIRST, "epochs hard 0", set()),
    (LAST_OF_FIRST, "epochs hard 1", {"C4,B2 B2"}),
    (FIRST, "epochs hard 0", set()),
    (FIRST, "epochs hard 1", set()),
    (FIRST, "strife easy 0", set()),
    (FIRST, "strife medium 0", set()),
    (FIRST, "strife medium 1", set()),
    (FIRST, "strife medium 2", set()),
    (FIRST, "worth easy 0", set()),
    (FIRST, "worth medium 0", set()),
    ((6, 4), "worth medium 1", set()),
    ((6, 4), "epochs easy 0", set()),
    ((6, 4), "epochs medium 0", set()),
    ((6, 4), "epochs medium 1", set()),
    ((6, 4), "strife medium 1", set()),
]


@pytest.mark.parametrize(("chips", "case", "villages"), SEVERAL)
def test_for_which_cases_one_of_several_villages_will_do(
    chips: tuple[int, int], case: str, villages: set[str]
) -> None:
    position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=chips)
    difficulty, _, number = case.rpartition(" ")
    found = {
        f"{','.join(village.move.order)} {village.territory}"
        for village in offered(position, difficulty, int(number))
    }
    assert found <= villages
    assert bool(found) == bool(villages)
    assert difficulty != "strife hard" or all(
        len(village.founded.huts) == 5 for village in offered(position, difficulty, 0)
    )


@pytest.mark.parametrize(
    ("huts", "strife"),
    [
        ("rbgy2k", "decides"),
        ("2rbgy", "seems to"),  # one color is missing
        ("2rbg", "seems to"),  # three colors are many
        ("2rb", "no"),  # too few colors for anybody to think of it
        ("2r2b2g2y", "no"),  # nobody would lose a hut
        ("2r2b2g2y2k", "decides"),
    ],
)
def test_strife_is_among_the_rules_where_it_breaks_out_or_seems_to(huts: str, strife: str) -> None:
    rules = VillageWorth(Position.of({"A1": huts, "A2": "r"}), "A2-A1").rules
    place = rules.index("V4") - rules.index("V5") if "V4" in rules else 0
    assert {-1: "decides", 0: "no", 1: "seems to", 2: "seems to"}[place] == strife
