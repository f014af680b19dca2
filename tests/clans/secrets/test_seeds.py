"""Cards do not follow from what is public (S2): not from a seed, not from what was drawn before."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from clans_widget import ClansWidget
from clans_widget.clans import COLORS, Game, Position
from clans_widget.clans.environments.pettingzoo_env import raw_env
from clans_widget.clans.players import RandomPlayer, tournament
from clans_widget.clans.players.contest import ClansContest
from clans_widget.clans.staging.production import ClansProduction
from tests.stage.hands import press

pytestmark = pytest.mark.slow

NAMES = ["Ann", "Bob", "Cleo"]

MANY = 100
"""Of so many fair deals, one in a thousand million leaves a color out for a player."""

Cards = tuple[str, ...]


def cards(game: Game) -> Cards:
    """All cards, as whoever keeps the game may know them."""
    return tuple(game.clans(seen_by=name)[name] for name in game.players)


def assert_dealt_anew(deals: Iterable[Cards]) -> None:
    """Every player has held every clan, and none of them half of the time."""
    for held in zip(*deals, strict=True):
        counted = Counter(held)
        assert set(counted) == set(COLORS)
        assert max(counted.values()) < MANY / 2


def test_a_seed_repeats_the_huts_and_who_begins_and_no_card() -> None:
    games = [Game.new(NAMES, seed=7) for _ in range(MANY)]
    assert len({game.position for game in games}) == 1
    assert_dealt_anew(map(cards, games))


def test_whoever_finds_the_seed_of_the_huts_by_trying_has_found_no_card() -> None:
    games = [Game.new(NAMES, seed=seed) for seed in range(MANY)]
    tried = [Game.new(NAMES, seed=seed, cards_seed=seed) for seed in range(MANY)]
    assert [game.position for game in games] == [game.position for game in tried]
    right = sum(cards(game) == cards(other) for game, other in zip(games, tried, strict=True))
    assert right < MANY / 5, "by chance it is one deal in sixty"


def test_a_seed_of_the_cards_repeats_the_cards_and_nothing_else() -> None:
    games = [Game.new(NAMES, cards_seed=8) for _ in range(MANY)]
    assert len(set(map(cards, games))) == 1
    assert len({game.position.groups for game in games}) == MANY
    assert {game.position.mover for game in games} == {1, 2, 3}
    assert_dealt_anew(cards(Game.new(NAMES, seed=7, cards_seed=seed)) for seed in range(MANY))


def test_a_cell_that_seeds_the_lots_of_python_and_numpy_repeats_no_card() -> None:
    deals = []
    for _ in range(MANY):
        random.seed(1)
        np.random.seed(1)
        deals.append(cards(Game.new(NAMES)))
    assert_dealt_anew(deals)


def test_a_new_game_in_the_widget_is_dealt_anew() -> None:
    game = Game.new(NAMES, seed=7, cards_seed=7)
    production = ClansProduction()
    assert_dealt_anew(cards(production.new_game(game, NAMES)) for _ in range(MANY))
    widget = ClansWidget(game)
    press(widget, "clans-new")
    assert widget.game.start != game.start


def test_a_shown_position_has_no_cards_to_find() -> None:
    assert set(cards(ClansWidget(Position.start(seed=7)).game)) == {"?"}


def dealt(cards_seed: int | str | None = None, setup: int = 1) -> tuple[Position, Cards]:
    first, *_ = ClansContest(cards_seed=cards_seed).deals(3, f"tournament 0 {setup}")
    return first.start, first.clans


def test_cards_of_a_tournament_follow_from_a_seed_of_their_own() -> None:
    deals = [dealt(f"secret {number}") for number in range(MANY)]
    assert {start for start, _ in deals} == {dealt()[0]}
    assert_dealt_anew(clans for _, clans in deals)
    assert dealt("secret 1") == dealt("secret 1")


def test_each_set_up_of_a_tournament_with_a_seed_for_the_cards_has_cards_of_its_own() -> None:
    assert_dealt_anew(dealt("secret", setup)[1] for setup in range(MANY))


def test_a_tournament_with_both_seeds_is_repeated() -> None:
    players = {"one": RandomPlayer(1), "other": RandomPlayer(2)}
    options: dict[str, Any] = {"setups": 2, "seed": 5, "cards_seed": "secret"}
    assert tournament(players, **options) == tournament(players, **options)
    other = tournament(players, **{**options, "cards_seed": "other"})
    assert [game.clans for game in other.games] != [
        game.clans for game in tournament(players, **options).games
    ]


def test_nobody_who_shows_a_contest_tells_its_seed() -> None:
    assert "secret" not in repr(ClansContest(cards_seed="secret"))


def env_cards(*resets: dict[str, Any]) -> list[tuple[Position, Cards]]:
    """Huts and cards of the games of one environment."""
    clans, found = raw_env(3), []
    for options in resets:
        clans.reset(**options)
        found.append((clans.game.start, cards(clans.game)))
    return found


def test_an_environment_repeats_the_game_of_a_seed() -> None:
    ((start, held),) = env_cards({"seed": 7})
    agents = [f"player_{seat}" for seat in (1, 2, 3)]
    same = Game.new(agents, seed=7, cards_seed=7)
    assert (start, held) == (same.start, cards(same))


def test_an_environment_takes_a_seed_for_the_cards() -> None:
    deals = [
        env_cards({"seed": 7, "options": {"cards_seed": f"secret {number}"}})[0]
        for number in range(MANY)
    ]
    assert len({start for start, _ in deals}) == 1
    assert_dealt_anew(held for _, held in deals)


def test_an_environment_can_be_told_to_deal_what_nobody_can_repeat() -> None:
    again = {"seed": 7, "options": {"cards_seed": None}}
    deals = env_cards(*[again] * MANY)
    assert len({start for start, _ in deals}) == 1
    assert_dealt_anew(held for _, held in deals)


def test_games_that_follow_in_an_environment_keep_the_secret() -> None:
    first = {"seed": 7, "options": {"cards_seed": "secret"}}
    run = env_cards(first, *[{}] * 5)
    assert run == env_cards(first, *[{}] * 5)
    open_ = env_cards({"seed": 7}, *[{}] * 5)
    assert [start for start, _ in run] == [start for start, _ in open_]
    assert sum(mine == other for mine, other in zip(run, open_, strict=True)) < 3
    assert all(one != other for one, other in pairwise(start for start, _ in run))
