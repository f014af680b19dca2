"""Blocks on pages, one after the other, with a head, a foot and numbers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from clans_widget.picture import Lines, Text
from clans_widget.words import Voice

from .blocks import GRAY, INK, PALE, Block
from .formats import MARGIN, Format
from .placed import Page, Placed, drawn

_FOOT: float = 7.5
"""Size of the letters at the foot of a page."""


@dataclass(frozen=True, slots=True)
class Furniture:
    """What stands on every page around the text.

    Attributes
    ----------
    voice : Voice
    title : str
        Of all pages; at the top of each but the first.
    source : str
        Where all comes from: a lesson, or a seed.
    strip : Block or None
        Stands above the foot of every page: what the signs in the pictures mean.
    """

    voice: Voice
    title: str
    source: str = ""
    strip: Block | None = None


def pages_of(
    blocks: Sequence[Block], paper: Format, furniture: Furniture, *, gap: float = 14.0
) -> list[Page]:
    """Blocks on as many pages as they need; none is broken.

    Parameters
    ----------
    blocks : sequence of Block
    paper : Format
    furniture : Furniture
    gap : float
        Between two blocks.
    """
    strip = furniture.strip.laid(paper.room) if furniture.strip else None
    bottom = paper.bottom - (strip.height + 8 if strip else 0)
    filled: list[list[Placed]] = [[]]
    top = MARGIN
    for block in blocks:
        laid = block.laid(paper.room)
        if filled[-1] and top + laid.height > bottom:
            filled.append([])
            top = MARGIN + 20
        filled[-1] += laid.at(MARGIN, top)
        top += laid.height + gap
    under = strip.at(MARGIN, paper.bottom - strip.height) if strip else ()
    return [
        Page(paper.width, paper.height, (*placed, *under, *_around(number, len(filled), *around)))
        for number, placed in enumerate(filled, start=1)
        for around in [(paper, furniture)]
    ]


def _around(number: int, count: int, paper: Format, furniture: Furniture) -> tuple[Placed, ...]:
    """The head and the foot of a page."""
    say = furniture.voice.say
    left, right, line = MARGIN, paper.width - MARGIN, paper.height - MARGIN
    texts = [
        Text(say("paper.unofficial"), left, line, _FOOT, GRAY, "start"),
        Text(say("paper.page", number=number, count=count), right, line, _FOOT, GRAY, "end"),
    ]
    if furniture.source:
        above = line - 1.3 * _FOOT
        texts.append(Text(furniture.source, right, above, _FOOT, GRAY, "end"))
        texts.append(Text(furniture.title, left, above, _FOOT, GRAY, "start"))
    rule = Lines((((left, line - 20), (right, line - 20)),), PALE, 0.5)
    if number == 1:
        return (drawn((rule, *texts), "foot"),)
    head = Text(furniture.title, left, MARGIN + 8, 9.0, INK, "start", bold=True)
    below = Lines((((left, MARGIN + 13), (right, MARGIN + 13)),), PALE, 0.5)
    return drawn((rule, *texts), "foot"), drawn((head, below), "head")
