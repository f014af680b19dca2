"""A player who follows the rulebooks' tactical hints."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from clans_widget.arena.choosing import Seed, best_first, best_of, chance_for
from clans_widget.arena.player import Candidate
from clans_widget.clans import COLORS, Move, Position, Turn
from clans_widget.clans.players.beliefs import NORMAL, WEIGHTS, Beliefs, Conduct
from clans_widget.clans.players.beliefs.consequences import Consequence, consequences
from clans_widget.clans.players.beliefs.hints import HINTS, ByClan
from clans_widget.clans.players.view import View
from clans_widget.clans.rules.epochs import CHIPS
from clans_widget.clans.rules.legal.quick import places
from clans_widget.core.argument_types import check_arguments

from .weighing import legal_moves


class Idea(NamedTuple):
    """A move under consideration, with all that the terms look at.

    Attributes
    ----------
    view : View
    consequence : Consequence
    sides : tuple of float
        For each clan how much the player wants it to gain: 1 for their own, below 0 for clans
        that rivals may hold (hint 13).
    """

    view: View
    consequence: Consequence
    sides: ByClan

    def balance(self, values: Sequence[float]) -> float:
        """What their own clan has, less what rivals are likely to have."""
        return sum([side * value for side, value in zip(self.sides, values, strict=True)])


def points(idea: Idea) -> float:
    """Points at once, for their own clan and not for rivals (V7)."""
    return idea.balance(idea.consequence.points)


def chips(idea: Idea) -> float:
    """Found villages yourself (hint 5; F3)."""
    return idea.consequence.chips


def hiding(idea: Idea) -> float:
    """Don't show your color early: gain no more than the clans around you (hint 12)."""
    gained, own = idea.consequence.points, COLORS.index(idea.view.clan)
    early = 1 - sum(idea.view.position.chips) / CHIPS
    return -early * max(0.0, gained[own] - sum(gained) / len(gained))


def ending(idea: Idea) -> float:
    """The last village ends the game: found it when ahead, and only then (hint 11; F1)."""
    after = idea.consequence.turn.position
    if not after.is_over:
        return 0
    lead = idea.balance(after.scores) + after.chips[idea.view.seat - 1]
    others = [n for seat, n in enumerate(after.chips, start=1) if seat != idea.view.seat]
    return 1 if lead > max(others) else -1


def reply(idea: Idea) -> float:
    """Leave no chance to the next player: what it could gain at once (hint 10)."""
    after = idea.consequence.turn.position
    losses = [
        turn.before.chips_left - turn.position.chips_left - idea.balance(_points(turn))
        for turn in founding_turns(after)
    ]
    return -max(0.0, *losses) if losses else 0


def _hint(name: str) -> Callable[[Idea], float]:
    """A hint about groups as a term: their own clan against rivals."""
    row = list(HINTS).index(name)
    return lambda idea: idea.balance(idea.consequence.outlook[row])


TERMS: Final[dict[str, Callable[[Idea], float]]] = {
    "points": points,
    "chips": chips,
    **{name: _hint(name) for name in HINTS},
    "hiding": hiding,
    "ending": ending,
}
"""What can be said of a move at once, by name."""

USUAL_WEIGHTS: Final = {
    "points": 1.0,
    "chips": 1.0,
    **WEIGHTS,
    "hiding": 0.1,
    "ending": 5.0,
    "reply": 0.7,
}
"""What a point of each term is worth."""


@check_arguments
@dataclass(frozen=True, slots=True)
class HeuristicPlayer:
    """Follows the tactical hints of the rulebooks, each a term with a weight.

    The clans of the others are weighed by what their moves have told
    (:class:`~clans_widget.clans.players.Beliefs`).

    Parameters
    ----------
    seed : int or str, optional
        Decides among moves that are equally good.
    weights : mapping of str to float
        Of some terms, where they should not be the usual ones; 0 switches a term off.
    shortlist : int
        For how many of the best moves the next player's reply is looked at.
    conduct : Conduct
        How the others are taken to choose.

    Examples
    --------
    >>> from clans_widget.clans import Game
    >>> view = View.of(Game.new(["Ann", "Bob"], seed=7, first="Ann"))
    >>> best = HeuristicPlayer(seed=1).candidates(view)[0]
    >>> sorted(best.why) == sorted(USUAL_WEIGHTS)
    True
    """

    seed: Seed = None
    weights: Mapping[str, float] = field(default_factory=dict, hash=False)
    shortlist: int = 12
    conduct: Conduct = NORMAL

    @check_arguments
    def choose(self, view: View) -> Move:
        """The move that follows the hints best.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        best: Move = best_of(self.candidates(view), chance_for(view, self.seed, "heuristic player"))
        return best

    @check_arguments
    def candidates(self, view: View) -> tuple[Candidate, ...]:
        """The moves on the shortlist, best first, each with what every term adds to it.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        legal_moves(view)
        weights = {**USUAL_WEIGHTS, **self.weights}
        sides = _sides(view, Beliefs.of(view, self.conduct))
        ideas = [Idea(view, known, sides) for known in consequences(view.position)]
        at_once = [(idea, _why(idea, weights)) for idea in ideas]
        best = sorted(at_once, key=lambda pair: -sum(pair[1].values()))[: self.shortlist]
        for idea, why in best:
            why["reply"] = weights["reply"] * reply(idea)
        return best_first(
            [Candidate(idea.consequence.move, sum(why.values()), why) for idea, why in best]
        )


def founding_turns(position: Position) -> list[Turn]:
    """All turns that found a village.

    Examples
    --------
    >>> position = Position.of({"A1": "r", "A2": "b", "L1": "g"})
    >>> [str(turn.move) for turn in founding_turns(position)]
    ['A1-A2', 'A2-A1']
    """
    if not position.chips_left:
        return []
    near, occupied, ids = position.board.near, position.occupied, position.board.ids
    links = {near[place] & occupied for place in places(occupied)}
    sources = {ids[link.bit_length() - 1] for link in links if link.bit_count() == 1}
    return [position.play(move) for move in position.legal_moves() if move.source in sources]


def _why(idea: Idea, weights: Mapping[str, float]) -> dict[str, float]:
    return {name: weights[name] * term(idea) for name, term in TERMS.items()}


def _points(turn: Turn) -> ByClan:
    gained = zip(turn.position.scores, turn.before.scores, strict=True)
    return tuple([float(after - before) for after, before in gained])


def _sides(view: View, beliefs: Beliefs) -> ByClan:
    rivals = beliefs.rivals(view.seat)
    total = sum(rivals.values())
    return tuple([1.0 if clan == view.clan else -rivals[clan] / total for clan in COLORS])
