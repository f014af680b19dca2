"""Who is who? What can be believed about the secret clans at the step that is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from html import escape
from typing import TYPE_CHECKING, Final, cast

from clans_widget.arena.asking import Outcome
from clans_widget.clans.drawing.look import Look
from clans_widget.clans.drawing.theme import Theme
from clans_widget.clans.game import Game
from clans_widget.clans.moment import Moment
from clans_widget.clans.position import Position
from clans_widget.clans.rules.colors import COLORS
from clans_widget.clans.rules.turn import Turn
from clans_widget.clans.voice import short
from clans_widget.stage.face.drawer import Drawer, failure_html
from clans_widget.stage.scene import Scene
from clans_widget.stage.view import Toggle
from clans_widget.words import Voice

if TYPE_CHECKING:
    from clans_widget.clans.players import Beliefs
    from clans_widget.clans.players.inference import Inference


PANEL: Final = "who"

Seen = tuple[Position, tuple[Turn, ...], Mapping[int, str]]
"""Where a game began, what has happened, and which clans are known."""


class WhoIsWho:
    """A panel with a bar for each player and clan. Closed, it thinks nothing and sends nothing.

    Parameters
    ----------
    scene : Scene

    Attributes
    ----------
    panel : HTML
    aside : None
    """

    aside = None

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._inference: Inference | None = None
        self._failed: tuple[Seen, Outcome[Beliefs]] | None = None
        self._drawer = Drawer(
            scene, PANEL, icon="user-secret", tool="clans-who", panel="clans-beliefs"
        )
        self.panel = self._drawer.panel

    @property
    def tool(self) -> Toggle:
        """The button that opens it."""
        return self._drawer.tool(self._scene.voice.say("clans.control.who"))

    def beliefs(self) -> Beliefs:
        """What can be believed now, by who looks, of the game as far as it is shown."""
        start, turns, known = self._seen()
        return self._kept.at(start, turns, known)

    def show(self) -> None:
        """Show what can be believed, once it is known."""
        if not self._drawer.show():
            return
        seen = self._seen()
        if self._failed and self._failed[0] == seen:
            self._drawer.stop()
            self._show_outcome(seen, self._failed[1])
            return
        think, show = partial(self._kept.at, *seen), partial(self._show_outcome, seen)
        if self._kept.has(*seen[:2]):
            self._drawer.stop()
            show(Outcome.of(think))
        elif not self._drawer.think(seen, think, show):
            show(Outcome.of(think))

    def _show_outcome(self, seen: Seen, outcome: Outcome[Beliefs]) -> None:
        """Show what came of thinking; where it failed, that it did, and why."""
        voice = self._scene.voice
        if outcome.answer is not None:
            self.panel.value = beliefs_html(outcome.answer, self._scene.game.players, voice)
            return
        self._failed = seen, outcome
        self.panel.value = failure_html(outcome, "clans.widget.beliefs_failed", voice)

    @property
    def _kept(self) -> Inference:
        if self._inference is None:
            from clans_widget.clans.players.inference import Inference

            self._inference = Inference()
        return self._inference

    def _seen(self) -> Seen:
        """What the reader has seen of the game, and knows of the cards."""
        game, moment = cast(Game, self._scene.game), cast(Moment, self._scene.moment)
        return game.start, game.turns[: moment.ply], moment.known


def beliefs_html(beliefs: Beliefs, players: Sequence[str], voice: Voice) -> str:
    """Beliefs as a table with a bar in each cell, in the colors and with the letters of the clans.

    Examples
    --------
    >>> from clans_widget.clans.players import Beliefs
    >>> known = Beliefs.at_the_start(2, {1: "red"})
    >>> beliefs_html(known, ["Ann", "Bob"], Voice()).count(">25%")
    4
    """
    theme = Look(voice).theme
    title = escape(voice.say("clans.control.who"))
    heads = "".join(_head(clan, voice, theme) for clan in COLORS)
    rows = [
        _row(voice.call(name), beliefs.about(seat), voice, theme)
        for seat, name in enumerate(players, start=1)
    ]
    player = escape(voice.say("table.player"))
    return (
        f"<table class='stage-beliefs'><caption>{title}</caption>"
        f"<thead><tr><th scope='col'>{player}</th>{heads}</tr></thead>"
        f"<tbody>{''.join(rows)}</tbody></table>"
        f"<p class='stage-prompt'>{escape(_origin(beliefs, len(players), voice))}</p>"
    )


def _origin(beliefs: Beliefs, players: int, voice: Voice) -> str:
    """Where it comes from: from the moves, or from cards of which none is secret any more."""
    is_open = all(1 in beliefs.about(seat).values() for seat in range(1, players + 1))
    return voice.say("clans.widget.beliefs_open" if is_open else "clans.widget.beliefs")


def _head(clan: str, voice: Voice, theme: Theme) -> str:
    paint = theme.paint(clan)
    name = escape(voice.say(f"clans.color.{clan}"))
    disc = f"<b style='background:{paint.base};color:{paint.ink}'>{short(clan, voice)}</b>"
    return f"<th scope='col'>{disc}<span>{name}</span></th>"


def _row(name: str, chances: Mapping[str, float], voice: Voice, theme: Theme) -> str:
    cells = "".join(_cell(chances[clan], theme.paint(clan).base, voice) for clan in COLORS)
    return f"<tr><th scope='row'>{escape(name)}</th>{cells}</tr>"


def _cell(chance: float, color: str, voice: Voice) -> str:
    number = round(100 * chance)
    bar = f"<i><s style='width:{number}%;background:{color}'></s></i>"
    return f"<td>{escape(voice.say('percent', number=number))}{bar}</td>"
