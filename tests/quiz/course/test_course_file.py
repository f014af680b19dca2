"""The file with the progress of a course: what is in it, and when it is written."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from errno import EACCES, ENOSPC
from html import unescape
from pathlib import Path
from subprocess import Popen
from threading import Thread
from typing import Final

import pytest

from clans_widget import Quiz, Stars
from clans_widget.clans import exercises
from clans_widget.core.session import MADE_FROM, SESSION
from clans_widget.quiz.course import (
    Book,
    CourseError,
    CourseFile,
    Entry,
    course_file,
    file_name,
    keeping,
    lock,
)
from clans_widget.quiz.course.form import VERSION
from clans_widget.quiz.scene import Clear
from clans_widget.quiz.scene.examination import Examination
from tests.quiz.scenes import choose

ROOT: Final = Path(__file__).parents[3]

KEPT_OF_A_FILE: Final = {
    *("what", "version", "course", "name", "renamed", "quizzes", "questions"),
}
KEPT_OF_A_QUESTION: Final = {
    *("quiz", "number", "question", "kind", "rules", "points", "tries", "hints"),
    *("asked", "wrong", "answer"),
}


@pytest.fixture(autouse=True)
def begin_kernel(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Begins another kernel, which knows no quiz: so does each test."""

    def begin() -> None:
        monkeypatch.setattr(Quiz, "_of_kernel", {})

    begin()
    return begin


def opened(folder: Path, lesson: str, monkeypatch: pytest.MonkeyPatch) -> CourseFile:
    """A pupil's own copy of a lesson is open."""
    notebook = folder / "clans" / "en" / f"{lesson}.ipynb"
    notebook.parent.mkdir(parents=True, exist_ok=True)
    notebook.write_text(json.dumps({"metadata": {MADE_FROM: {"made_from": "it"}}}), "utf-8")
    monkeypatch.setenv(SESSION, str(notebook))
    file = course_file("clans")
    assert file is not None
    return file


def answer(quiz: Quiz, text: str) -> None:
    """Write an answer into the quiz as a reader does, and check it."""
    quiz._scene.do(Clear())
    quiz._scene.question.choose(text)
    quiz.check()


