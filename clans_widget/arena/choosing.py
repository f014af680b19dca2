"""How players that weigh moves, or draw lots, make their choice; and one who draws lots alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeVar

from clans_widget.core.argument_types import check_arguments
from clans_widget.core.chance import below, lots

from .errors import PlayersError
from .player import ROLL, Candidate
from .view import View


@check_arguments
@dataclass(frozen=True, slots=True)
class RandomPlayer:
    """Picks any legal move at random, or a roll where dice may be rolled.

    Parameters
    ----------
    seed : int or str, optional
        The same seed chooses the same in the same situation.
    """

    seed: Seed = None

    @check_arguments
    def choose(self, view: View) -> Any:
        """A legal move or :data:`~clans_widget.arena.player.ROLL`, all equally likely.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        return one_of(answers(view), chance_for(view, self.seed, "random player"))


T = TypeVar("T")
Seed = int | str | None


def chance_for(view: View, seed: Seed, purpose: str) -> Random:
    """A source of chance that depends on the seed and on what the player knows alone.

    So a seeded player chooses the same move whenever it sees the same, whatever it was asked
    before.
    """
    return lots(seed, purpose if seed is None else f"{purpose} {view.known}")


def legal_moves(view: View, over: str = "players.over") -> tuple[Any, ...]:
    """The moves to choose from.

    Parameters
    ----------
    view : View
    over : str
        Key of the sentence for a game that is over.

    Raises
    ------
    PlayersError
        If there is no move, because the game is over.
    """
    moves: tuple[Any, ...] = () if view.position.is_over else view.position.legal_moves()
    if not moves:
        raise PlayersError(over)
    return moves


def answers(view: View) -> tuple[Any, ...]:
    """All that a player may answer: the legal moves, and a roll where dice may be rolled.

    A roll stands last, as :data:`~clans_widget.arena.player.ROLL`.

    Raises
    ------
    PlayersError
        If there is nothing to choose, because the game is over.
    """
    if view.position.can_roll:
        return (*view.position.legal_moves(), ROLL)
    return legal_moves(view)


def one_of(items: Sequence[T], chance: Random) -> T:
    """One of them, at random."""
    return items[below(len(items), chance)]


def best_of(candidates: Sequence[Candidate], chance: Random) -> Any:
    """The move with the highest worth; among equals one at random."""
    best = max(candidate.worth for candidate in candidates)
    return one_of([c for c in candidates if c.worth == best], chance).move


def best_first(candidates: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """Candidates by worth, and those of the same worth by the text of the move.

    Examples
    --------
    >>> some = Candidate("b", 1), Candidate("a", 1), Candidate("c", 2)
    >>> [candidate.move for candidate in best_first(some)]
    ['c', 'a', 'b']
    """
    return tuple(sorted(candidates, key=lambda c: (-c.worth, str(c.move))))
