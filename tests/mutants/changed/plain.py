"""Compiled functions as plain Python: so that a mutant of one needs no compiling."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, Final

import numba
import numba.extending
import numpy as np


def deposited(number: Any, mask: Any) -> Any:
    """The lowest bits of a number, laid on the bits that are set in a mask."""
    places = [place for place in range(64) if int(mask) >> place & 1]
    return np.uint64(sum(1 << place for k, place in enumerate(places) if int(number) >> k & 1))


INSTRUCTIONS: Final[dict[str, Callable[..., Any]]] = {
    "deposited": deposited,
    "either": lambda condition, one, other: one if condition else other,
    "lowest": lambda mask: (int(mask) & -int(mask)).bit_length() - 1 if mask else 64,
    "number_of": lambda mask: int(mask).bit_count(),
}
"""What one instruction of the processor does."""

ONLY_CALLED: Final = "no_cpython_wrapper"
"""An option of functions that only compiled code calls."""


def compile_nothing() -> None:
    """From now on numba leaves functions as they are. To be called before any is defined."""
    vars(numba)["njit"] = _as_it_is
    vars(numba.extending)["intrinsic"] = lambda function: INSTRUCTIONS[function.__name__]
    np.seterr(over="ignore")  # numbers without a sign go round, as in the processor


def _as_it_is(function: Any = None, **options: object) -> Any:
    if function is None:
        return lambda given: _as_it_is(given, **options)
    if ONLY_CALLED in options:
        return function

    @wraps(function)
    def entered(*arguments: Any) -> Any:
        return function(*map(_readable, arguments))

    return entered


def _readable(value: Any) -> Any:
    """The same with fields that can be asked for with a dot, as compiled code does."""
    if isinstance(value, tuple):
        return type(value)(*map(_readable, value))
    if not isinstance(value, np.ndarray) or not value.dtype.names:
        return value
    if not value.flags.writeable or "everywhere" in value.dtype.names:
        value = value.astype(_wide(value.dtype))
    return value.view(np.dtype((np.record, value.dtype)))


def _wide(fields: np.dtype[Any]) -> np.dtype[Any]:
    """Numbers of a board with room to count on; compiled code takes care of that by itself."""
    return np.dtype(
        [(name, _widened(fields[name].base), fields[name].shape) for name in fields.names or ()]
    )


def _widened(kind: np.dtype[Any]) -> str:
    return "i8" if kind.itemsize < 8 else kind.str
