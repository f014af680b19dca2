"""A surface of SVG: of each picture goes only what differs from the one before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from anywidget import AnyWidget
from traitlets import Dict

from clans_widget.picture import Picture
from clans_widget.picture.shapes import Layer
from clans_widget.picture.written.svg import FIFTHS, FONT, ROUND, layer_text
from clans_widget.stage.face.surface import Watcher
from clans_widget.web import joined

Message = Mapping[str, Any]

_texts: Final[dict[Layer, str]] = {}
"""Of the layers that never change."""


class Sheet(AnyWidget):
    """A picture on a page. It begins with all of it, and is told of each layer that is another.

    Parameters
    ----------
    picture : Picture

    Attributes
    ----------
    first : dict
        The picture that is shown when a page begins to show it: ``width``, ``height`` and the
        SVG texts of its ``layers``; of all SVG texts, into how many ``parts`` they divide a unit
        and the ``style`` that they rely on.
    """

    _esm = joined("page/sheet.js")

    first = Dict().tag(sync=True)

    def __init__(self, picture: Picture) -> None:
        style = {"font-family": FONT, **ROUND}
        first = {**_whole(picture), "parts": FIFTHS, "style": style}
        self._texts: list[str] = first["layers"]
        self._size = picture.width, picture.height
        super().__init__(first=first)

    def put(self, picture: Picture) -> None:
        """Show another picture: send what differs."""
        size, texts = (picture.width, picture.height), _whole(picture)["layers"]
        if size != self._size or len(texts) != len(self._texts):
            self.send(_whole(picture))
        elif texts != self._texts:
            pairs = enumerate(zip(texts, self._texts, strict=True))
            self.send({"news": {str(k): text for k, (text, was) in pairs if text != was}})
        self._texts, self._size = texts, size


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


def _whole(picture: Picture) -> dict[str, Any]:
    return {
        "width": picture.width,
        "height": picture.height,
        "layers": [_text(layer) for layer in picture.layers],
    }


def _text(layer: Layer) -> str:
    if not layer.static:
        return layer_text(layer)
    if layer not in _texts:
        _texts[layer] = layer_text(layer)
    return _texts[layer]
