"""The compiled kernel plays by the rules: compared with the engine, position by position."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clans_widget.arena.many.lots import Lots, seed_number
from clans_widget.clann import Course, Position
from clans_widget.clann.simulate import layout, log
from clans_widget.clann.simulate.kernel.games import play_games
from clans_widget.clann.simulate.readable import play_game
from tests.clann.rules.agreement.test_perft import PLAYED
from tests.clann.rules.both import PLAYERS, SMALL, Sizes, all_states, position_of
from tests.clann.rules.naive_state import State
from tests.clann.simulate.same import assert_same_game
from tests.clann.simulate.stepping import KernelGame
from tests.speeds import many

pytestmark = pytest.mark.slow

SEEDS = st.integers(0, 2**64 - 1)
LARGE = (Sizes(99, 1), Sizes(99, 99))
STARTS = {name: Position.from_text(text) for name, (text, _) in PLAYED.items()}


@pytest.mark.parametrize("players", PLAYERS)
def test_games_on_the_standard_course(players: int) -> None:
    for number in range(many(14)):
        assert_same_game(Position.start(players=players), seed_number("standard"), number)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("sizes", SMALL, ids=str)
def test_games_on_small_courses(sizes: Sizes, players: int) -> None:
    start = Position.start(Course(*sizes), players=players)
    for number in range(1 + many(4)):
        assert_same_game(start, seed_number("small"), number)


@pytest.mark.parametrize("sizes", LARGE, ids=str)
def test_a_game_on_the_longest_courses(sizes: Sizes) -> None:
    assert_same_game(Position.start(Course(*sizes), players=4), seed_number("large"))


@settings(max_examples=many(120))
@given(state=all_states(), seed=SEEDS)
def test_games_from_any_position(state: State, seed: int) -> None:
    assert_same_game(position_of(state), seed)


@pytest.mark.parametrize("name", STARTS)
def test_games_from_counted_positions(name: str) -> None:
    """Lost ranks, partners, black faces, dice that are rolled again."""
    for number in range(1 + many(4)):
        assert_same_game(STARTS[name], seed_number(7), number)


@pytest.mark.parametrize(
    "text",
    [
        "A1,h,h,h/h,h,h,h - 2 -",
        "h,h,A1,h/B1,h,h,h/h,h,h,h - 3 -",
        "A1,h,h,h/h,h,h,C1 - 1 -",
    ],
)
def test_games_from_the_middle_of_the_set_up(text: str) -> None:
    """Some have chosen who begins, others not yet (K3)."""
    assert_same_game(Position.from_text(text), seed_number("set-up"))


@pytest.mark.parametrize(
    "text",
    [
        "h,h,h,h/h,h,h,h - 1 -",
        "A1,h,h,h/h,h,h,C1 - 1 -",
        "A1,h,h,h/h,h,h,C1 A4 1 36",  # K12: the Knight can be pushed away, by one of several
        "A1,h,h,h/h,A6,h,C1 A4 1 2k",  # K11: the Knight can take somebody
        "D13,h,A3,A8/B4,A6,A5,h/A1,A4,h,t2/D2,h,C1,x D9 1 256",
    ],
)
def test_every_move_comes_up(text: str) -> None:
    """Also those that differ by the cell alone on which somebody is put down."""
    position, seed = Position.from_text(text), seed_number("every")
    moves = position.legal_moves()
    starts, games = layout.games_of([position]), np.empty(100 * len(moves), layout.GAME)
    logs = np.empty((len(games), 1), np.uint32)
    play_games(layout.course_of(position.course), starts, np.uint64(seed), 0, games, logs)
    drawn = log.read(logs[:, 0].tolist(), position.course)
    assert set(drawn) == set(moves)


def test_many_games_in_one_call_are_those_of_the_engine() -> None:
    """Games begin at the starts in turn; the numbers go on from 10."""
    starts, seed = [Position.start(players=3), *STARTS.values()], seed_number(7)
    games, logs = np.empty(25, layout.GAME), np.empty((25, 4000), np.uint32)
    course = starts[0].course
    play_games(layout.course_of(course), layout.games_of(starts), np.uint64(seed), 10, games, logs)
    for k, (game, numbers) in enumerate(zip(games, logs, strict=True)):
        played = play_game(starts[k % len(starts)], Lots(seed, 10 + k))
        assert layout.position_of(game, course) == played.end
        assert tuple(log.read(numbers[: game["events"]].tolist(), course)) == played.moves
        for name in ("turns", "uses", "sent_home", "taken", "pushed"):
            assert game[name] == getattr(played, name), name


def test_what_there_is_no_room_for_is_not_written_but_counted() -> None:
    start, seed = Position.start(), seed_number(7)
    games, logs = np.empty(3, layout.GAME), np.zeros((3, 10), np.uint32)
    play_games(
        layout.course_of(start.course), layout.games_of([start]), np.uint64(seed), 0, games, logs
    )
    for number, (game, numbers) in enumerate(zip(games, logs, strict=True)):
        whole = KernelGame(start, seed, number)
        assert game["events"] == len(whole.moves)
        assert list(log.read(numbers.tolist(), start.course)) == whole.moves[:10]


def test_what_has_just_been_used_of_a_record_is_forgotten() -> None:
    """The same room is used for game after game: nothing of one may stay for the next."""
    start, seed = Position.start(players=4), np.uint64(seed_number(7))
    course, starts = layout.course_of(start.course), layout.games_of([start])
    logs = np.empty((50, 0), np.uint32)
    games = np.empty(50, layout.GAME)
    play_games(course, starts, seed, 0, games, logs)
    again = games[::-1].copy()
    play_games(course, starts, seed, 0, again, logs)
    assert again.tobytes() == games.tobytes()
