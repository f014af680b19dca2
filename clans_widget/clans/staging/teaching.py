"""The rules of Clans in a few words, and which lesson teaches each."""

from __future__ import annotations

from typing import Final

from clans_widget.stage.production import Rule
from clans_widget.words import Voice

LESSONS: Final = {
    "01-board-and-set-up": ("C1", "C2", "C3", "C4", "C5", "S1", "S2", "S3"),
    "02-moving": ("M1", "M2", "M3"),
    "03-founding-villages": ("V1", "V2", "V3"),
    "04-strife": ("V4",),
    "05-epochs": ("V9",),
    "06-value-of-a-village": ("V5", "V6", "V7"),
    "07-order-of-villages": ("V8",),
    "08-the-end": ("F1", "F2", "F3", "F4"),
}
"""The rules that each lesson teaches."""

_LESSON_OF: Final = {rule: name for name, rules in LESSONS.items() for rule in rules}


def rule(name: str, voice: Voice) -> Rule | None:
    """What a rule says, and the lesson that teaches it; ``None`` if there is no such rule.

    Examples
    --------
    >>> found = rule("M2", Voice("fr"))
    >>> found.text, found.lesson
    ('Un groupe de sept huttes ou plus ne se déplace plus. D’autres peuvent encore le rejoindre.', \
'02-moving')
    """
    if name not in _LESSON_OF:
        return None
    return Rule(voice.say(f"clans.rule.{name}"), _LESSON_OF[name])
