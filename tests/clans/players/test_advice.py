"""Advice is what the strong player would do, with reasons, and tells nothing of hidden cards."""

from __future__ import annotations

import pytest

from clans_widget.clans import Game, Position
from clans_widget.clans.players import (
    PlayersError,
    View,
)
from clans_widget.clans.players.advice import advice
from clans_widget.clans.players.bots.heuristic import USUAL_WEIGHTS
from clans_widget.clans.players.tables import advice_table
from clans_widget.core.table import percent
from tests.clans.players.situations import (
    game_after,
    views_of_the_mover,
)


@pytest.mark.slow
def test_advice_does_not_depend_on_hidden_cards() -> None:
    first, *others = (advice(view) for view in views_of_the_mover(20, players=3, seed=1))
    assert others == [first] * len(others)
    assert others


@pytest.mark.slow
@pytest.mark.parametrize("moves", [0, 12, 30])
def test_every_move_is_legal_weighed_and_has_all_reasons(moves: int) -> None:
    view = View.of(game_after(moves, seed=4))
    advised = advice(view, most=4)
    best, *others = advised
    assert len(advised) == 4
    for each in advised:
        assert each.move in view.position.legal_moves()
        assert each.expected is not None
        assert 0 <= each.expected <= 1
        assert each.why.keys() == USUAL_WEIGHTS.keys()
        assert each.times <= best.times
    shown = [percent(each.expected or 0.0) for each in advised]
    assert shown == sorted(shown, reverse=True)
    tried = [(percent(each.expected or 0.0), each.times) for each in others]
    assert tried == sorted(tried, reverse=True)


def test_where_there_is_one_move_nothing_is_expected_of_it() -> None:
    """From A1 the two huts may go to A2, but from A2 seven may not go to the two."""
    position = Position.of({"A1": "2r", "A2": "7b"})
    game = Game.new(["Ann", "Bob"], position=position, clans={"Ann": "red", "Bob": "blue"})
    (only,) = advice(View.of(game))
    assert (str(only.move), only.expected) == ("A1-A2", None)
    assert advice_table([only])["expected"].isna().all()


def test_after_the_end_there_is_no_advice() -> None:
    position = Position.of({"A1": "2r"})
    game = Game.new(["Ann", "Bob"], position=position, clans={"Ann": "red", "Bob": "blue"})
    view = View(game.start, (), game.position, 1, "red")
    with pytest.raises(PlayersError, match="F1"):
        advice(view)
