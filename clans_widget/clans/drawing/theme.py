"""Every color of the painting, in one place."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from clans_widget.clans.voice import Fifth
from clans_widget.picture.paints import Ground, Paint


@dataclass(frozen=True, slots=True)
class Theme:
    """All paints: of the land, the water, the clans, the chart and the marks; and how plain it is.

    Examples
    --------
    >>> DEFAULT_THEME.paint("black").base == DEFAULT_THEME.with_fifth("white").paint("black").base
    False
    """

    forest: Ground = Ground("#8fb07a", "#9cbb86", "#55804f", "#426a43", "#75a065")
    mountain: Ground = Ground("#c9bcae", "#d5cabd", "#a39286", "#7c6c66", "#f7f3ec")
    steppe: Ground = Ground("#ead4a0", "#f2dfb2", "#b8914f", "#99743a", "#d6b877")
    grassland: Ground = Ground("#cbdc94", "#d7e5a7", "#7fa34f", "#648a40", "#f3edc4")

    red: Paint = Paint("#c8321f", "#8f2015", "#ffffff")
    blue: Paint = Paint("#2b6cc6", "#1c4a8f", "#ffffff")
    green: Paint = Paint("#3fae86", "#24775a", "#10281f")
    yellow: Paint = Paint("#f5c92e", "#c3922a", "#3a2a10")
    black: Paint = Paint("#33333d", "#16161c", "#ffffff")
    white: Paint = Paint("#fbfaf6", "#cfc9bd", "#2b2622")
    fifth: Fifth = "black"

    sea: str = "#7eb4c6"
    shoal: str = "#93c3d0"
    surf: str = "#b4d8de"
    foam: str = "#d9edee"
    water: str = "#8fc3d6"
    ripple: str = "#bfe0e8"
    bank: str = "#4d7d8c"
    beach: str = "#6d6a4c"
    border: str = "#6a5a3e"

    ink: str = "#32261c"
    quiet_ink: str = "#6d5c48"
    halo: str = "#fffaf0"
    paper: str = "#f3e8d2"
    paper_edge: str = "#d9c5a0"
    cell: str = "#faf3e3"
    cell_five: str = "#ead9b6"
    lit: str = "#fffaf0"
    clearing: str = "#e9d6ac"
    wood: str = "#6b4a2c"
    ash: str = "#5b5048"
    stone: str = "#8d8a86"
    stone_rim: str = "#4c4946"
    chip: str = "#b9813f"
    chip_rim: str = "#6b4421"
    mark: str = "#e0952b"
    mark_rim: str = "#fff6dd"
    alarm: str = "#b3261a"
    hint: str = "#1c4a8f"
    veil: str = "#f6efe0"

    plain: bool = False
    """Whether all is as plain as can be, for paper: each terrain has one kind of sign of its own,
    the land has no patches of thinner paint, the sea no waves, and huts have room for a letter."""

    def ground(self, terrain: str) -> Ground:
        """How a terrain is painted."""
        ground: Ground = getattr(self, terrain)
        return ground

    def paint(self, color: str) -> Paint:
        """How a clan is painted; the fifth one black or white (C3)."""
        paint: Paint = getattr(self, self.shown(color))
        return paint

    def shown(self, color: str) -> str:
        """The name of the color in which a clan is seen: ``black`` may be ``white`` (C3)."""
        return self.fifth if color == "black" else color

    def with_fifth(self, fifth: Fifth) -> Theme:
        """The same theme with the fifth clan in black or in white (C3)."""
        return self if fifth == self.fifth else replace(self, fifth=fifth)


DEFAULT_THEME: Final = Theme()
"""The paints of the printed game's kind: a watercolor map on paper."""
