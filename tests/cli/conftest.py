"""What tests of the command begin with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from clans_widget.cli import lab
from clans_widget.lessons import catalog
from tests.cli.notebooks import cell, write
from tests.cli.shipped import SHIPPED, Started


@pytest.fixture
def lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lessons of two games to copy, some of them in French, too, and what an editor left."""
    folder = tmp_path / "shipped"
    for name in (*SHIPPED["clans"], *SHIPPED["nim"]):
        write(folder / name, cell(f"# {name}", kind="markdown"), cell("board", output="a board"))
    write(folder / "clans" / "en" / ".ipynb_checkpoints" / "01-moves.ipynb", cell("old"))
    monkeypatch.setattr(catalog, "lessons_folder", lambda: folder)
    return folder


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> Started:
    """What would have been opened, in place of JupyterLab."""
    calls: Started = []

    def open_lab(
        folder: Path, wished: Sequence[str], lessons: Mapping[str, Path], **rest: Any
    ) -> None:
        calls.append({"folder": folder, "wished": wished, "lessons": lessons, **rest})

    monkeypatch.setattr(lab, "open_lab", open_lab)
    return calls
