"""Paints pieces on an ipycanvas ``Canvas`` with few and short commands.

Coordinates are sent as whole sixteenths of the picture's unit, two bytes each; a style is
sent only where it changes; pieces that look alike are one command.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from itertools import chain, combinations, groupby, starmap
from typing import Any, Final

import numpy as np
from ipycanvas import Canvas

from clans_widget.picture.plane.geometry import Path, bounds
from clans_widget.picture.shapes import NOTHING, Circles, Lines, Polygons
from clans_widget.picture.written.svg import FONT, HALO

from .pieces import Lettering, Piece, Style, width_of

GRAIN: Final = 16
"""What is sent is so many times larger, and made smaller by the browser."""

Copy = tuple[Canvas, tuple[int, int, int, int]]
"""A small canvas that is copied, and where to: left, top, width and height in grains."""

Styles = dict[str, object]
"""Attributes of a canvas."""

_FONTS: Final = FONT.replace("'", "").replace(", ", ",")

_FAR: Final = 1 << 15
_A_FEW: Final = 6
"""So many circles are shorter one by one."""


class Brush:
    """Paints on a canvas whose unit is a sixteenth of the picture's.

    The outline that was painted last is still known to the browser: it can be filled or have its
    line drawn again without being sent again.

    Parameters
    ----------
    canvas : Canvas
    styles : dict of str to object
        That the canvas is known to have.
    """

    def __init__(self, canvas: Canvas, styles: Styles) -> None:
        self.canvas = canvas
        self._styles = dict(styles)
        self._fills: list[tuple[Style, Sequence[Path]]] = []
        self._last: object = None

    def paint(self, pieces: Iterable[Piece | Copy]) -> None:
        """Paint pieces and copies in their order."""
        for style, alike in groupby(pieces, key=_style):
            parts = [piece[1] for piece in alike]
            if isinstance(style, Style) and style.kind is Polygons:
                self._polygons(style, parts)
                continue
            self._fill()
            if isinstance(style, Canvas):
                self._copies(style, parts)
            elif isinstance(style, Lettering):
                self._letters(style, parts)
            elif style.kind is Circles:
                self._circles(style, parts)
            else:
                self._lines(style, parts)
        self._fill()

    def _polygons(self, style: Style, outlines: Sequence[Path]) -> None:
        if style.stroke == NOTHING:
            self._fills.append((style, outlines))
        elif style.fill == NOTHING or len(outlines) == 1:
            self._fill_and_stroke(style, outlines)
        else:
            for some in _apart(outlines, style.stroke_width):
                self._fill_and_stroke(style, some)

    def _fill_and_stroke(self, style: Style, outlines: Sequence[Path]) -> None:
        if style.fill != NOTHING:
            self._fills.append((style._replace(stroke=NOTHING), outlines))
        self._fill()
        self._take(style._replace(fill=NOTHING))
        self._outline(outlines, filled=False)

    def _outline(self, outlines: Sequence[Path], *, filled: bool) -> None:
        """Paint outlines; a single one that was painted last need not be sent again."""
        canvas = self.canvas
        again, one, many = (
            (canvas.fill, canvas.fill_polygon, canvas.fill_polygons)
            if filled
            else (canvas.stroke, canvas.stroke_polygon, canvas.stroke_polygons)
        )
        if len(outlines) > 1:
            many(*_packed_paths(outlines))
        elif outlines[0] == self._last:
            again()
        else:
            one(_packed(chain.from_iterable(outlines[0])))
        self._last = outlines[-1]

    def _fill(self) -> None:
        """Fill the outlines that have been waiting for others to be filled together with."""
        fills, self._fills = self._fills, []
        for opaque, some in groupby(fills, key=_is_opaque):
            together = list(some)
            if opaque and len(together) > 2:
                self._fill_together(together)
                continue
            for style, outlines in together:
                self._take(style)
                self._outline(outlines, filled=True)

    def _fill_together(self, fills: Sequence[tuple[Style, Sequence[Path]]]) -> None:
        points = _packed_paths([outline for _, outlines in fills for outline in outlines])
        colors = [bytes.fromhex(style.fill[1:]) for style, outlines in fills for _ in outlines]
        self._set("global_alpha", 1)
        self.canvas.fill_styled_polygons(
            points[0], np.frombuffer(b"".join(colors), np.uint8), 1, *points[1:]
        )
        self._last = fills[-1][1][-1]

    def _lines(self, style: Style, paths: Sequence[Path]) -> None:
        self._take(style)
        if style.dash:
            self.canvas.set_line_dash([GRAIN * part for part in style.dash])
        line: object = (Lines, paths[-1])  # which is no outline: an outline is closed
        if len(paths) == 1 and line == self._last:
            self.canvas.stroke()
        elif len(paths) == 1 and len(paths[0]) == 2:
            self.canvas.stroke_line(*_packed(chain.from_iterable(paths[0])).tolist())
            line = None  # a browser closes it
        else:
            self.canvas.stroke_line_segments(*_packed_paths(paths, fewest=2))
        self._last = line
        if style.dash:
            self.canvas.set_line_dash([])

    def _circles(self, style: Style, circles: Sequence[Any]) -> None:
        x, y, r = (_packed(numbers) for numbers in zip(*circles, strict=True))
        self._take(style)
        self._last = None
        if len(circles) <= _A_FEW and NOTHING not in (style.fill, style.stroke):
            for circle in zip(x.tolist(), y.tolist(), r.tolist(), strict=True):
                self.canvas.fill_circle(*circle)
                self.canvas.stroke()
            return
        for ink, one, many in (
            (style.fill, self.canvas.fill_circle, self.canvas.fill_circles),
            (style.stroke, self.canvas.stroke_circle, self.canvas.stroke_circles),
        ):
            if ink != NOTHING and len(circles) > _A_FEW:
                many(x, y, r)
            elif ink != NOTHING:
                for circle in zip(x.tolist(), y.tolist(), r.tolist(), strict=True):
                    one(*circle)

    def _copies(self, canvas: Canvas, places: Sequence[Any]) -> None:
        self._set("global_alpha", 1)
        for place in places:
            self.canvas.draw_image(canvas, *place)

    def _letters(self, style: Lettering, words: Sequence[Any]) -> None:
        size = GRAIN * style.size
        self._set("global_alpha", 1)
        self._set("fill_style", style.fill)
        if style.halo != NOTHING:
            self._set("stroke_style", style.halo)
            self._set("line_width", round(HALO * size))
        for name, value in _of_letters(style).items():
            self._set(name, value)
        for text, x, y in words:
            # No letters reach out of the room that is cleared when they change.
            there = round(GRAIN * x), round(GRAIN * y), round(width_of(text, size))
            if style.halo != NOTHING:
                self.canvas.stroke_text(text, *there)
            self.canvas.fill_text(text, *there)

    def _take(self, style: Style) -> None:
        self._set("global_alpha", min(1, style.opacity))
        if style.fill != NOTHING:
            self._set("fill_style", style.fill)
        if style.stroke != NOTHING:
            for name, value in _of_line(style).items():
                self._set(name, value)

    def _set(self, style: str, value: object) -> None:
        if self._styles.get(style) != value:
            setattr(self.canvas, style, value)
            self._styles[style] = value


def painted_anew(
    canvas: Canvas, pieces: Iterable[Piece], scale: float, left: float = 0, top: float = 0
) -> Styles:
    """Paint pieces on an empty canvas.

    Parameters
    ----------
    canvas : Canvas
    pieces : iterable of pieces
    scale : float
        Pixels for each unit of the picture.
    left, top : float
        What lies in the corner of the canvas.

    Returns
    -------
    dict of str to object
        The styles that the canvas has then: those of most pieces, so that whoever paints some of
        them later need not say them.
    """
    pieces, fine = tuple(pieces), scale / GRAIN
    canvas.reset_transform()
    canvas.clear()
    canvas.translate(-scale * left, -scale * top)
    canvas.scale(fine, fine)
    canvas.line_join = canvas.line_cap = "round"
    canvas.text_baseline = "alphabetic"
    styles = _usual(pieces)
    for name, value in styles.items():
        setattr(canvas, name, value)
    canvas.save()
    Brush(canvas, styles).paint(pieces)
    canvas.restore()
    return styles


def _usual(pieces: Iterable[Piece]) -> Styles:
    """The styles that most pieces have, of those that have any."""
    styles: dict[str, object] = {"global_alpha": 1}
    for style, _ in reversed(Counter(piece[0] for piece in pieces).most_common()):
        if isinstance(style, Lettering):
            styles |= _of_letters(style)
        elif style.stroke != NOTHING:
            styles |= _of_line(style)
    return styles


def _of_letters(style: Lettering) -> Styles:
    font = f"{'bold ' if style.bold else ''}{GRAIN * style.size:.0f}px {_FONTS}"
    return {"font": font, "text_align": "center" if style.anchor == "middle" else style.anchor}


def _of_line(style: Style) -> Styles:
    return {"stroke_style": style.stroke, "line_width": round(GRAIN * style.stroke_width)}


def _style(piece: Piece | Copy) -> Style | Lettering | Canvas:
    style: Style | Lettering | Canvas = piece[0]
    return style


def _is_opaque(fill: tuple[Style, Sequence[Path]]) -> bool:
    return fill[0].opacity >= 1


def _apart(outlines: Sequence[Path], width: float) -> Iterator[Sequence[Path]]:
    """A few outlines one by one if none touches another, else all of them together."""
    if len(outlines) <= _A_FEW and not any(
        starmap(partial(_touch, width), combinations(outlines, 2))
    ):
        yield from ((outline,) for outline in outlines)
    else:
        yield outlines


def _touch(width: float, one: Path, other: Path) -> bool:
    """Whether two outlines, with lines so wide, may have a point in common."""
    left, top, right, bottom = bounds(one)
    x, y, to_x, to_y = bounds(other)
    return x - width < right and left - width < to_x and y - width < bottom and top - width < to_y


def _packed(numbers: Iterable[float]) -> Any:
    grains = np.rint(GRAIN * np.fromiter(numbers, np.float64))
    far = grains.size and max(-grains.min(), grains.max()) >= _FAR
    return grains.astype(np.int32 if far else np.int16)


def _packed_paths(paths: Sequence[Path], fewest: int = 3) -> tuple[Any, ...]:
    """The points of all paths, and how many each has unless all have as many, and enough."""
    points = _packed(chain.from_iterable(chain.from_iterable(paths)))
    counts = [len(path) for path in paths]
    if min(counts) == max(counts) >= fewest:
        return (points.reshape(len(paths), -1, 2),)
    return points, np.array(counts, np.uint8 if max(counts) < 256 else np.uint16)
