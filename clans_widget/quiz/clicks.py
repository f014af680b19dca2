"""Answers that are clicked on the board, in the making. No widget code."""

from __future__ import annotations

from clans_widget.clans import Marks
from clans_widget.clans.exercises import (
    BestOrder,
    FindMove,
    FoundedVillages,
)
from clans_widget.clans.widget.choosing import Choosing
from clans_widget.words import sentence

from .answers import NOTHING, Answering


class Territories(Answering):
    """Any number of territories: a click chooses one, and a second click takes it back.

    Examples
    --------
    >>> answering = Territories(FoundedVillages("r,b,-,-,-" + "/-,-,-,-,-" * 11 +
    ...     " 1 0,0 0,0,0,0,0", "A1-A2"))
    >>> [answering.click(name) for name in ("A2", "A3", "A3")], answering.text
    ([True, True, True], 'A2')
    """

    name = "villages"
    words = "clans.quiz"

    def __init__(self, exercise: FoundedVillages) -> None:
        super().__init__(exercise)
        self.chosen: tuple[str, ...] = ()
        self.none = False
        """Whether the answer is that there is no village."""
        position = exercise.position
        self.options = tuple(name for name in position.board.ids if position.size(name))

    @property
    def text(self) -> str:
        """Territories with commas between, or the sign for none."""
        return NOTHING if self.none else ",".join(self.chosen)

    @property
    def told(self) -> str:
        """The territories."""
        return ", ".join(self.chosen)

    @property
    def marks(self) -> Marks:
        """A ring around each."""
        return Marks(super().marks.arrows, self.chosen)

    @property
    def marks_beside_hint(self) -> Marks:
        """A number for each: rings are the hint's."""
        return Marks(super().marks.arrows, numbers=self.chosen)

    def take(self, answer: str) -> None:
        """Choose these territories."""
        self.none = answer == NOTHING
        self.chosen = () if self.none else tuple(answer.split(","))

    def click(self, territory: str | None) -> bool:
        """Choose a territory, or take it back."""
        if territory is None:
            return False
        self.none = False
        if territory in self.chosen:
            self.chosen = tuple(name for name in self.chosen if name != territory)
        else:
            self.chosen = (*self.chosen, territory)
        return True

    def choose_none(self, *, none: bool) -> None:
        """Say that there is no village, or no longer say so."""
        self.none, self.chosen = none, () if none else self.chosen


class Order(Answering):
    """Villages in turn: a click chooses the next one, a second click takes it back."""

    name = "order"
    words = "clans.quiz"

    def __init__(self, exercise: BestOrder) -> None:
        super().__init__(exercise)
        assert exercise.move is not None
        choice = exercise.position.choose(exercise.move.source, exercise.move.target)
        self.villages = choice.founds
        self._most = choice.to_order
        self.chosen: tuple[str, ...] = ()

    @property
    def options(self) -> tuple[str, ...]:
        """The villages that may be chosen next."""
        full = len(self.chosen) == self._most
        return () if full else tuple(name for name in self.villages if name not in self.chosen)

    @property
    def text(self) -> str:
        """The villages with commas between."""
        return ",".join(self.chosen)

    @property
    def told(self) -> str:
        """The villages."""
        return ", ".join(self.chosen)

    @property
    def marks(self) -> Marks:
        """A number for each; rings around those that may come next."""
        return Marks(super().marks.arrows, self.options, self.chosen)

    @property
    def marks_beside_hint(self) -> Marks:
        """The numbers alone: rings are the hint's."""
        return Marks(super().marks.arrows, numbers=self.chosen)

    def take(self, answer: str) -> None:
        """Choose this order."""
        self.chosen = tuple(answer.split(","))

    def click(self, territory: str | None) -> bool:
        """Choose the next village, or take one back; when all are chosen, begin anew."""
        self.trouble = None
        if territory is None:
            return False
        if territory in self.chosen:
            self.chosen = tuple(name for name in self.chosen if name != territory)
        elif territory not in self.villages:
            values = {"territory": territory, "villages": self.villages}
            self.trouble = sentence("clans.quiz.not_founded", **values)
        elif territory in self.options:
            self.chosen = (*self.chosen, territory)
        else:
            self.chosen = (territory,)
        return True


class MoveChoice(Answering):
    """A move: source, target, and the order of its villages, as on the board of a game."""

    name = "move"
    words = "clans.quiz"

    def __init__(self, exercise: FindMove) -> None:
        super().__init__(exercise)
        self.position = exercise.position
        self._choosing = Choosing()

    @property
    def chosen(self) -> tuple[str, ...]:
        """Source, target, then villages in their order."""
        return self._choosing.chosen

    @property
    def sources(self) -> tuple[str, ...]:
        """The groups that may move."""
        return self.position.choose().options

    @property
    def targets(self) -> tuple[str, ...]:
        """Where the chosen group may move."""
        return self.position.choose(self.chosen[0]).options if self.chosen else ()

    @property
    def villages(self) -> tuple[str, ...]:
        """The villages whose order is still to be chosen."""
        choice = self.position.choose(*self.chosen)
        return choice.options if choice.stage == "order" else ()

    @property
    def text(self) -> str:
        """The notation of the move; empty without a target."""
        return self.told if len(self.chosen) > 1 else ""

    @property
    def told(self) -> str:
        """The notation, as far as the move is chosen."""
        source_and_target, order = self.chosen[:2], self.chosen[2:]
        path = "-".join(source_and_target)
        return f"{path}:{','.join(order)}" if order else path

    @property
    def marks(self) -> Marks:
        """Where the huts may go, or why they may not."""
        return self._choosing.marks(self.position)

    def take(self, answer: str) -> None:
        """Choose this move."""
        path, _, order = answer.partition(":")
        self.choose((*path.split("-"), *filter(None, order.split(","))))

    def choose(self, chosen: tuple[str, ...]) -> None:
        """Choose a part of a move; without a change if a rule forbids it."""
        self._choosing.choose(self.position, chosen)
        self.trouble = self._choosing.trouble
        self.across = self._choosing.across

    def click(self, territory: str | None) -> bool:
        """Choose source, target and order; a second click goes back to before the first."""
        choice = self.position.choose(*self.chosen)
        if territory is None:
            self.choose(())
        elif choice.stage == "complete":
            self.choose(() if territory in self.chosen[:1] else (territory,))
        elif territory in choice.options or territory not in self.chosen:
            self.choose((*self.chosen, territory))
        else:
            self.choose(self.chosen[: self.chosen.index(territory)])
        return True

    def point(self, territory: str | None) -> bool:
        """Show where the huts under the mouse may go."""
        if territory == self._choosing.pointed:
            return False
        self._choosing.pointed = territory
        return True
