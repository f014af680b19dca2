"""A wrong answer of several parts is told at once why one of them is wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from types import ModuleType
from typing import Any, Final

import pytest

from clans_widget.clann import exercises as clann
from clans_widget.clans import exercises as clans
from clans_widget.quiz import Exercise
from clans_widget.quiz.answering import NOTHING, NumberAndTicks, Places, Ticks
from clans_widget.quiz.verdict import HINTS
from clans_widget.words import LANGUAGES, Voice

pytestmark = pytest.mark.slow

GAMES: Final[dict[str, ModuleType]] = {"clans": clans, "clann": clann}
KINDS: Final = {
    "clans": (
        *("villages", "terrains", "neighbors", "targets", "movers"),
        *("lost", "scores", "winners", "worth"),
    ),
    "clann": (
        "movers",
        "carried",
        "may_land",
        "struck",
        "enters",
        "beats",
        "on_course",
        "put_down",
    ),
}
"""The kinds whose answers are several places or names, or have some."""

EACH: Final = 8
RULE: Final = re.compile(r"\b[A-Z][0-9]+\)")

each_kind = pytest.mark.parametrize(
    ("name", "kind"), [(name, kind) for name, kinds in KINDS.items() for kind in kinds]
)


def parts_of(exercise: Exercise[Any]) -> tuple[str, ...]:
    """What an answer can be made of."""
    answering = exercise.answering()
    if isinstance(answering, Places):
        return answering.options
    assert isinstance(answering, Ticks | NumberAndTicks)
    return tuple(answering.names)


def with_part(exercise: Exercise[Any], part: str) -> str:
    """The right answer, and a part besides."""
    answering = exercise.answering().take(exercise.solutions()[0])
    if isinstance(answering, Places):
        return answering.click(part).text
    if isinstance(answering, NumberAndTicks):
        return answering.choose(answering.number, (*answering.ticked, part)).text
    assert isinstance(answering, Ticks)
    return answering.choose((*answering.ticked, part)).text


def is_right(exercise: Exercise[Any], part: str) -> bool:
    answering = exercise.answering().take(exercise.solutions()[0])
    return part in getattr(answering, "ticked", getattr(answering, "chosen", ()))


def with_one_wrong(name: str, kind: str) -> Iterator[tuple[Exercise[Any], str]]:
    for difficulty in GAMES[name].DIFFICULTIES:
        for exercise in islice(GAMES[name].endless(kind, "first", difficulty=difficulty), EACH):
            wrong = [part for part in parts_of(exercise) if not is_right(exercise, part)]
            yield from ((exercise, with_part(exercise, part)) for part in wrong[:2])


@each_kind
def test_why_a_part_is_wrong_is_told_at_the_first_try(name: str, kind: str) -> None:
    told = 0
    for exercise, answer in with_one_wrong(name, kind):
        verdict = exercise.check(answer)
        assert verdict.one is not None, (exercise, answer)
        for language in LANGUAGES:
            why = verdict.one.in_voice(Voice(language, exercise.players))
            assert why in verdict.sentences_at(0, language)
            assert RULE.search(why), why
        last = verdict.sentences_at(HINTS, "en")
        why = verdict.one.in_voice(Voice("en", exercise.players))
        refuted = verdict.refutation and verdict.refutation.in_voice(Voice("en", exercise.players))
        assert why in last or refuted == last[1], "and it is what is told in the end"
        told += 1
    assert told > EACH / 2


@each_kind
def test_what_is_only_missing_is_not_given_away(name: str, kind: str) -> None:
    for exercise in islice(GAMES[name].endless(kind, "missing"), EACH):
        answering = exercise.answering().take(exercise.solutions()[0])
        if isinstance(answering, Places) and len(answering.chosen) > 1:
            *some, missing = answering.chosen
            verdict = exercise.check(some)
            assert verdict.one is None
            called = answering.called(missing, Voice("en"))
            assert called not in " ".join(verdict.sentences_at(0, "en"))


def test_of_chips_a_village_is_named_that_gives_one_or_what_is_none() -> None:
    told = set()
    asked: Iterator[Any] = islice(clans.endless("chips", "first"), 3 * EACH)
    for exercise in asked:
        chips, epochs = exercise.right
        for given in {max(0, chips - 1), chips + 1} - {chips}:
            verdict = exercise.check((given, epochs))
            said = verdict.sentences_at(0, "en")
            if verdict.one is None:
                continue
            (named,) = re.findall(r"^[A-L][1-5]\b|(?<=of )[A-L][1-5]\b", said[1])[:1] or [""]
            assert (named in exercise.turn.founded) == (given < chips), said
            told.add(given < chips)
    assert told == {True, False}


@pytest.mark.parametrize("answer", ["sixty", "last_chip", "no_move"])
def test_of_an_ending_it_is_told_why_the_game_does_not_end_so(answer: str) -> None:
    told = 0
    for exercise in islice(clans.endless("can_end", "first"), EACH):
        if answer not in exercise.solutions():
            assert exercise.check(answer).one is not None
            told += 1
        assert NOTHING not in exercise.solutions()
    assert told
