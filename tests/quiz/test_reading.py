"""Answers as people write them: signs, numbers, words."""

from __future__ import annotations

import string

import pytest

from clans_widget.quiz.reading import number_and_rest, plain, whole, words_of
from clans_widget.words import LANGUAGES, number_in


def test_ordinary_characters_stay_as_they_are() -> None:
    ordinary = string.ascii_letters + string.digits + string.punctuation
    assert plain(ordinary) == ordinary
    assert plain("é日") == "é日"


@pytest.mark.parametrize(
    ("written", "read"),
    [
        ("\uff01\uff21\uff5e", "!A~"),
        ("\uff5f", "\uff5f"),
        ("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63", "--------"),
        ("b2\u3001c4\u060cd1", "b2,c4,d1"),
        ("b\u200b2\u200c\u200d\u2060\ufeff\u00ad", "b2"),
        ("\u0663\uff18\u09ea", "384"),
        ("\u00b2", "\u00b2"),
        ("\u00a0 8\n", "8"),
    ],
)
def test_signs_of_other_keyboards_are_read_as_the_ordinary_ones(written: str, read: str) -> None:
    assert plain(written) == read


@pytest.mark.parametrize(
    "answer", ["none", "No one", "no  one", "NOBODY", "personne", "niemand", "-", ["no", "one"]]
)
def test_nothing_is_said_in_every_language_in_one_word_or_two(answer: object) -> None:
    assert words_of(answer) == ["-"]


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("b2, C4; d1 & e3+f4", ["b2", "C4", "d1", "e3", "f4"]),
        ("b2 and c4 et d1 en e3", ["b2", "c4", "d1", "e3"]),
        ("b2 AND c4", ["b2", "c4"]),
        ("one", ["one"]),
        ("none of them", ["none", "of", "them"]),
        ([1, "b2 c4", None], ["1", "b2", "c4", "None"]),
        (["and"], []),
    ],
)
def test_words_are_parted_by_signs_and_by_the_word_for_and(
    answer: object, words: list[str]
) -> None:
    assert words_of(answer) == words


@pytest.mark.parametrize("answer", [None, 7, 7.5, object()])
def test_what_is_neither_text_nor_a_list_has_no_words(answer: object) -> None:
    assert words_of(answer) is None


def test_of_an_endless_answer_a_thousand_words_are_read() -> None:
    for answer in "b2 " * 1001, ["b2"] * 1001, ["b2 c4"] * 1001:
        assert len(words_of(answer) or ()) == 1000
    assert len(words_of(["b2"] * 999) or ()) == 999
    assert words_of(["and"] * 1000 + ["b2"]) == []


@pytest.mark.parametrize(
    ("answer", "number"),
    [
        (999_999_999, 999_999_999),
        (-999_999_999, -999_999_999),
        (10**9, None),
        (-(10**9), None),
        (10**12, None),
        ("999999999", 999_999_999),
        ("1000000000", None),
        ("+8", 8),
        ("-8", -8),
        ("8.00", 8),
        ("8,0", 8),
        ("8.01", None),
        ("8.", None),
        ("8 y", None),
        ("", None),
        (8.0, 8),
        (8.5, None),
        (float("inf"), None),
        (False, None),
        (8j, None),
        (None, None),
    ],
)
def test_a_number_is_whole_and_has_nine_digits_at_most(answer: object, number: int | None) -> None:
    assert whole(answer) == number


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("8 Xavier", (8, "Xavier")),
        ("8:,;\ty", (8, "y")),
        (" 8y ", (8, "y")),
        ("8", (8, "")),
        ("8.5 y", (None, "8.5 y")),
        (" y 8", (None, "y 8")),
        ("8 9", (8, "9")),
        ("12345678901", (None, "12345678901")),
    ],
)
def test_what_follows_a_number_is_kept(text: str, found: tuple[int | None, str]) -> None:
    assert number_and_rest(text) == found


@pytest.mark.parametrize(
    ("written", "number"),
    [
        *[("1,000", 1000), ("1.000", 1000), ("10 000", 10_000), ("10\u202f000", 10_000)],
        *[("10\u00a0000", 10_000), ("1'000", 1000), ("1’234’567", 1_234_567)],
        *[("-1,250", -1250), ("+1.250", 1250), ("1.000,0", 1000), ("1,000.00", 1000)],
        *[("57,0", 57), ("57.00", 57), ("0.000", 0), ("1000.000", 1000), ("123,0000", 123)],
        *[("1,00", 1), ("999,999,999", 999_999_999)],
        *[("1,000,5", None), ("1.000,5", None), ("1,0001", None), ("1,00,000", None)],
        *[("1,000.000,000", None), ("1,000,000,000", None), ("10 0000", None), ("1 00", None)],
    ],
)
def test_thousands_are_read_as_they_are_written(written: str, number: int | None) -> None:
    assert whole(written) == number


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [1, 999, 1000, 9999, 10_000, 123_456, 999_999_999])
def test_what_the_project_writes_it_reads(number: int, language: str) -> None:
    assert whole(number_in(number, language)) == number
    assert number_and_rest(f"{number_in(number, language)} rb") == (number, "rb")
