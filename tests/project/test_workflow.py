"""The workflow for repositories of lessons does what it promises."""

from __future__ import annotations

import sys
from pathlib import Path
from shlex import split
from typing import Final

import nbformat
import pytest
import yaml

from docs.lessons import KERNEL
from tests.project.running import PROJECT, run

pytestmark = [pytest.mark.deep, pytest.mark.slow]

WORKFLOW: Final = PROJECT / "docs/examples/lessons.yml"


@pytest.mark.parametrize(("result", "passes"), [("270", True), ("271", False)])
def test_the_workflow_to_copy_tests_notebooks(tmp_path: Path, result: str, passes: bool) -> None:
    workflow = yaml.safe_load(WORKFLOW.read_text("utf-8"))
    (job,) = workflow["jobs"].values()
    python, *command = split(job["steps"][-1]["run"])
    assert python == "python"
    (tmp_path / "lessons").mkdir()
    nbformat.write(tiny_lesson(result), tmp_path / "lessons" / "start.ipynb")
    done = run(sys.executable, *command, "-p", "no:cacheprovider", folder=tmp_path)
    assert (done.returncode == 0) == passes, done.stdout
    assert "1 passed" in done.stdout if passes else "1 failed" in done.stdout


def tiny_lesson(result: str) -> nbformat.NotebookNode:
    """A notebook with a cell that counts the first moves of a game, and a stored result."""
    code = (
        "from clans_widget import clans\n\n"
        "len(clans.Position.start(players=3, seed=7).legal_moves())"
    )
    stored = nbformat.v4.new_output(
        "execute_result", data={"text/plain": result}, execution_count=1
    )
    cell = nbformat.v4.new_code_cell(code, outputs=[stored], execution_count=1)
    notebook: nbformat.NotebookNode = nbformat.v4.new_notebook(cells=[cell], metadata=KERNEL)
    return notebook
