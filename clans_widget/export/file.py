"""A walk-through as a file; the ending of its name says which kind."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from os import PathLike
from pathlib import Path
from typing import Final

from clans_widget.core.ledger import ForeignFile
from clans_widget.core.printable import escaped
from clans_widget.core.write_file import write_file
from clans_widget.words import IN_USE, say

from .errors import ExportError
from .frame import Frame
from .html import walkthrough

PAGES: Final = (".html", ".htm")
"""The endings of pages."""

PICTURES: Final = (".gif",)

_EXAMPLE: Final = '"walk.html"'

_SHOWN: Final = 160
"""So much of a name that is none is said again."""


def save(
    path: str | PathLike[str],
    frames: Sequence[Frame],
    *,
    title: str,
    language: str = IN_USE,
    seconds: Sequence[float] | float | None = None,
) -> Path:
    """Write frames as a page (``.html``) or as an animated picture (``.gif``).

    Parameters
    ----------
    path : path
        In a folder that exists; a file of this name is replaced.
    frames : sequence of Frame
    title : str
        Of the page.
    language : str
        Of the page's controls, and of errors.
    seconds : float or sequence of float, optional
        How long an animated picture shows each frame; by default until its caption is read.

    Returns
    -------
    Path
        Of the file.

    Raises
    ------
    ExportError
        If the name ends otherwise, the folder does not exist, the file cannot be written, or the
        frames cannot be shown.

    Examples
    --------
    >>> save("walk.docx", [], title="A walk")
    Traceback (most recent call last):
    ...
    clans_widget.export.errors.ExportError: “walk.docx” cannot be written: ...
    """
    file = file_named(path, language)
    check_ending(file, (*PAGES, *PICTURES), "export.ending", language)
    check_folder(file, language)
    with told_if_refused(file, language):
        if file.suffix.lower() in PICTURES:
            from .gif import animated_gif

            write_file(file, animated_gif(frames, seconds=seconds))
        else:
            write_file(file, walkthrough(frames, title=title, language=language))
    return file


def file_named(path: str | PathLike[str], language: str = IN_USE) -> Path:
    r"""The file that somebody names.

    Raises
    ------
    ExportError
        If no file can have this name.

    Examples
    --------
    >>> file_named("walk.html").suffix
    '.html'
    >>> file_named("\0.html")
    Traceback (most recent call last):
    ...
    clans_widget.export.errors.ExportError: “\x00.html” cannot be the name of a file. ...
    """
    try:
        file = Path(path)
        if b"\0" not in os.fsencode(file):
            return file
    except (TypeError, ValueError):
        pass
    given = escaped(str(path)[:_SHOWN])
    raise ExportError(say("export.name", language, given=given, example=_EXAMPLE))


def check_ending(file: Path, endings: Collection[str], told: str, language: str) -> None:
    """Say so if the ending of a name is none of those that say what is wanted.

    Parameters
    ----------
    file : Path
    endings : collection of str
    told : str
        The key of the sentence.
    language : str

    Raises
    ------
    ExportError
    """
    if file.suffix.lower() not in endings:
        raise ExportError(say(told, language, file=escaped(file.name)))


def check_folder(file: Path, language: str) -> None:
    """Say so if there is no folder for a file.

    Raises
    ------
    ExportError
    """
    with told_if_refused(file, language):
        is_there = file.parent.is_dir()
    if not is_there:
        values = {"file": escaped(file.name), "folder": escaped(str(file.parent))}
        raise ExportError(say("export.folder", language, **values))


@contextmanager
def told_if_refused(file: Path, language: str) -> Iterator[None]:
    """Around what cannot be written: say why in a sentence."""
    try:
        yield
    except OSError as error:
        why = error.strerror or type(error).__name__
        said = say("export.not_written", language, file=escaped(file.name), error=why)
        raise ExportError(said) from error
    except UnicodeEncodeError as error:
        half = escaped(error.object[error.start : error.end])
        said = say("export.half", language, file=escaped(file.name), given=half)
        raise ExportError(said) from error
    except ForeignFile as error:
        raise ExportError(error.in_language(language)) from error
