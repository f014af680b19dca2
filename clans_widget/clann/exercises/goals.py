"""What a move is to reach: the goals of :class:`~clans_widget.clann.exercises.FindMove`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from clans_widget.clann.rules.steps import (
    CharacterArrived,
    CharacterEntered,
    CharacterMoved,
    CharacterSentHome,
    CharacterTaken,
    KnightPushed,
)
from clans_widget.clann.rules.turn import Event
from clans_widget.quiz.goal import Goal
from clans_widget.words import Spoken, sentence

from .exercise import part_of
from .texts import named, starting, told

Test = Callable[[Any], bool]

_RULES: Final = {
    "sends_home": ("K9", "K10"),
    "knight_strikes": ("K11",),
    "brings_in": ("K7",),
    "pushes_knight": ("K12",),
    "reaches_gate": ("K13",),
    "arrives": ("K14",),
}
"""What decides whether each is reached."""


def sends_home(whom: str | None = None) -> Goal:
    """Sends a character home (K9, K10): any, or the one of this name.

    Examples
    --------
    >>> sends_home("tall")
    goals.sends_home('tall')
    """
    return _step("sends_home", CharacterSentHome, whom)


def knight_strikes(whom: str | None = None) -> Goal:
    """Has the Knight drive a character away (K11): any, or the one of this name."""
    return _step("knight_strikes", CharacterTaken, whom)


def brings_in() -> Goal:
    """Brings a character in from home (K7)."""
    return _step("brings_in", CharacterEntered)


def pushes_knight() -> Goal:
    """Takes the Knight's place with a character (K12)."""
    return _step("pushes_knight", KnightPushed)


def reaches_gate() -> Goal:
    """Brings a character onto its own Gate (K13)."""
    return _goal("reaches_gate", lambda step: isinstance(step, CharacterMoved) and step.to_gate)


def arrives() -> Goal:
    """Brings a character to the Arrival (K14)."""
    return _step("arrives", CharacterArrived)


def _step(name: str, kind: type[Any], whom: str | None = None) -> Goal:
    """A goal that is reached when a step happens, perhaps to somebody in particular."""
    character = None if whom is None else int(part_of(whom)) - 1

    def happened(step: Any) -> bool:
        return isinstance(step, kind) and (character is None or step.character == character)

    return _goal(name, happened, whom)


def _goal(name: str, happened: Test, whom: str | None = None) -> Goal:
    key = f"clann.goal.{name}"
    said = ("ask", "none") if whom is None else ("ask_whom", "none_whom")
    asked, none = (_about(f"{key}.{which}", whom) for which in said)

    def met(event: Event) -> bool:
        return any(map(happened, event.steps))

    def tell(event: Event) -> tuple[Spoken, ...]:
        steps = tuple(told(step) for step in event.steps if happened(step))
        return steps or (none, told(event.steps[0]))

    call = f"goals.{name}({'' if whom is None else repr(whom)})"
    rules = _RULES[name]
    return Goal(call, asked, sentence(f"{key}.hint"), met, tell, rules=rules)


def _about(key: str, whom: str | None) -> Spoken:
    """What is said of anybody, or of one character."""
    if whom is None:
        return sentence(key)
    who = part_of(whom)
    return sentence(key, who=named(who), starting=starting(who))
