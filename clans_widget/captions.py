"""What happens at a step, as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final

from clans_widget.clans import Step, steps
from clans_widget.clans.colors import counts, size
from clans_widget.words import IN_USE, name_in, player_name, words


def caption(
    step: Step,
    language: str = IN_USE,
    *,
    players: Sequence[str] = (),
    fifth: str = "black",
) -> str:
    """The sentence of a step.

    Parameters
    ----------
    step : Step
    language : str
        ``"en"``, ``"fr"`` or ``"nl"``.
    players : sequence of str, optional
        Names of the players; "player 1" and so on without them.
    fifth : str
        ``"black"``, or ``"white"`` for the editions that have white huts (C3).

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> turn = Position.start(seed=7).play("A1-A2")
    >>> caption(turn.steps[0])
    'The hut on A1 moves to A2: 1 red.'
    """
    reader = _Reader(language, players, fifth)
    values = {f.name: reader.read(f.name, getattr(step, f.name)) for f in fields(step)}
    key = f"caption.{step.name}"
    if type(step) in _CASES:
        key = f"{key}.{_CASES[type(step)](step)}"
    if type(step) in _COUNTS:
        values["count"] = _COUNTS[type(step)](step)
    return words(language).say(key, **values)


def huts_in_words(huts: Mapping[str, int], language: str = IN_USE, *, fifth: str = "black") -> str:
    """Huts by color: "2 red and 1 blue".

    Examples
    --------
    >>> huts_in_words({"red": 2, "black": 1}, "nl")
    '2 rode en 1 zwarte'
    """
    speak = words(language)
    parts = [
        speak.say(f"huts.{_paint(color, fifth)}", count=number) for color, number in huts.items()
    ]
    return speak.join(parts)


def _paint(color: str, fifth: str) -> str:
    return fifth if color == "black" else color


_CASES: Final[dict[type[Step], Callable[[Any], str]]] = {
    steps.HutsMoved: lambda step: step.rule,
    steps.ChipTaken: lambda step: "more" if step.left else "last",
    steps.VillageDestroyed: lambda step: "huts" if step.group else "empty",
    steps.VillageValued: lambda step: "empty" if step.size == 0 else step.favor,
    steps.ClansScored: lambda step: "some" if step.colors else "none",
    steps.EpochEnded: lambda step: "next" if step.following else "last",
    steps.GameEnded: lambda step: step.rule,
    steps.WinnersDeclared: lambda step: "one" if len(step.players) == 1 else "several",
}
"""Steps for which there are several sentences, and which of them to take."""

_COUNTS: Final[dict[type[Step], Callable[[Any], int]]] = {
    steps.HutsMoved: lambda step: size(step.group),
    steps.VillageFounded: lambda step: size(step.group),
    steps.ChipTaken: lambda step: step.left,
    steps.StrifeBroke: lambda step: size(step.group),
    steps.VillageDestroyed: lambda step: size(step.group),
    steps.VillageValued: lambda step: step.size,
    steps.ClansScored: lambda step: step.value,
    steps.GameEnded: lambda step: step.villages,
    steps.ChipsScored: lambda step: step.chips,
}
"""Steps whose wording depends on a number, and that number."""


class _Reader:
    """Turns what a step says into words."""

    def __init__(self, language: str, players: Sequence[str], fifth: str) -> None:
        self.language = language
        self.words = words(language)
        self.players = players
        self.fifth = fifth

    def read(self, name: str, value: object) -> object:
        """A field of a step as it stands in a sentence."""
        if name == "player" and isinstance(value, int):
            return player_name(value, self.language, self.players)
        if name == "terrain":
            return self.words.say(f"terrain.{value}")
        if name == "group" and isinstance(value, int):
            return huts_in_words(counts(value), self.language, fifth=self.fifth)
        if name == "clan" and isinstance(value, str):
            return self.color(value)
        if name == "colors" and isinstance(value, tuple):
            return self.words.join([self.color(color) for color in value])
        if name == "name_of_player" and isinstance(value, str):
            return name_in(value, self.language)
        if name == "names_of_players" and isinstance(value, tuple):
            return self.words.join([name_in(each, self.language) for each in value])
        return value

    def color(self, color: str) -> str:
        """The name of a clan."""
        return self.words.say(f"color.{_paint(color, self.fifth)}")
