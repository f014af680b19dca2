"""The notebook that is open, as far as a kernel can know it, and whether it is a lesson."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from clans_widget.words import use_language, words

SESSION: Final = "JPY_SESSION_NAME"
"""Jupyter's server gives this variable to the kernels of its notebooks, and to no others."""

MADE_FROM: Final = "clans_widget"
"""Under this name the metadata of a reader's copy of a lesson say what it was made from."""

LARGEST: Final = 100_000_000
"""A notebook of more bytes is not read: that would take longer than anybody waits."""

SVG: Final = "image/svg+xml"
PNG: Final = "image/png"

_lessons: Final = [False]
"""Whether each session is a lesson, the one that is going on last."""

_on_device: Final = [False]
"""Whether each session keeps its files on a reader's device."""

_copies: Final[set[Path]] = set()
"""Those that are known to be copies: a lesson is large, and each quiz in it asks."""


def begin_lesson(language: str) -> None:
    """Begin a lesson: say everything in a language, and keep no pictures of boards.

    The lessons of the package begin so: hundreds of boards would make them heavy. In JupyterLab a
    board still leaves its picture behind; a program that runs the notebook gets its text alone.

    Parameters
    ----------
    language : str
        One of :data:`clans_widget.words.LANGUAGES`.

    Raises
    ------
    WordsError
        If there is no such language.

    Examples
    --------
    >>> with session_apart():
    ...     begin_lesson("fr")
    ...     words().language, pictures_kept()
    ('fr', ())
    """
    use_language(language)
    _lessons[-1] = True


def pictures_kept() -> tuple[str, ...]:
    """The kinds of pictures of a board that the notebook keeps.

    SVG suits JupyterLab, which trusts what it has run itself. Others show a PNG.

    Examples
    --------
    >>> pictures_kept()
    ('image/svg+xml', 'image/png')
    """
    if not _lessons[-1]:
        return SVG, PNG
    return (SVG,) if SESSION in os.environ else ()


def keep_on_device() -> None:
    """What is kept as files of this session stays on the reader's device, where no folder is seen.

    So it is on a page without a kernel.
    """
    _on_device[-1] = True


def is_on_device() -> bool:
    """Whether what is kept stays on the reader's device, where no folder is seen.

    Examples
    --------
    >>> is_on_device()
    False
    """
    return _on_device[-1]


@contextmanager
def session_apart() -> Iterator[None]:
    """A session of its own: what begins in it changes nothing outside."""
    language = words().language
    _lessons.append(False)
    _on_device.append(False)
    try:
        yield
    finally:
        _lessons.pop()
        _on_device.pop()
        use_language(language)


def notebook() -> Path | None:
    """The file of the notebook that is open; ``None`` where it cannot be known.

    A Jupyter server tells its kernels the file. Elsewhere, and when the notebook has been renamed
    since its kernel started, there is nothing.

    Examples
    --------
    >>> notebook() is None
    True
    """
    name = os.environ.get(SESSION, "")
    places = (Path(name), Path.cwd() / Path(name).name) if name else ()
    return next((place for place in places if place.is_file()), None)


def content(path: Path, largest: int = LARGEST) -> Any:
    """What is in the file of a notebook; ``None`` if that cannot be read."""
    try:
        return json.loads(path.read_text("utf-8")) if path.stat().st_size <= largest else None
    except (OSError, ValueError, RecursionError):
        return None


def is_copy(path: Path) -> bool:
    """Whether a notebook is a reader's own copy of a lesson, however much it was changed.

    What stands in the source tree is none, nor is what came with the package.
    """
    if path not in _copies and _is_signed(content(path)):
        _copies.add(path)
    return path in _copies


def _is_signed(found: Any) -> bool:
    metadata = found.get("metadata") if isinstance(found, dict) else None
    sign = metadata.get(MADE_FROM) if isinstance(metadata, dict) else None
    return isinstance(sign, dict) and isinstance(sign.get("made_from"), str)
