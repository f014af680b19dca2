"""Actions are numbers, and so is what a player sees."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from math import prod
from operator import index
from typing import SupportsIndex

from .errors import EnvironmentsError

Shape = tuple[int, ...]


def checked(action: SupportsIndex | None, count: int) -> int:
    """The number of an action, if it is one of so many.

    Raises
    ------
    EnvironmentsError
        If no action has this number.

    Examples
    --------
    >>> checked(3, 90)
    3
    """
    try:
        number = -1 if action is None else index(action)
    except TypeError:
        number = -1
    if not 0 <= number < count:
        raise EnvironmentsError("environments.action", action=action, last=count - 1)
    return number


def slices(shapes: Mapping[str, Shape]) -> dict[str, slice]:
    """Where each part of an observation stands when they are put one behind the other.

    Examples
    --------
    >>> slices({"mover": (2,), "huts": (60, 5)})["huts"]
    slice(2, 302, None)
    """
    sizes = {name: prod(shape) for name, shape in shapes.items()}
    ends = accumulate(sizes.values())
    return {
        name: slice(end - size, end) for (name, size), end in zip(sizes.items(), ends, strict=True)
    }
