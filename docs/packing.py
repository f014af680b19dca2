"""How the wheel gets the lessons: their notebooks without the small pictures of boards.

These are for those who look at the repository. Where the package is installed it draws the boards.
Hatch asks for this whenever it builds a wheel.
"""

from __future__ import annotations

import json
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PLACE = "clans_widget/lessons"
PNG = "image/png"
PLOT = "<Figure"
"""How the text of a plot begins: plots stay."""


class LessonsInWheel(BuildHookInterface[Any]):
    """Adds the lessons to a wheel, but to none that only points at the source tree."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the notebooks as the wheel has them."""
        self._folder = Path(mkdtemp(prefix="lessons-"))
        if version != "editable":
            notebooks = Path(self.root, "notebooks")
            for path in sorted(notebooks.glob("*/*/*.ipynb")):
                place = path.relative_to(notebooks)
                lean = self._folder / place
                lean.parent.mkdir(parents=True, exist_ok=True)
                lean.write_text(without_boards(path.read_text("utf-8")), "utf-8")
                build_data["force_include"][str(lean)] = f"{PLACE}/{place.as_posix()}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove them."""
        del version, build_data, artifact_path
        rmtree(self._folder)


def without_boards(text: str) -> str:
    """The text of a notebook without pictures of boards."""
    notebook = json.loads(text)
    for cell in notebook["cells"]:
        for output in cell.get("outputs", ()):
            data = output.get("data", {})
            if PNG in data and not "".join(data["text/plain"]).startswith(PLOT):
                del data[PNG]
                output["metadata"].pop(PNG, None)
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"
