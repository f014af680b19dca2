"""Ordinary controls of the position editor: everything can be done without a mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ipywidgets as w

from clans_widget.clans import COLORS, Board, Position
from clans_widget.clans.notation import MOST_POINTS
from clans_widget.clans.rules.colors import HUTS_PER_COLOR
from clans_widget.clans.rules.epochs import CHIPS
from clans_widget.clans.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from clans_widget.stage import actions as act
from clans_widget.stage.face.controls import Do, button, compact, row
from clans_widget.words import Voice

from .scene import EMPTY, Edit, EditorScene, Pick, PlayFromHere


class EditorControls:
    """All controls of the editor.

    Parameters
    ----------
    scene : EditorScene
    do : callable
    """

    def __init__(self, scene: EditorScene, do: Do) -> None:
        def edit(change: str) -> Callable[..., object]:
            return lambda *values: do(Edit(change, values))

        self._scene = scene
        self._tools = Tools(
            scene.editing.position.board,
            lambda territory: do(act.Click(territory)),
            lambda color, count: do(Pick(color, count)),
        )
        self._history = History(edit("undo"), edit("redo"), edit("clear"))
        self._rest = Rest(
            edit("set_players"), edit("set_mover"), edit("set_chips"), edit("set_scores")
        )
        self._text = Notation(edit("read"))
        self.above: tuple[w.Widget, ...] = ()
        self.asking = w.VBox((self._tools, self._history))
        self._play = button("clans-play-from-here", "play", lambda: do(PlayFromHere()))
        self.playing: w.Widget = w.VBox((self._rest, self._text, row(self._play)))
        self.around: w.Box = w.HBox()

    def show(self) -> None:
        """Show the position as it is now, and the tool."""
        editing, voice = self._scene.editing, self._scene.voice
        self._tools.show(self._scene.color, voice)
        self._rest.show(editing.position, voice)
        self._history.show(voice, undo=editing.can_undo, redo=editing.can_redo)
        self._text.show(self._scene.refused or editing.position.to_text(), voice)
        self._play.description = voice.say("clans.editor.play_from_here")


class Tools(w.VBox):
    """What a click does: huts of a color, how many, or none; and a list instead of clicks.

    Parameters
    ----------
    board : Board
    place : callable
        Is called with the territory that is chosen in the list.
    picked : callable
        Is called with the color and the number of another tool.
    """

    def __init__(
        self, board: Board, place: Callable[[str], object], picked: Callable[[str, int], object]
    ) -> None:
        self._quiet = False
        self._tool = compact(w.RadioButtons, options=(*COLORS, EMPTY), orientation="horizontal")
        self._tool.add_class("clans-tool")
        self._count = _number("clans-count", 1, HUTS_PER_COLOR)
        self._list = compact(w.Dropdown, options=board.ids)
        self._list.add_class("clans-territory")
        self._place = button("clans-place", "", lambda: place(self._list.value))
        for part in (self._tool, self._count):
            part.observe(lambda _: None if self._quiet else picked(self.color, self.count), "value")
        super().__init__((self._tool, row(self._count, self._list, self._place)))

    @property
    def color(self) -> str:
        """The color of the huts; :data:`EMPTY` for none."""
        return str(self._tool.value)

    @property
    def count(self) -> int:
        """How many huts."""
        return int(self._count.value)

    def show(self, color: str, voice: Voice) -> None:
        """Show the tools, with the clans' colors as they are painted."""
        self._quiet = True
        named = [(voice.say(f"clans.color.{each}"), each) for each in COLORS]
        self._tool.options = (*named, (voice.say("clans.editor.empty"), EMPTY))
        self._tool.value = color
        self._quiet = False
        self._tool.description = voice.say("clans.editor.huts")
        self._count.description = voice.say("clans.editor.count")
        self._count.disabled = color == EMPTY
        self._list.description = voice.say("clans.editor.territory")
        self._place.description = voice.say("clans.editor.place")


