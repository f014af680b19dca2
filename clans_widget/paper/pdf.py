"""Pages as the content of a PDF file. ReportLab writes it; nothing else knows that it does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from io import BytesIO
from typing import Any, Final

from clans_widget.core.extras import extra
from clans_widget.picture import Circles, Layer, Lines, Polygons, Shape, Text
from clans_widget.picture.lettering import content, width_in
from clans_widget.picture.paints import mixed
from clans_widget.picture.plane.geometry import Path
from clans_widget.picture.shapes import NOTHING

from .placed import Page, Placed

_FACES: Final = {False: "ClansSans", True: "ClansSans-Bold"}
"""The names of the font and its bold face."""

_MAKER: Final = "clans-widget"

_SIGNS: Final = (f"/Creator ({_MAKER})".encode(), b"/Producer (ReportLab")
"""What stands in a file that was written here. Most programs that change one sign it themselves."""

_KIND: Final = re.compile(rb"/Keywords \(([a-z]+)\)")

_END: Final = b"%%EOF"
"""Stands once in a file; a change that was added to it ends with another."""

_PAPER: Final = "#ffffff"

_CAPITAL: Final = 0.73
_RIM: Final = 0.05
"""Height of capitals and numerals, and how far a plate reaches beyond them, in units of a font's
size."""

_ROUND: Final = 1
"""How lines end and meet, as PDF has it."""


def pdf_of(pages: Sequence[Page], *, title: str, language: str, kind: str = "") -> bytes:
    """The content of a PDF file: the same for the same pages, as there is no time in it.

    Parameters
    ----------
    pages : sequence of Page
    title : str
    language : str
        Two letters.
    kind : str
        Which document it is: :func:`kind_of` finds it again.

    Raises
    ------
    ImportError
        If ReportLab is not installed.
    """
    with extra("print", "reportlab"):
        from reportlab.pdfgen.canvas import Canvas

    file = BytesIO()
    canvas = Canvas(file, invariant=1, pageCompression=1, lang=language)
    _register()
    canvas.setTitle(title)
    canvas.setAuthor(_MAKER)
    canvas.setCreator(_MAKER)
    canvas.setKeywords(kind)
    writer = _Writer(canvas)
    for page in pages:
        writer.write(page)
    canvas.save()
    return file.getvalue()


def is_ours(written: bytes) -> bool:
    """Whether the content of a file is what :func:`pdf_of` has made, and nobody has changed since.

    Examples
    --------
    >>> is_ours(b"%PDF-1.7 /Creator (Writer)")
    False
    """
    return all(sign in written for sign in _SIGNS) and written.count(_END) == 1


def kind_of(written: bytes) -> str:
    """Which document the content of a file is; empty where it does not say so."""
    found = _KIND.search(written)
    return found[1].decode() if found else ""


def _register() -> None:
    """Make the fonts known to ReportLab."""
    with extra("print", "reportlab"):
        from reportlab.pdfbase.pdfmetrics import getRegisteredFontNames, registerFont
        from reportlab.pdfbase.ttfonts import TTFont

    for bold, name in _FACES.items():
        if name not in getRegisteredFontNames():
            registerFont(TTFont(name, BytesIO(content(bold=bold))))


def _opaque(layer: Layer) -> Layer:
    """A layer on white paper without what can be seen through: that cannot be written once."""
    return Layer(layer.name, tuple(map(_on_paper, layer.shapes)), layer.static)


def _on_paper(shape: Shape) -> Shape:
    if isinstance(shape, Text) or shape.opacity == 1:
        return shape
    clear = 1 - shape.opacity
    stroke = _mixed(shape.stroke, clear)
    if isinstance(shape, Lines):
        return replace(shape, stroke=stroke, opacity=1.0)
    return replace(shape, fill=_mixed(shape.fill, clear), stroke=stroke, opacity=1.0)


def _mixed(color: str, clear: float) -> str:
    return color if color == NOTHING else mixed(color, _PAPER, clear)


class _Writer:
    """Writes pages onto a canvas of ReportLab's, whose points count from below."""

    def __init__(self, canvas: Any) -> None:
        self._canvas = canvas
        self._forms: dict[int, str] = {}
        self._kept: list[Layer] = []

    def write(self, page: Page) -> None:
        """Write a page."""
        canvas = self._canvas
        canvas.setPageSize((page.width, page.height))
        for placed in page.placed:
            forms = [self._form(layer) if layer.static else "" for layer in placed.layers]
            canvas.saveState()
            canvas.translate(placed.x, page.height - placed.y)
            canvas.scale(placed.scale, placed.scale)
            self._clip(placed)
            for layer, form in zip(placed.layers, forms, strict=True):
                if form:
                    canvas.doForm(form)
                else:
                    self._layer(layer)
            canvas.restoreState()
        canvas.showPage()

    def _clip(self, placed: Placed) -> None:
        if placed.window:
            left, top, width, height = placed.window
            path = self._canvas.beginPath()
            path.rect(left, -top - height, width, height)
            self._canvas.clipPath(path, stroke=0, fill=0)

    def _form(self, layer: Layer) -> str:
        """A layer that never changes is written once, and shown wherever it stands."""
        if id(layer) not in self._forms:
            name = f"layer{len(self._forms) + 1}"
            self._forms[id(layer)] = name
            self._kept.append(layer)
            self._canvas.beginForm(name, -100, -5000, 5000, 100)
            self._layer(_opaque(layer))
            self._canvas.endForm()
        return self._forms[id(layer)]

    def _layer(self, layer: Layer) -> None:
        self._canvas.setLineCap(_ROUND)
        self._canvas.setLineJoin(_ROUND)
        for shape in layer.shapes:
            self._shape(shape)

    def _shape(self, shape: Shape) -> None:
        match shape:
            case Text():
                self._text(shape)
            case Polygons() | Lines() | Circles() if shape.opacity != 1:
                self._opacity(shape.opacity)
                self._outlined(shape)
                self._opacity(1)
            case _:
                self._outlined(shape)

    def _opacity(self, opacity: float) -> None:
        self._canvas.setFillAlpha(opacity)
        self._canvas.setStrokeAlpha(opacity)

    def _outlined(self, shape: Polygons | Lines | Circles) -> None:
        match shape:
            case Polygons():
                self._paint(shape, self._closed(shape.outlines))
            case Lines():
                self._lines(shape)
            case Circles():
                self._circles(shape)

    def _closed(self, outlines: Sequence[Path]) -> Any:
        path = self._canvas.beginPath()
        for outline in outlines:
            self._follow(path, outline)
            path.close()
        return path

    def _lines(self, shape: Lines) -> None:
        path = self._canvas.beginPath()
        for line in shape.paths:
            self._follow(path, line)
        self._ink(NOTHING, shape.stroke, shape.stroke_width)
        self._canvas.setDash(*((list(shape.dash), 0) if shape.dash else ()))
        self._canvas.drawPath(path, stroke=1, fill=0)
        self._canvas.setDash()

    @staticmethod
    def _follow(path: Any, points: Path) -> None:
        for number, (x, y) in enumerate(points):
            (path.lineTo if number else path.moveTo)(x, -y)

    def _circles(self, shape: Circles) -> None:
        path = self._canvas.beginPath()
        for x, y, radius in shape.circles:
            path.circle(x, -y, radius)
        self._paint(shape, path)

    def _paint(self, shape: Polygons | Circles, path: Any) -> None:
        self._ink(shape.fill, shape.stroke, shape.stroke_width)
        self._canvas.drawPath(
            path, stroke=int(shape.stroke != NOTHING), fill=int(shape.fill != NOTHING), fillMode=1
        )

    def _ink(self, fill: str, stroke: str = NOTHING, width: float = 0.0) -> None:
        with extra("print", "reportlab"):
            from reportlab.lib.colors import HexColor

        canvas = self._canvas
        if fill != NOTHING:
            canvas.setFillColor(HexColor(fill))
        if stroke != NOTHING:
            canvas.setStrokeColor(HexColor(stroke))
            canvas.setLineWidth(width)

    def _text(self, shape: Text) -> None:
        if shape.halo != NOTHING:
            self._plate(shape)
        self._ink(shape.fill)
        self._canvas.setFont(_FACES[shape.bold], shape.size)
        draw = {
            "start": self._canvas.drawString,
            "middle": self._canvas.drawCentredString,
            "end": self._canvas.drawRightString,
        }[shape.anchor]
        draw(shape.x, -shape.y, shape.text)

    def _plate(self, shape: Text) -> None:
        """What is behind a text in place of a rim, which a reader would copy with the letters."""
        size, wide = shape.size, shape.size * width_in(shape.text, bold=shape.bold)
        left = {"start": shape.x, "middle": shape.x - wide / 2, "end": shape.x - wide}[shape.anchor]
        self._ink(shape.halo)
        path = self._canvas.beginPath()
        rim = _RIM * size
        path.roundRect(
            left - rim, -shape.y - rim, wide + 2 * rim, _CAPITAL * size + 2 * rim, 2 * rim
        )
        self._canvas.drawPath(path, stroke=0, fill=1)
