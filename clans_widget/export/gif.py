"""Pictures as one animated GIF, for slides."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from math import isfinite
from typing import Final

from PIL import Image

from clans_widget.picture import Picture
from clans_widget.picture.png import painted
from clans_widget.words import IN_USE, say

from .errors import ExportError
from .frame import check

SECONDS: Final = 2.0
"""How long each picture is usually shown."""

_LAST: Final = 2
"""How many times as long the last picture is shown."""

_LONGEST: Final = 600.0
"""A GIF can hold a picture for eleven minutes at most."""

_NARROWEST: Final = 16
_WIDEST: Final = 4000
_COLORS: Final = 255
"""One of the 256 is kept for pixels that stay as they are."""


def animated_gif(
    pictures: Sequence[Picture], *, seconds: Sequence[float] | float = SECONDS, width: int = 800
) -> bytes:
    """Pictures one after the other, again and again, as the content of a GIF file.

    All share one palette, so that nothing flickers.

    Parameters
    ----------
    pictures : sequence of Picture
    seconds : float or sequence of float
        How long each is shown. One number holds for all but the last, which is shown twice
        as long.
    width : int
        In pixels.

    Raises
    ------
    ExportError
        If there is no picture, they differ in size, a time is missing or out of range, or
        the width is.

    Examples
    --------
    >>> from clans_widget.picture.shapes import Circles, Layer
    >>> dots = [Layer("dot", (Circles(((x, 5, 2),), fill="#c8321f"),)) for x in (3, 7)]
    >>> pictures = [Picture(10, 10, (dot,), "", "", "en") for dot in dots]
    >>> animated_gif(pictures, seconds=0.5, width=40)[:6]
    b'GIF89a'
    """
    language = pictures[0].language if pictures else IN_USE
    check(pictures, language)
    if not _NARROWEST <= width <= _WIDEST:
        values = {"width": width, "least": _NARROWEST, "most": _WIDEST}
        raise ExportError(say("export.width", language, **values))
    times = _milliseconds(seconds, len(pictures), language)
    first, *others = _in_one_palette([painted(picture, width) for picture in pictures])
    file = BytesIO()
    first.save(
        file,
        "GIF",
        save_all=True,
        append_images=others,
        duration=times,
        loop=0,
        optimize=True,
        palette=bytes(first.getpalette() or ()),
    )
    return file.getvalue()


def _milliseconds(seconds: Sequence[float] | float, count: int, language: str) -> list[int]:
    if not isinstance(seconds, Sequence):
        seconds = [seconds] * (count - 1) + [_LAST * seconds]
    if len(seconds) != count or not all(isfinite(s) and 0 < s <= _LONGEST for s in seconds):
        raise ExportError(say("export.seconds", language, count=count, most=f"{_LONGEST:g}"))
    return [max(20, round(100 * s) * 10) for s in seconds]


def _in_one_palette(images: Sequence[Image.Image]) -> list[Image.Image]:
    width, height = images[0].size
    sheet = Image.new("RGB", (width, height * len(images)))
    for number, image in enumerate(images):
        sheet.paste(image, (0, number * height))
    palette = sheet.quantize(_COLORS, dither=Image.Dither.NONE)
    return [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in images]
