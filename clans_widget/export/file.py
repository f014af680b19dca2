"""A walk-through as a file; the ending of its name says which kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from os import PathLike
from pathlib import Path

from clans_widget.words import IN_USE, say

from .errors import ExportError
from .frame import Frame
from .html import walkthrough


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
    file = Path(path)
    kind = file.suffix.lower()
    if kind not in {".html", ".htm", ".gif"}:
        raise ExportError(say("export.ending", language, file=file.name))
    with told_if_refused(file, language):
        if not file.parent.is_dir():
            raise ExportError(say("export.folder", language, file=file.name, folder=file.parent))
    if kind == ".gif":
        from .gif import animated_gif

        content = animated_gif(frames, seconds=seconds)
    else:
        content = walkthrough(frames, title=title, language=language).encode()
    with told_if_refused(file, language):
        file.write_bytes(content)
    return file


@contextmanager
def told_if_refused(file: Path, language: str) -> Iterator[None]:
    """Around what a disk may refuse: say so in a sentence."""
    try:
        yield
    except OSError as error:
        why = error.strerror or type(error).__name__
        said = say("export.not_written", language, file=file.name, error=why)
        raise ExportError(said) from error
