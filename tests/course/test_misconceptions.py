"""Whoever has a wrong idea takes the lesson on its rule, and is found out and answered there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any, Final

import pytest

from clans_widget import use_language
from clans_widget.clans.exercises.choices.facts import FACTS
from clans_widget.clans.exercises.ideas import IDEAS, TRUE, Idea, all_believed
from clans_widget.clans.exercises.ideas.catalog.board import BOARD, SET_UP
from clans_widget.clans.exercises.ideas.catalog.end import END
from clans_widget.clans.exercises.ideas.catalog.moves import MOVES
from clans_widget.clans.exercises.ideas.catalog.villages import VILLAGES
from clans_widget.quiz import Exercise
from clans_widget.quiz.verdict import HINTS, WHICH
from clans_widget.words import LANGUAGES, Voice
from docs.courses import courses
from docs.website import lesson_pages, misconceptions
from docs.website.misconceptions import Asked
from tests.clans.engine.rulebook.test_rule_ids import RULES

AT_LEAST: Final = 40
"""So many ideas people have, if not more."""

TO_CATCH: Final = 2
"""So many exercises of the lesson on its rule catch whoever has an idea."""

HAD_BY_MANY: Final = {
    "limit-of-8": "M2",
    "four-colors": "V4",
    "strife-always": "V4",
    "destroyed-no-chip": "V3",
    "majority-only": "V7",
    "order-does-not-matter": "V8",
    "river-separates": "C2",
    "lake-joins": "C2",
}
"""Those that were seen with most beginners, and their rules."""

OF_AUTHORS: Final = ("choice", "estimate")
"""Kinds whose right answer an author gives."""

every_idea = pytest.mark.parametrize("idea", IDEAS.values(), ids=lambda idea: idea.name)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """The cells of lessons that are run for their questions may speak other languages."""
    yield
    use_language("en")


def asked_in(lesson: str) -> tuple[Asked, ...]:
    return misconceptions.questions(lesson)


def all_asked() -> Iterator[Asked]:
    for lesson in misconceptions.lessons():
        yield from asked_in(lesson.name)


@cache
def judged_right(exercise: Exercise[Any], answer: str) -> bool:
    return exercise.check(answer).right


def is_caught(idea: Idea, exercise: Exercise[Any]) -> bool:
    """Whether a pupil with the idea is told that the answer is wrong, more often than not."""
    answers = IDEAS.answers(idea, exercise)
    wrong = [answer for answer in answers if not judged_right(exercise, answer)]
    return 2 * len(wrong) > len(answers)


def answers_of(idea: Idea, exercise: Exercise[Any]) -> frozenset[str]:
    """What a pupil may answer; where the idea says nothing, as the rules have it."""
    return frozenset(IDEAS.answers(idea, exercise) or exercise.solutions())


def test_every_rule_has_a_wrong_idea() -> None:
    assert {idea.rule for idea in IDEAS.values()} == {*RULES}


def test_there_are_many_ideas_and_each_has_a_name_of_its_own() -> None:
    lists = (*BOARD, *SET_UP, *MOVES, *VILLAGES, *END)
    assert len(IDEAS) == len(lists) >= AT_LEAST
    assert list(IDEAS.values()) == sorted(lists, key=lambda idea: RULES.index(idea.rule))


def test_what_most_beginners_think_is_among_them() -> None:
    assert {name: IDEAS[name].rule for name in HAD_BY_MANY} == HAD_BY_MANY


@every_idea
def test_the_lesson_on_its_rule_catches_whoever_has_it(idea: Idea) -> None:
    lessons = misconceptions.teaching(idea.rule)
    assert lessons, "No lesson teaches the rule."
    caught = {
        lesson.name: [each.name for each in asked_in(lesson.name) if is_caught(idea, each.exercise)]
        for lesson in lessons
    }
    assert max(map(len, caught.values())) >= TO_CATCH, caught


@every_idea
def test_two_of_these_exercises_can_say_which_idea_it_is(idea: Idea) -> None:
    (row,) = (row for row in misconceptions.rows() if row.idea is idea)
    telling = [each.name for each in row.caught if idea in IDEAS.at(each.exercise)]
    assert len(telling) >= TO_CATCH, [each.name for each in row.caught]


@pytest.mark.parametrize("rule", RULES)
def test_two_ideas_of_a_rule_are_told_apart_by_some_exercise(rule: str) -> None:
    for one, other in combinations(IDEAS.about(rule), 2):
        assert any(
            answers_of(one, each.exercise).isdisjoint(answers_of(other, each.exercise))
            for each in all_asked()
        ), (one, other)


def test_whoever_believes_the_rules_answers_every_lesson_right() -> None:
    for each in all_asked():
        exercise = each.exercise
        if exercise.kind in OF_AUTHORS:
            assert all_believed(exercise, TRUE) == ()
        elif not getattr(getattr(exercise, "goal", None), "imagined", True):
            assert all_believed(exercise, TRUE) == (), each.name
        else:
            assert set(all_believed(exercise, TRUE)) == set(exercise.solutions()), each.name


@every_idea
def test_a_verdict_begins_with_what_answers_the_idea(idea: Idea) -> None:
    (row,) = (row for row in misconceptions.rows() if row.idea is idea)
    for each in row.caught:
        for answer in IDEAS.answers(idea, each.exercise):
            if idea in IDEAS.at(each.exercise) and not judged_right(each.exercise, answer):
                check_verdict(each.exercise, answer, idea)


def check_verdict(exercise: Exercise[Any], answer: str, idea: Idea) -> None:
    """The likeliest of the ideas that lead to an answer is refuted, before all else."""
    verdict = exercise.check(answer)
    assert verdict.idea is not None
    explained = IDEAS.explained(exercise, answer)
    assert idea in explained
    assert verdict.idea is explained[0]
    said = {language: refuted(idea, exercise, answer, language) for language in LANGUAGES}
    assert len({*said.values()}) == len(LANGUAGES), said
    for language, sentence in said.items():
        assert "{" not in sentence, sentence
        assert idea.told.in_voice(Voice(language)) not in sentence, "It is only named."
        assert idea.rule in sentence, sentence
        begun = refuted(verdict.idea, exercise, answer, language)
        assert verdict.sentences_at(HINTS, language)[1] == begun
        assert verdict.sentences_at(WHICH, language)[1] == begun


def refuted(idea: Any, exercise: Exercise[Any], answer: str, language: str) -> str:
    return str(idea.refutation(exercise, answer).in_voice(Voice(language, exercise.players)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_idea_is_told_in_words_of_its_own(language: str) -> None:
    told = [idea.told.in_voice(Voice(language)) for idea in IDEAS.values()]
    assert len({*told}) == len(told)
    assert all(text[0].isupper() and text.endswith(".") for text in told)


@every_idea
def test_what_it_knows_wrong_is_an_answer_that_is_offered(idea: Idea) -> None:
    assert idea.knows.items() <= {
        (name, wrong) for name, fact in FACTS.items() for wrong in fact.wrong
    }
    assert all({*idea.rules} & {*FACTS[name].rules} for name in idea.knows)


def test_the_table_has_no_gap() -> None:
    assert misconceptions.gaps() == ""


def test_a_gap_is_told_with_its_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = misconceptions.rows()
    short = next(row for row in rows if row.idea.name == "limit-of-8")
    none = next(row for row in rows if row.idea.name == "tie-nobody")
    gaps = [short._replace(caught=short.caught[:1]), none._replace(lesson=None, caught=())]
    monkeypatch.setattr(misconceptions, "rows", lambda: (*gaps, *rows))
    assert misconceptions.gaps().splitlines() == [
        "02-moving: M2 limit-of-8: 1 of 2",
        "no lesson: F4 tie-nobody: 0 of 2",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_a_page_with_every_idea_its_lesson_and_its_questions(language: str) -> None:
    (course,) = (course for course in courses() if course.game == misconceptions.GAME)
    text = lesson_pages.beside(course, language)[misconceptions.PAGE]
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    assert len(lines) == len(IDEAS)
    for line, row in zip(lines, misconceptions.rows(), strict=True):
        rule, idea, lesson, questions = (cell.strip() for cell in line.strip("|").split(" | "))
        assert f"[{row.idea.rule}]" in rule
        assert idea == row.idea.told.in_voice(Voice(language))
        assert row.lesson is not None
        assert lesson.endswith(f" {row.lesson.title(language)}]({row.lesson.name}.ipynb)")
        name, numbers = row.lesson.name, [each.split(".") for each in questions.split(", ")]
        quizzes = {quiz: name if quiz == "1" else f"{name}-{quiz}" for quiz, _ in numbers}
        found = [f"{quizzes[quiz]}, {number}" for quiz, number in numbers]
        assert found == [each.name for each in row.caught]
