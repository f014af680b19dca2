"""Asks who can come in (K7)."""

from __future__ import annotations

from typing import ClassVar

from clans_widget.clann.exercises.exercise import Source
from clans_widget.clann.exercises.texts import place_said
from clans_widget.clann.exercises.uses import CLANS, check_dice, waits
from clans_widget.clann.rules.dice import ENTRY
from clans_widget.clann.staging.places import ARRIVAL, Landing, landings, place_of, standing_at
from clans_widget.core.author_texts import AuthorText
from clans_widget.words import Spoken, sentence

from .asked import PlacesAsked


class Enters(PlacesAsked):
    """Who can come in from home with these dice? The answer names all.

    Answers are the places where they wait: ``"A-h2,A-h3"``; ``"-"`` for nobody.

    Parameters
    ----------
    position : Position, Game or str
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If no dice are left.

    Examples
    --------
    >>> exercise = Enters("A1,h,h,D2/h,h,h,C3 B9 1 256")
    >>> exercise.solutions()
    ('-',)
    >>> print(exercise.check("A-h2"))
    Not yet. Stout cannot come in: Tall of the same clan stands on the Crown A1 (rule K7). \
Nobody can come in (K7).
    """

    kind: ClassVar[str] = "enters"
    tells_of_marks: ClassVar[bool] = False

    def __init__(
        self, position: Source, *, ask: AuthorText = None, hint: AuthorText = None
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        check_dice(self.position)
        self._all = tuple(landings(self.position))
        self.ways = tuple(
            way for way in self._all if way.die == str(ENTRY) and waits(self.position, way.who)
        )

    @property
    def rules(self) -> tuple[str, ...]:
        """Coming in, and what else decides it."""
        return tuple(dict.fromkeys(("K7", *super().rules)))

    @property
    def offered(self) -> tuple[str, ...]:
        """Where the characters of the player to act stand."""
        places = (place_of(self.position, who) for who in CLANS)
        return tuple(place for place in places if place != ARRIVAL)

    @property
    def none_said(self) -> Spoken:
        """How to say that there is none."""
        return sentence("clann.ask.enters.none")

    @property
    def _nothing(self) -> tuple[Spoken, ...]:
        return (sentence("clann.ask.enters.nothing"),)

    def _shows(self, way: Landing) -> str:
        return place_of(self.position, way.who)

    def _helps(self, way: Landing) -> str:
        return way.place

    def _tried(self) -> list[tuple[str, str]]:
        if ENTRY not in self.position.dice.left:
            return []
        return [(str(ENTRY), who) for who in CLANS if waits(self.position, who)]

    def _why_none(self, place: str) -> Spoken:
        who = standing_at(self.position, place)
        if not who or not waits(self.position, who):
            return sentence("clann.ask.enters.not_home", place=place_said(place))
        error = self._refused(str(ENTRY), who) if self._tried() else None
        return error or sentence("clann.ask.enters.no_six")

    def _instead(self, place: str) -> tuple[Landing, ...]:
        """What the 6 does instead; without one, what the other dice do."""
        del place
        return tuple(way for way in self._all if way.die == str(ENTRY)) or self._all

    def _question(self) -> Spoken:
        return sentence("clann.ask.enters.question")
