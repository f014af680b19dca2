"""Compile what plays many games and what looks ahead, once for all workers.

    python -m tests.compile_kernels

numba keeps it on disk beside the package. Two workers that need it at the same time would each
compile it.
"""

from __future__ import annotations

from clans_widget.clann import Position
from clans_widget.clann.players.ahead import expected
from clans_widget.clann.players.tactics import USUAL_WEIGHTS
from clans_widget.clann.simulate import playouts as play_clann
from clans_widget.clans.players import prepare
from clans_widget.clans.simulate import playouts as play_clans


def main() -> None:
    """Have each compiled function called once."""
    play_clans(1, players=2, seed=1)
    play_clann(1, players=2, seed=1)
    prepare()
    expected(Position.from_text("A9,h,h,h/C1,h,h,h C7 1 -"), 1, USUAL_WEIGHTS, compiled=True)


if __name__ == "__main__":
    main()
