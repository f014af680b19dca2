"""What stands on the course and who acts. The rules look at this."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple, Self

from clans_widget.clann.course import HOME, Course

from .dice import FIRST, NO_DICE, Dice
from .seats import arm_of, partner_of

NOWHERE: Final = -1
"""Where the Knight is before it has been put down."""

Phase = str
"""``"choose"``, ``"knight"``, ``"roll"``, ``"use"`` or ``"over"``."""


class Standing(NamedTuple):
    """A character by its player, from 1, and its place in the clan, from 0."""

    player: int
    character: int


class State(NamedTuple):
    """All that is true of a position, as data; what may be done with it, the rules say.

    A :class:`~clans_widget.clann.Position` is a state that answers for them.

    Attributes
    ----------
    course : Course
    characters : tuple of tuple of int
        For each player how far Tall, Stout, Slim and Small are, as
        :class:`~clans_widget.clann.course.Course` counts.
    knight : int
        The cell of the Black Knight, or :data:`NOWHERE`.
    player : int
        Who is to act, from 1; the winner when the game is over.
    dice : Dice
    """

    course: Course
    characters: tuple[tuple[int, ...], ...]
    knight: int
    player: int
    dice: Dice = NO_DICE

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.characters)

    @property
    def phase(self) -> Phase:
        """What is to be done now: :data:`Phase` has the words."""
        if self.knight == NOWHERE:
            return "knight" if self.chosen == self.players else "choose"
        if has_arrived(self, self.player):
            return "over"
        return "use" if self.dice.left else "roll"

    @property
    def chosen(self) -> int:
        """How many players have put their first character on its Crown (K3)."""
        return sum(any(at != HOME for at in clan) for clan in self.characters)

    @property
    def dice_to_roll(self) -> str:
        """Which dice are to be rolled now: ``"oos"``, ``"oo"``, ``"os"``, or none."""
        return (self.dice.again or FIRST) if self.phase == "roll" else ""

    @property
    def arm(self) -> int:
        """The arm of the player to act."""
        return arm_of(self.player, self.players)

    @property
    def lap(self) -> tuple[int, ...]:
        """The cells of the ring as the player to act goes over them."""
        return self.course.laps[arm_of(self.player, len(self.characters))]

    @property
    def clan(self) -> tuple[int, ...]:
        """How far the characters of the player to act are."""
        return self.characters[self.player - 1]

    def is_partner(self, player: int) -> bool:
        """Whether a player is the partner of the one who acts."""
        return player == partner_of(self.player, self.players)

    def on_ring(self) -> Mapping[int, Standing]:
        """Who stands on each cell of the ring that holds a character."""
        return _on_ring(self.course, self.characters)

    def with_character(self, player: int, character: int, progress: int) -> Self:
        """The same with one character elsewhere."""
        return self._replace(characters=self.clans_with(player, character, progress))

    def clans_with(self, player: int, character: int, progress: int) -> tuple[tuple[int, ...], ...]:
        """How far all characters are when one is elsewhere."""
        clan, clans = list(self.characters[player - 1]), list(self.characters)
        clan[character] = progress
        clans[player - 1] = tuple(clan)
        return tuple(clans)


def has_arrived(state: State, player: int) -> bool:
    """K14: whether all characters of a player are at the Arrival."""
    clan = state.characters[player - 1]
    return clan.count(state.course.arrival) == len(clan)


# A move is looked at from many sides before the characters stand otherwise.
@lru_cache(maxsize=256)
def _on_ring(course: Course, clans: tuple[tuple[int, ...], ...]) -> Mapping[int, Standing]:
    found = {}
    for player, clan in enumerate(clans, start=1):
        lap = course.laps[arm_of(player, len(clans))]
        for character, progress in enumerate(clan):
            if HOME < progress < len(lap):
                found[lap[progress]] = Standing(player, character)
    return MappingProxyType(found)
