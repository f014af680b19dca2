"""What a game has on paper that brings no more than it has on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from clans_widget.core.display import productions_of
from clans_widget.core.games import name_of
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.picture import Picture
from clans_widget.quiz import DIFFICULTIES, Exercise, Kinds
from clans_widget.words import Voice, keys

from .blocks import Figure, Paragraph
from .flow import Furniture, pages_of
from .formats import MARGIN, Format
from .placed import Page
from .printed import Printed

QUESTIONS: Final = 9
"""So many stand on a worksheet: as many of each difficulty."""

_LABELED: Final = 34.0
"""How far rules are indented behind their ids."""


class PlainPrinted(Printed):
    """Boards, rules and worksheets of a game, from its production, its words and its exercises.

    A game that has more to say on paper has its own way for each of them.

    Attributes
    ----------
    start : Position
        The one whose board is printed by itself.
    kinds : Kinds
        The kinds of its exercises.
    """

    start: ClassVar[Any]
    kinds: ClassVar[Kinds[Any]]

    def title(self, name: str, voice: Voice) -> str:
        """The name of the game, and what it is."""
        return voice.say(f"paper.plain.{name}", game=name_of(self.name))

    def picture(self, exercise: Exercise[Any], voice: Voice, marks: Marks = NO_MARKS) -> Picture:
        """The board as on the stage, with marks."""
        return exercise.production().still(exercise.position, voice, marks)

    def board(self, voice: Voice, paper: Format) -> list[Page]:
        """The board at the beginning, as large as the paper lets it be."""
        (make,) = productions_of(self.start)
        picture = make().still(self.start, voice)
        room = min(paper.width - 2 * MARGIN, (paper.bottom - 3 * MARGIN) / self.form)
        furniture = Furniture(voice, self.title("board", voice), notice=self.notice(voice))
        return pages_of([Figure(picture, room)], paper, furniture)

    def rules(self, voice: Voice, paper: Format) -> list[Page]:
        """Each rule with its id."""
        title, section = self.title("rules", voice), f"{self.name}.rule."
        told = [
            Paragraph(voice.say(key), label=key.removeprefix(section), indent=_LABELED)
            for key in keys()
            if key.startswith(section)
        ]
        furniture = Furniture(voice, title, notice=self.notice(voice))
        return pages_of([Paragraph(title, 17, bold=True), *told], paper, furniture)

    def exercises(self, seed: int) -> Sequence[Exercise[Any]]:
        """Questions of every kind in turn, easy ones first."""
        kinds = [*self.kinds]
        return [
            self.kinds.fresh(
                kinds[number % len(kinds)],
                f"{seed} {number}",
                difficulty=DIFFICULTIES[number * len(DIFFICULTIES) // QUESTIONS],
            )
            for number in range(QUESTIONS)
        ]
