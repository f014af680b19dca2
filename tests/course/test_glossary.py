"""The glossary has the words that the games use, in every language, and says the same in each."""

from __future__ import annotations

import re
from typing import Final

import pytest

from clans_widget.words import LANGUAGES, Voice
from docs.courses import Course, courses
from docs.glossary import Name, Term, in_order, terms_of
from docs.website import glossary_page
from tests.games import rules_of

from . import prose

TOLD: Final = [course for course in courses() if terms_of(course)]
TERMS: Final = [(course, term) for course in TOLD for term in terms_of(course)]


def name(value: object) -> str:
    if isinstance(value, Term):
        return value.names["en"].word
    return value.game if isinstance(value, Course) else str(value)


every_course = pytest.mark.parametrize("course", TOLD, ids=name)
every_term = pytest.mark.parametrize(("course", "term"), TERMS, ids=name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_term
def test_a_term_stands_in_every_language_and_names_its_rules(course: Course, term: Term) -> None:
    assert tuple(term.names) == LANGUAGES
    assert term.rules
    assert {*term.rules} <= {*rules_of(course.game)}


@every_course
def test_no_word_stands_twice(course: Course) -> None:
    for language in LANGUAGES:
        words = [term.names[language].word for term in terms_of(course)]
        assert len({*words}) == len(words)


@every_language
@every_term
def test_the_game_says_the_word(course: Course, term: Term, language: str) -> None:
    """In each sentence that the term is said to stand in."""
    assert all(key.startswith((f"{course.game}.", "table.")) for key in term.keys)
    for key in term.keys:
        said = said_by(key, language).casefold()
        known = term.names[language].spellings
        assert any(spelling in said for spelling in known), f"{key}: {said!r} has none of {known}"


def said_by(key: str, language: str) -> str:
    return Voice(language).say(key)


AVOIDED: Final = [
    (term.names[language], language)
    for _, term in TERMS
    for language in LANGUAGES
    if term.names[language].avoid
]


@pytest.mark.parametrize(
    ("called", "language"), AVOIDED, ids=lambda each: getattr(each, "word", each)
)
def test_what_nobody_with_the_box_would_know_is_not_said(called: Name, language: str) -> None:
    for avoided in called.avoid:
        word = re.compile(rf"\b{avoided}\b", re.IGNORECASE)
        places = {
            text.place
            for text in prose.texts()
            if text.language == language and word.search(text.markdown)
        }
        assert not places, f"“{avoided}”: “{called.word}” is meant."


@every_language
@every_course
def test_the_page_is_in_the_order_of_its_words(course: Course, language: str) -> None:
    page = glossary_page.page(course, language)
    listed = re.findall(r"(?m)^\| \*\*([^*]+)\*\*", page)
    terms = in_order(terms_of(course), language)
    assert listed == [term.names[language].word for term in terms]
    assert listed[0][0].casefold() <= listed[-1][0].casefold()
    for term in terms:
        for other in LANGUAGES:
            assert term.names[other].word in page


def test_accents_and_capitals_do_not_count_in_the_order() -> None:
    clans = next(course for course in courses() if course.game == "clans")
    words = [term.names["fr"].word for term in in_order(terms_of(clans), "fr")]
    assert words.index("échelle des points") < words.index("favorable") < words.index("fondateur")
