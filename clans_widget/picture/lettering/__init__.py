"""Fonts for pictures that Pillow draws, and for printed pages.

The only font that comes with Pillow has no letters with accents: French names and sentences would
be full of boxes. For these there is a font in this folder, DejaVu Sans, cut down to the letters of
European languages, and its bold face for what is printed; their license stands beside them. A name
in other letters is written in a font of the machine, if it has one of those that are usual.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final

from PIL import ImageFont

FILE: Final = "dejavu-sans.ttf"
BOLD: Final = "dejavu-sans-bold.ttf"

_OF_PILLOW: Final = frozenset(map(chr, range(0x20, 0x7F))) | frozenset("‘’“”…")
"""Characters that Pillow's own font has."""

OF_THE_MACHINE: Final = (
    "Arial Unicode.ttf",
    "msyh.ttc",
    "YuGothM.ttc",
    "malgun.ttf",
    "Nirmala.ttc",
    "Nirmala.ttf",
    "segoeui.ttf",
    "tahoma.ttf",
    "NotoSansCJK-Regular.ttc",
    "DroidSansFallbackFull.ttf",
    "wqy-microhei.ttc",
    "DejaVuSans.ttf",
    "FreeSans.ttf",
)
"""Fonts with many letters that come with macOS, Windows and Linux."""

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


def font_for(text: str, size: float) -> Font:
    """The font for a text in a picture: Pillow's own, if it has all letters.

    Examples
    --------
    >>> [font_for(name, 20).getname()[0] for name in ("Bob", "Zoé")]
    ['Aileron', 'DejaVu Sans']
    """
    return _font_of_pillow(size) if _OF_PILLOW.issuperset(text) else font_of_sentences(size, text)


def font_of_sentences(size: float, text: str = "") -> ImageFont.FreeTypeFont:
    """The font for sentences, whatever their language.

    For a text with letters that it lacks it is a font of the machine that has them, if one does.

    Examples
    --------
    >>> font_of_sentences(20).getlength("é") > 0
    True
    """
    return _font_with(lacks(text), size)


@lru_cache(maxsize=32)
def _font_with(letters: str, size: float) -> ImageFont.FreeTypeFont:
    """Our font, and for letters that it lacks one of the machine's that has them all."""
    for name in OF_THE_MACHINE if letters else ():
        try:
            font = ImageFont.truetype(name, size)
        except OSError:  # it is not there
            continue
        if not any(_is_box(font, letter) for letter in letters):
            return font
    return ImageFont.truetype(BytesIO(content()), size)


def width_in(text: str, *, bold: bool = False) -> float:
    """How wide a text is in the font for sentences, in units of the size of its letters.

    Each letter is as wide as it is alone, as in a PDF.

    Examples
    --------
    >>> width_in("clan") < width_in("clan", bold=True) < width_in("village")
    True
    """
    return sum(_advance(letter, bold) for letter in text)


def lacks(text: str, *, bold: bool = False) -> str:
    """The letters of a text that the font for sentences does not have.

    Examples
    --------
    >>> lacks("Zoé – “à l’ombre” 10\u202f000"), lacks("☃ et ✓", bold=True)
    ('', '☃✓')
    """
    return "".join(letter for letter in text if _is_missing(letter, bold))


@lru_cache(maxsize=32)
def _font_of_pillow(size: float) -> Font:
    return ImageFont.load_default(size)


@cache
def content(*, bold: bool = False) -> bytes:
    """The content of the font file for sentences."""
    return files(__package__).joinpath(BOLD if bold else FILE).read_bytes()


_UNITS: Final = 1000
"""Size in which letters are measured."""


@cache
def _measure(bold: bool) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(BytesIO(content(bold=bold)), _UNITS)


@cache
def _advance(letter: str, bold: bool) -> float:
    return _measure(bold).getlength(letter) / _UNITS


@cache
def _is_missing(letter: str, bold: bool) -> bool:
    return _is_box(_measure(bold), letter)


def _is_box(font: ImageFont.FreeTypeFont, letter: str) -> bool:
    """Whether a letter looks as one does that no font has."""
    return bytes(font.getmask(letter)) == bytes(font.getmask("\U0010fffd"))
