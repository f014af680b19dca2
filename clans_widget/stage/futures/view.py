"""What is shown of two futures, as values: names, boards, captions, steps, what both come to."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from clans_widget.stage.caption_view import Said, caption_of
from clans_widget.stage.tables import cell_of
from clans_widget.stage.view import (
    Block,
    Board,
    Cell,
    Column,
    Paragraph,
    Part,
    Prose,
    Row,
    Run,
    Sign,
    Table,
)
from clans_widget.stage.walk_view import View, settings_of, steps_of
from clans_widget.words import Voice

from .scene import Futures

SIDES: Final = ("first", "second")
"""Name the two futures in CSS classes."""

BOTH: Final = "stage-both"
"""The class of all that shows two futures, whose width decides what stands beside what."""

SETTINGS: Final = ("language", "pace", "motion")
"""What can be chosen where nothing is played."""


def futures_view(scene: Futures) -> View:
    """All that is shown of two futures that stand alone."""
    foot = Row(key="foot", align="end", parts=settings_of(scene, only=SETTINGS))
    both = Column(key="both", css=(BOTH,), parts=both_of(scene))
    css = ("stage", "stage-compare", scene.name)
    return View(key="stage", css=css, parts=(both, foot))


def both_of(scene: Futures) -> tuple[Part, ...]:
    """Both futures, the steps that walk them, and what they come to."""
    sides = tuple(_side(scene, number) for number in range(len(SIDES)))
    boards = Block(key="boards", css=("stage-futures",), parts=sides)
    parts = (boards, steps_of(scene), outcome_of(scene))
    return (Block(key="grid", css=("stage-futures-grid",), parts=parts),)


def board_of(side: str) -> str:
    """The room for the board of a side."""
    return f"{side} board"


def _side(scene: Futures, number: int) -> Column:
    """A future: its name, its board, and what has happened there."""
    side, prefix = SIDES[number], scene.name
    waits = ("stage-waits",) if scene.waits(number) else ()
    return Column(
        key=side,
        css=("stage-future", f"stage-{side}-future", f"{prefix}-{side}-future", *waits),
        parts=(
            _name(number + 1, scene.names[number]),
            Board(key=board_of(side), title=scene.picture_titles()[number]),
            _caption(scene, number),
        ),
    )


def _name(number: int, name: str) -> Prose:
    """What a future is called, with its number."""
    runs = Run(str(number), css="stage-number"), Run(f" {name}")
    return Prose(key="name", paragraphs=(Paragraph("stage-future-name", runs),))


def _caption(scene: Futures, number: int) -> Prose:
    """What has happened in a future; while it waits, that it does."""
    said = Said(
        scene.captions()[number],
        prompt=scene.voice.say("futures.waits") if scene.waits(number) else "",
        failures=scene.failures if number == 0 else "",
    )
    css = "stage-caption", f"{scene.name}-caption"
    return replace(caption_of(scene, said), css=css)


def outcome_of(scene: Futures, step: int | None = None) -> Table:
    """What both futures have come to, with values marked that differ; and where they differ."""
    voice, table, game = scene.voice, scene.outcome(step), scene.production
    shown = Table(
        key="outcome",
        css=(f"{scene.name}-outcome", "stage-outcome"),
        title="",
        note=_where(scene, step),
    )
    if not table.rows:
        return shown
    corner = cell_of(scene, "", table.corner, left=True) if table.corner else Cell("")
    numbers = (
        Cell("", sign=Sign(str(number), "stage-number"), css=f"stage-{side}")
        for number, side in enumerate(SIDES, 1)
    )
    return replace(
        shown,
        title=voice.say(f"{game.name}.table.{game.tables[0]}"),
        head=(corner, *numbers, Cell(voice.say("futures.difference"))),
        rows=tuple(
            (cell_of(scene, table.corner, label), *_values(values, voice))
            for label, values in table.rows.items()
        ),
    )


def _values(values: tuple[object, ...], voice: Voice) -> tuple[Cell, ...]:
    """What both come to, and which of them is ahead."""
    first, second, ahead = values
    told = ["" if value is None else str(value) for value in (first, second)]
    differs = first != second
    return tuple(Cell(text, changed=differs) for text in (*told, _leads(ahead, voice)))


def _leads(ahead: object, voice: Voice) -> str:
    """Which of the two is ahead, and by how much."""
    if not isinstance(ahead, int | float):
        return "≠"
    if ahead == 0:
        return "="
    return voice.say("futures.ahead", number=2 if ahead > 0 else 1, count=abs(ahead))


def _where(scene: Futures, step: int | None) -> str:
    """In how many places the positions differ."""
    count = len(scene.differences(step))
    return scene.voice.say("futures.differ", count=count) if count else _same(scene, step)


def _same(scene: Futures, step: int | None) -> str:
    """That nothing differs, if nothing does, nor anything else has happened."""
    differs = any(mine != its for mine, its, _ in scene.outcome(step).rows.values())
    if differs or scene.has_parted(step):
        return ""
    is_end = (scene.step if step is None else step) == scene.count
    return scene.voice.say("futures.same_end" if is_end else "futures.same")
