"""Asks for a move that wins at once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar

from clans_widget.newgame.position import SQUARES, Position

from clans_widget.core.errors import IllegalMove
from clans_widget.core.marks import Marks
from clans_widget.quiz import AnswerError, Exercise, Hints, Verdict, Wish
from clans_widget.quiz.answering import Answering, MoveParts
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.wish import drawn
from clans_widget.words import PlayerNamed, Sentence, sentence


class WinningMove(Exercise[str]):
    """A move is asked for that makes three in a row (Q2)."""

    kind: ClassVar[str] = "win"

    position_type: ClassVar[type[Position]] = Position

    def __init__(self, position: Any, **options: Any) -> None:
        super().__init__(position, **options)
        if not self.solutions():
            raise ExerciseError("newgame.exercise.none", position=self.position.to_text())

    @property
    def rules(self) -> tuple[str, ...]:
        """Q2 alone."""
        return ("Q2",)

    def answering(self) -> Answering:
        """A square, clicked or chosen from a list."""
        return MoveParts(self.position, self.production().parts)

    def solutions(self) -> tuple[str, ...]:
        """All moves that win."""
        moves = self.position.legal_moves()
        return tuple(move for move in moves if self.position.play(move).position.line)

    def read(self, answer: object) -> str:
        """A square, in any case of its letter.

        Raises
        ------
        AnswerError
            If it is none.
        """
        square = str(answer).strip().upper()
        if square not in SQUARES:
            raise AnswerError("newgame.illegal.nowhere", square=square, rule="Q1")
        return square

    def write(self, answer: str) -> str:
        """The square."""
        return answer

    def _question(self) -> Sentence:
        return sentence("newgame.exercise.win", player=PlayerNamed(self.position.mover))

    def _judge(self, answer: str) -> Verdict:
        where = Marks(highlights=(answer,))
        try:
            turn = self.position.play(answer)
        except IllegalMove as error:
            return Verdict(0.0, answer, (error,), None, where)
        line = turn.position.line
        said = sentence("newgame.exercise.wins", line=line) if line else None
        told = said or sentence("newgame.exercise.not_yet")
        return Verdict(
            float(bool(line)), answer, (told,), turn, Marks(highlights=line or (answer,))
        )

    def _hints(self) -> Hints:
        best = self.solutions()[0]
        turn = self.position.play(best)
        pair = tuple(square for square in turn.position.line if square != best)
        return Hints(
            word=sentence("newgame.exercise.word"),
            mark=sentence("newgame.exercise.mark"),
            marks=Marks(highlights=pair),
            solution=sentence("newgame.exercise.solution", move=best),
            shown=Marks(highlights=(best,)),
            turn=turn,
        )


def random_game(chance: Random) -> Iterator[Position]:
    """The positions of a game at random, from beginning to end."""
    position = Position()
    yield position
    while not position.is_over:
        position = position.play(drawn(position.legal_moves(), chance)).position
        yield position


def make_win(position: Position, wish: Wish) -> Any:
    """A position in which a move wins; the less easy, the more moves there are that do not."""
    least = {"easy": 2, "medium": 4, "hard": 5}[wish.difficulty]
    moves = position.legal_moves()
    winning = [move for move in moves if position.play(move).position.line]
    return WinningMove(position) if len(moves) >= least and len(winning) == 1 else None
