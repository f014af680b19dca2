"""Blocks on pages, one after the other, with a head, a foot and numbers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from clans_widget.picture import Lines, Text
from clans_widget.words import Voice

from .blocks import GRAY, INK, PALE, Block
from .formats import MARGIN, Format
from .placed import Laid, Page, Placed, drawn

_FOOT: Final = 7.5
"""Size of the letters at the foot of a page."""
_OVER: Final = 8.0
"""Between what stands on a page and the strip."""
_HEAD: Final = 20.0
"""Room for the head of a page."""
_LITTLE: Final = 0.4
"""A page that is filled no further down looks as if something were missing."""


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
    notice : str
        Whose the game is, at the foot of every page; the common sentence where it is empty.
    """

    voice: Voice
    title: str
    source: str = ""
    strip: Block | None = None
    notice: str = ""

    def height(self, paper: Format) -> float:
        """How much room the strip takes above the foot, with the gap before it."""
        return self.strip.laid(paper.room).height + _OVER if self.strip else 0.0


def pages_of(
    blocks: Sequence[Block],
    paper: Format,
    furniture: Furniture,
    *,
    head: Block | None = None,
    gap: float = 14.0,
) -> list[Page]:
    """Blocks on as many pages as they need; none is broken.

    Parameters
    ----------
    blocks : sequence of Block
        One or more.
    paper : Format
    furniture : Furniture
    head : Block, optional
        Stands at the top of the first page.
    gap : float
        Between two blocks, at least; what room a page has left is shared out.
    """
    top = head.laid(paper.room) if head else Laid(0.0, ())
    first = MARGIN + (top.height + gap if head else 0.0)
    bottom = paper.bottom - furniture.height(paper)
    laid = [block.laid(paper.room) for block in blocks]
    pages = _evened([*_filled(laid, first, bottom, gap)], bottom, gap)
    filled = [_spread(page, bottom, gap) for page in pages]
    filled[0] = [*top.at(MARGIN, MARGIN), *filled[0]]
    strip = furniture.strip.laid(paper.room) if furniture.strip else Laid(0.0, ())
    under = strip.at(MARGIN, paper.bottom - strip.height)
    return [
        Page(paper.width, paper.height, (*placed, *under, *_around(number, len(filled), *around)))
        for number, placed in enumerate(filled, start=1)
        for around in [(paper, furniture)]
    ]


class _Filled(NamedTuple):
    """What stands on a page, from the top down."""

    top: float
    blocks: list[Laid]

    def height(self, gap: float) -> float:
        """How far down it reaches."""
        return self.top + sum(laid.height + gap for laid in self.blocks) - gap


def _filled(blocks: Sequence[Laid], first: float, bottom: float, gap: float) -> Iterator[_Filled]:
    """Blocks on pages, as many on each as there is room for."""
    page = _Filled(first, [])
    for laid in blocks:
        if page.blocks and page.height(gap) + gap + laid.height > bottom:
            yield page
            page = _Filled(MARGIN + _HEAD, [])
        page.blocks.append(laid)
    yield page


def _evened(pages: list[_Filled], bottom: float, gap: float) -> list[_Filled]:
    """Pages of which the last, if little was left for it, takes some from the one before."""
    if len(pages) < 2 or pages[-1].height(gap) > _LITTLE * bottom:
        return pages
    *others, before, last = pages
    while len(before.blocks) > 1:
        *kept, moved = before.blocks
        less, more = _Filled(before.top, kept), _Filled(last.top, [moved, *last.blocks])
        if more.height(gap) > less.height(gap):
            break
        before, last = less, more
    return [*others, before, last]


def _spread(page: _Filled, bottom: float, gap: float) -> list[Placed]:
    """The blocks of a page in their places, with some of the room that is left between them."""
    gaps = max(1, len(page.blocks) - 1)
    gap += min(gap, max(0.0, bottom - page.height(gap)) / gaps)
    placed: list[Placed] = []
    top = page.top
    for laid in page.blocks:
        placed += laid.at(MARGIN, top)
        top += laid.height + gap
    return placed


def _around(number: int, count: int, paper: Format, furniture: Furniture) -> tuple[Placed, ...]:
    """The head and the foot of a page."""
    foot = foot_of(number, count, paper, furniture)
    if number == 1:
        return (foot,)
    left, right = MARGIN, paper.width - MARGIN
    head = Text(furniture.title, left, MARGIN + 8, 9.0, INK, "start", bold=True)
    below = Lines((((left, MARGIN + 13), (right, MARGIN + 13)),), PALE, 0.5)
    return foot, drawn((head, below), "head")


def foot_of(number: int, count: int, paper: Format, furniture: Furniture) -> Placed:
    """The foot of a page: whose the game is, where the questions come from, and the number."""
    say = furniture.voice.say
    left, right, line = MARGIN, paper.width - MARGIN, paper.height - MARGIN
    texts = [
        Text(furniture.notice or say("paper.unofficial"), left, line, _FOOT, GRAY, "start"),
        Text(say("paper.page", number=number, count=count), right, line, _FOOT, GRAY, "end"),
    ]
    if furniture.source:
        above = line - 1.3 * _FOOT
        texts.append(Text(furniture.source, right, above, _FOOT, GRAY, "end"))
        texts.append(Text(furniture.title, left, above, _FOOT, GRAY, "start"))
    rule = Lines((((left, line - 20), (right, line - 20)),), PALE, 0.5)
    return drawn((rule, *texts), "foot")
