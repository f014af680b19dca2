"""What players know and choose from, in any game."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from clans_widget.arena import (
    ROLL,
    Candidate,
    OpenView,
    PlayersError,
    RandomPlayer,
    answers,
    best_of,
    chance_for,
    legal_moves,
    seat_of,
)
from clans_widget.core.errors import GameError
from tests.arena.climb import Climb, ClimbGame, new_game


def after(*moves: str) -> ClimbGame:
    game = new_game()
    for move in moves:
        game.roll() if move == ROLL else game.play(move)
    return game


def test_an_open_view_knows_all_that_has_happened() -> None:
    game = after(ROLL, "go", ROLL)
    view = OpenView.of(game)
    assert (view.seat, view.position, view.moves) == (2, game.position, game.moves)
    assert [position for position, _ in view.history()] == [event.before for event in game.events]
    assert [move for _, move in view.history()] == list(game.moves)
    assert OpenView.of(game, "Ann").seat == 1
    assert pickle.loads(pickle.dumps(view)) == view


@pytest.mark.parametrize(("player", "seat"), [("Ann", 1), ("Bob", 2), (2, 2)])
def test_a_seat_is_found_by_name_or_number(player: str | int, seat: int) -> None:
    assert seat_of(new_game().players, player) == seat


@pytest.mark.parametrize("player", ["Eve", 0, 3])
def test_nobody_else_has_a_seat(player: str | int) -> None:
    with pytest.raises(GameError, match=str(player)):
        seat_of(new_game().players, player)


def test_there_are_moves_to_choose_from_and_perhaps_a_roll() -> None:
    once, twice = OpenView.of(after(ROLL)), OpenView.of(after(ROLL, ROLL))
    assert (answers(once), answers(twice)) == (("go", "pass", ROLL), ("go", "pass"))
    assert legal_moves(once) == ("go", "pass")
    assert answers(OpenView(Climb((0, 0)), 1)) == (ROLL,)


def test_when_a_game_is_over_there_is_nothing_to_choose() -> None:
    for choose in (answers, legal_moves, RandomPlayer(1).choose):
        with pytest.raises(PlayersError, match="no move to choose"):
            choose(OpenView(Climb((6, 0)), 1))


def test_any_answer_is_as_likely() -> None:
    view = OpenView.of(after(ROLL))
    chosen = Counter(RandomPlayer(seed).choose(view) for seed in range(300))
    assert set(chosen) == {"go", "pass", ROLL}
    assert min(chosen.values()) > 70


def test_chance_with_a_seed_depends_on_what_is_known_alone() -> None:
    views = [OpenView.of(after(ROLL, move)) for move in ("go", "go", "pass")]
    drawn = [chance_for(view, 7, "test").random() for view in views]
    assert drawn[0] == drawn[1] != drawn[2]
    assert chance_for(views[0], None, "test").random() != chance_for(views[0], None, "x").random()


def test_among_the_best_one_is_drawn() -> None:
    candidates = [Candidate("a", 1), Candidate("b", 2), Candidate("c", 2)]
    view = OpenView.of(after(ROLL))
    chosen = {best_of(candidates, chance_for(view, seed, "test")) for seed in range(20)}
    assert chosen == {"b", "c"}
