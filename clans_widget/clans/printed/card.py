"""The rule card: all rules on one page, with the epoch chart and an example of strife."""

from __future__ import annotations

from typing import Final

from clans_widget.paper.card import RuleCard
from clans_widget.paper.formats import Format
from clans_widget.paper.placed import Page
from clans_widget.words import Voice

from .chart import EpochChart
from .strife import StrifeExample

SECTIONS: Final = {
    "material": ("C1", "C2", "C3", "C4", "C5"),
    "setup": ("S1", "S2", "S3"),
    "moves": ("M1", "M2", "M3"),
    "villages": ("V1", "V2", "V3", "V4", "V5", "V6", "V7", "V8", "V9"),
    "end": ("F1", "F2", "F3", "F4"),
}
"""The rules, as they are told."""


def card_pages(voice: Voice, paper: Format) -> list[Page]:
    """One page."""
    examples = {
        "chart": lambda size: EpochChart(voice, None, size - 0.5, 22, True),
        "strife": lambda size: StrifeExample(voice, size),
    }
    return RuleCard("clans", voice, SECTIONS, examples).pages(paper)
