"""Asks which territories become villages by a move (V1)."""

from __future__ import annotations

from typing import ClassVar

from clans_widget.clans import Marks, Move, Turn
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.overlap import Overlap
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence

from .exercise import Source, arrow
from .places.clicked import Territories
from .reading import played, read_move


class FoundedVillages(Territories):
    """Which territories become villages through this move? The answer names all of them.

    Answers are territories: ``"B2,C4"``, ``["B2", "C4"]``, or ``"-"`` for none. Points:
    territories that are right, of all that were named or should have been.

    Parameters
    ----------
    position : Position, Game or str
    move : Move or str
        Without an order, unless chips are left for some of its villages only (F1).
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If the move is illegal, or which villages it founds depends on their order.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"})
    >>> exercise = FoundedVillages(position, "B5-C4")
    >>> exercise.check("C4").points, exercise.check("B2,C4").right
    (0.5, True)
    >>> exercise.check(["B2", "C4"]).right
    True
    """

    kind: ClassVar[str] = "villages"

    def __init__(
        self,
        position: Source,
        move: Move | str,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.move: Move = read_move(move)
        self.turn: Turn = played(self.position, self.move)
        choice = self.position.choose(*arrow(self.move))
        self._has_surplus = choice.to_order not in (0, len(choice.founds))
        if self._has_surplus and not self.move.order:
            raise ExerciseError("clans.exercise.error.surplus", villages=", ".join(choice.founds))

    @property
    def rules(self) -> tuple[str, ...]:
        """What a village is; and the last chip, where it leaves some of them out."""
        return ("V1", "F1") if self._has_surplus else ("V1",)

    @property
    def right(self) -> frozenset[str]:
        """The territories that become villages."""
        return frozenset(self.turn.founded)

    @property
    def _none_said(self) -> Spoken:
        return sentence("clans.quiz.no_village")

    @property
    def _empty(self) -> Sentence:
        return sentence("clans.quiz.empty.villages")

    @property
    def _offered(self) -> tuple[str, ...]:
        """Those with huts."""
        return tuple(name for name in self.position.board.ids if self.position.size(name))

    def _question(self) -> Spoken:
        values = {"source": self.move.source, "target": self.move.target}
        if not self._has_surplus:
            return sentence("clans.exercise.villages.all", **values)
        order = self.move.order
        return sentence("clans.exercise.villages.some", **values, order=order, count=len(order))

    def _judge(self, answer: frozenset[str]) -> Verdict:
        overlap = Overlap.of(self.turn.founded, answer)
        missed, wrong = sorted(overlap.missing), sorted(overlap.wrong)
        if overlap.is_whole:
            said = [self.why(name) for name in sorted(overlap.right)]
        else:
            said = [sentence("clans.verdict.villages.missed", territory=name) for name in missed]
            said += [self.why(name) for name in wrong]
        if not overlap.right:
            said.insert(0, sentence("clans.verdict.villages.none"))
        return Verdict(
            overlap.points,
            self.write(answer),
            tuple(said),
            self.turn,
            overlap.marked(self.marks),
            first=overlap.counted("clans.verdict.villages.count"),
            one=self.why(wrong[0]) if wrong else None,
            tells=True,
        )

    def _hints(self) -> Hints:
        source, path = self.move.source, arrow(self.move)
        near = tuple(n for n in self.position.board[source].neighbors if self.position.size(n))
        founded = tuple(sorted(self.turn.founded))
        answer = sentence("clans.hint.villages.solution", villages=founded)
        return Hints(
            word=sentence("clans.hint.villages.word", source=source),
            mark=sentence("clans.hint.villages.mark", source=source, count=len(near)),
            marks=Marks((path,), near),
            solution=answer if founded else sentence("clans.verdict.villages.none"),
            shown=Marks((path,), founded),
            turn=self.turn,
        )

    def _near(self, name: str) -> tuple[str, ...]:
        """The neighbors that hold huts when the huts have moved."""
        after = self.turn.steps[0].position
        return tuple(n for n in after.board[name].neighbors if after.size(n))

    def why(self, name: str) -> Sentence:
        """Why a territory becomes a village, or not."""
        after = self.turn.steps[0].position
        values = {"territory": name, "near": self._near(name), "count": len(self._near(name))}
        if name == self.move.source:
            return sentence("clans.verdict.villages.source", **values)
        if not after.size(name):
            return sentence("clans.verdict.villages.empty", **values)
        if name in self.position.villages:
            return sentence("clans.verdict.villages.old", **values)
        if self._near(name):
            return sentence("clans.verdict.villages.near", **values)
        if name not in self.turn.founded:
            return sentence("clans.verdict.villages.ignored", **values)
        return sentence("clans.verdict.villages.founded", **values)
