"""What of a notebook would play on a page: it is run beforehand, with what a page has."""

from __future__ import annotations

import json
import os
import sys
import tarfile
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from subprocess import DEVNULL, PIPE, TimeoutExpired, run
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

from clans_widget.core.session import SESSION

from . import notebook_run
from .packages import archive
from .python import OF_NO_USE

LONGEST: Final = 300
"""Seconds that a notebook may take."""

LACKING: Final = (*OF_NO_USE, "curses", "readline", "resource", "termios", "tkinter", "venv")
"""Modules of Python's library that no page has."""

# Finds modules in a folder and in the library alone, but for those that are lacking.
_BEGIN: Final = """
import sys
folder, lacking = sys.argv[1], sys.argv[2].split()
sys.path.insert(0, folder)
class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in lacking:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
sys.meta_path.insert(0, Lacking())
from notebook_run import main
main()
"""


class Played(NamedTuple):
    """What of a cell is alive on a page, or why nothing is.

    Attributes
    ----------
    code : str
        What makes it, with what it needs of the cells before; empty if nothing is alive.
    picture : str
        How it looks, as SVG; empty if it has no picture.
    game : str
        The name of the package of the game that it is about; empty if that cannot be known.
    error : str
        What went wrong.
    module : str
        What is needed that no page has.
    because : int
        The cell in which that happened, as a number from 0.
    """

    code: str = ""
    picture: str = ""
    game: str = ""
    error: str = ""
    module: str = ""
    because: int = 0


def rehearsed(cells: Sequence[str], language: str) -> list[Played]:
    """Run a notebook with what a page has; what of each cell would be alive there.

    Parameters
    ----------
    cells : sequence of str
        The code of its cells, in order. They run in a process and in a folder of their own.
    language : str
    """
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(archive())) as packed:
            packed.extractall(folder, filter="data")
        source = Path(notebook_run.__file__).read_bytes()
        Path(folder, "notebook_run.py").write_bytes(source)
        answers = _answers(folder, json.dumps({"cells": [*cells], "language": language}))
    return answers or [Played(error="late", because=number) for number, _ in enumerate(cells)]


def _answers(folder: str, asked: str) -> list[Played]:
    """What the other Python says; nothing if it came to no end."""
    command = (sys.executable, "-I", "-S", "-c", _BEGIN, folder, " ".join(LACKING))
    known = {name: value for name, value in os.environ.items() if name != SESSION}
    place = Path(folder, "empty")
    place.mkdir()
    try:
        done = run(
            command,
            input=asked,
            stdout=PIPE,
            stderr=DEVNULL,
            cwd=place,
            env=known,
            timeout=LONGEST,
            encoding="utf-8",
            check=False,
        )
        found: list[dict[str, Any]] = json.loads(done.stdout)
    except (TimeoutExpired, ValueError):
        return []
    return [_played(each) for each in found]


def _played(told: Mapping[str, Any]) -> Played:
    return Played(**{name: told[name] for name in Played._fields if name in told})
