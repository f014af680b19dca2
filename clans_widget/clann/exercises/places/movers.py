"""Asks who can use a die (K4 to K7)."""

from __future__ import annotations

from typing import ClassVar

from clans_widget.clann.exercises.exercise import Source
from clans_widget.clann.exercises.texts import place_said
from clans_widget.clann.exercises.uses import CLANS, check_dice, waits
from clans_widget.clann.exercises.who import EVERYBODY
from clans_widget.clann.rules.dice import ENTRY
from clans_widget.clann.staging.places import ARRIVAL, Landing, landings, place_of, standing_at
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.errors import ExerciseError
from clans_widget.words import Spoken, sentence

from .asked import PlacesAsked


class Movers(PlacesAsked):
    """Who can use this die? The answer names all, including the Black Knight if he can.

    Answers are the places where they stand: ``"A9,A-h2"``.

    Parameters
    ----------
    position : Position, Game or str
    die : int
        One that is left to use.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If no such die is left.

    Examples
    --------
    >>> exercise = Movers("A9,h,h,h/h,h,h,C1 C7 1 36", 6)
    >>> exercise.solutions()
    ('A-h2,A-h3,A-h4,A9',)
    >>> print(exercise.check("A9, C7, A-h2, A-h3, A-h4"))
    Partly right. Without a black face, a die is the Knight’s only if none of your characters can \
use it. Try each of the four (K5). The 6 cannot move the Knight: it can move Tall, and a die that \
can move a character must (rule K5).
    """

    kind: ClassVar[str] = "movers"

    def __init__(
        self, position: Source, die: int, *, ask: AuthorText = None, hint: AuthorText = None
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        check_dice(self.position, die)
        self.die = die
        self.ways = tuple(way for way in landings(self.position) if way.die == str(die))
        if not self.ways:
            raise ExerciseError("clann.exercise.error.no_way")

    @property
    def rules(self) -> tuple[str, ...]:
        """Whether the die is for the Knight, then what decides about each of the four."""
        first = "K6" if self.position.dice.black else "K5"
        if self.die == ENTRY and any(waits(self.position, who) for who in CLANS):
            return tuple(dict.fromkeys(("K7", first, *super().rules)))
        return tuple(dict.fromkeys((first, *super().rules)))

    @property
    def offered(self) -> tuple[str, ...]:
        """Where the characters of the player to act stand, and the Knight."""
        places = (place_of(self.position, who) for who in EVERYBODY.values())
        return tuple(place for place in places if place != ARRIVAL)

    def _shows(self, way: Landing) -> str:
        return place_of(self.position, way.who)

    def _helps(self, way: Landing) -> str:
        return way.place

    def _why_none(self, place: str) -> Spoken:
        who = standing_at(self.position, place)
        error = self._refused(str(self.die), who) if who else None
        return error or sentence("clann.verdict.movers.nobody", place=place_said(place))

    def _instead(self, place: str) -> tuple[Landing, ...]:
        """Who moves by the die instead; before others whom the rule names."""
        who = standing_at(self.position, place)
        error = self._refused(str(self.die), who) if who else None
        named = error.obstacle if error else ()
        return tuple(sorted(self.ways, key=lambda way: self._shows(way) not in named))

    def _tried(self) -> list[tuple[str, str]]:
        return [(str(self.die), who) for who in EVERYBODY.values()]

    def _question(self) -> Spoken:
        return sentence("clann.exercise.movers", die=self.die)

    def _asks(self) -> dict[str, object]:
        return {"die": self.die}
