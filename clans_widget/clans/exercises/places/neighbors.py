"""Asks for all neighbors of a territory (C2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from clans_widget.clans import Marks
from clans_widget.clans.exercises.exercise import Source
from clans_widget.core.author_texts import AuthorText

from .clicked import Clicked, Why, why
from .on_board import on_board


class Neighbors(Clicked):
    """Which territories are its neighbors? The answer names all of them, with huts or without.

    Parameters
    ----------
    position : Position, Game or str
    territory : str
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If there is no such territory.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> exercise = Neighbors(Position.start(seed=7), "D2")
    >>> exercise.check("A4,A5,D1,D4").points < 1, exercise.solutions()
    (True, ('A4,A5,D1,D4,E1',))
    """

    kind: ClassVar[str] = "neighbors"

    def __init__(
        self,
        position: Source,
        territory: str,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.territory = on_board(self.position, territory)

    @property
    def rules(self) -> tuple[str, ...]:
        """What neighbors are."""
        return ("C2",)

    @property
    def right(self) -> frozenset[str]:
        """The neighbors."""
        return frozenset(self.position.board[self.territory].neighbors)

    @property
    def marks(self) -> Marks:
        """The territory."""
        return Marks(highlights=(self.territory,))

    @property
    def _among(self) -> tuple[str, ...]:
        """The neighbors in its own region."""
        board = self.position.board
        near = sorted(self.right)
        return tuple(name for name in near if board.between(self.territory, name) == "border")

    @property
    def _said_with(self) -> Mapping[str, Any]:
        return {"territory": self.territory}

    def _why(self, name: str) -> Why:
        if name == self.territory:
            return why("itself")
        return why(self.position.board.between(self.territory, name))

    def _asks(self) -> dict[str, object]:
        return {"territory": self.territory}
