"""The lessons that the command copies: what it puts where, what it leaves alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from clans_widget import cli
from clans_widget.lessons import catalog, copies
from clans_widget.words import say
from tests.cli.notebooks import cell, write
from tests.cli.shipped import FIRST, SECOND, SHIPPED, Started, names


def of(path: Path) -> list[dict[str, Any]]:
    """The cells of a notebook."""
    cells: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["cells"]
    return cells


def test_the_first_lesson_is_a_notebook(lessons: Path) -> None:
    (lessons / "nim/en/00-a.csv").write_text("stones", "utf-8")
    assert catalog.first_of("nim", "en") == "nim/en/00-first-heaps.ipynb"
    assert catalog.first_of("nim", "fr") == ""


def copy(mine: Path) -> list[Path]:
    return copies.copy_lessons(mine, "en", "clans")


@pytest.mark.usefixtures("lessons")
def test_lessons_of_one_language_are_copied(tmp_path: Path) -> None:
    assert copy(tmp_path / "mine") == []
    assert names(tmp_path / "mine") == {name for name in SHIPPED["clans"] if "/en/" in name}


@pytest.mark.usefixtures("lessons")
def test_changed_lesson_is_kept_and_missing_one_comes_back(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    copy(mine)
    write(mine / SECOND, cell("my answer"))
    changed = (mine / SECOND).read_text("utf-8")
    (mine / FIRST).unlink()
    assert copy(mine) == [mine / SECOND]
    assert (mine / SECOND).read_text("utf-8") == changed
    assert (mine / FIRST).exists()


@pytest.mark.parametrize("text", ["", "no notebook", "[]", "{}", '{"cells": [1]}'])
@pytest.mark.usefixtures("lessons")
def test_what_is_no_notebook_is_kept(text: str, tmp_path: Path) -> None:
    (tmp_path / "mine" / SECOND).parent.mkdir(parents=True)
    (tmp_path / "mine" / SECOND).write_text(text, "utf-8")
    assert copy(tmp_path / "mine") == [tmp_path / "mine" / SECOND]
    assert (tmp_path / "mine" / SECOND).read_text("utf-8") == text


def run(notebook: Path) -> None:
    """Do what JupyterLab does to a notebook that is run and saved."""
    made = json.loads(notebook.read_text("utf-8"))
    made["metadata"]["language_info"] = {"version": "3.14"}
    made["cells"][1] |= {"outputs": ["my board"], "execution_count": 7}
    made["cells"][0]["source"] = [made["cells"][0]["source"]]
    notebook.write_text(json.dumps(made), "utf-8")


@pytest.mark.usefixtures("lessons")
def test_lesson_that_was_only_run_is_not_changed_and_keeps_what_it_shows(tmp_path: Path) -> None:
    copy(tmp_path)
    run(tmp_path / SECOND)
    assert copy(tmp_path) == []
    assert of(tmp_path / SECOND)[1]["outputs"] == ["my board"]


@pytest.mark.usefixtures("lessons")
@pytest.mark.parametrize("source", ["", " \n", ["\n", "  "]])
@pytest.mark.parametrize("kind", ["code", "markdown", "raw"])
def test_an_empty_cell_changes_nothing(source: Any, kind: str, tmp_path: Path) -> None:
    copy(tmp_path)
    made = json.loads((tmp_path / SECOND).read_text("utf-8"))
    made["cells"].insert(1, {**cell("", kind=kind), "source": source})
    (tmp_path / SECOND).write_text(json.dumps(made), "utf-8")
    assert copy(tmp_path) == []


def test_lesson_of_a_newer_version_takes_the_place_of_one_that_was_only_run(
    lessons: Path, tmp_path: Path
) -> None:
    mine = tmp_path / "mine"
    copy(mine)
    run(mine / SECOND)
    write(mine / FIRST, cell("my answer"))
    for name in (FIRST, SECOND):
        write(lessons / name, cell("a better lesson"))
    assert copy(mine) == [mine / FIRST]
    assert of(mine / FIRST)[0]["source"] == "my answer"
    assert of(mine / SECOND)[0]["source"] == "a better lesson"


def test_copies_of_lessons_that_there_are_no_more_go_unless_they_were_changed(
    lessons: Path, tmp_path: Path, started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine"
    for name in ("02-run.ipynb", "03-changed.ipynb"):
        write(lessons / "clans/en" / name, cell("# an old one", kind="markdown"), cell("board"))
    copy(mine)
    run(mine / "clans/en/02-run.ipynb")
    changed = mine / "clans/en/03-changed.ipynb"
    changed.write_text(changed.read_text("utf-8").replace("an old one", "my notes"), "utf-8")
    named = mine / "clans/en/03-changed-own.ipynb"
    named.write_text(changed.read_text("utf-8"), "utf-8")
    write(mine / "clans/en/04-of-my-own.ipynb", cell("no lesson"))
    for name in ("02-run.ipynb", "03-changed.ipynb"):
        (lessons / "clans/en" / name).unlink()
    assert cli.main(["--folder", str(mine)]) == 0
    left = {"03-changed.ipynb", "03-changed-own.ipynb", "04-of-my-own.ipynb"}
    assert names(mine) == {FIRST, SECOND, *(f"clans/en/{name}" for name in left)}
    told = capsys.readouterr().out
    assert say("cli.gone", "en", file=changed) in told
    assert "04-of-my-own" not in told
    assert "03-changed-own" not in told, "It is no lesson of any version: its reader named it."
    assert len(started) == 1


def test_a_copy_is_its_lesson_however_much_it_was_changed_and_wherever_it_lies(
    lessons: Path, tmp_path: Path
) -> None:
    mine = tmp_path / "mine"
    copy(mine)
    changed = mine / FIRST
    changed.write_text(changed.read_text("utf-8").replace("board", "my board"), "utf-8")
    moved, renamed = tmp_path / changed.name, changed.with_name("for-my-class.ipynb")
    for place in (moved, renamed):
        place.write_bytes(changed.read_bytes())
    write(tmp_path / "own" / FIRST, cell("a notebook of somebody's own"))
    for lesson in (lessons / FIRST, changed, moved):
        assert copies.lesson_of(lesson) == FIRST
    for own in (renamed, tmp_path / "own" / FIRST, tmp_path / "none.ipynb"):
        assert copies.lesson_of(own) == ""


@pytest.mark.usefixtures("lessons")
def test_no_cell_of_a_copy_is_changed_or_deleted_by_accident(tmp_path: Path) -> None:
    copy(tmp_path / "mine")
    cells = [each for name in (FIRST, SECOND) for each in of(tmp_path / "mine" / name)]
    assert len(cells) == 4
    for each in cells:
        assert (each["metadata"]["editable"], each["metadata"]["deletable"]) == (False, False)


def test_answers_to_predictions_wait_in_a_copy_until_they_are_run(
    lessons: Path, tmp_path: Path
) -> None:
    shown, answer = cell("1", output="1"), cell("2", copies.ANSWER, output="2")
    after = cell("3", copies.FOLLOWS, output="3")
    answer["metadata"]["jupyter"] = {"source_hidden": True, "outputs_hidden": True}
    write(lessons / SECOND, cell("Guess!", kind="markdown"), shown, answer, after)
    before = (lessons / SECOND).read_text("utf-8")
    copy(tmp_path / "mine")
    markdown, one, other, more = (each.get("outputs") for each in of(tmp_path / "mine" / SECOND))
    assert (markdown, one, more) == (None, ["1"], [])
    assert [output["data"]["text/plain"] for output in other or ()] == [say("cli.predict", "en")]
    waits = of(tmp_path / "mine" / SECOND)[2]
    assert waits["execution_count"] is None
    assert waits["metadata"]["jupyter"] == {"source_hidden": True}, "the prompt is to be seen"
    assert (lessons / SECOND).read_text("utf-8") == before


def test_lessons_folder_itself_can_be_opened_and_nothing_in_it_runs_by_itself(
    lessons: Path, started: Started
) -> None:
    before = {path: path.read_bytes() for path in lessons.rglob("*.ipynb")}
    assert cli.main(["--folder", str(lessons)]) == 0
    assert {path: path.read_bytes() for path in lessons.rglob("*.ipynb")} == before
    assert started[0]["lessons"] == {}


def test_boards_run_by_themselves_in_all_lessons_that_came_with_the_package(
    lessons: Path, tmp_path: Path, started: Started
) -> None:
    assert cli.main(["--folder", str(tmp_path / "mine")]) == 0
    every = {*SHIPPED["clans"], *SHIPPED["nim"]}
    assert started[0]["lessons"] == {name: lessons / name for name in every}
    assert started[0]["language"] == "en"


@pytest.mark.usefixtures("lessons")
def test_a_lesson_is_put_where_it_belongs_and_nothing_else_anywhere(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    for place in ("clans/fr/00-first-question.ipynb", "clans/fr/77.ipynb", "../x.ipynb", "", "/"):
        copies.put_lesson(mine, place)
    assert names(mine) == {"clans/fr/00-first-question.ipynb"}


def test_what_is_put_gives_way_to_a_newer_version_unless_somebody_has_changed_it(
    lessons: Path, tmp_path: Path
) -> None:
    for name in (FIRST, SECOND):
        copies.put_lesson(tmp_path, name)
        write(lessons / name, cell("a better lesson"))
    write(tmp_path / SECOND, cell("my answer"))
    for name in (FIRST, SECOND):
        copies.put_lesson(tmp_path, name)
    assert of(tmp_path / FIRST)[0]["source"] == "a better lesson"
    assert of(tmp_path / SECOND)[0]["source"] == "my answer"


def test_nothing_is_put_into_the_folder_of_the_lessons(lessons: Path) -> None:
    (lessons / SECOND).write_text("half written", "utf-8")
    copies.put_lesson(lessons, SECOND)
    assert (lessons / SECOND).read_text("utf-8") == "half written"
