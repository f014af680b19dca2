"""The scene of the position editor: what is put together, with which tool. No widget code."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from clans_widget.clans.game import Game
from clans_widget.clans.moment import Moment
from clans_widget.clans.position import Position
from clans_widget.clans.rules.colors import COLORS
from clans_widget.clans.rules.epochs import CHIPS
from clans_widget.clans.staging.production import ClansProduction
from clans_widget.clans.staging.source import game_of
from clans_widget.core.errors import Refusal
from clans_widget.core.moment import Moment as AnyMoment
from clans_widget.stage import actions as act
from clans_widget.stage.production import Pointing
from clans_widget.stage.walk import Caption, Handler, Walk

from .editing import Editing, EditorError

EMPTY: Final = "empty"
"""The tool that takes huts away; the others are the colors."""


@dataclass(frozen=True, slots=True)
class Pick(act.Action):
    """Take a tool: huts of a color, so many at a time, or :data:`EMPTY`."""

    color: str
    count: int


@dataclass(frozen=True, slots=True)
class Edit(act.Action):
    """Make a change: the name of a method of :class:`Editing`, and what it is given."""

    change: str
    values: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class PlayFromHere(act.Action):
    """Open a board on which the position is played."""


class EditorScene(Walk):
    """A position that is put together on the stage.

    Parameters
    ----------
    start : Position
    **options
        As for :class:`~clans_widget.stage.walk.Walk`.

    Attributes
    ----------
    editing : Editing
    color : str
        Of the huts that a click places; :data:`EMPTY` for none.
    number : int
        How many a click places.
    refused : str
        The text that was entered last, if it says no position.
    played : Game or None
        What is played from a position that was put together; another one each time.

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
        super().__init__(ClansProduction(), game_of(start), **options)
        self.editing = Editing(start)
        self.color: str = COLORS[0]
        self.huts = 1
        self.refused = ""
        self.played: Game | None = None
        self._trouble: Refusal | None = None

    @property
    def has_steps(self) -> bool:
        """Never: a position is no game."""
        return False

    @property
    def tables(self) -> tuple[str, ...]:
        """None."""
        return ()

    @property
    def moment(self) -> AnyMoment:
        """The position as it is now."""
        return Moment(self.editing.position)

    def pointing(self, moment: AnyMoment) -> Pointing:
        """Nothing is pointed at."""
        del moment
        return Pointing()

    def caption(self, step: int | None = None) -> Caption:
        """Nothing has happened."""
        del step
        return Caption()

    @property
    def prompt(self) -> str:
        """What a click does."""
        empties = self.color == EMPTY
        return self.voice.say("clans.editor.prompt_empty" if empties else "clans.editor.prompt")

    @property
    def trouble(self) -> str:
        """Why the last change was refused."""
        return self._trouble.in_voice(self.voice) if self._trouble else ""

    @property
    def told(self) -> str:
        """What is shown as a line of text, and the notation."""
        title = self.voice.say("clans.editor.text", title=self.picture().title)
        return f"{title}\n{self.notation}"

    def place(self, territory: str, color: str, huts: int) -> None:
        """Let a territory hold so many huts of a color; if it does already, none.

        Raises
        ------
        EditorError
            If there are not so many huts (C3).
        """
        self.editing.place(territory, color, huts)
        self._trouble, self.refused = None, ""

    def _pick(self, action: Pick) -> None:
        self.color, self.huts = action.color, action.count
        self._trouble, self.refused = None, ""

    def _click(self, action: act.Click) -> None:
        if action.place is None:
            return
        if self.color == EMPTY:
            self._edit(Edit("empty", (action.place,)))
        else:
            self._edit(Edit("place", (action.place, self.color, self.huts)))

    def _edit(self, action: Edit) -> None:
        """Make a change; keep why not if it is refused, and the text that was entered."""
        self._trouble, self.refused = None, ""
        try:
            getattr(self.editing, action.change)(*action.values)
        except Refusal as trouble:
            self._trouble = trouble
            self.refused = action.values[0] if action.change == "read" else ""

    def _play(self, _: PlayFromHere) -> None:
        self._trouble, self.refused = None, ""
        try:
            self.play_from_here()
        except EditorError as trouble:
            self._trouble = trouble

    def play_from_here(self) -> None:
        """Begin a game with the position.

        Raises
        ------
        EditorError
            If nobody can move there (F1, F2).
        """
        position = self.editing.position
        if rule := position.ending:
            raise EditorError(f"clans.editor.over.{rule}", most=CHIPS)
        self.played = game_of(position, self.voice.language)


EditorScene.handlers = {
    **Walk.handlers,
    act.Click: EditorScene._click,
    act.Point: lambda _scene, _action: None,
    Pick: EditorScene._pick,
    Edit: EditorScene._edit,
    PlayFromHere: EditorScene._play,
}
