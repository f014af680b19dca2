"""Sets as bits."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from clans_widget.core.extras import extra

from .compiling import FEATURES, Mask, instruction, rule

with extra("fast", "llvmlite", "numba"):
    from llvmlite import ir
    from numba import types

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
    """The place of the lowest bit that is set, in one instruction; 64 if none is."""

    def build(context: Any, builder: Any, __: Any, arguments: Any) -> Any:
        place = builder.cttz(arguments[0], context.get_constant(types.boolean, False))
        return builder.trunc(place, context.get_value_type(types.uint8))

    return types.uint8(mask), build


@instruction
def either(_: Any, condition: Any, one: Any, other: Any) -> Any:
    """One if a condition holds, or else the other, without a branch that can be foreseen wrong."""

    def build(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        return builder.select(*arguments)

    return one(condition, one, other), build


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


@instruction
def deposited(_: Any, number: Any, mask: Any) -> Any:
    """The lowest bits of a number, laid one by one on the bits that are set in a mask (pdep)."""

    def build(_: Any, builder: Any, __: Any, arguments: Any) -> Any:
        word = arguments[0].type
        kind = ir.FunctionType(word, [word, word])
        pdep = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", fnty=kind)
        return builder.call(pdep, arguments)

    return types.uint64(number, mask), build


@rule
def nth_by_deposit(mask: Mask, n: int) -> int:
    """The place of the n-th bit that is set, in two instructions.

    In 0b10110 the bits at 1, 2 and 4 are set. Laid on these, 0b100 becomes 0b10000: so that with
    the number 2 is at the place 4.
    """
    return lowest(deposited(bit(n), mask))


@rule
def nth_by_bytes(mask: Mask, n: int) -> int:
    """The same, where the processor has no such instruction: first its byte (Vigna 2008)."""
    upto = mask - (mask >> ONE & np.uint64(0x5555555555555555))
    upto = (upto & np.uint64(0x3333333333333333)) + (
        upto >> np.uint64(2) & np.uint64(0x3333333333333333)
    )
    each = np.uint64(0x0101010101010101)
    upto = (upto + (upto >> np.uint64(4)) & np.uint64(0x0F0F0F0F0F0F0F0F)) * each
    tops = np.uint64(0x8080808080808080)
    start = number_of((np.uint64(n) * each | tops) - upto & tops) << 3
    n -= count(upto << np.uint64(8) >> np.uint64(start) & BYTE)
    return lowest(bit(start + nth(mask >> np.uint64(start), n)))


nth_of_many: Final = nth_by_deposit if "+bmi2" in FEATURES else nth_by_bytes
"""The place of the n-th of many bits that are set."""
