"""What a sentence that refuses something must be like."""

from __future__ import annotations

import re
import unicodedata

from clans_widget.clans import ClansError
from clans_widget.words import LANGUAGES

LONGEST = 1000


def is_printable(sentence: str) -> bool:
    """No control, format or unassigned characters, no lone surrogates, no line breaks.

    Of the format characters those that join two that are seen are good.
    """
    joined = re.sub("(?<=[^\\s\u200c\u200d])[\u200c\u200d](?=[^\\s\u200c\u200d])", "", sentence)
    return not any(unicodedata.category(char)[0] == "C" for char in joined) and (
        len(sentence.splitlines()) <= 1
    )


def assert_well_said(error: ClansError) -> None:
    """In all three languages: printable, not too long."""
    sentences = [str(error), *(error.in_language(language) for language in LANGUAGES)]
    for sentence in sentences:
        assert sentence
        assert len(sentence) < LONGEST
        assert is_printable(sentence), repr(sentence)
        sentence.encode("utf-8")
    assert str(error) == error.in_language("en")


def assert_filled_in(error: ClansError) -> None:
    """What a sentence names is there, where nothing was given that is shown as None."""
    for language in LANGUAGES:
        assert not re.search(r"\bNone\b", error.in_language(language))
