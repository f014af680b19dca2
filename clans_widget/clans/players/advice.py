"""Good moves for a player: how well they are expected to go, and why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from clans_widget.arena.player import Candidate
from clans_widget.arena.reasons import Reasons, usual
from clans_widget.clans import Move
from clans_widget.core.table import percent

from .bots import HeuristicPlayer, SearchPlayer
from .bots.search import can_compile
from .reasons import reasons
from .view import View

PLAYOUTS: Final = {True: 20_000, False: 40}
"""Of a search for advice, with numba and without it. Either takes a second or two."""

ALL: Final = 1_000
"""More moves than any position has."""


class Advice(NamedTuple):
    """A recommended move.

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
    reasons : Reasons
        The same as a player would say it: what speaks for the move, and at most one drawback.
    """

    move: Move
    expected: float | None
    times: int
    why: Mapping[str, float]
    reasons: Reasons = Reasons()


def advice(view: View, most: int = 5) -> tuple[Advice, ...]:
    """The best moves: what the strong player would play, then others by expected result.

    They stand in the order of the percentages that are shown. The strong player plays what its
    search came back to most often; a move that seemed better in fewer tries is left out, as that
    number says little.

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
    found = SearchPlayer(playouts=playouts, seed="advice").candidates(view)
    whys = {
        candidate.move: candidate.why
        for candidate in HeuristicPlayer(seed="advice", shortlist=ALL).candidates(view)
    }
    average = usual(whys)
    return tuple(
        Advice(
            candidate.move,
            candidate.worth if candidate.why["times"] else None,
            int(candidate.why["times"]),
            whys[candidate.move],
            reasons(view, view.position.play(candidate.move), whys[candidate.move], average),
        )
        for candidate in as_shown(found, most)
    )


def as_shown(found: Sequence[Candidate], most: int) -> list[Candidate]:
    """The move most often tried, then those that are shown with no more than it, best first.

    Parameters
    ----------
    found : sequence of Candidate
        The most often tried first.
    most : int
        How many.

    Examples
    --------
    >>> tried = [("A", 0.551, 90), ("B", 0.561, 5), ("C", 0.549, 4), ("D", 0.554, 3)]
    >>> found = [Candidate(name, worth, {"times": times}) for name, worth, times in tried]
    >>> [each.move for each in as_shown(found, 3)]
    ['A', 'C', 'D']
    """
    best, *others = found
    fitting = [other for other in others if percent(other.worth) <= percent(best.worth)]
    fitting.sort(key=lambda other: (-percent(other.worth), -other.why["times"]))
    return [best, *fitting][:most]
