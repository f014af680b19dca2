"""What users do works with the lowest versions that the package allows, too."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

import pytest
from packaging.version import Version

from clans_widget.lessons.catalog import lessons_folder
from tests.lowest_versions import lowest
from tests.project.installed import Environment, put_in

pytestmark = [pytest.mark.slow, pytest.mark.deep]

ROOT: Final = Path(sys.prefix, "lowest")

VERSIONS: Final = """
import json, sys
from importlib.metadata import version
print(json.dumps({name: version(name) for name in sys.argv[1:]}))
"""

TAKEN_AWAY: Final = """
from clans_widget import ClannWidget, ClansWidget, clann, clans
for name, made in (("clans", ClansWidget(clans.Position.start(players=3, seed=7))),
                   ("clann", ClannWidget(clann.Game.new(["Ann", "Bob"], seed=7)))):
    print(len(made.picture.png()) > 10_000, made.picture.svg().startswith("<svg"))
    made.to_html(f"{name}.html")
    made.to_html(f"{name}-plays.html", playable=True)
    made.to_gif(f"{name}.gif")
"""

# A lesson whose cells fail ends with their error.
RUN: Final = """
import sys
import nbformat
from nbclient import NotebookClient
notebook = nbformat.read(sys.argv[1], as_version=4)
NotebookClient(notebook, timeout=None).execute()
print(sum("application/vnd.jupyter.widget-view+json" in output.get("data", {})
          for cell in notebook.cells for output in cell.get("outputs", [])))
"""


@pytest.fixture(scope="module")
def oldest() -> Environment:
    """The environment with the lowest versions, which ``make deep`` makes."""
    if not ROOT.exists():
        pytest.fail(f"There is no {ROOT}; `make deep` makes it.")
    return Environment(ROOT)


@pytest.fixture(scope="module")
def with_wheel(oldest: Environment, wheel: Path) -> Environment:
    put_in(oldest, wheel)
    return oldest


def test_the_versions_are_the_lowest(oldest: Environment, tmp_path: Path) -> None:
    asked = dict(line.split("==") for line in lowest())
    told = oldest.run("python", "-I", "-c", VERSIONS, *asked, folder=tmp_path)
    found = json.loads(told.splitlines()[-1])
    assert {name: Version(each) for name, each in found.items()} == {
        name: Version(each) for name, each in asked.items()
    }


def test_boards_are_drawn_and_taken_away(with_wheel: Environment, tmp_path: Path) -> None:
    told = with_wheel.run("python", "-I", "-c", TAKEN_AWAY, folder=tmp_path)
    assert told.split() == ["True"] * 4
    assert all(path.stat().st_size > 10_000 for path in tmp_path.iterdir())


@pytest.mark.parametrize("command", [["print", "rules"], ["page", "mine.ipynb"], ["class", "."]])
def test_commands_do_what_they_are_for(
    command: list[str], with_wheel: Environment, tmp_path: Path
) -> None:
    lesson = lessons_folder() / "clans" / "en" / "01-board-and-set-up.ipynb"
    (tmp_path / "mine.ipynb").write_bytes(lesson.read_bytes())
    with_wheel.run("clans-widget", *command, fails=command[0] == "class", folder=tmp_path)


@pytest.mark.parametrize(
    "lesson", ["clans/en/04-strife", "clans/en/14-tournament", "clann/en/06-tactics"]
)
def test_a_lesson_runs_in_a_kernel(lesson: str, with_wheel: Environment, tmp_path: Path) -> None:
    notebook = with_wheel.package / "lessons" / f"{lesson}.ipynb"
    told = with_wheel.run("python", "-I", "-c", RUN, notebook, folder=tmp_path)
    assert int(told.splitlines()[-1]) > 3
