"""The empty board on a page, with the epoch chart inside the scoring track beside it."""

from __future__ import annotations

from typing import Final

from clans_widget.clans import Board
from clans_widget.clans.drawing.land.atlas import HEIGHT, atlas_of
from clans_widget.clans.drawing.land.names import names_layer
from clans_widget.clans.drawing.land.obstacles import Obstacles
from clans_widget.clans.drawing.layout import LAYOUTS, Layout
from clans_widget.clans.drawing.painting import panel_layer
from clans_widget.paper.blocks import Figure, Row, WritingLines
from clans_widget.paper.flow import Furniture, pages_of
from clans_widget.paper.formats import MARGIN, Format
from clans_widget.paper.placed import Page
from clans_widget.picture import Layer, Picture, Text
from clans_widget.words import Voice

from .land import paper_map
from .legend import Legend
from .theme import PAPER_THEME

SEATS: Final = 4
"""So many can play (S2)."""

_GAP: Final = 4.0


def board_pages(voice: Voice, paper: Format) -> list[Page]:
    """One page, laid across: to play on with small stones, or to draw on."""
    across = paper.across
    furniture = Furniture(voice, voice.say("clans.paper.board"), strip=Legend(voice))
    seats = tuple(WritingLines((f"{voice.name(seat)}:",)) for seat in range(1, SEATS + 1))
    names, picture = Row(seats, (1 / SEATS,) * SEATS), board_picture(voice)
    under = names.laid(across.room).height + furniture.height(across) + _GAP
    room = across.bottom - MARGIN - under
    board = Figure(picture, room * picture.width / picture.height)
    return pages_of([board, names], across, furniture, gap=_GAP)


def board_picture(voice: Voice) -> Picture:
    """The map, the track and the chart as they are printed, with nothing on them."""
    board = Board.standard()
    atlas, layout = atlas_of(board), LAYOUTS["wide"]
    layers = (
        paper_map(board, voice.code),
        panel_layer("wide", PAPER_THEME),
        Layer("start", (_nothing(layout),)),
        names_layer(atlas, PAPER_THEME, {}, (), (), Obstacles(), layout),
    )
    return Picture(layout.width, HEIGHT, layers, voice.say("clans.paper.board"), "", voice.code)


def _nothing(layout: Layout) -> Text:
    """The number on the place where discs wait for points: no disc shows what it is."""
    place, size = layout.start, 0.4 * layout.cell
    x, y = place.x + place.width / 2, place.y + place.height / 2 + 0.35 * size
    return Text("0", x, y, size, PAPER_THEME.quiet_ink, name="start")
