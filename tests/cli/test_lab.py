"""What JupyterLab is started with: the command line, and the extension that knows the lessons."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

from clans_widget.cli import extension, lab
from clans_widget.core.answer_fold import answer_to
from clans_widget.lessons.copies import BY_ITSELF
from clans_widget.words import say
from tests.cli.notebooks import cell, write


@pytest.fixture
def launched(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The command lines with which JupyterLab would have been run."""
    from jupyterlab.labapp import LabApp

    calls: list[list[str]] = []

    def launch_instance(argv: list[str]) -> None:
        place = next(each for each in argv if "extra_labextensions_path" in each).split("=")[1]
        calls.append(argv)
        calls.append([path.read_text("utf-8") for path in sorted(Path(place).rglob("*.json"))])

    monkeypatch.setattr(LabApp, "launch_instance", launch_instance)
    return calls


def test_jupyterlab_opens_on_the_lesson_wished_for_with_boards_that_run(
    tmp_path: Path, launched: list[list[str]]
) -> None:
    lesson = tmp_path / "nl" / "lesson.ipynb"
    shown = cell("b", "answer"), cell("c", answer_to("first")), cell(" ", BY_ITSELF)
    write(lesson, cell("Look!", kind="markdown"), cell("a", BY_ITSELF), *shown)
    places = {"nim/nl/lesson.ipynb": lesson}
    lab.open_lab(tmp_path, ["nim", "nl"], places, language="fr", browser=False)
    argv, (about, told) = launched
    assert f"--ServerApp.root_dir={tmp_path}" in argv
    assert "--LabApp.default_url=/lessons/nim/nl" in argv
    assert f"--ServerApp.extra_services={lab.ENTRANCE}" in argv
    assert "--no-browser" in argv
    assert json.loads(about)["jupyterlab"]["disabledExtensions"] == [*extension.WITHOUT]
    known = json.loads(told)
    cells = [
        {"kind": "markdown", "text": "Look!"},
        {"kind": "code", "text": "a", "runs": True},
        {"kind": "code", "text": "b", "answers": True},
        {"kind": "code", "text": "c", "tells": answer_to("first")},
    ]
    assert known["lessons"] == {"nim/nl/lesson.ipynb": {"language": "nl", "cells": cells}}
    assert known["cookie"] == extension.CHOSEN
    assert known["door"] == extension.DOOR
    assert known["language"] == "fr"
    assert known["games"].items() >= {"clans": "Clans", "clann": "CLANN"}.items()
    assert known["said"]["nl"]["run"] == say("widget.run_to_play", "nl")
    assert f"--ServerApp.contents_manager_class={lab.CONTENTS}" in argv
    assert f"--ServerApp.kernel_manager_class={lab.KERNELS}" in argv


def addresses(lessons: Mapping[str, Path], language: str = "en") -> set[str]:
    """Where a browser finds what the extension brings."""
    with extension.extension(lessons, language) as place:
        load = json.loads((place / "clans-widget" / "package.json").read_text("utf-8"))
        found = {path.relative_to(place).as_posix() for path in place.rglob("static/*/*")}
        assert f"clans-widget/{load['jupyterlab']['_build']['load']}" in found
    return found


def test_the_addresses_of_script_and_list_change_with_their_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "nl" / "a.ipynb"
    write(path, cell("a"))
    lesson = {"nim/nl/a.ipynb": path}
    before = addresses(lesson)
    assert len(before) == 2
    assert addresses(lesson) == before
    write(path, cell("b"))
    others = [addresses(lesson), addresses({}), addresses({}, "fr")]
    monkeypatch.setattr(extension, "joined", lambda name: f"// a newer {name}")
    others.append(addresses({}))
    assert len(before.union(*others)) == 2 * (1 + len(others))


def test_what_the_user_says_to_jupyterlab_prevails(
    tmp_path: Path, launched: list[list[str]]
) -> None:
    own = ["--LabApp.default_url=/lab", "--port", "8899"]
    lab.open_lab(tmp_path, [], {}, language="en", browser=True, options=own)
    argv = launched[0]
    assert "--no-browser" not in argv
    assert argv[-3:] == own
    assert [each for each in argv if "default_url" in each] == own[:1]
