"""A reader of twelve years can read the lessons."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Final, NamedTuple

import pytest
import textstat

from clans_widget.words import LANGUAGES

from . import prose

LESSONS: Final = sorted({text.place for text in prose.lessons()})


class Level(NamedTuple):
    """How hard a text is, in a language: by which formula, and up to where all is well."""

    formula: str
    measure: Callable[[str], float]
    bound: float
    harder: int
    """1 if a higher number is harder to read, -1 if a lower one is."""


# For readers from 12 years on. The rulebooks are harder to read: 7.9, 80 and 69.
LEVELS: Final = {
    "en": Level("Coleman-Liau grade", textstat.coleman_liau_index, 7, 1),
    "fr": Level("Flesch reading ease (Kandel-Moles)", textstat.flesch_reading_ease, 90, -1),
    "nl": Level("Flesch reading ease (Douma)", textstat.flesch_reading_ease, 80, -1),
}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def read_aloud(lesson: str, language: str) -> list[str]:
    """The sentences of a lesson; a list's items are sentences, headings and tables are not."""
    return [
        sentence
        for text in prose.lessons()
        if (text.place, text.language) == (lesson, language)
        for tag, block in prose.blocks(text.markdown)
        if tag == "p"
        for sentence in re.split(r"(?<=[.!?])\s+", block.strip())
    ]


@every_language
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_twelve_year_old_can_read_the_lesson(lesson: str, language: str) -> None:
    level, sentences = LEVELS[language], read_aloud(lesson, language)
    reached = measured(sentences, language)
    hardest = sorted(
        (sentence for sentence in sentences if len(sentence.split()) > 5),
        key=lambda sentence: level.harder * measured([sentence], language),
        reverse=True,
    )
    said = f"{lesson} in {language} is too hard: {level.formula} {reached:.1f}, not {level.bound}."
    advice = "Split its hardest sentences or take shorter words:"
    assert not is_too_hard(reached, level), "\n".join([said, advice, *hardest[:5]])


def measured(sentences: list[str], language: str) -> float:
    textstat.set_lang(language)
    return LEVELS[language].measure(" ".join(re.sub(r"[^.!?]$", r"\g<0>.", s) for s in sentences))


def is_too_hard(reached: float, level: Level) -> bool:
    return level.harder * reached > level.harder * level.bound


OFFICIAL: Final = {
    "en": """Contractual responsibilities established under preceding legislation remain
enforceable notwithstanding subsequent administrative modifications.""",
    "fr": """Les dispositions relatives à la responsabilité contractuelle s'appliquent également
aux administrations territoriales, sous réserve des dérogations prévues.""",
    "nl": """De bepalingen betreffende de contractuele aansprakelijkheid zijn eveneens van
toepassing op de territoriale overheden.""",
}


@every_language
def test_the_language_of_officials_is_too_hard(language: str) -> None:
    assert is_too_hard(measured([OFFICIAL[language]], language), LEVELS[language])
