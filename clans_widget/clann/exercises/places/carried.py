"""Asks where the dice can carry somebody (K4, K7, K13, K14)."""

from __future__ import annotations

from typing import ClassVar

from clans_widget.clann import IllegalMove
from clans_widget.clann.course import ARMS
from clans_widget.clann.exercises.exercise import Source
from clans_widget.clann.exercises.texts import named, place_said
from clans_widget.clann.exercises.uses import check_dice
from clans_widget.clann.exercises.who import EVERYBODY, part_of
from clans_widget.clann.rules.seats import arm_of
from clans_widget.clann.staging.places import ARRIVAL, Landing, landings, place_of
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.errors import ExerciseError
from clans_widget.words import Sentence, Spoken, sentence

from .asked import PlacesAsked


class Carried(PlacesAsked):
    """Where can the dice carry somebody, each on its own? The answer names all places.

    Answers are places: ``"A12,A-t5"``.

    Parameters
    ----------
    position : Position, Game or str
    die : int, optional
        Only this one; each that is left by default.
    who : str, optional
        Only ``"tall"``, ``"stout"``, ``"slim"``, ``"small"`` or ``"knight"``.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If they can carry nobody.

    Examples
    --------
    >>> exercise = Carried("D11,h,h,h/h,h,h,C1 C7 1 345", who="tall")
    >>> exercise.solutions()
    ('D14',)
    >>> print(exercise.check(["D14", "A1"]))
    Partly right. A 4 would carry Tall past the Gate, which must be reached by exact count (rule \
K13).
    """

    kind: ClassVar[str] = "carried"
    asks_for: ClassVar[str] = "places"

    def __init__(
        self,
        position: Source,
        *,
        die: int | None = None,
        who: str | None = None,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        check_dice(self.position, die)
        self.die = die
        self.who = who
        part = None if who is None else part_of(who)
        self.ways = tuple(
            way
            for way in landings(self.position)
            if die in (None, int(way.die)) and part in (None, way.who)
        )
        if not self.ways:
            raise ExerciseError("clann.exercise.error.no_way")

    @property
    def rules(self) -> tuple[str, ...]:
        """What the uses turn on; those who only walk along the ring show which way it goes."""
        return (*super().rules, "K2")

    @property
    def offered(self) -> tuple[str, ...]:
        """The ring, its own Treasure, and the Arrival."""
        course = self.position.course
        arm = ARMS[arm_of(self.position.player, self.position.players)]
        treasure = (f"{arm}-t{number}" for number in range(1, course.treasure + 1))
        return (*course.cells, *treasure, ARRIVAL)

    def _shows(self, way: Landing) -> str:
        return way.place

    def _helps(self, way: Landing) -> str:
        return place_of(self.position, way.who)

    def _why_none(self, place: str) -> Spoken:
        """The rule that keeps somebody from going there, or that nobody's way leads there."""
        refused = self._refused_use(place)
        if refused:
            return refused[1]
        return sentence("clann.verdict.carried.nobody", place=place_said(place))

    def _instead(self, place: str) -> tuple[Landing, ...]:
        """What the die does that would lead there; where none would, what ends nearest."""
        refused = self._refused_use(place)
        if refused:
            return tuple(way for way in landings(self.position) if way.die == refused[0])
        return tuple(sorted(self.ways, key=lambda way: self._apart(way.place, place)))

    def _refused_use(self, place: str) -> tuple[str, IllegalMove] | None:
        """The first die that would lead somebody to a place, and the rule that forbids it."""
        for die, who in self._tried():
            error = self._refused(die, who) if place in self._aims(die, who) else None
            if error:
                return die, error
        return None

    def _apart(self, one: str, other: str) -> int:
        """How many cells lie between two places of the way; none to a place beside it."""
        course = self.position.course
        if one in course.places and other in course.places:
            around = (course.places[one] - course.places[other]) % course.ring
            return min(around, course.ring - around)
        return abs(self._along(one) - self._along(other))

    def _along(self, place: str) -> int:
        """How far along the way of the player to act a place is; one beside it is beyond."""
        course = self.position.course
        if place in course.places:
            return course.progress(self.position.arm, course.places[place])
        return (*self.offered, place).index(place)

    @property
    def _hint_word(self) -> Sentence:
        return sentence(f"clann.hint.carried.word.{'any' if self.who is None else 'who'}")

    def _tried(self) -> list[tuple[str, str]]:
        """The uses of dice that the question could be about, allowed or not."""
        dice = sorted({*self.position.dice.left} if self.die is None else {self.die})
        whom = EVERYBODY.values() if self.who is None else (part_of(self.who),)
        return [(str(die), who) for who in whom for die in dice]

    def _question(self) -> Spoken:
        if self.who is None and self.die is None:
            return sentence("clann.exercise.carried.any")
        if self.who is None:
            return sentence("clann.exercise.carried.die", die=self.die)
        who = named(part_of(self.who))
        if self.die is None:
            return sentence("clann.exercise.carried.who", who=who)
        return sentence("clann.exercise.carried.both", who=who, die=self.die)

    def _asks(self) -> dict[str, object]:
        return {"die": self.die, "who": self.who}
