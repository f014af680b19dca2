"""Notebooks as files, and the pages that nbconvert makes of them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import nbformat

from tests.browser.driving.server import own_settings


def notebook_of(cells: Sequence[str]) -> nbformat.NotebookNode:
    """A notebook, given as the sources of its cells."""
    # Without a kernel named in the file a dialog asks for one.
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    notebook: nbformat.NotebookNode = nbformat.v4.new_notebook(
        cells=[nbformat.v4.new_code_cell(source) for source in cells],
        metadata={"kernelspec": kernel},
    )
    return notebook


def written(cells: Sequence[str], folder: Path) -> Path:
    """A notebook as a file in a folder."""
    file = folder / "notebook.ipynb"
    file.write_text(nbformat.writes(notebook_of(cells)), "utf-8")
    return file


def converted(notebook: Path, folder: Path, *, execute: bool = True) -> Path:
    """A notebook run and made a page, as a teacher does who puts it on a website."""
    # Else the page holds the widgets, which need a kernel, in place of their pictures.
    run = ["--execute", "--ExecutePreprocessor.store_widget_state=False"] if execute else []
    command = [sys.executable, "-m", "nbconvert", "--to=html", *run]
    subprocess.run(
        [*command, f"--output-dir={folder}", str(notebook)],
        env=own_settings(folder),
        check=True,
        capture_output=True,
    )
    return folder / f"{notebook.stem}.html"
