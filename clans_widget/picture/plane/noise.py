"""Chance that is the same everywhere: noise from hashed integers.

The painting looks irregular but never changes: no random generator, no state.
"""

from __future__ import annotations

from math import floor

from clans_widget.core.planar import Point

_MASK = 0xFFFFFFFF


def number_of(name: str) -> int:
    """A name as an integer that noise can be made from."""
    return int.from_bytes(name.encode(), "big")


def chance(*numbers: int) -> float:
    """A number from 0 up to 1 that looks random, always the same for the same numbers.

    Examples
    --------
    >>> chance(1, 2) == chance(1, 2), chance(1, 2) == chance(2, 1)
    (True, False)
    """
    mixed = 0x9E3779B9
    for number in numbers:
        mixed = (mixed ^ (number & _MASK)) * 0x7FEB352D & _MASK
        mixed = (mixed ^ mixed >> 15) * 0x846CA68B & _MASK
        mixed ^= mixed >> 16
    return mixed / (_MASK + 1)


def field(x: float, y: float, wavelength: float, seed: int) -> float:
    """A smooth hilly field over the plane, from -1 to 1.

    Examples
    --------
    >>> abs(field(3, 4, 10, seed=1) - field(3.001, 4, 10, seed=1)) < 0.001
    True
    """
    column, row = floor(x / wavelength), floor(y / wavelength)
    u, v = _eased(x / wavelength - column), _eased(y / wavelength - row)
    upper = (1 - u) * chance(column, row, seed) + u * chance(column + 1, row, seed)
    lower = (1 - u) * chance(column, row + 1, seed) + u * chance(column + 1, row + 1, seed)
    return 2 * ((1 - v) * upper + v * lower) - 1


def warped(point: Point, strength: float = 1.0) -> Point:
    """A point shifted by a long and a short wave of noise.

    The waves are flat enough for the plane not to fold: what does not cross before
    does not cross afterwards.

    Examples
    --------
    >>> warped((10.0, 20.0), strength=0.0)
    (10.0, 20.0)
    """
    x, y = point
    dx, dy = (
        sum(size * field(x, y, wave, seed + axis) for size, wave, seed in _WAVES)
        for axis in (0, 100)
    )
    return x + strength * dx, y + strength * dy


_WAVES = ((9.0, 62.0, 1), (4.6, 22.0, 2))
"""Size and length of each wave in units of the picture, and its seed."""


def _eased(t: float) -> float:
    return t * t * (3 - 2 * t)
