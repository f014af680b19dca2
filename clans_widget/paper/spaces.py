"""Where a question is answered on paper: one kind of space for each way to answer."""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from typing import Final

from clans_widget.quiz.answering import (
    Answering,
    Chosen,
    MoveParts,
    NumberAndTicks,
    Places,
    PlacesInOrder,
    Reasons,
    Ticks,
)
from clans_widget.words import Voice

from .blocks import GRAY, Block, Paragraph, TickBoxes, WritingLines, stack

_NUMBER: Final = 150.0
"""So much room a number takes, with its label."""
_SMALL: Final = 8.5
"""Size of what tells how to answer."""


@singledispatch
def space_for(answering: Answering, voice: Voice) -> Block:
    """Room to answer; lines to write on where nothing more fitting is known."""
    del answering
    return stack(how_to("paper.prompt.text", voice), WritingLines(("", "", "")))


@space_for.register
def _(answering: Places, voice: Voice) -> Block:
    lines = WritingLines((_with_colon(answering.label.said.in_voice(voice), voice), ""))
    blocks: list[Block] = [how_to("paper.prompt.places", voice), lines]
    if answering.none_said:
        blocks.append(TickBoxes((answering.none_said.in_voice(voice),)))
    return stack(*blocks, gap=6)


@space_for.register
def _(answering: PlacesInOrder, voice: Voice) -> Block:
    chosen = tuple(answering.options)
    most = min(len(chosen), _most(answering))
    lines = WritingLines(tuple(f"{number}." for number in range(1, most + 1)), share=0.6)
    among = voice.say("paper.among", places=voice.join(chosen))
    return stack(how_to("paper.prompt.order", voice), Paragraph(among), lines)


@space_for.register
def _(answering: NumberAndTicks, voice: Voice) -> Block:
    label = answering.label.said.in_voice(voice)
    number = WritingLines((_with_colon(label, voice),), share=0.75, most=_NUMBER)
    if not answering.names:
        return stack(how_to("paper.prompt.number", voice), number)
    names = tuple(said.in_voice(voice) for said in answering.names.values())
    ticks = answering.ticks_label.said.in_voice(voice)
    return stack(
        how_to("paper.prompt.number_ticks", voice),
        number,
        Paragraph(_with_colon(ticks, voice)),
        TickBoxes(names, columns=2),
    )


@space_for.register
def _(answering: Ticks, voice: Voice) -> Block:
    names = tuple(said.in_voice(voice) for said in answering.names.values())
    none = (answering.none_said.in_voice(voice),) if answering.none_said else ()
    boxes: list[Block] = [TickBoxes(names, columns=2)]
    boxes += [TickBoxes(none)] if none else []
    return stack(how_to("paper.prompt.ticks", voice), *boxes, gap=2)


@space_for.register
def _(answering: MoveParts, voice: Voice) -> Block:
    return move_lines([voice.say(part.label) for part in answering.parts], voice)


def move_lines(labels: Iterable[str], voice: Voice) -> Block:
    """Lines for the parts of a move, each with what stands before it."""
    lines = WritingLines(tuple(_with_colon(label, voice) for label in labels))
    return stack(how_to("paper.prompt.move", voice), lines)


@space_for.register
def _(answering: Reasons, voice: Voice) -> Block:
    said = tuple(reason.in_voice(voice) for reason in answering.reasons.values())
    return stack(how_to("paper.prompt.reasons", voice), TickBoxes(said, columns=2))


@singledispatch
def told_answer(answering: Answering, answer: str, voice: Voice) -> str:
    """An answer as it is told to people: places and moves as they are written."""
    del answering, voice
    return answer.replace(",", ", ")


@told_answer.register
def _(answering: MoveParts | Chosen, answer: str, voice: Voice) -> str:
    told = answering.take(answer).told
    return told if isinstance(told, str) else voice.join([said.in_voice(voice) for said in told])


@told_answer.register
def _(answering: Reasons, answer: str, voice: Voice) -> str:
    said = answering.reasons.get(answer)
    return said.in_voice(voice).rstrip(".") if said else answer


@told_answer.register
def _(answering: Ticks, answer: str, voice: Voice) -> str:
    answering = answering.take(answer)
    if answering.none_said and not answering.ticked:
        return answering.none_said.in_voice(voice)
    return voice.join([answering.names[name].in_voice(voice) for name in answering.ticked])


@told_answer.register
def _(answering: NumberAndTicks, answer: str, voice: Voice) -> str:
    answering = answering.take(answer)
    names = [answering.names[name].in_voice(voice) for name in answering.ticked]
    return " ".join(part for part in (answering.number, voice.join(names)) if part)


def _most(answering: PlacesInOrder) -> int:
    """How many places an order names: so many can be chosen, one after the other."""
    while answering.options:
        answering = answering.click(answering.options[0])
    return len(answering.chosen)


def how_to(key: str, voice: Voice) -> Paragraph:
    """What tells how to answer."""
    return Paragraph(voice.say(key), _SMALL, color=GRAY)


def _with_colon(text: str, voice: Voice) -> str:
    return voice.say("paper.labeled", text=text.rstrip(": \u00a0\u202f"))
