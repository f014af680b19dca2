"""Names that an arrow would cover, moved to where nothing lies on them: questions use them."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import Final

from clans_widget.clans.drawing.pieces.camps import Camp
from clans_widget.clans.drawing.pieces.fences import fenced
from clans_widget.clans.drawing.theme import Theme
from clans_widget.core.planar import Point
from clans_widget.picture.plane.geometry import Path, contains
from clans_widget.picture.shapes import Layer, Lines, Shape, Text

from .atlas import Atlas
from .names import BASE, free_place, name_box, tie_of
from .obstacles import Obstacles

_AROUND: Final = 7.0
"""How far a name keeps off huts, their signs and numbers."""


def clear_names(
    names: Layer,
    arrows: Sequence[Path],
    rings: Sequence[Path],
    told: Sequence[Text],
    atlas: Atlas,
    camps: Mapping[str, Camp],
    villages: Collection[str],
    theme: Theme,
) -> Layer:
    """The layer of names, of which none lies under an arrow.

    A covered name moves within its territory; where that has no room, it stands beside it and is
    tied to it.

    Parameters
    ----------
    names : Layer
    arrows : sequence of paths
        What must not lie on names.
    rings : sequence of paths
        Rings around territories, which had better not run through names.
    told : sequence of Text
        Names that are written elsewhere.
    atlas : Atlas
    camps : mapping of str to Camp
    villages : collection of str
    theme : Theme
    """
    if not arrows:
        return names
    under = Obstacles(tuple(arrows)).feel()
    texts = [shape for shape in names.shapes if isinstance(shape, Text)]
    kept = [text for text in texts if not under(name_box(text))]
    if len(kept) == len(texts):
        return names
    huts = tuple(path for name in camps for path in _room_of(camps[name], name in villages))
    lying = (*arrows, *huts, *(name_box(text).corners for text in told))
    found = {text.text: text for text in kept}
    for text in texts:
        if text.text not in found:
            others = (name_box(each).corners for each in found.values())
            taken = Obstacles((*lying, *others), tuple(rings))
            found[text.text] = _moved(text, atlas, taken)
    moved = (found[text.text] for text in texts if found[text.text] is not text)
    outside = (text for text in moved if not _is_inside(atlas, text))
    ties = tuple(tie_of(text, atlas, camps) for text in outside)
    return Layer(names.name, (*_tied(ties, theme), *(found[text.text] for text in texts)))


def _moved(text: Text, atlas: Atlas, taken: Obstacles) -> Text:
    """A name where nothing covers it, rather not even a ring; where it was if there is no room."""
    for obstacles in (taken, Obstacles(taken.filled)):
        place = free_place(atlas, text.text, text.size, obstacles)
        if place is not None:
            return replace(text, x=place[0], y=place[1] + BASE * text.size)
    return text


def _room_of(camp: Camp, is_village: bool) -> tuple[Path, ...]:
    """What the huts of a territory take up, with their fence."""
    return fenced(camp) if is_village else (camp.ring(_AROUND * camp.scale, 24),)


def _is_inside(atlas: Atlas, text: Text) -> bool:
    return contains(atlas.outlines[text.text], text.x, text.y - BASE * text.size)


def _tied(ties: tuple[tuple[Point, Point], ...], theme: Theme) -> list[Shape]:
    if not ties:
        return []
    return [Lines(ties, theme.halo, 4.5), Lines(ties, theme.ink, 1.8, name="tie")]