class Rest(w.VBox):
    """Players, mover, chips and scores.

    Parameters
    ----------
    players, mover, chips, scores : callable
        Are called with what the reader has entered: a number, or one for each player or clan.
    """

    def __init__(
        self,
        players: Callable[[int], object],
        mover: Callable[[int], object],
        chips: Callable[[list[int]], object],
        scores: Callable[[list[int]], object],
    ) -> None:
        self._quiet = False
        seats = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
        self._players = compact(w.Dropdown, options=seats).add_class("clans-players")
        self._mover = compact(w.Dropdown)
        self._mover.add_class("clans-mover")
        self._chips = [
            _number("clans-chips", 0, CHIPS, layout=w.Layout(width="auto"))
            for _ in range(MOST_PLAYERS)
        ]
        self._scores = [_number("clans-points", 0, MOST_POINTS) for _ in COLORS]
        self._when_set([self._players], lambda: players(self._players.value))
        self._when_set([self._mover], lambda: mover(self._mover.value))
        self._when_set(self._chips, lambda: chips(self._entered(self._chips)))
        self._when_set(self._scores, lambda: scores(self._entered(self._scores)))
        around = row(self._players, self._mover)
        super().__init__((around, row(*self._chips), row(*self._scores)))

    def show(self, position: Position, voice: Voice) -> None:
        """Show what the position says."""
        self._quiet = True
        names = [voice.name(k + 1) for k in range(position.players)]
        self._players.value = position.players
        self._mover.options = tuple((name, k) for k, name in enumerate(names, start=1))
        self._mover.value = position.mover
        for k, field in enumerate(self._chips):
            field.layout.display = "" if k < position.players else "none"
            field.value = position.chips[k] if k < position.players else 0
        for name, field in zip(names, self._chips, strict=False):
            field.description = voice.say("clans.editor.chips", player=name)
        for color, points, field in zip(COLORS, position.scores, self._scores, strict=True):
            field.value = points
            clan = voice.say(f"clans.color.{color}")
            field.description = voice.say("clans.editor.points", clan=clan)
        self._players.description = voice.say("clans.editor.players")
        self._mover.description = voice.say("clans.editor.mover")
        self._quiet = False

    def _entered(self, fields: list[Any]) -> list[int]:
        shown = self._players.value if fields is self._chips else len(fields)
        return [field.value for field in fields[:shown]]

    def _when_set(self, fields: list[Any], take: Callable[[], object]) -> None:
        for field in fields:
            field.observe(lambda _: None if self._quiet else take(), "value")


class Notation(w.VBox):
    """The position as text, to be copied or pasted over.

    Parameters
    ----------
    read : callable
        Is called with a text that the reader has entered.
    """

    def __init__(self, read: Callable[[str], object]) -> None:
        self._quiet = False
        wide = w.Layout(width="calc(100% - 4px)")
        self._text = compact(w.Textarea, continuous_update=False, rows=3, layout=wide)
        self._text.add_class("clans-notation")
        self._text.observe(lambda _: None if self._quiet else read(self._text.value), "value")
        super().__init__((self._text,))

    def show(self, text: str, voice: Voice) -> None:
        """Show the text of a position."""
        self._quiet = True
        self._text.value = text
        self._quiet = False
        self._text.description = voice.say("clans.editor.notation")


class History(w.HBox):
    """Undo, redo, and an empty board.

    Parameters
    ----------
    undo, redo, clear : callable
    """

    def __init__(
        self,
        undo: Callable[[], object],
        redo: Callable[[], object],
        clear: Callable[[], object],
    ) -> None:
        self._undo = button("clans-undo", "undo", undo)
        self._redo = button("clans-redo", "repeat", redo)
        self._clear = button("clans-clear", "", clear)
        super().__init__((row(self._undo, self._redo, self._clear),))

    def show(self, voice: Voice, *, undo: bool, redo: bool) -> None:
        """Show what can be undone and redone."""
        self._undo.description = voice.say("control.undo")
        self._redo.description = voice.say("control.redo")
        self._clear.description = voice.say("clans.editor.clear")
        self._undo.disabled, self._redo.disabled = not undo, not redo


def _number(css_class: str, least: int, most: int, **options: Any) -> w.BoundedIntText:
    made: w.BoundedIntText = compact(w.BoundedIntText, min=least, max=most, **options)
    made.add_class(css_class).add_class("clans-number")
    return made
