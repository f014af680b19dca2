"""What a player is, and how those that weigh every move make their choice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Protocol, TypeVar, runtime_checkable

from clans_widget.clans import Move
from clans_widget.core.chance import (
    below,
    lots,
)
from clans_widget.words import IN_USE, say

from .errors import PlayersError
from .view import View

T = TypeVar("T")
Seed = int | str | None


@runtime_checkable
class Player(Protocol):
    """Anybody who can choose a move: every object with this method may play.

    Examples
    --------
    >>> class First:
    ...     def choose(self, view):
    ...         return view.position.legal_moves()[0]
    >>> isinstance(First(), Player), isinstance(First(), Thinker)
    (True, False)
    """

    def choose(self, view: View) -> Move:
        """One of ``view.position.legal_moves()``."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move that a player has weighed.

    Attributes
    ----------
    move : Move
    worth : float
        What the player thinks of it: more is better; only the same player's worths compare.
    why : mapping of str to float
        What the worth is made of.

    Examples
    --------
    >>> Candidate(Move("A1", "A2"), 5, {"points": 4, "chips": 1})
    Candidate(move=Move('A1-A2'), worth=5, why={'points': 4, 'chips': 1})
    """

    move: Move
    worth: float
    why: Mapping[str, float] = field(default_factory=dict, hash=False)


@runtime_checkable
class Thinker(Player, Protocol):
    """A player who can say what it thinks of each move.

    Examples
    --------
    >>> from clans_widget.clans.players import GreedyPlayer, RandomPlayer
    >>> isinstance(GreedyPlayer(), Thinker), isinstance(RandomPlayer(), Thinker)
    (True, False)
    """

    def candidates(self, view: View) -> tuple[Candidate, ...]:
        """All moves that were weighed, best first."""


def name_of_term(term: str, language: str = IN_USE) -> str:
    """What a part of a candidate's worth is called, for tables that people read.

    Examples
    --------
    >>> name_of_term("reply", "nl")
    'wat er voor de volgende speler overblijft (tip 10)'
    """
    return say(f"clans.players.term.{term}", language)


def chance_for(view: View, seed: Seed, purpose: str) -> Random:
    """A source of chance that depends on the seed and on what the player knows alone.

    So a seeded player chooses the same move whenever it sees the same, whatever it was asked
    before.
    """
    if seed is None:
        return lots(None, purpose)
    seen = f"{view.seat} {view.clan} {len(view.moves)} {view.position.to_text()}"
    return lots(seed, f"{purpose} {seen}")


def legal_moves(view: View) -> tuple[Move, ...]:
    """The moves to choose from.

    Raises
    ------
    PlayersError
        If the game is over (F1, F2).
    """
    moves = () if view.position.is_over else view.position.legal_moves()
    if not moves:
        raise PlayersError("clans.players.over")
    return moves


def one_of(items: Sequence[T], chance: Random) -> T:
    """One of them, by lot."""
    return items[below(len(items), chance)]


def best_of(candidates: Sequence[Candidate], chance: Random) -> Move:
    """The move with the highest worth; among equals one by lot."""
    best = max(candidate.worth for candidate in candidates)
    return one_of([c for c in candidates if c.worth == best], chance).move


def best_first(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """Candidates by worth, and those of the same worth by the text of the move."""
    return tuple(sorted(candidates, key=lambda c: (-c.worth, c.move.to_text())))
