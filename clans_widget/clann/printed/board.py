"""The empty course on paper: on one large sheet, or on four that are glued together."""

from __future__ import annotations

from clans_widget.paper.blocks import Figure
from clans_widget.paper.flow import Furniture, pages_of
from clans_widget.paper.formats import LARGE, MARGIN, Format
from clans_widget.paper.handmade.sheets import Sheets
from clans_widget.paper.placed import Page
from clans_widget.words import Voice

from .course import course_picture


def board_pages(voice: Voice, paper: Format, notice: str) -> list[Page]:
    """The course as large as the paper lets it be: A3 and Tabloid have room for all of it."""
    furniture = Furniture(voice, voice.say("clann.paper.board"), notice=notice)
    picture = course_picture(voice.code)
    if paper.name not in LARGE:
        return Sheets(picture, paper, furniture).pages()
    across = paper.across
    room = across.bottom - MARGIN
    board = Figure(picture, room * picture.width / picture.height)
    return pages_of([board], across, furniture)
