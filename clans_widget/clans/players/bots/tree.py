"""Monte Carlo tree search where clans are secret and moves are not: readable, and slow.

The tree is one of positions, because everybody sees every move. What differs is what a mover
wants. So each position keeps records for every clan that its mover may have, and each playout
begins with an assignment of clans drawn from the beliefs (information-set search with
determinization). Which moves are tried first is told by the model of how players choose.
:mod:`clans_widget.clans.players.compiled` does the same, some hundred times as fast.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from random import Random
from typing import Final, NamedTuple

from clans_widget.clans import COLORS, Move, Position
from clans_widget.clans.players.beliefs import Assignment, Beliefs, Conduct
from clans_widget.clans.rules.ending import totals_of

from .random_player import drawn_move

CURIOSITY: Final = 0.6
"""How much a move that the model finds likely is tried although others have done better."""

MARGIN: Final = 8.0
"""A lead of so many points at the end is worth 0.73, where a win beyond doubt is worth 1."""

UNKNOWN: Final = 0.5
"""What a move is taken to be worth before anything was tried."""


class Tried(NamedTuple):
    """A move that a search has tried.

    Attributes
    ----------
    move : Move
    times : int
    mean : float
        How well it went, from 0 to 1: see :func:`payoffs`.
    """

    move: Move
    times: int
    mean: float


class Tally:
    """How often something was tried, and how well it went in all."""

    __slots__ = ("times", "total")

    def __init__(self) -> None:
        self.times = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """How well it went; unknown as long as it was not tried."""
        return self.total / self.times if self.times else UNKNOWN

    def add(self, pay: float) -> None:
        """Note one more try."""
        self.times += 1
        self.total += pay


class Node:
    """A position in the tree, with a tally for each move and clan that its mover may have."""

    __slots__ = ("chances", "children", "moves", "position", "tallies", "untried", "visits")

    def __init__(self, position: Position, conduct: Conduct) -> None:
        self.position: Final = position
        self.moves: Final = position.legal_moves()
        self.chances = [conduct.chances(position, c) if self.moves else () for c in COLORS]
        self.untried = [sorted(range(len(row)), key=row.__getitem__) for row in self.chances]
        self.tallies: list[dict[int, Tally]] = [{} for _ in COLORS]
        self.visits = [Tally() for _ in COLORS]
        self.children: dict[int, Node] = {}

    def select(self, clan: int) -> int:
        """The move that a mover of a clan tries next (PUCT)."""
        tallies, chances, visits = self.tallies[clan], self.chances[clan], self.visits[clan]
        curious = CURIOSITY * sqrt(visits.times + 1)
        values = {m: t.mean + curious * chances[m] / (1 + t.times) for m, t in tallies.items()}
        if self.untried[clan]:
            likeliest = self.untried[clan][-1]
            values[likeliest] = visits.mean + curious * chances[likeliest]
        return max(values, key=values.__getitem__)

    def note(self, clan: int, move: int, pay: float) -> None:
        """Note how well a move went for a mover of a clan."""
        if move not in self.tallies[clan]:
            self.untried[clan].remove(move)
            self.tallies[clan][move] = Tally()
        self.tallies[clan][move].add(pay)
        self.visits[clan].add(pay)


class Tree:
    """A search from one position.

    Parameters
    ----------
    position : Position
        Not the end of a game.
    beliefs : Beliefs
    conduct : Conduct
        How players are taken to choose.
    chance : random.Random

    Examples
    --------
    >>> from clans_widget.core.chance import lots
    >>> position = Position.of({"A1": "2r", "A2": "r", "B1": "b", "B2": "2bg"})
    >>> known = Beliefs.at_the_start(2, {1: "red", 2: "blue"})
    >>> tree = Tree(position, known, Conduct(), lots(7, "example"))
    >>> tree.grow(50)
    >>> max(tree.tried("red"), key=lambda tried: tried.times).move
    Move('A2-A1')
    """

    def __init__(
        self, position: Position, beliefs: Beliefs, conduct: Conduct, chance: Random
    ) -> None:
        self.root: Final = Node(position, conduct)
        self._beliefs = beliefs
        self._conduct = conduct
        self._chance = chance

    def grow(self, times: int) -> None:
        """Add so many playouts, each for clans drawn anew."""
        for _ in range(times):
            self._grow_once(self._beliefs.drawn(self._chance))

    def tried(self, clan: str) -> list[Tried]:
        """What was tried at the root for a mover of a clan, in the order of the moves."""
        tallies = self.root.tallies[COLORS.index(clan)]
        return [
            Tried(self.root.moves[move], tally.times, tally.mean)
            for move, tally in sorted(tallies.items())
        ]

    def _grow_once(self, held: Assignment) -> None:
        node, path, is_new = self.root, [], False
        while node.moves and not is_new:
            clan = COLORS.index(held[node.position.mover - 1])
            move = node.select(clan)
            path.append((node, clan, move))
            is_new = move not in node.children
            if is_new:
                after = node.position.play(node.moves[move]).position
                node.children[move] = Node(after, self._conduct)
            node = node.children[move]
        pay = payoffs(played_out(node.position, self._chance), held)
        for passed, clan, move in path:
            passed.note(clan, move, pay[passed.position.mover - 1])


def played_out(position: Position, chance: Random) -> Position:
    """The end of a game that goes on as a random one."""
    while moves := position.legal_moves():
        position = position.play(drawn_move(moves, chance)).position
    return position


def payoffs(position: Position, held: Assignment) -> Sequence[float]:
    """How well each player has done at the end, from 0 to 1.

    It grows with the lead over the best opponent (F3): 0.5 for level, 0.73 for a lead of
    :data:`MARGIN`. Against a lead alone it has the advantage that a sure win is not risked.

    Examples
    --------
    >>> over = Position.of({}, chips=(5, 7), scores=(30, 28, 9, 9, 9))
    >>> payoffs(over, ("red", "blue"))
    [0.5, 0.5]
    """
    totals = totals_of(position, held)
    bests = [max(totals[:seat] + totals[seat + 1 :]) for seat in range(len(totals))]
    leads = zip(totals, bests, strict=True)
    return [1 / (1 + exp((best - total) / MARGIN)) for total, best in leads]
