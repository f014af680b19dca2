"""The files that belong to the project."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from shutil import which
from typing import Final

from tests.modules import PROJECT

MADE: Final = ("__pycache__", "build", "dist", "_build")
"""Folders with what commands have made; those that begin with a dot are such, too."""


@cache
def tracked() -> tuple[Path, ...]:
    """All of them, relative to the project: what git tracks or would.

    Where there is no git, as in an unpacked source distribution, all files but those that are made.
    """
    names = _known_to_git() if (PROJECT / ".git").exists() and which("git") else _found()
    return tuple(sorted(path for path in map(Path, names) if (PROJECT / path).is_file()))


def _known_to_git() -> list[str]:
    command = ("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=True)
    return done.stdout.split("\0")[:-1]


def _found() -> Iterator[Path]:
    for path in PROJECT.rglob("*"):
        place = path.relative_to(PROJECT)
        if not any(part in MADE or part.startswith(".") for part in place.parts[:-1]):
            yield place
