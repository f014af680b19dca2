"""Asks in which order the villages of a move are best founded (V8)."""

from __future__ import annotations

from collections.abc import Mapping, Set
from dataclasses import replace
from itertools import takewhile
from typing import ClassVar

from clans_widget.clans import (
    COLORS,
    EpochEnded,
    IllegalMove,
    Marks,
    Move,
    StrifeBroke,
    Turn,
    VillageDestroyed,
    VillageValued,
)
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.answering import NOTHING, Label, PlacesInOrder, Wording
from clans_widget.quiz.errors import AnswerError, ExerciseError
from clans_widget.quiz.reading import words_of
from clans_widget.quiz.verdict import Hints, Verdict
from clans_widget.words import Sentence, Spoken, sentence

from .exercise import Exercise, Source, arrow
from .reading import paint_of, played, read_clan, read_move, read_territories
from .texts import told

Order = tuple[str, ...]


class BestOrder(Exercise[Order]):
    """Which order of the villages gives this clan the most points? Any best order is right.

    Answers are villages in their order: ``"C4,B2"`` or ``("C4", "B2")``. Where chips are left
    for some of them only, an order names as many as there are chips (F1).

    Parameters
    ----------
    position : Position, Game or str
    source, target : str
        The move.
    clan : str
        The clan that is to get as many points as possible.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Attributes
    ----------
    clan : str
    turns : dict of tuple to Turn
        What each order does.

    Raises
    ------
    ExerciseError
        If the move is illegal, there is no order to choose, or it changes nothing for the
        clan.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
    >>> exercise = BestOrder(position, "B5", "C4", clan="red")
    >>> exercise.solutions()
    ('C4,B2',)
    """

    kind: ClassVar[str] = "order"

    def __init__(
        self,
        position: Source,
        source: str,
        target: str,
        *,
        clan: str,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.move: Move = read_move(f"{source}-{target}")
        self.clan = read_clan(clan)
        played(self.position, self.move)
        self.turns: dict[Order, Turn] = {
            move.order: self.position.play(move)
            for move in self.position.legal_moves()
            if arrow(move) == arrow(self.move)
        }
        if () in self.turns:
            raise ExerciseError("clans.exercise.error.no_order", move=self.move)
        if len(set(map(self.gain, self.turns))) == 1:
            named = sentence(f"clans.color.{paint_of(clan)}")
            raise ExerciseError("clans.exercise.error.same", move=self.move, clan=named)

    @property
    def rules(self) -> tuple[str, ...]:
        """The order; and what makes it matter: too few chips, or else an epoch that ends."""
        few = ("F1",) if self._how_many == "some" else ()
        return ("V8", *few, "V9", "V7")

    def gain(self, order: Order) -> int:
        """How many points an order gives the clan."""
        place = COLORS.index(self.clan)
        return self.turns[order].position.scores[place] - self.position.scores[place]

    @property
    def best(self) -> int:
        """How many points the best order gives the clan."""
        return max(map(self.gain, self.turns))

    def solutions(self) -> tuple[str, ...]:
        """The best orders."""
        return tuple(self.write(order) for order in self.turns if self.gain(order) == self.best)

    def read(self, answer: object) -> Order:
        """Villages in the order of their founding.

        Raises
        ------
        AnswerError
            If it is no order of the villages that the move founds.
        """
        if isinstance(answer, Set | Mapping) or words_of(answer) in ([], [NOTHING]):
            raise AnswerError("clans.exercise.error.order")
        order = read_territories(answer, self.position.board)
        try:
            self.position.play(Move(self.move.source, self.move.target, order))
        except IllegalMove as error:
            raise AnswerError(error.key, **error.values) from error
        return order

    def write(self, answer: Order) -> str:
        """Villages with commas between."""
        return ",".join(answer)

    def answering(self) -> PlacesInOrder:
        """As many of the villages as get a chip, one after the other."""
        choice = self.position.choose(*arrow(self.move))

        def refuse(territory: str) -> Sentence:
            values = {"territory": territory, "villages": choice.founds}
            return sentence("clans.quiz.not_founded", **values)

        return PlacesInOrder(
            self.mixed(choice.founds),
            wording=Wording(
                sentence("clans.quiz.prompt.order"), sentence("clans.quiz.empty.order")
            ),
            about=self.marks,
            most=choice.to_order,
            label=Label(sentence("clans.quiz.order"), "chosen"),
            next_label=Label(sentence("clans.control.order"), "order"),
            refuse=refuse,
        )

    def _question(self) -> Spoken:
        choice = self.position.choose(*arrow(self.move))
        values = {"move": str(self.move), "villages": choice.founds, "count": choice.to_order}
        return sentence(f"clans.exercise.order.{self._how_many}", **values, clan=self._named)

    def _judge(self, answer: Order) -> Verdict:
        gain, best = self.gain(answer), self.best
        key = "best" if gain == best else "worse"
        values = {"order": ", ".join(answer), "count": gain, "best": best}
        said = sentence(f"clans.verdict.order.{key}", **values, clan=self._named)
        marks = Marks((arrow(self.move),), numbers=answer)
        turn = self.turns[answer]
        why = tuple(told(step) for step in turn.steps if isinstance(step, _NUMBERS))
        text = self.write(answer)
        if gain == best:
            return Verdict(1.0, text, (said, *why), turn, marks)
        departs, misplaced = self._departs(answer)
        marks = replace(marks, wrong=(misplaced,))
        said_in_all = (said, departs, *why)
        return Verdict(0.0, text, said_in_all, turn, marks, first=(said, *why))

    def _departs(self, answer: Order) -> tuple[Sentence, str]:
        """From where on an order is none of the best, and the village that stands there."""
        best = (order for order in self.turns if self.gain(order) == self.best)
        fits = max(len(_common(answer, order)) for order in best)
        key = "later" if fits else "first"
        values = {"territory": answer[fits], "before": answer[:fits], "count": fits}
        return sentence(f"clans.verdict.order.departs.{key}", **values), answer[fits]

    def _hints(self) -> Hints:
        best = self.read(self.solutions()[0])
        turn, path = self.turns[best], arrow(self.move)
        moved = turn.steps[0].position
        founds = self.position.choose(*path).founds
        mine = tuple(name for name in founds if self.clan in moved.huts(name))
        values = {"order": ", ".join(best), "count": self.best}
        return Hints(
            word=sentence(f"clans.hint.order.{self._how_many}", epoch=self.position.epoch),
            mark=sentence("clans.hint.order.mark", clan=self._named),
            marks=Marks((path,), mine),
            solution=sentence("clans.hint.order.solution", **values, clan=self._named),
            shown=Marks((path,), numbers=best),
            turn=turn,
        )

    @property
    def _how_many(self) -> str:
        """Whether an order names all villages, or only some of them get a chip (F1)."""
        choice = self.position.choose(*arrow(self.move))
        return "all" if choice.to_order == len(choice.founds) else "some"

    @property
    def _named(self) -> Sentence:
        return sentence(f"clans.color.{self.clan}")

    def _asks(self) -> dict[str, object]:
        return {"source": self.move.source, "target": self.move.target, "clan": self.clan}


def _common(one: Order, other: Order) -> Order:
    """With which villages two orders begin alike."""
    pairs = takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=True))
    return tuple(name for name, _ in pairs)


_NUMBERS = (StrifeBroke, VillageDestroyed, VillageValued, EpochEnded)
"""The steps that say why an order gives what it gives."""
