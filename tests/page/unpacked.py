"""What a page has of Python, unpacked: it runs there with no other package in reach."""

from __future__ import annotations

import json
import subprocess
import sys
import tarfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from clans_widget.page.making.packages import archive

# A host in a Python that has the unpacked modules and the standard library, and nothing else.
_HOST = """
import json, sys
from pathlib import Path
from tempfile import mkdtemp
sys.path[:] = [{folder!r}, *(path for path in sys.path if "site-packages" not in path)]
from clans_widget.page.host import Host
said = []
host = Host(said.append, Path(mkdtemp(dir={folder!r})))
host.take_over()
for line in sys.stdin:
    said.clear()
    host.hear(line)
    print(json.dumps([message for text in said for message in json.loads(text)]), flush=True)
"""


@contextmanager
def unpacked() -> Iterator[Path]:
    """The modules of a page in a folder."""
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=BytesIO(archive())) as packed:
            packed.extractall(folder, filter="data")
        yield Path(folder)


class Inside:
    """Speaks with a host as a page does.

    Parameters
    ----------
    folder : Path
        With the modules of a page.
    """

    def __init__(self, folder: Path) -> None:
        code = _HOST.format(folder=str(folder))
        self._python = subprocess.Popen(
            [sys.executable, "-I", "-c", code],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=folder,
        )

    def tell(self, **message: Any) -> Sequence[Mapping[str, Any]]:
        """What the host answers to a message."""
        assert self._python.stdin is not None
        assert self._python.stdout is not None
        self._python.stdin.write(json.dumps(message) + "\n")
        self._python.stdin.flush()
        answer: list[Mapping[str, Any]] = json.loads(self._python.stdout.readline())
        return answer

    def begin(self, language: str, lesson: str = "", **kept: Any) -> None:
        """Open a page."""
        self.tell(kind="begin", language=language, lesson=lesson, kept=kept)

    def run(self, code: str) -> Sequence[Mapping[str, Any]]:
        """Run a cell."""
        return self.tell(kind="run", root=0, code=code)

    def close(self) -> None:
        """Leave the page."""
        self._python.kill()
        self._python.communicate()
