"""Pieces of what an exercise says: steps and clans."""

from __future__ import annotations

from collections.abc import Iterable

from clans_widget.clans import Step
from clans_widget.clans.captions import Told
from clans_widget.words import Sentence, Spoken, sentence


def told(step: Step) -> Sentence:
    """What happens at a step, with the rule in front of it."""
    return sentence("exercise.step", rule=step.rule, caption=Told(step))


def clan_names(colors: Iterable[str]) -> tuple[Spoken, ...]:
    """Clans, to be said as a list in a sentence."""
    return tuple(sentence(f"clans.color.{color}") for color in colors)
