"""Who stands where, of all clans."""

from __future__ import annotations

from dataclasses import dataclass

from clans_widget.clann import Position
from clans_widget.clann.course import HOME
from clans_widget.clann.naming import of_player
from clans_widget.clann.rules.state import Standing
from clans_widget.clann.staging.places import place_of
from clans_widget.words import Voice


@dataclass(frozen=True)
class Owned:
    """A character with its player, within a sentence."""

    player: int
    character: int

    def in_voice(self, voice: Voice) -> str:
        """Whose it is, and its name."""
        return of_player(self.player, self.character, voice)


@dataclass(frozen=True)
class PlayerNamed:
    """A player by number."""

    number: int

    def in_voice(self, voice: Voice) -> str:
        """The name, or the number as it is said."""
        return voice.name(self.number)


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


def player_at(position: Position, place: str) -> int | None:
    """Whose character stands on the ring or in a Treasure; ``None`` for nobody's."""
    there = everybody(position).get(place)
    return there.player if there else None
