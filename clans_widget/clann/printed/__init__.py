"""CLANN on paper: course, pieces and rule card to make the game by hand, and worksheets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from clans_widget.clann.drawing.layout import LAYOUTS
from clans_widget.clann.exercises import FindMove
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.paper.blocks import Block
from clans_widget.paper.formats import Format
from clans_widget.paper.placed import Page
from clans_widget.paper.printed import Printed
from clans_widget.picture import Picture
from clans_widget.quiz import Exercise
from clans_widget.words import Voice

from .board import board_pages
from .card import card_pages
from .pieces import piece_pages
from .questions import LAYOUT, on_paper, paper_picture, use_lines
from .supply import sheet


class ClannPrinted(Printed):
    """What CLANN has on paper."""

    name: ClassVar[str] = "clann"
    form: ClassVar[float] = LAYOUTS[LAYOUT].height / LAYOUTS[LAYOUT].width

    def notice(self, voice: Voice) -> str:
        """Who invented the game, and what may be done with copies."""
        return voice.say("clann.paper.notice")

    def asking(self, voice: Voice) -> Voice:
        """Nobody is told to click."""
        return on_paper(voice)

    def picture(self, exercise: Exercise[Any], voice: Voice, marks: Marks = NO_MARKS) -> Picture:
        """The course with all who stand there, the dice and the players, and with marks."""
        return paper_picture(exercise, voice, marks)

    def space(self, exercise: Exercise[Any], voice: Voice) -> Block:
        """A move has a line for the die, for who moves, and for where somebody is put down."""
        if isinstance(exercise, FindMove):
            return use_lines(voice)
        return super().space(exercise, voice)

    def board(self, voice: Voice, paper: Format) -> list[Page]:
        """The empty course."""
        return board_pages(voice, paper, self.notice(voice))

    def rules(self, voice: Voice, paper: Format) -> list[Page]:
        """The rule card."""
        return card_pages(voice, paper, self.notice(voice))

    def pieces(self, voice: Voice, paper: Format) -> list[Page]:
        """The characters, the Knight and the black die."""
        return piece_pages(voice, paper, self.notice(voice))

    def exercises(self, seed: int) -> Sequence[Exercise[Any]]:
        """Questions of several kinds."""
        return sheet(seed)


PRINTED: Final = ClannPrinted()
"""What CLANN has on paper."""
