"""Clans on paper: empty board, rule card, worksheets and tests; in three languages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from clans_widget.clans import Position
from clans_widget.clans.drawing.land.atlas import HEIGHT, WIDTH
from clans_widget.clans.exercises import WhyNot, end_test
from clans_widget.clans.printed.supply import INSTEAD
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.paper.blocks import Block, WritingLines, stack
from clans_widget.paper.formats import Format
from clans_widget.paper.placed import Page
from clans_widget.paper.printed import Printed
from clans_widget.paper.spaces import how_to, move_lines
from clans_widget.picture import Picture
from clans_widget.quiz import Exercise
from clans_widget.quiz.answering import MoveParts
from clans_widget.words import Voice

from .card import card_pages
from .chart import EpochChart
from .empty import board_pages
from .legend import Legend, Scores, seats
from .pictures import paper_picture
from .supply import sheet


class ClansPrinted(Printed):
    """What Clans has on paper."""

    name: ClassVar[str] = "clans"
    form: ClassVar[float] = HEIGHT / WIDTH
    instead: ClassVar[tuple[tuple[str, str], ...]] = INSTEAD

    def is_set_up(self, position: Position) -> bool:
        """Whether all huts stand where they were put before the first move."""
        return all(position.size(name) == 1 for name in position.board.ids)

    def picture(self, exercise: Exercise[Any], voice: Voice, marks: Marks = NO_MARKS) -> Picture:
        """The map with the huts, and with marks."""
        return paper_picture(exercise.position, voice, marks)

    def note(self, exercise: Exercise[Any], voice: Voice) -> str:
        """What stands behind the colon of a move: lessons show orders and hardly write them."""
        if not isinstance(exercise, WhyNot) or not exercise.move.order:
            return ""
        return voice.say("clans.paper.order", order=voice.join(exercise.move.order))

    def situation(self, exercise: Exercise[Any], voice: Voice) -> tuple[Block, ...]:
        """The epoch chart; of a game that is on, the scores, who moves and who has which chips."""
        position = exercise.position
        chart = EpochChart(voice, position)
        if not any(position.scores) and not any(position.chips):
            return (chart,)
        at_table = seats(position, voice.among(exercise.players))
        return (chart, stack(Scores(voice, position.scores), *at_table, gap=2))

    def space(self, exercise: Exercise[Any], voice: Voice) -> Block:
        """A move has lines for whence and where to, and one for the order of several villages."""
        if not isinstance(exercise.answering(), MoveParts):
            return super().space(exercise, voice)
        ends = move_lines((voice.say(f"clans.control.{part}") for part in ("from", "to")), voice)
        return stack(ends, how_to("clans.paper.villages", voice), WritingLines(("",)))

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
