"""Whoever has a wrong idea takes the lesson on its rule, and is found out and answered there."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations
from typing import Any, Final, NamedTuple

import pytest

from clans_widget import use_language
from clans_widget.clans.exercises.ideas import IDEAS as CLANS_IDEAS
from clans_widget.quiz import Exercise
from clans_widget.quiz.ideas import Idea, may_tell
from clans_widget.quiz.verdict import HINTS, WHICH
from clans_widget.words import LANGUAGES, Voice
from docs.courses import courses
from docs.lessons import lessons_of
from docs.website import lesson_pages, misconceptions
from docs.website.misconceptions import Asked
from tests.games import has, part_of, rules_of

pytestmark = pytest.mark.slow


class Game(NamedTuple):
    """What a game says of wrong ideas about it."""

    name: str
    ideas: Any
    rules: Sequence[str]
    facts: Mapping[str, Any]
    true: Any
    all_believed: Callable[[Exercise[Any], Any], Sequence[str]]


def about(game: str) -> Game:
    """What a game says of wrong ideas."""
    ideas: Any = part_of(game, "exercises.ideas")
    facts = part_of(game, FACTS).FACTS if has(game, FACTS) else {}
    return Game(game, ideas.IDEAS, rules_of(game), facts, ideas.TRUE, ideas.all_believed)


FACTS: Final = "exercises.choices.facts"

GAMES: Final = tuple(about(course.game) for course in courses() if course.by_doing)
"""Those that are taught by doing: then exercises find out what somebody thinks."""

AT_LEAST: Final = 40
"""So many ideas people have about each game, if not more."""

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

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

every_idea = pytest.mark.parametrize(
    ("game", "idea"),
    [
        pytest.param(game, idea, id=f"{game.name}-{idea.name}")
        for game in GAMES
        for idea in game.ideas.values()
    ],
)


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """The cells of lessons that are run for their questions may speak other languages."""
    yield
    use_language("en")


def asked_in(lesson: str) -> tuple[Asked, ...]:
    return misconceptions.questions(lesson)


def all_asked(game: Game) -> Iterator[Asked]:
    (course,) = (course for course in courses() if course.game == game.name)
    for lesson in lessons_of(course):
        yield from asked_in(lesson.name)


def row_of(game: Game, idea: Idea) -> misconceptions.Row:
    (row,) = (row for row in misconceptions.rows(game.name) if row.idea is idea)
    return row


@cache
def judged_right(exercise: Exercise[Any], answer: str) -> bool:
    return exercise.check(answer).right


def is_caught(game: Game, idea: Idea, exercise: Exercise[Any]) -> bool:
    """Whether a pupil with the idea is told that the answer is wrong, more often than not."""
    answers = game.ideas.answers(idea, exercise)
    wrong = [answer for answer in answers if not judged_right(exercise, answer)]
    return 2 * len(wrong) > len(answers)


def answers_of(game: Game, idea: Idea, exercise: Exercise[Any]) -> frozenset[str]:
    """What a pupil may answer; where the idea says nothing, as the rules have it."""
    return frozenset(game.ideas.answers(idea, exercise) or exercise.solutions())


@every_game
def test_every_rule_has_a_wrong_idea(game: Game) -> None:
    assert {idea.rule for idea in game.ideas.values()} == {*game.rules}


@every_game
def test_there_are_many_ideas_in_the_order_of_the_rules(game: Game) -> None:
    ideas = list(game.ideas.values())
    assert len(ideas) >= AT_LEAST
    assert ideas == sorted(ideas, key=lambda idea: game.rules.index(idea.rule))


def test_what_most_beginners_think_is_among_them() -> None:
    assert {name: CLANS_IDEAS[name].rule for name in HAD_BY_MANY} == HAD_BY_MANY


@every_idea
def test_the_lesson_on_its_rule_catches_whoever_has_it(game: Game, idea: Idea) -> None:
    """The first that teaches the rule: what a later one asks again does not make up for it."""
    lessons = misconceptions.teaching(idea.rule)
    assert lessons, "No lesson teaches the rule."
    asked = asked_in(lessons[0].name)
    caught = [each.name for each in asked if is_caught(game, idea, each.exercise)]
    assert len(caught) >= TO_CATCH, (lessons[0].name, caught)


@every_idea
def test_two_of_these_exercises_can_say_which_idea_it_is(game: Game, idea: Idea) -> None:
    row = row_of(game, idea)
    telling = [each.name for each in row.caught if idea in game.ideas.at(each.exercise)]
    assert len(telling) >= TO_CATCH, [each.name for each in row.caught]


@pytest.mark.parametrize(
    ("game", "rule"),
    [pytest.param(game, rule, id=rule) for game in GAMES for rule in game.rules],
)
def test_two_ideas_of_a_rule_are_told_apart_by_some_exercise(game: Game, rule: str) -> None:
    for one, other in combinations(game.ideas.about(rule), 2):
        assert any(
            answers_of(game, one, each.exercise).isdisjoint(answers_of(game, other, each.exercise))
            for each in all_asked(game)
        ), (one, other)


@every_game
def test_whoever_believes_the_rules_answers_every_lesson_right(game: Game) -> None:
    imagined = 0
    for each in all_asked(game):
        believed = set(game.all_believed(each.exercise, game.true))
        if says_nothing(each.exercise):
            assert not believed, each.name
        elif believed or game.name == "clans":
            assert believed == set(each.exercise.solutions()), each.name
            imagined += 1
    assert imagined > AT_LEAST


def says_nothing(exercise: Exercise[Any]) -> bool:
    """Whether beliefs about the rules say nothing about an exercise."""
    of_author = exercise.kind in OF_AUTHORS
    return of_author or not getattr(getattr(exercise, "goal", None), "imagined", True)


@every_idea
def test_a_verdict_begins_with_what_answers_the_idea(game: Game, idea: Idea) -> None:
    for each in row_of(game, idea).caught:
        for answer in game.ideas.answers(idea, each.exercise):
            if is_named(game, idea, each.exercise, answer):
                check_verdict(game, each.exercise, answer, idea)


def is_named(game: Game, idea: Idea, exercise: Exercise[Any], answer: str) -> bool:
    """Whether an answer to which the idea leads is one from which it is guessed."""
    is_wrong = idea in game.ideas.at(exercise) and not judged_right(exercise, answer)
    return is_wrong and may_tell(exercise, answer)


def check_verdict(game: Game, exercise: Exercise[Any], answer: str, idea: Idea) -> None:
    """The likeliest of the ideas that lead to an answer is refuted, before all else."""
    verdict = exercise.check(answer)
    assert verdict.idea is not None
    explained = game.ideas.explained(exercise, answer)
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


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_idea_is_told_in_words_of_its_own(game: Game, language: str) -> None:
    told = [idea.told.in_voice(Voice(language)) for idea in game.ideas.values()]
    assert len({*told}) == len(told)
    assert all(text[0].isupper() and text.endswith(".") for text in told)


@every_idea
def test_what_it_knows_wrong_is_an_answer_that_is_offered(game: Game, idea: Any) -> None:
    assert idea.knows.items() <= {
        (name, wrong) for name, fact in game.facts.items() for wrong in fact.wrong
    }
    assert all({*idea.rules} & {*game.facts[name].rules} for name in idea.knows)


def test_the_table_has_no_gap() -> None:
    assert misconceptions.gaps() == ""


def test_a_gap_is_told_with_its_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    rows = misconceptions.rows("clans")
    short = next(row for row in rows if row.idea.name == "limit-of-8")
    none = next(row for row in rows if row.idea.name == "tie-nobody")
    gaps = [short._replace(caught=short.caught[:1]), none._replace(lesson=None, caught=())]
    monkeypatch.setattr(
        misconceptions, "rows", lambda game: (*gaps, *rows) if game == "clans" else ()
    )
    assert misconceptions.gaps().splitlines() == [
        "02-moving: M2 limit-of-8: 1 of 2",
        "no lesson: F4 tie-nobody: 0 of 2",
    ]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_a_page_with_every_idea_its_lesson_and_its_questions(
    game: Game, language: str
) -> None:
    (course,) = (course for course in courses() if course.game == game.name)
    text = lesson_pages.beside(course, language)[misconceptions.PAGE]
    about = text.split("\n\n")[1]
    assert {each.title for each in courses() if each.title in about.split()} == {course.title}
    lines = [line for line in text.splitlines() if line.startswith("|")][2:]
    assert len(lines) == len(game.ideas)
    for line, row in zip(lines, misconceptions.rows(game.name), strict=True):
        rule, idea, lesson, questions = (cell.strip() for cell in line.strip("|").split(" | "))
        assert f"[{row.idea.rule}]" in rule
        assert idea == row.idea.told.in_voice(Voice(language))
        assert row.lesson is not None
        assert lesson.endswith(f" {row.lesson.title(language)}]({row.lesson.name}.ipynb)")
        name, numbers = row.lesson.name, [each.split(".") for each in questions.split(", ")]
        quizzes = {quiz: name if quiz == "1" else f"{name}-{quiz}" for quiz, _ in numbers}
        found = [f"{quizzes[quiz]}, {number}" for quiz, number in numbers]
        assert found == [each.name for each in row.caught]
