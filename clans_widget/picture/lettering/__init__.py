"""Fonts for pictures that Pillow draws.

The only font that comes with Pillow has no letters with accents: French names and sentences would
be full of boxes. For these there is a font in this folder, DejaVu Sans, cut down to the letters of
European languages; its license stands beside it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from typing import Final

from PIL import ImageFont

FILE: Final = "dejavu-sans.ttf"

_OF_PILLOW: Final = frozenset(map(chr, range(0x20, 0x7F))) | frozenset("‘’“”…")
"""Characters that Pillow's own font has."""

Font = ImageFont.FreeTypeFont | ImageFont.ImageFont


def font_for(text: str, size: float) -> Font:
    """The font for a text in a picture: Pillow's own, if it has all letters.

    Examples
    --------
    >>> [font_for(name, 20).getname()[0] for name in ("Bob", "Zoé")]
    ['Aileron', 'DejaVu Sans']
    """
    return _font_of_pillow(size) if _OF_PILLOW.issuperset(text) else font_of_sentences(size)


@lru_cache(maxsize=32)
def font_of_sentences(size: float) -> ImageFont.FreeTypeFont:
    """The font for sentences, whatever their language.

    Examples
    --------
    >>> font_of_sentences(20).getlength("é") > 0
    True
    """
    return ImageFont.truetype(BytesIO(_content()), size)


@lru_cache(maxsize=32)
def _font_of_pillow(size: float) -> Font:
    return ImageFont.load_default(size)


@cache
def _content() -> bytes:
    return files(__package__).joinpath(FILE).read_bytes()
