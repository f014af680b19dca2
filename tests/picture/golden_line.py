"""A picture as one line of text, which another picture does not have, and what differs in two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from typing import Final

from clans_widget.picture import Picture
from clans_widget.picture.shapes import Layer, Text
from clans_widget.picture.written.svg import layer_text

DIGITS: Final = 8
"""Of a digest: enough to tell pictures apart."""

BETWEEN: Final = " | "


def line_of(picture: Picture) -> str:
    """A picture in one line: its size, its layers, its places, its words, its texts.

    Of a layer it says how many shapes of each kind there are (``16P`` for so many of polygons),
    with a digest of its SVG text, in which numbers are rounded as they are painted; of the places
    how many there are, with a digest of where they lie; of the texts all but the names of places.
    """
    parts = {
        "size": f"{picture.width} x {picture.height}",
        **{f"layer-{layer.name}": _layer(layer) for layer in picture.layers if layer.shapes},
        "places": f"{len(picture.places)} {_digest(str(sorted(picture.places.items())))}",
        "svg": _digest(picture.svg()),
        "description": _digest(picture.description),
        "title": picture.title,
        "texts": " ".join(_texts(picture)),
    }
    return BETWEEN.join(f"{name} {value}" for name, value in parts.items())


def differences(before: str, now: str) -> list[str]:
    """What differs in two lines, in words.

    Examples
    --------
    >>> differences("size 7 x 7 | layer-huts 2P 8e3b", "size 7 x 7 | layer-huts 3P 77aa")
    ['layer-huts: 2P 8e3b before, 3P 77aa now']
    """
    one, other = _parts(before), _parts(now)
    return [
        f"{name}: {one.get(name, 'nothing')} before, {other.get(name, 'nothing')} now"
        for name in {**one, **other}
        if one.get(name) != other.get(name)
    ]


def _parts(line: str) -> dict[str, str]:
    split = (part.partition(" ") for part in line.split(BETWEEN))
    return {name: value for name, _, value in split}


def _layer(layer: Layer) -> str:
    kinds = Counter(type(shape).__name__[0] for shape in layer.shapes)
    counted = "".join(f"{number}{kind}" for kind, number in sorted(kinds.items()))
    return f"{counted} {_digest(layer_text(layer))}"


def _texts(picture: Picture) -> Iterator[str]:
    shapes = (shape for layer in picture.layers if not layer.static for shape in layer.shapes)
    texts = (shape.text for shape in shapes if isinstance(shape, Text))
    return (text for text in texts if text not in picture.places)


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:DIGITS]
