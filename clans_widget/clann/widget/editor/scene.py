"""The scene of CLANN's position editor: who is put where. No widget code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from clans_widget.clann.course import ARMS
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.notation import ARRIVED, AT_HOME
from clans_widget.clann.position import Position
from clans_widget.clann.rules.seats import arm_of
from clans_widget.clann.staging.places import ARRIVAL
from clans_widget.clann.staging.production import ClannProduction
from clans_widget.stage import actions as act
from clans_widget.stage import editing
from clans_widget.stage.editing import Edit, EditorError
from clans_widget.stage.walk import Handler

from .editing import Editing

EMPTY: Final = "empty"
"""The tool that takes somebody away; the others are whom a click puts somewhere."""


@dataclass(frozen=True, slots=True)
class Pick(act.Action):
    """Take a tool: a character by its number in moves, ``"N"`` or :data:`EMPTY`; and a player."""

    who: str
    player: int


class EditorScene(editing.EditorScene):
    """A position that is put together on the stage.

    Parameters
    ----------
    start : Position
    **options
        As for :class:`~clans_widget.stage.walk.Walk`.

    Examples
    --------
    >>> scene = EditorScene(Position.from_text("A1,h,h,h/C1,h,h,h C7 1 -"))
    >>> for action in (Pick("2", 2), act.Click("C-t3")):
    ...     scene.do(action)
    >>> scene.editing.position.to_text()
    'A1,h,h,h/C1,t3,h,h C7 1 -'
    """

    handlers: ClassVar[Mapping[type[act.Action], Handler]]

    def __init__(self, start: Position, **options: Any) -> None:
        super().__init__(ClannProduction(), Editing(start), **options)

    @property
    def who(self) -> str:
        """Whom a click puts somewhere; :data:`EMPTY` for nobody."""
        return str(self.tool[0]) if self.tool else "1"

    @property
    def player(self) -> int:
        """Whose characters a click puts somewhere; those of the first one if that player left."""
        player = int(self.tool[1]) if self.tool else 1
        return player if player <= self.editing.position.players else 1

    @property
    def prompt(self) -> str:
        """What a click does."""
        tool = {KNIGHT: "knight", EMPTY: "empty"}.get(self.who, "character")
        return self.voice.say(f"clann.editor.prompt.{tool}")

    @property
    def places(self) -> tuple[str, ...]:
        """Where a click could put whom the tool has: names of places of the picture."""
        position = self.editing.position
        arm = ARMS[arm_of(self.player, position.players)]
        lane = (f"{arm}-t{number}" for number in range(1, position.course.treasure + 1))
        others = () if self.who == KNIGHT else (*lane, f"{arm}-h1", ARRIVAL)
        return (*position.course.cells, *others)

    def clicked(self, place: str) -> Edit | None:
        """Whom the tool has goes there, or whoever stands there goes.

        Raises
        ------
        EditorError
            If it is another clan's Treasure or home.
        """
        where, player = self._noted(place)
        if not where:
            return None
        if self.who == EMPTY:
            return Edit("remove", (where, player))
        if player != self.player and self.who != KNIGHT:
            kind = "home" if where == AT_HOME else "treasure"
            raise EditorError(f"clann.editor.foreign_{kind}")
        return Edit("place", (self.who, where, player))

    def _noted(self, place: str) -> tuple[str, int]:
        """A place as the notation has it, and whose it is, else the tool's player; dice are none.

        Places of a clan are called by its arm: ``A-t2``, ``A-h1``.
        """
        position = self.editing.position
        if place in position.course.places:
            return place, self.player
        if place == ARRIVAL:
            return ARRIVED, self.player
        arms = [ARMS[arm_of(k, position.players)] for k in range(1, position.players + 1)]
        arm, _, own = place.partition("-")
        if arm not in arms:
            return "", self.player
        return (AT_HOME if own.startswith(AT_HOME) else own), arms.index(arm) + 1

    def _pick(self, action: Pick) -> None:
        self.take(action.who, action.player)


EditorScene.handlers = {**editing.EditorScene.handlers, Pick: EditorScene._pick}
