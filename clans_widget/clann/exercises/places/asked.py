"""Questions that are answered with places, all of them: what those about dice have in common."""

from __future__ import annotations

from abc import abstractmethod

from clans_widget.clann import IllegalMove, Marks
from clans_widget.clann.course import ARMS
from clans_widget.clann.exercises.exercise import Exercise
from clans_widget.clann.exercises.putting import as_players_would
from clans_widget.clann.exercises.texts import completed, place_said, told
from clans_widget.clann.rules.turn import Event
from clans_widget.clann.staging.clicking import DIE
from clans_widget.clann.staging.places import ARRIVAL, Landing, place_of
from clans_widget.quiz.answering import Places, Wording
from clans_widget.quiz.errors import AnswerError
from clans_widget.quiz.reading import words_of
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Spoken, sentence


class PlacesAsked(Exercise[frozenset[str]]):
    """All places of a kind are asked for: subclasses say which, and why another is none.

    Answers are places of the picture: ``"B4,A-t2"``, ``["A-h1", "arrival"]``. Points: places
    that are right, of all that were named or should have been.
    """

    ways: tuple[Landing, ...]
    """The uses of a die that the question is about."""

    @property
    def offered(self) -> tuple[str, ...]:
        """The places that a list offers."""
        raise NotImplementedError

    @abstractmethod
    def _shows(self, way: Landing) -> str:
        """The place by which a use of a die is told."""

    @abstractmethod
    def _helps(self, way: Landing) -> str:
        """The place that a hint marks: the other end of the way."""

    @abstractmethod
    def _why_none(self, place: str) -> Spoken:
        """Why a place is none of those that are asked for."""

    @abstractmethod
    def _instead(self, place: str) -> tuple[Landing, ...]:
        """What can be walked to show why a place is none, the best first."""

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
        known = {place.casefold(): place for place in (*self.offered, *self._everywhere())}
        names = words_of(answer)
        if not names:
            raise AnswerError("clann.exercise.error.places")
        for name in names:
            if name.casefold() not in known:
                raise AnswerError("clann.exercise.error.place", place=name, end=ARRIVAL)
        return frozenset(known[name.casefold()] for name in names)

    def write(self, answer: frozenset[str]) -> str:
        """Places with commas between."""
        return ",".join(sorted(answer))

    def answering(self) -> Places:
        """Places, on the board or from a list; a click on a die means nothing here."""
        return Places(
            self.offered,
            Wording(sentence(f"clann.quiz.prompt.{self.kind}")),
            self.marks,
            named=place_said,
            meant=lambda place: not place.startswith(DIE),
        )

    @property
    def _right(self) -> frozenset[str]:
        return frozenset(map(self._shows, self.ways))

    def _everywhere(self) -> tuple[str, ...]:
        """The places of the whole picture."""
        course, players = self.position.course, range(1, self.position.players + 1)
        stand = (place_of(self.position, who, n) for n in players for who in "1234")
        own = {f"{place[0]}-t{n}" for place in self._homes() for n in range(1, course.treasure + 1)}
        return (*course.cells, *stand, *self._homes(), *sorted(own))

    def _homes(self) -> tuple[str, ...]:
        return tuple(f"{arm}-h{number}" for arm in ARMS for number in range(1, 5))

    def _judge(self, answer: frozenset[str]) -> Verdict:
        right = self._right
        both, missed, wrong = right & answer, sorted(right - answer), sorted(answer - right)
        said: list[Spoken] = [self._missed(place) for place in missed]
        said += [self._why_none(place) for place in wrong]
        if not said:
            said = [told(self._event(way).steps[0]) for way in self._told_ways()]
        marks = Marks(
            tuple((place_of(self.position, way.who), way.place) for way in self.ways),
            tuple(sorted(both)),
            wrong=tuple(wrong),
            missing=tuple(missed),
        )
        counts = {"missing": len(missed), "wrong": len(wrong)}
        first = tuple(
            sentence(f"clann.verdict.places.{part}", count=count)
            for part, count in counts.items()
            if count
        )
        points = len(both) / len(right | answer)
        way, tells = self._walked(answer, missed, wrong)
        return Verdict(
            points,
            self.write(answer),
            tuple(said),
            self._event(way),
            marks,
            first=first,
            tells=tells,
        )

    def _walked(
        self, answer: frozenset[str], missed: list[str], wrong: list[str]
    ) -> tuple[Landing, bool]:
        """The use of a die that shows why an answer is not right, and whether it tells a place.

        What refutes a wrong place without telling more than the answer comes first.
        """
        if wrong:
            ways = self._instead(wrong[0])
        elif missed:
            ways = tuple(way for way in self.ways if self._shows(way) == missed[0])
        else:
            ways = self._told_ways()
        kept = next((way for way in ways if not self._tells(way, answer)), ways[0])
        return kept, self._tells(kept, answer)

    def _tells(self, way: Landing, answer: frozenset[str]) -> bool:
        """Whether a walk tells a right place that an answer has not named."""
        return way in self.ways and self._shows(way) not in answer

    def _told_ways(self) -> tuple[Landing, ...]:
        """One way for each place that is asked for."""
        return tuple({self._shows(way): way for way in reversed(self.ways)}.values())[::-1]

    def _missed(self, place: str) -> Spoken:
        """That a place is missing, and what a die does there."""
        way = next(way for way in self.ways if self._shows(way) == place)
        return sentence(
            "clann.verdict.places.missed",
            place=place_said(place),
            why=told(self._event(way).steps[0]),
        )

    def _event(self, way: Landing) -> Event:
        """What a use of a die does, with somebody put down as a player would."""
        moves = completed(self.position, f"{way.die}-{way.who}")
        return self.position.play(as_players_would(self.position, moves))

    def _refused(self, die: str, who: str) -> IllegalMove | None:
        """Why somebody cannot move by a die; ``None`` if that is possible."""
        try:
            self.position.choose(die, who)
        except IllegalMove as error:
            return error
        return None

    def _hints(self) -> Hints:
        arrows = tuple((place_of(self.position, way.who), way.place) for way in self.ways)
        right = tuple(sorted(self._right))
        return Hints(
            word=sentence(f"clann.hint.{self.kind}.word"),
            mark=sentence(f"clann.hint.{self.kind}.mark", count=len(right)),
            marks=Marks(highlights=tuple(dict.fromkeys(map(self._helps, self.ways)))),
            solution=sentence("clann.hint.places.solution", places=tuple(map(place_said, right))),
            shown=Marks(arrows, right),
            turn=self._event(self._told_ways()[0]),
        )
