"""Clans on paper: empty board, rule card, worksheets and tests; in three languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from clans_widget.clans.drawing.land.atlas import HEIGHT, WIDTH
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.paper.blocks import Block
from clans_widget.paper.formats import Format
from clans_widget.paper.placed import Page
from clans_widget.paper.printed import Printed
from clans_widget.picture import Picture
from clans_widget.quiz import Exercise
from clans_widget.words import Voice

from .card import card_pages
from .chart import EpochChart
from .empty import board_pages
from .legend import Legend, Scores
from .pictures import paper_picture
from .supply import end_test, sheet


class ClansPrinted(Printed):
    """What Clans has on paper."""

    name: ClassVar[str] = "clans"
    form: ClassVar[float] = HEIGHT / WIDTH

    def picture(self, exercise: Exercise[Any], voice: Voice, marks: Marks = NO_MARKS) -> Picture:
        """The map with the huts, and with marks."""
        return paper_picture(exercise.position, voice, marks)

    def situation(self, exercise: Exercise[Any], voice: Voice) -> tuple[Block, ...]:
        """The epoch chart with the chips that are left, and the scores if there are any."""
        position = exercise.position
        chart = EpochChart(voice, position)
        if not any(position.scores):
            return (chart,)
        return (chart, Scores(voice, position.scores))

    def strip(self, voice: Voice) -> Block:
        """Huts and terrains."""
        return Legend(voice)

    def board(self, voice: Voice, paper: Format) -> list[Page]:
        """The empty board, with chart and track."""
        return board_pages(voice, paper)

    def rules(self, voice: Voice, paper: Format) -> list[Page]:
        """The rule card."""
        return card_pages(voice, paper)

    def exercises(self, seed: int) -> Sequence[Exercise[Any]]:
        """Questions of several kinds."""
        return sheet(seed)

    def test(self, seed: int) -> Sequence[Exercise[Any]]:
        """Twenty questions over all rules."""
        return end_test(seed)


PRINTED: Final = ClansPrinted()
"""What Clans has on paper."""
