"""How functions are compiled by numba, and kept on disk."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any, Final, TypeVar, cast
from zlib import crc32

import numpy as np

from clans_widget.core.extras import extra

with extra("fast", "numba"):
    from numba import njit
    from numba.core.registry import cpu_target
    from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])

Game = Any
"""A record of numpy: a game while it is played. Its field ``lots`` is what is drawn from."""

Mask = np.uint64

CALLED: Final[dict[str, Any]] = {
    "error_model": "numpy",
    "no_cpython_wrapper": True,
    "no_cfunc_wrapper": True,
}
"""Options for what only compiled code calls: it is compiled sooner."""

ENTERED: Final[dict[str, Any]] = {
    "error_model": "numpy",
    "no_cfunc_wrapper": True,
    "nogil": True,
}
"""Options for what Python calls."""


FEATURES: Final[str] = cpu_target.target_context.codegen().magic_tuple()[2]
"""The instructions that the processor has beside the usual ones, as in ``+bmi2,+popcnt``."""


def rule(function: F) -> F:
    """Compile a function into those that use it."""
    return cast("F", njit(forceinline=True, **CALLED)(function))


def part(function: F) -> F:
    """Compile a function that others call; to compile it into each of them would take long."""
    return cast("F", njit(**CALLED)(function))


def entry(function: F) -> F:
    """Compile a function at its first call, and keep the result on disk where that is possible."""
    try:
        return cast("F", njit(cache=True, **ENTERED)(function))
    except RuntimeError:  # there is no folder to write to
        return cast("F", njit(**ENTERED)(function))


def instruction(function: Callable[..., Any]) -> Callable[..., Any]:
    """A function of masks that is one instruction of the processor."""
    return cast("Callable[..., Any]", intrinsic(function))


def stamp(*modules: ModuleType) -> int:
    """A checksum of files, for a function kept on disk to close over.

    numba's cache looks only at the file of the function that is called, and at what that closes
    over: after a change of another file it would go on with the old code.
    """
    return crc32(b"".join(Path(str(module.__file__)).read_bytes() for module in modules))
