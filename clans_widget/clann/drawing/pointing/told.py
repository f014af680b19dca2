"""Names: those on the stones that no figure covers, and beside them those that a step tells of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache

from clans_widget.clann.drawing.land.atlas import Atlas, Cell
from clans_widget.clann.drawing.layout import Layout
from clans_widget.clann.drawing.pieces.builds import BUILDS
from clans_widget.clann.drawing.pieces.standing import KNIGHT, Stand, Stands, Who
from clans_widget.clann.drawing.theme import Theme
from clans_widget.core.planar import Point
from clans_widget.picture.legible import Box, meets, text_box
from clans_widget.picture.plane.geometry import Path, bounds, distance
from clans_widget.picture.plane.rectangle import Rectangle
from clans_widget.picture.shapes import Layer, Polygons, Shape, Text

_LETTER = 0.56
"""Width of a letter in units of the font's size, about."""
_SHIELD = 9.0
_KNIGHT = (-22.0, 17.0, 56.0)
"""How far the Knight reaches to the left, to the right, and up."""
_RIM = 2.2
"""How far the rim of an arrow reaches beyond its outline."""


def body_of(who: Who, stand: Stand) -> Box:
    """What somebody covers, about."""
    (x, y), size = stand
    if who == KNIGHT:
        left, right, high = _KNIGHT
    else:
        left, right, high = _reach(who.character)
    return Box(x + size * left, y - size * high, x + size * right, y + size * 2)


@cache
def _reach(character: int) -> tuple[float, float, float]:
    """How far a character reaches to the left, to the right, and up."""
    build = BUILDS[character]
    high = -min(y for part in build.parts for _, y in part)
    return -max(half for _, half in build.profile), build.shield[0] + _SHIELD, high


def names_layer(
    names: tuple[Text, ...], bodies: Sequence[Box], arrows: Sequence[Path] = ()
) -> Layer:
    """The names of the cells: of those that nobody stands before, and no arrow runs over."""
    hidden = _behind(names, bodies)
    hidden |= _under(names, arrows)
    return Layer("names", tuple(text for k, text in enumerate(names) if k not in hidden))


def hidden_by_arrows(
    places: Iterable[str],
    names: tuple[Text, ...],
    bodies: Sequence[Box],
    arrows: Sequence[Path],
    atlas: Atlas,
) -> tuple[str, ...]:
    """The places among some whose names would be read if no arrow ran over them."""
    texts = [names[k] for k in sorted(_under(names, arrows) - _behind(names, bodies))]
    return tuple(
        place
        for place in dict.fromkeys(places)
        if atlas.has(place) and any(_is_name_of(text, atlas.cell(place)) for text in texts)
    )


def _is_name_of(text: Text, cell: Cell) -> bool:
    return text.text == _written(cell.name) and distance((text.x, text.y), cell.center) < cell.size


def _written(name: str) -> str:
    """What is written for a cell: of a Treasure, without whose it is."""
    return name.rpartition("-")[2]


def _behind(names: tuple[Text, ...], bodies: Sequence[Box]) -> set[int]:
    """The names before which somebody stands, by their numbers."""
    boxes = _boxes(names)
    return {
        k
        for left, top, right, low in bodies
        for k, (x, y, to_x, to_y) in enumerate(boxes)
        if left <= to_x and x <= right and top <= to_y and y <= low
    }


def _under(names: tuple[Text, ...], arrows: Sequence[Path]) -> set[int]:
    """The names that an arrow runs over, by their numbers."""
    if not arrows:
        return set()
    extents = [(Box(*bounds(path)), path) for path in arrows]
    return {
        k
        for k, box in enumerate(text_box(text).larger(_RIM) for text in names)
        if any(near.overlaps(box) and meets(path, box, filled=True) for near, path in extents)
    }


@lru_cache(maxsize=16)
def _boxes(names: tuple[Text, ...]) -> tuple[Box, ...]:
    return tuple(_box(text) for text in names)


def _box(text: Text) -> Box:
    half = _LETTER * text.size * len(text.text) / 2
    return Box(text.x - half, text.y - 0.66 * text.size, text.x + half, text.y)


def told_layer(
    names: Iterable[str],
    stands: Stands,
    atlas: Atlas,
    layout: Layout,
    theme: Theme,
    arrows: Sequence[Path] = (),
) -> Layer:
    """The names of the cells that a step or an arrow tells of, on labels beside the way.

    Parameters
    ----------
    names : iterable of str
        Places; those that are no cells need no label.
    stands : mapping of Who to Stand
        Labels keep off those who stand there.
    atlas : Atlas
    layout : Layout
    theme : Theme
    arrows : sequence of paths
        Labels keep off them, too.
    """
    taken = [body_of(who, stand) for who, stand in stands.items()]
    shapes: list[Shape] = []
    for name in names:
        if atlas.has(name):
            label = _label(atlas.cell(name), layout, taken, arrows)
            taken.append(_box_of(label))
            shapes += _shapes(label, _written(name), layout.told, theme)
    return Layer("told", tuple(shapes))


def _label(cell: Cell, layout: Layout, taken: Sequence[Box], arrows: Sequence[Path]) -> Rectangle:
    """A free place for a label: outside of the way if possible, else inside; under no arrow."""
    size = layout.told
    wide, high = size * (_LETTER * len(_written(cell.name)) + 0.6), 1.25 * size

    def worth(label: Rectangle) -> tuple[bool, float]:
        box = _box_of(label).larger(_RIM)
        return not any(meets(path, box, filled=True) for path in arrows), _room(label, taken)

    return max(
        (_within(place, wide, high, layout) for place in _beside(cell, wide, high)), key=worth
    )


def _box_of(label: Rectangle) -> Box:
    return Box(label.x, label.y, label.x + label.width, label.y + label.height)


def _beside(cell: Cell, wide: float, high: float) -> Iterator[Point]:
    """Places beside the way, on both sides and a little ahead and behind."""
    middle, x, y = (cell.start + cell.end) / 2, *cell.center
    for ahead in (0.0, 0.8, -0.8):
        along = middle + ahead * (cell.end - cell.start)
        for side in (-1, 1):
            px, py = cell.line.at(along, side * (cell.half + 4))
            dx, dy = (1 if px > x else -1), (1 if py > y else -1)
            across = abs(px - x) / (abs(px - x) + abs(py - y) + 1e-9)
            yield px + dx * across * wide / 2, py + dy * (1 - across) * high / 2


def _within(middle: Point, wide: float, high: float, layout: Layout) -> Rectangle:
    land = layout.land
    x = min(max(middle[0] - wide / 2, land.x + 3), land.x + land.width - wide - 3)
    y = min(max(middle[1] - high / 2, land.y + 3), land.y + land.height - high - 3)
    return Rectangle(x, y, wide, high)


def _room(label: Rectangle, taken: Sequence[Box]) -> float:
    """How little of a label is covered: 0 if nothing is; the first of the best is taken."""
    left, top = label.x, label.y
    right, low = left + label.width, top + label.height
    covered = (
        max(0.0, min(right, box.right) - max(left, box.left))
        * max(0.0, min(low, box.bottom) - max(top, box.top))
        for box in taken
    )
    return -sum(covered)


def _shapes(label: Rectangle, name: str, size: float, theme: Theme) -> Iterator[Shape]:
    x, y = label.middle
    ring = label.rounded(0.3 * label.height)
    yield Polygons((ring,), theme.halo, theme.ink, 1.6, name="label")
    yield Text(name, x, y + 0.35 * size, size, theme.ink, bold=True, name="told.cell")
