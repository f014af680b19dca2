"""The scene of a position editor: what is put together, and what is played from it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from clans_widget.core.errors import Refusal
from clans_widget.core.game import Game
from clans_widget.core.moment import Moment
from clans_widget.stage import actions as act
from clans_widget.stage.production import Pointing, Production
from clans_widget.stage.settings import Settings
from clans_widget.stage.sight import Caption
from clans_widget.stage.state import State
from clans_widget.stage.walk import Handler, Walk
from clans_widget.stage.write_state import read_game, read_state, write_game, write_state
from clans_widget.words import DEFAULT_LANGUAGE, IN_USE

from .editing import Editing, Edits

POSITION: Final = "Position"
"""What the class of positions is called in every game."""


@dataclass(frozen=True, slots=True)
class Edit(act.Action):
    """Make a change: the name of a method of :class:`Editing`, and what it is given."""

    change: str
    values: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class EditTo(act.Action):
    """Make a change that gives something another value: what is given before, and the value."""

    change: str
    at: tuple[str | int, ...] = ()
    value: str | int = ""


@dataclass(frozen=True, slots=True)
class Aim(act.Action):
    """Choose a place in a list, to put something there."""

    place: str


@dataclass(frozen=True, slots=True)
class PlayFromHere(act.Action):
    """Open a board on which the position is played."""


@dataclass(frozen=True, slots=True)
class EditorState(State):
    """What a reader sees of an editor, and puts together.

    Attributes
    ----------
    edits : Edits or None
        ``None`` as long as nothing was changed.
    tool : tuple of str or int
        What a click puts somewhere; empty for what an editor begins with.
    aimed : str
        The place that was chosen in the list last; empty for none.
    refused : str
        The text that was entered last, if it says no position.
    played : Game or None
        What is played from a position that was put together; another one each time.
    """

    edits: Edits | None = None
    tool: tuple[str | int, ...] = ()
    aimed: str = ""
    refused: str = ""
    played: Game[Any, Any] | None = None


class EditorScene(Walk):
    """A position that is put together on the stage.

    A game says what a click means (:meth:`clicked`) and what to say of that (:attr:`prompt`).

    Parameters
    ----------
    production : Production
    editing : Editing
    state : EditorState, optional
        To go on from.
    language : str
    **options
        As for :class:`~clans_widget.stage.walk.Walk`.

    Attributes
    ----------
    editing : Editing
    """

    handlers: ClassVar[Mapping[type[act.Action], Handler]]
    _state: EditorState

    def __init__(
        self,
        production: Production,
        editing: Editing[Any],
        *,
        state: EditorState | None = None,
        language: str = IN_USE,
        **options: Any,
    ) -> None:
        begun = state or EditorState(settings=Settings.in_language(language))
        if begun.edits is not None:
            editing.edits = begun.edits
        self.editing = editing
        game = production.game_of(editing.position, begun.settings.language)
        super().__init__(production, game, state=begun, **options)

    @property
    def refused(self) -> str:
        """The text that was entered last, if it says no position."""
        return self._state.refused

    @property
    def played(self) -> Game[Any, Any] | None:
        """What is played from a position that was put together; another one each time."""
        return self._state.played

    @property
    def tool(self) -> tuple[str | int, ...]:
        """What a click puts somewhere; empty as long as none was taken."""
        return self._state.tool

    @property
    @abstractmethod
    def places(self) -> tuple[str, ...]:
        """Where something can be put."""

    @property
    def aimed(self) -> str:
        """The place that is chosen in the list of them."""
        aimed = self._state.aimed
        return aimed if aimed in self.places else self.places[0]

    def take(self, *tool: str | int) -> None:
        """Take a tool."""
        self.forget()
        self.put(tool=tool)

    def written(self) -> dict[str, Any]:
        """The state as plain data, from which another editor goes on: :func:`read_editor_state`."""
        kind = type(self.editing.position)
        return write_state(self.state, self.production, own={kind: self._write_position})

    def _write_position(self, position: Any) -> dict[str, Any]:
        game = self.production.game_of(position, DEFAULT_LANGUAGE)
        return write_game(game, self.production)

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
        trouble = self._state.trouble
        return trouble.in_voice(self.voice) if trouble else ""

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
        self.put(edits=self.editing.edits)
        # The game of the stage is one that begins here, with as many players as there are now.
        self.game = self.production.game_of(self.editing.position, self.voice.language)

    def forget(self) -> None:
        """What was refused before counts no more."""
        self.put(trouble=None, refused="")

    def play_from_here(self) -> None:
        """Begin a game with the position.

        Raises
        ------
        EditorError
            If nobody can go on from there.
        """
        self.editing.check_playable()
        played = self.production.game_of(self.editing.position, self.voice.language)
        self.put(played=played)

    def _click(self, action: act.Click) -> None:
        self.forget()
        try:
            edit = self.clicked(action.place) if action.place else None
        except Refusal as trouble:
            self.put(trouble=trouble)
            return
        if edit is not None:
            self._edit(edit)

    def _edit(self, action: Edit) -> None:
        """Make a change; keep why not if it is refused, and the text that was entered."""
        self.forget()
        try:
            self.change(action.change, *action.values)
        except Refusal as trouble:
            refused = action.values[0] if action.change == "read" else ""
            self.put(trouble=trouble, refused=refused)

    def _edit_to(self, action: EditTo) -> None:
        self._edit(Edit(action.change, (*action.at, action.value)))

    def _play(self, _: PlayFromHere) -> None:
        self.forget()
        try:
            self.play_from_here()
        except Refusal as trouble:
            self.put(trouble=trouble)


def read_editor_state(data: Mapping[str, Any] | None, production: Production) -> EditorState | None:
    """The state that plain data tells of an editor, if there is any.

    Raises
    ------
    Refusal
        If it tells none.
    """
    if data is None:
        return None

    def position(told: Mapping[str, Any]) -> Any:
        return read_game(told, production).start

    return read_state(data, production, EditorState, own={POSITION: position})


EditorScene.handlers = {
    **Walk.handlers,
    act.Click: EditorScene._click,
    act.Point: lambda _scene, _action: None,
    Edit: EditorScene._edit,
    EditTo: EditorScene._edit_to,
    Aim: lambda scene, action: scene.put(aimed=action.place),
    PlayFromHere: EditorScene._play,
}
