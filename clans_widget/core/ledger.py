"""What has been written into a folder, kept there: nobody else's file is ever replaced.

A folder may hold more than what a command writes into it, and under the same names. So beside the
files there is a list of them, each with a digest of what was written; a file that is not on it, or
has another content by now, is somebody's own. So is what was written there for another purpose.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import suppress
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import Final

from .errors import Refusal
from .write_file import Content, as_bytes, write_files

LEDGER: Final = ".clans-widget-files.json"
"""The file with the list."""


class ForeignFile(Refusal):
    """Somebody else's file is where one is to be written."""


def write_own(
    folder: Path,
    files: Iterable[tuple[str, Content]],
    purpose: str,
    *,
    named: Iterable[tuple[Path, Content]] = (),
    whole: bool = False,
) -> None:
    """Write files into a folder, replacing only those that this function has written before.

    Parameters
    ----------
    folder : Path
        Made if it is not there, and so are folders in it.
    files : iterable of (str, str or bytes)
        Each with its place in the folder. One may be made when the one before has been written.
    purpose : str
        What they are for: ``"site"``.
    named : iterable of (Path, str or bytes)
        Files that somebody has named, to be written together with these: they replace others.
    whole : bool
        Whether these are all files that are to be there for this purpose: those that were written
        for it before, and nobody has changed since, are removed then.

    Raises
    ------
    ForeignFile
        If one of them would replace a file that somebody else has written, or has changed since,
        or that is there for another purpose. Nothing has been written then.
    OSError
        If they cannot be written. Nothing has been written then, either.

    Examples
    --------
    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     page = Path(folder, "index.html")
    ...     for content in ("first", "second"):
    ...         write_own(Path(folder), [("index.html", content)], "site")
    ...     now = page.read_text("utf-8")
    ...     written = page.write_text("mine", "utf-8")
    ...     try:
    ...         write_own(Path(folder), [("index.html", "third")], "site")
    ...     except ForeignFile:
    ...         now, page.read_text("utf-8")
    ('second', 'mine')
    """
    before = _read(folder / LEDGER).get(purpose, {})
    write_files(chain(own(folder, files, purpose, whole=whole), named), folders=True)
    for place in before.keys() - set(chain(*_read(folder / LEDGER).values())):
        _remove(folder, place, before[place])


def own(
    folder: Path, files: Iterable[tuple[str, Content]], purpose: str, *, whole: bool = False
) -> Iterator[tuple[Path, Content]]:
    """What is to be written for :func:`write_own`: what has changed, and the list of all files.

    Raises
    ------
    ForeignFile
        As soon as a file stands in the place of one that is somebody's own.
    """
    kept = _read(folder / LEDGER)
    before = kept.get(purpose, {})
    known = {} if whole else dict(before)
    for place, content in files:
        path, written = folder / place, as_bytes(content)
        known[place] = _digest(written)
        there = _digest(path.read_bytes()) if path.is_file() else ""
        if there not in ("", known[place], before.get(place)):
            others = [each.get(place) for each in kept.values()]
            key = "files.other" if there in others else "files.foreign"
            raise ForeignFile(key, file=place, folder=folder)
        if there != known[place]:
            yield path, written
    if known != before:
        yield folder / LEDGER, json.dumps({**kept, purpose: known}, indent=0, sort_keys=True) + "\n"


def was_written(file: Path) -> bool:
    """Whether a file stands in its folder as it was written there, for whatever purpose.

    Examples
    --------
    >>> was_written(Path("mine.csv"))
    False
    """
    digests = [places.get(file.name) for places in _read(file.parent / LEDGER).values()]
    return any(digests) and _digest(file.read_bytes()) in digests


def _read(ledger: Path) -> dict[str, dict[str, str]]:
    """The list of a folder, by purpose; nothing where there is none, or it says nothing."""
    try:
        known = json.loads(ledger.read_text("utf-8"))
    except (FileNotFoundError, ValueError, RecursionError):
        return {}
    found = known.items() if isinstance(known, dict) else ()
    return {purpose: places for purpose, places in found if isinstance(places, dict)}


def _remove(folder: Path, place: str, digest: str) -> None:
    """Remove a file that was written once, and the folders that are empty then."""
    path = folder / place
    if folder.resolve() not in path.resolve().parents:
        return  # the list may be anybody's
    with suppress(OSError):
        if _digest(path.read_bytes()) == digest:
            path.unlink()
            while (path := path.parent) != folder:
                path.rmdir()


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()
