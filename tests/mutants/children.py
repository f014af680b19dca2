"""Work done in a copy of this process, which may end in any way."""

from __future__ import annotations

import os
import pickle
import resource
import signal
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")
R = TypeVar("R")

MEMORY: Final = 6 << 30
"""Bytes of addresses that a copy may use: a loop without end fills what there is."""

PATIENCE: Final = 6
"""So many times as long as the processor works a copy may wait, on a busy machine."""


class Mishap(Exception):
    """A copy could not do its work: no mutant is to blame, but whoever looks at it."""


class Done(NamedTuple, Generic[T, R]):
    """A piece of work, and what came out; nothing if the copy came to a bad end."""

    work: T
    result: R | None


def allow(seconds: float) -> None:
    """Let this copy work for so long from now on, and then end."""
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, seconds * PATIENCE)


def in_copies(function: Callable[[T], R], works: Iterable[T], copies: int) -> Iterator[Done[T, R]]:
    """Call a function in a copy of its own for each piece of work, some at the same time."""
    running: dict[int, tuple[T, Path]] = {}
    with tempfile.TemporaryDirectory() as folder:
        for number, work in enumerate(works):
            if len(running) >= copies:
                yield _ended(running)
            file = Path(folder, str(number))
            running[_begun(function, work, file)] = work, file
        while running:
            yield _ended(running)


def _begun(function: Callable[[T], R], work: T, file: Path) -> int:
    pid = os.fork()
    if pid:
        return pid
    result: object = None
    try:
        for number in signal.SIGPROF, signal.SIGALRM:
            signal.signal(number, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        _fall_silent()
        result = function(work)
    except Exception as error:  # noqa: BLE001 - it is raised again where it can be seen
        result = Mishap(f"{type(error).__name__}: {error}")
    finally:
        file.write_bytes(pickle.dumps(result))
        os._exit(0)


def _fall_silent() -> None:
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in 1, 2:
        os.dup2(nowhere, stream)


def _ended(running: dict[int, tuple[T, Path]]) -> Done[T, R]:
    pid = 0
    while pid not in running:
        pid, _ = os.wait()
    work, file = running.pop(pid)
    result = pickle.loads(file.read_bytes()) if file.exists() else None
    if isinstance(result, Mishap):
        raise result
    return Done(work, result)
