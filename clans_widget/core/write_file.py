"""The one place that writes files for a user: each is there whole, or as it was before.

A file is written beside its place, under a hidden name, and put there when all of it is on the
disk. So a full disk, an interruption or a refusal leaves the old file as it was, and nothing else.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from shutil import copymode
from uuid import uuid4

Content = str | bytes
"""What a file holds; text is written as UTF-8, with the ends of lines as they are."""


def write_file(path: Path, content: Content) -> None:
    """Write a file; one of this name is replaced.

    Parameters
    ----------
    path : Path
        Where a link stands, what it leads to is written.
    content : str or bytes

    Raises
    ------
    OSError
        If it cannot be written there.
    UnicodeEncodeError
        If a text holds half a character.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write_file(Path(folder, "walk.txt"), "one step")
    ...     Path(folder, "walk.txt").read_text("utf-8"), len(os.listdir(folder))
    ('one step', 1)
    """
    write_files([(path, content)])


def write_files(files: Iterable[tuple[Path, Content]], *, folders: bool = False) -> None:
    """Write several files: none is in its place before all are written.

    Parameters
    ----------
    files : iterable of (Path, str or bytes)
        One may be made when the one before has been written; what is raised meanwhile takes all
        back.
    folders : bool
        Whether folders that are missing are made.

    Raises
    ------
    OSError
        If one of them cannot be written.
    UnicodeEncodeError
        If a text holds half a character.
    """
    with ExitStack() as undo:
        waiting = []
        for path, content in files:
            if folders:
                _make_folder(path.parent, undo)
            if path.exists() and not (path.is_file() or path.is_dir()):
                path.write_bytes(as_bytes(content))  # a printer or a pipe is no place for a file
            else:
                waiting.append(_written_beside(path, as_bytes(content), undo))
        for beside, place in waiting:
            with _told_of(place):
                beside.replace(place)
        undo.pop_all()


def as_bytes(content: Content) -> bytes:
    """What a file holds, as it stands on the disk."""
    return content.encode("utf-8") if isinstance(content, str) else content


def _written_beside(path: Path, content: bytes, undo: ExitStack) -> tuple[Path, Path]:
    """A file with the content, and the place to which it belongs."""
    place = Path(os.path.realpath(path))
    if place.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if place.exists() and not os.access(place, os.W_OK):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))
    beside = place.with_name(f".{uuid4().hex}")  # short: the longest name of a file may be given
    undo.callback(_remove, beside)
    with _told_of(path), beside.open("xb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    if place.exists():
        with suppress(OSError):  # some disks know of no rights
            copymode(place, beside)
    return beside, place


@contextmanager
def _told_of(path: Path) -> Iterator[None]:
    """Around what may fail: the error names the file that was asked for, and not the one beside."""
    try:
        yield
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error


def _make_folder(folder: Path, undo: ExitStack) -> None:
    if not folder.exists():
        _make_folder(folder.parent, undo)
        folder.mkdir(exist_ok=True)
        undo.callback(_remove_folder, folder)


def _remove(file: Path) -> None:
    with suppress(OSError):
        file.unlink()


def _remove_folder(folder: Path) -> None:
    with suppress(OSError):
        folder.rmdir()
