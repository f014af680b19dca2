"""Why a move is forbidden: every rule of :mod:`~clans_widget.clans.rules.moving`, as an error."""

from __future__ import annotations

from collections.abc import Iterator

from clans_widget.clans.errors import IllegalMove
from clans_widget.clans.rules.ending import ending
from clans_widget.clans.rules.epochs import CHIPS
from clans_widget.clans.rules.moving import FULL, is_full, may_unite
from clans_widget.clans.rules.state import State


def reasons_against(state: State, source: str, target: str) -> Iterator[IllegalMove]:
    """All reasons why huts may not move from a territory to another; none if they may.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> position = Position.of({"A1": "7r", "A2": "b", "L5": "k"})
    >>> [error.reason for error in reasons_against(position, "A1", "L5")]
    ['not_neighbors', 'too_many_huts']
    """
    names = {"source": source, "target": target}
    near = target in state.board[source].neighbors
    yield from _reasons_against_any(state, source)
    if not state.size(target):
        yield IllegalMove("empty_target", case="target", **names)
    if not near:
        lake = state.board.between(source, target) == "lake"
        yield IllegalMove("not_neighbors", case="lake" if lake else "land", **names)
    if is_full(state, source) and not may_unite(state, source, target):
        huts, others = state.size(source), state.size(target)
        case = "one" if near else "far"
        yield IllegalMove("too_many_huts", case, count=huts, others=others, full=FULL, **names)


def reasons_to_stay(state: State, source: str) -> Iterator[IllegalMove]:
    """Why the huts of a territory, which may move nowhere, do not move at all."""
    yield from _reasons_against_any(state, source)
    if not any(map(state.size, state.board[source].neighbors)):
        yield IllegalMove("empty_target", case="village", source=source)
    huts = state.size(source)
    yield IllegalMove("too_many_huts", case="all", count=huts, full=FULL, source=source)


def _reasons_against_any(state: State, source: str) -> Iterator[IllegalMove]:
    """The reasons that do not ask where the huts would go."""
    how = ending(state)
    if how:
        yield IllegalMove("game_over", case=how, most=CHIPS)
    if not state.size(source):
        yield IllegalMove("empty_source", source=source)
