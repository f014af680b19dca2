"""What questions have in common that are answered by ticking clans."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any

from clans_widget.clans import COLORS, Marks, Move, StrifeBroke, Turn, VillageFounded
from clans_widget.clans.exercises.exercise import Exercise, Source, arrow
from clans_widget.clans.exercises.reading import founding, read_clans, read_move
from clans_widget.clans.exercises.texts import clan_names, told
from clans_widget.clans.rules.colors import letters
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.answering import NOTHING, Label, Ticks, Wording
from clans_widget.quiz.errors import AnswerError
from clans_widget.quiz.overlap import Overlap
from clans_widget.quiz.reading import words_of
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence

Clans = tuple[str, ...]


class TickedClans(Exercise[Clans]):
    """Clans are asked for, all that fit, about a move that founds villages.

    Answers are clans by letter or by name: ``"ry"``, ``["red", "yellow"]``, or ``"-"`` for none.
    Points: clans that are right, of all that were named or should have been.

    Attributes
    ----------
    turn : Turn
        What the move does.
    """

    move: Move

    def __init__(
        self,
        position: Source,
        move: Move | str,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.move = read_move(move)
        self.turn: Turn = founding(self.position, self.move)

    @property
    @abstractmethod
    def right(self) -> Clans:
        """The clans that fit, as the engine says, in the usual order."""

    @abstractmethod
    def _cases(self, clans: Clans) -> Mapping[str, Clans]:
        """Why clans fit or do not: those of the same case in one sentence."""

    @property
    def _villages(self) -> tuple[str, ...]:
        """The villages that are asked about."""
        return self.turn.founded

    @property
    def _said_with(self) -> Mapping[str, Any]:
        """What the sentences of the kind are said with."""
        path = f"{self.move.source}-{self.move.target}"
        return {"move": path, "villages": self._villages}

    @property
    def _decides(self) -> tuple[Spoken, ...]:
        """What happens to the villages, step by step."""
        return tuple(told(step) for step in self.turn.steps if self._is_about(step))

    def _is_about(self, step: object) -> bool:
        return getattr(step, "territory", None) in self._villages

    def founded(self, village: str) -> VillageFounded:
        """The founding of a village (V1)."""
        return next(
            step
            for step in self.turn.steps
            if isinstance(step, VillageFounded) and step.territory == village
        )

    def lost(self, village: str) -> Clans:
        """The clans that lose a hut of a village in strife (V4)."""
        broke = (s for s in self.turn.steps if isinstance(s, StrifeBroke) and self._is_about(s))
        return in_order(clan for s in broke if s.territory == village for clan in s.lost)

    @property
    def marks(self) -> Marks:
        """The move and the villages."""
        return Marks((arrow(self.move),), self._villages, self.move.order)

    def solutions(self) -> tuple[str, ...]:
        """The one right answer."""
        return (self.write(self.right),)

    def read(self, answer: object) -> Clans:
        """Clans by letter or by name in any of the languages.

        Raises
        ------
        AnswerError
            If a clan is unknown, or nothing is said at all: that is no answer.
        """
        if not words_of(answer):
            raise AnswerError("clans.exercise.error.clans", letters="ry")
        return read_clans(answer)

    def write(self, answer: Clans) -> str:
        """The clans' letters, or ``"-"``."""
        return letters(answer) or NOTHING

    def answering(self) -> Ticks:
        """A tick for each clan."""
        return Ticks(
            {color: sentence(f"clans.color.{color}") for color in COLORS},
            self.read,
            wording=Wording(
                sentence("clans.ask.ticked.prompt"), sentence("clans.ask.ticked.empty")
            ),
            about=self.marks,
            label=Label(self._say("label"), "clan"),
            none_said=self._say("none"),
            written=letters,
        )

    def _question(self) -> Spoken:
        if len(self.turn.founded) == 1:
            return self._say("question.one")
        return self._say("question.several", order=", ".join(self.move.order))

    def _say(self, case: str, **values: Any) -> Sentence:
        return sentence(f"clans.ask.{self.kind}.{case}", **{**self._said_with, **values})

    def _judge(self, answer: Clans) -> Verdict:
        overlap = Overlap.of(self.right, answer)
        said = self._reasons(overlap.missing | overlap.wrong)
        return Verdict(
            overlap.points,
            self.write(answer),
            (*said, *self._decides),
            self.turn,
            self.marks,
            first=overlap.counted("clans.ask.ticked.count"),
            one=next(iter(self._reasons(in_order(overlap.wrong)[:1])), None),
            which=said,
            tells=True,
        )

    def _reasons(self, clans: Iterable[str]) -> tuple[Sentence, ...]:
        """Why clans fit or do not."""
        return tuple(
            self._say(f"why.{case}", clans=clan_names(those), count=len(those))
            for case, those in self._cases(in_order(clans)).items()
            if those
        )

    def _hints(self) -> Hints:
        right = self.right
        solution = self._say("solution", clans=clan_names(right), count=len(right))
        return Hints(
            word=self._say("word"),
            mark=self._say("mark"),
            marks=self.marks,
            solution=solution if right else self._say("nothing"),
            shown=self.marks,
            turn=self.turn,
        )

    def _asks(self) -> dict[str, object]:
        return {"move": str(self.move)}


def in_order(clans: Iterable[str]) -> Clans:
    """Clans in the usual order."""
    found = set(clans)
    return tuple(color for color in COLORS if color in found)
