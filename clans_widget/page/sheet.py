"""A surface of SVG: of each picture goes only what differs from the one before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from anywidget import AnyWidget
from traitlets import Dict

from clans_widget.picture import Picture
from clans_widget.picture.shapes import Layer
from clans_widget.picture.written.svg import FIFTHS, FONT, ROUND, layer_text
from clans_widget.stage.face.makers import Watcher
from clans_widget.web import joined

Message = Mapping[str, Any]

Told = dict[str, Any]


_kept: Final[dict[int, tuple[Layer, str]]] = {}
"""The texts of layers that never change, with these, by where they are."""

MOST_KEPT: Final = 64
"""So many of them, before all are made anew."""


def _text_of(layer: Layer) -> str:
    """The SVG text of a layer."""
    if not layer.static:
        return layer_text(layer)
    if id(layer) not in _kept:
        if len(_kept) == MOST_KEPT:
            _kept.clear()
        _kept[id(layer)] = layer, layer_text(layer)
    return _kept[id(layer)][1]


def board_of(picture: Picture) -> Told:
    """A picture as a page is told of it: ``width``, ``height`` and the texts of its ``layers``."""
    return {
        "width": picture.width,
        "height": picture.height,
        "layers": [_text_of(layer) for layer in picture.layers],
    }


def first_of(board: Told) -> Told:
    """What a page must know of the first picture besides.

    Into how many ``parts`` SVG texts divide a unit, and the ``style`` that they rely on.
    """
    return {**board, "parts": FIFTHS, "style": {"font-family": FONT, **ROUND}}


def news_of(before: Told, now: Told) -> Message | None:
    """What differs in a picture: the layers that do, or all of it; ``None`` where nothing does."""
    texts, others = now["layers"], before["layers"]
    size, was = (now["width"], now["height"]), (before["width"], before["height"])
    if size != was or len(texts) != len(others):
        return now
    pairs = enumerate(zip(texts, others, strict=True))
    news = {str(number): text for number, (text, other) in pairs if text != other}
    return {"news": news} if news else None


class Sheet(AnyWidget):
    """A picture on a page. It begins with all of it, and is told of each layer that is another.

    Parameters
    ----------
    picture : Picture

    Attributes
    ----------
    first : dict
        The picture that is shown when a page begins to show it: as :func:`first_of` tells it.
    """

    _esm = joined("page/sheet.js")

    first = Dict().tag(sync=True)

    def __init__(self, picture: Picture) -> None:
        self._now = board_of(picture)
        super().__init__(first=first_of(self._now))

    def put(self, picture: Picture) -> None:
        """Show another picture: send what differs."""
        before, self._now = self._now, board_of(picture)
        if (news := news_of(before, self._now)) is not None:
            self.send(news)


class Drawn:
    """A surface of SVG.

    Parameters
    ----------
    prefix : str
        Of the CSS class.
    picture : Picture
    watcher : Watcher

    Attributes
    ----------
    part : Sheet
    scale : float
        1: its coordinates are those of the picture.
    """

    def __init__(self, prefix: str, picture: Picture, watcher: Watcher) -> None:
        self.scale = 1.0
        self._watcher = watcher
        self.part = Sheet(picture)
        self.part.add_class(f"{prefix}-canvas").add_class("stage-board")
        self.part.on_msg(self._heard)

    def show(self, picture: Picture, *, moving: bool = False) -> None:
        """Show what differs from the picture before."""
        del moving
        self.part.put(picture)

    def sharpen(self, across: int) -> bool:
        """SVG is sharp on every screen."""
        del across
        return False

    def _heard(self, _: object, content: Message, __: object) -> None:
        match content:
            case {"click": [float() | int() as x, float() | int() as y]}:
                self._watcher.clicked(x, y)
            case {"at": [float() | int() as x, float() | int() as y]}:
                self._watcher.moved(x, y)
            case {"left": True}:
                self._watcher.left()
