"""JupyterLab as the command ``clans-widget`` runs it, with settings that nobody has touched."""

from __future__ import annotations

import secrets
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.browser.driving.server import Server, free_port, own_settings, stop, until_up


@contextmanager
def running_command(folder: Path) -> Iterator[Server]:
    """The command, as long as the block runs; lessons and settings are in the folder."""
    port, token = free_port(), secrets.token_hex(16)
    ours = ["--no-browser", "--folder", str(folder / "mine")]
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
            server = Server(f"http://127.0.0.1:{port}", token, folder / "mine")
            until_up(server, process, log)
            yield server
        finally:
            stop(process)
