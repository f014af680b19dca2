"""A view as JSON knows it: what a part is, and of what it says all that is not usual."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from typing import Any

from clans_widget.stage.actions import Action


def json_of(value: Any) -> Any:
    """A part of a view, or what stands in it, as plain data.

    Examples
    --------
    >>> from clans_widget.stage.actions import Undo
    >>> from clans_widget.stage.view import Button
    >>> json_of(Button(key="undo", text="Undo", sends=Undo()))
    {'is': 'Button', 'key': 'undo', 'text': 'Undo', 'sends': {'action': 'Undo'}}
    """
    if isinstance(value, Action):
        return value.to_json()
    if is_dataclass(value):
        told = {each.name: (getattr(value, each.name), each.default) for each in fields(value)}
        said = {name: json_of(now) for name, (now, usual) in told.items() if now != usual}
        return {"is": type(value).__name__, **said}
    if isinstance(value, tuple):
        return [json_of(each) for each in value]
    return value
