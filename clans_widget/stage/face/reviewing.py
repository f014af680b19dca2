"""Luck and choices: what the dice did to the chance to win, and what the players did.

What mattered most is named, and a press leads there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from html import escape
from typing import Any, Final, NamedTuple

import ipywidgets as w

from clans_widget.arena.asking import Outcome
from clans_widget.arena.review import Judge, Reviewed, Span, spans
from clans_widget.core.table import percent
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from clans_widget.stage.tables import cell_of
from clans_widget.stage.view import Toggle
from clans_widget.words import Voice, signed_in

from .controls import Do, PassingButtons, column
from .drawer import Drawer, failure_html
from .text.table_html import cell_html

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
    do : callable
    judge : Judge
        Says how likely each side wins.
    stands : callable, optional
        What a game says of how a position stands, besides.

    Attributes
    ----------
    panel : VBox
        What is told, and buttons that lead to what mattered.
    aside : None
    """

    aside = None

    def __init__(self, scene: Scene, do: Do, *, judge: Judge, stands: Stands | None = None) -> None:
        self._scene = scene
        self._do = do
        self._judge = judge
        self._stands = stands
        self._known: dict[_Key, tuple[Any, Outcome[Reviewed]]] = {}
        tool, panel = f"{scene.name}-luck", f"{scene.name}-review"
        self._drawer = Drawer(scene, PANEL, icon="balance-scale", tool=tool, panel=panel)
        ways = {f"mattered-{n}": ("flag", partial(self._go_to, n)) for n in range(MOST)}
        self._heading = w.HTML()
        self._ways = PassingButtons(scene.name, ways, self._heading)
        self._mattered: tuple[Mattered, ...] = ()
        self.panel = column("stage-mattered", self._ways, self._drawer.panel)

    @property
    def tool(self) -> Toggle:
        """The button that opens it."""
        return self._drawer.tool(self._scene.voice.say("control.luck"))

    def show(self) -> None:
        """Show what is known of the rolls up to what is shown, and look at the next one."""
        if self._drawer.show():
            self._tell()
            self._look_at_next()
        else:
            self._mattered = ()
            self._show_what_mattered()

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

    def _look_at_next(self) -> None:
        """Look at the latest roll that has not been looked at; then at those before."""
        span = next((each for each in reversed(self._seen()) if not self._outcome(each)), None)
        if span is None:
            self._drawer.stop()
            return

        def show(outcome: Outcome[Reviewed]) -> None:
            self._keep(span, outcome)
            self._tell()
            self._look_at_next()

        about = _key(span), id(span.events[-1])
        self._drawer.think(about, partial(span.reviewed, self._judge), show)

    def _tell(self) -> None:
        self._drawer.panel.value = self._told()
        self._mattered = tuple(self._what_mattered())
        self._show_what_mattered()

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

    def _show_what_mattered(self) -> None:
        scene = self._scene
        said = (_mattered_in(each, scene) for each in self._mattered)
        heading = scene.voice.say("review.mattered") if self._mattered else ""
        self._heading.value = escape(heading)
        self._ways.show({f"mattered-{n}": text for n, text in enumerate(said)})

    def _go_to(self, number: int) -> None:
        """Show the dice as they fell, or what was done with them once all of it is done.

        There the table of the rolls so far ends with the number that the button names.
        """
        mattered, game = self._mattered[number], self._scene.game
        events = game.events[: mattered.roll.first if mattered.is_luck else mattered.roll.last]
        self._do(act.GoTo(sum(len(event.steps) for event in events)))

    def _told(self) -> str:
        scene, seen = self._scene, self._seen()
        outcomes = map(self._outcome, seen)
        failed = next((each for each in outcomes if each and each.error), None)
        if failed is not None:
            return failure_html(failed, "review.failed", scene.voice)
        answers = self._answers()
        stands = self._stands(scene.moment.position, scene.voice) if self._stands else ""
        told = f"<p>{escape(stands)}</p>" if stands else ""
        return review_html(scene, answers, left=len(seen) - len(answers)) + told


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


def review_html(scene: Scene, reviewed: Sequence[Reviewed], *, left: int = 0) -> str:
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
        key = "review.looking" if left else "review.nothing"
        return f"<p class='stage-prompt'>{escape(voice.say(key))}</p>"
    latest = "".join(_row(scene, each) for each in reviewed[-LATEST:])
    heads = "".join(f"<th scope=col>{_heading(scene, head)}" for head in HEADINGS)
    title = escape(voice.say("review.caption"))
    told = "review.looking" if left else "review.note"
    notes = told, "review.bar", f"{scene.name}.review.note"
    note = " ".join(voice.say(each) for each in notes)
    return (
        f"<table class='stage-luck'><caption>{title}</caption><thead><tr>{heads}</thead>"
        f"<tbody>{latest}</tbody></table>{_sums(scene, reviewed)}"
        f"<p class='stage-prompt'>{escape(note)}</p>"
    )


def _heading(scene: Scene, column: str) -> str:
    return escape(scene.voice.say(f"table.{column}")) if column else ""


def _row(scene: Scene, each: Reviewed) -> str:
    voice = scene.voice
    name = scene.game.players[each.player - 1]
    faces = " ".join(each.roll.faces) if each.roll else ""
    cells = (
        cell_html(cell_of(scene, "rolled", faces)),
        _percent(each.before, voice),
        signed_in(100 * each.luck, voice.code),
        signed_in(100 * each.choice, voice.code),
        _percent(each.after, voice),
        _bar(each),
    )
    told = "".join(f"<td>{cell}" for cell in cells)
    return f"<tr><th scope=row>{cell_html(cell_of(scene, 'player', name))}{told}"


def _sums(scene: Scene, reviewed: Sequence[Reviewed]) -> str:
    """What luck and choices come to, added up for each player."""
    lines, code = [], scene.voice.code
    for seat, name in enumerate(scene.game.players, start=1):
        own = [each for each in reviewed if each.player == seat]
        luck, choice = sum(each.luck for each in own), sum(each.choice for each in own)
        who = cell_html(cell_of(scene, "player", name))
        told = "".join(f"<td>{signed_in(100 * each, code)}" for each in (luck, choice))
        lines.append(f"<tr><th scope=row>{who}{told}")
    heads = "".join(
        f"<th scope=col>{_heading(scene, head)}" for head in ("player", "luck", "choice")
    )
    title = escape(scene.voice.say("review.sums", count=len(reviewed)))
    return (
        f"<table><caption>{title}</caption><thead><tr>{heads}</thead>"
        f"<tbody>{''.join(lines)}</tbody></table>"
    )


def _bar(each: Reviewed) -> str:
    """From the chance before the roll to that after it; what the choice gave away is black."""
    low, high = sorted((each.before, each.best))
    way = "up" if each.luck >= 0 else "down"
    lost = f"<s style='left:{100 * each.after:.1f}%;width:{-100 * each.choice:.1f}%'></s>"
    return (
        f"<i><b class={way} style='left:{100 * low:.1f}%;width:{100 * (high - low):.1f}%'></b>"
        f"{lost if each.choice < -0.005 else ''}</i>"
    )


def _percent(chance: float, voice: Voice) -> str:
    return escape(voice.say("percent", number=percent(chance)))
