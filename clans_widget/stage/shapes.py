"""Shapes of pictures and of the room that there is for them."""

from __future__ import annotations

from collections.abc import Mapping


def fitting(shapes: Mapping[str, float], room: float) -> str:
    """The name of the shape that leaves least of a room empty; the first of several, else ``""``.

    Parameters
    ----------
    shapes : mapping of str to float
        Widths divided by heights.
    room : float
        The same of the room.

    Examples
    --------
    >>> shapes = {"wide": 1.6, "tall": 0.8}
    >>> fitting(shapes, 2.0), fitting(shapes, 1.0), fitting({}, 1.0)
    ('wide', 'tall', '')
    """
    return max(shapes, key=lambda name: _filled(shapes[name], room), default="")


def _filled(shape: float, room: float) -> float:
    """How much of a room the largest picture of a shape fills, from 0 to 1."""
    return min(shape / room, room / shape)
