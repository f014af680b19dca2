"""The controls that the position editor of Clans has of its own."""

from __future__ import annotations

from typing import Any

import ipywidgets as w

from clans_widget.clans import COLORS
from clans_widget.clans.rules.setup import MOST_PLAYERS
from clans_widget.stage import actions as act
from clans_widget.stage.editing import Edit
from clans_widget.stage.face.controls import Do, button, compact, row
from clans_widget.stage.face.editing import PlayersAndMover, Quiet, number_field, tool_buttons

from .scene import EMPTY, EditorScene, Pick


class Tools(w.VBox):
    """What a click does: huts of a color, how many, or none; and a list instead of clicks.

    Parameters
    ----------
    scene : EditorScene
    do : callable
    """

    def __init__(self, scene: EditorScene, do: Do) -> None:
        self._scene = scene
        self._quiet = Quiet()
        self._tool = tool_buttons("clans-tool", (*COLORS, EMPTY))
        self._count = _number("clans-count", value=1)
        self._list = compact(w.Dropdown, options=scene.editing.position.board.ids)
        self._list.add_class("clans-territory")
        self._place = button("clans-place", "", lambda: do(act.Click(self._list.value)))
        self._quiet.when_set(
            (self._tool, self._count), lambda: do(Pick(self._tool.value, self._count.value))
        )
        super().__init__((self._tool, row(self._count, self._list, self._place)))

    def show(self) -> None:
        """Show the tools, with the clans' colors as they are painted."""
        color, voice = self._scene.color, self._scene.voice
        named = [(voice.say(f"clans.color.{each}"), each) for each in COLORS]
        with self._quiet:
            self._tool.options = (*named, (voice.say("clans.editor.empty"), EMPTY))
            self._tool.value = color
        self._tool.description = voice.say("clans.editor.huts")
        self._count.description = voice.say("clans.editor.count")
        self._count.disabled = color == EMPTY
        self._list.description = voice.say("clans.editor.territory")
        self._place.description = voice.say("clans.editor.place")


class Rest(w.VBox):
    """Players, mover, chips and scores.

    Parameters
    ----------
    scene : EditorScene
    do : callable
    """

    def __init__(self, scene: EditorScene, do: Do) -> None:
        self._scene = scene
        self._quiet = Quiet()
        self._around = PlayersAndMover(scene, do)
        self._chips = [
            _number("clans-chips", layout=w.Layout(width="auto")) for _ in range(MOST_PLAYERS)
        ]
        self._scores = [_number("clans-points") for _ in COLORS]
        self._quiet.when_set(self._chips, lambda: do(Edit("set_chips", (self._chips_entered(),))))
        self._quiet.when_set(
            self._scores, lambda: do(Edit("set_scores", ([each.value for each in self._scores],)))
        )
        super().__init__((self._around, row(*self._chips), row(*self._scores)))

    def show(self) -> None:
        """Show what the position says."""
        position, voice = self._scene.editing.position, self._scene.voice
        self._around.show()
        with self._quiet:
            for k, field in enumerate(self._chips):
                field.layout.display = "" if k < position.players else "none"
                field.value = position.chips[k] if k < position.players else 0
            for points, field in zip(position.scores, self._scores, strict=True):
                field.value = points
        for number, field in enumerate(self._chips[: position.players], start=1):
            field.description = voice.say("clans.editor.chips", player=voice.name(number))
        for color, field in zip(COLORS, self._scores, strict=True):
            clan = voice.say(f"clans.color.{color}")
            field.description = voice.say("clans.editor.points", clan=clan)

    def _chips_entered(self) -> list[int]:
        """The chips of those who play."""
        return [each.value for each in self._chips[: self._scene.editing.position.players]]


def _number(css_class: str, **options: Any) -> w.BoundedIntText:
    return number_field(css_class, **options).add_class("clans-number")
