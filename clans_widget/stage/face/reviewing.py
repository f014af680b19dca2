"""Luck and choices: what the dice did to the chance to win, and what the players did.

What mattered most is named, and a press leads there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from clans_widget.arena.asking import Outcome
from clans_widget.arena.review import Judge, Reviewed, Span, spans
from clans_widget.core.table import percent
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from clans_widget.stage.tables import cell_of
from clans_widget.stage.view import (
    Button,
    Cell,
    Column,
    Paragraph,
    Part,
    Prose,
    Row,
    Run,
    Sentence,
    Stretch,
    Table,
    Toggle,
)
from clans_widget.stage.walk_view import button_of
from clans_widget.words import Voice, signed_in

from .drawer import Again, Drawer, failure_of, said

PANEL: Final = "luck"

LATEST: Final = 8
"""So many rolls stand in the panel: a long game has more than a hundred."""

MOST: Final = 5
"""So many rolls and choices are named as those that mattered most."""

LEAST: Final = 0.05
"""What changed the chance to win by less did not matter."""

HEADINGS: Final = ("player", "rolled", "before_roll", "luck", "choice", "after_choice", "")
"""The empty one stands above the bars."""

Stands = Callable[[Any, Voice], str]

_Key = tuple[int, int]


class LuckAndChoices:
    """A panel with the rolls of a game so far. Closed, it thinks nothing and sends nothing.

    Parameters
    ----------
    scene : Scene
    again : callable
        Is called when what was thought about is known.
    judge : Judge
        Says how likely each side wins.
    stands : callable, optional
        What a game says of how a position stands, besides.

    Attributes
    ----------
    aside : None
    """

    aside = None

    def __init__(
        self, scene: Scene, again: Again, *, judge: Judge, stands: Stands | None = None
    ) -> None:
        self._scene = scene
        self._judge = judge
        self._stands = stands
        self._known: dict[_Key, tuple[Any, Outcome[Reviewed]]] = {}
        tool, panel = f"{scene.name}-luck", f"{scene.name}-review"
        self._drawer = Drawer(scene, PANEL, again, icon="balance-scale", tool=tool, panel=panel)
        self._mattered: tuple[Mattered, ...] = ()

    @property
    def tool(self) -> Toggle:
        """The button that opens it."""
        return self._drawer.tool(self._scene.voice.say("control.luck"))

    @property
    def panel(self) -> Column:
        """What mattered, with ways there, and what is known of the rolls up to what is shown."""
        return self._drawer.panel(self._told() if self._drawer.is_open else ())

    def look(self) -> None:
        """See which rolls are shown, and look at the next one that is not known yet."""
        if not self._drawer.is_open:
            self._drawer.stop()
            self._mattered = ()
            return
        self._mattered = tuple(self._what_mattered())
        span = next((each for each in reversed(self._seen()) if not self._outcome(each)), None)
        if span is None:
            self._drawer.stop()
            return
        about = _key(span), id(span.events[-1])
        self._drawer.think(about, partial(span.reviewed, self._judge), partial(self._keep, span))

    def reviewed(self) -> tuple[Reviewed, ...]:
        """The rolls up to what is shown, each looked at now if it has not been before."""
        for span in self._seen():
            if self._outcome(span) is None:
                self._keep(span, Outcome.of(partial(span.reviewed, self._judge)))
        return self._answers()

    def _seen(self) -> tuple[Span, ...]:
        """The rolls up to what is shown; an event counts once all its steps have been shown."""
        moment = self._scene.moment
        events = moment.events[:-1] if moment.to_come else moment.events
        whole = self._scene.game.events[: len(events)]
        return tuple(span for span in spans(whole) if span.can_be_judged(self._judge))

    def _answers(self) -> tuple[Reviewed, ...]:
        outcomes = (self._outcome(span) for span in self._seen())
        return tuple(each.answer for each in outcomes if each and each.answer is not None)

    def _outcome(self, span: Span) -> Outcome[Reviewed] | None:
        """What is known of a roll; not of another that was taken back in its place."""
        event, outcome = self._known.get(_key(span), (None, None))
        return outcome if event is span.events[-1] else None

    def _keep(self, span: Span, outcome: Outcome[Reviewed]) -> None:
        self._known[_key(span)] = span.events[-1], outcome

    def _what_mattered(self) -> Iterable[Mattered]:
        """Nothing takes another's place under the mouse while some rolls are still looked at."""
        looked_at = self._looked_at()
        if any(self._outcome(span) is None for span in self._seen()):
            return (each for each in self._mattered if each.roll in looked_at)
        return what_mattered(looked_at)

    def _looked_at(self) -> tuple[Reviewed, ...]:
        """All rolls of the game that have been looked at, also those after what is shown."""
        outcomes = map(self._outcome, spans(self._scene.game.events))
        return tuple(each.answer for each in outcomes if each and each.answer is not None)

    def _ways(self) -> Iterator[Row]:
        """Buttons that lead to what mattered."""
        if self._mattered:
            scene = self._scene
            heading = Sentence(key="heading", text=scene.voice.say("review.mattered"))
            ways = (self._way(number, each) for number, each in enumerate(self._mattered))
            yield Row(key="ways", css=("stage-mattered",), parts=(heading, *ways))

    def _way(self, number: int, mattered: Mattered) -> Button:
        """To the dice as they fell, or to what was done with them once all of it is done.

        There the table of the rolls so far ends with the number that the button names.
        """
        scene, roll = self._scene, mattered.roll
        events = scene.game.events[: roll.first if mattered.is_luck else roll.last]
        step = sum(len(event.steps) for event in events)
        text = _mattered_in(mattered, scene)
        return button_of(scene, f"mattered-{number}", "flag", act.GoTo(step), text)

    def _told(self) -> tuple[Part, ...]:
        scene, seen = self._scene, self._seen()
        outcomes = map(self._outcome, seen)
        failed = next((each for each in outcomes if each and each.error), None)
        if failed is not None:
            return *self._ways(), failure_of(failed, "review.failed", scene.voice)
        answers = self._answers()
        shown = review_of(scene, answers, left=len(seen) - len(answers))
        stands = self._stands(scene.moment.position, scene.voice) if self._stands else ""
        stand = Prose(key="stands", paragraphs=(Paragraph("", (Run(stands),)),))
        return *self._ways(), *shown, *((stand,) if stands else ())


