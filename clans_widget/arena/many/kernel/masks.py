"""Sets as bits."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import types

from .compiling import Mask, instruction, rule

NONE: Final = np.uint64(0)
ONE: Final = np.uint64(1)
BYTE: Final = np.uint64(0xFF)


@instruction
def number_of(_: Any, mask: Any) -> Any:
    """How many bits are set, in one instruction."""

    def build(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(mask), build


@instruction
def lowest(_: Any, mask: Any) -> Any:
    """The place of the lowest bit that is set, in one instruction."""

    def build(context: Any, builder: Any, __: Any, arguments: Any) -> Any:
        place = builder.cttz(arguments[0], context.get_constant(types.boolean, True))
        return builder.trunc(place, context.get_value_type(types.uint8))

    return types.uint8(mask), build


@rule
def count(mask: Mask) -> int:
    """A mask as a number to count with: the two don't mix."""
    return np.int64(mask)  # type: ignore[return-value]  # compiled, it is an int


@rule
def bit(place: int) -> Mask:
    """The mask of one place."""
    return ONE << np.uint64(place)


@rule
def nth(mask: Mask, n: int) -> int:
    """The place of the n-th bit that is set, from 0."""
    for _ in range(n):
        mask &= mask - ONE
    return lowest(mask)
