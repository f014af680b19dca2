"""Asks for a move that reaches a goal."""

from __future__ import annotations

from typing import ClassVar

from clans_widget.clans import IllegalMove, Marks, Move, NotationError
from clans_widget.clans.staging.choosing import PARTS, marks_while_choosing
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.answering import MoveParts, Wording
from clans_widget.quiz.asked import MoveToGoal
from clans_widget.quiz.errors import AnswerError
from clans_widget.quiz.goal import Goal
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.stage.choosing import PlainDoor
from clans_widget.words import Spoken, sentence

from .exercise import Exercise, Source, arrow, path
from .reading import read_answer


class FindMove(MoveToGoal[Move], Exercise[Move]):
    """Asks for a move that reaches a goal; every move that does is right.

    Answers are moves: ``"B5-C4:B2,C4"``. An illegal move is a wrong answer; the verdict says
    which rule forbids it. The order may be left out where any order reaches the goal.

    Parameters
    ----------
    position : Position, Game or str
    goal : Goal
        One of :mod:`~clans_widget.clans.exercises.goals`, or several with ``&``.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If no move reaches the goal, or it is one of another game.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> from clans_widget.clans.exercises import goals
    >>> position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"})
    >>> exercise = FindMove(position, goals.founds(2))
    >>> exercise.question()
    'Find a move that founds 2 villages or more.'
    >>> exercise.solutions()
    ('B5-B2:B2,C4', 'B5-B2:C4,B2', 'B5-C4:B2,C4', 'B5-C4:C4,B2')
    """

    kind: ClassVar[str] = "move"

    def __init__(
        self,
        position: Source,
        goal: Goal,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self._aim_at(goal, "clans.exercise.error.no_move")

    def read(self, answer: object) -> Move:
        """A move, legal or not.

        Raises
        ------
        AnswerError
            If it is not the notation of a move, names an unknown territory, or lacks an
            order that matters.
        """
        try:
            move = read_answer(answer)
            self.position.play(move)
        except NotationError as error:
            raise AnswerError("exercise.error.read", why=error) from error
        except IllegalMove as error:
            if error.reason in ("unknown_territory", "order_wrong"):
                raise AnswerError("exercise.error.read", why=error) from error
            if error.reason == "order_needed":
                return self._ordered(move, error)
        return move

    def answering(self) -> MoveParts:
        """Source, target, and the order of the villages; it may be left out."""
        return MoveParts(
            self.position,
            PARTS,
            wording=Wording(sentence("clans.quiz.prompt.move"), sentence("clans.quiz.empty.move")),
            about=self.marks,
            door=PlainDoor(marks_while_choosing),
            written=_written,
            read=_parts_of,
            least=2,
            mixed=self.mixed,
        )

    def _ordered(self, move: Move, error: IllegalMove) -> Move:
        """The move with any order, if they are all the same to the goal."""
        same = [m for m in self.position.legal_moves() if arrow(m) == arrow(move)]
        if len({self.goal.met(self.position.play(m)) for m in same}) > 1:
            raise AnswerError("exercise.error.read", why=error) from error
        return same[0]

    def _question(self) -> Spoken:
        return sentence("clans.exercise.move", goal=self.goal.ask)

    def _judge(self, answer: Move) -> Verdict:
        text = str(answer)
        try:
            turn = self.position.play(answer)
        except IllegalMove as error:
            marks = Marks(path(answer), tuple(dict.fromkeys(error.obstacle)))
            return Verdict(0.0, text, (error,), None, marks)
        marks = Marks(path(answer), turn.founded, answer.order)
        return Verdict(float(self.goal.met(turn)), text, self.goal.tell(turn), turn, marks)

    def _hints(self) -> Hints:
        move = Move.from_text(self.solutions()[0])
        turn = self.position.play(move)
        return Hints(
            word=self.goal.hint,
            mark=sentence("clans.hint.move.mark"),
            marks=Marks(highlights=(move.source,)),
            solution=sentence("clans.hint.move.solution", move=str(move)),
            shown=Marks((arrow(move),), turn.founded, move.order),
            turn=turn,
        )


def _written(parts: tuple[str, ...]) -> str:
    """The notation of a move, as far as it is chosen."""
    path, order = "-".join(parts[:2]), ",".join(parts[2:])
    return f"{path}:{order}" if order else path


def _parts_of(text: str) -> tuple[str, ...]:
    move = Move.from_text(text)
    return (*arrow(move), *move.order)
