"""No question gives its answer away: what tells it is folded until the quiz is over.

What stands open below a quiz is looked through, up to the next heading or quiz, for the words,
places and numbers of what is right, in every language, and of the reasons for it.
``pytest tests/course/test_answers_told.py -k 04-strife`` looks at one lesson.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice
from typing import Any, Final, NamedTuple

import pytest

from clans_widget.core.cells import value_of
from clans_widget.paper.keys import told
from clans_widget.paper.spaces import told_answer
from clans_widget.quiz import Exercise
from clans_widget.words import LANGUAGES, Voice
from docs import lessons as course
from docs.website.misconceptions import questions

from .prose import blocks

pytestmark = pytest.mark.slow

LESSONS: Final = course.lessons()

WORD: Final = re.compile(r"[^\W_]+")
HEADING: Final = re.compile(r"^#", re.MULTILINE)
SENTENCE: Final = re.compile(r"(?<=[.!?:;])\s+")

NUMBERS: Final = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
    "nl": "twee drie vier vijf zes zeven acht negen tien elf twaalf",
}
"""From 2 on: “one” and its like stand everywhere."""

STEM: Final = 5
"""Letters of a word that stay when it is bent."""
LONG: Final = 4
"""Letters that a word has which says what an answer is about; ``red`` has fewer."""

OF_ANSWER: Final = 0.75
OF_REASON: Final = 0.6
"""With so many of its words in one paragraph, an answer is told, or a reason given."""
WORDS_OF_REASON: Final = 4

SEEN: Final = 0.35
"""More than this share of what is folded is recognized as an answer; the rest talks about it."""

SOLUTIONS: Final = 50
"""So many right answers to a question are looked for; some questions have thousands."""

OPEN: Final = {
    "00-first-question": "what the lessons are about, below the only question",
    "01-board-and-set-up": "leads to the first heading",
    "09-annotated-game-2": "what the game has come to, below a table of it",
    "12-secret-clans-5": "a game to play",
    "13-masks-7": "games to let the computer play",
    "14-tournament-5": "a player to write",
}
"""What stands open below a quiz and leads to no code before the next heading, with the reason."""

GO_ON: Final = {"09-annotated-game-8": "its board has the button into the variation asked about"}
"""Quizzes below which a board stands at a later step, with the reason."""


class Below(NamedTuple):
    """A cell that stands below a quiz, before the next heading."""

    quiz: str
    number: int
    cell: course.Cell
    leads_on: bool
    """Whether there is code, for which it is the introduction, before the next heading."""

    def open(self, language: str) -> str:
        """What of it can be read at once, before the next heading."""
        text = self.cell.prose.get(language, "")
        return "" if self.cell.quiz else HEADING.split(text)[0].strip()


def name(lesson: course.Lesson) -> str:
    return f"{lesson.course.game}-{lesson.name}"


def has_heading(cell: course.Cell) -> bool:
    return any(HEADING.search(text) for text in cell.prose.values())


def below_quizzes(lesson: course.Lesson) -> Iterator[Below]:
    quiz = ""
    for number, cell in enumerate(lesson.cells):
        if asked := course.QUIZ.search(cell.code):
            quiz = asked[1]
        elif quiz:
            following = lesson.cells[number + 1 : number + 2]
            leads_on = not has_heading(cell) and any(each.code for each in following)
            yield Below(quiz, number, cell, leads_on)
        if has_heading(cell):
            quiz = ""


def telling(text: str, language: str) -> set[str]:
    """The words of a text that say what it is about: its places, numbers, names, long words."""
    numbers = {word: str(number) for number, word in enumerate(NUMBERS[language].split(), start=2)}
    return {
        numbers.get(word.casefold(), word.casefold()[:STEM])
        for word in WORD.findall(text)
        if word.casefold() in {*numbers, "red"} or len(word) >= LONG or not word.islower()
        if len(word) > 1 or word.isdigit()
    }


@cache
def asked_in(lesson: str) -> Mapping[str, list[Exercise[Any]]]:
    """The questions of a lesson, by the names of its quizzes."""
    asked: dict[str, list[Exercise[Any]]] = defaultdict(list)
    for each in questions(lesson):
        asked[each.quiz].append(each.exercise)
    return asked


@cache
def answers(exercise: Exercise[Any], language: str) -> list[set[str]]:
    """By what each right answer is known, where the question does not say it."""
    voice = Voice(language)
    answering = exercise.answering()
    known = telling(exercise.question(voice), language)
    found = (
        telling(told_answer(answering, solution, voice), language) - known
        for solution in islice(exercise.solutions(), SOLUTIONS)
    )
    return [words for words in found if words]


@cache
def reasons(exercise: Exercise[Any]) -> list[set[str]]:
    """By what the reasons for what is right are known, in English."""
    voice = Voice("en")
    known = telling(exercise.question(voice), "en")
    _, *said = told(exercise, voice)
    found = (telling(part, "en") - known for why in said for part in SENTENCE.split(why))
    return [words for words in found if len(words) >= WORDS_OF_REASON]


def is_told(text: str, exercise: Exercise[Any], language: str) -> bool:
    """Whether one paragraph of a text has what is right in it, or why it is."""
    why = reasons(exercise) if language == "en" else []
    clues = [(words, OF_ANSWER) for words in answers(exercise, language)]
    clues += [(words, OF_REASON) for words in why]
    paragraphs = [telling(block, language) for _, block in blocks(text)]
    return any(
        len(words & said) >= share * len(words) for words, share in clues for said in paragraphs
    )


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_no_answer_stands_open_below_its_question(lesson: course.Lesson) -> None:
    given_away = [
        f"{below.quiz}, {type(exercise).__name__} [{language}]: {text}"
        for below in below_quizzes(lesson)
        for language in LANGUAGES
        if (text := below.open(language))
        for exercise in asked_in(lesson.name)[below.quiz]
        if is_told(text, exercise, language)
    ]
    assert not given_away, "\n".join(given_away)


def test_answers_are_recognized() -> None:
    """What is folded tells answers, and these tests see that of many: they would see it open."""
    seen = {True: 0, False: 0}
    for lesson in LESSONS:
        for below in below_quizzes(lesson):
            if below.cell.quiz and (text := below.cell.prose.get("en")):
                asked = asked_in(lesson.name)[below.quiz]
                seen[any(is_told(text, exercise, "en") for exercise in asked)] += 1
    assert seen[True] > SEEN * sum(seen.values())


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_what_stands_open_below_a_question_introduces_something(lesson: course.Lesson) -> None:
    left_over = {
        below.quiz
        for below in below_quizzes(lesson)
        if below.open("en") and not below.leads_on and below.quiz not in OPEN
    }
    assert not left_over


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_a_walk_below_a_question_begins_at_its_first_step(lesson: course.Lesson) -> None:
    for below in below_quizzes(lesson):
        if below.cell.is_live and below.quiz not in GO_ON:
            shown = value_of(course.code_of(lesson, below.number, "en"))
            assert not getattr(shown, "step", 0), below.quiz
            shown.close()


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_what_tells_an_answer_tells_that_of_a_quiz_above(lesson: course.Lesson) -> None:
    for cell in lesson.cells:
        assert not cell.tells or cell.quiz
        assert not cell.quiz or not cell.is_live, "What is alive is not folded: begin it earlier."
        assert not cell.quiz or not has_heading(cell), "A heading stands open."


def test_what_is_not_folded_any_more_is_not_listed() -> None:
    below = {each.quiz for lesson in LESSONS for each in below_quizzes(lesson)}
    assert {*OPEN, *GO_ON} <= below
