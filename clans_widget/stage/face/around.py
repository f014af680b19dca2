"""Around the game: who sits where, a new game, hints, variations."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape
from typing import Any

import ipywidgets as w

from clans_widget.core.records.record import Entry
from clans_widget.stage import actions as act
from clans_widget.stage.parts.new_game import names_in_new_game
from clans_widget.stage.parts.panels import NEW_GAME
from clans_widget.stage.parts.variations import line_name
from clans_widget.stage.scene import Scene
from clans_widget.stage.seats import PERSON
from clans_widget.stage.view import ASIDE
from clans_widget.words import Voice

from .controls import Do, PassingButtons, button, dropdown, row, wrapping
from .living.household import Household
from .text.table_view import table_html


class SeatControls(w.HBox):
    """A list for each seat: a person, or a bot of some strength.

    Parameters
    ----------
    scene : Scene
    do : callable
    """

    def __init__(self, scene: Scene, do: Do) -> None:
        self._scene = scene
        self._do = do
        self._quiet = False
        self._lists: list[w.Dropdown] = []
        self._count = 0
        super().__init__(layout=wrapping())
        self.add_class(f"{scene.name}-seats")

    def show(self, names: Sequence[str]) -> None:
        """Show who sits in the seats of these players."""
        self._quiet = True
        try:
            while len(self._lists) < len(names):
                self._lists.append(self._list(len(self._lists) + 1))
            for seat, (made, name) in enumerate(zip(self._lists, names, strict=False), start=1):
                self._fill(made, name, self._scene.bots.seats.level(seat))
        finally:
            self._quiet = False
        if self._count != len(names):
            self._count = len(names)
            self.children = tuple(self._lists[: len(names)])

    def _list(self, seat: int) -> w.Dropdown:
        made = dropdown(f"{self._scene.name}-seat-{seat}")
        made.observe(lambda change: self._chosen(seat, change), "value")
        return made

    def _fill(self, made: w.Dropdown, name: str, level: str) -> None:
        voice = self._scene.voice
        kinds = (PERSON, *self._scene.production.levels)
        options = tuple((voice.say(f"seat.{kind}"), kind) for kind in kinds)
        if level not in kinds:
            options = (*options, (level, level))
        if made.options != options:
            made.options = options
        made.value, made.description = level, voice.call(name)

    def _chosen(self, seat: int, change: dict[str, Any]) -> None:
        if not self._quiet and change["new"] is not None:
            self._do(act.Seat(seat, change["new"]))


class NewGame(w.HBox):
    """How many play, who sits where, and a new game.

    Parameters
    ----------
    scene : Scene
    do : callable
    """

    def __init__(self, scene: Scene, do: Do) -> None:
        self._scene = scene
        self._game: object = None
        ways = {
            "new": ("plus", self._ask),
            "new-sure": ("check", self._begin),
            "new-keep": ("times", self._begin_none),
        }
        self._buttons = PassingButtons(scene.name, ways)
        self._players = dropdown(f"{scene.name}-players", options=scene.production.seats)
        self._seats = SeatControls(scene, do)
        self._home = Household.now() or Household()
        self._players.observe(self._show_seats, "value")
        choice = (self._players,) if len(scene.production.seats) > 1 else ()
        self._do = do
        parts = (*choice, self._seats, self._buttons)
        super().__init__(parts, layout=wrapping(justify_content="flex-end"))

    def show(self) -> None:
        """Show who plays."""
        scene, voice = self._scene, self._scene.voice
        if scene.game is not self._game:
            self._players.value = len(scene.game.players)
        self._game = scene.game
        self._players.description = voice.say("control.players")
        self._show_buttons()
        self._show_seats()

    def _show_buttons(self) -> None:
        """The way to a new game; whether the old one is really to be left, where that is asked."""
        say = self._scene.voice.say
        if self._scene.panels.new_game:
            sure, keep = say("control.new_game_sure"), say("control.new_game_keep")
            self._buttons.show({"new-sure": sure, "new-keep": keep})
        else:
            self._buttons.show({"new": say("control.new_game")})

    def _ask(self) -> None:
        self._do(act.NewGame(self._players.value))

    def _begin(self) -> None:
        self._do(act.NewGame(self._scene.panels.new_game, sure=True))

    def _begin_none(self) -> None:
        self._do(act.Toggle(f"{NEW_GAME}.{self._scene.panels.new_game}"))

    def _show_seats(self, _: object = None) -> None:
        with self._home.making():
            self._seats.show(names_in_new_game(self._scene, self._players.value))


class HintControls:
    """The button that asks for a hint, and the table with good moves.

    Parameters
    ----------
    scene : Scene
    do : callable

    Attributes
    ----------
    button : Button
    table : HTML
    """

    def __init__(self, scene: Scene, do: Do) -> None:
        self._scene = scene
        name = scene.name
        self.button = button(f"{name}-hint", "lightbulb-o", lambda: do(act.AskForHint()))
        self.table = w.HTML(layout=w.Layout(display="none"))
        self.table.add_class(f"{name}-advice")

    def show(self) -> None:
        """Show the button, and the table if there is a hint."""
        scene, voice = self._scene, self._scene.voice
        advised = scene.hints.advised
        self.button.description = voice.say("control.hint")
        self.table.value = self._told(voice) if advised else ""
        self.table.layout.display = "block" if advised else "none"

    def _told(self, voice: Voice) -> str:
        scene = self._scene
        table = scene.production.advice(scene.hints.advised)
        html = table_html(scene, "advice", table, title=voice.say("table.advice"))
        html = html.replace("<table>", "<table class='stage-advice'>")
        note = escape(voice.say(f"{scene.name}.widget.expected"))
        return f"{html}<p class='stage-prompt'>{note}</p>"


class LineControls(w.HBox):
    """The variations of the event that is shown, and one of the reader's own.

    Parameters
    ----------
    scene : Scene
    do : callable
    """

    def __init__(self, scene: Scene, do: Do) -> None:
        self._scene = scene
        self._do = do
        self._try = button(f"{scene.name}-try", "code-fork", lambda: do(act.TryHere()))
        self._lines: list[w.Button] = []
        self._shown: tuple[w.Button, ...] = ()
        super().__init__(layout=wrapping())
        self.add_class(f"{scene.name}-variations").add_class(ASIDE)

    def show(self) -> None:
        """Show the lines that can be entered."""
        scene, voice = self._scene, self._scene.voice
        self._try.description = voice.say("control.try_here")
        lines = [self._line(*each) for each in enumerate(scene.variations.offered)]
        shown = (*lines, self._try) if scene.variations.can_try else tuple(lines)
        if self._shown != shown:
            self.children = self._shown = shown

    def _line(self, number: int, line: Sequence[Entry]) -> w.Button:
        """The button of a line: the first one is always that of the first line, and so on."""
        if number == len(self._lines):
            css, enter = f"{self._scene.name}-variation", partial(self._do, act.Enter(number))
            self._lines.append(button(css, "code-fork", enter))
        self._lines[number].description = line_name(line, self._scene.voice)
        return self._lines[number]


def tools(*parts: w.Widget) -> w.HBox:
    """Buttons that open something beside the game."""
    made = row(*parts)
    made.add_class(ASIDE)
    return made
