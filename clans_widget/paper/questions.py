"""Questions on paper, with room to answer."""

from __future__ import annotations

from typing import Any, Final

from clans_widget.quiz import Exercise
from clans_widget.words import Voice

from .blocks import BODY, NUMBER, Block, Figure, Indented, Paragraph, Row, Stack, stack
from .printed import Printed

_SMALL: Final = 9.0


def question_block(
    number: int, exercise: Exercise[Any], printed: Printed, voice: Voice, room: float
) -> Block:
    """A question, its board, and beside it what must be known and room to answer.

    Parameters
    ----------
    number : int
    exercise : Exercise
    printed : Printed
        What the game has on paper.
    voice : Voice
    room : float
        How much of the width its board may take.
    """
    helping = exercise.hints(voice)[: exercise.helped]
    asked = stack(
        Paragraph(
            exercise.question(voice), BODY + 0.5, bold=True, label=f"{number}", indent=NUMBER
        ),
        *(Paragraph(hint.text, _SMALL, indent=NUMBER) for hint in helping),
        gap=5,
    )
    space = printed.space(exercise, voice)
    if not printed.has_board(exercise):
        return stack(asked, Indented(space, NUMBER), gap=5)
    marks = exercise.marks.beside(helping[-1].marks) if helping else exercise.marks
    board: Block = Figure(printed.picture(exercise, voice, marks))
    if note := printed.note(exercise, voice):
        board = stack(board, Paragraph(note, _SMALL))
    known = Stack((*printed.situation(exercise, voice), space), 8)
    return stack(asked, Row((board, known), (room, 1 - room)), gap=5)
