"""Who stands where, of all clans."""

from __future__ import annotations

from clans_widget.clann import Position
from clans_widget.clann.course import ARMS, HOME
from clans_widget.clann.rules.ranks import CHARACTERS
from clans_widget.clann.rules.seats import arm_of
from clans_widget.clann.rules.state import Standing
from clans_widget.clann.staging.places import ARRIVAL, place_of


def everybody(position: Position) -> dict[str, Standing]:
    """All characters on the ring and in Treasures, by their places.

    Examples
    --------
    >>> everybody(Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 -"))
    {'A9': Standing(player=1, character=0), 'A-t2': Standing(player=1, character=3), \
'B1': Standing(player=2, character=0)}
    """
    return {
        place_of(position, str(character + 1), player): Standing(player, character)
        for player, clan in enumerate(position.characters, start=1)
        for character, progress in enumerate(clan)
        if progress not in (HOME, position.course.arrival)
    }


def every_place(position: Position) -> tuple[str, ...]:
    """The places of the whole picture: the ring, each clan's home and Treasure, the Arrival.

    Examples
    --------
    >>> every_place(Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 -"))[-2:]
    ('C-t6', 'arrival')
    """
    count = position.players
    arms = [ARMS[arm_of(player, count)] for player in range(1, count + 1)]
    treasure = range(1, position.course.treasure + 1)
    homes = (f"{arm}-h{number}" for arm in arms for number in range(1, len(CHARACTERS) + 1))
    treasures = (f"{arm}-t{number}" for arm in arms for number in treasure)
    return (*position.course.cells, *homes, *treasures, ARRIVAL)


def player_at(position: Position, place: str) -> int | None:
    """Whose character stands on the ring or in a Treasure; ``None`` for nobody's."""
    there = everybody(position).get(place)
    return there.player if there else None
