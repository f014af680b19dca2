"""Asks which groups can move (M1 to M3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from clans_widget.clans import Marks
from clans_widget.clans.exercises.exercise import Source
from clans_widget.clans.rules.moving import FULL, is_full, targets
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.errors import ExerciseError

from .clicked import Clicked, Why, why
from .on_board import on_board


class Movers(Clicked):
    """Which groups can move? The answer names all of them, or says that none can.

    Parameters
    ----------
    position : Position, Game or str
    among : sequence of str, optional
        The territories that are asked about; all by default.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If there is no such territory, none is named, or the game is over by its last chip (F1).

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> position = Position.of({"A1": "7r", "A2": "2b", "L5": "g"})
    >>> Movers(position).solutions(), Movers(position, ["A1", "L5"]).solutions()
    (('A2',), ('-',))
    """

    kind: ClassVar[str] = "movers"

    def __init__(
        self,
        position: Source,
        among: Iterable[str] | None = None,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        if not self.position.chips_left:
            raise ExerciseError("clans.exercise.error.over")
        self.among: tuple[str, ...] | None = None
        if among is not None:
            self.among = tuple(on_board(self.position, name) for name in among)
            if not self.among:
                raise ExerciseError("clans.exercise.error.no_groups")

    @property
    def rules(self) -> tuple[str, ...]:
        """What decides for those that are asked about: the rarest first."""
        said = {self._why(name).case for name in self._within if self.position.size(name)}
        rules = {
            "M3": bool(said & {"unites", "largest"}),
            "M2": "full" in said,
            "V2": "alone" in said,
            "M1": True,
        }
        return tuple(rule for rule, is_met in rules.items() if is_met)

    @property
    def right(self) -> frozenset[str]:
        """The groups that can move."""
        return frozenset(name for name in self._within if targets(self.position, name))

    @property
    def marks(self) -> Marks:
        """Those that are asked about."""
        return Marks(dots=self.among or ())

    @property
    def _within(self) -> tuple[str, ...]:
        return self.among or self.position.board.ids

    @property
    def _among(self) -> tuple[str, ...]:
        """Those with a neighbor with huts."""
        return tuple(n for n in self._within if self.position.size(n) and self._around(n))

    @property
    def _case(self) -> str:
        return "question.some" if self.among else "question.all"

    @property
    def _offered(self) -> tuple[str, ...]:
        return tuple(name for name in self._within if self.position.size(name))

    @property
    def _said_with(self) -> Mapping[str, Any]:
        return {"among": self.among or (), "full": FULL}

    def _around(self, name: str) -> tuple[str, ...]:
        near = self.position.board[name].neighbors
        return tuple(other for other in near if self.position.size(other))

    def _why(self, name: str) -> Why:
        if name not in self._within:
            return why("outside")
        if not self.position.size(name):
            return why("empty")
        if not self._around(name):
            return why("alone")
        if not is_full(self.position, name):
            return why("near")
        if name in self.right:
            return why("unites", huts=self.position.size(name))
        beside = any(is_full(self.position, other) for other in self._around(name))
        return why("largest" if beside else "full", huts=self.position.size(name))

    def _asks(self) -> dict[str, object]:
        return {"among": list(self.among) if self.among else None}
