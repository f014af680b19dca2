"""Ordinary controls of a position editor: everything can be done without a mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Protocol

import ipywidgets as w

from clans_widget.stage.editing import Edit, EditorScene, PlayFromHere
from clans_widget.stage.face.controls import Do, button, compact, dropdown, row
from clans_widget.stage.view import Room
from clans_widget.stage.walk_view import Own
from clans_widget.words import Voice

ASKING: Final = "asked of an editor"
PLAYING: Final = "set in an editor"

ANY: Final = 10**6
"""Larger numbers are not worth a sentence that names them."""


class Shown(Protocol):
    """Controls that a game brings: widgets that follow what is put together."""

    def show(self) -> None:
        """Bring them in line with the scene."""


class EditorControls:
    """All controls of an editor: a game's tools, and what it can set beside them.

    Parameters
    ----------
    scene : EditorScene
    do : callable
    tools : Widget
        What a click does, to stand beside the picture. It has a method ``show``, too.
    rest : Widget
        What else of a position can be set, the same.
    clear : str
        What the button is called, as a key, that takes everything away.
    """

    def __init__(self, scene: EditorScene, do: Do, tools: Any, rest: Any, *, clear: str) -> None:
        self._scene = scene
        self._shown: tuple[Shown, ...] = (tools, rest)
        self._history = History(scene, do, clear)
        self._text = Notation(scene.name, lambda text: do(Edit("read", (text,))))
        self._play = button(f"{scene.name}-play-from-here", "play", lambda: do(PlayFromHere()))
        self.rooms: dict[str, w.Widget] = {
            ASKING: w.VBox((tools, self._history)),
            PLAYING: w.VBox((rest, self._text, row(self._play))),
        }

    def view(self) -> Own:
        """What a click does, and what can be taken back; then all that can be set."""
        return Own(asking=(Room(key=ASKING),), playing=(Room(key=PLAYING),))

    def show(self) -> None:
        """Show the position as it is now, and the tool."""
        scene, voice = self._scene, self._scene.voice
        for part in self._shown:
            part.show()
        self._history.show()
        self._text.show(scene.refused or scene.editing.position.to_text(), voice)
        self._play.description = voice.say("editor.play_from_here")


class Quiet:
    """Reports what a reader sets in controls, and not what is set in them to be shown."""

    def __init__(self) -> None:
        self._quiet = False

    def __enter__(self) -> None:
        self._quiet = True

    def __exit__(self, *_: object) -> None:
        self._quiet = False

    def when_set(self, parts: Iterable[Any], take: Callable[[], object]) -> None:
        """Have a function called when a reader sets one of some controls."""
        for part in parts:
            part.observe(lambda _: None if self._quiet else take(), "value")


class PlayersAndMover(w.HBox):
    """How many play, and whose turn it is.

    Parameters
    ----------
    scene : EditorScene
    do : callable
    """

    def __init__(self, scene: EditorScene, do: Do) -> None:
        self._scene = scene
        self._quiet = Quiet()
        self._players = dropdown(f"{scene.name}-players", options=scene.production.seats)
        self._mover = dropdown(f"{scene.name}-mover")
        for change, part in (("set_players", self._players), ("set_mover", self._mover)):
            self._quiet.when_set([part], _sets(change, part, do))
        super().__init__((row(self._players, self._mover),))

    def show(self) -> None:
        """Show who plays."""
        position, voice = self._scene.editing.position, self._scene.voice
        with self._quiet:
            self._players.value = position.players
            self._mover.options = numbered(position.players, voice)
            self._mover.value = position.mover
        self._players.description = voice.say("editor.players")
        self._mover.description = voice.say("editor.mover")


class Notation(w.VBox):
    """The position as text, to be copied or pasted over.

    Parameters
    ----------
    name : str
        Begins the CSS class.
    read : callable
        Is called with a text that the reader has entered.
    """

    def __init__(self, name: str, read: Callable[[str], object]) -> None:
        self._quiet = Quiet()
        wide = w.Layout(width="calc(100% - 4px)")
        self._text = compact(w.Textarea, continuous_update=False, rows=3, layout=wide)
        self._text.add_class(f"{name}-notation")
        self._quiet.when_set([self._text], lambda: read(self._text.value))
        super().__init__((self._text,))

    def show(self, text: str, voice: Voice) -> None:
        """Show the text of a position."""
        with self._quiet:
            self._text.value = text
        self._text.description = voice.say("editor.notation")


class History(w.HBox):
    """Undo, redo, and a new beginning.

    Parameters
    ----------
    scene : EditorScene
    do : callable
    clear : str
        What the last button is called, as a key.
    """

    def __init__(self, scene: EditorScene, do: Do, clear: str) -> None:
        self._scene = scene
        self._called = {"undo": "control.undo", "redo": "control.redo", "clear": clear}
        icons = {"undo": "undo", "redo": "repeat", "clear": ""}
        self._buttons = {
            change: button(f"{scene.name}-{change}", icon, _edits(change, do))
            for change, icon in icons.items()
        }
        super().__init__((row(*self._buttons.values()),))

    def show(self) -> None:
        """Show what can be undone and redone."""
        editing, voice = self._scene.editing, self._scene.voice
        for change, key in self._called.items():
            self._buttons[change].description = voice.say(key)
        self._buttons["undo"].disabled = not editing.can_undo
        self._buttons["redo"].disabled = not editing.can_redo


def numbered(players: int, voice: Voice) -> Sequence[tuple[str, int]]:
    """The players as options of a list: their names, for their numbers."""
    return tuple((voice.name(number), number) for number in range(1, players + 1))


def number_field(css_class: str, **options: Any) -> w.BoundedIntText:
    """A field for a number. What is too large is refused in words, and not made smaller here."""
    made: w.BoundedIntText = compact(w.BoundedIntText, min=-ANY, max=ANY, **options)
    made.add_class(css_class)
    return made


def tool_buttons(css_class: str, tools: Sequence[str]) -> w.RadioButtons:
    """The tools of which a click uses one, beside each other."""
    made: w.RadioButtons = compact(w.RadioButtons, options=tools, orientation="horizontal")
    made.add_class(css_class).add_class("stage-tool")
    return made


def _edits(change: str, do: Do) -> Callable[[], object]:
    return lambda: do(Edit(change))


def _sets(change: str, part: Any, do: Do) -> Callable[[], object]:
    return lambda: do(Edit(change, (part.value,)))
