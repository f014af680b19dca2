"""The picture of a board as it was when its line was kept: drawn by the package of that time.

No picture is kept. The history of the project has the code that painted it.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from clans_widget.lessons.stills import Still

PROJECT: Final = Path(__file__).parents[2]
FOLDER: Final = PROJECT / "build" / "pictures"

DRAW: Final = """
import sys, json
from clans_widget.lessons.stills import still_of_cell
cells = json.load(open(sys.argv[1], encoding="utf-8"))["cells"]
(code,) = ("".join(cell["source"]) for cell in cells if cell["id"] == sys.argv[2])
sys.stdout.reconfigure(encoding="utf-8")
print(still_of_cell(code).picture.svg())
"""


def written_beside(golden: Path, key: str, still: Still) -> list[str]:
    """Write a picture as it is and as it was; where they are, in sentences.

    Parameters
    ----------
    golden : Path
        The file with its line.
    key : str
        Language and cell.
    still : Still
        The picture as it is.
    """
    FOLDER.mkdir(parents=True, exist_ok=True)
    now, before = (FOLDER / f"{key.replace(' ', '-')}-{when}.svg" for when in ("now", "before"))
    now.write_text(still.picture.svg(), "utf-8")
    earlier = _earlier(golden, key)
    if earlier is None:
        return [f"now: {now}", "before: the history of the project is not here"]
    before.write_text(earlier, "utf-8")
    return [f"now: {now}", f"before: {before}"]


def _earlier(golden: Path, key: str) -> str | None:
    """The picture as the commit drew it that kept its line; ``None`` if that is not here."""
    language, cell = key.split(" ")
    commit = _git("log", "-1", "--format=%H", "--", str(golden))
    if not commit:
        return None
    notebook = f"notebooks/{golden.parent.name}/{language}/{golden.stem}.ipynb"
    with TemporaryDirectory() as folder:
        archive = ("git", "archive", commit.strip(), "clans_widget", notebook)
        packed = subprocess.run(archive, cwd=PROJECT, capture_output=True, check=True).stdout
        subprocess.run(("tar", "x"), cwd=folder, input=packed, check=True)
        python = (sys.executable, "-c", DRAW, notebook, cell)
        drawn = subprocess.run(python, cwd=folder, capture_output=True, text=True, check=False)
        return None if drawn.returncode else drawn.stdout


def _git(*command: str) -> str:
    git = ("git", *command)
    try:
        done = subprocess.run(git, cwd=PROJECT, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return "" if done.returncode else done.stdout
