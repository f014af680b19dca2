"""Cells run by a real kernel, and what they put out."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from typing import Final

import nbformat
from nbclient import NotebookClient

VIEW: Final = "application/vnd.jupyter.widget-view+json"

Outputs = dict[str, list[nbformat.NotebookNode]]


def outputs(cells: Mapping[str, str], **settings: str) -> Outputs:
    """What each cell shows, by name, in a kernel with these variables of its environment."""
    sources = [nbformat.v4.new_code_cell(source) for source in cells.values()]
    notebook = nbformat.v4.new_notebook(cells=sources)
    environment = {name: value for name, value in os.environ.items() if name != "JPY_SESSION_NAME"}
    NotebookClient(notebook, kernel_name="python3").execute(env={**environment, **settings})
    return {name: cell.outputs for name, cell in zip(cells, notebook.cells, strict=True)}


def kinds(found: list[nbformat.NotebookNode]) -> list[set[str]]:
    """The MIME types in each output."""
    return [set(output.data) for output in found]


def flattened(found: list[nbformat.NotebookNode]) -> Iterator[tuple[str, str]]:
    """What outputs hold, by MIME type; ids of widgets differ from kernel to kernel."""
    everything = ((kind, text) for output in found for kind, text in output.data.items())
    yield from sorted((kind, "" if kind == VIEW else str(text)) for kind, text in everything)
