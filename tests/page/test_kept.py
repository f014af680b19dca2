"""A game that is kept beside its notebook goes on when that is opened again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clans_widget import ClannWidget, ClansWidget, clann, clans
from clans_widget.core.session import SESSION


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the game of the notebook that is open is kept."""
    notebook = tmp_path / "evening.ipynb"
    notebook.write_text("{}", "utf-8")
    monkeypatch.setenv(SESSION, str(notebook))
    return tmp_path / "evening.game.json"


def of_clans() -> ClansWidget:
    return ClansWidget.kept(clans.Game.new(["Ann", "Bob"]), bots={"Bob": "greedy"})


def of_clann() -> ClannWidget:
    return ClannWidget.kept(clann.Game.new(["Ann", "Bob"], seed=7), bots={"Bob": "greedy"})


def test_a_game_goes_on_with_its_cards_its_bots_and_the_step_that_was_shown(file: Path) -> None:
    board = of_clans()
    assert not file.exists(), "nothing has happened"
    for _ in range(2):
        board.play(str(board.game.position.legal_moves()[0]))
    board.go_to(1)
    again = of_clans()
    assert (again.step, again.game.to_text()) == (1, board.game.to_text())
    assert len(again.steps) > 1
    assert again._bots_of_levels == {2: "greedy"}
    for name in board.game.players:
        assert again.game.clans(seen_by=name) == board.game.clans(seen_by=name)


def test_a_game_goes_on_in_another_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language in ("en", "fr"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "own-game.ipynb").write_text("{}", "utf-8")
    monkeypatch.setenv(SESSION, str(tmp_path / "en" / "own-game.ipynb"))
    board = ClansWidget.kept(clans.Game.new(["Ann", "Bob"]))
    board.play(str(board.game.position.legal_moves()[0]))
    monkeypatch.setenv(SESSION, str(tmp_path / "fr" / "own-game.ipynb"))
    again = ClansWidget.kept(clans.Game.new(["Ann", "Bob"]))
    assert again.game.to_text() == board.game.to_text()


def test_dice_that_were_rolled_are_kept(file: Path) -> None:
    board = of_clann()
    while board.game.position.phase != "roll":
        board.play(str(board.game.position.legal_moves()[0]))
    board.game.roll()
    board.play(str(board.game.position.legal_moves()[0]))
    assert file.exists()
    assert of_clann().game.to_text() == board.game.to_text()


@pytest.mark.parametrize(
    "text",
    [
        "{",
        "[]",
        "{}",
        json.dumps({"record": "no game", "bots": {}, "step": 0}),
        json.dumps({"record": "", "bots": [], "step": 0}),
        json.dumps({"record": "", "bots": {"x": 1}, "step": "0"}),
    ],
)
def test_what_is_no_game_is_put_aside_and_another_begins(text: str, file: Path) -> None:
    file.write_text(text, "utf-8")
    board = of_clans()
    assert board.step == 0
    board.play(str(board.game.position.legal_moves()[0]))
    assert file.with_name("evening.game.json.old").read_text("utf-8") == text
    assert of_clans().step == board.step


def test_a_kept_bot_that_there_is_no_more_is_no_reason_to_fail(file: Path) -> None:
    board = of_clans()
    board.play(str(board.game.position.legal_moves()[0]))
    kept = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps(kept | {"bots": {"2": "genius"}}), "utf-8")
    assert of_clans().step == 0


def test_without_a_notebook_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(SESSION, raising=False)
    monkeypatch.chdir(tmp_path)
    board = of_clans()
    board.play(str(board.game.position.legal_moves()[0]))
    assert [*tmp_path.iterdir()] == []
