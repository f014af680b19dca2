"""What is said of two futures: names, captions, and what they come to, as HTML."""

from __future__ import annotations

from html import escape
from typing import Final

from clans_widget.stage.caption_view import Said, caption_of
from clans_widget.stage.face.text.prose_html import prose_html
from clans_widget.stage.face.text.table_html import cell_html
from clans_widget.stage.futures import Futures
from clans_widget.stage.tables import cell_of
from clans_widget.words import Voice

SIDES: Final = ("first", "second")
"""Name the two futures in CSS classes."""


def name_html(number: int, name: str) -> str:
    """What a future is called, with its number.

    Examples
    --------
    >>> name_html(1, "First B2, then C4")
    "<p class='stage-future-name'><span class='stage-number'>1</span> First B2, then C4</p>"
    """
    badge = f"<span class='stage-number'>{number}</span>"
    return f"<p class='stage-future-name'>{badge} {escape(name)}</p>"


def caption_html(scene: Futures, side: int) -> str:
    """What has happened in a future; while it waits, that it does."""
    voice, waits = scene.voice, scene.waits(side)
    said = Said(
        scene.captions()[side],
        prompt=voice.say("futures.waits") if waits else "",
        failures=scene.failures if side == 0 else "",
    )
    return prose_html(caption_of(scene, said))


def outcome_html(scene: Futures, step: int | None = None) -> str:
    """What both futures have come to, with rows marked that differ; and where they differ."""
    voice, table = scene.voice, scene.outcome(step)
    game = scene.production
    corner = cell_html(cell_of(scene, "", table.corner)) if table.corner else ""
    numbers = "".join(
        f"<th scope='col' class='stage-{side}'><span class='stage-number'>{number}</span></th>"
        for number, side in enumerate(SIDES, 1)
    )
    difference = escape(voice.say("futures.difference"))
    lines = "".join(
        _line(cell_html(cell_of(scene, table.corner, label)), values, voice)
        for label, values in table.rows.items()
    )
    said = f"<p class='stage-prompt'>{escape(_where(scene, step))}</p>"
    if not lines:
        return said
    title = escape(voice.say(f"{game.name}.table.{game.tables[0]}"))
    return (
        f"<table><caption>{title}</caption><thead><tr><th scope='col'>{corner}</th>{numbers}"
        f"<th scope='col'>{difference}</th></tr></thead><tbody>{lines}</tbody></table>{said}"
    )


def _line(label: str, values: tuple[object, ...], voice: Voice) -> str:
    first, second, ahead = values
    mark = " class='stage-differs'" if first != second else ""
    told = "".join(f"<td>{_plain(value)}</td>" for value in (first, second))
    return f"<tr{mark}><th scope='row'>{label}</th>{told}<td>{_leads(ahead, voice)}</td></tr>"


def _plain(value: object) -> str:
    return "" if value is None else escape(str(value))


def _leads(ahead: object, voice: Voice) -> str:
    """Which of the two is ahead, and by how much."""
    if not isinstance(ahead, int | float):
        return "≠"
    if ahead == 0:
        return "="
    return escape(voice.say("futures.ahead", number=2 if ahead > 0 else 1, count=abs(ahead)))


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
