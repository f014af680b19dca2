"""Asks where a group may move (M1 to M3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from clans_widget.clans import Marks
from clans_widget.clans.exercises.exercise import Source
from clans_widget.clans.rules.moving import FULL, is_full, targets
from clans_widget.core.author_texts import AuthorText

from .clicked import Clicked, Why, why
from .on_board import with_huts


class Targets(Clicked):
    """Where may this group move? The answer names all territories, or says that there is none.

    Parameters
    ----------
    position : Position, Game or str
    source : str
        Where the group stands.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If there is no such territory, or no group on it.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> position = Position.of({"A1": "7r", "A2": "2b", "A3": "7g"})
    >>> Targets(position, "A1").solutions(), Targets(position, "A2").solutions()
    (('A3',), ('A1,A3',))
    """

    kind: ClassVar[str] = "targets"

    def __init__(
        self, position: Source, source: str, *, ask: AuthorText = None, hint: AuthorText = None
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        self.source = with_huts(self.position, source)

    @property
    def rules(self) -> tuple[str, ...]:
        """What decides: whether it is full, has a full neighbor, or no neighbor at all."""
        if not self._around:
            return ("V2", "M1")
        if not is_full(self.position, self.source):
            return ("M1", "C2") if self._over_lake else ("M1",)
        return ("M3", "M2") if any(is_full(self.position, n) for n in self._around) else ("M2",)

    @property
    def right(self) -> frozenset[str]:
        """Where it may move."""
        return frozenset(targets(self.position, self.source))

    @property
    def marks(self) -> Marks:
        """The group."""
        return Marks(highlights=(self.source,))

    @property
    def _around(self) -> tuple[str, ...]:
        """The neighbors with huts."""
        near = self.position.board[self.source].neighbors
        return tuple(name for name in near if self.position.size(name))

    @property
    def _over_lake(self) -> tuple[str, ...]:
        """The territories with huts across a lake."""
        across = self.position.board.across_lakes[self.source]
        return tuple(name for name in across if self.position.size(name))

    @property
    def _among(self) -> tuple[str, ...]:
        """All neighbors, with huts or without."""
        return self.position.board[self.source].neighbors

    @property
    def _nothing(self) -> str:
        return "nothing.full" if self._around else "nothing.village"

    @property
    def _offered(self) -> tuple[str, ...]:
        return tuple(name for name in self.position.board.ids if name != self.source)

    @property
    def _said_with(self) -> Mapping[str, Any]:
        huts = self.position.size(self.source)
        return {"source": self.source, "huts": huts, "full": FULL}

    def _why(self, name: str) -> Why:
        between = self.position.board.between(self.source, name)
        if name == self.source:
            return why("itself")
        if between in ("lake", "land"):
            return why(between)
        if not self.position.size(name):
            return why("empty")
        if not is_full(self.position, self.source):
            return why("near")
        others = self.position.size(name)
        if name in self.right:
            return why("unites", others=others)
        return why("larger" if others >= FULL else "full", others=others)

    def _asks(self) -> dict[str, object]:
        return {"source": self.source}
