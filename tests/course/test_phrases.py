"""Turns of phrase that have misled a reader once stand nowhere in what people read."""

from __future__ import annotations

import re
from typing import Final

import pytest

from . import prose

PHRASES: Final = (
    ("nl", r"\b[Aa]chter (de|een|je|haar|zijn|hun) (Poort|Schat|Kroon)\b"),  # voorbij
    ("nl", r"\b[Ww]ie erbij komt\b"),  # wie er het laatst komt
    ("fr", r"\bfaçons sur\b"),  # cas sur
    ("en", r"\bfor who\b"),  # for whoever, for those who
)


@pytest.mark.parametrize(("language", "phrase"), PHRASES)
def test_a_phrase_that_misleads_is_not_used(language: str, phrase: str) -> None:
    texts = [text for text in prose.texts() if text.language == language]
    assert texts
    assert [text for text in texts if re.search(phrase, text.markdown)] == []
