"""What stands under the pictures of an animated one: rule, sentence, and how far we are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from clans_widget.picture.lettering import font_of_sentences

from .frame import Frame

PAPER: Final = "#ffffff"
INK: Final = "#201a14"
QUIET: Final = "#6b6258"
BADGE: Final = "#7a4d16"
ALONG: Final = "#e8e0d4"

_SIZE: Final = 1 / 36
"""Of the letters, for each pixel of the picture's width: they are read from the back of a room."""
_LEAST: Final = 8
_LINE: Final = 1.35
_FINER: Final = 2


class Captions:
    """Room for the captions of all frames, as high as the longest one needs.

    Parameters
    ----------
    frames : sequence of Frame
        One without a caption, as the beginning, says the title of its picture.
    width : int
        Of the pictures, in pixels.

    Attributes
    ----------
    height : int
        Of what comes under each picture, in pixels.

    Examples
    --------
    >>> from clans_widget.picture import Picture
    >>> sheet = Picture(100, 60, (), "A sheet", "An empty sheet.", "en")
    >>> captions = Captions([Frame(sheet, "M1", "The hut moves."), Frame(sheet)], width=800)
    >>> captions.under(Image.new("RGB", (800, 480)), 1).size == (800, 480 + captions.height)
    True
    """

    def __init__(self, frames: Sequence[Frame], width: int) -> None:
        self._frames = frames
        self._width = _FINER * width
        self._size = max(_FINER * _LEAST, self._width * _SIZE)
        self._font = font_of_sentences(self._size, "".join(map(_said, frames)))
        self._badge = max(self._badge_width(frame.rule) for frame in frames)
        self._lines = [self._wrapped(frame) for frame in frames]
        rows = max(map(len, self._lines))
        self.height = round((self._size * _LINE * rows + 2 * self._margin) / _FINER)

    def under(self, image: Image.Image, number: int) -> Image.Image:
        """The picture of a frame with its caption under it."""
        sheet = Image.new("RGB", (image.width, image.height + self.height), PAPER)
        sheet.paste(image, (0, 0))
        caption = self._drawn(number)
        small = caption.resize((image.width, self.height), Image.Resampling.BOX)
        sheet.paste(small, (0, image.height))
        return sheet

    @property
    def _margin(self) -> float:
        return self._size * 0.8

    def _badge_width(self, rule: str) -> float:
        return self._font.getlength(rule) + self._size if rule else 0

    def _wrapped(self, frame: Frame) -> list[str]:
        room = self._width - 2 * self._margin - self._badge
        return list(wrapped(_said(frame), self._font, room))

    def _drawn(self, number: int) -> Image.Image:
        image = Image.new("RGB", (self._width, _FINER * self.height), PAPER)
        drawing = ImageDraw.Draw(image)
        self._draw_way(drawing, number)
        frame, line = self._frames[number], self._size * _LINE
        left, top = self._margin, self._margin + line / 2
        if frame.rule:
            self._draw_badge(drawing, frame.rule, left, top)
        ink = INK if frame.text else QUIET
        for row, text in enumerate(self._lines[number]):
            at = left + self._badge, top + row * line
            drawing.text(at, text, ink, self._font, "lm")
        return image

    def _draw_badge(self, drawing: ImageDraw.ImageDraw, rule: str, left: float, y: float) -> None:
        right, half = left + self._badge_width(rule) - self._size * 0.4, self._size * 0.62
        drawing.rounded_rectangle((left, y - half, right, y + half), self._size * 0.3, BADGE)
        bold = self._size * 0.03
        drawing.text(((left + right) / 2, y), rule, PAPER, self._font, "mm", stroke_width=bold)

    def _draw_way(self, drawing: ImageDraw.ImageDraw, number: int) -> None:
        """A line that grows from the beginning to the end."""
        thick = max(_FINER, round(self._size / 5))
        drawing.rectangle((0, 0, self._width, thick - 1), ALONG)
        done = self._width * (number + 1) / len(self._frames)
        drawing.rectangle((0, 0, done, thick - 1), BADGE)


def _said(frame: Frame) -> str:
    return frame.text or frame.picture.title


def wrapped(text: str, font: ImageFont.FreeTypeFont, room: float) -> Iterator[str]:
    """The lines of a text, each as wide as there is room; words that are wider are broken.

    Examples
    --------
    >>> font = font_of_sentences(20)
    >>> list(wrapped("One hut moves", font, font.getlength("One hut ")))
    ['One hut', 'moves']
    >>> list(wrapped("", font, 100))
    ['']
    """
    line = ""
    for word in text.split(" "):
        longer = f"{line} {word}" if line else word
        if font.getlength(longer) <= room:
            line = longer
            continue
        if line:
            yield line
        *full, line = _broken(word, font, room)
        yield from full
    yield line


def _broken(word: str, font: ImageFont.FreeTypeFont, room: float) -> Iterator[str]:
    part = ""
    for letter in word:
        if part and font.getlength(part + letter) > room:
            yield part
            part = ""
        part += letter
    yield part
