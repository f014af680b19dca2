"""What somebody thinks is guessed seldom: not from an empty answer, nor from one of two."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, Final

import pytest

from clans_widget.clans import exercises as clans
from clans_widget.quiz import Exercise, Question
from clans_widget.quiz.ideas import explained, likeliest
from clans_widget.quiz.verdict import HINTS
from tests.games import part_of, with_part

pytestmark = pytest.mark.slow

GAMES: Final = {name: part_of(name, "exercises") for name in with_part("exercises.ideas")}
KINDS: Final = [(name, kind) for name, game in GAMES.items() for kind in game.KINDS]
EACH: Final = 6
"""Fresh questions of each kind and difficulty."""

GUESS: Final = "Perhaps you think"
EMPTY: Final = {
    "": {"-"},
    "worth": {"0 -"},
    "chips": {"0 -"},
    "how_likely": {"0"},
    "can_end": {"no"},
    "can_win": {"no"},
    "again": {"none"},
}
"""The answers that say that there is nothing, by kind; of others it is the sign for nothing."""


@cache
def fresh(name: str, kind: str) -> tuple[Exercise[Any], ...]:
    game = GAMES[name]
    return tuple(
        exercise
        for difficulty in game.DIFFICULTIES
        for exercise in islice(game.endless(kind, "guesses", difficulty=difficulty), EACH)
    )


def led_to(exercise: Exercise[Any]) -> set[str]:
    """The wrong answers to which ideas lead."""
    ideas = exercise.ideas()
    found = {text for idea in ideas.at(exercise) for text in ideas.answers(idea, exercise)}
    return found - {*exercise.solutions()}


def empty(exercise: Exercise[Any]) -> set[str]:
    """The wrong answers that say that there is nothing, as far as they can be given."""
    texts = EMPTY.get(exercise.kind, EMPTY[""])
    return {text for text in texts if can_be_read(exercise, text)} - {*exercise.solutions()}


def can_be_read(exercise: Exercise[Any], text: str) -> bool:
    try:
        return exercise.write(exercise.read(text)) == text
    except ValueError:
        return False


def has_two_answers(exercise: Exercise[Any]) -> bool:
    if isinstance(exercise, clans.BestOrder):
        return len(exercise.turns) == 2
    options = getattr(exercise, "options", getattr(exercise, "reasons", None))
    return options is not None and len(options) == 2


def guesses(exercise: Exercise[Any], text: str) -> Iterator[str]:
    """All that names an idea: what explains it, a verdict, the class, what is said and printed."""
    verdict = exercise.check(text)
    yield from map(repr, explained(exercise, text))
    yield from map(repr, likeliest([(exercise, text)] * 3))
    yield from (repr(idea) for idea in (verdict.idea,) if idea)
    for level in range(HINTS + 1):
        yield from (said for said in Question(exercise, text, level).said("en") if GUESS in said)


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_an_empty_answer_and_one_of_two_tell_nothing(name: str, kind: str) -> None:
    for exercise in fresh(name, kind):
        silent = empty(exercise)
        if has_two_answers(exercise):
            silent |= led_to(exercise)
        for text in silent:
            assert list(guesses(exercise, text)) == [], (exercise, text)


@pytest.mark.parametrize("name", GAMES)
def test_ideas_lead_to_such_answers_and_are_named_for_others(name: str) -> None:
    silent, named = set(), set()
    for kind in GAMES[name].KINDS:
        for exercise in fresh(name, kind):
            led = led_to(exercise)
            quiet = led if has_two_answers(exercise) else led & empty(exercise)
            silent |= {kind} if quiet else set()
            named |= {kind for text in led - quiet if explained(exercise, text)}
    assert len(silent) >= 3
    assert len(named) >= 6


def test_a_number_alone_is_no_guess_either_where_it_is_nothing() -> None:
    for exercise in fresh("clans", "worth"):
        for text in ("0 r", "0 rbgyk"):
            verdict = exercise.check(text)
            said = " ".join(verdict.sentences_at(2, "en"))
            assert "would be right in epoch" not in said, exercise


def test_a_right_answer_that_is_empty_still_speaks_against_an_idea() -> None:
    spoken_against = 0
    for exercise in fresh("clans", "targets"):
        if exercise.solutions() == ("-",):
            wrong = next((text for text in led_to(exercise) if text != "-"), None)
            if wrong:
                answers: list[tuple[Exercise[Any], object]] = [(exercise, wrong), (exercise, "-")]
                spoken_against += all(likely.against for likely in likeliest(answers))
    assert spoken_against
