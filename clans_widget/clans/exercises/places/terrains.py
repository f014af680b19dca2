"""Asks for all territories of one terrain (C1), or of one that an epoch favors or not (C5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from clans_widget.clans import EPOCHS, Epoch
from clans_widget.clans.exercises.exercise import Source
from clans_widget.clans.rules.epochs import TERRAINS
from clans_widget.core.author_texts import AuthorText
from clans_widget.quiz.errors import ExerciseError
from clans_widget.words import sentence

from .clicked import Clicked, Why, why

FAVORS: tuple[str, ...] = ("favorable", "unfavorable")
"""What may be asked for in place of a terrain: what it is in the epoch that runs."""


class Terrains(Clicked):
    """Which territories have this terrain? The answer names all of them.

    Answers and points are those of any question for territories.

    Parameters
    ----------
    position : Position, Game or str
    terrain : str
        ``"forest"``, ``"mountain"``, ``"steppe"`` or ``"grassland"``; or ``"favorable"`` or
        ``"unfavorable"``: in the epoch that runs.
    region : str, optional
        Only in this one, named by its letter.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If there is no such terrain or no such region.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> exercise = Terrains(Position.start(seed=7), "steppe", "A")
    >>> exercise.question(), exercise.solutions()
    ('Click every territory of region A with this terrain: steppe.', ('A1',))
    """

    kind: ClassVar[str] = "terrains"

    def __init__(
        self,
        position: Source,
        terrain: str,
        region: str | None = None,
        *,
        ask: AuthorText = None,
        hint: AuthorText = None,
    ) -> None:
        super().__init__(position, ask=ask, hint=hint)
        if terrain not in (*TERRAINS, *FAVORS):
            terrains = ", ".join((*TERRAINS, *FAVORS))
            raise ExerciseError("clans.exercise.error.terrain", terrain=terrain, terrains=terrains)
        if region not in (None, *self.position.board.regions):
            regions = ", ".join(self.position.board.regions)
            raise ExerciseError("clans.exercise.error.region", region=region, regions=regions)
        self.terrain = terrain
        self.region = region

    @property
    def rules(self) -> tuple[str, ...]:
        """The terrains of the map, or the epoch chart."""
        return ("C5", "C1") if self.terrain in FAVORS else ("C1",)

    @property
    def right(self) -> frozenset[str]:
        """The territories of the terrain, in the region."""
        return frozenset(name for name in self._within if self._fits(name))

    @property
    def _epoch(self) -> Epoch:
        return next(epoch for epoch in EPOCHS if epoch.numeral == self.position.epoch)

    @property
    def _within(self) -> tuple[str, ...]:
        board = self.position.board
        return board.regions[self.region] if self.region else board.ids

    @property
    def _among(self) -> tuple[str, ...]:
        """All of a region; on the whole map, every second one that fits."""
        return self._within if self.region else tuple(sorted(self.right))[::2]

    def _fits(self, name: str) -> bool:
        terrain = self.position.board[name].terrain
        return self.terrain in (terrain, self._epoch.favor(terrain))

    @property
    def _about(self) -> str:
        """What is asked for: a terrain, or what it is in the epoch."""
        return self.terrain if self.terrain in FAVORS else "terrain"

    @property
    def _where(self) -> str:
        return "region" if self.region else "map"

    @property
    def _case(self) -> str:
        return f"question.{self._about}.{self._where}"

    @property
    def _marked(self) -> str:
        return f"mark.{self._where}"

    @property
    def _nothing(self) -> str:
        return f"nothing.{self._about}"

    @property
    def _word(self) -> str:
        return "word.favor" if self.terrain in FAVORS else "word.terrain"

    @property
    def _said_with(self) -> Mapping[str, Any]:
        terrain = "" if self.terrain in FAVORS else sentence(f"clans.terrain.{self.terrain}")
        epoch = self.position.epoch
        return {"terrain": terrain, "region": self.region or "", "epoch": epoch}

    def _why(self, name: str) -> Why:
        if name not in self._within:
            return why("outside")
        terrain = self.position.board[name].terrain
        if self.terrain in FAVORS:
            return why(self._epoch.favor(terrain), found=sentence(f"clans.terrain.{terrain}"))
        return why("terrain", found=sentence(f"clans.terrain.{terrain}"))

    def _asks(self) -> dict[str, object]:
        return {"terrain": self.terrain, "region": self.region}
