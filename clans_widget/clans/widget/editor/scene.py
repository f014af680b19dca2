"""The scene of the position editor: huts are placed, so many of a color. No widget code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from clans_widget.clans.position import Position
from clans_widget.clans.rules.colors import COLORS
from clans_widget.clans.staging.production import ClansProduction
from clans_widget.stage import actions as act
from clans_widget.stage import editing
from clans_widget.stage.editing import Edit
from clans_widget.stage.walk import Handler

from .editing import Editing

EMPTY: Final = "empty"
"""The tool that takes huts away; the others are the colors."""


@dataclass(frozen=True, slots=True)
class Pick(act.Action):
    """Take a tool: huts of a color, so many at a time, or :data:`EMPTY`."""

    color: str
    count: int


class EditorScene(editing.EditorScene):
    """A position that is put together on the stage.

    Parameters
    ----------
    start : Position
    **options
        As for :class:`~clans_widget.stage.walk.Walk`.

    Examples
    --------
    >>> scene = EditorScene(Position.of({"A1": "2r"}))
    >>> for action in (Pick("blue", 3), act.Click("A1")):
    ...     scene.do(action)
    >>> scene.editing.position.huts("A1")
    {'red': 2, 'blue': 3}
    """

    handlers: ClassVar[Mapping[type[act.Action], Handler]]

    def __init__(self, start: Position, **options: Any) -> None:
        super().__init__(ClansProduction(), Editing(start), **options)

    @property
    def color(self) -> str:
        """Of the huts that a click places; :data:`EMPTY` for none."""
        return str(self.tool[0]) if self.tool else COLORS[0]

    @property
    def huts(self) -> int:
        """How many a click places."""
        return int(self.tool[1]) if self.tool else 1

    @property
    def places(self) -> tuple[str, ...]:
        """The territories of the board."""
        ids: tuple[str, ...] = self.editing.position.board.ids
        return ids

    @property
    def prompt(self) -> str:
        """What a click does."""
        empties = self.color == EMPTY
        return self.voice.say("clans.editor.prompt_empty" if empties else "clans.editor.prompt")

    def clicked(self, place: str) -> Edit:
        """Huts of the color that was picked, or none."""
        if self.color == EMPTY:
            return Edit("empty", (place,))
        return Edit("place", (place, self.color, self.huts))

    def _pick(self, action: Pick) -> None:
        self.take(action.color, action.count)


EditorScene.handlers = {**editing.EditorScene.handlers, Pick: EditorScene._pick}
