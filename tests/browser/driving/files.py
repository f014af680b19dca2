"""A server of files, as any site of files needs one."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any


@contextmanager
def served(folder: Path, beside: Path | None = None) -> Iterator[str]:
    """A server of a folder's files, on this machine alone, as long as the block runs.

    Files of the folder beside it seem to lie in it, too.
    """
    kind = partial(Overlaid, beside=beside) if beside else Quiet
    with answered_by(partial(kind, directory=str(folder))) as address:
        yield address


@contextmanager
def answered_by(handler: Callable[..., SimpleHTTPRequestHandler]) -> Iterator[str]:
    """The address of a server on this machine alone whose requests this answers."""
    with Server(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


class Server(ThreadingHTTPServer):
    """Says nothing of browsers that have gone before all was sent."""

    def handle_error(self, *request: Any) -> None:
        """Tell of an error."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(*request)


class Quiet(SimpleHTTPRequestHandler):
    """Writes no log."""

    def log_message(self, *_: object) -> None:
        """Nothing."""


class Overlaid(Quiet):
    """Has what lies in either of two folders."""

    def __init__(self, *args: Any, beside: Path, **options: Any) -> None:
        self._beside = beside
        super().__init__(*args, **options)

    def translate_path(self, path: str) -> str:
        """Where a file is."""
        found = Path(super().translate_path(path))
        other = self._beside / found.relative_to(self.directory)
        return str(other if other.is_file() else found)
