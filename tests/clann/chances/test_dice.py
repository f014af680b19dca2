"""Chances of the dice, counted with the engine: every roll, and everything that can be done."""

from __future__ import annotations

from collections import Counter

import pytest

from clans_widget.clann import Position
from clans_widget.clann.chances.dice import FARTHEST, entering, hits, strikes
from clans_widget.clann.rules.dice import BLACK, FACES

WALKER = "A2,x,x,x/h,h,h,h B7 1 -"
"""One character can walk, and nothing is in its way; the Knight is far behind it."""

KNIGHT_AT = 14 + 6


def after_first_roll(start: Position) -> list[tuple[float, set[Position]]]:
    """Each first roll with its chance, and all positions that its dice can lead to."""
    rolls = Counter(
        (tuple(sorted((one, other))), black)
        for one in FACES
        for other in FACES
        for black in (1, 2, 5, 6, BLACK, BLACK)
    )
    total = sum(rolls.values())
    return [
        (count / total, reached(start.roll(ordinary, black).position))
        for (ordinary, black), count in rolls.items()
    ]


def reached(position: Position) -> set[Position]:
    """The positions on the way as well: landing counts wherever a die ends."""
    found: set[Position] = set()
    open_now = [position]
    while open_now:
        now = open_now.pop()
        if now in found:
            continue
        found.add(now)
        if now.phase == "use":
            open_now.extend(now.play(move).position for move in now.legal_moves())
    return found


def test_a_character_is_carried_so_many_cells_as_often_as_the_engine_allows() -> None:
    start = Position.from_text(WALKER)
    rolls = after_first_roll(start)
    assert sum(chance for chance, _ in rolls) == pytest.approx(1)
    for cells in range(1, FARTHEST + 1):
        counted = sum(
            chance
            for chance, positions in rolls
            if any(position.characters[0][0] == 1 + cells for position in positions)
        )
        assert hits()[cells] == pytest.approx(counted), cells


def test_the_knight_strikes_so_many_cells_away_as_often_as_the_engine_allows() -> None:
    rolls = after_first_roll(Position.from_text(WALKER))
    for cells in range(1, FARTHEST + 1):
        counted = sum(
            chance
            for chance, positions in rolls
            if any(position.knight == KNIGHT_AT + cells for position in positions)
        )
        assert strikes()[cells] == pytest.approx(counted), cells


def test_somebody_comes_in_as_often_as_the_engine_allows() -> None:
    rolls = after_first_roll(Position.from_text("A9,h,h,h/h,h,h,C1 B7 1 -"))
    counted = sum(
        chance
        for chance, positions in rolls
        if any(0 in position.characters[0] for position in positions)
    )
    assert entering() == pytest.approx(counted)
