"""A game that has just been made plays, and keeps all that every game promises."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns, rmtree
from typing import Final

import pytest

from tests.modules import PROJECT
from tests.new_game.__main__ import main
from tests.new_game.making import NameTaken, free_letter, make

NAME: Final = "nine_mens"

SHORT: Final = "one_evening"

COPIED: Final = ("clans_widget", "docs", "tests")
LEFT: Final = ignore_patterns("__pycache__", "_build", "lessons", "strength", "mutants")

WIDGET: Final = """
from clans_widget import NineMensWidget, nine_mens

board = NineMensWidget("---/-x-/--- 2", "fr", players=["Ann", "Bob"], bots={"Bob": "strong"})
board.let_bots_play()
assert board.steps, "The bot has not played."
board.play(board.game.position.legal_moves()[0])
assert "Ann" in str(board.view), board.view
print(nine_mens.__file__)
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the project, as far as a game needs it, with a game that has just been made."""
    folder = tmp_path_factory.mktemp("project")
    for part in COPIED:
        copytree(PROJECT / part, folder / part, ignore=LEFT)
    copytree(PROJECT / "clans_widget/lessons", folder / "clans_widget/lessons")
    for file in ("pyproject.toml", "README.md"):
        (folder / file).write_text((PROJECT / file).read_text("utf-8"), "utf-8")
    make(NAME, folder)
    return folder


def run(project: Path, *arguments: str) -> str:
    """What Python says in the copy; if it fails, all that it says is what the test says."""
    environment = {**os.environ, "PYTHONPATH": str(project)}
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=project,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_it_keeps_what_every_game_promises_and_its_layers(project: Path) -> None:
    """Its rules to the end and back, pictures in each language, clicks, exercises, imports."""
    pytest_in = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not slow")
    tests = ("tests/any_game", f"tests/{NAME}", "tests/test_layers.py", f"clans_widget/{NAME}")
    asked = f"{NAME} or has_an_order or stands_in_a_part or no_game or no_common_part"
    told = run(project, *pytest_in, *tests, "-k", asked)
    passed = int(told.rpartition(" passed")[0].split()[-1])
    assert passed > 50, told


@pytest.mark.slow
def test_on_the_first_evening_it_needs_one_language_and_no_exercises(project: Path) -> None:
    made = make(SHORT, project)
    for part in ("words/fr.toml", "words/nl.toml", "printed.py", "exercises"):
        lacking = project / "clans_widget" / SHORT / part
        rmtree(lacking) if lacking.is_dir() else lacking.unlink()
    tests = (f"clans_widget/{SHORT}", f"tests/{SHORT}", "tests/any_game", "-k", SHORT)
    told = run(project, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *tests)
    assert int(told.rpartition(" passed")[0].split()[-1]) > 20, told
    for path in made.files:
        path.unlink(missing_ok=True)


@pytest.mark.slow
def test_it_plays_in_a_notebook(project: Path) -> None:
    told = run(project, "-c", WIDGET)
    assert Path(told.strip()).is_relative_to(project)


@pytest.mark.slow
def test_nothing_that_was_there_is_changed_and_lint_finds_nothing(project: Path) -> None:
    made = [path for path in project.rglob("*") if path.is_file() and NAME in str(path)]
    assert len(made) > 15
    for part in COPIED:
        for path in (project / part).rglob("*"):
            if path.suffix in (".py", ".toml", ".md") and NAME not in str(path):
                assert path.read_bytes() == (PROJECT / path.relative_to(project)).read_bytes()
    own = [str(path) for path in made if path.suffix == ".py"]
    run(project, "-m", "ruff", "check", "--no-cache", *own)
    run(project, "-m", "ruff", "format", "--no-cache", "--check", *own)


@pytest.mark.slow
def test_no_word_of_the_template_is_left(project: Path) -> None:
    for path in project.rglob("*"):
        if NAME in str(path) and path.suffix in (".py", ".toml", ".md"):
            text = path.read_text("utf-8")
            assert not [word for word in ("newgame", "NewGame", "NEWTITLE") if word in text], path


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("clans", "There is clans_widget/clans already."),
        ("core", "There is clans_widget/core already."),
        ("Nine Mens", "small letters"),
        ("class", "small letters"),
        ("chess_", "small letters"),
        ("queue", "A module of Python"),
    ],
)
def test_a_name_that_cannot_be_is_refused(name: str, said: str) -> None:
    with pytest.raises(NameTaken, match=said):
        make(name, PROJECT)


def test_the_command_says_how_it_is_called_and_what_it_refuses(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([]) == 2
    assert "python -m tests.new_game NAME" in capsys.readouterr().err
    assert main(["clans"]) == 1
    assert "already" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "letter"), [("nim", "N"), ("kono", "O"), ("cvx", "A")])
def test_the_ids_of_its_rules_begin_with_a_letter_of_its_own(name: str, letter: str) -> None:
    """C, F, M, S, V and X are of Clans, K is of CLANN."""
    assert free_letter(name, PROJECT) == letter
