"""Questions on paper: their pictures, their words, and where a move is written."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from clans_widget.clann import Position
from clans_widget.clann.drawing import Look, draw
from clans_widget.clann.drawing.layout import LayoutName
from clans_widget.clann.exercises import Enters, FindMove, MayLand, Movers
from clans_widget.clann.exercises.texts import along_the_way, named, place_within
from clans_widget.clann.exercises.who import EVERYBODY
from clans_widget.clann.staging.places import standing_at
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.paper.blocks import Block
from clans_widget.paper.keys import told
from clans_widget.paper.spaces import move_lines
from clans_widget.picture import Picture
from clans_widget.quiz import Exercise
from clans_widget.quiz.answering import NOTHING
from clans_widget.words import Spoken, Voice, sentence

from .theme import PAPER_THEME

_ASKED: Final = {
    "clann.exercise": ("movers", "carried.any", "carried.die", "carried.who", "carried.both"),
    "clann.ask": (
        "may_land.question.any",
        "may_land.question.die",
        "struck.question.characters",
        "struck.question.knight",
        "enters.question",
        "beats.question",
        "on_course.question.crown",
        "on_course.question.gate",
        "on_course.question.no_rank",
        "put_down.question.setup",
    ),
}
"""The sentences that tell readers to click, by where they stand in the words."""

INSTEAD: Final = tuple(
    (f"{section}.{name}", f"clann.paper.ask.{name}")
    for section, names in _ASKED.items()
    for name in names
)
"""These sentences, and those that ask to name what is clicked on a screen."""
_ASKS_WHO: Final = (Enters, MayLand, Movers)
"""The kinds of questions to which somebody is the answer, by a name or by a cell."""

_WHO: Final = (
    ("quiz.place", "clann.paper.who"),
    ("paper.prompt.places", "clann.paper.who_prompt"),
)
"""Instead of what is said where places are asked for."""

LAYOUT: Final[LayoutName] = "theater"
"""The pictures are small on paper, so what is written in them must be large."""


def paper_picture(exercise: Exercise[Any], voice: Voice, marks: Marks = NO_MARKS) -> Picture:
    """The position of a question, in the paints of paper."""
    names = voice.among(exercise.players)
    return draw(exercise.position, Look(names, PAPER_THEME, LAYOUT), marks=marks, choosing=True)


def for_answers(exercise: Exercise[Any], voice: Voice) -> Voice:
    """A voice in which it is said how to answer a question."""
    asks_who = isinstance(exercise, _ASKS_WHO)
    return replace(voice, instead=voice.instead + _WHO) if asks_who else voice


def use_lines(voice: Voice) -> Block:
    """Lines for the use of a die."""
    parts = ("die", "who", "put")
    return move_lines((voice.say(f"clann.paper.use.{part}") for part in parts), voice)


@told.register
def _(exercise: FindMove, voice: Voice) -> list[str]:
    """A right move, the others as dice and who moves with them, and why it is right."""
    solution = exercise.hints(voice)[-1].text
    _, *others = dict.fromkeys(move.partition(">")[0] for move in exercise.solutions())
    _, *reasons = exercise.check(exercise.solutions()[0]).sentences(voice)
    also = voice.apart([_use(use, voice) for use in others])
    more = [voice.say("paper.also", answers=also)] if others else []
    return [solution, *more, *(reason for reason in reasons if reason != solution)]


@told.register
def _(exercise: Enters | MayLand | Movers, voice: Voice) -> list[str]:
    """Who it is, and where: both are right. And why."""
    first, *reasons = told.dispatch(object)(exercise, voice)
    (right,) = exercise.solutions()
    if right == NOTHING:
        return [first, *reasons]
    where = along_the_way(right.split(","))
    those = tuple(_standing(exercise.position, place) for place in where)
    return [voice.say("clann.hint.places.solution", places=those), *reasons]


def _standing(position: Position, place: str) -> Spoken:
    """Who stands at a place, with the place; at home it says who."""
    if place.partition("-")[2].startswith("h"):
        return place_within(place)
    who = named(standing_at(position, place))
    return sentence("clann.paper.stands", who=who, place=place_within(place))


def _use(text: str, voice: Voice) -> str:
    """The use of a die, where nobody is put down, in words."""
    die, _, part = text.partition("-")
    names = {number: name for name, number in EVERYBODY.items()}
    who = voice.say(f"clann.character.{names[part]}")
    return voice.say("clann.future.use", die=die, who=who)
