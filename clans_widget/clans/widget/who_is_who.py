"""Who is who? What can be believed about the secret clans at the step that is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
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
from clans_widget.stage.face.drawer import Again, Drawer, failure_of
from clans_widget.stage.scene import Scene
from clans_widget.stage.view import Cell, Column, Sign, Stretch, Table, Toggle
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
    again : callable
        Is called when what was thought about is known.

    Attributes
    ----------
    aside : None
    """

    aside = None

    def __init__(self, scene: Scene, again: Again) -> None:
        self._scene = scene
        self._inference: Inference | None = None
        self._known: tuple[Seen, Outcome[Beliefs]] | None = None
        self._drawer = Drawer(
            scene, PANEL, again, icon="user-secret", tool="clans-who", panel="clans-beliefs"
        )

    @property
    def tool(self) -> Toggle:
        """The button that opens it."""
        return self._drawer.tool(self._scene.voice.say("clans.control.who"))

    @property
    def panel(self) -> Column:
        """What can be believed, once it is known; until then, what was believed before."""
        if self._known is None:
            return self._drawer.panel(())
        outcome, voice = self._known[1], self._scene.voice
        if outcome.answer is None:
            why = failure_of(outcome, "clans.widget.beliefs_failed", voice)
            return self._drawer.panel((why,))
        return self._drawer.panel((table_of(outcome.answer, self._scene.game.players, voice),))

    def beliefs(self) -> Beliefs:
        """What can be believed now, by who looks, of the game as far as it is shown."""
        start, turns, known = self._seen()
        return self._kept.at(start, turns, known)

    def look(self) -> None:
        """See what can be believed at what is shown; what has failed is not tried again there."""
        if not self._drawer.is_open:
            self._drawer.stop()
            self._known = None
            return
        seen = self._seen()
        if self._known and self._known[0] == seen:
            self._drawer.stop()
            return
        think, keep = partial(self._kept.at, *seen), partial(self._keep, seen)
        if self._kept.has(*seen[:2]):
            self._drawer.stop()
            keep(Outcome.of(think))
        elif not self._drawer.think(seen, think, keep):
            keep(Outcome.of(think))

    def _keep(self, seen: Seen, outcome: Outcome[Beliefs]) -> None:
        self._known = seen, outcome

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


def table_of(beliefs: Beliefs, players: Sequence[str], voice: Voice) -> Table:
    """Beliefs as a table with a bar in each cell, in the colors and with the letters of the clans.

    Examples
    --------
    >>> from clans_widget.clans.players import Beliefs
    >>> known = Beliefs.at_the_start(2, {1: "red"})
    >>> [cell.text for cell in table_of(known, ["Ann", "Bob"], Voice()).rows[1]]
    ['Bob', '0%', '25%', '25%', '25%', '25%']
    """
    theme = Look(voice).theme
    heads = (_head(clan, voice, theme) for clan in COLORS)
    rows = (
        _row(voice.call(name), beliefs.about(seat), voice, theme)
        for seat, name in enumerate(players, start=1)
    )
    return Table(
        key="beliefs",
        css=("stage-beliefs",),
        title=voice.say("clans.control.who"),
        head=(Cell(voice.say("table.player"), left=True), *heads),
        rows=tuple(rows),
        note=_origin(beliefs, len(players), voice),
    )


def _origin(beliefs: Beliefs, players: int, voice: Voice) -> str:
    """Where it comes from: from the moves, or from cards of which none is secret any more."""
    is_open = all(1 in beliefs.about(seat).values() for seat in range(1, players + 1))
    return voice.say("clans.widget.beliefs_open" if is_open else "clans.widget.beliefs")


def _head(clan: str, voice: Voice, theme: Theme) -> Cell:
    paint = theme.paint(clan)
    sign = Sign(short(clan, voice), "stage-sign", paint.base, paint.ink)
    return Cell(voice.say(f"clans.color.{clan}"), sign=sign)


def _row(name: str, chances: Mapping[str, float], voice: Voice, theme: Theme) -> tuple[Cell, ...]:
    cells = (_cell(chances[clan], theme.paint(clan).base, voice) for clan in COLORS)
    return Cell(name), *cells


def _cell(chance: float, color: str, voice: Voice) -> Cell:
    number = round(100 * chance)
    bar = Stretch(0, number / 100, color=color)
    return Cell(voice.say("percent", number=number), bar=(bar,))
