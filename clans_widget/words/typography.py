"""Typography by rule: spaces that do not break, apostrophes, quotes, numbers.

What is set once may be set again, and nothing changes. Code, formulas, addresses, tags and the
lines that MyST reads stay as they are.
"""

from __future__ import annotations

import re
from typing import Final

NO_BREAK: Final = "\u00a0"
NARROW: Final = "\u202f"
"""A narrow space at which no line ends."""

MINUS: Final = "−"

GROUPS: Final = {"en": ",", "fr": NARROW, "nl": "."}
"""What stands between thousands, from 10,000 on."""

DECIMALS: Final = {"en": ".", "fr": ",", "nl": ","}

FIRST_GROUPED: Final = 10_000

_IN_WORDS: Final = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
    "nl": "twee drie vier vijf zes zeven acht negen tien elf twaalf",
}
"""From two on: these have no gender. What is said of one, or of none, has a form of its own."""

QUOTES: Final = {"en": ("“", "”"), "fr": (f"«{NO_BREAK}", f"{NO_BREAK}»"), "nl": ("“", "”")}

_KEPT: Final = re.compile(
    r"""
    ^(?P<fence>`{3,}|~{3,}).*?^(?P=fence)[ ]*$  # blocks of code, and directives
    | `+[^`]+`+ | \$\$.+?\$\$ | \$[^$\s](?:[^$\n]*[^$\s])?\$  # code and formulas
    | \w+://[^\s)>\]]+ | (?<=\])\([^)\s]*\) | </?\w[^<>]*>  # addresses and tags
    | ^:{3,}.*$ | ^:[\w-]+:.*$ | ^\([\w-]+\)=$ | ^[ ]*\|[\s:|-]*\|?[ ]*$  # what MyST reads
    """,
    re.DOTALL | re.MULTILINE | re.VERBOSE,
)

_SPACE: Final = rf"[ {NO_BREAK}{NARROW}]"

_COMMON: Final = (
    (re.compile(r"(?<=\w)'(?=\*{0,2}\w)|(?<=[^\W\d_])'(?=[\s.,;:!?)»]|$)"), "’"),
    (re.compile(r"(?<![\w'’])'(?=[stn]\b)"), "’"),  # 's avonds, 't, 'n
)

_MINUS: Final = re.compile(r"(?<!\S)-(?=\d)")

_RANGE: Final = re.compile(r"(?<![\w.,:/+−-])(\d{1,4})-(\d{2,4})(?![\w:/-])")
_QUOTED: Final = re.compile(r'(?<!\S)"([^"\n]+)"(?=[\s.,;:!?]|$)')
_GROUPED: Final = re.compile(
    rf"(?<![\w.,])(\d{{2,3}}(?:{_SPACE}\d{{3}})+|\d(?:{_SPACE}\d{{3}}){{2,}})(?!\w|[.,]\d)"
)

_FRENCH: Final = (
    (re.compile(rf"(?<=\S){_SPACE}+(?=:(?![\w:]))"), NO_BREAK),
    (re.compile(rf"(?<=\S){_SPACE}+(?=[;?]|!(?!\[))"), NARROW),
    (re.compile(rf"(?<=\d){_SPACE}*%"), f"{NO_BREAK}%"),
    (re.compile(rf"(?<=\}}){_SPACE}+%"), f"{NO_BREAK}%"),
    (re.compile(rf"«{_SPACE}*"), f"«{NO_BREAK}"),
    (re.compile(rf"{_SPACE}*»"), f"{NO_BREAK}»"),
)


def typeset(text: str, language: str) -> str:
    r"""A text as it is set in a language.

    Parameters
    ----------
    text : str
        Plain, Markdown, or a template with braces.
    language : str
        ``"en"``, ``"fr"`` or ``"nl"``.

    Examples
    --------
    >>> typeset("Vraiment ? L'ordre : `a ? b`", "fr") == (
    ...     "Vraiment\u202f? L’ordre\u00a0: `a ? b`"
    ... )
    True
    >>> typeset("The players' lead, 11-13 points", "en")
    'The players’ lead, 11–13 points'
    """
    parts, end = [], 0
    for kept in _KEPT.finditer(text):
        parts += [_set(text[end : kept.start()], language), kept[0]]
        end = kept.end()
    return "".join([*parts, _set(text[end:], language)])


def is_writable(text: object) -> bool:
    r"""Whether this is text that can be written into a file: half a character cannot.

    Examples
    --------
    >>> is_writable("Œuf"), is_writable("\ud800")
    (True, False)
    """
    try:
        return isinstance(text, str) and text.encode() is not None
    except UnicodeEncodeError:
        return False


def number_in(value: float, language: str, decimals: int = 0) -> str:
    r"""A number as a language writes it, with so many decimals.

    Examples
    --------
    >>> number_in(10_000, "nl"), number_in(-0.25, "fr", 2), number_in(10_000, "fr")
    ('10.000', '−0,25', '10\u202f000')
    """
    whole_number = isinstance(value, int) and not decimals
    written = str(abs(value)) if whole_number else f"{abs(value):.{decimals}f}"
    whole, _, rest = written.partition(".")
    if int(whole) >= FIRST_GROUPED:
        whole = f"{int(whole):,}".replace(",", GROUPS[language])
    sign = MINUS if value < 0 and (whole_number or float(written)) else ""
    return sign + whole + (DECIMALS[language] + rest if rest else "")


def signed_in(value: float, language: str, decimals: int = 0) -> str:
    r"""What is gained or lost, with its sign, as a language writes it; no sign before 0.

    Examples
    --------
    >>> signed_in(3, "en"), signed_in(-3.6, "fr"), signed_in(-0.2, "nl"), signed_in(0.25, "nl", 2)
    ('+3', '−4', '0', '+0,25')
    """
    rounded = round(value, decimals)
    return ("+" if rounded > 0 else "") + number_in(rounded, language, decimals)


def number_first(number: int, language: str) -> str:
    """A number as a sentence begins with it in print: up to twelve in words.

    Examples
    --------
    >>> number_first(3, "en"), number_first(2, "fr"), number_first(12, "nl"), number_first(13, "en")
    ('Three', 'Deux', 'Twaalf', '13')
    """
    in_words = dict(enumerate(_IN_WORDS[language].split(), start=2))
    return in_words[number].capitalize() if number in in_words else number_in(number, language)


def _set(text: str, language: str) -> str:
    for pattern, instead in _COMMON:
        text = pattern.sub(instead, text)
    text = _RANGE.sub(_ranged, text)
    opening, closing = QUOTES[language]
    text = _QUOTED.sub(rf"{opening}\1{closing}", text)
    text = _GROUPED.sub(lambda number: re.sub(_SPACE, GROUPS[language], number[0]), text)
    for pattern, instead in _FRENCH if language == "fr" else ():
        text = pattern.sub(instead, text)
    return _MINUS.sub(MINUS, text)  # last, as a space may have come before it


def _ranged(found: re.Match[str]) -> str:
    """A range with its dash; what does not ascend is none."""
    first, last = found.groups()
    return f"{first}–{last}" if int(first) < int(last) else found[0]
