"""Tournaments: every seat and clan for everybody, and faults that stop nobody else."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count, permutations
from typing import Any

import pytest

from clans_widget.arena.referee import Referee
from clans_widget.arena.tournaments.standings import interval
from clans_widget.clans import Game, GameError, Move
from clans_widget.clans.players import (
    Fault,
    GreedyPlayer,
    Played,
    Player,
    PlayersError,
    RandomPlayer,
    Tournament,
    View,
    play_match,
    tournament,
)
from clans_widget.words import LANGUAGES
from tests.clans.players.situations import game_after

pytestmark = pytest.mark.slow

GOOD = RandomPlayer(1)


class Foreign:
    """A player that does what a test wants."""

    def __init__(self, choose: Callable[[View], Any]) -> None:
        self.choose = choose


def raising(error: BaseException) -> Foreign:
    def choose(_: View) -> Move:
        raise error

    return Foreign(choose)


class Untold(Exception):
    """An exception whose text fails."""

    def __str__(self) -> str:
        raise RuntimeError


class Unshown:
    """An answer whose text fails."""

    def __repr__(self) -> str:
        raise RuntimeError


@pytest.mark.parametrize(("seats", "games"), [(2, 4), (3, 9), (4, 16)])
def test_from_every_set_up_everybody_has_every_seat_and_every_clan(seats: int, games: int) -> None:
    names = ["Ann", "Bob", "Cleo", "Dirk"][:seats]
    result = tournament(dict.fromkeys(names, GOOD), setups=2, seed=3)
    for setup in (1, 2):
        played = [game for game in result.games if game.setup == setup]
        assert len(played) == games
        held = Counter(
            (name, seat, clan)
            for game in played
            for seat, (name, clan) in enumerate(zip(game.players, game.clans, strict=True))
        )
        assert set(held.values()) == {1}
        assert len(held) == seats**3
        starts = {Game.from_text(game.record).start for game in played}
        assert len(starts) == 1


def test_with_more_players_than_seats_every_group_plays_the_same_set_ups() -> None:
    result = tournament(dict.fromkeys("abcd", GOOD), setups=1, seats=2)
    pairs = Counter(frozenset(game.players) for game in result.games)
    assert set(pairs.values()) == {4}
    assert len(pairs) == 6
    assert len({Game.from_text(game.record).start for game in result.games}) == 1


def test_the_same_seed_gives_the_same_tournament() -> None:
    players: dict[str, Player] = {"one": RandomPlayer(1), "greedy": GreedyPlayer(1)}
    assert tournament(players, setups=1, seed=5) == tournament(players, setups=1, seed=5)
    assert tournament(players, setups=1, seed=5) != tournament(players, setups=1, seed=6)


def test_every_game_can_be_replayed_to_its_result() -> None:
    result = tournament({"one": RandomPlayer(1), "other": RandomPlayer(2)}, setups=1)
    for game in result.games:
        replayed = Game.from_text(game.record).result()
        assert replayed is not None
        assert tuple(replayed.totals.values()) == game.totals
        shares = [1 / len(replayed.winners) if n in replayed.winners else 0 for n in game.players]
        assert list(game.shares) == shares


def test_f4_players_level_at_the_top_share_the_win() -> None:
    tied = (
        Played(1, ("a", "b"), ("red", "blue"), (30, 30), (0.5, 0.5), "", (9, 9), (0, 0)),
        Played(1, ("b", "a"), ("red", "blue"), (31, 30), (1, 0), "", (9, 9), (0, 0)),
    )
    shares = {row.player: row.share for row in Tournament(("a", "b"), 2, tied).standings}
    assert shares == {"a": 0.25, "b": 0.75}


def forged() -> Move:
    """A move that nobody can make: its constructor would refuse what is in it."""
    move = object.__new__(Move)
    for name, value in (("source", []), ("target", {}), ("order", 5)):
        object.__setattr__(move, name, value)
    return move


FAULTY: dict[str, tuple[Foreign, str, str]] = {
    "an illegal move": (Foreign(lambda _: Move("A1", "L5")), "illegal", "C2"),
    "no territory": (Foreign(lambda _: Move("Z9", "A1")), "illegal", "Z9"),
    "text": (Foreign(lambda _: "A1-A2"), "no_move", "'A1-A2'"),
    "a move of nonsense": (
        Foreign(lambda _: forged()),
        "no_move",
        "Move",
    ),
    "a fault of another": (
        Foreign(lambda _: Fault("good", 1, "late", "1")),
        "no_move",
        "Fault(player='good'",
    ),
    "what cannot be shown": (Foreign(lambda _: Unshown()), "no_move", "Unshown"),
    "a strange exception": (raising(GeneratorExit("gone")), "error", "GeneratorExit: gone"),
    "nothing": (Foreign(lambda _: None), "no_move", "None"),
    "an exception": (raising(ZeroDivisionError("by zero")), "error", "ZeroDivisionError: by zero"),
    "an untold exception": (raising(Untold()), "error", "Untold"),
    "an exit": (raising(SystemExit(3)), "error", "SystemExit: 3"),
}


@pytest.mark.parametrize("limit", [None, 60.0])
@pytest.mark.parametrize("case", FAULTY)
def test_a_fault_is_reported_and_loses_that_game_alone(case: str, limit: float | None) -> None:
    bad, kind, detail = FAULTY[case]
    result = tournament({"good": GOOD, "bad": bad, "fine": GOOD}, setups=1, seats=2, limit=limit)
    assert result.is_complete
    assert len(result.games) == 12
    for game in result.games:
        if "bad" in game.players:
            assert game.fault is not None
            assert (game.fault.player, game.fault.kind) == ("bad", kind)
            assert detail in game.fault.detail
            assert dict(zip(game.players, game.shares, strict=True))["bad"] == 0
            assert sum(game.shares) == 1
        else:
            assert game.fault is None
    assert len(result.faults) == 8
    row = {row.player: row for row in result.standings}["bad"]
    assert (row.faults, row.share) == (8, 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["illegal", "no_move", "error", "late"])
def test_a_fault_is_a_sentence_in_every_language(kind: Any, language: str) -> None:
    text = Fault("Eve", 3, kind, "the detail").text(language)
    assert "Eve" in text
    assert "3" in text
    assert "the detail" in text


def test_the_record_of_a_game_with_a_fault_goes_as_far_as_the_game() -> None:
    turns = count()

    def choose(view: View) -> Move | None:
        return view.position.legal_moves()[0] if next(turns) < 5 else None

    game = game_after(0)
    played = play_match(game, dict.fromkeys(game.players, Foreign(choose)))
    assert played.fault is not None
    assert played.fault.ply == 6
    assert len(Game.from_text(played.record).turns) == 5


@contextmanager
def never_ready(asked: Callable[[View], object] = id) -> Iterator[Foreign]:
    """A player that thinks until the test is over."""
    over = threading.Event()

    def choose(view: View) -> Move:
        asked(view)
        over.wait()
        return view.position.legal_moves()[0]

    try:
        yield Foreign(choose)
    finally:
        over.set()


def test_who_is_late_loses_and_the_others_go_on() -> None:
    with never_ready() as slow:
        players: dict[str, Player] = {"slow": slow, "good": GOOD, "fine": GOOD}
        result = tournament(players, setups=1, seats=2, limit=0.2)
    late = [game.fault.kind for game in result.games if game.fault is not None]
    assert late.count("late") == 8
    assert len(result.games) == 12


def test_a_player_who_still_thinks_is_late_at_once() -> None:
    """At most one thread is left alone for each player."""
    asked: list[View] = []
    with never_ready(asked.append) as slow:
        referee, view = Referee(0.2), View.of(game_after(0))
        outcomes = [referee.ask(slow, view) for _ in range(3)]
    assert asked == [view]
    assert [outcome.late for outcome in outcomes] == [0.2] * 3


@pytest.mark.parametrize("from_where", ["a player", "the report of progress"])
def test_interrupted_it_keeps_the_games_that_are_finished(from_where: str) -> None:
    finished: list[Played] = []

    def choose(view: View) -> Move:
        if len(finished) == 3 and from_where == "a player":
            raise KeyboardInterrupt
        return view.position.legal_moves()[0]

    def progress(game: Played) -> None:
        finished.append(game)
        if len(finished) == 3 and from_where != "a player":
            raise KeyboardInterrupt

    players: dict[str, Player] = {"one": Foreign(choose), "other": GOOD}
    result = tournament(players, setups=5, progress=progress)
    assert not result.is_complete
    assert result.games == tuple(finished)
    assert sum(row.games for row in result.standings) == 6


def test_interrupted_before_the_first_game_there_are_no_standings() -> None:
    result = tournament({"one": raising(KeyboardInterrupt()), "other": GOOD}, setups=1)
    assert (result.games, result.standings, result.is_complete) == ((), (), False)


@pytest.mark.parametrize("seats", [1, 3, 5])
def test_seats_and_players_must_go_together(seats: int) -> None:
    with pytest.raises(PlayersError, match="players: 2"):
        tournament({"one": GOOD, "other": GOOD}, seats=seats)


def test_a_tournament_needs_a_set_up_and_names() -> None:
    with pytest.raises(PlayersError, match="at least one set-up, not 0"):
        tournament({"one": GOOD, "other": GOOD}, setups=0)
    with pytest.raises(GameError, match="needs a name"):
        tournament({"": GOOD, "other": GOOD})


def test_greedy_beats_random() -> None:
    players: dict[str, Player] = {"greedy": GreedyPlayer(1), "random": RandomPlayer(1)}
    result = tournament(players, setups=6, seed=1)
    best = result.standings[0]
    assert best.player == "greedy"
    assert best.low > best.fair
    assert best.lead > 0


def test_intervals_of_single_games_are_wilsons() -> None:
    """From Wilson 1927, as tabulated for 8 of 10."""
    low, high = interval([1.0] * 8 + [0.0] * 2, range(10))
    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)


def test_intervals_are_wider_where_games_of_a_set_up_go_alike() -> None:
    shares = [1.0, 1.0, 0.0, 0.0] * 10
    alone = interval(shares, range(40))
    alike = interval(shares, [k // 2 for k in range(40)])
    assert alike[0] < alone[0] < alone[1] < alike[1]


def test_intervals_are_never_narrower_than_for_independent_games() -> None:
    shares = [1.0, 0.0] * 20
    assert interval(shares, [k // 2 for k in range(40)]) == interval(shares, range(40))


@pytest.mark.parametrize("share", [0.0, 1.0])
def test_intervals_stay_between_none_and_all(share: float) -> None:
    low, high = interval([share] * 5, range(5))
    assert 0 <= low <= share <= high <= 1
    assert high - low > 0.1


def test_clans_rotate_among_the_same_cards() -> None:
    games = tournament(dict.fromkeys("abc", GOOD), setups=1).games
    assert len({frozenset(game.clans) for game in games}) == 1
    orders = {game.clans for game in games}
    assert len(orders) == 3
    assert orders < set(permutations(games[0].clans))
