"""What goes between a scene and a face elsewhere: what differs in a view, and what is done there.

A face elsewhere, on a page, has heard of a whole view once, and hears of each part that differs in
the next. What a reader does it says as JSON, with where that was: an action happens if what stands
there is in sight, can be used and sends it, and no other.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from clans_widget.stage.actions import Action
from clans_widget.stage.view import (
    Button,
    Column,
    Control,
    Group,
    Inner,
    Input,
    Number,
    Options,
    Part,
    Slider,
    Tick,
    Toggle,
    Value,
)

Path = tuple[int, ...]
"""Where a part stands, as its number in a group, after that of the group around it."""


def whole(parts: Sequence[Part]) -> Column:
    """The parts of a view as one."""
    return Column(key="", parts=tuple(parts))


def differences(before: Part, after: Part, path: Path = ()) -> Iterator[tuple[Path, Part]]:
    """The parts of a view that are not what they were, and where they stand.

    Examples
    --------
    >>> from clans_widget.stage.view import Label
    >>> one, two = Label(key="one", text="1"), Label(key="two", text="2")
    >>> before, after = whole([one, two]), whole([one, Label(key="two", text="II")])
    >>> list(differences(before, after))
    [((1,), Label(key='two', css=(), is_shown=None, text='II'))]
    """
    if before == after:
        return
    if isinstance(before, Group) and isinstance(after, Group) and _hold_alike(before, after):
        for number, (was, now) in enumerate(zip(before.parts, after.parts, strict=True)):
            yield from differences(was, now, (*path, number))
    else:
        yield path, after


def _hold_alike(one: Group, other: Group) -> bool:
    """Whether two groups differ in nothing but in how their parts are now."""
    places = [[*map(place, group.parts)] for group in (one, other)]
    return places[0] == places[1] and replace(one, parts=()) == replace(other, parts=())


class Use(NamedTuple):
    """What a reader has done with a part.

    Attributes
    ----------
    action : Action
        What happens.
    view : Part
        The view as its reader sees it now: what has a value has the other one.
    """

    action: Action
    view: Part


def use_of(view: Part, told: Mapping[str, Any], at: Sequence[str]) -> Use | None:
    """What a reader has done; ``None`` where nothing in sight there does that.

    Parameters
    ----------
    view : Part
        What is shown to the reader.
    told : mapping
        An action, as JSON.
    at : sequence of str
        Where the part stands that was used: the :func:`place` of each group in that around it, and
        of the part.

    Examples
    --------
    >>> from clans_widget.stage.actions import Next
    >>> button = Button(key="next", text="Next", sends=Next())
    >>> use_of(whole([button]), {"action": "Next"}, ["next Button"]).action
    Next()
    >>> use_of(whole([button]), {"action": "Undo"}, ["next Button"]) is None
    True
    """
    if view.is_shown is False:
        return None
    if isinstance(view, Group):
        return _use_within(view, told, at)
    if at or not isinstance(view, Control) or not view.usable:
        return None
    if isinstance(view, Button):
        return Use(view.sends, view) if as_told(view.sends) == told else None
    return _value_given(view, told) if isinstance(view, Input) else None


def place(part: Part) -> str:
    """What a part is called in its group: no other there has its key and its kind."""
    return f"{part.key} {type(part).__name__}"


def _use_within(group: Group, told: Mapping[str, Any], at: Sequence[str]) -> Use | None:
    inside = told
    if isinstance(group, Inner):
        carried = told.get(group.carries)
        if not isinstance(carried, Mapping) or not _are_alike(group.sends, told, group.carries):
            return None
        inside = carried
    for number, part in enumerate(group.parts):
        if [place(part)] == list(at[:1]):
            use = use_of(part, inside, at[1:])
            if use is None:
                return None
            action = group.sent(use.action) if isinstance(group, Inner) else use.action
            parts = (*group.parts[:number], use.view, *group.parts[number + 1 :])
            return Use(action, replace(group, parts=parts))
    return None


def _value_given(part: Input, told: Mapping[str, Any]) -> Use | None:
    if not part.carries:
        if as_told(part.sends) != told:
            return None
        return Use(part.sends, replace(part, value=not part.value))
    value: Any = told.get(part.carries)
    if not _are_alike(part.sends, told, part.carries) or not _can_be(part, value):
        return None
    return Use(part.sent(value), replace(part, value=value))


def _can_be(part: Input, value: Any) -> bool:
    """Whether a reader can give this value to a part."""
    if isinstance(part, Options):
        return (type(value), value) in [(type(each), each) for _, each in part.options]
    if isinstance(part, Tick | Toggle):
        return isinstance(value, bool)
    if isinstance(part, Slider):
        return type(value) is int and 0 <= value <= part.most
    kind: type[Value] = int if isinstance(part, Number) else str
    return type(value) is kind


def _are_alike(action: Action, told: Mapping[str, Any], carries: str) -> bool:
    """Whether an action is what is told, whatever they carry."""
    return {**as_told(action), carries: None} == {**told, carries: None}


def as_told(action: Action) -> dict[str, Any]:
    """An action as it arrives from elsewhere."""
    told: dict[str, Any] = json.loads(json.dumps(action.to_json()))
    return told
