"""A player who searches: plays the game to its end many times, with all that others may hold."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Final, Protocol
from warnings import warn

from clans_widget.arena.budget import Budget
from clans_widget.arena.choosing import Seed, chance_for
from clans_widget.arena.player import Candidate
from clans_widget.clans import Board, Move, Position
from clans_widget.clans.players.beliefs import NORMAL, Beliefs, Conduct
from clans_widget.clans.players.view import View
from clans_widget.core.argument_types import check_arguments
from clans_widget.core.extras import install
from clans_widget.words import say

from .tree import UNKNOWN, Tree, Tried
from .weighing import legal_moves

PART: Final = {True: 128, False: 1}
"""Playouts between two looks at the clock: compiled, and on the engine."""


class Search(Protocol):
    """A tree that grows: :class:`~clans_widget.clans.players.bots.tree.Tree`, or a quicker one."""

    def grow(self, times: int) -> None:
        """Add so many playouts."""

    def tried(self, clan: str) -> list[Tried]:
        """What was tried at the root for a mover of a clan."""


@check_arguments
@dataclass(frozen=True, slots=True)
class SearchPlayer:
    """Searches a tree of moves, within a limit of time or of playouts.

    Each playout takes one assignment of clans, as likely as the beliefs say. In the tree every
    mover looks for what is good for the clan that it is taken to have.

    Parameters
    ----------
    seconds : float, optional
        For a move; 1 by default if there is no limit in playouts. With a limit in seconds the
        choice depends on how quick the machine is. The first move of all may wait longer, until
        the search is compiled: :func:`prepare` does that beforehand.
    playouts : int, optional
        For a move. With playouts alone, the same seed chooses the same move.
    seed : int or str, optional
    conduct : Conduct
        How the others are taken to choose.
    compiled : bool, optional
        Whether to use compiled code. By default, if numba is installed; without it the search
        runs on the engine, and sees far less in the same time.

    Raises
    ------
    PlayersError
        If a limit is not above 0.

    Examples
    --------
    >>> from clans_widget.clans import Game
    >>> position = Position.of({"A1": "2r", "A2": "r", "B1": "b", "B2": "2bg"})
    >>> game = Game.new(["Ann", "Bob"], position=position, clans={"Ann": "red", "Bob": "blue"})
    >>> SearchPlayer(playouts=50, seed=7, compiled=False).choose(View.of(game))
    Move('A2-A1')
    """

    seconds: float | None = None
    playouts: int | None = None
    seed: Seed = None
    conduct: Conduct = NORMAL
    compiled: bool | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.playouts is None:
            object.__setattr__(self, "seconds", 1.0)
        Budget(self.seconds, self.playouts)

    @check_arguments
    def choose(self, view: View) -> Move:
        """The move that the search came back to most often.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        best: Move = self.candidates(view)[0].move
        return best

    @check_arguments
    def candidates(self, view: View) -> tuple[Candidate, ...]:
        """The moves that were tried, the most often tried first.

        Their worth is how well they went, from 0 to 1: 0.5 for level with the best opponent.

        Raises
        ------
        PlayersError
            If the game is over.
        """
        moves = legal_moves(view)
        if len(moves) == 1:
            return (Candidate(moves[0], UNKNOWN, {"times": 0}),)
        is_compiled = self._is_compiled(view.position.board)
        if is_compiled:
            prepare()  # before the clock runs: it would leave no time to search
        began = perf_counter()
        beliefs = Beliefs.of(view, self.conduct)
        tree = _tree(view.position, beliefs, self.conduct, self._chance(view), is_compiled)
        for part in Budget(self.seconds, self.playouts).parts(PART[is_compiled], began):
            tree.grow(part)
        best = sorted(tree.tried(view.clan), key=lambda tried: (-tried.times, str(tried.move)))
        return tuple(Candidate(move, mean, {"times": times}) for move, times, mean in best)

    def prepare(self) -> None:
        """Compile the search now, if it is to be compiled: see :func:`prepare`."""
        if self.compiled is not False:
            prepare()

    def _chance(self, view: View) -> Random:
        return chance_for(view, self.seed, "search player")

    def _is_compiled(self, board: Board) -> bool:
        if self.compiled is not None:
            return self.compiled
        return can_compile() and _has_room(board)


@cache
def can_compile() -> bool:
    """Whether numba is installed; if not, it says once that a search will be slow."""
    if find_spec("numba") is not None:
        return True
    warn(say("players.slow", command=install("fast")), stacklevel=2)
    return False


@cache
def prepare() -> None:
    """Compile the search now, so that no move has to wait for it: once for each installation.

    It takes some ten seconds, and later on, when the result is found on disk, less than one.
    Without numba there is nothing to do.

    Examples
    --------
    >>> prepare()
    """
    if can_compile():
        position = Position.of({"A1": "r", "A2": "b"})
        _tree(position, Beliefs.at_the_start(2), NORMAL, Random(0), is_compiled=True)


def _has_room(board: Board) -> bool:
    from clans_widget.clans.simulate.layout import has_room

    return has_room(board)


def _tree(
    position: Position, beliefs: Beliefs, conduct: Conduct, chance: Random, is_compiled: bool
) -> Search:
    if not is_compiled:
        return Tree(position, beliefs, conduct, chance)
    from clans_widget.clans.players.compiled.tree import CompiledTree

    return CompiledTree(position, beliefs, conduct, chance)
