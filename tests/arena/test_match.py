"""A match in any game: dice are rolled, moves made, and faults told."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from clans_widget.arena import (
    ROLL,
    Failure,
    Outcome,
    Player,
    RandomPlayer,
    Referee,
    ask,
    failure_of,
    play_match,
)
from clans_widget.core.chance import Roll
from clans_widget.words import LANGUAGES, Named, Voice
from tests.arena.climb import (
    CONTEST,
    TOP,
    Climb,
    ClimbGame,
    Foreign,
    Goer,
    Hoper,
    Passer,
    new_game,
)

SECRET = "the red clan"
ROLLED = Climb((0, 0), 1, pips=3, rolls=1)
TWICE = Climb((0, 0), 1, pips=3, rolls=2)


class Unshown:
    """An answer whose text fails."""

    def __repr__(self) -> str:
        raise RuntimeError


def test_a_match_goes_to_its_end_and_its_record_tells_it() -> None:
    game = new_game()
    played = play_match(CONTEST, game, {"Ann": Goer(), "Bob": Passer()}, setup=3)
    assert (played.setup, played.players, played.dealt) == (3, ("Ann", "Bob"), ())
    assert (played.shares, played.totals) == ((1.0, 0.0), (TOP, 0))
    assert played.fault is None
    assert ClimbGame.from_text(played.record).position == game.position


def test_where_there_is_nothing_else_to_do_dice_are_rolled_without_asking() -> None:
    game = new_game()
    played = play_match(CONTEST, game, {"Ann": Goer(), "Bob": Passer()})
    rolls = sum(isinstance(move, Roll) for move in game.moves)
    assert sum(played.moves) == len(game.moves) - rolls == rolls


def test_who_answers_with_a_roll_has_the_dice_rolled() -> None:
    game = new_game()
    played = play_match(CONTEST, game, {"Ann": Hoper(), "Bob": Passer()})
    kinds = [type(move) for move in game.moves]
    assert kinds[:5] == [Roll, Roll, str, Roll, str]
    assert played.moves[0] == 2 * sum(event.player == 1 for event in game.events) / 3
    assert played.fault is None


@pytest.mark.parametrize(
    ("answer", "position", "kind", "detail"),
    [
        ("fly", ROLLED, "illegal", "fly: The game is over, so there is no move to choose."),
        (ROLL, TWICE, "illegal", "roll: There is nothing to roll now."),
        (("go",), ROLLED, "no_move", "('go',)"),
        (None, ROLLED, "no_move", "None"),
        (Unshown(), ROLLED, "no_move", "Unshown"),
        (ValueError(SECRET), ROLLED, "error", f"ValueError: {SECRET}"),
        (SystemExit(3), ROLLED, "error", "SystemExit: 3"),
    ],
)
def test_what_can_be_wrong_with_an_answer(
    answer: Any, position: Climb, kind: str, detail: str
) -> None:
    failure = failure_of(ask(Foreign(answer), None), position)
    assert failure is not None
    assert (failure.kind, failure.detail) == (kind, detail)


@pytest.mark.parametrize(("answer", "position"), [("go", ROLLED), (ROLL, ROLLED), ("pass", TWICE)])
def test_what_can_be_played_is_no_failure(answer: str, position: Climb) -> None:
    assert failure_of(Outcome(answer), position) is None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answer", ["fly", (SECRET,), ValueError(SECRET)])
def test_those_who_play_on_are_told_no_secret(answer: Any, language: str) -> None:
    failure = failure_of(ask(Foreign(answer), None), ROLLED)
    assert failure is not None
    text = failure.refusal(Named("Player 2")).in_voice(Voice(language))
    assert Voice(language).name(2) in text
    assert SECRET not in text


def test_an_error_is_told_with_its_place() -> None:
    failure = failure_of(ask(Foreign(ValueError(SECRET)), None), ROLLED)
    assert failure is not None
    assert (failure.told["error"], failure.told["function"]) == ("ValueError", "choose")
    assert isinstance(failure.told["line"], int)


def test_who_is_interrupted_by_the_person_at_the_keyboard_is_not_at_fault() -> None:
    with pytest.raises(KeyboardInterrupt):
        ask(Foreign(KeyboardInterrupt()), None)
    outcome = ask(Foreign(KeyboardInterrupt()), None, in_thread=True)
    assert isinstance(outcome.error, KeyboardInterrupt)


@pytest.mark.parametrize("limit", [None, 60.0])
def test_a_fault_ends_the_match_and_the_others_share_it(limit: float | None) -> None:
    players: dict[str, Player] = {"Ann": Passer(), "Bob": Foreign("fly"), "Cleo": Goer()}
    game = new_game(*players)
    played = play_match(CONTEST, game, players, referee=Referee(limit))
    assert played.shares == (0.5, 0.0, 0.5)
    assert played.fault is not None
    assert (played.fault.player, played.fault.ply, played.fault.kind) == ("Bob", 4, "illegal")
    assert ClimbGame.from_text(played.record).moves == game.moves


def test_who_is_late_is_late_at_once_as_long_as_it_thinks() -> None:
    asked, over = [], threading.Event()

    class Slow:
        def choose(self, view: Any) -> None:
            asked.append(view)
            over.wait()

    referee, slow = Referee(0.1), Slow()
    try:
        outcomes = [referee.ask(slow, "a view") for _ in range(3)]
    finally:
        over.set()
    assert asked == ["a view"]
    assert outcomes == [Outcome(late=0.1)] * 3
    assert failure_of(outcomes[0], ROLLED) == Failure("late", "0.1")


class Ready(Goer):
    """Has something to prepare, and may fail at it."""

    def __init__(self, *, fails: bool = False) -> None:
        self.prepared = 0
        self.fails = fails

    def prepare(self) -> None:
        self.prepared += 1
        if self.fails:
            raise OSError


@pytest.mark.parametrize(("limit", "times"), [(None, 0), (60.0, 1)])
@pytest.mark.parametrize("fails", [False, True])
def test_where_time_is_short_players_get_ready_before(
    limit: float | None, times: int, fails: bool
) -> None:
    ready = Ready(fails=fails)
    played = play_match(CONTEST, new_game(), {"Ann": ready, "Bob": ready}, referee=Referee(limit))
    assert ready.prepared == times
    assert played.fault is None


def test_random_players_with_seeds_play_the_same_match_again() -> None:
    games = [new_game() for _ in range(2)]
    for game in games:
        play_match(CONTEST, game, {"Ann": RandomPlayer(1), "Bob": RandomPlayer(2)})
    assert games[0].moves == games[1].moves
    assert games[0].position.is_over
