"""Asks who wins (F3, F4)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from clans_widget.clans import COLORS, Game, Marks, Result
from clans_widget.clans.exercises.exercise import Exercise, Source
from clans_widget.clans.exercises.reading import EXAMPLE, read_cards
from clans_widget.clans.rules.ending import result
from clans_widget.core.author_texts import AuthorText
from clans_widget.core.marks import NO_MARKS
from clans_widget.quiz.answering import Label, Ticks, Wording
from clans_widget.quiz.errors import AnswerError, ExerciseError
from clans_widget.quiz.overlap import Overlap
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence
from clans_widget.words.sentence import Named

Names = tuple[str, ...]


class Winners(Exercise[Names]):
    """Who wins, or shares the win? The answer gives all their names.

    Answers are names: ``"Ann,Bob"``, ``["Ann", "Bob"]``. Points: names that are right, of all
    that were named or should have been.

    Parameters
    ----------
    position : Position, Game or str
        One that is over; who holds how many chips stands in it.
    clans : mapping of str to str, optional
        The clan of each player, in the order of the seats; of a game, its own by default.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Attributes
    ----------
    result : Result

    Raises
    ------
    ExerciseError
        If the game is not over, or not each player has a clan and a name of its own.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> over = Position.of({}, chips=(5, 7), scores=(30, 28, 40, 9, 9))
    >>> exercise = Winners(over, {"Ann": "red", "Bob": "blue"})
    >>> exercise.solutions(), exercise.rules
    (('Ann,Bob',), ('F4', 'F3'))
    """

    kind: ClassVar[str] = "winners"

    def __init__(
        self,
        position: Source,
        clans: Any = None,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        if clans is None:
            clans = position.clans() if isinstance(position, Game) else {}
        self.clans = read_cards(clans)
        self.players = tuple(self.clans)
        self.result: Result = self._result()

    def _result(self) -> Result:
        names, held = tuple(self.clans), set(self.clans.values())
        if not len(names) == len(held) == self.position.players or any("," in n for n in names):
            raise ExerciseError(
                "clans.exercise.error.cards", count=self.position.players, example=EXAMPLE
            )
        ended = result(self.position, self.clans)
        if ended is None:
            raise ExerciseError("clans.exercise.error.runs")
        return ended

    @property
    def rules(self) -> tuple[str, ...]:
        """The count at the end, and the shared win where it is one."""
        return ("F3",) if len(self.right) == 1 else ("F4", "F3")

    @property
    def right(self) -> Names:
        """Those who win, in the order of the seats."""
        return self.result.winners

    @property
    def marks(self) -> Marks:
        """None: the track and the chips show it."""
        return NO_MARKS

    def solutions(self) -> tuple[str, ...]:
        """The one right answer."""
        return (self.write(self.right),)

    def read(self, answer: object) -> Names:
        """Names of players, whatever their case.

        Raises
        ------
        AnswerError
            If nobody is named, or somebody who does not play.
        """
        parts = answer.split(",") if isinstance(answer, str) else answer
        given = [str(part).strip() for part in parts] if isinstance(parts, Iterable) else []
        known = {name.strip().casefold(): name for name in self.clans}
        if not given or any(name.casefold() not in known for name in given):
            raise AnswerError("clans.exercise.error.names", players=", ".join(self.clans))
        named = {known[name.casefold()] for name in given}
        return tuple(name for name in self.clans if name in named)

    def write(self, answer: Names) -> str:
        """The names with commas between."""
        return ",".join(answer)

    def answering(self) -> Ticks:
        """A tick for each player."""
        return Ticks(
            {name: self._card(name) for name in self.clans},
            self.read,
            wording=Wording(
                sentence("clans.ask.winners.prompt"), sentence("clans.ask.winners.empty")
            ),
            about=self.marks,
            label=Label(sentence("clans.ask.winners.label"), "player"),
        )

    def _question(self) -> Spoken:
        return self._say("question", cards=tuple(map(self._card, self.clans)))

    def _say(self, case: str, **values: Any) -> Sentence:
        return sentence(f"clans.ask.winners.{case}", **values)

    def _card(self, name: str) -> Sentence:
        clan = sentence(f"clans.color.{self.clans[name]}")
        return self._say("card", player=Named(name), clan=clan)

    def _judge(self, answer: Names) -> Verdict:
        overlap = Overlap.of(self.right, answer)
        said = (*self._slips(answer), *self._totals)
        losers = tuple(name for name in answer if name not in self.right)
        return Verdict(
            overlap.points,
            self.write(answer),
            said,
            first=overlap.counted("clans.ask.winners.count"),
            one=next(iter(self._slips((*self.right, *losers[:1]))), None),
            which=self._slips(answer) or said,
            tells=True,
        )

    def _slips(self, answer: Names) -> tuple[Sentence, ...]:
        """Who should not have been named, who is missing, and why."""
        best = max(self.result.totals.values())
        wrong = tuple(Named(name) for name in answer if name not in self.right)
        missed = tuple(Named(name) for name in self.right if name not in answer)
        cases = {"wrong": wrong, "missed": missed}
        return tuple(
            self._say(f"why.{case}", names=names, count=len(names), best=best)
            for case, names in cases.items()
            if names
        )

    @property
    def _totals(self) -> tuple[Sentence, ...]:
        """What each player has, and how it comes about (F3)."""
        rows = zip(self.clans.items(), self.position.chips, strict=True)
        return tuple(
            self._say(
                "total",
                player=Named(name),
                clan=sentence(f"clans.color.{clan}"),
                points=self.position.scores[COLORS.index(clan)],
                count=chips,
                total=self.result.totals[name],
            )
            for (name, clan), chips in rows
        )

    def _hints(self) -> Hints:
        names = tuple(map(Named, self.right))
        best = max(self.result.totals.values())
        return Hints(
            word=self._say("word"),
            mark=self._totals[0],
            marks=NO_MARKS,
            solution=self._say("solution", names=names, count=len(names), best=best),
            shown=NO_MARKS,
            turn=None,
        )

    def _asks(self) -> dict[str, object]:
        return {"clans": self.clans}
