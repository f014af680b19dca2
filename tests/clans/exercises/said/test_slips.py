"""A wrong value is explained by the idea that leads to it, with the numbers of the village."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import pytest

from clans_widget.clans import Position
from clans_widget.clans.exercises import VillageWorth
from clans_widget.clans.exercises.ideas import IDEAS
from clans_widget.clans.exercises.slips import slip_in_epoch
from clans_widget.words import LANGUAGES, Voice

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
        {
            0: "",
            2: "clans-not-huts",
            7: "bonus-on-neutral",
            **dict.fromkeys((9, 11), "epoch"),
            **dict.fromkeys((5, 8, 12), ""),
        },
    ),
    (
        ("2r3k", "A5", FIRST),  # favorable: 7
        {
            0: "",
            6: "no-bonus",
            8: "bonus-for-each-color",
            11: "epoch",
            **dict.fromkeys((10, 12), ""),
        },
    ),
    (
        ("2r3k", "C3", FIRST),  # destroyed
        {6: "only-no-bonus", 7: "chart-upside-down", **dict.fromkeys((1, 5, 30), "")},
    ),
    (
        ("2rbg3k", "A1", FIRST),  # two single huts, but four colors only: 8
        {6: "four-colors", 9: "bonus-on-neutral", 11: "epoch", 7: "", 10: ""},
    ),
    (
        ("2rbg3k", "B2", (6, 4)),  # favorable in the fourth epoch: 12
        {
            0: "",
            8: "no-bonus",
            10: "four-colors",
            13: "last-chip-is-next-epoch",
            2: "",
            11: "",
        },
    ),
    (
        ("rb2k", "A1", (6, 0)),  # three colors are many: 5
        {
            0: "",
            3: "clans-not-huts",
            7: "bonus-on-neutral",
            8: "last-chip-is-next-epoch",
            10: "epoch",
        },
    ),
    (
        ("rk", "A1", LAST),  # favorable, as all are at the end: 8
        {3: "no-bonus", 6: "epoch", 7: "clans-not-huts", 2: ""},
    ),
    (
        ("rbg3y2k", "A5", LAST),  # three huts are lost: 11
        {
            0: "",
            6: "no-bonus",
            7: "clans-not-huts",
            8: "own-huts-only",
            9: "one-hut-each",
            14: "lost-huts-count",
            10: "",
            15: "",
        },
    ),
    (
        ("rbg3y2k", "A1", FIRST),  # neutral, and three huts are lost: 6
        {
            7: "bonus-on-neutral",
            9: "lost-huts-count",
            3: "own-huts-only",
            10: "",
            12: "",
        },
    ),
    (
        ("2r2b2g2yk", "A1", FIRST),  # all five colors, and one hut alone: 10
        {9: "", 11: "bonus-on-neutral", 13: "epoch", 5: "one-hut-each"},
    ),
    (("rbgy", "A5", FIRST), {6: "no-strife", 1: "", 4: "", 5: "", 10: ""}),  # nothing is left
]
"""The idea that is answered, another epoch in which the number would be right, or nothing."""


def said_to(village: VillageWorth, given: int) -> str:
    """What is said first to a number, with the right clans."""
    return village.check((given, village.worth.clans)).sentences("en")[1]


def answered(village: VillageWorth, given: int) -> str:
    """The idea that is answered first."""
    said = said_to(village, given)
    for idea in IDEAS.at(village):
        for answer in idea.answers(village):
            is_it = village.read(answer).value == given
            if is_it and idea.refutation(village, answer).in_voice(Voice("en")) == said:
                return idea.name
    return "epoch" if f"the value {given} would be right, but" in said else ""


@pytest.mark.parametrize(("village", "slips"), SLIPS)
def test_every_usual_slip_is_known_by_its_number_and_no_other_number_is_explained(
    village: Village, slips: Mapping[int, str]
) -> None:
    assert {given: answered(exercise(village), given) for given in slips} == slips


def test_a_number_is_answered_once_and_with_the_wrong_clans_too() -> None:
    village = exercise(("2r3k", "A5", FIRST))
    assert village.check("6 rk").idea is IDEAS["no-bonus"]
    assert village.check("6 r").idea is None
    for answer in ("6 rk", "6 r"):
        said = village.check(answer).sentences("en")
        assert [text for text in said if "favorable" in text and "bonus" in text] == [said[1]]


SENTENCES: Final[list[tuple[Village, int, str]]] = [
    (("2r3k", "C3", FIRST), 6, "In epoch I the terrain of C3, mountain, is unfavorable"),
    (("rbg3y2k", "A5", LAST), 14, "You counted all 9 huts on A5."),
    (("2rbg3k", "A1", FIRST), 6, "Count the colors on A1: 4."),
    (("2rbg3k", "B2", (6, 4)), 8, "In epoch IV the terrain of B2, grassland, is favorable"),
    (("rb2k", "A1", (6, 0)), 7, "You added a bonus of 2. In epoch II the terrain of A1, steppe,"),
    (
        ("rb2k", "A1", (6, 0)),
        10,
        "In epoch V the value 10 would be right, but A1 takes a chip of epoch II (V3).",
    ),
    (
        ("2r3k", "A1", FIRST),
        9,
        "In epoch III the value 9 would be right, but A1 takes a chip of epoch I",
    ),
]


@pytest.mark.parametrize(("village", "given", "said"), SENTENCES)
def test_a_slip_is_told_with_the_numbers_of_the_village(
    village: Village, given: int, said: str
) -> None:
    assert said in said_to(exercise(village), given)


def test_in_an_epoch_that_destroys_the_village_no_number_of_huts_would_be_right() -> None:
    mountain = exercise(("2r3k", "C3", (4, 0)))  # 8, as favorable; it is destroyed in epoch I
    slip = slip_in_epoch(mountain.founded, 6)
    assert slip is not None
    assert slip.in_language("en").startswith("In epoch III the value 6 would be right")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_counts_huts_that_are_destroyed_is_told_of_no_bonus_where_there_is_none(
    language: str,
) -> None:
    destroyed = exercise(("2r3k", "C3", FIRST))
    for answer in ("6 -", "6 rk"):
        assert "bonus" not in destroyed.check(answer).text(language)


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
