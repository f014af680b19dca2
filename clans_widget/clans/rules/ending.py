"""The end: cards are revealed, chips scored, winners declared (F3, F4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from clans_widget.clans.position import Position

from .cards import SECRET
from .colors import COLORS
from .steps import ChipsScored, ClanRevealed, Step, WinnersDeclared
from .turn import Turn


@dataclass(frozen=True, slots=True)
class Result:
    """How a game has ended.

    Attributes
    ----------
    clans : mapping of str to str
        The clan of each player.
    totals : mapping of str to int
        Points of each player's clan, with a point for each village chip (F3).
    winners : tuple of str
        Those with the highest total; more than one share the win (F4).
    """

    clans: Mapping[str, str] = field(hash=False)
    totals: Mapping[str, int] = field(hash=False)
    winners: tuple[str, ...]


def total(points: int, chips: int) -> int:
    """What a player has in the end: the points of the own clan, and one for each chip (F3).

    Examples
    --------
    >>> total(30, chips=5)
    35
    """
    return points + chips


def totals_of(position: Position, clans: Iterable[str]) -> tuple[int, ...]:
    """What each player has in a position, in the order of the seats, when all clans are known.

    Examples
    --------
    >>> totals_of(Position.of({}, chips=(5, 7), scores=(30, 28, 9, 9, 9)), ("red", "blue"))
    (35, 35)
    """
    pairs = zip(clans, position.chips, strict=True)
    return tuple(total(position.scores[COLORS.index(clan)], chips) for clan, chips in pairs)


def result(position: Position, clans: Mapping[str, str]) -> Result | None:
    """The result of a position that is over; ``None`` while it runs or a clan is not known.

    Examples
    --------
    >>> empty = "/".join([",".join("-----")] * 12)
    >>> over = Position.from_text(f"{empty} 1 5,7 30,28,9,9,9")
    >>> result(over, {"Ann": "red", "Bob": "blue"}).winners
    ('Ann', 'Bob')
    """
    if not position.is_over or SECRET in clans.values():
        return None
    totals = dict(zip(clans, totals_of(position, clans.values()), strict=True))
    best = max(totals.values())
    winners = tuple(name for name, total in totals.items() if total == best)
    return Result(clans, totals, winners)


def with_reveal(turn: Turn, clans: Mapping[str, str]) -> Turn:
    """A turn; where it ends the game, with the steps that reveal the clans (F3).

    Parameters
    ----------
    turn : Turn
    clans : mapping of str to str
        All cards. While one of them is not known to anybody, nothing is revealed.
    """
    outcome = result(turn.position, clans)
    if outcome is None:
        return turn
    return turn._replace(steps=(*turn.steps, *reveal(turn.position, outcome)))


def reveal(position: Position, outcome: Result) -> tuple[Step, ...]:
    """The steps after the end of the game: each card, each player's chips, the winners."""
    players = list(enumerate(outcome.clans.items(), start=1))
    shown = [ClanRevealed(position, player, name, clan) for player, (name, clan) in players]
    scored = [
        ChipsScored(position, player, name, clan, position.chips[player - 1], outcome.totals[name])
        for player, (name, clan) in players
    ]
    numbers = tuple(player for player, (name, _) in players if name in outcome.winners)
    best = outcome.totals[outcome.winners[0]]
    return (*shown, *scored, WinnersDeclared(position, numbers, outcome.winners, best))
