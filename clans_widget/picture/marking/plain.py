"""Marks on the places of any picture, for games that have no more to say of how they look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from clans_widget.core.marks import Marks
from clans_widget.core.planar import Point
from clans_widget.picture.places import Places
from clans_widget.picture.plane.geometry import bounds
from clans_widget.picture.shapes import Circles, Layer, Shape, Text

from .arrows import Manner, Way, arrow_shapes
from .judged import Spots, judged
from .paints import MarkPaints
from .rings import ring_shapes

_GAP: Final = 0.3
"""How far an arrow keeps off the middle of a place, in units of the place's size."""
_CORNER: Final = 0.3
"""How far from the middle a sign stands, in the same units."""
_DISC: Final = 0.2
"""Radius of the disc under a number, in the same units."""
_USUAL: Final = 60.0
"""The size of a place on which signs and arrows have their usual size."""


@dataclass(frozen=True, slots=True)
class PlainPaints:
    """Paints of marks that can be told from any ground: :class:`MarkPaints` by day."""

    halo: str = "#fffaf0"
    ink: str = "#2b2018"
    mark: str = "#e0952b"
    mark_rim: str = "#fff6dd"
    hint: str = "#1c4a8f"
    wood: str = "#8a5f38"
    alarm: str = "#b3261a"


PLAIN: Final = PlainPaints()


def marks_layer(
    marks: Marks,
    places: Places,
    manner: Manner = "author",
    *,
    movable: tuple[str, ...] = (),
    paints: MarkPaints = PLAIN,
) -> Layer:
    """All that is pointed at: rings, arrows, numbers, and signs of what is right.

    Parameters
    ----------
    marks : Marks
    places : Places
    manner : {"author", "choosing", "hint", "moved"}
        Whose arrows they are.
    movable : tuple of str
        Places that a move may begin with: they have a thin ring.
    paints : MarkPaints, optional

    Raises
    ------
    KeyError
        If a mark names no place.

    Examples
    --------
    >>> from clans_widget.picture.plane.geometry import box
    >>> places = Places.of({"A1": box(0, 0, 60, 60), "B1": box(60, 0, 60, 60)})
    >>> layer = marks_layer(Marks(arrows=(("A1", "B1"),), highlights=("B1",)), places)
    >>> [shape.name for shape in layer.shapes if shape.name]
    ['ring', 'arrow']
    """
    rings = tuple(places[name] for name in marks.highlights)
    waiting = tuple((*places.center(name), 0.44 * _size(places, name)) for name in movable)
    scale = _scale(places)
    ways = [_way(places, scale, *ends) for ends in marks.arrows]
    spots = Spots(places, lambda name: _corner(places, name), scale)
    shapes: list[Shape] = [
        *((Circles(waiting, stroke=paints.ink, stroke_width=1.6, name="movable"),) * bool(movable)),
        *ring_shapes(rings, paints.mark, paints, "ring"),
        *arrow_shapes(ways, manner, paints),
        *_numbers(marks.numbers, places, paints),
        *judged(marks, spots, paints),
    ]
    return Layer("marks", tuple(shapes))


def _way(places: Places, scale: float, source: str, target: str) -> Way:
    gap, stop = (_GAP * _size(places, name) for name in (source, target))
    return Way(places.center(source), places.center(target), gap, stop, scale)


def _numbers(names: tuple[str, ...], places: Places, paints: MarkPaints) -> Iterator[Shape]:
    for number, name in enumerate(names, start=1):
        (x, y), size = _corner(places, name), _DISC * _size(places, name)
        yield Circles(((x, y, size),), paints.mark, paints.ink, 2, name="number")
        yield Text(str(number), x, y + 0.45 * size, 1.3 * size, paints.ink, bold=True)


def _corner(places: Places, name: str) -> Point:
    """Where a sign stands: on the upper right of a place."""
    (x, y), off = places.center(name), _CORNER * _size(places, name)
    return x + off, y - off


def _scale(places: Places) -> float:
    """1 where places have the usual size."""
    sizes = [_size(places, name) for name in places]
    return max(0.7, min(sizes) / _USUAL) if sizes else 1.0


def _size(places: Places, name: str) -> float:
    left, top, right, bottom = bounds(places[name])
    return min(right - left, bottom - top)
