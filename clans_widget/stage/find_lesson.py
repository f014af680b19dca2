"""Where a lesson lies that teaches a rule: beside the notebook that shows the board, or nowhere."""

from __future__ import annotations

from pathlib import Path


def place_of(lesson: str, language: str, folder: Path | None = None) -> str:
    """The way from a notebook to a lesson, in a language if it is there; empty if it is not.

    Lessons stand in a folder for each language, side by side. A notebook of one's own has none
    near it: then the lesson has only its name.

    Parameters
    ----------
    lesson : str
        The name of its file, without the ending.
    language : str
    folder : Path, optional
        The notebook's; where the kernel runs by default.

    Examples
    --------
    >>> place_of("04-strife", "en", Path("nowhere"))
    ''
    """
    folder = folder or Path.cwd()
    file = f"{lesson}.ipynb"
    if (folder.parent / language / file).is_file() and (folder / file).is_file():
        return file if folder.name == language else f"../{language}/{file}"
    return file if (folder / file).is_file() else ""


def number_of(lesson: str) -> str:
    """The number of a lesson, with which its name begins.

    Examples
    --------
    >>> number_of("04-strife")
    '4'
    """
    return str(int(lesson.partition("-")[0]))
