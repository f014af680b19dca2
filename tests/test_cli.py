"""The console command: what it copies, what it leaves alone, what it starts."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

from clans_widget import cli
from clans_widget.words import LANGUAGES, join, say
from tests.browser.driving.server import own_settings

SHIPPED = {
    "clans": {
        "clans/en/00-quick-tour.ipynb",
        "clans/en/01-moves.ipynb",
        "clans/fr/00-quick-tour.ipynb",
    },
    "nim": {"nim/en/00-quick-tour.ipynb"},
}


@pytest.fixture
def lessons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Lessons of two games to copy, some of them in French, too, and what an editor left."""
    folder = tmp_path / "shipped"
    for name in (*SHIPPED["clans"], *SHIPPED["nim"]):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"this is {name}", "utf-8")
    hidden = folder / "clans" / "en" / ".ipynb_checkpoints" / "01-moves.ipynb"
    hidden.parent.mkdir()
    hidden.write_text("old", "utf-8")
    monkeypatch.setattr(cli, "lessons_folder", lambda: folder)
    return folder


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Path, str, bool]]:
    """What would have been opened, in place of JupyterLab."""
    calls: list[tuple[Path, str, bool]] = []

    def open_lab(folder: Path, tour: str, *, browser: bool) -> None:
        calls.append((folder, tour, browser))

    monkeypatch.setattr(cli, "open_lab", open_lab)
    return calls


def names(folder: Path) -> set[str]:
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


@pytest.mark.usefixtures("lessons")
def test_lessons_of_one_language_are_copied(tmp_path: Path) -> None:
    assert cli.copy_lessons(tmp_path / "mine", "en") == []
    assert names(tmp_path / "mine") == {name for name in SHIPPED["clans"] if "/en/" in name}


@pytest.mark.usefixtures("lessons")
def test_changed_lesson_is_kept_and_missing_one_comes_back(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    cli.copy_lessons(mine, "en")
    changed, missing = (
        mine / "clans" / "en" / "01-moves.ipynb",
        mine / "clans" / "en" / "00-quick-tour.ipynb",
    )
    changed.write_text("my answer", "utf-8")
    missing.unlink()
    assert cli.copy_lessons(mine, "en") == [changed]
    assert changed.read_text("utf-8") == "my answer"
    assert missing.exists()


def test_lessons_folder_itself_can_be_opened(lessons: Path) -> None:
    before = names(lessons)
    assert cli.copy_lessons(lessons, "en") == []
    assert names(lessons) == before


@pytest.mark.usefixtures("lessons")
def test_tour_is_opened_in_the_language_asked_for(
    tmp_path: Path, started: list[tuple[Path, str, bool]]
) -> None:
    mine = tmp_path / "mine"
    assert cli.main(["--language", "fr", "--folder", str(mine), "--no-browser"]) == 0
    assert started == [(mine, "clans/fr/00-quick-tour.ipynb", False)]


@pytest.mark.usefixtures("lessons")
def test_lessons_of_another_game_are_opened(
    tmp_path: Path, started: list[tuple[Path, str, bool]]
) -> None:
    mine = tmp_path / "mine"
    assert cli.main(["--game", "nim", "--folder", str(mine), "--no-browser"]) == 0
    assert names(mine) == SHIPPED["nim"]
    assert started == [(mine, "nim/en/00-quick-tour.ipynb", False)]


@pytest.mark.usefixtures("lessons")
@pytest.mark.parametrize("game", ["chess", "", "..", "clans/en"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_game_without_lessons_is_refused_in_a_sentence_that_names_those_with_lessons(
    game: str,
    language: str,
    tmp_path: Path,
    started: list[tuple[Path, str, bool]],
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
def test_untranslated_tour_is_opened_in_english_and_said_to_be(
    tmp_path: Path, started: list[tuple[Path, str, bool]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["--language=nl", "--folder", str(tmp_path / "mine")]) == 0
    assert started[0][1] == "clans/en/00-quick-tour.ipynb"
    assert say("cli.not_translated", "nl") in capsys.readouterr().out


@pytest.mark.usefixtures("lessons", "started")
def test_kept_lesson_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    mine = tmp_path / "mine"
    (mine / "clans" / "en").mkdir(parents=True)
    (mine / "clans" / "en" / "01-moves.ipynb").write_text("my answer", "utf-8")
    cli.main(["--folder", str(mine)])
    assert str(mine / "clans" / "en" / "01-moves.ipynb") in capsys.readouterr().out


@pytest.mark.usefixtures("lessons")
def test_folder_that_is_a_file_is_refused_in_a_sentence(
    tmp_path: Path, started: list[tuple[Path, str, bool]], capsys: pytest.CaptureFixture[str]
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


@pytest.mark.slow
def test_jupyterlab_starts_and_prints_the_address_of_the_tour(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "clans_widget.cli", "--no-browser", "--folder", "mine"]
    with subprocess.Popen(
        command,
        cwd=tmp_path,
        env=own_settings(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        assert process.stdout is not None
        address = "/lab/tree/clans/en/00-quick-tour.ipynb?token="
        printed = next((line for line in process.stdout if address in line), "")
        process.terminate()
        process.stdout.read()
    assert "http://" in printed
    assert (tmp_path / "mine" / "clans" / "en" / "00-quick-tour.ipynb").exists()
