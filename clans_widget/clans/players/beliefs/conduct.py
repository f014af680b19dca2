"""A stated model of how people choose moves: what beliefs about their clans rest on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from math import exp
from typing import Final

from clans_widget.arena.errors import PlayersError
from clans_widget.clans import COLORS, Move, Position
from clans_widget.core.argument_types import check_arguments

from .consequences import Consequence, consequences
from .hints import HINTS, ByClan

WEIGHTS: Final = {"presence": 0.8, "company": 0.15, "fifth_color": 0.25, "ground": 0.25}
"""What a point of each hint is worth, in points of the game."""


@check_arguments
@dataclass(frozen=True, slots=True)
class Conduct:
    """How a player of each clan would choose among the legal moves.

    The player gives every move a worth: the points that it brings their own clan, less the mean
    of what it brings the others, and the same for what the hints say about the groups. A move
    is chosen with a probability that grows with its worth: exp(worth / temperature), over the
    sum for all moves. And sometimes a player picks any move, whatever the reason.

    Parameters
    ----------
    temperature : float
        In points. Near 0, only the best move is chosen; the higher, the less it matters.
    slip : float
        How often any move is picked.
    weights : tuple of float
        Of the :data:`~clans_widget.clans.players.beliefs.hints.HINTS`.

    Examples
    --------
    >>> position = Position.of({"A1": "2r", "A2": "r", "B1": "b", "B2": "2bg"})
    >>> likely = Conduct().likelihoods(position, position.legal_moves()[1])
    >>> dict(zip(COLORS, [round(chance, 2) for chance in likely]))["red"] > likely[1]
    True
    """

    temperature: float = 1.0
    slip: float = 0.1
    weights: tuple[float, ...] = field(default=tuple(WEIGHTS[name] for name in HINTS))

    @check_arguments
    def likelihoods(self, position: Position, move: Move) -> ByClan:
        """How likely a mover of each clan is to choose a move."""
        moves, chances = _chances(self, position)
        return tuple(row[moves[move]] for row in chances)

    @check_arguments
    def chances(self, position: Position, clan: str) -> tuple[float, ...]:
        """How likely a mover of a clan is to choose each of the legal moves, in their order."""
        if clan not in COLORS:
            raise PlayersError("clans.game.clan", clan=clan, clans=", ".join(COLORS))
        return _chances(self, position)[1][COLORS.index(clan)]

    def worth(self, consequence: Consequence) -> ByClan:
        """What a move is worth to a mover of each clan."""
        rows = zip((1.0, *self.weights), (consequence.points, *consequence.outlook), strict=True)
        total = [0.0] * len(COLORS)
        for weight, row in rows:
            total = [sum_ + weight * value for sum_, value in zip(total, row, strict=True)]
        return _against_the_others(total)


NORMAL: Final = Conduct()
"""The model that beliefs use unless another one is given."""


def _against_the_others(values: Sequence[float]) -> ByClan:
    others = len(values) - 1
    total = sum(values)
    return tuple([value - (total - value) / others for value in values])


@lru_cache(maxsize=256)
def _chances(
    conduct: Conduct, position: Position
) -> tuple[dict[Move, int], tuple[tuple[float, ...], ...]]:
    """The place of each legal move, and for each clan how likely each move is."""
    known = consequences(position)
    worths = [
        tuple([own + c.chips for own in conduct.worth(c)]) for c in known
    ]  # a chip is worth the same to every clan
    rows = tuple(_softmax(row, conduct) for row in zip(*worths, strict=True))
    return {c.move: place for place, c in enumerate(known)}, rows


def _softmax(worths: Sequence[float], conduct: Conduct) -> tuple[float, ...]:
    best = max(worths)
    weights = [exp((worth - best) / conduct.temperature) for worth in worths]
    total, floor = sum(weights), conduct.slip / len(worths)
    return tuple([floor + (1 - conduct.slip) * weight / total for weight in weights])
