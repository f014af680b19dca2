"""The epoch chart on paper (C5), small beside a question or large on a card."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from clans_widget.clans import EPOCHS, Epoch, Position
from clans_widget.clans.drawing.land.terrain import texture
from clans_widget.clans.rules.epochs import TERRAINS, chips_left
from clans_widget.paper.blocks import GRAY, INK, PALE, Block
from clans_widget.paper.placed import Laid, drawn
from clans_widget.picture import Circles, Lines, Polygons, Shape, Text
from clans_widget.picture.lettering import width_in
from clans_widget.picture.plane.geometry import box
from clans_widget.words import Voice

from .theme import PAPER_THEME

_RUNS: Final = "#dddddd"
"""The ground of the epoch that runs."""
_SWATCH: Final = 1.2
"""Width of a piece of land in units of its height."""
_AIR: Final = 3.0


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
        wide = self._widths()
        free = max(0.0, (width - 2 * _AIR - sum(wide)) / (len(wide) - 1))
        lefts = [_AIR + sum(wide[:k]) + k * free for k in range(len(wide))]
        shapes: list[Shape] = []
        for k, epoch in enumerate(EPOCHS, 1):
            if self._runs(epoch):
                ground = box(0, self.row * k, width, self.row)
                shapes.append(Polygons((ground,), _RUNS, name="epoch"))
        shapes += self._head(lefts)
        for k, epoch in enumerate(EPOCHS, 1):
            shapes += self._epoch(epoch, self.row * k, lefts)
        high = self.row * (len(EPOCHS) + 1)
        lines = tuple(((0.0, y), (width, y)) for y in (self.row, high))
        return Laid(high, (drawn([*shapes, Lines(lines, PALE, 0.6)], "chart"),))

    def _widths(self) -> list[float]:
        """How wide each column is: numeral, chips, favorable, unfavorable."""
        heads = [0.9 * self.size * width_in(text) for text in self._heads]
        most = max(epoch.chips for epoch in EPOCHS)
        good = max(self._bonus + self._wide(epoch.favorable) for epoch in EPOCHS)
        bad = max(self._wide(epoch.unfavorable) for epoch in EPOCHS)
        numeral = self.size * max(width_in(epoch.numeral, bold=True) for epoch in EPOCHS)
        chips = (2 + 2.7 * (most - 1)) * self._chip
        return [max(pair) for pair in zip(heads, (numeral, chips, good, bad), strict=True)]

    @property
    def _heads(self) -> tuple[str, ...]:
        """What stands over the columns; where there is little room, nothing over the numerals."""
        names = ("epoch", "chips", "favorable", "unfavorable")
        said = tuple(self.voice.say(f"clans.paper.chart.{name}") for name in names)
        return said if self.swatches else ("", *said[1:])

    @property
    def _chip(self) -> float:
        return 0.36 * self.size

    @property
    def _bonus(self) -> float:
        return self.size * (width_in("+5", bold=True) + 0.45)

    def _runs(self, epoch: Epoch) -> bool:
        position = self.position
        return bool(position and position.epoch == epoch.numeral and not position.is_over)

    def _wide(self, terrains: Sequence[str]) -> float:
        """How wide terrains are told."""
        land = len(terrains) * _SWATCH * self._high + 4 if self.swatches and terrains else 0.0
        return land + self.size * width_in(self._said(terrains))

    @property
    def _high(self) -> float:
        return self.row - 6

    def _said(self, terrains: Sequence[str]) -> str:
        if len(terrains) == len(TERRAINS):
            return "" if self.swatches else self.voice.say("clans.paper.chart.all")
        return self.voice.say(f"clans.terrain.{terrains[0] if terrains else 'none'}")

    def _head(self, lefts: Sequence[float]) -> list[Shape]:
        size = 0.9 * self.size
        return [
            Text(said, left, self._line(0, size), size, GRAY, "start")
            for said, left in zip(self._heads, lefts, strict=True)
            if said
        ]

    def _epoch(self, epoch: Epoch, top: float, lefts: Sequence[float]) -> list[Shape]:
        numeral, chips, good, bad = lefts
        line = self._line(top, self.size)
        bonus = self.voice.say("clans.paper.chart.bonus", bonus=epoch.bonus)
        return [
            Text(epoch.numeral, numeral, line, self.size, INK, "start", bold=True),
            *self._chips(epoch, chips, top),
            Text(bonus, good, line, self.size, INK, "start", bold=True),
            *self._land(epoch.favorable, good + self._bonus, top),
            *self._land(epoch.unfavorable, bad, top),
        ]

    def _chips(self, epoch: Epoch, left: float, top: float) -> list[Shape]:
        """A disc for each chip that lies there, a ring for each that is taken."""
        taken = sum(self.position.chips) if self.position else 0
        there, r = chips_left(epoch, taken), self._chip
        places = [(left + r + 2.7 * r * k, top + self.row / 2, r) for k in range(epoch.chips)]
        gone = epoch.chips - there
        return [
            Circles(tuple(places[:gone]), PAPER_THEME.halo, PALE, 0.6),
            Circles(tuple(places[gone:]), PAPER_THEME.chip, INK, 0.7, name="chip"),
        ]

    def _land(self, terrains: Sequence[str], left: float, top: float) -> list[Shape]:
        """Terrains in words, behind pieces of their land."""
        shapes: list[Shape] = []
        if self.swatches and terrains:
            wide = _SWATCH * self._high
            for terrain in terrains:
                shapes += swatch(terrain, left, top + 3, wide, self._high)
                left += wide
            left += 4
        said, line = self._said(terrains), self._line(top, self.size)
        return [*shapes, Text(said, left, line, self.size, INK, "start")] if said else shapes

    def _line(self, top: float, size: float) -> float:
        return top + self.row / 2 + 0.35 * size


def swatch(terrain: str, x: float, y: float, wide: float, high: float) -> list[Shape]:
    """A small piece of land."""
    ground, scale = PAPER_THEME.ground(terrain), high / 32
    places = [(x + wide * share, y + high * down) for share, down in _SPOTS]
    return [
        Polygons((box(x, y, wide, high),), ground.base, INK, 0.5),
        *(_thinner(shape, scale) for shape in texture(terrain, places, ground, scale, plain=True)),
    ]


_SPOTS: Final = ((0.26, 0.6), (0.5, 0.82), (0.74, 0.64))
"""Where the signs stand on a piece of land, in units of its width and height."""


def _thinner(shape: Shape, scale: float) -> Shape:
    """A sign with lines as much thinner as it is smaller."""
    if isinstance(shape, Lines | Polygons):
        return replace(shape, stroke_width=shape.stroke_width * scale)
    return shape
