"""Questions on paper, with room to answer; and their answers with the reasons."""

from __future__ import annotations

from typing import Any, Final

from clans_widget.quiz import Exercise
from clans_widget.words import Voice

from .blocks import BODY, GRAY, Block, Figure, Paragraph, Row, Stack, stack
from .placed import window_of
from .printed import Printed
from .spaces import space_for, told_answer

_KEY_SHARES: Final = (0.31, 0.69)
"""Of the board, and of what is said of an answer beside it."""
_NEAR: Final = 0.5
"""How much of a board is seen at least beside an answer."""
_SMALL: Final = 9.0
_NUMBER: Final = 22.0
"""How far a question is indented behind its number."""


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
    asked = Paragraph(
        exercise.question(voice), BODY + 0.5, bold=True, label=f"{number}", indent=_NUMBER
    )
    helping = exercise.hints(voice)[: exercise.helped]
    marks = exercise.marks.beside(helping[-1].marks) if helping else exercise.marks
    board = Figure(printed.picture(exercise, voice, marks))
    told = (Paragraph(hint.text, _SMALL, indent=_NUMBER) for hint in helping)
    beside = Stack((*printed.situation(exercise, voice), space_for(exercise.answering(), voice)), 8)
    return stack(asked, *told, Row((board, beside), (room, 1 - room)), gap=5)


def key_block(number: int, exercise: Exercise[Any], printed: Printed, voice: Voice) -> Block:
    """The answer to a question, with the reasons, beside a small board that shows it."""
    *_, solution = exercise.hints(voice)
    verdict = exercise.check(exercise.solutions()[0])
    picture = printed.picture(exercise, voice, solution.marks)
    board = Figure(picture, window=window_of(picture, solution.marks.places, _NEAR))
    why = [sentence for sentence in verdict.sentences(voice)[1:] if sentence != solution.text]
    told = stack(
        Paragraph(exercise.question(voice), _SMALL, color=GRAY, label=f"{number}", indent=_NUMBER),
        *_answer(exercise, solution.text, voice),
        *(Paragraph(sentence, _SMALL, indent=_NUMBER) for sentence in why),
        gap=3,
    )
    return Row((board, told), _KEY_SHARES)


def _answer(exercise: Exercise[Any], solution: str, voice: Voice) -> list[Block]:
    """What is right, in a sentence; and what is right, too."""
    others = exercise.solutions()[1:]
    blocks: list[Block] = [Paragraph(solution, BODY, bold=True, indent=_NUMBER)]
    if others:
        answering = exercise.answering()
        said = "; ".join(told_answer(answering, other, voice) for other in others)
        told = voice.say("paper.also", answers=said)
        blocks.append(Paragraph(told, _SMALL, indent=_NUMBER))
    return blocks