class Mattered(NamedTuple):
    """A roll that changed the chance to win much, by itself or by what was done with it.

    Attributes
    ----------
    roll : Reviewed
    is_luck : bool
        Whether the dice did it, and not the player.
    """

    roll: Reviewed
    is_luck: bool

    @property
    def change(self) -> float:
        """By how much it changed the chance of the player to win."""
        return self.roll.luck if self.is_luck else self.roll.choice


def what_mattered(reviewed: Iterable[Reviewed]) -> tuple[Mattered, ...]:
    """The rolls and choices that mattered most, the first one most."""
    every = (Mattered(each, is_luck) for each in reviewed for is_luck in (True, False))
    mattered = (each for each in every if abs(each.change) >= LEAST)
    return tuple(sorted(mattered, key=lambda each: -abs(each.change))[:MOST])


def _mattered_in(each: Mattered, scene: Scene) -> str:
    """What mattered, in words."""
    voice, roll = scene.voice, each.roll
    faces = " ".join(roll.roll.faces) if roll.roll else " ".join(map(str, roll.moves))
    return voice.say(
        "review.rolled" if each.is_luck else "review.chose",
        player=voice.name(roll.player),
        faces=scene.production.cell("rolled", faces, voice),
        points=signed_in(100 * each.change, voice.code),
    )


def _key(span: Span) -> _Key:
    return span.first, len(span.events)


def review_of(scene: Scene, reviewed: Sequence[Reviewed], *, left: int = 0) -> tuple[Part, ...]:
    """The latest rolls with what each changed, and what that comes to for each player.

    Parameters
    ----------
    scene : Scene
    reviewed : sequence of Reviewed
    left : int
        So many rolls have still to be looked at.
    """
    voice = scene.voice
    if not reviewed:
        return (said(voice.say("review.looking" if left else "review.nothing")),)
    rolls = Table(
        key="rolls",
        css=("stage-luck",),
        title=voice.say("review.caption"),
        head=tuple(_heading(scene, head) for head in HEADINGS),
        rows=tuple(_row(scene, each) for each in reviewed[-LATEST:]),
    )
    told = "review.looking" if left else "review.note"
    notes = told, "review.bar", f"{scene.name}.review.note"
    note = " ".join(voice.say(each) for each in notes)
    return rolls, _sums(scene, reviewed), said(note)


def _heading(scene: Scene, column: str) -> Cell:
    return Cell(scene.voice.say(f"table.{column}") if column else "")


def _row(scene: Scene, each: Reviewed) -> tuple[Cell, ...]:
    voice = scene.voice
    name = scene.game.players[each.player - 1]
    faces = " ".join(each.roll.faces) if each.roll else ""
    return (
        cell_of(scene, "player", name),
        cell_of(scene, "rolled", faces),
        _percent(each.before, voice),
        Cell(signed_in(100 * each.luck, voice.code)),
        Cell(signed_in(100 * each.choice, voice.code)),
        _percent(each.after, voice),
        Cell("", bar=tuple(_bar(each))),
    )


def _sums(scene: Scene, reviewed: Sequence[Reviewed]) -> Table:
    """What luck and choices come to, added up for each player."""
    rows, code = [], scene.voice.code
    for seat, name in enumerate(scene.game.players, start=1):
        own = [each for each in reviewed if each.player == seat]
        sums = sum(each.luck for each in own), sum(each.choice for each in own)
        told = (Cell(signed_in(100 * each, code)) for each in sums)
        rows.append((cell_of(scene, "player", name), *told))
    return Table(
        key="sums",
        title=scene.voice.say("review.sums", count=len(reviewed)),
        head=tuple(_heading(scene, head) for head in ("player", "luck", "choice")),
        rows=tuple(rows),
    )


def _bar(each: Reviewed) -> Iterator[Stretch]:
    """From the chance before the roll to that after it; what the choice gave away is black."""
    low, high = sorted((each.before, each.best))
    yield Stretch(low, high, "up" if each.luck >= 0 else "down")
    if each.choice < -0.005:
        yield Stretch(each.after, each.after - each.choice, "lost")


def _percent(chance: float, voice: Voice) -> Cell:
    return Cell(voice.say("percent", number=percent(chance)))
