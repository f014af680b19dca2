"""A wrong value is explained by the slip that leads to it, with the numbers of the village."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from clans_widget.clans import Position
from clans_widget.clans.exercises import VillageWorth
from clans_widget.clans.exercises.slips import slip_in_value

FIRST: Final = (0, 0)
LAST: Final = (6, 5)

Village = tuple[str, str, tuple[int, int]]


def exercise(village: Village) -> VillageWorth:
    """About a village of these huts and a black one on a territory, with the chips taken."""
    huts, territory, chips = village
    beside = {"A1": "A2", "A5": "A2", "B2": "B5", "C3": "C1"}[territory]
    position = Position.of({territory: huts, beside: "k"}, chips=chips)
    return VillageWorth(position, f"{beside}-{territory}")


SLIPS: Final[list[tuple[Village, Mapping[int, str]]]] = [
    (
        ("2r3k", "A1", FIRST),  # neutral: 6
        {0: "epoch", 2: "", 5: "", 7: "no_bonus", 8: "", 9: "epoch", 11: "epoch", 12: ""},
    ),
    (
        ("2r3k", "A5", FIRST),  # favorable: 7
        {0: "epoch", 6: "bonus", 8: "", 10: "", 11: "epoch", 12: ""},
    ),
    (("2r3k", "C3", FIRST), dict.fromkeys((1, 5, 6, 7, 30), "destroyed")),
    (
        ("2rbg3k", "A1", FIRST),  # two single huts, but four colors only: 8
        {6: "no_strife", 7: "", 9: "no_bonus", 10: "", 11: "epoch"},
    ),
    (
        ("2rbg3k", "B2", (6, 4)),  # favorable in the fourth epoch: 12
        {0: "epoch", 2: "", 8: "bonus", 10: "no_strife", 11: "", 13: "epoch"},
    ),
    (
        ("rb2k", "A1", (6, 0)),  # three colors are many: 5
        {0: "epoch", 3: "no_strife", 7: "no_bonus", 8: "epoch", 10: "epoch"},
    ),
    (
        ("rk", "A1", LAST),  # and two are not: 8
        {0: "epoch", 3: "bonus", 6: "epoch", 7: "", 2: ""},
    ),
    (
        ("rbg3y2k", "A5", LAST),  # three huts are lost: 11
        {0: "epoch", 6: "bonus", 7: "epoch", 8: "", 9: "strife", 14: "strife", 15: "", 10: ""},
    ),
    (
        ("rbg3y2k", "A1", FIRST),  # neutral, and three huts are lost: 6
        {7: "no_bonus", 9: "strife", 10: "", 3: "", 12: ""},
    ),
    (
        ("2r2b2g2yk", "A1", FIRST),  # all five colors, and no hut alone: 10
        {9: "", 11: "no_bonus", 13: "epoch", 5: ""},
    ),
    (("rbgy", "A5", FIRST), {5: "strife", 6: "strife", 1: "", 4: "", 10: ""}),  # nothing is left
]


@pytest.mark.parametrize(("village", "slips"), SLIPS)
def test_every_usual_slip_is_known_by_its_number_and_no_other_number_is_explained(
    village: Village, slips: Mapping[int, str]
) -> None:
    founded = exercise(village).founded
    found = {given: slip_in_value(founded, given) for given in slips}
    assert {given: slip.key.split(".")[-1] if slip else "" for given, slip in found.items()} == (
        slips
    )


SENTENCES: Final[list[tuple[Village, int, str]]] = [
    (("2r3k", "C3", FIRST), 6, "in epoch I the terrain of C3, mountain, is unfavorable"),
    (("2r3k", "C3", FIRST), 6, "so the village is worth 0 and not 6 (V6)."),
    (("rbg3y2k", "A5", LAST), 9, "Your number counts 3 huts that are lost in strife"),
    (("r2b2g2yk", "A1", FIRST), 9, "Your number counts one hut that is lost in strife"),
    (("rb2k", "A1", (6, 0)), 3, "There is no strife in A1: only 3 colors are there"),
    (
        ("2rbg3k", "B2", (6, 4)),
        8,
        "The bonus of 4 is missing: in epoch IV the terrain of B2, grassland, is favorable (V5).",
    ),
    (
        ("rb2k", "A1", (6, 0)),
        7,
        "There is no bonus of 2 here: in epoch II the terrain of A1, steppe, is not favorable",
    ),
    (
        ("2rbg3k", "B2", (6, 4)),
        13,
        "13 would be right in epoch V, but B2 takes a chip of epoch IV (V3).",
    ),
    (("2r3k", "A1", FIRST), 9, "9 would be right in epoch III, but A1 takes a chip of epoch I"),
]


@pytest.mark.parametrize(("village", "given", "said"), SENTENCES)
def test_a_slip_is_told_with_the_numbers_of_the_village(
    village: Village, given: int, said: str
) -> None:
    verdict = exercise(village).check((given, ""))
    assert said in verdict.sentences("en")[1]


def test_a_right_value_is_no_slip_though_it_would_be_right_in_another_epoch_too() -> None:
    village = exercise(("2r3k", "A1", FIRST))
    assert village.worth.value == 6
    assert "would be right" not in village.check((6, "")).text("en")


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        ("8 -", ["One more clan scores: yellow."]),
        ("8 ry", ["This clan has no hut left in C4 and does not score: red (V7)."]),
        ("8 rby", ["These clans have no hut left in C4 and do not score: red and blue (V7)."]),
        ("8 r", ["One more clan scores: yellow.", "no hut left in C4 and does not score: red"]),
        ("8 y", []),
    ],
)
def test_clans_that_are_missing_or_too_many_are_named(answer: str, said: list[str]) -> None:
    position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
    sentences = VillageWorth(position, "B5-C4:B2,C4", "C4").check(answer).sentences("en")
    about_clans = [each for each in sentences[1:] if not each.startswith("V")]
    assert len(about_clans) == len(said)
    for part, sentence in zip(said, about_clans, strict=True):
        assert part in sentence


def test_a_clan_that_was_never_there_is_told_apart_from_one_that_lost_its_huts() -> None:
    position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
    village = VillageWorth(position, "B5-C4:B2,C4", "B2")
    assert "This clan has no hut in B2: black (V7)." in village.check("7 rbgk").text("en")
    both = village.check("7 rbgyk").text("en")
    assert "These clans have no hut in B2: yellow and black (V7)." in both
    one_missing = village.check("7 rb").text("en")
    assert "One more clan scores: green. One hut in B2 is enough" in one_missing
