"""In print a sentence begins with a word: up to twelve, its first number is no figure."""

from __future__ import annotations

import re
from typing import Final

import pytest

from clans_widget import clann, clans  # noqa: F401 - they bring their sentences
from clans_widget.words import LANGUAGES, keys, say, words
from clans_widget.words.typography import number_first

NUMBERS: Final = "count|number|good|here|there|points|value|huts"
FIRST: Final = re.compile(rf"(?:^|[.!?][”»]?\s)[«“]?\s?\{{({NUMBERS})\}}\s[^.!?]*[.!?]")


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [("en", "Two", "Twelve"), ("fr", "Deux", "Douze"), ("nl", "Twee", "Twaalf")],
)
def test_numbers_from_two_to_twelve_are_words(language: str, first: str, last: str) -> None:
    said = [number_first(number, language) for number in range(2, 13)]
    assert (said[0], said[-1]) == (first, last)
    assert len(set(said)) == len(said)
    assert all(word.isalpha() and word.istitle() for word in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_larger_numbers_are_written_as_anywhere(language: str) -> None:
    assert number_first(13, language) == "13"
    assert not number_first(12_000, language).isdigit(), "its thousands stand apart"


def test_a_sentence_begins_with_the_number_that_it_depends_on() -> None:
    key = "clann.verdict.figures.wrong"
    assert say(key, "en", count=3) == "Three of your choices are not right."
    assert say(key, "fr", count=2) == "Deux de vos choix ne conviennent pas."
    assert say(key, "nl", count=4) == "Vier van je keuzes kloppen niet."
    assert say(key, "nl", count=1).startswith("Eén ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_begins_with_a_figure(language: str) -> None:
    told = {
        key: form
        for key in keys(language)
        for form in words(language).template(key).values()
        if FIRST.search(form)
    }
    assert told == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_numbers_stand_first_alone(language: str) -> None:
    told = {
        key: form
        for key in keys(language)
        for form in words(language).template(key).values()
        if re.search(r"\{Count\}", form) and not re.match(r"\{Count\}", form)
    }
    assert told == {}


def test_a_figure_that_comes_first_is_recognized() -> None:
    assert FIRST.search("{count} chips are left.")
    assert FIRST.search("Look. {here} huts are there.")
    assert not FIRST.search("{count} of {total} solved")
    assert not FIRST.search("There are {count}.")
