"""The scene of a position editor: what is put together, and what is played from it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from clans_widget.core.errors import Refusal
from clans_widget.core.game import Game
from clans_widget.core.moment import Moment
from clans_widget.stage import actions as act
from clans_widget.stage.production import Pointing, Production
from clans_widget.stage.sight import Caption
from clans_widget.stage.walk import Handler, Walk

from .editing import Editing


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

    A game says what a click means (:meth:`clicked`) and what to say of that (:attr:`prompt`).

    Parameters
    ----------
    production : Production
    editing : Editing
    **options
        As for :class:`~clans_widget.stage.walk.Walk`.

    Attributes
    ----------
    editing : Editing
    refused : str
        The text that was entered last, if it says no position.
    played : Game or None
        What is played from a position that was put together; another one each time.
    """

    handlers: ClassVar[Mapping[type[act.Action], Handler]]

    def __init__(self, production: Production, editing: Editing[Any], **options: Any) -> None:
        game = production.game_of(editing.position, options.get("language", ""))
        super().__init__(production, game, **options)
        self.editing = editing
        self.refused = ""
        self.played: Game[Any, Any] | None = None
        self._trouble: Refusal | None = None

    @abstractmethod
    def clicked(self, place: str) -> Edit | None:
        """The change that a click on a place makes; ``None`` for none.

        Raises
        ------
        Refusal
            If nothing can be put there.
        """

    @property
    def has_steps(self) -> bool:
        """Never: a position is no game."""
        return False

    @property
    def tables(self) -> tuple[str, ...]:
        """None."""
        return ()

    def pointing(self, moment: Moment) -> Pointing:
        """Nothing is pointed at."""
        del moment
        return Pointing()

    def caption(self, step: int | None = None) -> Caption:
        """Nothing has happened."""
        del step
        return Caption()

    @property
    def trouble(self) -> str:
        """Why the last change was refused."""
        return self._trouble.in_voice(self.voice) if self._trouble else ""

    @property
    def told(self) -> str:
        """What is shown as a line of text, and the notation."""
        title = self.voice.say("editor.text", title=self.picture_title)
        return f"{title}\n{self.notation}"

    def change(self, change: str, *values: Any) -> None:
        """Make a change: the name of a method of :class:`Editing`, and what it is given.

        Raises
        ------
        Refusal
            If no position allows it; nothing has changed then.
        """
        getattr(self.editing, change)(*values)
        self.forget()
        # The game of the stage is one that begins here, with as many players as there are now.
        self.game = self.production.game_of(self.editing.position, self.voice.language)

    def forget(self) -> None:
        """What was refused before counts no more."""
        self._trouble, self.refused = None, ""

    def play_from_here(self) -> None:
        """Begin a game with the position.

        Raises
        ------
        EditorError
            If nobody can go on from there.
        """
        self.editing.check_playable()
        self.played = self.production.game_of(self.editing.position, self.voice.language)

    def _click(self, action: act.Click) -> None:
        self.forget()
        try:
            edit = self.clicked(action.place) if action.place else None
        except Refusal as trouble:
            self._trouble = trouble
            return
        if edit is not None:
            self._edit(edit)

    def _edit(self, action: Edit) -> None:
        """Make a change; keep why not if it is refused, and the text that was entered."""
        self.forget()
        try:
            self.change(action.change, *action.values)
        except Refusal as trouble:
            self._trouble = trouble
            self.refused = action.values[0] if action.change == "read" else ""

    def _play(self, _: PlayFromHere) -> None:
        self.forget()
        try:
            self.play_from_here()
        except Refusal as trouble:
            self._trouble = trouble


EditorScene.handlers = {
    **Walk.handlers,
    act.Click: EditorScene._click,
    act.Point: lambda _scene, _action: None,
    Edit: EditorScene._edit,
    PlayFromHere: EditorScene._play,
}
