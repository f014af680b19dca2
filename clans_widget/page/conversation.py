"""What the widgets of a page and the page say to each other: plain data, by the widgets' names."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

Said = Mapping[str, Any]

Post = Callable[[Said], object]

listeners: Final[dict[str, Callable[[Any], object]]] = {}
"""What hears the page for each widget, by its name."""

_posts: Final[list[Post]] = []


def speak_through(post: Post) -> None:
    """Have all widgets speak through a function from now on.

    Parameters
    ----------
    post : callable
        Is called with each message: what it is (``open``, ``close`` or ``msg``), the ``id`` of the
        widget, and what it says.
    """
    _posts[:] = [post]


def say(message: Said) -> None:
    """Say something to the page; where there is none, nobody hears it."""
    for post in _posts:
        post(message)


def hear(name: str, said: Said) -> None:
    """Let a widget hear what the page says to it; one that has been closed hears nothing.

    Examples
    --------
    >>> listeners["widget-1"] = print
    >>> hear("widget-1", {"method": "custom", "content": 7})
    {'content': {'data': {'method': 'custom', 'content': 7}}, 'buffers': []}
    >>> del listeners["widget-1"]
    >>> hear("widget-1", {})
    """
    listen = listeners.get(name)
    if listen is not None:
        listen({"content": {"data": said}, "buffers": []})
