"""The rule card of CLANN: K1 to K14, who sends whom home, and an example of a turn."""

from __future__ import annotations

from typing import Final

from clans_widget.paper.card import RuleCard
from clans_widget.paper.formats import Format
from clans_widget.paper.placed import Page
from clans_widget.words import Voice

from .example import TurnExample
from .ranks import RanksTable

SECTIONS: Final = {
    "material": ("K1", "K2", "K3"),
    "turn": ("K4", "K5", "K6", "K7", "K8"),
    "meeting": ("K9", "K10", "K11", "K12"),
    "end": ("K13", "K14"),
}
"""The rules, as they are told."""


def card_pages(voice: Voice, paper: Format, notice: str) -> list[Page]:
    """One page."""
    examples = {
        "ranks": lambda size: RanksTable(voice, size),
        "turn_example": lambda size: TurnExample(voice, size),
    }
    return RuleCard("clann", voice, SECTIONS, examples, notice).pages(paper)
