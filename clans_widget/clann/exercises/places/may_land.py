"""Asks who may land on a cell with a die (K4 to K7, K9 to K14)."""

from __future__ import annotations

from typing import ClassVar

from clans_widget.clann import IllegalMove, Marks
from clans_widget.clann.exercises.exercise import Source
from clans_widget.clann.exercises.standing import every_place
from clans_widget.clann.exercises.texts import named, place_said, place_within
from clans_widget.clann.exercises.uses import check_dice
from clans_widget.clann.exercises.who import EVERYBODY
from clans_widget.clann.staging.places import ARRIVAL, Landing, landings, place_of, standing_at
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.errors import ExerciseError
from clans_widget.words import Spoken, sentence

from .asked import PlacesAsked


class MayLand(PlacesAsked):
    """Who may land on this cell with one of the dice? The answer names all, including the Knight.

    Answers are the places where they stand: ``"A9,C7"``; ``"-"`` for nobody.

    Parameters
    ----------
    position : Position, Game or str
    cell : str
        A cell of the ring, of the player's own Treasure, or the Arrival.
    die : int, optional
        Only this one; each that is left by default.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If there is no such place, or no such die is left.

    Examples
    --------
    >>> exercise = MayLand("A5,A6,h,h/A8,h,h,C1 D2 1 23", "A8")
    >>> exercise.solutions(), exercise.rules
    (('-',), ('K9',))
    >>> print(exercise.check("A6"))
    Not yet. Tall is the highest of the four, and Stout comes second: only Small beats Tall (K1). \
Stout cannot go to A8: Player 2’s Tall stands there and ranks above Stout (rule K9). \
Nobody may land on A8 (K9).
    """

    kind: ClassVar[str] = "may_land"
    tells_of_marks: ClassVar[bool] = False

    def __init__(
        self,
        position: Source,
        cell: str,
        die: int | None = None,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.cell, self.die = cell, die
        if cell not in every_place(self.position):
            raise ExerciseError("clann.exercise.error.place", place=cell, end=ARRIVAL)
        check_dice(self.position, die)
        self._all = tuple(way for way in landings(self.position) if die in (None, int(way.die)))
        self.ways = tuple(way for way in self._all if way.place == cell)

    @property
    def rules(self) -> tuple[str, ...]:
        """What lets somebody land there, and what forbids it to others."""
        return super().rules or ("K4",)

    @property
    def marks(self) -> Marks:
        """The cell."""
        return Marks(highlights=(self.cell,))

    @property
    def offered(self) -> tuple[str, ...]:
        """Where the characters of the player to act stand, and the Knight."""
        places = (place_of(self.position, who) for who in EVERYBODY.values())
        return tuple(place for place in places if place != ARRIVAL)

    @property
    def none_said(self) -> Spoken:
        """How to say that there is none."""
        return sentence("clann.ask.may_land.none")

    @property
    def _nothing(self) -> tuple[Spoken, ...]:
        cell = place_within(self.cell)
        return (sentence("clann.ask.may_land.nothing", cell=cell, rule=self.rules[0]),)

    def _shows(self, way: Landing) -> str:
        return place_of(self.position, way.who)

    def _helps(self, way: Landing) -> str:
        return way.place

    def _tried(self) -> list[tuple[str, str]]:
        """All dice that would lead somebody there, a 6 first: who waits at home needs one."""
        dice = {*self.position.dice.left} if self.die is None else {self.die}
        uses = ((str(die), who) for who in EVERYBODY.values() for die in sorted(dice)[::-1])
        return [use for use in uses if self.cell in self._aims(*use)]

    def _why_none(self, place: str) -> Spoken:
        who = standing_at(self.position, place)
        if not who:
            return sentence("clann.verdict.movers.nobody", place=place_said(place))
        return self._error(who) or sentence(
            "clann.ask.may_land.no_die", who=named(who), cell=place_within(self.cell)
        )

    def _error(self, who: str) -> IllegalMove | None:
        """What forbids somebody to land there by a die that would lead there."""
        uses = (use for use in self._tried() if use[1] == who)
        return next(filter(None, (self._refused(*use) for use in uses)), None)

    def _instead(self, place: str) -> tuple[Landing, ...]:
        """What the die does instead that would lead there; else where that one may go."""
        who = standing_at(self.position, place)
        dice = {die for die, other in self._tried() if other == who}
        by_die = tuple(way for way in self._all if way.die in dice)
        return by_die or tuple(way for way in self._all if way.who == who) or self._all

    def _question(self) -> Spoken:
        cell = place_within(self.cell)
        if self.die is None:
            return sentence("clann.ask.may_land.question.any", cell=cell)
        return sentence("clann.ask.may_land.question.die", cell=cell, die=self.die)

    def _asks(self) -> dict[str, object]:
        return {"cell": self.cell, "die": self.die}
