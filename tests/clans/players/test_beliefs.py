"""Beliefs are exact: Bayes over all assignments of clans."""

from __future__ import annotations

from itertools import permutations
from math import prod
from random import Random

import pytest

from clans_widget.clans import COLORS, Game, Position
from clans_widget.clans.players import (
    Beliefs,
    Conduct,
    View,
)
from clans_widget.clans.players.beliefs.consequences import consequences
from tests.clans.players.situations import game_after

CONDUCT = Conduct()


@pytest.mark.parametrize(("players", "assignments"), [(2, 4), (3, 12), (4, 24)])
def test_so_many_assignments_are_left_with_the_own_card_known(
    players: int, assignments: int
) -> None:
    view = View.of(game_after(10, players=players))
    chances = Beliefs.of(view).chances
    assert len(chances) == assignments
    assert sum(chances.values()) == pytest.approx(1)
    assert all(held[view.seat - 1] == view.clan for held in chances)
    assert min(chances.values()) > 0


def test_before_the_first_move_all_are_as_likely() -> None:
    chances = Beliefs.of(View.of(game_after(0, players=3))).chances
    assert set(chances.values()) == {1 / 12}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_bayes_in_any_order_and_all_at_once_is_the_same(players: int) -> None:
    """The posterior is the prior times the product of all likelihoods, whatever the order."""
    view = View.of(game_after(12, players=players, seed=5))
    weights = {}
    for held in permutations(COLORS, players):
        if held[view.seat - 1] == view.clan:
            weights[held] = prod(
                CONDUCT.likelihoods(position, move)[COLORS.index(held[position.mover - 1])]
                for position, move in view.history()
            )
    total = sum(weights.values())
    expected = {held: weight / total for held, weight in weights.items()}
    assert Beliefs.of(view, CONDUCT).chances == pytest.approx(expected)


def test_the_own_moves_tell_nothing_new() -> None:
    view = View.of(game_after(1, seed=3))
    mover = view.start.mover
    before = Beliefs.at_the_start(2, {mover: "red"})
    after = before.after(view.start, view.moves[0])
    assert after.chances == pytest.approx(before.chances)


def test_who_founds_a_village_for_one_clan_is_taken_for_it() -> None:
    position = Position.of({"A1": "2r", "A2": "r", "L1": "b", "L2": "g", "F1": "y", "F2": "k"})
    cards = {"Ann": "red", "Bob": "blue"}
    game = Game.new(["Ann", "Bob"], position=position, clans=cards)
    game.play("A2-A1")
    about = Beliefs.of(View.of(game, "Bob")).about(1)
    assert max(about, key=about.__getitem__) == "red"
    assert about["blue"] == 0
    assert about["red"] > 1.4 * max(about["green"], about["yellow"], about["black"])


def test_two_players_cannot_both_be_red() -> None:
    view = View.of(game_after(20, players=4, seed=6))
    beliefs = Beliefs.of(view)
    for clan in view.other_clans:
        assert sum(beliefs.about(seat)[clan] for seat in range(1, 5)) <= 1 + 1e-9
    assert sum(beliefs.rivals(view.seat).values()) == pytest.approx(3)
    assert beliefs.rivals(view.seat)[view.clan] == 0


@pytest.mark.parametrize("moves", [0, 15, 30])
def test_the_chances_of_all_moves_add_up_to_one_for_every_clan(moves: int) -> None:
    position = game_after(moves, players=3, seed=moves).position
    for clan in COLORS:
        chances = CONDUCT.chances(position, clan)
        assert sum(chances) == pytest.approx(1)
        assert min(chances) >= CONDUCT.slip / len(chances)
    for move, *row in zip(
        position.legal_moves(), *(CONDUCT.chances(position, clan) for clan in COLORS), strict=True
    ):
        assert CONDUCT.likelihoods(position, move) == tuple(row)


def test_the_better_a_move_is_for_a_clan_the_likelier_it_is() -> None:
    position = game_after(25, seed=2).position
    known = consequences(position)
    for column, clan in enumerate(COLORS):
        worths = [CONDUCT.worth(c)[column] + c.chips for c in known]
        chances = CONDUCT.chances(position, clan)
        by_worth = sorted(range(len(known)), key=worths.__getitem__)
        assert [chances[k] for k in by_worth] == sorted(chances)


def test_who_always_slips_tells_nothing() -> None:
    view = View.of(game_after(20, seed=9))
    chances = Beliefs.of(view, Conduct(slip=1)).chances
    assert list(chances.values()) == pytest.approx([1 / 4] * 4)


def test_assignments_are_drawn_as_often_as_they_are_likely() -> None:
    beliefs = Beliefs({("red", "blue"): 0.7, ("red", "green"): 0.1, ("red", "black"): 0.2})
    chance = Random(1)
    drawn = [beliefs.drawn(chance) for _ in range(4000)]
    shares = {held: drawn.count(held) / len(drawn) for held in beliefs.chances}
    assert shares == pytest.approx(dict(beliefs.chances), abs=0.03)
