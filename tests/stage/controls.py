"""What a reader finds in a view, and does with it: without any browser."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from hypothesis import strategies as st

from clans_widget.stage import view
from clans_widget.stage.actions import Action

NUMBERS = st.sampled_from(["", "0", "3", " 7 ", "many", "-1"])
"""What somebody writes into a field."""


def seen(parts: Iterable[view.Part]) -> Iterator[view.Part]:
    """What is in sight, in the order in which the focus goes through it."""
    for part in parts:
        if part.is_shown is not False:
            yield part
            if isinstance(part, view.Group):
                yield from seen(part.parts)


def controls_in(parts: Iterable[view.Part]) -> list[view.Control]:
    """What a reader can use of a view."""
    return [part for part in seen(parts) if isinstance(part, view.Control) and part.usable]


def used(part: view.Control, data: st.DataObject) -> Action:
    """What happens when a control is used in some way."""
    if isinstance(part, view.Options):
        return part.sent(data.draw(st.sampled_from([value for _, value in part.options])))
    if isinstance(part, view.Tick | view.Toggle):
        return part.sent(not part.value)
    if isinstance(part, view.Slider):
        return part.sent(data.draw(st.integers(0, part.most)))
    if isinstance(part, view.Input):
        return part.sent(data.draw(NUMBERS))
    assert isinstance(part, view.Button)
    return part.sends
