"""What several workers need and one of them makes."""

from __future__ import annotations

import os
from collections.abc import Callable
from fcntl import LOCK_EX, flock
from pathlib import Path
from tempfile import mkdtemp

import pytest


def made_once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder that is made once in a run, whoever needs it first; the others wait for it.

    Nobody may change what is in it.

    Parameters
    ----------
    factory : pytest.TempPathFactory
    name : str
        Of the folder.
    make : callable
        Fills a folder.
    """
    base = factory.getbasetemp()
    shared = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    folder = shared / name
    with (shared / f"{name}.lock").open("w") as lock:
        flock(lock, LOCK_EX)
        if not folder.exists():
            half = Path(mkdtemp(dir=shared))
            make(half)
            half.rename(folder)
    return folder
