"""The epoch chart on paper (C5), small beside a question or large on a card."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from clans_widget.clans import EPOCHS, Epoch, Position
from clans_widget.clans.drawing.land.terrain import texture
from clans_widget.clans.rules.epochs import TERRAINS, chips_left
from clans_widget.paper.blocks import GRAY, INK, PALE, Block
from clans_widget.paper.placed import Laid, drawn
from clans_widget.picture import Circles, Lines, Polygons, Shape, Text
from clans_widget.picture.plane.geometry import box
from clans_widget.words import Voice

from .theme import PAPER_THEME

_COLUMNS: Final = (0.0, 0.12, 0.40, 0.69)
"""Where the columns begin, in units of the width: numeral, chips, favorable, unfavorable."""
_RUNS: Final = "#dddddd"


@dataclass(frozen=True, slots=True)
class EpochChart(Block):
    """The chart, with the chips that are left and the epoch that runs if there is a position.

    Attributes
    ----------
    voice : Voice
    position : Position, optional
    size : float
        Of the letters.
    row : float
        How high a row is.
    swatches : bool
        Whether there are pieces of land beside the words.
    """

    voice: Voice
    position: Position | None = None
    size: float = 7.5
    row: float = 13.0
    swatches: bool = False

    def laid(self, width: float) -> Laid:
        """A head, and a row for each epoch."""
        shapes = [*self._head(width)]
        for k, epoch in enumerate(EPOCHS):
            shapes += self._epoch(epoch, self.row * (k + 1), width)
        high = self.row * (len(EPOCHS) + 1)
        lines = tuple(((0.0, y), (width, y)) for y in (self.row, high))
        shapes.append(Lines(lines, PALE, 0.6))
        return Laid(high, (drawn(shapes, "chart"),))

    def _head(self, width: float) -> list[Shape]:
        names = ("epoch", "chips", "favorable", "unfavorable")
        size = 0.9 * self.size
        return [
            Text(
                self.voice.say(f"clans.paper.chart.{name}"),
                column * width + 2,
                self._line(0, size),
                size,
                GRAY,
                "start",
            )
            for name, column in zip(names, _COLUMNS, strict=True)
        ]

    def _epoch(self, epoch: Epoch, top: float, width: float) -> list[Shape]:
        shapes: list[Shape] = []
        if self.position and self.position.epoch == epoch.numeral and not self.position.is_over:
            shapes.append(Polygons((box(0, top, width, self.row),), _RUNS, name="epoch"))
        line = self._line(top, self.size)
        left = [column * width + 2 for column in _COLUMNS]
        shapes.append(Text(epoch.numeral, left[0], line, self.size, INK, "start", bold=True))
        shapes += self._chips(epoch, left[1], top)
        shapes += self._good(epoch, left[2], top, line)
        shapes += self._bad(epoch, left[3], top, line)
        return shapes

    def _chips(self, epoch: Epoch, left: float, top: float) -> list[Shape]:
        """A disc for each chip that lies there, a ring for each that is taken."""
        taken = sum(self.position.chips) if self.position else 0
        there, r = chips_left(epoch, taken), 0.36 * self.size
        places = [
            (left + r + 2.7 * r * k, top + self.row / 2, r)
            for k in range(epoch.chips)
        ]
        gone = epoch.chips - there
        return [
            Circles(tuple(places[:gone]), PAPER_THEME.halo, PALE, 0.6),
            Circles(tuple(places[gone:]), PAPER_THEME.chip, INK, 0.7, name="chip"),
        ]

    def _good(self, epoch: Epoch, left: float, top: float, line: float) -> list[Shape]:
        key = "every" if len(epoch.favorable) == len(TERRAINS) else epoch.favorable[0]
        said = self.voice.say("clans.paper.chart.bonus", bonus=epoch.bonus)
        shapes: list[Shape] = [Text(said, left, line, self.size, INK, "start", bold=True)]
        left += 1.75 * self.size
        if self.swatches:
            shapes += self._swatches(epoch.favorable, left, top)
            left += self._wide(len(epoch.favorable)) + 5
        terrain = self.voice.say(f"clans.terrain.{key}")
        return [*shapes, Text(terrain, left, line, self.size, INK, "start")]

    def _bad(self, epoch: Epoch, left: float, top: float, line: float) -> list[Shape]:
        shapes: list[Shape] = []
        if self.swatches and epoch.unfavorable:
            shapes += self._swatches(epoch.unfavorable, left, top)
            left += self._wide(1) + 5
        key = epoch.unfavorable[0] if epoch.unfavorable else "none"
        return [*shapes, Text(self.voice.say(f"clans.terrain.{key}"), left, line, self.size, INK, "start")]

    def _wide(self, number: int) -> float:
        return number * 1.7 * (self.row - 6)

    def _swatches(self, terrains: tuple[str, ...], left: float, top: float) -> list[Shape]:
        high = self.row - 6
        wide = 1.7 * high
        shapes: list[Shape] = []
        for k, terrain in enumerate(terrains):
            shapes += swatch(terrain, left + k * wide, top + 3, wide, high)
        return shapes

    def _line(self, top: float, size: float) -> float:
        return top + self.row / 2 + 0.35 * size


def swatch(terrain: str, x: float, y: float, wide: float, high: float) -> list[Shape]:
    """A small piece of land."""
    ground, scale = PAPER_THEME.ground(terrain), high / 24
    places = [(x + wide * (0.25 + 0.25 * k), y + high * (0.75 if k % 2 else 0.6)) for k in range(3)]
    return [
        Polygons((box(x, y, wide, high),), ground.base, INK, 0.5),
        *_thinner(texture(terrain, places, ground, scale, plain=True), scale),
    ]


def _thinner(shapes: list[Shape], scale: float) -> list[Shape]:
    """Signs with lines as much thinner as they are smaller."""
    from dataclasses import replace

    return [
        replace(shape, stroke_width=shape.stroke_width * scale)
        if isinstance(shape, Lines | Polygons)
        else shape
        for shape in shapes
    ]
