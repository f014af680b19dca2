"""What glides without changing its shape is sent once; then only where it is.

Pieces that go the same way, such as the parts of a hut, are painted on a small canvas of their
own, a stamp, when they set off. In each frame the browser copies them from there: those that are
painted one right after the other, so that nothing comes to lie over what is to cover it. At rest
everything is painted as it should be: a copy is a little softer.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Final, NamedTuple

from ipycanvas import Canvas

from clans_widget.picture.plane.geometry import bounds
from clans_widget.picture.shapes import Circles

from .brush import GRAIN, Copy, painted_anew
from .pieces import Lettering, Piece, room_of

_SIDE: Final = 240
"""Width and height of a stamp in pixels."""
_FINER: Final = 1.25
"""How much finer than the picture a stamp is painted, and how much it may grow or shrink: else
its lines would become too thick or too thin."""
_FEWEST: Final = 3
"""So many pieces are worth a stamp."""
_MOST: Final = 8
"""So many stamps are kept."""
_EXACT: Final = 0.01


class Way(NamedTuple):
    """How far something has come: made so much larger about the origin, then shifted."""

    size: float
    x: float
    y: float


class Stamps:
    """The stamps of a motion.

    Parameters
    ----------
    scale : float
        Pixels for each unit of the picture.
    """

    def __init__(self, scale: float) -> None:
        self._fine = _FINER * scale
        self._canvases: list[Canvas] = []
        self._made: dict[tuple[Piece, ...], tuple[Canvas, float, float]] = {}
        self._origins: dict[Piece, Piece] = {}

    def forget(self) -> None:
        """Begin anew: another motion, or a browser that has no stamps."""
        self._made.clear()
        self._origins.clear()

    def copies(
        self, gone: Iterable[Piece], come: Iterable[Piece], painted: Iterable[Piece]
    ) -> dict[Piece, Copy | None]:
        """What is copied in place of pieces: it stands at the last of those that it replaces.

        Parameters
        ----------
        gone, come : iterable of pieces
            What differs from the frame before, in the order of painting.
        painted : iterable of pieces
            All that is painted in this frame, in order. Only neighbors in it share a stamp.
        """
        ways = dict(self._followed(gone, come))
        copied: dict[Piece, Copy | None] = {}
        for way, run in groupby(painted, ways.get):
            pieces = tuple(run)
            if way is None or len(pieces) < _FEWEST:
                continue
            made = self._stamp(tuple(self._origins[piece] for piece in pieces))
            if made is not None:
                canvas, left, top = made
                corner = way.size * left + way.x, way.size * top + way.y
                side = round(GRAIN * way.size * _SIDE / self._fine)
                place = round(GRAIN * corner[0]), round(GRAIN * corner[1]), side, side
                copied.update(dict.fromkeys(pieces[:-1]))
                copied[pieces[-1]] = canvas, place
        return copied

    def _followed(
        self, gone: Iterable[Piece], come: Iterable[Piece]
    ) -> Iterator[tuple[Piece, Way]]:
        """The way that each piece has gone since it set off, if it only glides."""
        before, now = _by_style(gone), _by_style(come)
        origins: dict[Piece, Piece] = {}
        for style, pieces in now.items():
            if len(pieces) != len(before[style]):
                continue
            for old, piece in zip(before[style], pieces, strict=True):
                origin = self._origins.get(old, old)
                way = way_between(origin, piece)
                if way is not None:
                    origins[piece] = origin
                    yield piece, way
        self._origins = origins

    def _stamp(self, pieces: tuple[Piece, ...]) -> tuple[Canvas, float, float] | None:
        """A canvas with pieces on it, and where its corner lies in the picture."""
        if pieces not in self._made:
            rooms = [room_of(piece) for piece in pieces]
            margin = 2 / self._fine
            left, top = min(r[0] for r in rooms) - margin, min(r[1] for r in rooms) - margin
            right, bottom = max(r[2] for r in rooms) + margin, max(r[3] for r in rooms) + margin
            too_large = self._fine * max(right - left, bottom - top) > _SIDE
            if too_large or len(self._made) == _MOST:
                return None
            canvas = self._empty_canvas(len(self._made))
            painted_anew(canvas, pieces, self._fine, left, top)
            self._made[pieces] = canvas, left, top
        return self._made[pieces]

    def _empty_canvas(self, number: int) -> Canvas:
        if number == len(self._canvases):
            self._canvases.append(Canvas(width=_SIDE, height=_SIDE, _send_client_ready_event=False))
        return self._canvases[number]


def way_between(one: Piece, other: Piece) -> Way | None:
    """The way from one piece to another of the same style; ``None`` if it looks different now.

    Examples
    --------
    >>> here, there = ((0, 0), (2, 0), (2, 1)), ((5, 5), (7, 5), (7, 6))
    >>> way_between(("gray", here), ("gray", there))
    Way(size=1.0, x=5.0, y=5.0)
    >>> way_between(("gray", here), ("gray", ((5, 5), (7, 5), (7, 7))))
    """
    style, old = one[:2]
    new = other[1]
    if isinstance(style, Lettering):
        same = old.text == new.text
        return _rounded(1.0, new.x - old.x, new.y - old.y) if same else None
    if getattr(style, "kind", None) is Circles:
        same = abs(old[2] - new[2]) < _EXACT
        return _rounded(1.0, new[0] - old[0], new[1] - old[1]) if same else None
    if len(old) != len(new):
        return None
    left, top, right, bottom = bounds(old)
    to_left, to_top, to_right, to_bottom = bounds(new)
    span = (right - left) + (bottom - top)
    if not span:
        return None
    size = ((to_right - to_left) + (to_bottom - to_top)) / span
    x, y = to_left - size * left, to_top - size * top
    fits = 1 / _FINER <= size <= _FINER and all(
        abs(size * px + x - qx) < _EXACT and abs(size * py + y - qy) < _EXACT
        for (px, py), (qx, qy) in zip(old, new, strict=True)
    )
    return _rounded(size, x, y) if fits else None


def _rounded(size: float, x: float, y: float) -> Way:
    return Way(round(size, 4), round(x, 2), round(y, 2))


def _by_style(pieces: Iterable[Piece]) -> defaultdict[object, list[Piece]]:
    styles: defaultdict[object, list[Piece]] = defaultdict(list)
    for piece in pieces:
        styles[piece[0]].append(piece)
    return styles
