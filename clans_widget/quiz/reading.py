"""Reads answers as people write them: spaces, signs, numbers, lists, and the word for none."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from contextlib import suppress
from functools import cache
from itertools import islice
from math import nan
from numbers import Real
from operator import index
from typing import Any, Final

from clans_widget.words import LANGUAGES, Spoken, Voice, words

NOTHING: Final = "-"
"""No place, nobody: as exercises read it."""

MOST: Final = 1000
"""So many words of an answer are read; no answer needs more."""

_WIDE: Final = {code: code - 0xFEE0 for code in range(0xFF01, 0xFF5F)}
"""Full-width characters, as Chinese and Japanese keyboards give them."""

_SIGNS: Final = {
    **_WIDE,
    **dict.fromkeys(map(ord, "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63"), "-"),
    **dict.fromkeys(map(ord, "\u3001\u060c"), ","),
    **dict.fromkeys(map(ord, "\u200b\u200c\u200d\u2060\ufeff\u00ad")),  # left out
}

_GROUPED: Final = re.compile(
    r"([+-]?[1-9][0-9]{0,2}([.,'’ \u00a0\u202f])[0-9]{3}(?:\2[0-9]{3})?)"
    r"(?:(?!\2)[.,]0+)?(?![.,]?[0-9])"
)
"""A whole number with a mark before each three digits; what follows another mark are decimals."""

_WHOLE: Final = re.compile(r"([+-]?[0-9]{1,9})(?:[.,]0+)?(?![.,]?[0-9])")
_COUNTED: Final = re.compile(r"(?:[^\W\d_]+\.?(?:\s[^\W\d_]+)?)?")
"""What is counted, after a number: a word or two, or nothing."""
_TOO_MUCH: Final = 10**9
_BETWEEN: Final = re.compile(r"[,;&+\s]+")


def plain(text: str) -> str:
    """A text with ordinary digits, hyphens and commas, and without space around it.

    Examples
    --------
    >>> plain(" \uff18 \u2013 \u0663 ")
    '8 - 3'
    """
    signs = text.translate(_SIGNS)
    return "".join(str(unicodedata.decimal(c)) if c.isdecimal() else c for c in signs).strip()


def words_of(answer: object) -> list[str] | None:
    """The words of a text or of a list of texts; ``None`` if it is neither.

    Words are parted by spaces, commas, semicolons and the word for "and" in any language. Who
    says that there is nothing has said one word, :data:`~clans_widget.quiz.answering.NOTHING`.

    Examples
    --------
    >>> words_of("b2, C4 and d1"), words_of(["b2", "C4"]), words_of("Aucun"), words_of("")
    (['b2', 'C4', 'd1'], ['b2', 'C4'], ['-'], [])
    """
    if isinstance(answer, str):
        answer = [answer]
    if not isinstance(answer, Iterable):
        return None
    text = ",".join(str(part) for part in islice(answer, MOST))
    found = [word for word in _BETWEEN.split(plain(text)) if word]
    if " ".join(found).casefold() in _none():
        return [NOTHING]
    return [word for word in found if word.casefold() not in _and()][:MOST]


def whole(answer: object) -> int | None:
    """A whole number, however it is written; ``None`` if it is none. ``True`` is not 1.

    Nor is there an answer that has more than nine digits.

    Examples
    --------
    >>> whole(8), whole(" 8 "), whole(8.0), whole("\u22123"), whole("8,5"), whole(True)
    (8, 8, 8, -3, None, None)
    >>> whole("10,000"), whole("10.000"), whole("10 000"), whole("57,0")
    (10000, 10000, 10000, 57)
    """
    if isinstance(answer, str):
        number, rest = number_and_rest(answer)
        return None if rest else number
    number = None if isinstance(answer, bool) else _whole(answer)
    return number if number is not None and abs(number) < _TOO_MUCH else None


def _whole(answer: Any) -> int | None:
    with suppress(TypeError):
        return index(answer)
    value = float(answer) if isinstance(answer, Real) else nan
    return int(value) if value.is_integer() else None


def number_and_rest(text: str) -> tuple[int | None, str]:
    """The whole number with which a text begins, and what follows it.

    Examples
    --------
    >>> number_and_rest("8: red"), number_and_rest("red")
    ((8, 'red'), (None, 'red'))
    """
    text = plain(text)
    found = _GROUPED.match(text) or _WHOLE.match(text)
    if not found:
        return None, text
    return int(re.sub("[^0-9-]", "", found[1])), text[found.end() :].lstrip(" \t,;:")


def number_typed(text: str) -> int | None:
    """The whole number that somebody has typed, with what is counted or without.

    ``None`` if it is none, or if more than that is said.

    Examples
    --------
    >>> [number_typed(text) for text in ("7", "7 points", "8.5", "eight", "8 or 9")]
    [7, 7, None, None, None]
    """
    number, rest = number_and_rest(text)
    return number if _COUNTED.fullmatch(rest) else None


def option_of(answer: object, options: Mapping[str, Spoken]) -> str | None:
    """The option that an answer means: by its name, or its wording in any of the languages.

    Case, and what stands between words, do not matter. ``None`` if it is none of them.

    Examples
    --------
    >>> from clans_widget.words import sentence
    >>> options = {"back": sentence("control.undo"), "on_again": sentence("control.redo")}
    >>> option_of("annuler", options), option_of("On again!", options), option_of("up", options)
    ('back', 'on_again', None)
    """
    given = _bare(str(answer))
    voices = tuple(map(Voice, LANGUAGES))
    for name, said in options.items():
        if given in (_bare(name), *(_bare(said.in_voice(voice)) for voice in voices)):
            return name
    return None


def _bare(text: str) -> tuple[str, ...]:
    """The words of a text as they are compared."""
    return tuple(re.findall(r"[^\W_]+", plain(text).casefold()))


@cache
def _and() -> frozenset[str]:
    """The word between the last two of a list, in all languages."""
    templates = (words(language).template("list.and")["other"] for language in LANGUAGES)
    return frozenset(text.format(first="", last="").strip() for text in templates)


@cache
def _none() -> frozenset[str]:
    """How to say that there is nothing, in all languages."""
    said = (words(language).say("quiz.none").split(",") for language in LANGUAGES)
    return frozenset({NOTHING, *(word.strip() for each in said for word in each)})
