"""Pyodide: Python for browsers, one version of it, from the npm registry."""

from __future__ import annotations

import json
import os
import sys
import tarfile
from base64 import b64decode
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha512
from hmac import compare_digest
from io import BytesIO
from pathlib import Path
from shutil import which
from subprocess import run
from tempfile import TemporaryDirectory
from typing import Final
from urllib.request import urlopen
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from clans_widget.core.extras import install
from clans_widget.core.write_file import write_files

from .errors import BuildError

VERSION: Final = "314.0.7"

INTEGRITY: Final = (
    "sha512-0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi"
    "/6V5JEsOlD2R1A=="
)
"""What the registry says of the package, as npm writes it: another content is refused."""

CORE: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
"""Of all its files these are shipped: no other package is ever asked for."""

LIBRARY: Final = "python_stdlib.zip"

LOCK: Final = "pyodide-lock.json"

OF_NO_USE: Final = (
    *("_pyrepl", "ctypes", "doctest", "ensurepip", "ftplib", "idlelib", "imaplib", "mailbox"),
    *("multiprocessing", "optparse", "pdb", "poplib", "pydoc", "pydoc_data", "smtplib", "sqlite3"),
    *("turtle", "unittest", "wave", "webbrowser", "wsgiref", "xmlrpc"),
)
"""Parts of Python's library that do nothing on a page: they are left out, for its size."""

REGISTRY: Final = "NPM_CONFIG_REGISTRY"
"""npm's own variable with the address of the registry."""

CACHE: Final = "XDG_CACHE_HOME"
"""The variable of Linux with the folder in which programs keep what they have fetched."""

FAULT: Final = "npm error "
"""What npm says before each line of why something could not be done."""

PATIENCE: Final = ("--loglevel=error", "--fetch-retries=1", "--fetch-timeout=30000")
"""Without a network npm would wait for more than a minute."""

LICENSE: Final = (
    "Pyodide {version} is under the Mozilla Public License 2.0, https://mozilla.org/MPL/2.0/.\n"
    "Its source is at https://github.com/pyodide/pyodide/tree/{version}.\n"
    "Python and its library are under the license of the Python Software Foundation,\n"
    "https://docs.python.org/3/license.html.\n"
)


def core() -> dict[str, bytes]:
    """The files of Pyodide's core, by name.

    The package is kept where this user keeps such things (``XDG_CACHE_HOME``), and fetched once.

    Raises
    ------
    BuildError
        If it is not there and cannot be fetched or kept, or is not what it should be.
    """
    # No file can be missing: only the very bytes are opened in which all have been found.
    with tarfile.open(fileobj=BytesIO(_package())) as archive:
        found = {name: archive.extractfile(f"package/{name}") for name in CORE}
        files = {name: file.read() for name, file in found.items() if file}
    return {**files, LIBRARY: _lean(files[LIBRARY]), LOCK: _alone(files[LOCK])}


def license_text() -> str:
    """Under which license it comes."""
    return LICENSE.format(version=VERSION)


def _lean(library: bytes) -> bytes:
    """Python's library without what is of no use."""
    made = BytesIO()
    with ZipFile(BytesIO(library)) as whole, ZipFile(made, "w", ZIP_DEFLATED) as lean:
        for name in whole.namelist():
            if name.partition("/")[0].removesuffix(".py") not in OF_NO_USE:
                about = ZipInfo(name, (1980, 1, 1, 0, 0, 0))
                about.compress_type = ZIP_DEFLATED
                lean.writestr(about, whole.read(name), compresslevel=9)
    return made.getvalue()


def _alone(lock: bytes) -> bytes:
    """The list of packages, without any: it names what could be fetched from other machines."""
    return json.dumps({**json.loads(lock), "packages": {}}).encode()


def _package() -> bytes:
    kept = _cache() / f"pyodide-{VERSION}.tgz"
    with _told_of_cache(kept.parent):
        if kept.exists() and _is_right(content := kept.read_bytes()):
            return content
    npm = which("npm") or which("npm", path=Path(sys.executable).parent)
    content = _packed(npm) if npm else _fetched()
    if not _is_right(content):
        raise BuildError("page.error.not_it", version=VERSION)
    with _told_of_cache(kept.parent):
        write_files([(kept, content)], folders=True)  # who reads it meanwhile reads a whole one
    return content


@contextmanager
def _told_of_cache(folder: Path) -> Iterator[None]:
    """Around what is read or kept there: whoever writes a page has named another file."""
    try:
        yield
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise BuildError("page.error.cache", folder=folder, why=why, variable=CACHE) from error


def _packed(npm: str) -> bytes:
    """As npm brings it: it knows how to reach the registry from here.

    Parameters
    ----------
    npm : str
        The program: that of this machine, or one that a wheel has put beside Python.
    """
    with TemporaryDirectory() as folder:
        command = (npm, "pack", f"pyodide@{VERSION}", *PATIENCE)
        ways = os.pathsep.join([str(Path(npm).parent), os.environ.get("PATH", "")])
        told = {**os.environ, "PATH": ways}  # npm looks there for Node.js
        done = run(command, cwd=folder, env=told, capture_output=True, text=True, check=False)
        if done.returncode:
            why = reason(done.stderr) or reason(done.stdout)
            raise BuildError(
                "page.error.npm", version=VERSION, why=why or f"npm: {done.returncode}"
            )
        return next(Path(folder).glob("*.tgz")).read_bytes()


def reason(told: str) -> str:
    r"""Why npm could not do something, in one line of what it told.

    Examples
    --------
    >>> reason("npm error code ENOTFOUND\nnpm error errno ENOTFOUND\nnpm error network no way")
    'code ENOTFOUND; errno ENOTFOUND; network no way'
    >>> reason("npm warn old\n")
    ''
    """
    lines = [line.removeprefix(FAULT).strip() for line in told.splitlines() if FAULT in line]
    return "; ".join(list(filter(None, lines))[:3])


def _fetched() -> bytes:
    """As the registry gives it to whoever names its address; most have npm, which knows it."""
    registry = os.environ.get(REGISTRY, "").rstrip("/")
    if not registry:
        raise BuildError("page.error.no_npm", variable=REGISTRY, command=install("site,npm"))
    address = f"{registry}/pyodide/-/pyodide-{VERSION}.tgz"
    try:
        with urlopen(address, timeout=30) as answer:
            content: bytes = answer.read()
    except OSError as error:
        raise BuildError("page.error.npm", version=VERSION, why=str(error)) from error
    return content


def _is_right(content: bytes) -> bool:
    algorithm, _, expected = INTEGRITY.partition("-")
    assert algorithm == "sha512"
    return compare_digest(sha512(content).digest(), b64decode(expected))


def _cache() -> Path:
    home = os.environ.get(CACHE)
    return (Path(home) if home else Path.home() / ".cache") / "clans-widget"
