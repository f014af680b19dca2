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


def done_in(parts: Iterable[view.Part], data: st.DataObject) -> Action:
    """What happens when anything is used that is in sight, also of a scene within the scene."""
    ways = list(_ways(parts))
    inner, control = data.draw(st.sampled_from(ways))
    action = used(control, data)
    return inner.sent(action) if inner else action


def _ways(
    parts: Iterable[view.Part], inner: view.Inner | None = None
) -> Iterator[tuple[view.Inner | None, view.Control]]:
    """What can be used, each with the group of a scene within the scene in which it stands."""
    for part in parts:
        if part.is_shown is False:
            continue
        if isinstance(part, view.Group):
            yield from _ways(part.parts, part if isinstance(part, view.Inner) else inner)
        elif isinstance(part, view.Control) and part.usable:
            yield inner, part


def used(part: view.Control, data: st.DataObject) -> Action:
    """What happens when a control is used in some way."""
    if isinstance(part, view.Options):
        return part.sent(data.draw(st.sampled_from([value for _, value in part.options])))
    if isinstance(part, view.Tick | view.Toggle):
        return part.sent(not part.value)
    if isinstance(part, view.Slider):
        return part.sent(data.draw(st.integers(0, part.most)))
    if isinstance(part, view.Number):
        return part.sent(data.draw(st.integers(-2, 30)))
    if isinstance(part, view.Input):
        return part.sent(data.draw(NUMBERS))
    assert isinstance(part, view.Button)
    return part.sends
