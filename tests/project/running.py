"""Commands that the tests of the project run."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).parents[2]


def run(*command: str | Path, folder: Path = PROJECT) -> subprocess.CompletedProcess[str]:
    """A command that has ended, with all that it said."""
    return subprocess.run(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
