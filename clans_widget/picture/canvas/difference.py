"""What differs between two pictures: the pieces to paint again, and the pixels to clear."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from clans_widget.picture.picture import Picture

from .pieces import Box, Piece, boxes_of, pieces_of

_WASTE: Final = 1.1
"""Boxes are joined if the box around them has at most so many times their pixels."""

Place = tuple[int, tuple[Box, ...]]
"""When a piece is painted, and which pixels it may touch."""

Spread = dict[Piece, Place]
"""All pieces of a picture's moving layers, in the order of painting."""


class Difference(NamedTuple):
    """A picture in pieces, and the boxes in which it differs from the one before."""

    spread: Spread
    boxes: list[Box]


class Change(NamedTuple):
    """A difference, and the pieces that have gone and come, in the order of painting."""

    spread: Spread
    boxes: list[Box]
    gone: list[Piece]
    come: list[Piece]


def difference(old: Spread, picture: Picture, scale: float) -> Difference:
    """Compare the moving layers of a picture with those of the one before.

    Whatever is in one of them only differs, and also what is painted in another order.

    Parameters
    ----------
    old : Spread
        Of the picture before; empty if there is none.
    picture : Picture
    scale : float
        Pixels for each unit of the picture.

    Raises
    ------
    DrawingError
        If a piece cannot be painted.
    """
    return Difference(*change(old, picture, scale)[:2])


def change(old: Spread, picture: Picture, scale: float) -> Change:
    """The difference between two pictures, and the pieces that make it."""
    new: Spread = {}
    boxes: list[Box] = []
    kept: list[int] = []
    come: list[Piece] = []
    for layer in picture.layers:
        for each in () if layer.static else pieces_of(layer):
            piece, known = each, old.get(each)
            place = len(new), known[1] if known else boxes_of(each, scale, layer.name)
            if new.setdefault(each, place) is not place:  # an equal one is painted before
                piece = (*each, len(new))
                known = old.get(piece)
                new[piece] = place
            if known:
                kept.append(known[0])
            else:
                come.append(piece)
                boxes += place[1]
    there = set(kept)
    still = there - displaced(kept)
    if len(still) < len(old):
        boxes += [box for was, extent in old.values() if was not in still for box in extent]
    gone = [piece for piece, (was, _) in old.items() if was not in there]
    return Change(new, boxes, gone, come)


def displaced(numbers: Sequence[int]) -> set[int]:
    """The fewest of different numbers without which the others ascend.

    Examples
    --------
    >>> displaced([1, 2, 9, 3, 4])
    {9}
    """
    if all(one < other for one, other in pairwise(numbers)):
        return set()
    ends: list[int] = []
    before: dict[int, int | None] = {}
    for number in numbers:
        k = bisect_left(ends, number)
        before[number] = ends[k - 1] if k else None
        ends[k : k + 1] = [number]
    ascending, last = set(), ends[-1] if ends else None
    while last is not None:
        ascending.add(last)
        last = before[last]
    return set(numbers) - ascending


def joined(boxes: Iterable[Box]) -> list[Box]:
    """A few boxes that cover many.

    Examples
    --------
    >>> joined([Box(0, 0, 4, 4), Box(100, 0, 104, 3), Box(3, 0, 8, 4)])
    [Box(left=0, top=0, right=8, bottom=4), Box(left=100, top=0, right=104, bottom=3)]
    """
    areas: list[Box] = []
    for box in sorted(set(boxes), key=Box.size, reverse=True):
        if not any(area.covers(box) for area in areas):
            areas = [*_grown(box, areas)]
    return areas


def _grown(box: Box, areas: Iterable[Box]) -> Iterator[Box]:
    """The areas with one more box, which swallows those that it may."""
    waiting = list(areas)
    while waiting:
        left = []
        for area in waiting:
            both = area.with_(box)
            if both.size() <= _WASTE * (area.size() + box.size()):
                box = both
            else:
                left.append(area)
        if len(left) == len(waiting):
            break
        waiting = left
    yield from waiting
    yield box


def touching(spread: Spread, areas: Iterable[Box]) -> list[Piece]:
    """The pieces that lie in one of the areas, at least in part, in the order of painting."""
    # Numbers stand for the pieces here: to look up a piece means to go over all its points.
    found = {
        number
        for left, top, right, bottom in areas
        for number, boxes in spread.values()
        for x, y, to_x, to_y in boxes
        if x < right and left < to_x and y < bottom and top < to_y
    }
    return [piece for piece, (number, _) in spread.items() if number in found]
