"""The console command: what it copies, what it leaves alone, what it starts."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final
from urllib.request import Request

import pytest

from clans_widget import cli
from clans_widget.cli import lab
from clans_widget.core.handbook import for_teachers, teachers_page
from clans_widget.lessons import catalog, copies
from clans_widget.words import LANGUAGES, join, keys, say, words
from tests.browser.driving.server import own_settings
from tests.cli.first_answer import first_answer
from tests.cli.notebooks import cell, write

SHIPPED = {
    "clans": {
        "clans/en/00-first-question.ipynb",
        "clans/en/01-moves.ipynb",
        "clans/fr/00-first-question.ipynb",
    },
    "nim": {"nim/en/00-first-heaps.ipynb"},
}

FIRST: Final = "clans/en/00-first-question.ipynb"
SECOND: Final = "clans/en/01-moves.ipynb"

Started = list[dict[str, Any]]


def of(path: Path) -> list[dict[str, Any]]:
    """The cells of a notebook."""
    cells: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))["cells"]
    return cells


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


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


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


@pytest.mark.usefixtures("lessons")
def test_first_question_is_asked_in_the_language_asked_for(
    tmp_path: Path, started: Started
) -> None:
    mine = tmp_path / "mine"
    assert cli.main(["--language", "fr", "--folder", str(mine), "--no-browser"]) == 0
    (call,) = started
    assert (call["folder"], call["wished"]) == (mine, ["fr"])
    assert (call["browser"], call["options"]) == (False, [])
    assert names(mine) == {FIRST.replace("/en/", "/fr/")}


@pytest.mark.usefixtures("lessons")
def test_as_long_as_no_language_is_asked_for_it_is_left_open_and_copies_at_hand_are_renewed(
    tmp_path: Path, started: Started
) -> None:
    mine = tmp_path / "mine"
    copies.copy_lessons(mine, "fr", "clans")
    (mine / FIRST.replace("/en/", "/fr/")).unlink()
    assert cli.main(["--folder", str(mine)]) == 0
    assert started[0]["wished"] == []
    assert names(mine) == {FIRST.replace("/en/", "/fr/")}


@pytest.mark.usefixtures("lessons")
def test_lessons_of_another_game_are_opened(tmp_path: Path, started: Started) -> None:
    mine = tmp_path / "mine"
    assert cli.main(["--game", "nim", "--folder", str(mine), "--no-browser"]) == 0
    assert names(mine) == SHIPPED["nim"]
    assert started[0]["wished"] == ["nim"]


@pytest.mark.usefixtures("lessons")
@pytest.mark.parametrize("game", ["chess", "", "..", "clans/en"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_game_without_lessons_is_refused_in_a_sentence_that_names_those_with_lessons(
    game: str,
    language: str,
    tmp_path: Path,
    started: Started,
    capsys: pytest.CaptureFixture[str],
) -> None:
    mine = tmp_path / "mine"
    assert cli.main(["--game", game, "--folder", str(mine), "--language", language]) == 1
    known = join(["clans", "nim"], language)
    said = say("cli.no_lessons", language, game=game, games=known)
    assert capsys.readouterr().err.strip() == said
    assert started == []
    assert not mine.exists()


@pytest.mark.usefixtures("lessons")
def test_untranslated_question_is_opened_in_english_and_said_to_be(
    tmp_path: Path, started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["--language=nl", "--folder", str(tmp_path / "mine")]) == 0
    assert started[0]["wished"] == ["en"]
    assert say("cli.not_translated", "nl") in capsys.readouterr().out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_folder_can_be_told_from_the_full_stop_behind_it(language: str) -> None:
    for key in keys(language):
        for form in words(language).template(key).values():
            assert "{folder}." not in str(form), key


@pytest.mark.usefixtures("lessons", "started")
def test_kept_lesson_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine"
    write(mine / SECOND, cell("my answer"))
    cli.main(["--folder", str(mine)])
    assert str(mine / SECOND) in capsys.readouterr().out


@pytest.mark.usefixtures("lessons")
def test_folder_that_is_a_file_is_refused_in_a_sentence(
    tmp_path: Path, started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine").write_text("a file", "utf-8")
    assert cli.main(["--folder", str(tmp_path / "mine")]) == 1
    assert "--folder" in capsys.readouterr().err
    assert started == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_speaks_the_language(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--help", "--language", language])
    assert say("cli.about", language) in capsys.readouterr().out


def test_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(["--language", "de"])
    assert "fr" in capsys.readouterr().err


def test_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        cli.main(["--version"])
    assert capsys.readouterr().out.split() == ["clans-widget", version("clans-widget")]


@pytest.mark.usefixtures("lessons")
def test_other_options_are_handed_to_jupyterlab_in_their_order(
    tmp_path: Path, started: Started
) -> None:
    mine = ["--port", "8899", "--folder", str(tmp_path / "mine"), "--ServerApp.ip=0.0.0.0", "-y"]
    assert cli.main([*mine, "--debug"]) == 0
    assert started[0]["options"] == ["--port", "8899", "--ServerApp.ip=0.0.0.0", "-y", "--debug"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("option", "meant"),
    [("--langauge", "--language"), ("--lang=fr", "--language"), ("--folders", "--folder")],
)
@pytest.mark.usefixtures("lessons")
def test_misspelled_option_of_our_own_is_refused_in_a_sentence(
    option: str,
    meant: str,
    language: str,
    started: Started,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main([f"--language={language}", option, "fr"])
    said = say("cli.misspelled", language, option=option, meant=meant)
    assert said in capsys.readouterr().err
    assert started == []


@pytest.mark.usefixtures("lessons")
def test_word_that_belongs_to_no_option_is_refused_in_a_sentence(
    started: Started, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit, match="2"):
        cli.main(["fr", "--port", "8899"])
    told = capsys.readouterr().err
    assert say("cli.stray", word="fr") in told
    assert "class, page, print" in told, "what else there is"
    assert started == []


@pytest.mark.parametrize("option", ["--port", "--ip", "--debug", "--log-level", "--app-dir", "-y"])
@pytest.mark.usefixtures("lessons")
def test_options_of_jupyterlab_are_not_taken_for_ours(
    option: str, tmp_path: Path, started: Started
) -> None:
    assert cli.main(["--folder", str(tmp_path / "mine"), option]) == 0
    assert started[0]["options"] == [option]


@pytest.mark.slow
def test_jupyterlab_starts_at_the_port_asked_for_and_prints_the_address_of_the_lessons(
    tmp_path: Path,
) -> None:
    command = [sys.executable, "-m", "clans_widget.cli", "--no-browser", "--folder", "mine"]
    with subprocess.Popen(
        [*command, "--port", "18899", "--ServerApp.port_retries=50"],
        cwd=tmp_path,
        env=own_settings(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            printed = next((line for line in process.stdout if "/lessons?token=" in line), "")
            process.stdout.readline()
            french = Request(printed.split()[-1], headers={"Accept-Language": "de, fr-CH;q=0.8"})
            shown = first_answer(process, french).address
        finally:
            process.terminate()
            process.stdout.read()
    assert "http://" in printed
    assert re.search(r":18[789][0-9]{2}/", printed), "Others may have the port, and some near it."
    assert (tmp_path / "mine" / FIRST).exists()
    assert shown.endswith(f"/doc/tree/{FIRST.replace('/en/', '/fr/')}")


@pytest.mark.parametrize("command", [[], ["print"]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_the_handbook_with_its_lesson_plans(
    language: str, command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    told = for_teachers(language)
    with pytest.raises(SystemExit):
        cli.main([*command, "--help", "--language", language])
    assert "".join(told.split()) in "".join(capsys.readouterr().out.split())
    assert teachers_page(language) in told
    assert Path(__file__).parents[1].joinpath(teachers_page(language)).is_file()


def test_who_interrupts_a_command_is_told_so_in_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "command", lambda _: interrupted)
    assert cli.main(["site", "somewhere", "--language", "fr"]) == 130
    assert capsys.readouterr().err == f"{say('cli.interrupted', 'fr')}\n"
