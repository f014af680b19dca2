"""How many sequences of one, two and three moves there are, counted once by the naive reference.

As in chess programs: a fault in moving, founding or ordering villages shows as a wrong number.
"""

from __future__ import annotations

import pytest

from clans_widget.clans import Position
from tests.clans.rules.naive import perft
from tests.clans.rules.worlds import naive

START = (
    "r,b,k,y,g/r,y,b,k,g/r,y,b,k,g/y,k,g,r,b/y,b,k,g,r/b,k,r,g,y/"
    "g,r,y,k,b/y,g,k,b,r/g,k,b,y,r/r,b,k,y,g/y,r,b,g,k/g,k,b,y,r 1 0,0 0,0,0,0,0"
)
MID_GAME = (
    "-,y,k,bg,-/k,-,-,rbyk,-/g,-,by,r,2k/-,rg,rby,-,k/r,-,bgy,-,-/g,gy,by,r,k/"
    "-,y,-,-,rbg/g,-,-,rbyk,-/-,r,bg,k,-/-,bk,ry,gk,-/-,r,-,y,g/-,g,-,k,r2by 3 0,0,0 0,0,0,0,0"
)
LATE = (
    "-,y,k,bg,-/k,-,-,-,-/-,-,bgy,-,rgy2k/-,rg,rby,-,rby2k/r,-,bgy,-,-/rbgyk,-,by,r,-/"
    "-,-,-,-,-/g,-,-,-,-/-,-,-,rk,-/-,bk,ry,gk,-/-,-,-,-,-/-,gk,-,-,r2by 3 3,1,2 6,4,2,4,5"
)
SEVERAL_VILLAGES = (
    "rbgy,-,-,-,-/-,-,byk,-,-/-,rby,-,g,-/b,2k,rgy,-,-/-,bg,y,-,rb/-,-,-,2g3k,-/-,-,k,by,r/"
    "k,-,g,-,-/-,rg,k,by,-/-,-,-,y,-/3r2y2k,-,-,-,-/-,-,-,gk,rby 4 2,2,3,2 17,13,13,22,15"
)
BIG_GROUPS = (
    "-,-,rgk,-,-/2r2by,y,-,-,gk/bgy,-,-,-,rk/gk,r,-,-,-/-,y,-,2bgk,-/-,-,2r3bgyk,-,-/"
    "-,-,rgy,2r2bg3k,-/-,-,-,-,rg/-,y,-,-,-/-,-,-,-,rbg3y2k/y,-,-,-,-/-,-,-,bgyk,- "
    "1 2,5,1 18,12,20,8,17"
)
LAST_CHIPS = (
    "-,k,-,3r,g/-,-,-,-,-/-,-,-,-,-/-,y,-,-,-/3b,-,-,-,-/-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/"
    "-,-,-,-,-/-,-,-,-,-/-,-,-,-,-/2r,g,-,y,b 2 4,5,1 9,8,7,6,5"
)

COUNTED = {
    "start": (START, [270, 70344, 17672256]),
    "mid-game": (MID_GAME, [80, 5995, 419892]),
    "late": (LATE, [28, 696, 15086]),
    "several villages at once": (SEVERAL_VILLAGES, [28, 648, 6368]),
    "big groups": (BIG_GROUPS, [14, 151, 1186]),
    "the last chips": (LAST_CHIPS, [20, 369, 4172]),
}
CASES = [
    pytest.param(text, depth, count, id=f"{name}, depth {depth}")
    for name, (text, counts) in COUNTED.items()
    for depth, count in enumerate(counts, start=1)
]
SMALL = [case for case in CASES if int(str(case.values[2])) < 1000]


def engine_perft(position: Position, depth: int) -> int:
    moves = position.legal_moves()
    if depth == 1:
        return len(moves)
    return sum(engine_perft(position.play(move).position, depth - 1) for move in moves)


@pytest.mark.parametrize(("text", "depth", "count"), CASES)
def test_the_number_of_move_sequences(text: str, depth: int, count: int) -> None:
    assert engine_perft(Position.from_text(text), depth) == count


@pytest.mark.parametrize(("text", "depth", "count"), SMALL)
def test_the_naive_reference_counts_the_same(text: str, depth: int, count: int) -> None:
    assert perft(naive(Position.from_text(text)), depth) == count


@pytest.mark.parametrize("seed", [1, 2, "Clans"])
def test_colors_do_not_matter_for_moving(seed: int | str) -> None:
    """S1 and M1: from every set-up there are as many moves."""
    assert engine_perft(Position.start(players=4, seed=seed), 2) == 70344
