"""What is shown of each player at the end of a game: the card, the points, the chips to count."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from clans_widget.clans.moment import Moment
from clans_widget.clans.rules.steps import ChipsScored, ClanRevealed
from clans_widget.core.planar import Point

STAGE: Final = (80.0, 96.0, 840.0, 616.0)
"""What of the map the columns cover: left, top, width, height."""
CHIP: Final = 11.0
"""Radius of a chip that is to be counted."""
_CHIP_LINE: Final = 676.0
_WIDEST_ROW: Final = 150.0


@dataclass(frozen=True, slots=True)
class Column:
    """What is shown of a player.

    Attributes
    ----------
    seat : int
    middle : float
        Where the column stands.
    clan : str
        Empty as long as the card lies face down.
    turned : float
        How far the card is turned over, from 0 to 1.
    points : float
    chips : int
        Those that are still to be counted.
    """

    seat: int
    middle: float
    clan: str
    turned: float
    points: float
    chips: int


def columns_of(moment: Moment, progress: float) -> list[Column]:
    """What each player's column shows when the step has happened so far.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> start = Position.start(players=2, seed=7)
    >>> step = ClanRevealed(start, 2, "Bob", "red")
    >>> [(column.clan, column.turned) for column in columns_of(Moment.alone(step), 0.25)]
    [('', 0.0), ('red', 0.25)]
    """
    step, scores, seats = moment.step, moment.scores, moment.position.players
    counted = {past.player for past in moment.past if isinstance(past, ChipsScored)}
    left, _, width, _ = STAGE
    columns = []
    for seat in range(1, seats + 1):
        clan, turned, chips = moment.revealed.get(seat, ""), 1.0, moment.position.chips[seat - 1]
        points = float(scores[clan]) if clan else 0.0
        if isinstance(step, ClanRevealed) and step.player == seat:
            turned, points = progress, points * max(0.0, 2 * progress - 1)
        if isinstance(step, ChipsScored) and step.player == seat:
            points -= (1 - progress) * step.chips
        middle = left + width * (seat - 0.5) / seats
        left_over = 0 if seat in counted else chips
        columns.append(Column(seat, middle, clan, turned if clan else 0.0, points, left_over))
    return columns


def chip_places(column: Column) -> list[Point]:
    """Where the chips lie that are still to be counted: closer together if there are many."""
    gap = min(2.4 * CHIP, _WIDEST_ROW / max(1, column.chips - 1))
    first = column.middle - gap * (column.chips - 1) / 2
    return [(first + gap * k, _CHIP_LINE) for k in range(column.chips)]
