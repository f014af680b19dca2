"""Asks how many village chips a move gives, and from which epochs (V3, V9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, NamedTuple

from clans_widget.clans import EPOCHS, ChipTaken, Marks, Move, Turn
from clans_widget.clans.exercises.exercise import Exercise, Source, arrow
from clans_widget.clans.exercises.reading import played, read_move
from clans_widget.clans.exercises.texts import told
from clans_widget.clans.exercises.villages import FoundedVillages
from clans_widget.clans.rules.epochs import CHIPS
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.answering import NOTHING, Label, NumberAndTicks, Wording
from clans_widget.quiz.errors import AnswerError
from clans_widget.quiz.reading import number_and_rest, whole, words_of
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence

NUMERALS: tuple[str, ...] = tuple(epoch.numeral for epoch in EPOCHS)


class Taken(NamedTuple):
    """How many chips are taken, and of which epochs."""

    chips: int
    epochs: tuple[str, ...]


class Chips(Exercise[Taken]):
    """How many village chips does the mover get, and from which epochs? Both are asked for.

    Answers are a number and epochs: ``"2 I,II"``, ``(2, ["I", "II"])``, or ``0`` for none.
    Points: half for the number, half for the epochs.

    Parameters
    ----------
    position : Position, Game or str
    move : Move or str
        Without an order, unless chips are left for some of its villages only (F1).
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Attributes
    ----------
    turn : Turn
        What the move does.

    Raises
    ------
    ExerciseError
        If the move is illegal.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(3, 0))
    >>> exercise = Chips(position, "B5-C4")
    >>> exercise.solutions(), exercise.check((2, "I")).points
    (('2 I,II',), 0.5)
    """

    kind: ClassVar[str] = "chips"
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
        self.turn: Turn = played(self.position, self.move)

    @property
    def rules(self) -> tuple[str, ...]:
        """Chips; and the end of an epoch or of the game, where it comes on the way."""
        if len(self.right.epochs) > 1:
            return ("V9", "V3")
        surplus = len(self.position.choose(*arrow(self.move)).founds) > self.right.chips
        return ("V3", "F1") if surplus else ("V3",)

    @property
    def right(self) -> Taken:
        """What the engine says."""
        return Taken(len(self._chips), tuple(dict.fromkeys(step.epoch for step in self._chips)))

    @property
    def _chips(self) -> tuple[ChipTaken, ...]:
        return tuple(step for step in self.turn.steps if isinstance(step, ChipTaken))

    @property
    def marks(self) -> Marks:
        """The move."""
        return Marks((arrow(self.move),))

    def solutions(self) -> tuple[str, ...]:
        """The one right answer."""
        return (self.write(self.right),)

    def read(self, answer: object) -> Taken:
        """A number, and epochs by their numerals.

        Raises
        ------
        AnswerError
            If there is no whole number from 0 on, or an epoch is unknown.
        """
        if isinstance(answer, str):
            number, named = number_and_rest(answer)
            return Taken(_number(number), _epochs(named))
        if isinstance(answer, tuple | list) and len(answer) == 2:
            return Taken(_number(answer[0]), _epochs(answer[1]))
        return Taken(_number(answer), ())

    def write(self, answer: Taken) -> str:
        """The number and the epochs: ``"2 I,II"``, ``"0 -"``."""
        return f"{answer.chips} {','.join(answer.epochs) or NOTHING}"

    def answering(self) -> NumberAndTicks:
        """A number, and a tick for each epoch."""
        return NumberAndTicks(
            {numeral: sentence("clans.ask.chips.epoch", epoch=numeral) for numeral in NUMERALS},
            self.read,
            wording=Wording(sentence("clans.ask.chips.prompt"), sentence("clans.ask.chips.empty")),
            about=self.marks,
            label=Label(sentence("clans.ask.chips.label"), "chips"),
            ticks_label=Label(sentence("clans.ask.chips.ticks"), "epoch"),
        )

    def _question(self) -> Spoken:
        return self._say("question")

    def _say(self, case: str, **values: Any) -> Sentence:
        path = f"{self.move.source}-{self.move.target}"
        count = self.right.chips
        said = {"move": path, "count": count, "epochs": self.right.epochs, "most": CHIPS}
        return sentence(f"clans.ask.chips.{case}", **{**said, **values})

    def _judge(self, answer: Taken) -> Verdict:
        right = self.right
        is_counted, is_dated = answer.chips == right.chips, answer.epochs == right.epochs
        villages = self._say("villages" if right.chips else "nothing", villages=self.turn.founded)
        return Verdict(
            is_counted / 2 + is_dated / 2,
            self.write(answer),
            (villages, *map(told, self._chips), *self._surplus),
            self.turn,
            self.marks,
            first=(
                self._say(f"number.{'right' if is_counted else 'wrong'}"),
                self._say(f"epoch_is.{'right' if is_dated else 'wrong'}"),
            ),
            one=self._one(answer),
            which=(villages, *self._surplus),
            tells=True,
        )

    def _one(self, answer: Taken) -> Spoken | None:
        """A village that was not counted, or what is none; else the chip that is taken first."""
        founded, villages = self.turn.founded, FoundedVillages(self.position, self.turn.move)
        if answer.chips < self.right.chips:
            return villages.why(founded[-1])
        if answer.chips > self.right.chips:
            near = (self.move.target, *self.position.board[self.move.source].neighbors)
            after = self.turn.steps[0].position
            none = (name for name in near if after.size(name) and name not in founded)
            return next(map(villages.why, none), None)
        wrong = [epoch for epoch in answer.epochs if epoch not in self.right.epochs]
        return told(self._chips[0]) if wrong and self._chips else None

    @property
    def _surplus(self) -> tuple[Sentence, ...]:
        """What is said of groups for which no chip is left (F1)."""
        founds = self.position.choose(*arrow(self.move)).founds
        left_out = tuple(name for name in founds if name not in self.turn.founded)
        if not left_out:
            return ()
        return (self._say("surplus", territories=left_out, count=len(left_out)),)

    def _hints(self) -> Hints:
        left = next(epoch for epoch in EPOCHS if epoch.numeral == self.position.epoch)
        founded = self.turn.founded
        return Hints(
            word=self._say("word", epoch=left.numeral),
            mark=self._say("mark"),
            marks=Marks((arrow(self.move),), founded),
            solution=self._say(self._solution if founded else "nothing"),
            shown=Marks((arrow(self.move),), numbers=founded),
            turn=self.turn,
        )

    @property
    def _solution(self) -> str:
        """How the chips are told: of one epoch, or of several."""
        return "solution.several" if len(self.right.epochs) > 1 else "solution.same"

    def _asks(self) -> dict[str, object]:
        return {"move": str(self.move)}


def _number(given: object) -> int:
    number = whole(given)
    if number is None or number < 0:
        raise AnswerError("clans.exercise.error.chips")
    return number


def _epochs(given: object) -> tuple[str, ...]:
    """Epochs by their numerals, in order."""
    names = words_of(given)
    if names is None:
        raise AnswerError("clans.exercise.error.chips")
    named: Iterable[str] = () if names == [NOTHING] else map(str.upper, names)
    found = set(named)
    if not found <= set(NUMERALS):
        raise AnswerError("clans.exercise.error.chips")
    return tuple(numeral for numeral in NUMERALS if numeral in found)
