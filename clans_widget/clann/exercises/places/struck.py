"""Asks who has to leave a cell when the dice are used (K9 to K11)."""

from __future__ import annotations

from typing import ClassVar, Final

from clans_widget.clann import Event
from clans_widget.clann.exercises.exercise import Source
from clans_widget.clann.exercises.standing import everybody, player_at
from clans_widget.clann.exercises.texts import place_said, told
from clans_widget.clann.exercises.uses import CLANS, check_dice, checked_subject
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.steps import CharacterSentHome, CharacterTaken
from clans_widget.clann.staging.places import Landing, landings, place_of
from clans_widget.core.author_texts import AuthorText
from clans_widget.words import Spoken, sentence

from .asked import PlacesAsked

STEPS: Final = {"characters": CharacterSentHome, "knight": CharacterTaken}
"""What happens to whom is struck, by who strikes."""


class Struck(PlacesAsked):
    """Who can be sent home with one of the dice, or driven away by the Knight? All are asked for.

    Answers are the places where they stand; ``"-"`` for nobody.

    Parameters
    ----------
    position : Position, Game or str
    by : str
        ``"characters"`` of the player to act, or the ``"knight"``.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If no dice are left, or nobody of this name strikes.

    Examples
    --------
    >>> exercise = Struck("h,A5,h,h/A7,A10,A8,h D6 1 235")
    >>> exercise.solutions(), exercise.rules[0]
    (('A8',), 'K9')
    >>> print(exercise.check("A7,A8"))
    Partly right. Tall is the highest of the four, and Stout comes second: only Small beats Tall \
(K1). Stout cannot go to A7: Player 2’s Tall stands there and ranks above Stout (rule K9).
    """

    kind: ClassVar[str] = "struck"

    def __init__(
        self,
        position: Source,
        by: str = "characters",
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.by = checked_subject(by, STEPS)
        check_dice(self.position)
        self._strikers = (KNIGHT,) if by == "knight" else CLANS
        self._all = tuple(landings(self.position))
        self.ways = tuple(way for way in self._all if self._strikes(way))

    @property
    def rules(self) -> tuple[str, ...]:
        """Who strikes whom; then what else decides where the dice lead."""
        first = ("K11",) if self.by == "knight" else ()
        also = () if self.by == "knight" else ("K9",)
        return tuple(dict.fromkeys((*first, *super().rules, *also)))

    @property
    def offered(self) -> tuple[str, ...]:
        """Where everybody stands on the course, but for whoever strikes."""
        mine = () if self.by == "knight" else (self.position.player,)
        return tuple(
            place for place, (player, _) in everybody(self.position).items() if player not in mine
        )

    @property
    def none_said(self) -> Spoken:
        """How to say that there is none."""
        return sentence("clann.ask.struck.none")

    @property
    def _nothing(self) -> tuple[Spoken, ...]:
        return (sentence(f"clann.ask.struck.nothing.{self.by}"),)

    def _strikes(self, way: Landing) -> bool:
        if way.who not in self._strikers or way.place not in self.position.course.places:
            return False
        return any(isinstance(step, STEPS[self.by]) for step in self._event(way).steps)

    def _shows(self, way: Landing) -> str:
        return way.place

    def _helps(self, way: Landing) -> str:
        return place_of(self.position, way.who)

    def _does(self, event: Event) -> Spoken:
        struck = (step for step in event.steps if isinstance(step, STEPS[self.by]))
        return told(next(struck))

    def _tried(self) -> list[tuple[str, str]]:
        """All uses that would lead one of those who strike to somebody."""
        there = everybody(self.position)
        dice = map(str, sorted({*self.position.dice.left}))
        uses = ((die, who) for die in dice for who in self._strikers)
        return [use for use in uses if not self._aims(*use).isdisjoint(there)]

    def _why_none(self, place: str) -> Spoken:
        said = place_said(place)
        if player_at(self.position, place) is None:
            return sentence("clann.ask.struck.nobody", place=said)
        if "-t" in place:
            return sentence("clann.ask.struck.treasure", place=said)
        uses = [use for use in self._tried() if place in self._aims(*use)]
        error = next(filter(None, (self._refused(*use) for use in uses)), None)
        return error or sentence(f"clann.ask.struck.no_die.{self.by}", place=said)

    def _instead(self, place: str) -> tuple[Landing, ...]:
        """What the die does instead that would lead there; else what those who strike may do."""
        dice = {die for die, who in self._tried() if place in self._aims(die, who)}
        by_die = tuple(way for way in self._all if way.die in dice)
        return by_die or tuple(way for way in self._all if way.who in self._strikers) or self._all

    def _question(self) -> Spoken:
        return sentence(f"clann.ask.struck.question.{self.by}")

    def _asks(self) -> dict[str, object]:
        return {"by": self.by}
