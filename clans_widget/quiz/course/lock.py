"""A lock beside a file: of all processes on a machine one at a time changes it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from typing import Final

PATIENCE: Final = 10.0
"""Seconds: a change takes a few thousandths of one, so who waits longer waits for nobody."""

PAUSE: Final = 0.005

if sys.platform == "win32":
    import msvcrt

    def _take(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

elif sys.platform == "emscripten":

    def _take(descriptor: int) -> None:
        """In a browser nobody else is there."""

else:
    import fcntl

    def _take(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Around a change of a file: whoever else has it locked is waited for.

    The system gives a lock back when its process ends, however that comes. Where none can be had,
    as in a folder that cannot be written, the change goes on without.

    Parameters
    ----------
    path : Path
        Of the file, which need not be there.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     with locked(Path(folder, "progress.json")):
    ...         inside = os.listdir(folder)
    ...     inside, os.listdir(folder)
    (['.progress.json.lock'], [])
    """
    lock = path.with_name(f".{path.name}.lock")
    descriptor = _waited_for(lock)
    try:
        yield
    finally:
        if descriptor is not None:
            _give_back(lock, descriptor)


def _waited_for(lock: Path) -> int | None:
    """The lock; ``None`` if it cannot be had."""
    end = monotonic() + PATIENCE
    while monotonic() < end:
        try:
            descriptor = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:
            return None
        if _is_taken(lock, descriptor):
            return descriptor
        os.close(descriptor)
        sleep(PAUSE)
    return None


def _is_taken(lock: Path, descriptor: int) -> bool:
    """Whether it is ours now, and has not been removed while we waited for it."""
    with suppress(OSError):
        _take(descriptor)
        return os.path.samestat(os.fstat(descriptor), lock.stat())
    return False


def _give_back(lock: Path, descriptor: int) -> None:
    """Leave nothing behind: the name goes first where it can, then the lock."""
    with suppress(OSError):
        lock.unlink()  # not on Windows, where an open file keeps its name
    os.close(descriptor)
    if sys.platform == "win32":
        with suppress(OSError):
            lock.unlink()
