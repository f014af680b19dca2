"""A player who looks ahead finds what a search without any shortcut finds."""

from __future__ import annotations

from functools import reduce
from operator import xor
from typing import Any

import pytest

from clans_widget.arena.errors import PlayersError
from clans_widget.arena.looking_ahead import AheadPlayer
from clans_widget.arena.view import OpenView
from tests.toys.nim import Position


def worth(position: Position, seat: int) -> float:
    """Who has taken the last stone has won; before that, stones of one heap count a little."""
    if position.is_over:
        return -1.0 if position.mover == seat else 1.0
    return position.heaps[0] / 100 * (1 if position.mover == seat else -1)


def plain(position: Any, seat: int, moves: int) -> float:
    if not moves or position.is_over:
        return worth(position, seat)
    found = [
        plain(position.play(move).position, seat, moves - 1) for move in position.legal_moves()
    ]
    return max(found) if position.mover == seat else min(found)


@pytest.mark.parametrize("moves", [1, 2, 3, 4])
@pytest.mark.parametrize("heaps", [(1, 2, 2), (2, 1, 3), (0, 3, 2)])
@pytest.mark.parametrize("mover", [1, 2])
def test_shortcuts_change_no_worth(heaps: tuple[int, ...], mover: int, moves: int) -> None:
    position = Position(heaps, mover)
    found = AheadPlayer(worth, moves).candidates(OpenView(position, mover))
    told = {each.move: each.worth for each in found}
    assert told == {
        move: plain(position.play(move).position, mover, moves - 1)
        for move in position.legal_moves()
    }
    assert [each.worth for each in found] == sorted(told.values(), reverse=True)


def test_who_looks_to_the_end_wins_at_nim_whenever_it_can_be_won() -> None:
    for heaps in ((1, 2, 2), (2, 1, 1), (0, 2, 3)):
        position = Position(heaps, 1)
        move = AheadPlayer(worth, 12).choose(OpenView(position, 1))
        assert reduce(xor, position.play(move).position.heaps) == 0


def test_when_the_game_is_over_there_is_nothing_to_choose() -> None:
    with pytest.raises(PlayersError):
        AheadPlayer(worth).choose(OpenView(Position((0, 0, 0), 1), 1))
