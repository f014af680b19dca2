"""Asks for a move that reaches a goal."""

from __future__ import annotations

from typing import ClassVar

from clans_widget.clann import IllegalMove, Marks, Move, NotationError
from clans_widget.clann.choice import ANY
from clans_widget.clann.staging import pointing
from clans_widget.clann.staging.places import place_of
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.answering import MoveParts, Wording
from clans_widget.quiz.asked import MoveToGoal
from clans_widget.quiz.errors import AnswerError
from clans_widget.quiz.goal import Goal
from clans_widget.quiz.reading import plain
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Spoken, sentence

from .answer_in_words import AnswerInWords
from .exercise import Exercise, Source
from .putting import as_players_would
from .texts import Called, completed

NO_ANSWERS = ("unknown_cell", "wrong_phase")
"""The reasons for which a move is none to judge."""


class Uses(MoveParts):
    """A use of a die: on the board who moves may be chosen before the die."""

    @property
    def text(self) -> str:
        """The move as text; empty while its die is open."""
        return "" if self.chosen[:1] == (ANY,) else super().text


class FindMove(MoveToGoal[Move], Exercise[Move]):
    """Asks for a move that reaches a goal; every move that does is right.

    Answers are moves: ``"5-1"``, ``"3-N>B4"``. An illegal move is a wrong answer; the verdict
    says which rule forbids it. Where somebody is put down may be left out if it does not matter.

    Parameters
    ----------
    position : Position, Game or str
    goal : Goal
        One of :mod:`~clans_widget.clann.exercises.goals`, or several with ``&``.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If no move reaches the goal, or it is one of another game.

    Examples
    --------
    >>> from clans_widget.clann.exercises import goals
    >>> exercise = FindMove("h,h,h,A12/h,C13,h,h D2 1 26", goals.brings_in())
    >>> exercise.solutions()
    ('6-1', '6-2', '6-3')
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
        self._aim_at(goal, "clann.exercise.error.no_move")

    def read(self, answer: object) -> Move:
        """A move, legal or not.

        Raises
        ------
        AnswerError
            If it is not the notation of a move, is none in this phase of the game, names an
            unknown cell, or lacks where somebody is put down although that matters.
        """
        try:
            move = answer if isinstance(answer, Move) else Move.from_text(_written_well(answer))
            self.position.play(move)
        except NotationError as error:
            raise AnswerError("exercise.error.read", why=error) from error
        except IllegalMove as error:
            if error.reason in NO_ANSWERS:
                raise AnswerError("exercise.error.read", why=error) from error
            if error.reason == "put_down_needed":
                return self._put_down(move, error)
        return move

    def answering(self) -> Uses:
        """Die, who moves, and where somebody is put down; that may be left out."""
        production = self.production()
        return Uses(
            self.position,
            production.parts,
            wording=Wording(sentence("clann.quiz.prompt.move"), sentence("clann.quiz.empty.move")),
            about=self.marks,
            written=_written,
            read=_parts_of,
            said=lambda parts: AnswerInWords(self.position, parts),
            least=2,
            door=production,
        )

    def _put_down(self, move: Move, error: IllegalMove) -> Move:
        """The move with a cell on which somebody is put down, if all are the same to the goal."""
        same = completed(self.position, str(move))
        if len({self.goal.met(self.position.play(each)) for each in same}) > 1:
            raise AnswerError("exercise.error.read", why=error) from error
        return as_players_would(self.position, same)

    def _in_words(self, move: Move) -> Spoken:
        if not move.die:
            return Called(move)
        return AnswerInWords(self.position, _parts_of(str(move)))

    def _told(self, move: Move) -> Move:
        """The move as it is told: without where somebody is put down if that does not matter."""
        bare = Move(move.die, move.who)
        events = map(self.position.play, completed(self.position, str(bare)))
        return bare if all(map(self.goal.met, events)) else move

    def _question(self) -> Spoken:
        return sentence("clann.exercise.move", goal=self.goal.ask)

    def _judge(self, answer: Move) -> Verdict:
        text = str(answer)
        try:
            event = self.position.play(answer)
        except IllegalMove as error:
            where = error.obstacle or (place_of(self.position, answer.who),)
            return Verdict(0.0, text, (error,), None, Marks(highlights=where))
        marks = pointing.marks_of(self.position, answer)
        return Verdict(float(self.goal.met(event)), text, self.goal.tell(event), event, marks)

    def _hints(self) -> Hints:
        move = as_players_would(self.position, map(Move.from_text, self.solutions()))
        return Hints(
            word=self.goal.hint,
            mark=sentence("clann.hint.move.mark"),
            marks=Marks(highlights=(place_of(self.position, move.who),)),
            solution=sentence("clann.hint.move.solution", move=self._in_words(self._told(move))),
            shown=pointing.marks_of(self.position, move),
            turn=self.position.play(move),
        )


def _written_well(answer: object) -> str:
    """A move as people write it, as the notation has it: ``"3 - n > b4"``."""
    return "".join(plain(str(answer)).split()).upper()


def _written(parts: tuple[str, ...]) -> str:
    """The notation of a move, as far as it is chosen."""
    path, put = "-".join(parts[:2]), ",".join(parts[2:])
    return f"{path}>{put}" if put else path


def _parts_of(text: str) -> tuple[str, ...]:
    move = Move.from_text(text)
    return (str(move.die), move.who, *((move.put,) if move.put else ()))
