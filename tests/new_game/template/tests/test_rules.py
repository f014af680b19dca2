"""The rules of NEWTITLE, one after the other. Tests of any game are in ``tests/any_game``."""

from __future__ import annotations

import pytest
from clans_widget.newgame import GameDrawn, GameWon, Position

from clans_widget.core.errors import IllegalMove

BEFORE_A_WIN = Position.from_text("---/oo-/xx- 1")


def test_q1_a_stone_is_put_on_an_empty_square() -> None:
    turn = Position().play("B2")
    assert (turn.position.at("B2"), turn.position.mover) == ("x", 2)
    with pytest.raises(IllegalMove) as refused:
        turn.position.play("B2")
    assert (refused.value.rule, refused.value.obstacle) == ("Q1", ("B2",))


def test_q2_three_in_a_row_win() -> None:
    turn = BEFORE_A_WIN.play("C1")
    won = turn.steps[-1]
    assert isinstance(won, GameWon)
    assert (turn.position.winner, won.line) == (1, ("A1", "B1", "C1"))
    assert turn.position.legal_moves() == ()
    with pytest.raises(IllegalMove, match="over"):
        turn.position.play("C3")


def test_q3_a_full_board_is_a_draw() -> None:
    turn = Position.from_text("xo-/xox/oxo 1").play("C3")
    assert isinstance(turn.steps[-1], GameDrawn)
    assert turn.position.is_over
    assert turn.position.winner is None
