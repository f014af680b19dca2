"""Commands of the environment that publishes lessons: JupyterLite's and nbgrader's."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import pytest

SCRIPTS: Final = Path(sys.prefix, "publish", "Scripts" if os.name == "nt" else "bin")


def run_python(*arguments: str | Path, folder: Path, **environment: str) -> str:
    """What a command prints that begins with ``python``, run in a folder; it must succeed."""
    if not SCRIPTS.exists():
        pytest.fail(f"There is no {SCRIPTS.parent}; `make lite` makes it, the README says how.")
    done = subprocess.run(
        (SCRIPTS / "python", *arguments),
        cwd=folder,
        env=_variables(environment),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _variables(further: Mapping[str, str]) -> dict[str, str]:
    # nbgrader calls a command of its environment by the bare name.
    path = os.pathsep.join((str(SCRIPTS), os.environ["PATH"]))
    return {**os.environ, **further, "PATH": path}
