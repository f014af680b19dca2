"""Who sends whom home, as a table of the four builds (K9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from clans_widget.clann import CHARACTERS
from clans_widget.clann.drawing.pieces.builds import BUILDS
from clans_widget.clann.drawing.pieces.figures import letter_of
from clans_widget.clann.rules.ranks import beats
from clans_widget.core.planar import Point
from clans_widget.paper.blocks import GRAY, INK, PALE, Block, Paragraph, stack
from clans_widget.paper.placed import Laid, drawn
from clans_widget.picture import Lines, Polygons, Shape, Text
from clans_widget.picture.plane.geometry import box, moved
from clans_widget.words import Voice

_ROW: Final = 31.0
_HEAD: Final = 45.0
_SIZE: Final = 0.5
"""How large the builds are."""
_HOUSE: Final = ((-8, 7), (-8, -1), (-11, -1), (0, -10), (11, -1), (8, -1), (8, 7), (2.5, 7))
_DOOR: Final = ((2.5, 1), (-2.5, 1), (-2.5, 7))
_GROUND: Final = "#dddddd"


@dataclass(frozen=True, slots=True)
class RanksTable(Block):
    """The table, and below it where ranks do not count.

    Attributes
    ----------
    voice : Voice
    size : float
        Of the letters.
    """

    voice: Voice
    size: float

    def laid(self, width: float) -> Laid:
        """A row for each who lands, a column for each who stands there."""
        high = _HEAD + _ROW * len(CHARACTERS)
        shapes = [*self._grid(width), *self._heads(width), *self._cells(width)]
        said = stack(
            *(
                Paragraph(self.voice.say(f"clann.paper.ranks.{part}"), self.size)
                for part in ("house", "crown", "knight")
            ),
            gap=3,
        ).laid(width)
        return Laid(high + 6 + said.height, (drawn(shapes, "ranks"), *said.at(0, high + 6)))

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(self.voice.say(f"clann.starting.{name}") for name in CHARACTERS)

    def _grid(self, width: float) -> Iterator[Shape]:
        high = _HEAD + _ROW * len(CHARACTERS)
        first = 0.34 * width
        yield Polygons((box(0, 0, width, _HEAD), box(0, 0, first, high)), "#f2f2f2")
        rows = (0.0, *(_HEAD + _ROW * k for k in range(len(CHARACTERS) + 1)))
        columns = (0.0, *(self._column(width, k) for k in range(len(CHARACTERS) + 1)))
        across = tuple(((0.0, y), (width, y)) for y in rows)
        upright = tuple(((x, 0.0), (x, high)) for x in columns)
        yield Lines((*across, *upright), PALE, 0.6)
        yield Lines((((0.0, 0.0), (first, _HEAD)),), PALE, 0.6)

    def _column(self, width: float, number: int) -> float:
        """Where a column begins."""
        return width * (0.34 + 0.165 * number)

    def _heads(self, width: float) -> Iterator[Shape]:
        """Who stands there, above the columns; who lands, before the rows."""
        small = self.size - 1.5
        lands, stands = (self.voice.say(f"clann.paper.ranks.{part}") for part in ("who", "whom"))
        yield Text(stands, 0.34 * width - 4, small + 3, small, GRAY, "end")
        yield Text(lands, 4, _HEAD - 4, small, GRAY, "start")
        for k, name in enumerate(self._names):
            middle = self._column(width, k) + 0.0825 * width
            yield _build(k, (middle, _HEAD - 15))
            yield Text(letter_of(k, self.voice), middle, _HEAD - 4, self.size, INK, bold=True)
            feet = _HEAD + _ROW * k + 29
            yield _build(k, (13, feet))
            yield Text(name, 25, feet - 10, self.size, INK, "start", bold=True)

    def _cells(self, width: float) -> Iterator[Shape]:
        for one in range(len(CHARACTERS)):
            for other in range(len(CHARACTERS)):
                x = self._column(width, other) + 0.0825 * width
                y = _HEAD + _ROW * (one + 0.5)
                if beats(one, other):
                    outline = moved((*_HOUSE, *_DOOR), x, y + 1)
                    yield Polygons((outline,), INK, name=f"home.{one}.{other}")
                else:
                    dash = (x - 5, y), (x + 5, y)
                    yield Lines((dash,), PALE, 1.4, name=f"stays.{one}.{other}")


def _build(character: int, feet: Point) -> Shape:
    """The outline of a character."""
    parts = tuple(moved(part, *feet, _SIZE) for part in BUILDS[character].parts)
    return Polygons(parts, "#444444", name="build")
