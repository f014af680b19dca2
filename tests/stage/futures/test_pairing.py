"""Which steps of two futures are walked together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from clans_widget.core.step import Step
from clans_widget.stage.futures.pairing import Likeness, aligned, likeness, pairs_of


@dataclass(frozen=True, slots=True)
class Founded(Step):
    village: str = ""
    player: int = 1


class Valued(Founded):
    __slots__ = ()


class Fought(Founded):
    __slots__ = ()


class Ended(Step):
    __slots__ = ()


KINDS = {"f": Founded, "v": Valued, "x": Fought}


def steps(text: str) -> list[Step]:
    """Steps as letters: ``fA`` founds village A, ``xA`` fights there, ``e`` is the end."""
    return [Ended(None) if t == "e" else KINDS[t[0]](None, t[1:]) for t in text.split()]


def begins(step: Step) -> bool:
    return type(step) in (Founded, Ended)


def paired(one: str, other: str) -> list[tuple[int | None, int | None]]:
    """The pairs as numbers of steps."""
    first, second = steps(one), steps(other)
    index = {id(step): k for line in (first, second) for k, step in enumerate(line)}
    pairs = pairs_of(first, second, begins)
    return [tuple(None if s is None else index[id(s)] for s in pair) for pair in pairs]  # type: ignore[misc]


@pytest.mark.parametrize(
    ("one", "other", "pairs"),
    [
        ("", "", []),
        ("vA", "", [(0, None)]),
        ("", "vA vB", [(None, 0), (None, 1)]),
        ("vA", "vB", [(0, 0)]),
        ("xA", "vA", [(0, 0)]),
        ("xA vA", "vA", [(0, None), (1, 0)]),
        ("vA", "xA vA", [(None, 0), (0, 1)]),
        ("vA vB", "vB", [(0, None), (1, 0)]),
        ("vA vB", "vA", [(0, 0), (1, None)]),
        ("vA vB", "vC", [(0, 0), (1, None)]),
        ("xA xB vA", "vA", [(0, None), (1, None), (2, 0)]),
        ("vA xB", "xA vB", [(0, None), (1, 0), (None, 1)]),
        (
            "fA xA vA fB vB",
            "fB vB fA xA vA",
            [(0, 0), (1, None), (2, 1), (3, 2), (None, 3), (4, 4)],
        ),
        ("fA vA fB vB", "fB vB", [(0, 0), (1, 1), (2, None), (3, None)]),
        ("vA fA e", "vA e", [(0, 0), (1, None), (2, 1)]),
        ("fA", "vA fA", [(None, 0), (0, 1)]),
    ],
)
def test_what_is_alike_goes_together_and_the_rest_waits(
    one: str, other: str, pairs: list[Any]
) -> None:
    assert paired(one, other) == pairs


def test_the_first_village_here_goes_with_the_first_village_there() -> None:
    """Not with the same village, which comes later there and another chip and epoch with it."""
    same = paired("fA xA vA fB xB vB", "fB xB vB fA xA vA")
    assert same == [(k, k) for k in range(6)]


def test_every_step_comes_once_and_in_its_order() -> None:
    pairs = paired("vA fA xA vA fB vB e", "xC fB vB fC xC fA vA vA")
    for side, count in ((0, 7), (1, 8)):
        assert [pair[side] for pair in pairs if pair[side] is not None] == list(range(count))
    assert (None, None) not in pairs


@pytest.mark.parametrize(
    ("one", "other", "common"),
    [
        (Founded(1, "A", 2), Founded(9, "A", 2), Likeness(1, 2, 1)),
        (Founded(1, "A", 2), Founded(1, "A", 3), Likeness(1, 1, 1)),
        (Founded(1, "A", 2), Founded(1, "B", 3), Likeness(1, 0, 1)),
        (Founded(1, "A", 2), Valued(1, "A", 2), Likeness(0, 0, 1)),
    ],
)
def test_kind_and_facts_are_alike_and_positions_do_not_count(
    one: Step, other: Step, common: Likeness
) -> None:
    assert likeness(one, other) == likeness(other, one) == common


def test_likeness_adds_up() -> None:
    assert Likeness(1, 2, 3).and_also(Likeness(10, 20, 30)) == (11, 22, 33)
    assert Likeness() == (0, 0, 0)


def the_same(a: str, b: str) -> Likeness | None:
    return Likeness(1) if a == b else None


@pytest.mark.parametrize(
    ("one", "other", "sides"),
    [
        ("abc", "abc", "aa bb cc"),
        ("ab", "ba", "a- bb -a"),
        ("abcd", "bd", "a- bb c- dd"),
        ("bd", "abcd", "-a bb -c dd"),
        ("x", "y", "x- -y"),
        ("aab", "ab", "aa a- bb"),
    ],
)
def test_as_much_as_possible_stands_side_by_side(one: str, other: str, sides: str) -> None:
    found = aligned(one, other, the_same)
    assert " ".join(f"{a or '-'}{b or '-'}" for a, b in found) == sides


def test_likeness_weighs_more_than_the_number_of_pairs() -> None:
    def alike(a: int, b: int) -> Likeness:
        return Likeness(int(a == b), 0, 1)

    def sides(one: Sequence[int], other: Sequence[int]) -> int:
        return sum(a == b for a, b in aligned(one, other, alike))

    assert sides([1, 2, 3, 9], [9, 4, 5, 6]) == 1
