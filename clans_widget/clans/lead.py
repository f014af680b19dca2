"""Who is ahead in a game, and when that has changed for the last time."""

from __future__ import annotations

from collections.abc import Sequence

from .game import Game
from .position import Position
from .rules.cards import SECRET
from .rules.ending import totals_of


def last_change_of_lead(game: Game) -> int | None:
    """The step after which the same players have been ahead until now.

    A player has the points of their own clan and one for each village chip, as they are counted
    at the end (F3).

    Returns
    -------
    int or None
        How many steps had happened then; ``None`` if the same have always been ahead, or not
        all cards lie open.

    Examples
    --------
    >>> last_change_of_lead(Game.new(["Ann", "Bob"], clans={"Ann": "red"}, seed=7)) is None
    True
    """
    clans = tuple(game.clans().values())
    if SECRET in clans:
        return None
    changed, ahead = None, _ahead(game.start, clans)
    for count, step in enumerate(game.steps, start=1):
        now = _ahead(step.position, clans)
        if now != ahead:
            changed, ahead = count, now
    return changed


def lead_after(game: Game, count: int) -> tuple[tuple[int, ...], int]:
    """The seats, from 1, of those who have most after so many steps, and how much more (F3).

    All cards lie open.

    Examples
    --------
    >>> clans = {"Ann": "red", "Bob": "blue"}
    >>> start = Position.of({}, chips=(5, 7), scores=(30, 25, 9, 9, 9))
    >>> lead_after(Game.new(["Ann", "Bob"], clans=clans, position=start), 0)
    ((1,), 3)
    """
    position = game.steps[count - 1].position if count else game.start
    totals = totals_of(position, tuple(game.clans().values()))
    ahead = tuple(seat for seat, total in enumerate(totals, 1) if total == max(totals))
    others = [total for total in totals if total < max(totals)]
    return ahead, max(totals) - max(others, default=max(totals))


def _ahead(position: Position, clans: Sequence[str]) -> frozenset[int]:
    """The seats, from 0, of those who have most."""
    totals = totals_of(position, clans)
    return frozenset(seat for seat, total in enumerate(totals) if total == max(totals))
