"""Whole games, kept as records: what happens in them stays as it was.

``pytest --force-regen tests/clans/rules/agreement/test_golden.py`` writes them anew.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from pytest_regressions.file_regression import FileRegressionFixture

from clans_widget.clans import Game, Result, Turn
from tests.clans.rules.naive import play
from tests.clans.rules.worlds import (
    naive,
    random_game,
)

FOLDER = Path(__file__).parent / "golden"

GAMES = {"two_players": (2, 350), "three_players": (3, 428), "four_players": (4, 227)}
"""Players and seed of each game, whose moves are drawn at random."""

every_game = pytest.mark.parametrize("name", GAMES)


def described(game: Game) -> str:
    """The record of a finished game, its headers and comments saying all that happened."""
    told = Game.new(game.players, clans=game.clans(), position=game.start)
    for turn in game.turns:
        steps = " ".join(f"{step.rule}:{step.name}" for step in turn.steps)
        told.play(turn.move, comment=f"{steps} {turn.position.to_text().split(' ', 1)[1]}")
    told.headers["Final"] = game.position.to_text()
    told.headers["Ending"] = game.position.ending
    told.headers["Result"] = in_words(game.result())
    return told.to_text()


def in_words(result: Result | None) -> str:
    assert result is not None
    totals = ", ".join(f"{name} {total}" for name, total in result.totals.items())
    return f"{totals}; {' and '.join(result.winners)}"


def stored(name: str) -> str:
    return (FOLDER / f"{name}.txt").read_text("utf-8")


def crosses_an_epoch(turn: Turn) -> bool:
    kinds = [step.name for step in turn.steps]
    return "EpochEnded" in kinds and "VillageFounded" in kinds[kinds.index("EpochEnded") :]


@every_game
def test_a_seed_gives_the_same_game_as_ever(
    name: str, file_regression: FileRegressionFixture
) -> None:
    players, seed = GAMES[name]
    text = described(random_game(players, seed))
    file_regression.check(text, fullpath=FOLDER / f"{name}.txt", encoding="utf-8")


@every_game
def test_replaying_the_record_gives_the_stored_steps_and_result(name: str) -> None:
    game = Game.from_text(stored(name))
    assert game.position.to_text() == game.headers["Final"]
    assert game.position.ending == game.headers["Ending"]
    assert in_words(game.result()) == game.headers["Result"]
    assert game.to_text() == stored(name)
    assert described(game) == stored(name)


@every_game
def test_the_naive_reference_plays_the_record_to_the_same_end(name: str) -> None:
    game = Game.from_text(stored(name))
    state = naive(game.start)
    for turn, note in zip(game.turns, game.notes[1:], strict=True):
        events, state = play(state, turn.move.to_text())
        steps = " ".join(f"{rule}:{step}" for step, rule, _, _ in events)
        assert note.comment.startswith(steps)
    assert state.to_text() == game.headers["Final"]


def test_the_games_show_what_is_rare() -> None:
    games = {name: Game.from_text(stored(name)) for name in GAMES}
    assert [len(game.players) for game in games.values()] == [2, 3, 4]
    rules = {name: [step.rule for step in game.steps] for name, game in games.items()}
    kinds = {name: [step.name for step in game.steps] for name, game in games.items()}
    assert "F2" in rules["four_players"]
    assert "F4" in rules["two_players"]
    assert "VillageIgnored" in kinds["two_players"]
    assert "M3" in rules["three_players"]
    for name, game in games.items():
        assert {"StrifeBroke", "VillageDestroyed", "WinnersDeclared"} <= set(kinds[name])
        assert name == "three_players" or any(map(crosses_an_epoch, game.turns))


@every_game
def test_turns_follow_each_other(name: str) -> None:
    turns = Game.from_text(stored(name)).turns
    assert all(one.position == other.before for one, other in pairwise(turns))
