"""What happens at a step, as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import Any, Final

from clans_widget.words import IN_USE, Speaks, Voice, as_voice

from .rules import steps
from .rules.colors import counts, size
from .rules.steps import Step
from .voice import color_of_huts, counted_huts


def caption(step: Step, voice: Speaks = IN_USE) -> str:
    """The sentence of a step.

    Parameters
    ----------
    step : Step
    voice : Voice or str
        Who tells it; or a language, in which the players have no names.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> turn = Position.start(seed=7).play("A1-A2")
    >>> caption(turn.steps[0])
    'The red hut on A1 moves to A2.'
    """
    voice = as_voice(voice)
    values = {f.name: _read(f.name, getattr(step, f.name), voice) for f in fields(step)}
    key = f"clans.caption.{step.name}"
    if type(step) in _CASES:
        key = f"{key}.{_CASES[type(step)](step)}"
    if isinstance(step, steps.HutsMoved):
        values["hut"] = color_of_huts(next(iter(counts(step.group))), 1, voice)
    if type(step) in _COUNTS:
        values["count"] = _COUNTS[type(step)](step)
    return voice.say(key, **values)


@dataclass(frozen=True, slots=True)
class Told:
    """The sentence of a step, to be said in any voice."""

    step: Step

    def in_voice(self, voice: Voice) -> str:
        """The caption."""
        return caption(self.step, voice)


def huts_in_words(huts: Mapping[str, int], voice: Speaks = IN_USE) -> str:
    """Huts by color: "2 red and 1 blue".

    Examples
    --------
    >>> huts_in_words({"red": 2, "black": 1}, "nl")
    '2 rode en 1 zwarte'
    """
    voice = as_voice(voice)
    return voice.join([counted_huts(color, n, voice) for color, n in huts.items()])


_CASES: Final[dict[type[Step], Callable[[Any], str]]] = {
    steps.HutsMoved: lambda step: step.rule,
    steps.ChipTaken: lambda step: "more" if step.left else "last",
    steps.VillageDestroyed: lambda step: "huts" if step.group else "empty",
    steps.VillageValued: lambda step: "empty" if step.size == 0 else step.favor,
    steps.ClansScored: lambda step: ("none", "one", "some")[min(len(step.colors), 2)],
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
    steps.WinnersDeclared: lambda step: step.total,
}
"""Steps whose wording depends on a number, and that number."""

_READ: Final[dict[str, Callable[[Any, Voice], object]]] = {
    "player": lambda seat, voice: voice.name(seat),
    "terrain": lambda terrain, voice: voice.say(f"clans.terrain.{terrain}"),
    "group": lambda group, voice: huts_in_words(counts(group), voice),
    "clan": lambda clan, voice: voice.say(f"clans.color.{clan}"),
    "colors": lambda colors, voice: voice.join([voice.say(f"clans.color.{c}") for c in colors]),
    "name_of_player": lambda name, voice: voice.call(name),
    "names_of_players": lambda names, voice: voice.join([voice.call(name) for name in names]),
}
"""How fields of steps stand in a sentence; the others stand there as they are."""


def _read(name: str, value: object, voice: Voice) -> object:
    return _READ[name](value, voice) if name in _READ else value
