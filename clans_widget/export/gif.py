"""A walk-through as one animated GIF, for slides: pictures with their captions."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from math import isfinite
from typing import Final

from PIL import Image

from clans_widget.picture.written.png import painted
from clans_widget.words import IN_USE, say

from .caption import Captions
from .errors import ExportError
from .frame import Frame, check

READ: Final = 25
"""Characters of a caption that are read in a second; a GIF comes round again."""

LEAST: Final = 1.2
"""Seconds for which even the shortest caption is shown: the picture is to be seen, too."""

_LAST: Final = 2
"""How many times as long the last picture is shown."""

_LONGEST: Final = 600.0
"""A GIF can hold a picture for eleven minutes at most."""

_NARROWEST: Final = 16
_WIDEST: Final = 4000
_COLORS: Final = 255
"""One of the 256 is kept for pixels that stay as they are."""


def animated_gif(
    frames: Sequence[Frame], *, seconds: Sequence[float] | float | None = None, width: int = 800
) -> bytes:
    """Frames one after the other, again and again, as the content of a GIF file.

    Under each picture stand its rule and its sentence. All share one palette, so that nothing
    flickers.

    Parameters
    ----------
    frames : sequence of Frame
    seconds : float or sequence of float, optional
        How long each is shown; by default as long as its caption takes to be read. One number,
        or none, holds for all but the last, which is shown twice as long.
    width : int
        In pixels.

    Raises
    ------
    ExportError
        If there is no frame, their pictures differ in size, a time is missing or out of range, or
        the width is.

    Examples
    --------
    >>> from clans_widget.picture import Picture
    >>> from clans_widget.picture.shapes import Circles, Layer
    >>> dots = [Layer("dot", (Circles(((x, 5, 2),), fill="#c8321f"),)) for x in (3, 7)]
    >>> frames = [Frame(Picture(10, 10, (dot,), "A dot", "", "en")) for dot in dots]
    >>> animated_gif(frames, seconds=0.5, width=40)[:6]
    b'GIF89a'
    """
    language = frames[0].picture.language if frames else IN_USE
    check(frames, language)
    frames = [frame.whole for frame in frames]
    if not _NARROWEST <= width <= _WIDEST:
        values = {"width": width, "least": _NARROWEST, "most": _WIDEST}
        raise ExportError(say("export.width", language, **values))
    times = _milliseconds(_times(frames) if seconds is None else seconds, len(frames), language)
    captions = Captions(frames, width)
    images = (captions.under(painted(each.picture, width), k) for k, each in enumerate(frames))
    first, *others = _in_one_palette(list(images))
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


def _times(frames: Sequence[Frame]) -> list[float]:
    """How long it takes to read each caption; the last one may be looked at."""
    times = [max(LEAST, len(frame.text) / READ) for frame in frames]
    return [*times[:-1], _LAST * times[-1]]


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
