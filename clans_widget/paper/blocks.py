"""What pages are built from: texts, lines to write on, boxes to tick, pictures, rows, stacks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from typing import Final

from clans_widget.picture import Lines, Picture, Polygons, Shape, Text
from clans_widget.picture.lettering import width_in
from clans_widget.picture.plane.geometry import box

from .placed import Laid, Placed, Window, drawn, pictured


def wrapped(text: str, size: float, room: float, *, bold: bool = False) -> list[str]:
    r"""The lines of a text, none wider than there is room; broken at plain spaces alone.

    Where a word is wider than the room, it has a line of its own.

    Examples
    --------
    >>> wrapped("The huts on I3 move to K2.", 10, 90)
    ['The huts on I3', 'move to K2.']
    >>> wrapped("Vrai ou faux\u00a0?", 10, 50)
    ['Vrai ou', 'faux\xa0?']
    """
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and size * width_in(longer, bold=bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


INK: Final = "#000000"
GRAY: Final = "#555555"
PALE: Final = "#9a9a9a"

BODY: Final = 10.0
"""Size of letters, in points."""
NUMBER: Final = 22.0
"""How far a question is indented behind its number."""
LEADING: Final = 1.36
"""From line to line, in units of the size of letters."""
_RISE: Final = 0.98
"""How far the line of a text lies below its top, in the same units."""
_BESIDE: Final = 10.0
"""Between what a box stands for and the next box."""


class Block(ABC):
    """Something as wide as there is room, and as high as that makes it."""

    @abstractmethod
    def laid(self, width: float) -> Laid:
        """How high it is in a width, and what stands in it."""


@dataclass(frozen=True, slots=True)
class Paragraph(Block):
    """A text in lines.

    Attributes
    ----------
    text : str
    size : float
    bold : bool
    color : str
    label : str
        Stands before the first line, in bold; the lines are indented behind it.
    indent : float
        How far they are.
    """

    text: str
    size: float = BODY
    bold: bool = False
    color: str = INK
    label: str = ""
    indent: float = 0.0

    def laid(self, width: float) -> Laid:
        """The lines, one below the other."""
        lines = wrapped(self.text, self.size, width - self.indent, bold=self.bold)
        step = self.size * LEADING
        texts = [
            Text(line, self.indent, self._line(k), self.size, self.color, "start", self.bold)
            for k, line in enumerate(lines)
        ]
        if self.label:
            texts.insert(0, Text(self.label, 0, self._line(0), self.size, INK, "start", bold=True))
        return Laid(len(lines) * step, (drawn(texts),))

    def _line(self, number: int) -> float:
        return self.size * (_RISE + number * LEADING)


@dataclass(frozen=True, slots=True)
class Gap(Block):
    """Nothing, so high."""

    height: float

    def laid(self, width: float) -> Laid:
        """Nothing."""
        del width
        return Laid(self.height, ())


@dataclass(frozen=True, slots=True)
class Indented(Block):
    """A block that begins so far to the right."""

    block: Block
    indent: float

    def laid(self, width: float) -> Laid:
        """The block in the room that is left."""
        laid = self.block.laid(width - self.indent)
        return Laid(laid.height, laid.at(self.indent, 0))


@dataclass(frozen=True, slots=True)
class WritingLines(Block):
    """Lines to write on, each perhaps behind a label.

    Attributes
    ----------
    labels : tuple of str
        One for each line; an empty one for a line alone.
    step : float
        How far the lines lie apart.
    size : float
        Of the labels.
    share : float
        How much of the room a line takes.
    behind : str
        Stands behind each line.
    most : float
        So far a line reaches at most, however much room there is.
    """

    labels: tuple[str, ...]
    step: float = 22.0
    size: float = BODY
    share: float = 1.0
    behind: str = ""
    most: float = inf

    def laid(self, width: float) -> Laid:
        """The lines, and what stands before and behind them."""
        shapes: list[Shape] = []
        for k, label in enumerate(self.labels, start=1):
            y = k * self.step - 4
            start = self.size * (width_in(label) + 0.4) if label else 0.0
            last = self.size * (width_in(self.behind) + 0.4) if self.behind else 0.0
            end = max(start + 24, min(self.share * width, self.most) - last)
            if label:
                shapes.append(Text(label, 0, y - 1, self.size, INK, "start"))
            if self.behind:
                shapes.append(Text(self.behind, end + last, y - 1, self.size, INK, "end"))
            shapes.append(Lines((((start, y), (end, y)),), INK, 0.6))
        return Laid(len(self.labels) * self.step, (drawn(shapes, "lines"),))


@dataclass(frozen=True, slots=True)
class TickBoxes(Block):
    """Boxes to tick, each with what it stands for behind it.

    Attributes
    ----------
    texts : tuple of str
    size : float
    columns : int
        So many stand beside each other, or fewer where a text would not fit into its line.
    """

    texts: tuple[str, ...]
    size: float = BODY - 0.5
    columns: int = 1

    def laid(self, width: float) -> Laid:
        """The boxes, row by row."""
        columns = self._columns(width)
        room, top, placed = width / columns, 0.0, []
        for first in range(0, len(self.texts), columns):
            row = self.texts[first : first + columns]
            laid = [self._box(text, room) for text in row]
            placed += [each for k, one in enumerate(laid) for each in one.at(k * room, top)]
            top += max(one.height for one in laid) + 0.35 * self.size
        return Laid(top, tuple(placed))

    def _columns(self, width: float) -> int:
        longest = self._indent + max(self.size * width_in(text) for text in self.texts)
        return max(1, min(self.columns, int(width / (longest + _BESIDE))))

    @property
    def _indent(self) -> float:
        return 1.6 * self.size

    def _box(self, text: str, room: float) -> Laid:
        side = 0.95 * self.size
        square = Polygons((box(0.4, 0.16 * self.size, side, side),), stroke=INK, stroke_width=0.8)
        said = Paragraph(text, self.size, indent=self._indent).laid(room - _BESIDE)
        return Laid(said.height, (drawn((square,), "boxes"), *said.placed))


@dataclass(frozen=True, slots=True)
class Figure(Block):
    """A picture or a part of it, as wide as it is told to be or as there is room."""

    picture: Picture
    width: float | None = None
    window: Window | None = None

    def laid(self, width: float) -> Laid:
        """The picture in a thin frame, in the middle of the room."""
        wide = min(width, self.width or width)
        whole = (0.0, 0.0, self.picture.width, self.picture.height)
        _, _, across, down = self.window or whole
        high = wide * down / across
        frame = Polygons((box(0, 0, wide, high),), stroke=PALE, stroke_width=0.6)
        placed = (pictured(self.picture, wide, self.window), drawn((frame,), "frame"))
        return Laid(high, Laid(high, placed).at((width - wide) / 2, 0))


@dataclass(frozen=True, slots=True)
class Stack(Block):
    """Blocks one below the other, never on two pages."""

    blocks: tuple[Block, ...]
    gap: float = 4.0

    def laid(self, width: float) -> Laid:
        """All of them."""
        placed: list[Placed] = []
        top = 0.0
        for number, block in enumerate(self.blocks):
            top += self.gap if number else 0.0
            laid = block.laid(width)
            placed += laid.at(0, top)
            top += laid.height
        return Laid(top, tuple(placed))


@dataclass(frozen=True, slots=True)
class Row(Block):
    """Blocks beside each other, each with its share of the room."""

    blocks: tuple[Block, ...]
    widths: tuple[float, ...]
    gap: float = 12.0

    def laid(self, width: float) -> Laid:
        """All of them, level at the top."""
        placed: list[Placed] = []
        left = high = 0.0
        room = width - self.gap * (len(self.blocks) - 1)
        for block, share in zip(self.blocks, self.widths, strict=True):
            laid = block.laid(share * room)
            placed += laid.at(left, 0)
            left += share * room + self.gap
            high = max(high, laid.height)
        return Laid(high, tuple(placed))


def stack(*blocks: Block, gap: float = 4.0) -> Stack:
    """Blocks one below the other."""
    return Stack(blocks, gap)


def balanced(blocks: Sequence[Block], width: float, gap: float) -> tuple[Stack, Stack]:
    """Blocks in two columns of about one height, in order."""
    heights = [block.laid(width).height + gap for block in blocks]
    splits = range(len(blocks) + 1)
    best = min(splits, key=lambda k: (max(sum(heights[:k]), sum(heights[k:])), k))
    return Stack(tuple(blocks[:best]), gap), Stack(tuple(blocks[best:]), gap)
