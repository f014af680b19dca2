"""JupyterLab as the command ``clans-widget`` runs it, with settings that nobody has touched."""

from __future__ import annotations

import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.driving.server import Server, address_of, own_settings, stop


def begin_command(
    folder: Path, *options: str, token: str = "", stdin: int = subprocess.DEVNULL
) -> subprocess.Popen[bytes]:
    """Begin the command; lessons, settings and what it says are in the folder."""
    ours = ["--no-browser", "--folder", str(folder / "mine"), *options]
    # The page tells the tests when its kernel is idle.
    theirs = [f"--IdentityProvider.token={token}", "--expose-app-in-browser"]
    with (folder / "jupyter.log").open("wb") as output:
        return subprocess.Popen(
            [sys.executable, "-m", "clans_widget.cli", *ours, *theirs],
            env=own_settings(folder),
            stdin=stdin,
            stdout=output,
            stderr=subprocess.STDOUT,
        )


@contextmanager
def running_command(folder: Path, *options: str, port: int = 0) -> Iterator[Server]:
    """The command, as long as the block runs.

    Its port, if none is named, is one that the system chooses.
    """
    token = secrets.token_hex(16)
    process = begin_command(folder, *options, f"--port={port}", token=token)
    try:
        yield Server(address_of(process, folder), token, folder / "mine")
    finally:
        stop(process)
