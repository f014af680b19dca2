"""The rules of moving, of founding villages and of the end, each under its name.

All functions look at a position and change nothing. A set of territories is a mask:
bit k stands for the k-th territory of the board.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, compress
from typing import TYPE_CHECKING, Any, Final

from clans_widget.clans.errors import IllegalMove
from clans_widget.clans.move import Move

from .colors import size
from .epochs import CHIPS
from .move_table import move_table, with_orders

if TYPE_CHECKING:
    from clans_widget.clans.position import Position

FULL: Final = 7
"""A group of so many huts or more does not move (M2)."""


def legal_moves(position: Position) -> tuple[Move, ...]:
    """All legal moves, sorted by their text; one per founding order (M1 to M3, V8)."""
    if position.chips_left == 0:
        return ()
    occupied, table = position.occupied, move_table(position.board)
    moves = [moves_from[near & occupied] for near, moves_from in compress(table, position.groups)]
    only_neighbors = [some[0].target for some in moves if len(some) == 1]
    if position.full or len(set(only_neighbors)) < len(only_neighbors):
        for source in _exceptions(position, only_neighbors):
            before = occupied & (1 << source) - 1
            moves[before.bit_count()] = _moves_from(position, source)
    return tuple(chain.from_iterable(moves))


def targets(position: Position, source: int) -> int:
    """Where the huts of a territory may move (M1 to M3)."""
    around = position.board.near[source] & position.occupied
    if not position.groups[source] or not around:
        return 0
    return around if size(position.groups[source]) < FULL else _larger_groups(position, source)


def founded_by_emptying(position: Position, source: int) -> tuple[int, ...]:
    """The villages that a move from a territory founds (V1).

    They are the neighbors that have no other neighbor with huts than the source. So they
    do not depend on where the huts go: what founds a village is the emptied territory.
    """
    board, groups, occupied = position.board, position.groups, position.occupied
    near, only_source = board.near, 1 << source
    return tuple(
        [
            place
            for place in board.around[source]
            if near[place] & occupied == only_source and groups[place]
        ]
    )


def villages_to_order(position: Position, founded: int) -> int:
    """How many of the founded villages an order must name (V8, F1): as many as get a chip."""
    return min(founded, position.chips_left) if founded > 1 else 0


def standing_alone(position: Position) -> tuple[int, ...]:
    """The groups with only empty neighbors (V1)."""
    near, occupied = position.board.near, position.occupied
    return tuple(place for place in places(occupied) if not near[place] & occupied)


def can_anyone_move(position: Position) -> bool:
    """Whether any move is possible (F2).

    It is as long as two neighbors hold huts: one of them has fewer than 7, or is not the
    larger of two full groups, and may move onto the other (M1, M3).
    """
    near_huts = compress(position.board.near, position.groups)
    return any(map(position.occupied.__and__, near_huts))


def check(position: Position, move: Move) -> tuple[int, int, tuple[int, ...]]:
    """Source, target and villages in their order, if the move is legal.

    Raises
    ------
    IllegalMove
        With the rule that forbids the move.
    """
    source, target = place_of(position, move.source), place_of(position, move.target)
    if not targets(position, source) >> target & 1 or position.chips_left == 0:
        raise why_not(position, source, target)
    founded = founded_by_emptying(position, source)
    if len(founded) < 2 and not move.order:
        return source, target, founded
    return source, target, _ordered(position, move, founded)


def why_not(position: Position, source: int, target: int | None = None) -> IllegalMove:
    """Why huts may not move from a territory, to another or (without a target) at all."""
    if target is None:
        return next(_reasons_to_stay(position, source))
    return next(reasons_against(position, source, target))


def reasons_against(position: Position, source: int, target: int) -> Iterator[IllegalMove]:
    """All reasons why huts may not move from a territory to another; none if they may."""
    board, groups = position.board, position.groups
    names = {"source": board.ids[source], "target": board.ids[target]}
    huts, others = size(groups[source]), size(groups[target])
    near = board.near[source] >> target & 1
    if position.is_over:
        yield IllegalMove("game_over", case=position.ending, most=CHIPS)
    if not huts:
        yield IllegalMove("empty_source", source=names["source"])
    if not others:
        yield IllegalMove("empty_target", case="target", **names)
    if not near:
        lake = board.between(*names.values()) == "lake"
        yield IllegalMove("not_neighbors", case="lake" if lake else "land", **names)
    if huts >= FULL and not (near and others >= huts):
        case = "one" if near else "far"
        yield IllegalMove("too_many_huts", case, count=huts, others=others, full=FULL, **names)


def _reasons_to_stay(position: Position, source: int) -> Iterator[IllegalMove]:
    """Why huts may not move from a territory at all."""
    huts, name = size(position.groups[source]), position.board.ids[source]
    if position.is_over:
        yield IllegalMove("game_over", case=position.ending, most=CHIPS)
    if not huts:
        yield IllegalMove("empty_source", source=name)
    if not position.board.near[source] & position.occupied:
        yield IllegalMove("empty_target", case="village", source=name)
    yield IllegalMove("too_many_huts", case="all", count=huts, full=FULL, source=name)


def place_of(position: Position, name: str) -> int:
    """The place of a territory on the board."""
    place = position.board.places.get(name)
    if place is None:
        last = position.board.ids[-1]
        raise IllegalMove("unknown_territory", territory=name, last=last)
    return place


def places(mask: int) -> Iterator[int]:
    """The places in a mask, in the board's order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _larger_groups(position: Position, source: int) -> int:
    """The neighbors that a full group may join: full ones that are not smaller (M3)."""
    groups = position.groups
    least = size(groups[source])
    return sum(
        1 << place
        for place in places(position.board.near[source] & position.occupied)
        if size(groups[place]) >= least
    )


def _moves_from(position: Position, source: int) -> tuple[Move, ...]:
    """The moves from one territory, each once for every founding order (M1 to M3, V8)."""
    founded = founded_by_emptying(position, source)
    names = tuple([position.board.ids[place] for place in founded])
    named = villages_to_order(position, len(founded))
    moves = move_table(position.board)[source][1][targets(position, source)]
    return with_orders(moves, names, named)


def _exceptions(position: Position, only_neighbors: list[str]) -> set[int]:
    """Full groups (M2), and those whose move founds several villages (V8)."""
    hubs = {name for name in only_neighbors if only_neighbors.count(name) > 1}
    return {*places(position.full), *(position.board.places[name] for name in hubs)}


def _ordered(position: Position, move: Move, founded: tuple[int, ...]) -> tuple[int, ...]:
    """The founded villages, those that the move's order names first (V8)."""
    names = {position.board.ids[place]: place for place in founded}
    needed = villages_to_order(position, len(founded))
    values: dict[str, Any] = {
        "source": move.source,
        "villages": ", ".join(names),
        "count": needed,
    }
    for name in move.order:
        place_of(position, name)
    if needed and not move.order:
        raise IllegalMove("order_needed", **values)
    if not needed:
        raise IllegalMove("order_wrong", case="none", **values)
    if len(move.order) != needed or len(names.keys() & move.order) != needed:
        raise IllegalMove("order_wrong", case="other", **values)
    first = tuple(names.pop(name) for name in move.order)
    return (*first, *names.values())
