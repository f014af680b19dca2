"""A real JupyterLab on this machine alone, in a folder of its own."""

from __future__ import annotations

import json
import os
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.browser.driving.patience import PATIENCE, SECONDS

START_SECONDS: Final = PATIENCE / SECONDS

OWN_PORTS: Final = """
from itertools import cycle
from os import getpid
from socket import socket

from jupyter_client.connect import LocalPortCache

first = 10_000 + getpid() % 200 * 100
ports = cycle(range(first, first + 100))


def is_free(ip, port):
    with socket() as tried:
        return tried.connect_ex((ip, port)) != 0


LocalPortCache.find_available_port = lambda _, ip: next(p for p in ports if is_free(ip, p))
"""
"""Settings of a server whose kernels listen at ports of its own.

Jupyter asks the system for a free port, and the kernel begins to listen there seconds later: of two
servers both may have got the same. These are below those that the system gives to anybody.
"""


@dataclass(frozen=True)
class Server:
    """Where a running JupyterLab is reached, and the folder whose notebooks it shows."""

    address: str
    token: str
    root: Path

    @property
    def port(self) -> int:
        """The port at which it listens."""
        return int(self.address.rpartition(":")[2])

    def url(self, notebook: str) -> str:
        """The page of one notebook alone, with nothing remembered from earlier visits."""
        return f"{self.address}/doc/tree/{notebook}?reset&token={self.token}"


@contextmanager
def running_server(folder: Path) -> Iterator[Server]:
    """A JupyterLab that runs as long as the block; its own settings and root are in the folder."""
    root = folder / "root"
    root.mkdir(parents=True)
    _want_no_news(folder)
    token = secrets.token_hex(16)
    log = folder / "jupyter.log"
    with log.open("wb") as output, _started(root, token, folder, output.fileno()) as process:
        yield Server(address_of(process, folder), token, root)


def own_settings(folder: Path) -> dict[str, str]:
    """The environment in which settings, kernels and history of Jupyter are a folder's."""
    own = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
        "IPYTHONDIR": "ipython",
    }
    (folder / "config").mkdir(parents=True, exist_ok=True)
    (folder / "config/jupyter_server_config.py").write_text(OWN_PORTS, "utf-8")
    return {**os.environ, **{name: str(folder / place) for name, place in own.items()}}


@contextmanager
def _started(
    root: Path, token: str, folder: Path, output: int
) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        _command(root, token),
        env=own_settings(folder),
        stdin=subprocess.DEVNULL,
        stdout=output,
        stderr=subprocess.STDOUT,
    )
    try:
        yield process
    finally:
        stop(process)


def _command(root: Path, token: str) -> list[str]:
    return [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
        *("--ServerApp.ip=127.0.0.1", "--ServerApp.port=0"),
        *(f"--IdentityProvider.token={token}", f"--ServerApp.root_dir={root}"),
        # The page tells the tests when its kernel is idle; Notebook runs on the same server.
        "--LabApp.expose_app_in_browser=True",
        "--JupyterNotebookApp.expose_app_in_browser=True",
        "--LabApp.extension_manager=readonly",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        "--LabApp.news_url=None",
    ]


def _want_no_news(folder: Path) -> None:
    """Answer what JupyterLab would ask in the midst of a test."""
    answers = folder / "settings/@jupyterlab/apputils-extension/notification.jupyterlab-settings"
    answers.parent.mkdir(parents=True)
    answers.write_text('{"fetchNews": "false"}', "utf-8")


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a server; on a busy machine it may be long in saying good-bye to its kernels."""
    process.terminate()
    try:
        process.wait(timeout=20)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def address_of(process: subprocess.Popen[bytes], folder: Path) -> str:
    """Where a server of Jupyter answers, with its settings in a folder: the system chose its port.

    It writes that down as soon as it listens.
    """
    written = folder / "runtime" / f"jpserver-{process.pid}.json"
    end = time.monotonic() + START_SECONDS
    while time.monotonic() < end and process.poll() is None:
        try:
            port = json.loads(written.read_text("utf-8"))["port"]
        except (OSError, ValueError):
            time.sleep(0.1)
        else:
            return f"http://127.0.0.1:{port}"
    log = (folder / "jupyter.log").read_text("utf-8", "replace")
    raise RuntimeError(f"JupyterLab did not start:\n{log}")
