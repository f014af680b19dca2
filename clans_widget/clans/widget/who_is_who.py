"""Who is who? What can be believed about the secret clans at the step that is shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from html import escape
from typing import TYPE_CHECKING, NamedTuple

import ipywidgets as w

from clans_widget.clans import COLORS, Position, Turn
from clans_widget.clans.drawing.theme import Theme
from clans_widget.stage.thinking import Thinking
from clans_widget.words import Words, name_in

if TYPE_CHECKING:
    from clans_widget.clans.players import Beliefs
    from clans_widget.clans.players.inference import Inference


class Seen(NamedTuple):
    """What a reader has seen of a game.

    Attributes
    ----------
    start : Position
    turns : tuple of Turn
    known : mapping of int to str
        Clans of the seats whose cards the reader knows.
    players : tuple of str
    """

    start: Position
    turns: tuple[Turn, ...]
    known: Mapping[int, str]
    players: tuple[str, ...]


class WhoIsWho:
    """A panel with a bar for each player and clan. Closed, it thinks nothing and sends nothing.

    Parameters
    ----------
    seen : callable
        Gives what the reader has seen.
    changed : callable
        Is called when the panel was opened or closed, or has something new to show.

    Attributes
    ----------
    toggle : ToggleButton
    panel : HTML
    """

    def __init__(self, seen: Callable[[], Seen], changed: Callable[[], None]) -> None:
        self._seen = seen
        self._changed = changed
        self._thinking = Thinking()
        self._inference: Inference | None = None
        self.toggle = w.ToggleButton(icon="user-secret", layout=w.Layout(width="auto"))
        self.toggle.add_class("clans-who")
        self.toggle.observe(lambda _: changed(), "value")
        self.panel = w.HTML(layout=w.Layout(display="none"))
        self.panel.add_class("clans-beliefs")

    def beliefs(self) -> Beliefs:
        """What can be believed now."""
        return self._believed(self._seen())

    def show(self, speak: Words, theme: Theme) -> None:
        """Show what can be believed, once it is known."""
        self.toggle.description = speak.say("clans.control.who")
        self.panel.layout.display = "block" if self.toggle.value else "none"
        self._thinking.drop()
        if not self.toggle.value:
            self.panel.value = ""
            return
        seen = self._seen()
        if self._kept.has(seen.start, seen.turns) or not self._thinking.start(
            partial(self._believed, seen), lambda _: self._changed()
        ):
            self.panel.value = beliefs_html(self._believed(seen), seen.players, speak, theme)

    @property
    def _kept(self) -> Inference:
        if self._inference is None:
            from clans_widget.clans.players.inference import Inference

            self._inference = Inference()
        return self._inference

    def _believed(self, seen: Seen) -> Beliefs:
        return self._kept.at(seen.start, seen.turns, seen.known)


def beliefs_html(beliefs: Beliefs, players: Sequence[str], speak: Words, theme: Theme) -> str:
    """Beliefs as a table with a bar in each cell, in the colors and with the letters of the clans.

    Examples
    --------
    >>> from clans_widget.clans.drawing.theme import DEFAULT_THEME
    >>> from clans_widget.clans.players import Beliefs
    >>> from clans_widget.words import words
    >>> known = Beliefs.at_the_start(2, {1: "red"})
    >>> beliefs_html(known, ["Ann", "Bob"], words(), DEFAULT_THEME).count(">25%")
    4
    """
    title = escape(speak.say("clans.control.who"))
    heads = "".join(_head(clan, speak, theme) for clan in COLORS)
    rows = [
        _row(name_in(name, speak.language), beliefs.about(seat), speak, theme)
        for seat, name in enumerate(players, start=1)
    ]
    player = escape(speak.say("clans.table.player"))
    return (
        f"<table class='stage-beliefs'><caption>{title}</caption>"
        f"<thead><tr><th scope='col'>{player}</th>{heads}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table>"
        f"<p class='stage-prompt'>{escape(speak.say('clans.widget.beliefs'))}</p>"
    )


def _head(clan: str, speak: Words, theme: Theme) -> str:
    paint = theme.paint(clan)
    name = escape(speak.say(f"clans.color.{theme.shown(clan)}"))
    disc = f"<b style='background:{paint.base};color:{paint.ink}'>{theme.letter(clan)}</b>"
    return f"<th scope='col'>{disc}<span>{name}</span></th>"


def _row(name: str, chances: Mapping[str, float], speak: Words, theme: Theme) -> str:
    cells = "".join(_cell(chances[clan], theme.paint(clan).base, speak) for clan in COLORS)
    return f"<tr><th scope='row'>{escape(name)}</th>{cells}</tr>"


def _cell(chance: float, color: str, speak: Words) -> str:
    number = round(100 * chance)
    bar = f"<i><s style='width:{number}%;background:{color}'></s></i>"
    return f"<td>{escape(speak.say('percent', number=number))}{bar}</td>"
