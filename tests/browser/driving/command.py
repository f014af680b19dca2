"""JupyterLab as the command ``clans-widget`` runs it, with settings that nobody has touched."""

from __future__ import annotations

import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.driving.server import Server, address_of, own_settings, stop


@contextmanager
def running_command(folder: Path, *options: str, port: int = 0) -> Iterator[Server]:
    """The command, as long as the block runs; lessons and settings are in the folder.

    Its port, if none is named, is one that the system chooses.
    """
    token = secrets.token_hex(16)
    ours = ["--no-browser", "--folder", str(folder / "mine"), *options]
    # These go to JupyterLab; the page tells the tests when its kernel is idle.
    theirs = [f"--port={port}", f"--IdentityProvider.token={token}", "--expose-app-in-browser"]
    log = folder / "jupyter.log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, "-m", "clans_widget.cli", *ours, *theirs],
            env=own_settings(folder),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            yield Server(address_of(process, folder), token, folder / "mine")
        finally:
            stop(process)
