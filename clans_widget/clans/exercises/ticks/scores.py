"""Asks which clans score (V7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from clans_widget.clans import ClansScored, VillageDestroyed

from .ticked import Clans, TickedClans, in_order


class Scores(TickedClans):
    """Which clans get points from this move? The answer names all, or says that none does.

    Answers and points are those of any question for clans: ``"gy"``, ``"-"``.

    Parameters
    ----------
    position : Position, Game or str
    move : Move or str
        With the order if it founds several villages (V8).
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If the move is illegal or founds no village.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> exercise = Scores(Position.of({"A1": "2r4k", "A2": "gy"}), "A2-A1")
    >>> exercise.solutions(), exercise.check("k").points
    (('rgyk',), 0.25)
    """

    kind: ClassVar[str] = "scores"

    @property
    def rules(self) -> tuple[str, ...]:
        """Who scores; and strife and destruction, where they decide it."""
        lost = any(map(self.lost, self._villages))
        return ("V7", *(("V4",) if lost else ()), *(("V6",) if self._destroyed else ()))

    @property
    def right(self) -> Clans:
        """The clans that score."""
        scored = (step for step in self.turn.steps if isinstance(step, ClansScored))
        return in_order(clan for step in scored for clan in step.colors)

    @property
    def _destroyed(self) -> tuple[str, ...]:
        """The villages that are destroyed (V6)."""
        return tuple(s.territory for s in self.turn.steps if isinstance(s, VillageDestroyed))

    def _cases(self, clans: Clans) -> Mapping[str, Clans]:
        huts = {clan for village in self._villages for clan in self.founded(village).huts}
        standing = [village for village in self._villages if village not in self._destroyed]
        left = {clan for village in standing for clan in self.founded(village).huts}
        wrong = tuple(clan for clan in clans if clan not in self.right)
        return {
            "missed": tuple(clan for clan in clans if clan in self.right),
            "absent": tuple(clan for clan in wrong if clan not in huts),
            "destroyed": tuple(clan for clan in wrong if clan in huts - left),
            "lost": tuple(clan for clan in wrong if clan in left),
        }
