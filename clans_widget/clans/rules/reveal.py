"""What is shown after the end: clan cards, chips, winners (F3, F4)."""

from __future__ import annotations

from collections.abc import Mapping

from .ending import Result, result
from .steps import ChipsScored, ClanRevealed, Step, WinnersDeclared
from .turn import Turn


def with_reveal(turn: Turn, clans: Mapping[str, str]) -> Turn:
    """A turn; where it ends the game, with the steps that reveal the clans (F3).

    Parameters
    ----------
    turn : Turn
    clans : mapping of str to str
        All cards. While one of them is not known to anybody, nothing is revealed.
    """
    outcome = result(turn.position, clans)
    return turn if outcome is None else turn._replace(steps=(*turn.steps, *reveal(turn, outcome)))


def reveal(turn: Turn, outcome: Result) -> tuple[Step, ...]:
    """The steps after the end of the game: each card, each player's chips, the winners."""
    position, players = turn.position, list(enumerate(outcome.clans.items(), start=1))
    shown = [ClanRevealed(position, player, name, clan) for player, (name, clan) in players]
    scored = [
        ChipsScored(position, player, name, clan, position.chips[player - 1], outcome.totals[name])
        for player, (name, clan) in players
    ]
    numbers = tuple(player for player, (name, _) in players if name in outcome.winners)
    best = outcome.totals[outcome.winners[0]]
    return (*shown, *scored, WinnersDeclared(position, numbers, outcome.winners, best))
