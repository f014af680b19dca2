"""The example of strife that all rulebooks have (X3): nine huts, of which six stay."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from clans_widget.clans import COLORS
from clans_widget.clans.drawing.pieces.huts import hut_shapes
from clans_widget.paper.blocks import Block, Paragraph, stack
from clans_widget.paper.placed import Laid, Placed
from clans_widget.picture import Layer, Lines, Shape
from clans_widget.words import Voice

from .pictures import hut_letter
from .theme import PAPER_THEME

HUTS: Final = {"red": 2, "blue": 1, "green": 1, "yellow": 1, "black": 4}
"""The huts of the example (X3)."""

_STEP: Final = 27.0
_HIGH: Final = 30.0


@dataclass(frozen=True, slots=True)
class StrifeExample(Block):
    """The huts as founded, those that are lost crossed out, and what is told of it."""

    voice: Voice
    size: float

    def laid(self, width: float) -> Laid:
        """A row of huts over the sentences."""
        row = self._row(width)
        said = stack(
            *(
                Paragraph(self.voice.say(f"clans.paper.strife.{part}"), self.size)
                for part in ("before", "after", "value")
            ),
            gap=3,
        ).laid(width)
        high = row.height + 4
        return Laid(high + said.height, (*row.placed, *said.at(0, high)))

    def _row(self, width: float) -> Laid:
        colors = [color for color in COLORS for _ in range(HUTS[color])]
        scale = min(1.0, width / (_STEP * len(colors)))
        huts = [(color, _STEP * (k + 0.5), 15.0, 1.0) for k, color in enumerate(colors)]
        lost = {color for color, number in HUTS.items() if number == 1}
        shapes: list[Shape] = [
            *hut_shapes(huts, PAPER_THEME)[1:],
            *(hut_letter(color, x, y, size, self.voice) for color, x, y, size in huts),
            Lines(
                tuple(bar for hut in huts if hut[0] in lost for bar in _cross(hut[1])),
                PAPER_THEME.halo,
                3.4,
            ),
            Lines(
                tuple(bar for hut in huts if hut[0] in lost for bar in _cross(hut[1])),
                PAPER_THEME.alarm,
                1.8,
            ),
        ]
        return Laid(_HIGH * scale, (Placed((Layer("strife", tuple(shapes)),), 0, 0, scale),))


def _cross(x: float) -> tuple[tuple[tuple[float, float], ...], ...]:
    return ((x - 11, 3), (x + 11, 27)), ((x - 11, 27), (x + 11, 3))
