"""Typography by rule: what is set, what stays as it is, and that it can be set again."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import clans_widget.clann
import clans_widget.clans  # noqa: F401 - they bring their words
from clans_widget.words import (
    DEFAULT_LANGUAGE,
    LANGUAGES,
    in_language,
    keys,
    number_in,
    say,
    typeset,
    use_language,
    words,
)
from docs.lessons import lessons

PIECES = (
    *("a", "l'", "'s", " ", "  ", "\n", "\u00a0", "\u202f", ":", ";", "?", "!", "%", "«", "»", '"'),
    *("-", "–", "1", "12", "10 000", "100", "`", "```", "$", "[", "](", ")", "{x}", "<b>", "|"),
    *("https://a.b/c?d:e", "“", "”", "’", "A1-A2:C3", "(V4)"),
)


@given(st.lists(st.sampled_from(PIECES)).map("".join), st.sampled_from(LANGUAGES))
def test_what_is_set_can_be_set_again(text: str, language: str) -> None:
    assume("](10 000" not in text)  # no address has a space, and in English it would lose it
    once = typeset(text, language)
    assert typeset(once, language) == once


@pytest.mark.parametrize(
    ("language", "plain", "expected"),
    [
        ("fr", "Combien ? Dix : oui ; non !", "Combien\u202f? Dix\u00a0: oui\u202f; non\u202f!"),
        ("fr", "« Vert » et «bleu»", "«\u00a0Vert\u00a0» et «\u00a0bleu\u00a0»"),
        ("fr", "50 % de 10 000, 12%", "50\u00a0% de 10\u202f000, 12\u00a0%"),
        ("fr", "{number} %, c'est {what} !", "{number}\u00a0%, c’est {what}\u202f!"),
        ("nl", "zo'n 10 000 regio's", "zo’n 10.000 regio’s"),
        ("nl", '\'s avonds roept zij "Opzij!".', "’s avonds roept zij “Opzij!”."),
        ("en", "Ann's 10 000, the players' 11-13", "Ann’s 10,000, the players’ 11–13"),
        ("fr", "l'**Arrivée**, l'*un*", "l’**Arrivée**, l’*un*"),
        ("en", "it falls by -3", "it falls by −3"),
        ("fr", "«-3»", "«\u00a0−3\u00a0»"),
    ],
)
def test_a_text_is_set_as_its_language_has_it(language: str, plain: str, expected: str) -> None:
    assert typeset(plain, language) == expected


@pytest.mark.parametrize(
    "kept",
    [
        "`a ? b : 'c'`",
        "```python\nx = 'a' ; y = \"b\" ?\n```",
        "$x : y$",
        "https://example.org/a?b=c;d",
        "[rules](rules.md#a'b)",
        "<span title='a : b'>",
        "| :-- | --: |",
        ":::{note} a'b",
        "(V4)=",
        "A1-A2:C3,B4",
        'as in Quiz(one, name="quiz"), ["Ann", "Bob"] or (9, "rb")',
        "5-1, 3-N>B4",
        "![board](board.svg)",
        "2026-11-24, --port 8899, (-1 for all)",
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_code_and_what_is_to_be_typed_stay(language: str, kept: str) -> None:
    assert typeset(kept, language) == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_is_set(language: str) -> None:
    for key in keys(language):
        for form in words(language).template(key).values():
            assert typeset(form, language) == form, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_set_twice_is_set_once(language: str) -> None:
    for lesson in lessons():
        for cell in lesson.cells:
            once = typeset(cell.prose.get(language, ""), language)
            assert typeset(once, language) == once


@pytest.mark.parametrize(
    ("value", "decimals", "written"),
    [
        (9_999, 0, ("9999", "9999", "9999")),
        (1_234_567, 0, ("1,234,567", "1\u202f234\u202f567", "1.234.567")),
        (-2, 0, ("−2", "−2", "−2")),
        (0.5, 2, ("0.50", "0,50", "0,50")),
        (-0.001, 1, ("0.0", "0,0", "0,0")),
    ],
)
def test_numbers_are_written_as_languages_do(
    value: float, decimals: int, written: tuple[str, ...]
) -> None:
    assert tuple(number_in(value, language, decimals) for language in LANGUAGES) == written


def test_numbers_in_sentences_too_but_for_those_that_are_typed() -> None:
    assert "10.000" in say("simulate.interrupted", "nl", count=5, games=10_000)
    assert "10000" in say("simulate.number", "nl", given=10_000)


def test_of_texts_in_three_languages_the_one_in_use_is_said() -> None:
    try:
        for language, expected in zip(LANGUAGES, ("one", "l’un", "zo’n"), strict=True):
            use_language(language)
            assert in_language(en="one", fr="l'un", nl="zo'n") == expected
    finally:
        use_language(DEFAULT_LANGUAGE)
