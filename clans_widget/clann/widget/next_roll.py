"""The map of the next roll: which of the 105 rolls are good for the player who rolls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape
from typing import Final

from clans_widget.arena.asking import Outcome
from clans_widget.arena.review import NextRoll, next_rolls
from clans_widget.clann.review import Judge
from clans_widget.clann.review.squares import Square, darkest, good_ways, squares
from clans_widget.clann.rules.dice import BLACK, FACES
from clans_widget.core.table import percent
from clans_widget.stage.face.drawer import Drawer, failure_html
from clans_widget.stage.scene import Scene
from clans_widget.stage.view import Toggle
from clans_widget.words import Voice, signed_in

PANEL: Final = "next"

STYLE: Final = """<style>
.clann-squares {display: flex; flex-wrap: wrap; gap: .4em 1.6em}
.stage .clann-squares :is(th, td) {padding: .1em 0; min-width: 2.1em; text-align: center}
.stage .clann-squares tbody tr {border-top: 0}
.stage .clann-squares td {border: 1px solid var(--stage-line);
 background: color-mix(in srgb, var(--way) calc(70% * var(--much)), transparent)}
.stage .clann-squares .good {--way: #2b7bba}
.stage .clann-squares .bad {--way: #d9661f}
@media (max-width: 600px) {
 .clann-squares {gap: .4em 1em}
 .stage .clann-squares :is(th, td) {min-width: 1.75em; font-size: .85em}
}
</style>"""
"""Blue is good, orange bad, for the color-blind too."""


class NextRollMap:
    """A panel with a square for each face of the black die.

    Parameters
    ----------
    scene : Scene
    judge : Judge

    Attributes
    ----------
    panel : HTML
    aside : None
    """

    aside = None

    def __init__(self, scene: Scene, judge: Judge) -> None:
        self._scene = scene
        self._judge = judge
        self._known: tuple[object, Outcome[tuple[NextRoll, ...]]] | None = None
        self._drawer = Drawer(scene, PANEL, icon="th", tool="clann-next-roll", panel="clann-map")
        self.panel = self._drawer.panel

    @property
    def tool(self) -> Toggle:
        """The button that opens it."""
        return self._drawer.tool(self._scene.voice.say("clann.control.next_roll"))

    def show(self) -> None:
        """Show the map where dice are to be rolled, once it is known."""
        scene = self._scene
        if not self._drawer.show():
            return
        position = scene.moment.position
        if self._known and self._known[0] == position:
            self._drawer.stop()
            self._show_outcome(position, self._known[1])
            return
        if not (self._judge.can_judge(position) and len(position.dice_to_roll) == len("oos")):
            self._drawer.stop()
            over = scene.moment.is_over
            self._say("clann.review.map_over" if over else "clann.review.map_when")
            return
        self._say("clann.review.map_looking")
        think = partial(next_rolls, position, self._judge)
        show = partial(self._show_outcome, position)
        if not self._drawer.think(position, think, show):
            show(Outcome.of(think))

    def _show_outcome(self, position: object, outcome: Outcome[tuple[NextRoll, ...]]) -> None:
        self._known = position, outcome
        voice = self._scene.voice
        if outcome.answer is None:
            self.panel.value = failure_html(outcome, "clann.review.map_failed", voice)
        else:
            name = voice.name(self._scene.moment.position.mover)
            self.panel.value = map_html(outcome.answer, name, voice)

    def _say(self, key: str) -> None:
        self.panel.value = f"<p class='stage-prompt'>{escape(self._scene.voice.say(key))}</p>"


def map_html(rolls: Sequence[NextRoll], player: str, voice: Voice) -> str:
    """The map as HTML.

    Parameters
    ----------
    rolls : sequence of NextRoll
        Of a first roll.
    player : str
        Who rolls.
    voice : Voice

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> from clans_widget.clann.review import next_rolls
    >>> rolls = next_rolls(Position.from_text("x,x,x,t4/x,x,x,t4 C7 1 -"))
    >>> html = map_html(rolls, "Ann", Voice("en"))
    >>> html.count("<table"), html.count("<td")
    (5, 180)
    """
    map_, (good, ways) = squares(rolls), good_ways(rolls)
    most = darkest(map_)
    told = voice.say("clann.review.good_for", player=player, good=good, of=ways)
    before = sum(each.chance * each.after for each in rolls)
    now = voice.say("clann.review.now", percent=voice.say("percent", number=percent(before)))
    shown = "".join(_square(square, most, voice) for square in map_)
    note = escape(voice.say("clann.review.map_note"))
    return (
        f"{STYLE}<p><b>{escape(told)}</b> {escape(now)}</p>"
        f"<div class='clann-squares'>{shown}</div><p class='stage-prompt'>{note}</p>"
    )


def _square(square: Square, most: float, voice: Voice) -> str:
    """The ordinary dice along the sides, and in each cell what the roll adds."""
    name = voice.say("clann.review.black") if square.face == BLACK else square.face
    title = escape(voice.say("clann.review.face", face=name, ways=square.ways))
    heads = "".join(f"<th scope=col>{number}" for number in FACES)
    lines = []
    for number, row in zip(FACES, square.points, strict=True):
        told = "".join(_cell(points, most, voice) for points in row)
        lines.append(f"<tr><th scope=row>{number}{told}")
    return (
        f"<table><caption>{title}</caption><thead><tr><th>{heads}</thead>"
        f"<tbody>{''.join(lines)}</tbody></table>"
    )


def _cell(points: float, most: float, voice: Voice) -> str:
    """A change of the chance, in points of a hundred; the darker, the more."""
    told = signed_in(points, voice.code)
    way = "good" if points > 0 else "bad"
    return f"<td class={way} style=--much:{abs(points) / most:.2f}>{told}"
