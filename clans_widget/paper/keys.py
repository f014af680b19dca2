"""What is right, and why: the answers to questions on paper."""

from __future__ import annotations

from functools import singledispatch
from typing import Any, Final

from clans_widget.quiz import Exercise
from clans_widget.quiz.answering import Reasons
from clans_widget.quiz.asked import Estimated
from clans_widget.quiz.own import OwnChoice
from clans_widget.words import Voice

from .blocks import BODY, GRAY, NUMBER, Block, Figure, Paragraph, Row, stack
from .placed import window_of
from .printed import Printed
from .spaces import told_answer

_SHARES: Final = (0.28, 0.72)
"""Of the board, and of what is said of an answer beside it."""
_NEAR: Final = 0.5
"""How much of a board is seen at least beside an answer."""
_SMALL: Final = 9.0


def key_block(number: int, exercise: Exercise[Any], printed: Printed, voice: Voice) -> Block:
    """The answer to a question, with the reasons, beside a small board that shows it."""
    asked = Paragraph(
        exercise.question(voice), _SMALL, color=GRAY, label=f"{number}", indent=NUMBER
    )
    answer, *more = told(exercise, voice)
    said = stack(
        asked,
        Paragraph(answer, BODY, bold=True, indent=NUMBER),
        *(Paragraph(sentence, _SMALL, indent=NUMBER) for sentence in more),
        *(
            Paragraph(sentence, _SMALL - 0.5, color=GRAY, indent=NUMBER)
            for sentence in _refused(exercise, printed, voice)
        ),
        gap=3,
    )
    if not printed.has_board(exercise):
        return said
    shown = exercise.hints(voice)[-1].marks
    picture = printed.picture(exercise, voice, shown)
    return Row((Figure(picture, window=window_of(picture, shown.places, _NEAR)), said), _SHARES)


@singledispatch
def told(exercise: Exercise[Any], voice: Voice) -> list[str]:
    """What is right, what is right as well, and why: a sentence each."""
    solution = exercise.hints(voice)[-1].text
    reasons = [sentence for sentence in _reasons(exercise, voice) if sentence != solution]
    answering, (_, *others) = exercise.answering(), exercise.solutions()
    if not others:
        return [solution, *reasons]
    answers = [told_answer(answering, other, voice) for other in others]
    return [solution, voice.say("paper.also", answers=voice.apart(answers)), *reasons]


@told.register
def _(exercise: OwnChoice, voice: Voice) -> list[str]:
    answer = told_answer(exercise.answering(), exercise.right, voice)
    return [answer, *_reasons(exercise, voice)]


@told.register
def _(exercise: Estimated, voice: Voice) -> list[str]:
    value, within = exercise.value, exercise.within
    *_, why = _reasons(exercise, voice)
    if not within:
        return [f"{value}", why]
    least, most = max(0, value - within), value + within
    return [f"{value}", voice.say("paper.near", least=least, most=most), why]


def _refused(exercise: Exercise[Any], printed: Printed, voice: Voice) -> list[str]:
    """Why the other answers are wrong, where no board shows it or an author says it."""
    answering = exercise.answering()
    by_words = isinstance(exercise, OwnChoice) or not printed.has_board(exercise)
    if not by_words or not isinstance(answering, Reasons):
        return []
    refused = []
    for name, said in answering.reasons.items():
        _, *why = exercise.check(name).sentences(voice)
        if why and name not in exercise.solutions():
            answer = said.in_voice(voice).rstrip(".")
            refused.append(voice.say("paper.refused", answer=answer, why=" ".join(why)))
    return [voice.say("paper.wrong", answers=" ".join(refused))] if refused else []


def _reasons(exercise: Exercise[Any], voice: Voice) -> tuple[str, ...]:
    """What the verdict on a right answer says of it."""
    _, *reasons = exercise.check(exercise.solutions()[0]).sentences(voice)
    return tuple(reasons)
