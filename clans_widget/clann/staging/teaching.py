"""The rules of CLANN in a few words, and which lesson teaches each."""

from __future__ import annotations

from typing import Final

from clans_widget.stage.production import Rule
from clans_widget.words import Voice

LESSONS: Final = {
    "00-first-rolls": (
        *("K1", "K2", "K3", "K4", "K5", "K6", "K7"),
        *("K8", "K9", "K10", "K11", "K12", "K13", "K14"),
    ),
}
"""The rules that each lesson teaches."""

_LESSON_OF: Final = {rule: name for name, rules in LESSONS.items() for rule in rules}


def rule(name: str, voice: Voice) -> Rule | None:
    """What a rule says, and the lesson that teaches it; ``None`` if there is no such rule.

    Examples
    --------
    >>> found = rule("K12", Voice("en"))
    >>> found.text, found.lesson
    ('A character that lands exactly on the Black Knight takes his place, and the player puts \
the Knight on any free cell of the ring.', '00-first-rolls')
    """
    if name not in _LESSON_OF:
        return None
    return Rule(voice.say(f"clann.rule.{name}"), _LESSON_OF[name])
