"""The map of the next roll: which of the 105 rolls are good for the player who rolls."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from clans_widget.arena.asking import Outcome
from clans_widget.arena.review import NextRoll, next_rolls
from clans_widget.clann.position import Position
from clans_widget.clann.review import Judge
from clans_widget.clann.review.squares import Square, darkest, good_ways, squares
from clans_widget.clann.rules.dice import BLACK, FACES
from clans_widget.core.table import percent
from clans_widget.stage.face.drawer import Again, Drawer, failure_of, said
from clans_widget.stage.scene import Scene
from clans_widget.stage.view import (
    Block,
    Cell,
    Column,
    Paragraph,
    Part,
    Prose,
    Run,
    Table,
    Toggle,
)
from clans_widget.words import Voice, signed_in

PANEL: Final = "next"

STYLE: Final = """<style>
.clann-squares {display: flex; flex-flow: row wrap; gap: .4em 1.6em}
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
    again : callable
        Is called when what was thought about is known.
    judge : Judge

    Attributes
    ----------
    aside : None
    """

    aside = None

    def __init__(self, scene: Scene, again: Again, judge: Judge) -> None:
        self._scene = scene
        self._judge = judge
        self._known: tuple[object, Outcome[tuple[NextRoll, ...]]] | None = None
        tool, panel = "clann-next-roll", "clann-map"
        self._drawer = Drawer(scene, PANEL, again, icon="th", tool=tool, panel=panel)

    @property
    def tool(self) -> Toggle:
        """The button that opens it."""
        return self._drawer.tool(self._scene.voice.say("clann.control.next_roll"))

    @property
    def panel(self) -> Column:
        """The map where dice are to be rolled, once it is known; else why there is none."""
        return self._drawer.panel(self._told() if self._drawer.is_open else ())

    def look(self) -> None:
        """Think about the next roll where dice are to be rolled, if nothing is known of it."""
        position = self._scene.moment.position
        is_known = self._known is not None and self._known[0] == position
        if not self._drawer.is_open or is_known or not self._can_judge(position):
            self._drawer.stop()
            return
        think, keep = partial(next_rolls, position, self._judge), partial(self._keep, position)
        if not self._drawer.think(position, think, keep):
            keep(Outcome.of(think))

    def _keep(self, position: object, outcome: Outcome[tuple[NextRoll, ...]]) -> None:
        self._known = position, outcome

    def _can_judge(self, position: Position) -> bool:
        return self._judge.can_judge(position) and len(position.dice_to_roll) == len("oos")

    def _told(self) -> tuple[Part, ...]:
        scene, voice = self._scene, self._scene.voice
        position = scene.moment.position
        if self._known is None or self._known[0] != position:
            if self._can_judge(position):
                return (said(voice.say("clann.review.map_looking")),)
            over = scene.moment.is_over
            return (said(voice.say("clann.review.map_over" if over else "clann.review.map_when")),)
        outcome = self._known[1]
        if outcome.answer is None:
            return (failure_of(outcome, "clann.review.map_failed", voice),)
        return map_of(outcome.answer, voice.name(position.mover), voice)


def map_of(rolls: Sequence[NextRoll], player: str, voice: Voice) -> tuple[Prose, Block, Prose]:
    """The map: what the roll is worth, a table for each face of the black die, and a note.

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
    >>> about, five, note = map_of(rolls, "Ann", Voice("en"))
    >>> len(five.parts), len(five.parts[0].rows), len(five.parts[0].rows[0])
    (5, 6, 7)
    """
    map_, (good, ways) = squares(rolls), good_ways(rolls)
    most = darkest(map_)
    told = voice.say("clann.review.good_for", player=player, good=good, of=ways)
    before = sum(each.chance * each.after for each in rolls)
    now = voice.say("clann.review.now", percent=voice.say("percent", number=percent(before)))
    about = Paragraph("", (Run(told, strong=True), Run(f" {now}")))
    tables = (_square(number, square, most, voice) for number, square in enumerate(map_))
    return (
        Prose(key="about", paragraphs=(about,)),
        Block(key="squares", css=("clann-squares",), parts=tuple(tables)),
        said(voice.say("clann.review.map_note")),
    )


def _square(number: int, square: Square, most: float, voice: Voice) -> Table:
    """The ordinary dice along the sides, and in each cell what the roll adds."""
    name = voice.say("clann.review.black") if square.face == BLACK else square.face
    rows = zip(FACES, square.points, strict=True)
    return Table(
        key=f"square {number}",
        title=voice.say("clann.review.face", face=name, ways=square.ways),
        head=(Cell(""), *(Cell(str(face)) for face in FACES)),
        rows=tuple(
            (Cell(str(face)), *(_cell(points, most, voice) for points in row)) for face, row in rows
        ),
    )


def _cell(points: float, most: float, voice: Voice) -> Cell:
    """A change of the chance, in points of a hundred; the darker, the more."""
    way = "good" if points > 0 else "bad"
    return Cell(signed_in(points, voice.code), css=way, much=abs(points) / most)
