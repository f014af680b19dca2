"""The rules, the naive engine and the compiled kernel in the same positions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product

import pytest

from clans_widget.clans import Board, IllegalMove, Position, Turn
from clans_widget.clans.rules import moving
from clans_widget.clans.rules.legal.reasons import reasons_against
from tests.clans.rules.agreement.test_reference import assert_same_state, assert_same_turn
from tests.clans.rules.naive import State, founds, legal_moves, objection_to_order, objections
from tests.clans.rules.worlds import land_of

from .boards import Shape, board
from .cases import Cases, by_board, state_of
from .on_kernel import assert_kernel_agrees

TOGETHER = 2000
"""So many positions go to the kernel at once."""

Counts = Counter[str]


def line(about: str, counted: Counts) -> str:
    """What is told at the end of a run.

    >>> line("boards of three", Counter(positions=1200, turns=5))
    'boards of three: 1,200 positions, 5 turns'
    """
    return f"{about}: {', '.join(f'{number:,} {what}' for what, number in counted.items())}"


def compare(shape: Shape, cases: Cases) -> Counts:
    """All cases of a shape; how many of what were compared."""
    counted: Counts = Counter()
    for terrains, some in by_board(cases).items():
        land = board(shape, terrains)
        states = ((state_of(land_of(land), case), case.closely) for case in some)
        counted += Counter(boards=1) + compare_on_board(land, states)
    return counted


def compare_on_board(land: Board, states: Iterable[tuple[State, bool]]) -> Counts:
    """Positions of one board, each with whether to look at it closely."""
    counted: Counts = Counter()
    waiting = iter(states)
    while some := list(islice(waiting, TOGETHER)):
        counted += compare_some(land, some)
    return counted


def compare_some(land: Board, states: Sequence[tuple[State, bool]]) -> Counts:
    """A few of them."""
    positions, turns, refused = [], list[Turn](), 0
    for state, closely in states:
        position = Position.from_text(state.to_text(), board=land)
        positions.append(position)
        turns += compare_position(position, state, closely=closely)
        if closely:
            refused += compare_refusals(position, state)
    assert_kernel_agrees(positions, turns)
    return Counter({"positions": len(positions), "turns": len(turns), "refused moves": refused})


def compare_position(position: Position, state: State, *, closely: bool) -> list[Turn]:
    """Moves, end and villages; every turn that founds a village, and if so told all others.

    Where no village is founded, neither terrain nor chips have a part in a turn.
    """
    assert_same_state(position, state)
    if closely:
        assert moving.legal_moves(position) == position.legal_moves()
    turns = [position.play(move) for move in position.legal_moves()]
    for turn in turns:
        move = turn.move.to_text()
        if closely or turn.founded or founds(state, move):
            assert_same_turn(position, state, move)
    return turns


def compare_refusals(position: Position, state: State) -> int:
    """Every way that huts cannot go, and every order that is none (V8); how many they are."""
    legal = legal_moves(state)
    ways = {move.partition(":")[0] for move in legal}
    everywhere = product(places_tried(state), repeat=2)
    forbidden = [way for way in map("-".join, everywhere) if way not in ways]
    for way in forbidden:
        expected = objections(state, way)
        said = [error.reason for error in reasons_against(position, *way.split("-"))]
        assert sorted(said) == sorted(expected), f"{way}: {position!r}"
        assert refusal(position, way) in expected, f"{way}: {position!r}"
    wrong = [move for move in orders_tried(state, legal) if move not in legal]
    for move in wrong:
        assert refusal(position, move) == objection_to_order(legal, move), f"{move}: {position!r}"
    return len(forbidden) + len(wrong)


def places_tried(state: State) -> list[str]:
    """Where there are huts, and beside them."""
    near = state.land.neighbors
    return [name for name in near if any(map(state.size, (name, *near[name])))]


def orders_tried(state: State, legal: list[str]) -> Iterator[str]:
    """Orders of the villages that a move founds, too short, too long, twice, with its source.

    Which of the targets the huts go to has no part in it.
    """
    ways = {move.partition("-")[0]: move.partition(":")[0] for move in legal}
    for source, way in ways.items():
        target = way.partition("-")[2]
        names = [*sorted(state.founded(source, target)), source]
        yield way
        for length in range(1, len(names) + 1):
            yield from (f"{way}:{','.join(order)}" for order in product(names, repeat=length))


def refusal(position: Position, move: str) -> str:
    """Why the engine refuses a move."""
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    return caught.value.reason
