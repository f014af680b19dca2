"""The sheet of pieces: sixteen characters, the Black Knight and the black die, to be cut out."""

from __future__ import annotations

from typing import Final

from clans_widget.clann.drawing.pieces.standing import KNIGHT
from clans_widget.paper.blocks import Block, Paragraph, Row, stack
from clans_widget.paper.flow import Furniture, pages_of
from clans_widget.paper.formats import Format
from clans_widget.paper.handmade.cutting import CuttingLegend
from clans_widget.paper.placed import Page
from clans_widget.words import Voice

from .net import DieNet
from .standups import Standups, clan

COLORS: Final = ("red", "blue", "yellow", "green")
"""Of the clans at arms A to D."""

_SMALL: Final = 8.5
_HEAD: Final = 17.0


def piece_pages(voice: Voice, paper: Format, notice: str) -> list[Page]:
    """One page."""
    title = voice.say("clann.paper.pieces")
    furniture = Furniture(voice, title, notice=notice)
    blocks = [_clans(voice, 0, 1), _clans(voice, 2, 3), _others(voice)]
    head = Paragraph(title, _HEAD, bold=True)
    return pages_of(blocks, paper, furniture, head=head, gap=8)


def _clans(voice: Voice, *arms: int) -> Block:
    strips = tuple(
        Standups(voice.say(f"clann.paper.clan.{COLORS[arm]}"), clan(arm), voice) for arm in arms
    )
    return Row(strips, (0.5, 0.5), 20)


def _others(voice: Voice) -> Block:
    """The Knight, the die, and how all is made."""
    knight = Standups(voice.say("clann.paper.knight"), (KNIGHT,), voice)
    die = stack(Paragraph(voice.say("clann.paper.die"), 8, bold=True), DieNet(), gap=3)
    how = stack(
        CuttingLegend(voice),
        *(
            Paragraph(voice.say(f"clann.paper.make.{part}"), _SMALL)
            for part in ("paper", "piece", "die", "dice")
        ),
        gap=5,
    )
    return Row((knight, die, how), (0.17, 0.33, 0.5), 14)
