"""What comes back at the end of a lesson: for whom nothing is known, and for a reader."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from clans_widget.clans import exercises
from clans_widget.core.session import MADE_FROM, SESSION
from clans_widget.quiz.course import Book, CourseFile, Entry, file_name
from clans_widget.words import sentence

RULES = ("M1", "M2", "V1")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CourseFile:
    """The progress of a reader who has a copy of lesson 04 open."""
    lesson = tmp_path / "clans" / "en" / "04-strife.ipynb"
    lesson.parent.mkdir(parents=True)
    lesson.write_text(json.dumps({"metadata": {MADE_FROM: {"made_from": "a lesson"}}}), "utf-8")
    monkeypatch.setenv(SESSION, str(lesson))
    return CourseFile(tmp_path / "clans" / file_name("clans"), "clans")


def wrong(quiz: str, rule: str) -> Entry:
    return Entry(quiz, 0, f"mark of {rule}", "knows", (rule,), tries=1)


def asked(*, rules: tuple[str, ...] = RULES, count: int = 3, seed: int | str = 7) -> list[str]:
    return [
        exercise.origin.kind
        for exercise in exercises.review(rules, count, seed)
        if exercise.origin is not None
    ]


@pytest.mark.slow
def test_without_a_reader_each_of_the_given_rules_is_asked_about_before_one_comes_again() -> None:
    assert sorted(asked()) == sorted(RULES)
    assert len(asked(count=5)) == 5
    assert set(asked(count=4)) == set(RULES)
    assert asked(rules=()) == []


def test_the_same_seed_asks_the_same_and_another_seed_something_else() -> None:
    first, again, other = (list(map(repr, exercises.review(RULES, seed=n))) for n in (4, 4, 5))
    assert first == again
    assert not set(first) & set(other)


def test_what_was_wrong_in_another_lesson_comes_back_first_and_says_so(file: CourseFile) -> None:
    file.change(lambda book: book.with_entries([wrong("02-moving-huts", "M3")], {}))
    back, *others = exercises.review(RULES)
    assert back.origin is not None
    assert back.origin.kind == "M3"
    assert back.because == sentence("course.wrong", rule="M3")
    earlier = [sentence("course.earlier", rule=rule) for rule in RULES]
    assert all(other.because in earlier for other in others)


def test_a_lesson_asks_the_same_however_much_of_it_has_been_answered(file: CourseFile) -> None:
    file.change(lambda book: book.with_entries([wrong("02-moving-huts", "M3")], {}))
    before = asked()
    file.change(lambda book: book.with_entries([wrong("04-strife-2", "V4")], {}))
    assert asked() == before


def test_a_file_that_cannot_be_read_is_as_none(file: CourseFile) -> None:
    fresh = asked()
    file.path.write_text("{", "utf-8")
    assert asked() == fresh
    assert file.path.read_text("utf-8") == "{"


def test_where_no_reader_is_known_nothing_is_written(tmp_path: Path) -> None:
    exercises.review(RULES)
    assert CourseFile(tmp_path / file_name("clans"), "clans").read() == Book("clans")
    assert not list(tmp_path.iterdir())


def test_a_rule_that_is_none_is_refused() -> None:
    with pytest.raises(exercises.ExerciseError, match="V10"):
        exercises.review(["V10"])
