"""The painted land: the layers that no move changes, made once and kept."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from clans_widget.clann import Course
from clans_widget.clann.drawing.layout import LAYOUTS, LayoutName
from clans_widget.clann.drawing.theme import Theme
from clans_widget.picture.shapes import NOTHING, Layer, Shape, Text

from .atlas import Atlas, Cell, atlas_of
from .buildings import building_shapes, home_shapes
from .ground import ground_shapes
from .scenery import scenery_shapes
from .stones import arrow_shapes, bed_shapes, stone_shapes

_LETTER: Final = 0.58
"""Width of a letter in units of the font's size."""
_ROOMY: Final = 2.7
"""Size of a cell that has room for a name and for what is built there, in the same units."""
_ROUND: Final = 5
"""Where there is no room for all names, every fifth cell has one."""


@lru_cache(maxsize=16)
def land_layer(course: Course, name: LayoutName, theme: Theme, arms: tuple[int, ...]) -> Layer:
    """Sea, countries, what grows there, and the homes of the clans at some arms."""
    return Layer("land", land_shapes(atlas_of(course, LAYOUTS[name]), theme, arms), static=True)


def land_shapes(atlas: Atlas, theme: Theme, arms: tuple[int, ...]) -> tuple[Shape, ...]:
    """What the land layer of an atlas has: made anew at each call."""
    return (
        *ground_shapes(atlas, theme, arms),
        *bed_shapes(atlas, theme),
        *scenery_shapes(atlas, theme, arms),
        *home_shapes(atlas, theme, arms),
    )


@lru_cache(maxsize=16)
def way_layer(course: Course, name: LayoutName, theme: Theme, arms: tuple[int, ...]) -> Layer:
    """The stones of the way, and what is built on them."""
    return Layer("way", way_shapes(atlas_of(course, LAYOUTS[name]), theme, arms), static=True)


def way_shapes(atlas: Atlas, theme: Theme, arms: tuple[int, ...]) -> tuple[Shape, ...]:
    """What the way layer of an atlas has: made anew at each call."""
    return (
        *stone_shapes(atlas, theme, arms),
        *arrow_shapes(atlas, theme),
        *building_shapes(atlas, theme, arms),
    )


@lru_cache(maxsize=16)
def cell_names(
    course: Course, name: LayoutName, theme: Theme, arms: tuple[int, ...]
) -> tuple[Text, ...]:
    """The names of the cells, low on their stones."""
    return names_on(atlas_of(course, LAYOUTS[name]), theme, arms)


def names_on(atlas: Atlas, theme: Theme, arms: tuple[int, ...]) -> tuple[Text, ...]:
    """The names of the cells of an atlas, without those that would run into others."""
    kept: list[Text] = []
    for text in _names(atlas, theme, arms):
        if not any(_near(text, other) for other in kept):
            kept.append(text)
    return tuple(kept)


def _near(one: Text, other: Text) -> bool:
    """Whether two names would run into each other."""
    wide = _LETTER * one.size * (len(one.text) + len(other.text)) / 2
    return abs(one.x - other.x) < wide and abs(one.y - other.y) < 0.8 * one.size


def _names(atlas: Atlas, theme: Theme, arms: tuple[int, ...]) -> Iterator[Text]:
    size, all_fit = atlas.layout.letter, _fit(atlas.ring, 3, atlas.layout.letter)
    for k, cell in enumerate(atlas.ring):
        number = k % atlas.course.arm + 1
        if all_fit or number == 1 or (number % _ROUND == 0 and atlas.course.arm - number > 2):
            bare = all_fit and not (k in atlas.course.marked and _is_tight(cell, size))
            halo = NOTHING if bare else theme.stones[k // atlas.course.arm].base
            yield _name(cell, cell.name, size, theme, halo)
    for arm in arms:
        cells = atlas.treasures[arm]
        if _fit(cells, 2, size):
            for k, cell in enumerate(cells):
                halo = theme.stones[0].base if _is_tight(cell, size) else NOTHING
                yield _name(cell, f"t{k + 1}", size, theme, halo)


def _is_tight(cell: Cell, size: float) -> bool:
    """Whether a name comes near to what is built on the cell: then it has a rim."""
    return cell.size < _ROOMY * size


def _fit(cells: tuple[Cell, ...], letters: int, size: float) -> bool:
    return cells[0].size > _LETTER * letters * size


def _name(cell: Cell, text: str, size: float, theme: Theme, halo: str) -> Text:
    x, y = cell.center
    low = min(0.5 * cell.size - 0.28 * size, 0.5 * cell.half + 0.6 * size)
    return Text(text, x, y + max(low, 0.36 * size), size, theme.stone_ink, halo=halo, name="cell")
