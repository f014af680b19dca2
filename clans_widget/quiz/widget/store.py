"""Keeps the progress of a quiz in its notebook, as an output beside the quiz.

The output is renewed with each answer, and JupyterLab saves it with the notebook. A quiz
that runs again finds it in the file.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final
from uuid import uuid4

from IPython import get_ipython
from IPython.display import display, update_display

from clans_widget.core.session import LARGEST, content, notebook
from clans_widget.quiz.progress import VERSION

PROGRESS: Final = "application/vnd.clans-progress+json"
"""The MIME type of the output: JupyterLab shows the text beside it and keeps both."""

Entry = Mapping[str, object]


class Keeper:
    """The output with the progress of one quiz.

    Parameters
    ----------
    name : str
        Of the quiz.

    Attributes
    ----------
    is_shown : bool
        Whether a cell has shown the output.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._id = f"clans-{uuid4().hex}"
        self.is_shown = False

    def show(self, entries: Iterable[Entry], text: str) -> None:
        """Show the output, below what the cell has shown so far."""
        display(self._bundle(entries, text), raw=True, display_id=self._id)
        self.is_shown = True

    def renew(self, entries: Iterable[Entry], text: str) -> None:
        """Change the output wherever it is shown."""
        if self.is_shown and get_ipython() is not None:
            update_display(self._bundle(entries, text), raw=True, display_id=self._id)

    def _bundle(self, entries: Iterable[Entry], text: str) -> dict[str, Any]:
        kept = {"version": VERSION, "quiz": self._name, "questions": list(entries)}
        return {PROGRESS: kept, "text/plain": text}


def kept_in_notebook(name: str) -> list[Entry]:
    """What the notebook that is open has kept of a quiz; nothing where it cannot be known.

    A Jupyter server tells its kernels the file (``JPY_SESSION_NAME``). It is read as it was
    saved last. Elsewhere, and when the notebook has been renamed since its kernel started,
    there is nothing. What is no progress, or was stored in another version, is passed over:
    the file may be anybody's.

    Examples
    --------
    >>> kept_in_notebook("no such quiz")
    []
    """
    path = notebook()
    found = content(path, LARGEST) if path else None
    return [
        entry
        for kept in _found(found)
        if kept.get("quiz") == name and _is_version(kept.get("version"))
        for entry in _list(kept, "questions")
        if isinstance(entry, dict)
    ]


def _is_version(found: object) -> bool:
    return type(found) is int and found == VERSION


def _found(part: Any) -> Iterator[dict[str, Any]]:
    """All progress in the outputs of a notebook, whatever else is in the file."""
    for cell in _list(part, "cells"):
        for output in _list(cell, "outputs"):
            data = output.get("data") if isinstance(output, dict) else None
            kept = data.get(PROGRESS) if isinstance(data, dict) else None
            if isinstance(kept, dict):
                yield kept


def _list(part: Any, name: str) -> list[Any]:
    found = part.get(name) if isinstance(part, dict) else None
    return found if isinstance(found, list) else []
