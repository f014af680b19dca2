"""CLANN on paper: what the game is made of by hand, worksheets and tests; in three languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from clans_widget.clann import Position
from clans_widget.clann.course import HOME
from clans_widget.clann.drawing.layout import LAYOUTS
from clans_widget.clann.exercises import FindMove, HowLikely, RolledAgain, end_test
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
from .questions import INSTEAD, LAYOUT, for_answers, paper_picture, use_lines
from .supply import sheet


class ClannPrinted(Printed):
    """What CLANN has on paper."""

    name: ClassVar[str] = "clann"
    form: ClassVar[float] = LAYOUTS[LAYOUT].height / LAYOUTS[LAYOUT].width
    instead: ClassVar[tuple[tuple[str, str], ...]] = INSTEAD

    def notice(self, voice: Voice) -> str:
        """Who invented the game, and what may be done with copies."""
        return voice.say("clann.paper.notice")

    def has_board(self, exercise: Exercise[Any]) -> bool:
        """Questions about dice have none either: those that lie there are told."""
        if isinstance(exercise, RolledAgain):
            return False
        if isinstance(exercise, HowLikely):
            return exercise.marks != NO_MARKS
        return super().has_board(exercise)

    def is_set_up(self, position: Position) -> bool:
        """Whether nobody has rolled yet: all wait at home or stand on their Crown."""
        everybody = (at for clan in position.characters for at in clan)
        return not position.dice.left and all(at in (HOME, 0) for at in everybody)

    def picture(self, exercise: Exercise[Any], voice: Voice, marks: Marks = NO_MARKS) -> Picture:
        """The course with all who stand there, the dice and the players, and with marks."""
        return paper_picture(exercise, voice, marks)

    def space(self, exercise: Exercise[Any], voice: Voice) -> Block:
        """A move has lines for its parts; where it is asked who, the line says so."""
        if isinstance(exercise, FindMove):
            return use_lines(voice)
        return super().space(exercise, for_answers(exercise, voice))

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

    def test(self, seed: int) -> Sequence[Exercise[Any]]:
        """Twenty questions over all rules."""
        return end_test(seed)


PRINTED: Final = ClannPrinted()
"""What CLANN has on paper."""
