"""A compiled search of any size and any settings, of which a test sees everything."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from clans_widget.clans import COLORS, Board, Move, Position
from clans_widget.clans.players import Beliefs, Conduct
from clans_widget.clans.players.bots.tree import CURIOSITY, MARGIN
from clans_widget.clans.players.compiled import growth, records
from clans_widget.clans.simulate import layout
from tests.clans.drawing.boards import CROSS, RING, ROW, STAR

USUAL: Final = records.Settings(CURIOSITY, MARGIN, slip=0.25, patience=2)


class Tallies(NamedTuple):
    """What was noted in a tree: for each node or edge a row by clan."""

    node_visits: Any
    node_total: Any
    edge_visits: Any
    edge_total: Any


class Searched:
    """A tree with so much room, and the playouts that are added to it.

    Parameters
    ----------
    position : Position
    beliefs : Beliefs
    nodes, edges : int
        Room in the tree.
    conduct : Conduct, optional
    settings : records.Settings
    seed : int
    """

    def __init__(
        self,
        position: Position,
        beliefs: Beliefs,
        *,
        nodes: int = 200,
        edges: int = 4000,
        conduct: Conduct | None = None,
        settings: records.Settings = USUAL,
        seed: int = 1,
    ) -> None:
        self.position = position
        self.beliefs = beliefs
        self.conduct = conduct or Conduct()
        self.seed = seed
        self.settings = settings
        self.used = np.zeros(2, np.int64)
        self.nodes = np.zeros(nodes, records.NODE)
        self.edges = np.zeros(edges, records.EDGE)
        self.room = records.room()
        self.done = 0

    def grow(self, times: int = 1) -> None:
        """Add so many playouts."""
        growth.grow(
            layout.land_of(self.position.board),
            records.taste_of(self.conduct),
            layout.games_of([self.position]),
            records.Arrays(self.used, self.nodes, self.edges),
            records.cards_of(self.beliefs),
            self.settings,
            self.room,
            np.uint64(self.seed),
            self.done,
            times,
        )
        self.done += times

    def tallies(self) -> Tallies:
        """What was noted so far."""
        return Tallies(
            self.nodes["visits"].copy(),
            self.nodes["total"].copy(),
            self.edges["visits"].copy(),
            self.edges["total"].copy(),
        )

    def edges_of(self, node: int) -> range:
        """The numbers of a node's edges."""
        first, number = (int(self.nodes[node][name]) for name in ("first", "number"))
        return range(first, first + number)

    def moves(self) -> tuple[Move, ...]:
        """Of the playout that was added last."""
        return layout.moves_of(self.room.games[0], self.position)

    def end(self) -> Position:
        """Of the playout that was added last."""
        return layout.positions_of(self.room.games[:1], self.position.board)[0]

    def positions(self) -> dict[int, Position]:
        """The position of each node: those after the moves that lead to it."""
        found, waiting = {0: self.position}, [0]
        while waiting:
            node = waiting.pop()
            moves = found[node].legal_moves()
            for move, edge in zip(moves, self.edges_of(node), strict=True):
                child = int(self.edges["child"][edge])
                if child > 0:
                    assert child not in found
                    found[child] = found[node].play(move).position
                    waiting.append(child)
        return found


def with_clans(players: int) -> Beliefs:
    """Nobody doubts who holds what."""
    held = COLORS[1 : players + 1]
    return Beliefs({held: 1.0})


def crowded(board: Board, players: int, seed: int = 1) -> Position:
    """Five groups of several huts, not far from the end of a game."""
    huts = ["2rb", "rg2y", "3bk", "g2yk", "rbgy2k"]
    names = board.ids
    rows = {name: huts[(k + seed) % 5] for k, name in enumerate(names)}
    chips = [(6 + k) // players for k in range(players)]
    scores = tuple((7 * k + seed) % 11 for k in range(5))
    return Position.of(rows, board=board, mover=players, chips=chips, scores=scores)


SMALL = {
    "a cross for two": crowded(CROSS, 2),
    "a cross for three": crowded(CROSS, 3, seed=2),
    "a cross at the start": Position.start(CROSS, players=4, seed=3),
    "a ring for four": crowded(RING, 4),
    "a star for two": crowded(STAR, 2),
    "a row where nobody scores": Position.of({"A1": "r", "A2": "y", "A3": "k"}, board=ROW),
    "a row for two": Position.start(ROW, players=2, seed=1),
}
"""Games of a few moves."""
