"""Every word that people read is in a dictionary of its language, or accepted by us."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Final

import pytest
from spellchecker import SpellChecker

from clans_widget.core.games import game_folders
from clans_widget.words import LANGUAGES

from . import prose

ACCEPTED: Final = prose.PROJECT / "docs" / "accepted_words"

NAMES: Final = "names"
"""The list of what is called the same in every language."""

WORD: Final = re.compile(r"\w+(?:['’-]\w+)*")
NOT_A_WORD: Final = re.compile(r"\w*[\d_]\w*|[IVX]+|\w")
"""Territories and rules, names in code, Roman numerals, single letters."""

BRITISH: Final = re.compile(r"\w*(?:(?:col|fav|neighb)our|centre|grey)\w*", re.IGNORECASE)

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def dictionary(language: str) -> SpellChecker:
    return SpellChecker(language=language, distance=1)  # two letters off take minutes to find


@cache
def listed(name: str) -> frozenset[str]:
    """The words of a list in docs/accepted_words, one in each line."""
    lines = (ACCEPTED / f"{name}.txt").read_text("utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


@cache
def called() -> frozenset[str]:
    """What the games are called: their folders say it."""
    names = (game.name for game in game_folders().values())
    return frozenset(word for name in names for word in WORD.findall(name))


def is_known(word: str, language: str, *lists: str) -> bool:
    """Whether a word, or each of the parts that apostrophes and hyphens join, is known."""
    accepted = called().union(*map(listed, lists))
    if NOT_A_WORD.fullmatch(word) or {word, word.lower()} & accepted:
        return True
    if word in dictionary(language):
        return True
    parts = re.split(r"['-]", word)
    return len(parts) > 1 and all(is_known(part, language, *lists) for part in parts if part)


def near(word: str, language: str) -> str:
    """The word that was probably meant."""
    return dictionary(language).correction(word) or "nothing"


@cache
def words(language: str) -> dict[str, set[str]]:
    """The words of a language's texts, and where each stands."""
    found = defaultdict(set)
    for text in prose.texts():
        if text.language == language:
            for _, block in prose.blocks(text.markdown):
                for word in WORD.findall(block):
                    found[word.replace("’", "'")].add(text.place)
    return found


@pytest.mark.slow
@every_language
def test_words_are_spelled_right(language: str) -> None:
    wrong = [
        f"{word} in {', '.join(sorted(places))} (near it: {near(word, language)})"
        for word, places in sorted(words(language).items())
        if not is_known(word, language, language, NAMES)
    ]
    advice = f"Correct these words, or add them to docs/accepted_words ({language}, {NAMES}):"
    assert not wrong, "\n".join([advice, *wrong])


def test_spelling_is_american() -> None:
    found = {word: places for word, places in words("en").items() if BRITISH.fullmatch(word)}
    assert not found, f"British spelling: {found}"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "languages"), [*((language, [language]) for language in LANGUAGES), (NAMES, LANGUAGES)]
)
def test_accepted_words_are_needed(name: str, languages: Sequence[str]) -> None:
    needed = {
        form
        for language in languages
        for word in words(language)
        for part in [word, *re.split(r"['-]", word)]
        if not is_known(part, language)
        for form in (part, part.lower())
    }
    unneeded = sorted(listed(name) - needed)
    assert not unneeded, f"Take these out of docs/accepted_words/{name}.txt: {unneeded}"


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "teritory"), ("fr", "vilage"), ("nl", "dorpp"), ("fr", "l'épocque")],
)
def test_a_slip_is_noticed(language: str, word: str) -> None:
    assert not is_known(word, language, language, NAMES)
