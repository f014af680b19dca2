"""Runs the lessons and stores their outputs in them: ``python docs/lessons.py [notebook ...]``."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import nbformat
from nbclient import NotebookClient

NOTEBOOKS: Final = Path(__file__).parent.parent / "notebooks"

WIDGET_VIEW: Final = "application/vnd.jupyter.widget-view+json"


def main(paths: Iterable[Path]) -> None:
    """Run each notebook in its own folder; a cell that fails unexpectedly stops it."""
    for path in paths:
        notebook = nbformat.read(path, as_version=4)
        # No times and no widget state: a second run stores the same file.
        NotebookClient(
            notebook,
            record_timing=False,
            store_widget_state=False,
            resources={"metadata": {"path": str(path.parent)}},
        ).execute()
        tidy(notebook)
        nbformat.write(notebook, path)


def tidy(notebook: nbformat.NotebookNode) -> None:
    """Take out what differs from run to run and means nothing to a reader.

    A stored widget view only refers to a kernel that is gone; the picture and the text
    beside it are what a reader without a kernel sees.
    """
    notebook.metadata.pop("widgets", None)
    notebook.metadata.get("language_info", {}).pop("version", None)
    for cell in notebook.cells:
        for output in cell.get("outputs", []):
            data = output.get("data", {})
            if len(data) > 1:
                data.pop(WIDGET_VIEW, None)


if __name__ == "__main__":
    main([Path(name) for name in sys.argv[1:]] or sorted(NOTEBOOKS.glob("*/*.ipynb")))
