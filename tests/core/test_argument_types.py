"""What is given to a function is of the types that stand there, or is refused."""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable, Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeVar

import numpy as np
import pandas as pd
import pytest

from clans_widget.core.argument_types import ArgumentError, check_arguments, fits
from clans_widget.words import LANGUAGES

if TYPE_CHECKING:
    from nowhere import Unknown  # type: ignore[import-not-found]

T = TypeVar("T")


class Speaks(Protocol):
    name: str

    def say(self, word: str) -> str:
        """Say it."""


class Dog:
    name = "Rex"

    def say(self, word: str) -> str:
        return word


TABLE = pd.DataFrame({"a": [1]})


@pytest.mark.parametrize(
    ("kind", "right", "wrong"),
    [
        (str, ["", "A1", np.str_("A1")], [None, 7, b"A1", "\ud800"]),
        (int, [0, -3, np.int64(7), 10**400], [True, np.bool_(1), 1.0, "1", None]),
        (float, [1, 1.5, np.float64(2), float("nan")], [True, "1.5", None, 1j]),
        (bool, [True, np.bool_(0)], [1, "yes", None, TABLE]),
        (str | None, [None, "A1"], [7, []]),
        (Literal["a", "b"], ["a"], ["A", "", None, ["a"]]),
        (Sequence[str], [(), ["A1"], pd.Series(["x"]).tolist()], ["A1", ["A1", 7], {"A1"}, 7]),
        (Iterable[str], [{"A1"}, iter([7]), range(2)], ["A1", {"A1": "B1"}, TABLE, {7}]),
        (tuple[str, str], [("a", "b")], [("a",), "ab", ("a", 1), ["a", "b"]]),
        (Mapping[str, int], [{}, {"a": 1}], [{"a": "1"}, {1: 1}, [], TABLE]),
        (Callable[[Any], bool], [len, lambda _: True, Dog], [None, "len"]),
        (str | PathLike[str], ["a", Path("a")], [7, b"a"]),
        (Speaks, [Dog()], ["Rex", 7, None]),
        (Any, [None, object(), TABLE], []),
        (object, [None, object(), TABLE], []),
        (T, [None, TABLE], []),
    ],
)
def test_a_value_fits_a_type_or_not(kind: Any, right: list[Any], wrong: list[Any]) -> None:
    assert [value for value in right if not fits(value, kind)] == []
    assert [value for value in wrong if fits(value, kind)] == []


@check_arguments
def told(
    place: str, *more: str, count: int = 1, other: Unknown = None, **named: int
) -> tuple[Any, ...]:
    return place, more, count, other, named


def test_what_fits_is_handed_on() -> None:
    assert told("A", "B", count=2, other=object, x=3) == ("A", ("B",), 2, object, {"x": 3})


@pytest.mark.parametrize(
    ("given", "named", "name"),
    [
        ((7,), {}, "place"),
        (("A", 7), {}, "more"),
        (("A",), {"count": "2"}, "count"),
        (("A",), {"x": "3"}, "named"),
    ],
)
def test_what_does_not_fit_is_refused_by_the_name_of_its_parameter(
    given: tuple[Any, ...], named: dict[str, Any], name: str
) -> None:
    with pytest.raises(ArgumentError) as caught:
        told(*given, **named)
    sentences = {caught.value.in_language(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    assert all(name in sentence for sentence in sentences)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_what_is_missing_or_too_much_python_says_itself() -> None:
    with pytest.raises(TypeError, match="place"):
        told()  # type: ignore[call-arg]


def test_a_default_may_stand_outside_its_type() -> None:
    assert told("A")[3] is None

    @check_arguments
    def early(name: str = None) -> Any:  # type: ignore[assignment]  # noqa: RUF013
        return name

    assert early(None) is None  # type: ignore[arg-type]


def test_of_what_stands_in_a_row_each_place_is_named() -> None:
    @check_arguments
    def points(arrows: Iterable[tuple[str, int]]) -> Any:
        return arrows

    with pytest.raises(ArgumentError) as caught:
        points([("B5",)])  # type: ignore[list-item]
    assert "a tuple (text, a whole number)), not [('B5',)]" in str(caught.value)
    with pytest.raises(ArgumentError, match=r"not \('B5', 1\)"):
        points(("B5", 1))  # type: ignore[arg-type]


@pytest.mark.parametrize("number", [10**400, -(10**5000)], ids=["long", "too long"])
def test_a_number_of_any_size_can_be_refused_in_words(number: int) -> None:
    with pytest.raises(ArgumentError) as caught:
        told(number)  # type: ignore[arg-type]
    for language in LANGUAGES:
        assert len(caught.value.in_language(language)) < 120
