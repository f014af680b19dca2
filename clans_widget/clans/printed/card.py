"""The rule card: all rules on one page, with the epoch chart and an example of strife."""

from __future__ import annotations

from typing import Final

from clans_widget.paper.blocks import GRAY, Block, Paragraph, Row, balanced, stack
from clans_widget.paper.flow import Furniture, pages_of
from clans_widget.paper.formats import MARGIN, Format
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

_SIZES: Final = (9.5, 9.25, 9.0, 8.75, 8.5, 8.25, 8.0, 7.75, 7.5)
"""Sizes of letters, the first of which is taken that leaves all on one page."""
_GAP: Final = 18.0


def card_pages(voice: Voice, paper: Format) -> list[Page]:
    """One page."""
    furniture = Furniture(voice, voice.say("clans.paper.rules"))
    for size in _SIZES:
        blocks = _blocks(voice, paper, size)
        pages = pages_of(blocks, paper, furniture, head=_head(voice), gap=10)
        if len(pages) == 1:
            break
    return pages


def _blocks(voice: Voice, paper: Format, size: float) -> list[Block]:
    column = (paper.width - 2 * MARGIN - _GAP) / 2
    left, right = balanced(_sections(voice, size), column, 4)
    chart = stack(_heading("chart", voice, size), EpochChart(voice, None, size - 0.5, 22, True))
    strife = stack(_heading("strife", voice, size), StrifeExample(voice, size))
    return [
        Row((left, right), (0.5, 0.5), _GAP),
        Row((chart, strife), (0.5, 0.5), _GAP),
    ]


def _head(voice: Voice) -> Block:
    title = Paragraph(voice.say("clans.paper.rules"), 17, bold=True)
    return stack(title, Paragraph(voice.say("clans.paper.about"), 8.5, color=GRAY), gap=1)


def _sections(voice: Voice, size: float) -> list[Block]:
    """The rules with their ids, those of each section together under its heading."""
    return [
        stack(
            _heading(section, voice, size),
            *(
                Paragraph(voice.say(f"clans.rule.{rule}"), size, label=rule, indent=2.5 * size)
                for rule in rules
            ),
            gap=3,
        )
        for section, rules in SECTIONS.items()
    ]


def _heading(name: str, voice: Voice, size: float) -> Paragraph:
    return Paragraph(voice.say(f"clans.paper.section.{name}"), size + 2, bold=True)
