"""What a scene asks of the world outside: time, and answers that take long to find."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Any


@dataclass(frozen=True, slots=True)
class Request:
    """Something that the scene waits for, under a number of its own.

    Attributes
    ----------
    number : int
        By which the action that brings it is known: :class:`~clans_widget.stage.actions.Ticked`
        or :class:`~clans_widget.stage.actions.Answered`. When the scene no longer names the
        request, nobody waits for it any more.
    after : float
        Seconds that pass before, at least.
    """

    number: int
    after: float = 0.0


@dataclass(frozen=True, slots=True)
class Awaited:
    """A request as the state of a scene keeps it: what it brings, the rest of the state says.

    Attributes
    ----------
    number : int
    after : float
    """

    number: int
    after: float


@dataclass(frozen=True, slots=True)
class Tick(Request):
    """Time that is to pass."""


@dataclass(frozen=True, slots=True)
class Leisure(Tick):
    """Time that passes for those who watch; in a script, where nobody does, it does not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Thought(Request):
    """A question that takes long to answer.

    Attributes
    ----------
    think : callable
        Gives the answer, or raises.
    lock : Lock or None
        Held while thinking: no bot is asked two questions at a time.
    """

    think: Callable[[], Any]
    lock: Lock | None = None
