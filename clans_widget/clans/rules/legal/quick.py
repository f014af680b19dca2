"""What :mod:`.moving`, :mod:`.villages` and :mod:`.ending` say, as quick as Python can.

The rules are to be read there; here sets of territories are masks, in which bit k stands for
the board's k-th territory, and moves are looked up. A test compares the two everywhere, and a
benchmark measures them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import compress, pairwise

from clans_widget.clans.move import Move
from clans_widget.clans.rules.colors import size
from clans_widget.clans.rules.moving import FULL
from clans_widget.clans.rules.state import State
from clans_widget.clans.rules.villages import to_order

from .ready_moves import ready_moves, with_orders


def legal_moves(state: State) -> tuple[Move, ...]:
    """As :func:`.moving.legal_moves` (M1 to M3, V8).

    All moves onto neighbors with huts are looked up; the few sources where that is not the
    whole truth are then put right.
    """
    if state.chips_left == 0:
        return ()
    occupied, ready = state.occupied, ready_moves(state.board)
    moves = [plain[near & occupied] for near, plain in compress(ready, state.groups)]
    only_targets = [some[0].target for some in moves if len(some) == 1]
    if state.full or len(set(only_targets)) < len(only_targets):
        for source in _exceptions(state, only_targets):
            before = occupied & (1 << source) - 1
            moves[before.bit_count()] = _moves_from(state, source)
    joined: list[Move] = []
    for some in moves:
        joined += some
    return tuple(joined)


def targets(state: State, source: int) -> int:
    """As :func:`.moving.targets`, as a mask (M1 to M3)."""
    around = state.board.near[source] & state.occupied
    if not state.groups[source] or not around:
        return 0
    return around if size(state.groups[source]) < FULL else _larger_groups(state, source)


def founded(state: State, source: int) -> tuple[int, ...]:
    """As :func:`.villages.founded`, as places (V1)."""
    board, groups, occupied = state.board, state.groups, state.occupied
    near, only_source = board.near, 1 << source
    return tuple(
        [
            place
            for place in board.around[source]
            if near[place] & occupied == only_source and groups[place]
        ]
    )


def is_over(state: State) -> bool:
    """Whether :func:`.ending.ending` names a rule (F1, F2).

    A move is possible as long as two neighbors hold huts: one of them has fewer than 7, or is
    not the larger of two full groups, and may move onto the other (M1, M3).
    """
    if state.chips_left == 0:
        return True
    occupied = state.occupied
    for near in compress(state.board.near, state.groups):  # noqa: SIM110  # any() begins later
        if near & occupied:
            return False
    return True


def places(mask: int) -> Iterator[int]:
    """The places in a mask, in the board's order."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest


def _larger_groups(state: State, source: int) -> int:
    """The neighbors that a full group may join: full ones that are not smaller (M3)."""
    groups = state.groups
    least = size(groups[source])
    return sum(
        1 << place
        for place in places(state.board.near[source] & state.occupied)
        if size(groups[place]) >= least
    )


def _exceptions(state: State, only_targets: list[str]) -> set[int]:
    """Full groups (M2), and those whose move founds several villages (V8).

    They are the only target of several others.
    """
    places_of = state.board.places
    hubs = [places_of[one] for one, other in pairwise(sorted(only_targets)) if one == other]
    return {*hubs, *places(state.full)} if state.full else set(hubs)


def _moves_from(state: State, source: int) -> tuple[Move, ...]:
    """The moves from one territory, each once for every founding order (M1 to M3, V8)."""
    villages = founded(state, source)
    named = to_order(state, len(villages))
    return with_orders(state.board, source, targets(state, source), villages, named)