def test_a_quiz_in_a_lesson_writes_the_answers_and_nothing_about_the_pupil(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = opened(tmp_path, "04-strife", monkeypatch)
    exercise = exercises.about("V4", 3)
    wrong = next(
        text
        for idea in exercise.ideas().about(*exercise.rules)
        for text in idea.answers(exercise)
        if text not in exercise.solutions()
    )
    quiz = Quiz(exercise, exercises.about("V4", 4), name="04-strife")
    assert not file.path.exists()
    answer(quiz, wrong)
    answer(quiz, exercise.solutions()[0])
    kept = json.loads(file.path.read_text("utf-8"))
    assert set(kept) == KEPT_OF_A_FILE
    assert (kept["version"], kept["name"], kept["quizzes"]) == (VERSION, "", {"04-strife": 2})
    (question,) = kept["questions"]
    assert set(question) == KEPT_OF_A_QUESTION
    assert (question["points"], question["tries"], question["wrong"]) == (1.0, 2, [wrong])
    assert question["asked"] == repr(exercise)
    assert str(tmp_path) not in file.path.read_text("utf-8")
    assert [path.name for path in file.path.parent.iterdir() if path.is_file()] == [
        file_name("clans")
    ]


@pytest.mark.slow
def test_a_test_is_kept_when_it_is_handed_in_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = opened(tmp_path, "end-test", monkeypatch)
    questions = exercises.end_test(7)
    quiz = Quiz(*questions, test=True, name="end-test")
    for number, exercise in enumerate(questions):
        quiz.ask(number)
        choose(quiz._scene, exercise.solutions()[0])
    assert not file.read().entries
    quiz.hand_in()
    entries = file.read().entries
    assert len(entries) == len(questions)
    assert all(entry.is_at_once for entry in entries)


def test_a_lesson_in_the_source_tree_or_elsewhere_writes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stranger = tmp_path / "clans" / "en" / "mine.ipynb"
    stranger.parent.mkdir(parents=True)
    stranger.write_text(json.dumps({"metadata": {}}), "utf-8")
    for notebook in (ROOT / "notebooks" / "clans" / "en" / "04-strife.ipynb", stranger):
        assert notebook.is_file()
        monkeypatch.setenv(SESSION, str(notebook))
        exercise = exercises.about("V4", 3)
        quiz = Quiz(exercise, name=f"of {notebook.stem}")
        answer(quiz, exercise.solutions()[0])
        assert quiz.progress["state"].tolist() == ["solved"]
        assert not list(notebook.parents[1].rglob(f"*{file_name('clans')}*"))


def test_two_tabs_lose_nothing_of_each_other(tmp_path: Path) -> None:
    one, other = (CourseFile(tmp_path / "progress.json", "clans") for _ in range(2))
    first = Entry("04-strife", 0, "a", "worth", ("V4",), 0.5, 2, 1, "", ("1",))
    better = Entry("04-strife", 0, "a", "worth", ("V4",), 1.0, 2, 0, "", ("2",))
    second = Entry("05-epochs", 0, "b", "worth", ("V5",), 1.0, 1)
    one.change(lambda book: book.with_entries([first], {"04-strife": 1}))
    other.change(lambda book: book.with_entries([second], {"05-epochs": 1}))
    one.change(lambda book: book.with_entries([better], {"04-strife": 1}))
    book = other.read()
    assert [entry.mark for entry in book.entries] == ["a", "b"]
    both = book.entries[0]
    assert (both.points, both.tries, both.hints, both.wrong) == (1.0, 3, 1, ("1", "2"))
    assert dict(book.sizes) == {"04-strife": 1, "05-epochs": 1}


def solved(number: int) -> Entry:
    return Entry("04-strife", number, f"question {number}", "worth", ("V4",), 1.0, 1)


def test_a_change_waits_for_another_that_has_begun(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    second = Thread(
        target=lambda: CourseFile(path, "clans").change(
            lambda book: book.with_entries([solved(2)], {})
        )
    )

    def first(book: Book) -> Book:
        second.start()
        second.join(0.3)  # it would be over, if it did not wait
        return book.with_entries([solved(1)], {})

    CourseFile(path, "clans").change(first)
    second.join()
    assert {entry.number for entry in CourseFile(path, "clans").read().entries} == {1, 2}
    assert [each.name for each in tmp_path.iterdir()] == ["progress.json"]


CHANGE_OFTEN: Final = """
import sys
from pathlib import Path
from clans_widget.quiz.course import CourseFile, Entry
path, first = Path(sys.argv[1]), int(sys.argv[2])
for number in range(first, first + 40):
    entry = Entry("04-strife", number, f"question {number}", "worth", ("V4",), 1.0, 1)
    CourseFile(path, "clans").change(lambda book: book.with_entries([entry], {}))
"""


@pytest.mark.slow
def test_two_notebooks_that_write_at_once_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    both = [Popen([sys.executable, "-c", CHANGE_OFTEN, path, first]) for first in ("0", "100")]
    assert [process.wait() for process in both] == [0, 0]
    numbers = {entry.number for entry in CourseFile(path, "clans").read().entries}
    assert numbers == {*range(40), *range(100, 140)}
    assert [each.name for each in tmp_path.iterdir()] == ["progress.json"]


def test_where_nothing_can_be_locked_a_change_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: int) -> None:
        raise OSError

    monkeypatch.setattr(lock, "_take", refuse)
    monkeypatch.setattr(lock, "PATIENCE", 0.01)
    file = CourseFile(tmp_path / "progress.json", "clans")
    file.change(lambda book: book.named("Ann"))
    (tmp_path / ".progress.json.lock").unlink(missing_ok=True)
    (tmp_path / ".progress.json.lock").mkdir()
    file.change(lambda book: book.named("Bob"))
    assert file.read().name == "Bob"


@pytest.mark.parametrize("text", ["{", "[]", '{"what": "clans_widget: progress of a course"}'])
def test_a_file_that_cannot_be_used_is_never_written_over(
    text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = opened(tmp_path, "05-epochs", monkeypatch)
    file.path.write_text(text, "utf-8")
    with pytest.raises(CourseError):
        file.change(lambda book: book.named("Ann"))
    exercise = exercises.about("V9", 3)
    quiz = Quiz(exercise, name="05-epochs")
    answer(quiz, exercise.solutions()[0])
    assert file.path.read_text("utf-8") == text
    assert quiz._recorder.trouble is not None


def test_a_name_is_chosen_under_the_stars_and_stands_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = opened(tmp_path, "00-first-question", monkeypatch)
    stars = Stars(exercises.COURSE)
    assert not file.path.exists()
    assert stars._name is not None
    stars._name.value = "  Ann\tB. "
    assert file.read() == Book("clans").named("Ann B.")
    assert stars._name.value == "Ann B."


def test_stars_promise_no_file_where_none_can_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = opened(tmp_path, "00-first-question", monkeypatch)
    stars = Stars(exercises.COURSE)
    assert file.path.name in stars._where.value

    def fail(*_: object) -> None:
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    with monkeypatch.context() as full:
        full.setattr(keeping, "write_file", fail)
        with pytest.raises(CourseError) as refused:
            file.change(lambda book: book.named("Ann"))
        assert str(refused.value) in unescape(stars._page.value)
        assert file.path.name not in stars._where.value
    file.change(lambda book: book.named("Ann"))
    assert file.path.name in stars._where.value, "There is room again."
    stars.close()


def test_stars_say_before_the_first_answer_that_a_folder_may_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = opened(tmp_path, "00-first-question", monkeypatch)
    monkeypatch.setattr(os, "access", lambda *_: False)  # for root every folder may be written
    stars = Stars(exercises.COURSE)
    assert os.strerror(EACCES) in stars._page.value
    assert file.path.name not in stars._where.value
    stars.close()


def test_stars_follow_what_is_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened(tmp_path, "00-first-question", monkeypatch)
    stars = Stars(exercises.COURSE)
    first = stars.standings[0]
    assert (first.lesson.name, first.stars) == ("00-first-question", 0)
    exercise = exercises.about("V1", 3)
    answer(Quiz(exercise, name="00-first-question"), exercise.solutions()[0])
    assert stars.standings[0].stars == 3
    assert "★★★" in stars.text
    assert sum(each.stars for each in stars.standings) == 3
    stars.close()


def test_answers_come_back_when_a_new_version_replaces_the_lesson(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begin_kernel: Callable[[], None]
) -> None:
    opened(tmp_path, "04-strife", monkeypatch)
    first, second, third = (exercises.about("V4", seed) for seed in (3, 4, 5))
    quiz = Quiz(first, second, name="04-strife")
    answer(quiz, first.solutions()[0])
    quiz.ask(1)
    quiz.help()
    begin_kernel()
    opened(tmp_path, "04-strife", monkeypatch)  # without the outputs of the quiz
    again = Quiz(third, first, second, name="04-strife")
    assert list(again.progress.state) == ["open", "solved", "open"]
    assert list(again.progress.tries) == [0, 1, 0]
    assert list(again.progress.hints) == [0, 0, 1]
    again.ask(1)
    assert again._scene.question.answering.text == first.solutions()[0]


def test_a_test_goes_on_where_it_was_left_without_its_notebook(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begin_kernel: Callable[[], None]
) -> None:
    opened(tmp_path, "end-test", monkeypatch)
    questions = exercises.end_test(7)
    right = [exercise.solutions()[0] for exercise in questions]

    def begun() -> Quiz:
        begin_kernel()
        return Quiz(*questions, test=True, name="end-test")

    def choose_at(quiz: Quiz, number: int, text: str) -> None:
        quiz.ask(number)
        quiz._scene.do(Clear())
        if text:
            choose(quiz._scene, text)

    quiz = begun()
    for number in range(3):
        choose_at(quiz, number, right[number])
    choose_at(quiz, 1, "")
    again = begun()
    chosen = [attempt.answer for attempt in again._scene.progress.attempts]
    assert chosen[:4] == [right[0], "", right[2], ""]
    assert list(again.progress.state) == ["open"] * len(questions)
    for _ in range(2):
        again.hand_in()
    over = begun()
    assert isinstance(over._scene, Examination)
    assert over._scene.is_over
    assert list(over.progress.points)[:4] == [1.0, 0.0, 1.0, 0.0]


def test_a_tab_writes_what_was_done_in_it_and_not_what_it_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begin_kernel: Callable[[], None]
) -> None:
    file = opened(tmp_path, "end-test", monkeypatch)
    questions = exercises.end_test(7)
    tabs = []
    for _ in range(2):
        begin_kernel()
        tabs.append(Quiz(*questions, test=True, name="end-test"))

    def choose_at(tab: Quiz, number: int, text: str) -> None:
        tab.ask(number)
        tab._scene.do(Clear())
        choose(tab._scene, text)

    right = [exercise.solutions()[0] for exercise in questions]
    choose_at(tabs[0], 0, right[0])
    choose_at(tabs[1], 1, right[1])
    choose_at(tabs[0], 2, right[2])
    assert {draft.number: draft.answer for draft in file.read().drafts} == dict(
        enumerate(right[:3])
    )


def test_who_has_started_over_does_not_find_the_old_answers_in_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begin_kernel: Callable[[], None]
) -> None:
    file = opened(tmp_path, "04-strife", monkeypatch)
    exercise = exercises.about("V4", 3)
    quiz = Quiz(exercise, name="04-strife")
    answer(quiz, exercise.solutions()[0])
    quiz.start_over()
    begin_kernel()
    again = Quiz(exercise, name="04-strife")
    assert list(again.progress.state) == ["open"]
    assert file.read().entries[0].is_at_once, "what was reached stays"
    answer(again, exercise.solutions()[0])
    begin_kernel()
    assert list(Quiz(exercise, name="04-strife").progress.state) == ["solved"]


def test_where_the_file_has_all_answers_is_known(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    exercise = exercises.about("V4", 3)
    assert not Quiz(exercise, name="nowhere")._recorder.has_all
    file = opened(tmp_path, "04-strife", monkeypatch)
    quiz = Quiz(exercise, name="04-strife")
    has_all = [quiz._recorder.has_all]
    file.path.write_text("{", "utf-8")
    answer(quiz, exercise.solutions()[0])
    has_all.append(quiz._recorder.has_all)
    file.path.unlink()
    quiz.help()
    assert [*has_all, quiz._recorder.has_all] == [True, False, True]
    assert [entry.is_solved for entry in file.read().entries] == [True], "what was owed is written"
