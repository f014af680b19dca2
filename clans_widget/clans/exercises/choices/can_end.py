"""Asks whether the next move can end the game, and how (F1, F2)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Final

from clans_widget.clans import Marks, Move, Turn
from clans_widget.clans.exercises.exercise import Exercise, Source, arrow
from clans_widget.clans.exercises.reading import played
from clans_widget.clans.rules.epochs import CHIPS
from clans_widget.core.author_texts import AuthorText
from clans_widget.core.marks import NO_MARKS
from clans_widget.quiz.asked import Chosen
from clans_widget.quiz.errors import ExerciseError
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence

WAYS: Final = {(): "no", ("F1",): "last_chip", ("F2",): "no_move"}
"""The answer, by the rule by which some move ends the game.

No position has moves of both kinds: if a move leaves only villages, all edges between groups lead
to the group that moved, so each of its moves founds the same villages, and no other founds any.
"""

ANSWERS: Final = (*WAYS.values(), "sixty")
"""All answers to choose from; points never end a game (C4)."""


class CanEnd(Chosen, Exercise[str]):
    """Can the game end with the next move, and how? One of four answers is asked for.

    Answers: ``"no"``; ``"last_chip"`` (F1); ``"no_move"``, when no group can move any more (F2);
    ``"sixty"``, when a clan has as many points, which is never right.

    Parameters
    ----------
    position : Position, Game or str
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Attributes
    ----------
    endings : dict of str to Turn
        By the id of the rule, a move that ends the game by it.

    Raises
    ------
    ExerciseError
        If the game is over already.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> position = Position.of({"A1": "7r", "A2": "2b", "A3": "g"}, chips=(6, 5))
    >>> exercise = CanEnd(position)
    >>> exercise.solutions(), exercise.rules
    (('no',), ('F1', 'F2'))
    """

    kind: ClassVar[str] = "can_end"
    nothing: ClassVar[str] = "no"

    def __init__(
        self, position: Source, *, ask: AuthorText = None, hint: AuthorText = None
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        if self.position.is_over:
            raise ExerciseError("clans.exercise.error.over")

    @cached_property
    def endings(self) -> dict[str, Turn]:
        """By rule, a move that ends the game."""
        found: dict[str, Turn] = {}
        for source in self.position.choose().options:
            for target in self.position.choose(source).options:
                turn = played(self.position, Move(source, target))
                if turn.position.is_over:
                    found.setdefault(turn.position.ending, turn)
        return dict(sorted(found.items()))

    @property
    def rules(self) -> tuple[str, ...]:
        """How a game ends; first the way in which this one can."""
        return ("F2", "F1") if self.right == "no_move" else ("F1", "F2")

    @property
    def right(self) -> str:
        """The name of the right answer."""
        return WAYS[tuple(self.endings)]

    @property
    def options(self) -> Mapping[str, Sentence]:
        """The answers to choose from."""
        return {name: sentence(f"clans.ask.can_end.answer.{name}") for name in ANSWERS}

    @property
    def _row(self) -> tuple[str, ...]:
        """Always in the same order: no, then the ways."""
        return ANSWERS

    def _question(self) -> Spoken:
        return self._say("question")

    def _say(self, case: str, **values: Any) -> Sentence:
        left = self.position.chips_left
        return sentence(f"clans.ask.can_end.{case}", **{"count": left, "most": CHIPS, **values})

    def _judge(self, answer: str) -> Verdict:
        turn = next(iter(self.endings.values()), None)
        ways = tuple(self._way(rule) for rule in ("F1", "F2"))
        if answer == "sixty":
            ways = (self._say("why.sixty"), *ways)
        return Verdict(
            float(answer == self.right),
            answer,
            ways,
            turn,
            Marks((arrow(turn.move),)) if turn else NO_MARKS,
            first=(self._say("look", count=self.position.chips_left),),
            one=self._against(answer),
            which=ways,
            tells=True,
        )

    def _against(self, answer: str) -> Sentence | None:
        """Why the game does not end so; of the answer that it goes on that would tell all."""
        if answer == "sixty":
            return self._say("why.sixty")
        rule = next((rules[0] for rules, name in WAYS.items() if name == answer and rules), None)
        return self._way(rule) if rule else None

    def _way(self, rule: str) -> Sentence:
        """Whether a move ends the game by a rule, and which."""
        turn = self.endings.get(rule)
        if turn is None:
            return self._say(f"why.{rule}.no")
        return self._say(f"why.{rule}.yes", move="-".join(arrow(turn.move)))

    def _hints(self) -> Hints:
        turn = next(iter(self.endings.values()), None)
        shown = Marks((arrow(turn.move),)) if turn else NO_MARKS
        sources = tuple({turn.move.source: None for turn in self.endings.values()})
        return Hints(
            word=self._say("word"),
            mark=self._say("mark" if sources else "mark_none"),
            marks=Marks(highlights=sources),
            solution=self.options[self.right],
            shown=shown,
            turn=turn,
        )

    def _asks(self) -> dict[str, object]:
        return {}
