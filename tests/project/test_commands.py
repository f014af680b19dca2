"""The commands that people and machines are told to run are those of the Makefile."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from tests.project.makefile import MAKEFILE, commands, targets
from tests.project.running import PROJECT

WORKFLOWS: Final = sorted((PROJECT / ".github" / "workflows").glob("*.yml"))
TOLD_IN: Final = [PROJECT / "README.md", PROJECT / "CONTRIBUTING.md", *WORKFLOWS]


def workflow(path: Path) -> dict[str, Any]:
    parsed: dict[str, Any] = yaml.safe_load(path.read_text("utf-8"))
    return parsed


def runs(path: Path) -> Iterator[str]:
    """The commands of a workflow."""
    for job in workflow(path)["jobs"].values():
        yield from (step["run"] for step in job["steps"] if "run" in step)


def told(text: str) -> set[str]:
    """The targets of make that a text names."""
    return set(re.findall(r"(?:`|^ {4}|run: )make ([a-z]+)", text, re.MULTILINE))


def test_before_a_commit_runs_what_lint_runs() -> None:
    (repository,) = workflow(PROJECT / ".pre-commit-config.yaml")["repos"]
    assert [hook["entry"] for hook in repository["hooks"]] == commands("lint")
    assert not any(hook["pass_filenames"] for hook in repository["hooks"])


def test_one_job_runs_all_and_the_others_what_is_quick() -> None:
    (path,) = WORKFLOWS
    asked = [words_of(command)[0] for command in runs(path)]
    assert asked == [["test"], ["quick", "wheel"], ["quick"]]
    assert "exec make test" in (PROJECT / ".ci" / "run").read_text("utf-8")


def words_of(command: str) -> tuple[list[str], list[str]]:
    """The targets of a command of make, and the variables that it sets."""
    make, *asked = command.replace("${{ ", "${{").replace(" }}", "}}").split()
    assert make == "make", f"{command} is none of the Makefile's"
    variables = [word.partition("=")[0] for word in asked if "=" in word]
    return [word for word in asked if "=" not in word], variables


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_asks_the_makefile_for_what_it_has(path: Path) -> None:
    for command in runs(path):
        asked, variables = words_of(command)
        assert {*asked} <= targets(), command
        assert all(f"$({name})" in MAKEFILE for name in variables), command


def test_what_the_makefile_runs_by_its_path_is_there() -> None:
    named = re.findall(r"(?:\.ci|docs|tests|benchmarks)/[\w./-]+", MAKEFILE)
    made = ("docs/_build", "docs/handbook/")  # by make docs
    there = [name for name in named if not name.startswith(made)]
    assert there
    assert [name for name in there if not (PROJECT / name).exists()] == []


def test_each_python_that_the_package_supports_is_tested() -> None:
    (path,) = WORKFLOWS
    jobs = workflow(path)["jobs"]
    whole = jobs["test"]["steps"][1]["with"]["python-version"]
    tested = sorted([whole, *jobs["pythons"]["strategy"]["matrix"]["python"]])
    about = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))["project"]
    first = int(tested[0].removeprefix("3."))
    assert about["requires-python"] == f">={tested[0]}"
    assert tested == [f"3.{minor}" for minor in range(first, first + len(tested))]


@pytest.mark.parametrize("path", TOLD_IN, ids=lambda path: path.name)
def test_what_people_are_told_to_make_can_be_made(path: Path) -> None:
    named = told(path.read_text("utf-8"))
    assert named
    assert named <= targets()


def test_what_scripts_run_of_ours_is_there() -> None:
    scripts = [MAKEFILE, *(file.read_text("utf-8") for file in (PROJECT / ".ci").iterdir())]
    modules = {name for text in scripts for name in re.findall(r"-m ((?:tests|docs)[.\w]*)", text)}
    assert {"tests.mutants", "tests.browser.driving.chromium", "docs.website"} <= modules
    assert all(find_spec(name) for name in modules)
