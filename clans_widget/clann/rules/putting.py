"""Where the Knight, and whom it takes, may be put down (K3, K11, K12)."""

from __future__ import annotations

from .state import State


def free_cells(state: State) -> tuple[int, ...]:
    """The cells of the ring that are free: no character and not the Knight stands there."""
    taken = {*state.on_ring(), state.knight}
    return tuple(cell for cell in range(state.course.ring) if cell not in taken)


def cells_for_knight(state: State) -> tuple[int, ...]:
    """K3, K12: the Knight is put down on any free cell of the ring."""
    return free_cells(state)


def cells_for_character(state: State) -> tuple[int, ...]:
    """K11: whom the Knight takes is put down on a free cell that is no Crown and no Gate."""
    return tuple(cell for cell in free_cells(state) if cell not in state.course.marked)
