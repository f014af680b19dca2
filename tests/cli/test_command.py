"""The console command: what it says, and what it starts."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from urllib.request import Request

import pytest

from clans_widget import cli
from clans_widget.core.handbook import for_teachers, teachers_page
from clans_widget.lessons import copies
from clans_widget.words import LANGUAGES, join, keys, say, words
from tests.browser.driving.server import own_settings
from tests.cli.first_answer import first_answer
from tests.cli.notebooks import cell, write
from tests.cli.shipped import FIRST, SECOND, SHIPPED, Started, names


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
    assert Path(__file__).parents[2].joinpath(teachers_page(language)).is_file()


def test_who_interrupts_a_command_is_told_so_in_a_word(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "command", lambda _: interrupted)
    assert cli.main(["site", "somewhere", "--language", "fr"]) == 130
    assert capsys.readouterr().err == f"{say('cli.interrupted', 'fr')}\n"
