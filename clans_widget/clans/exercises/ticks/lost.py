"""Asks which clans lose a hut in strife (V4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from clans_widget.clans import COLORS, Move, StrifeBroke, VillageFounded
from clans_widget.clans.exercises.exercise import Source
from clans_widget.clans.exercises.reading import village_of
from clans_widget.clans.exercises.texts import clan_names
from clans_widget.core.author_texts import AuthorText

from .ticked import Clans, TickedClans


class Lost(TickedClans):
    """Which clans lose a hut to strife in this village? The answer names all of them, or none.

    Answers and points are those of any question for clans: ``"gy"``, ``"-"``.

    Parameters
    ----------
    position : Position, Game or str
    move : Move or str
        With the order if it founds several villages (V8).
    territory : str, optional
        The village; not needed if the move founds only one.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If the move is illegal or does not found that village.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> position = Position.of({"A1": "2r4k", "A2": "bgy"})
    >>> exercise = Lost(position, "A2-A1")
    >>> exercise.solutions(), exercise.check("green, yellow").right
    (('bgy',), False)
    """

    kind: ClassVar[str] = "lost"

    def __init__(
        self,
        position: Source,
        move: Move | str,
        territory: str | None = None,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, move, ask=ask, hint=hint)
        self.territory = village_of(self.turn, territory)

    @property
    def rules(self) -> tuple[str, ...]:
        """Strife."""
        return ("V4",)

    @property
    def right(self) -> Clans:
        """The clans that lose a hut."""
        return self.lost(self.territory)

    @property
    def _villages(self) -> tuple[str, ...]:
        return (self.territory,)

    @property
    def _present(self) -> Mapping[str, int]:
        return self.founded(self.territory).huts

    @property
    def _said_with(self) -> Mapping[str, Any]:
        absent = clan_names(color for color in COLORS if color not in self._present)
        path = f"{self.move.source}-{self.move.target}"
        values = {"move": path, "territory": self.territory, "absent": absent}
        return {**values, "colors": len(self._present)}

    def _is_about(self, step: object) -> bool:
        return isinstance(step, VillageFounded | StrifeBroke) and super()._is_about(step)

    def _cases(self, clans: Clans) -> Mapping[str, Clans]:
        present = self._present
        if len(present) < len(COLORS):
            return {"no_strife": clans}
        return {
            "single": tuple(clan for clan in clans if present[clan] == 1),
            "more": tuple(clan for clan in clans if present[clan] > 1),
        }

    def _asks(self) -> dict[str, object]:
        return {**super()._asks(), "territory": self.territory}
