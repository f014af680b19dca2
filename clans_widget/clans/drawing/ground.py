"""What is marked on the ground, under the huts: rings around territories, groups that may move."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Final

from clans_widget.core.marks import Marks
from clans_widget.picture.marking.rings import ring_shapes
from clans_widget.picture.plane.geometry import Path
from clans_widget.picture.shapes import Layer, Lines, Polygons, Shape

from .emphasis import Emphasis
from .land.atlas import Atlas
from .pieces.camps import Camp
from .theme import Theme

_ROOM: Final = 16.0
"""Between huts and ring: a fence has room there."""
_GLOW: Final = 6.0
_CORNERS: Final = 16


def rings_of(
    marks: Marks, emphasis: Emphasis, atlas: Atlas, camps: Mapping[str, Camp]
) -> dict[str, tuple[Path, ...]]:
    """All rings, by kind: around territories that are marked, and around the huts of a step.

    Raises
    ------
    KeyError
        If a mark names a territory that the board does not have.
    """
    marked = tuple(atlas.outlines[name] for name in marks.highlights)
    ring, muted = (
        (_around(name, atlas, camps),) if name else () for name in (emphasis.ring, emphasis.muted)
    )
    return {"ring": (*marked, *ring), "muted": muted}


def ground_layer(
    rings: Mapping[str, Sequence[Path]],
    theme: Theme,
    camps: Mapping[str, Camp],
    movable: Collection[str] = (),
) -> Layer:
    """Rings, and a glow with a dashed rim under the huts that may move."""
    ready = [camps[name] for name in movable if name in camps]
    shapes = [
        *(_glow(ready, theme) if ready else ()),
        *ring_shapes(rings["ring"], theme.mark, theme, "ring"),
        *ring_shapes(rings["muted"], theme.stone, theme, "muted"),
    ]
    return Layer("ground", tuple(shapes))


def _around(name: str, atlas: Atlas, camps: Mapping[str, Camp]) -> Path:
    """A ring around the huts and their fence; around the territory where there are none."""
    if name not in camps:
        return atlas.outlines[name]
    return camps[name].ring(_ROOM * camps[name].scale, 40)


def _glow(camps: Sequence[Camp], theme: Theme) -> list[Shape]:
    rings = tuple(camp.ring(_GLOW * camp.scale, _CORNERS) for camp in camps)
    closed = tuple((*ring, ring[0]) for ring in rings)
    return [
        Polygons(rings, theme.lit, opacity=0.75, name="movable"),
        Lines(closed, theme.wood, 1.6, 0.9, (5.0, 4.0)),
    ]
