"""Good moves for a player: how well they are expected to go, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from clans_widget.clans import Move

from .bots import HeuristicPlayer, SearchPlayer
from .bots.search import can_compile
from .view import View

PLAYOUTS: Final = {True: 20_000, False: 40}
"""Of a search for advice, with numba and without it. Either takes a second or two."""

ALL: Final = 1_000
"""More moves than any position has."""


class Advice(NamedTuple):
    """A move that is advised.

    Attributes
    ----------
    move : Move
    expected : float or None
        How well it goes, from 0 to 1, as the strong player finds by search: 1 for a sure win,
        0.5 for level with the best opponent. ``None`` if there is no other move.
    times : int
        How often the search came back to it.
    why : mapping of str to float
        What each of the rulebooks' hints says for the move or against it, in points.
    """

    move: Move
    expected: float | None
    times: int
    why: Mapping[str, float]


def advice(view: View, most: int = 5) -> tuple[Advice, ...]:
    """The best moves: what the strong player would play, then others by expected result.

    The same view gets the same advice, on machines that have numba or on those that don't.

    Parameters
    ----------
    view : View
    most : int
        How many moves.

    Raises
    ------
    PlayersError
        If the game is over.

    Examples
    --------
    >>> from clans_widget.clans import Game, Position
    >>> position = Position.of({"A1": "2r", "A2": "r", "B1": "b", "B2": "2bg"})
    >>> game = Game.new(["Ann", "Bob"], position=position, clans={"Ann": "red", "Bob": "blue"})
    >>> best, *others = advice(View.of(game))
    >>> str(best.move), best.why["points"]
    ('A2-A1', 3.0)
    """
    playouts = PLAYOUTS[can_compile()]
    best, *others = SearchPlayer(playouts=playouts, seed="advice").candidates(view)[:most]
    others.sort(key=lambda candidate: -candidate.worth)
    reasons = {
        candidate.move: candidate.why
        for candidate in HeuristicPlayer(seed="advice", shortlist=ALL).candidates(view)
    }
    return tuple(
        Advice(
            candidate.move,
            candidate.worth if candidate.why["times"] else None,
            int(candidate.why["times"]),
            reasons[candidate.move],
        )
        for candidate in (best, *others)
    )
