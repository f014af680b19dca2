"""Questions that are answered with places: how they are read, judged and told."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, NamedTuple

from clans_widget.clann import Event, Marks
from clans_widget.clann.exercises.exercise import Exercise
from clans_widget.clann.exercises.standing import every_place
from clans_widget.clann.exercises.texts import along_the_way, place_said, place_within
from clans_widget.clann.staging.clicking import DIE
from clans_widget.clann.staging.places import ARRIVAL
from clans_widget.quiz.answering import NOTHING, Places, Wording
from clans_widget.quiz.errors import AnswerError
from clans_widget.quiz.overlap import Overlap
from clans_widget.quiz.reading import words_of
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence


class Walk(NamedTuple):
    """What is walked through to show why an answer is right or wrong.

    Attributes
    ----------
    event : Event or None
    tells : bool
        Whether it tells a right place that the answer has not named.
    """

    event: Event | None = None
    tells: bool = False


class PlacesOnCourse(Places):
    """Places that are told within a sentence: “le Gros au départ”, not “Le Gros au départ”."""

    @property
    def told(self) -> tuple[Spoken, ...]:
        """The places."""
        return tuple(map(place_within, self.chosen))


class Clicked(Exercise[frozenset[str]]):
    """All places of a kind are asked for: subclasses say which, and why another is none.

    Answers are places of the picture: ``"B4,A-t2"``, ``["A-h1", "arrival"]``; ``"-"`` where there
    may be none. Points: places that are right, of all that were named or should have been.
    """

    asks_for: ClassVar[str] = "figures"
    """Whether ``"places"`` are to be clicked, or the ``"figures"`` that stand there."""

    @property
    @abstractmethod
    def offered(self) -> tuple[str, ...]:
        """The places that a list offers."""

    @property
    @abstractmethod
    def _right(self) -> frozenset[str]:
        """The places that are asked for."""

    @abstractmethod
    def _why(self, place: str) -> Spoken:
        """Why a place is one of those that are asked for."""

    @abstractmethod
    def _why_none(self, place: str) -> Spoken:
        """Why a place is none of those that are asked for."""

    @property
    def none_said(self) -> Spoken | None:
        """How to say that there is none; without it that is no answer."""
        return None

    @property
    def _nothing(self) -> tuple[Spoken, ...]:
        """Why there is none."""
        return ()

    @property
    def _barred(self) -> tuple[Spoken, ...]:
        """What forbids it to those who might be thought of."""
        return ()

    @property
    def _arrows(self) -> tuple[tuple[str, str], ...]:
        """What leads to the places that are asked for."""
        return ()

    def _walked(self, answer: frozenset[str], missed: list[str], wrong: list[str]) -> Walk:
        """What shows why an answer is right or wrong; what tells no more than it comes first."""
        del answer, missed, wrong
        return Walk()

    def solutions(self) -> tuple[str, ...]:
        """The one right answer."""
        return (self.write(self._right),)

    def read(self, answer: object) -> frozenset[str]:
        """Places, in any order.

        Raises
        ------
        AnswerError
            If one is not on the course, or none is named.
        """
        known = {place.casefold(): place for place in (*self.offered, *every_place(self.position))}
        names = words_of(answer)
        if names == [NOTHING] and self.none_said:
            return frozenset()
        if not names:
            raise AnswerError("clann.exercise.error.places")
        for name in names:
            if name.casefold() not in known:
                raise AnswerError("clann.exercise.error.place", place=name, end=ARRIVAL)
        return frozenset(known[name.casefold()] for name in names)

    def write(self, answer: frozenset[str]) -> str:
        """Places with commas between, or the sign for none."""
        return ",".join(sorted(answer)) or NOTHING

    def answering(self) -> Places:
        """Places, on the board or from a list; a click on a die means nothing here."""
        return PlacesOnCourse(
            self.offered,
            wording=Wording(sentence(f"clann.quiz.prompt.{self.asks_for}")),
            about=self.marks,
            none_said=self.none_said,
            named=place_said,
            meant=lambda place: not place.startswith(DIE),
        )

    def _judge(self, answer: frozenset[str]) -> Verdict:
        overlap, right = Overlap(self._right, answer), self._right
        missed, wrong = along_the_way(overlap.missing), along_the_way(overlap.wrong)
        said: list[Spoken] = [self._missed(place) for place in missed]
        said += [self._why_none(place) for place in wrong]
        if not missed and not wrong:
            said = [self._why(place) for place in along_the_way(right)] or [*self._barred]
        if not right:
            said += self._nothing
        event, tells = self._walked(answer, missed, wrong)
        return Verdict(
            overlap.points,
            self.write(answer),
            tuple(said),
            event,
            overlap.marked(Marks(self._arrows)).beside(self.marks),
            first=overlap.counted(f"clann.verdict.{self.asks_for}"),
            one=self._why_none(wrong[0]) if wrong else None,
            tells=tells,
        )

    def _missed(self, place: str) -> Spoken:
        """That a place is missing, and why."""
        return sentence(
            "clann.verdict.places.missed", place=place_within(place), why=self._why(place)
        )

    @property
    def _hint_marks(self) -> Marks:
        """What a hint marks."""
        return self.marks

    @property
    def _hint_word(self) -> Sentence:
        """Where to look."""
        return sentence(f"clann.hint.{self.kind}.word")

    @property
    def _hint_said(self) -> Sentence:
        """How many places are asked for."""
        return sentence(f"clann.hint.{self.kind}.mark", count=len(self._right))

    def _hints(self) -> Hints:
        right = tuple(along_the_way(self._right))
        solution: Spoken = sentence(
            "clann.hint.places.solution", places=tuple(map(place_within, right))
        )
        if not right and self.none_said:
            solution = sentence("hint.answer", answer=self.none_said)
        return Hints(
            word=self._hint_word,
            mark=self._hint_said,
            marks=self._hint_marks,
            solution=solution,
            shown=Marks(self._arrows, right).beside(self.marks),
            turn=self._walked(self._right, [], []).event,
        )
