"""What many frames have in common, stored once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from clans_widget.picture import Layer, Picture
from clans_widget.picture.written.svg import layer_text


class Distinct(NamedTuple):
    """Texts that differ, and for each frame the numbers of its own.

    Attributes
    ----------
    texts : tuple of str
    numbers : tuple of tuple of int
    """

    texts: tuple[str, ...]
    numbers: tuple[tuple[int, ...], ...]


def distinct(rows: Iterable[Iterable[str]]) -> Distinct:
    """Number texts in the order in which they first come.

    Examples
    --------
    >>> distinct([["a", "b"], ["a", "c"]])
    Distinct(texts=('a', 'b', 'c'), numbers=((0, 1), (0, 2)))
    """
    known: dict[str, int] = {}
    numbers = tuple(tuple(known.setdefault(text, len(known)) for text in row) for row in rows)
    return Distinct(tuple(known), numbers)


class Layers(NamedTuple):
    """The layers of the pictures of frames as SVG.

    Attributes
    ----------
    last : tuple of str
        Those of the last frame.
    moving : tuple of int
        Which of them are not the same in all frames.
    kept : Distinct
        The moving layers of every frame.
    """

    last: tuple[str, ...]
    moving: tuple[int, ...]
    kept: Distinct


def layers_of(frames: Iterable[Sequence[Picture]]) -> Layers:
    """The layers of the pictures of each frame, one picture after the other.

    All frames have the same number of them.
    """
    rows = tuple(_written(frames))
    moving = tuple(k for k, texts in enumerate(zip(*rows, strict=True)) if len(set(texts)) > 1)
    return Layers(rows[-1], moving, distinct([row[k] for k in moving] for row in rows))


def _written(frames: Iterable[Sequence[Picture]]) -> Iterator[tuple[str, ...]]:
    texts: dict[Layer, str] = {}
    for pictures in frames:
        layers = [layer for picture in pictures for layer in picture.layers]
        for layer in layers:
            if layer not in texts:
                texts[layer] = layer_text(layer)
        yield tuple(texts[layer] for layer in layers)
