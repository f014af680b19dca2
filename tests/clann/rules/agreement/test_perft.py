"""How many sequences of moves and rolls there are: faults show as wrong numbers.

As in chess programs. A roll counts as often as faces show it: each die has six sides, and two
of the black one are black (K4). So a count divided by 216 or 36 for each roll is a mean.
"""

from __future__ import annotations

from collections import Counter

import pytest

from clans_widget.clann import Position
from tests.clann.rules import naive
from tests.clann.rules.both import given_to_engine, position_of
from tests.clann.rules.naive_dice import rolls
from tests.clann.rules.naive_state import State

pytestmark = pytest.mark.slow

# In the set-up each player chooses one of 4, and the Knight goes to any cell that is left (K3):
# 4 * 4 * (56 - 2), with 216 rolls of three dice thereafter. Then the first turn has few moves:
# all but one wait at home, and only a six brings one in (K7).
SET_UP = {
    "two players": ("h,h,h,h/h,h,h,h - 1 -", [4, 16, 864, 186624]),
    "three players": ("h,h,h,h/h,h,h,h/h,h,h,h - 1 -", [4, 16, 64, 3392]),
    "four players": ("h,h,h,h/h,h,h,h/h,h,h,h/h,h,h,h - 1 -", [4, 16, 64, 256, 13312]),
}
# Each of these has what its name says; both readings of the rules counted them once.
PLAYED = {
    "the first turn": ("A1,h,h,h/h,h,h,C1 B7 1 -", [216, 628, 2284]),
    "all at home": ("h,h,h,h/C3,A1,x,x A13 1 -", [216, 791, 1686, 63543]),
    "ranks lost on Crowns and Gates": ("C14,D1,h,h/A14,C1,A13,A12 D12 2 -", [216, 1843, 9018]),
    "before the own Gate": ("D10,D13,D14,t4/x,x,C9,B12 C5 1 -", [216, 3874, 16463]),
    "partners": (
        "D13,h,A3,A8/B4,A6,A5,h/A1,A4,h,t2/D2,h,C1,x D9 1 -",
        [216, 2592, 62905],
    ),
    "a black face and a double": ("B5,A10,h,h/C6,h,h,C13 C2 1 44k+oo", [46, 263, 9468, 38929]),
    "the Knight has moved": ("A12,D9,h,x/C6,h,h,C13 C7 1 6K", [46, 9936, 97693]),
    "one roll again of two": ("x,A13,h,C4/A14,B1,t1,h/A1,B9,B12,h D13 2 +os", [36, 221, 21475]),
    "three alike": ("x,C3,B12,t2/A14,B1,t1,h C2 1 555+oos", [2, 4, 9, 1944]),
    "the last one before the Arrival": ("x,x,x,t4/t6,x,x,t5 C5 1 -", [216, 562, 826, 44410]),
}
CASES = [
    pytest.param(text, depth, count, id=f"{name}, depth {depth}")
    for name, (text, counts) in (SET_UP | PLAYED).items()
    for depth, count in enumerate(counts, start=1)
]
SMALL = [case for case in CASES if int(str(case.values[2])) < 30_000]


def engine_count(position: Position, depth: int) -> int:
    """Rolls in which the two ordinary dice change places, or the black ones, are one event."""
    if depth == 0:
        return 1
    if position.phase != "roll":
        moves = position.legal_moves()
        if depth == 1:
            return len(moves)
        return sum(engine_count(position.play(move).position, depth - 1) for move in moves)
    return sum(
        ways * engine_count(position.roll(*given_to_engine(faces)).position, depth - 1)
        for faces, ways in Counter(rolls(position.dice_to_roll)).items()
    )


def naive_count(state: State, depth: int) -> int:
    """Each face of each die by itself."""
    if depth == 0:
        return 1
    if state.phase() != "roll":
        moves = naive.legal_moves(state)
        return sum(naive_count(naive.play(state, move)[1], depth - 1) for move in moves)
    faces = rolls(state.to_roll())
    return sum(naive_count(naive.roll(state, *shown)[1], depth - 1) for shown in faces)


@pytest.mark.parametrize(("text", "depth", "count"), CASES)
def test_the_number_of_sequences(text: str, depth: int, count: int) -> None:
    assert engine_count(Position.from_text(text), depth) == count


@pytest.mark.parametrize(("text", "depth", "count"), SMALL)
def test_the_naive_reference_counts_the_same(text: str, depth: int, count: int) -> None:
    assert naive_count(State.from_text(text), depth) == count


def test_on_a_small_course_too() -> None:
    """K13, K14: with one cell of Treasure a two carries from the Gate to the Arrival."""
    state = State.from_text("x,x,D6,D7/A7,h,h,B1/C1,C2,C3,C4 D1 1 -", 7, 1)
    position = position_of(state)
    for depth, count in enumerate(ON_SMALL, start=1):
        assert engine_count(position, depth) == naive_count(state, depth) == count


ON_SMALL = [216, 3270, 23453]
