"""Bots of Nim and Pig meet in the arena, the same that sit on the stage."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import pytest

from clans_widget.arena import Contest, Played, Player, RandomPlayer, View, play_match
from clans_widget.arena.tournaments.tournament import tournament
from tests.toys import nim, pig


class NimContest(Contest[nim.Nim, Played]):
    """One deal, in which everybody begins once; who took the last stone has won (N2)."""

    kind_of_record = nim.NimRecord
    played = Played
    seats = range(2, 3)

    def deals(self, seats: int, lot: str) -> list[str]:
        del seats, lot
        return ["3,4,5 1"]

    def game(self, players: tuple[str, ...], deal: str) -> nim.Nim:
        return nim.Nim(players, nim.Position.from_text(deal))

    def totals(self, game: nim.Nim) -> tuple[int, ...]:
        return tuple(int(name in self.winners(game)) for name in game.players)

    def winners(self, game: nim.Nim) -> Collection[str]:
        return [game.players[2 - game.position.mover]] if game.position.is_over else ()


class PigContest(Contest[pig.Pig, Played]):
    """The same dice for everybody who begins."""

    kind_of_record = pig.PigRecord
    played = Played
    seats = range(2, 3)

    def deals(self, seats: int, lot: str) -> list[str]:
        del seats
        return [lot]

    def game(self, players: tuple[str, ...], deal: str) -> pig.Pig:
        game = pig.Pig(players, pig.Position(), seed=deal)
        game.headers["Dice"] = deal
        return game

    def totals(self, game: pig.Pig) -> tuple[int, ...]:
        return game.position.scores

    def winners(self, game: pig.Pig) -> Collection[str]:
        scores = dict(zip(game.players, game.position.scores, strict=True))
        return [name for name, points in scores.items() if points >= pig.TARGET]


class Balancer:
    """Leaves heaps of which no bit is left over, where it can: the way to win at Nim."""

    def choose(self, view: View) -> Any:
        moves = view.position.legal_moves()
        even = (move for move in moves if is_even(view.position.play(move).position))
        return next(even, moves[0])


def is_even(position: nim.Position) -> bool:
    one, two, three = position.heaps
    return one ^ two ^ three == 0


def test_who_knows_the_way_wins_at_nim_when_moving_first() -> None:
    for seed in range(5):
        players: dict[str, Player] = {"Bal": Balancer(), "Rob": RandomPlayer(seed)}
        game = NimContest().game(tuple(players), "3,4,5 1")
        played = play_match(NimContest(), game, players)
        assert played.fault is None
        assert dict(zip(played.players, played.shares, strict=True)) == {"Bal": 1.0, "Rob": 0.0}


def test_a_bot_that_holds_beats_one_that_never_does() -> None:
    class Greedy:
        def choose(self, _: View) -> str:
            return "roll"

    bots: dict[str, Player] = {"Cautious": pig.Cautious(), "Greedy": Greedy()}
    won = tournament(PigContest(), bots, setups=20, seed=1)
    shares = {
        name: sum(game.shares[game.players.index(name)] for game in won.games) for name in bots
    }
    assert len(won.games) == 40
    assert shares["Cautious"] > 30


def test_a_tournament_of_pig_goes_on_where_it_stopped(tmp_path: Any) -> None:
    bots: dict[str, Player] = {"Ann": pig.Cautious(), "Bob": RandomPlayer(3)}
    whole = tournament(PigContest(), bots, setups=4, seed=1)
    path = tmp_path / "games.jsonl"
    tournament(PigContest(), bots, setups=2, seed=1, journal=path)
    again = tournament(PigContest(), bots, setups=4, seed=1, journal=path)
    assert [game.record for game in again.games] == [game.record for game in whole.games]


@pytest.mark.parametrize("contest", [NimContest(), PigContest()])
def test_a_bot_that_answers_nonsense_has_made_a_fault(contest: Any) -> None:
    class Confused:
        def choose(self, _: View) -> str:
            return "stand on the head"

    game = contest.game(("Ann", "Bob"), contest.deals(2, "1")[0])
    while not game.position.legal_moves():
        game.roll()
    played = play_match(contest, game, {"Ann": Confused(), "Bob": Confused()})
    assert played.fault is not None
    assert played.fault.kind == "illegal"
