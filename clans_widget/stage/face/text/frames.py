"""The walk-through of a scene as frames to take away, on a page or in an animated picture."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from clans_widget.core.table import Table
from clans_widget.export import Frame
from clans_widget.stage.tables import table_of
from clans_widget.stage.walk import Walk

from .table_html import table_html


def frames_of(scene: Walk) -> Iterator[Frame]:
    """Every step of a scene, from the beginning."""
    before: Mapping[str, Table] = {}
    for step in range(scene.count + 1):
        tables = scene.rows(step)
        shown = [
            table_html(table_of(scene, name, tables[name], before.get(name))) for name in tables
        ]
        caption = scene.caption(step)
        says = rule_text(scene, caption.rule)
        yield Frame(
            scene.picture(step=step), caption.rule, caption.text, tuple(shown), rule_text=says
        )
        before = tables


def rule_text(scene: Walk, name: str) -> str:
    """What a rule says; nothing if there is nothing to say of it, or without an id."""
    rule = scene.rule(name) if name else None
    return rule.text if rule else ""


def without_buttons(frames: Iterable[Frame]) -> Iterator[Frame]:
    """The same for who can only watch: where nothing has happened yet, no button is spoken of."""
    return (frame if frame.rule else replace(frame, text="") for frame in frames)
