"""A notebook is run with what a page has: what comes alive there, and why the rest does not."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from clans_widget import ClansWidget
from clans_widget.cli import main
from clans_widget.page.host.run_cell import shown_by
from clans_widget.page.making.rehearsal import Played, rehearsed
from clans_widget.words import LANGUAGES, say
from tests.page.notebooks import notebook

pytestmark = pytest.mark.slow

BEGIN: Final = "from clans_widget import ClansWidget, Quiz, clans\nimport clans_widget as cw"

GAME: Final = (
    "g = clans.Game.new(['Ann', 'Bob'], seed=7, first='Ann')\nmoves = g.position.legal_moves()"
)

ALIVE: Final = (
    "w",
    "display(ClansWidget(g))",
    "from IPython.display import display\ndisplay(ClansWidget(g))",
    "cw.ClansWidget(g)",
    "mk()",
    "board: ClansWidget = ClansWidget(g)\nboard",
)
"""Cells of a usual notebook, each of which shows a board."""

BEFORE: Final = (
    f"import pandas as pd\n{BEGIN}",
    f"%matplotlib inline\n%time moved = 3\n{GAME}",
    "g.play('A1-L5')",
    "import sqlite3",
    "frame = pd.DataFrame([3])\ncount = len(frame)",
    "sys.exit()",
    "w = ClansWidget(g)",
    "def mk():\n    return ClansWidget(g)",
)
"""Among them what fails on any page, and what only shows or times something."""


@pytest.fixture(scope="module")
def played() -> list[Played]:
    return rehearsed([*BEFORE, *ALIVE], "en")


def test_what_a_board_needs_is_run_and_nothing_that_fails(played: list[Played]) -> None:
    for cell, found in zip(ALIVE, played[len(BEFORE) :], strict=True):
        assert found.code.endswith(cell.splitlines()[-1]), (cell, found)
        assert "pandas" not in found.code
        assert "A1-L5" not in found.code
        assert "<svg" in found.picture
        if "IPython" not in cell:  # which is another one here
            board = shown_by(found.code)
            assert isinstance(board, ClansWidget)
            board.close()


def test_the_first_cause_is_told(played: list[Played]) -> None:
    lacks = [(found.module, found.because) for found in played[: len(BEFORE)] if found.module]
    assert lacks == [("pandas", 0), ("sqlite3", 3), ("pandas", 0)]
    assert played[2].error.startswith("IllegalMove")


def test_what_is_imported_beside_something_that_a_page_lacks_is_there() -> None:
    """Tables need pandas; the rest of the cell does not."""
    cell = f"{BEGIN}\nfrom clans_widget.clans import tables, exercises\n{GAME}"
    lacks, board = rehearsed([cell, "ClansWidget(g)"], "en")
    assert lacks.module == "clans_widget.clans.tables"
    assert board.code.endswith("ClansWidget(g)")
    assert "tables" not in board.code


def test_a_board_is_as_it_was_in_the_notebook_whatever_changed_it() -> None:
    """Also what was played on another board of the same game."""
    cells = [BEGIN, GAME, "first = ClansWidget(g)\nfirst.play(moves[0])\nfirst", "ClansWidget(g)"]
    *_, last = rehearsed(cells, "en")
    board = shown_by(last.code)
    assert isinstance(board, ClansWidget)
    assert len(board.game.turns) == 1
    board.close()


def test_no_file_beside_the_notebook_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "data.txt").write_text("7", "utf-8")
    (found,) = rehearsed(["text = open('data.txt').read()"], "en")
    assert found.error.startswith("FileNotFoundError")


@pytest.mark.parametrize(
    "language",
    ["nl", *(pytest.param(each, marks=pytest.mark.deep) for each in LANGUAGES if each != "nl")],
)
def test_the_command_says_which_boards_play_and_why_others_do_not(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    needs = "ClansWidget(clans.Game.new(['Ann', 'Bob'], seed=count))"
    path = notebook(
        tmp_path, ["import pandas", BEGIN, GAME, "count = pandas.NA", "ClansWidget(g)", needs]
    )
    assert main(["page", str(path), "--language", language]) == 0
    told = capsys.readouterr().out
    assert say("cli.page.playing", language, count=1, all=2) in told
    why = say("cli.page.still.lacks", language, other=2, module="pandas")
    assert say("cli.page.picture", language, cell=7, line=needs, why=why) in told
    page = path.with_suffix(".html").read_text("utf-8")
    assert page.count('class="live" data-game="clans"') == 1
    assert "import pandas" not in page.partition("data-code")[2].partition(">")[0]
