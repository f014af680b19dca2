"""What a device keeps of the questions on the page of an author's notebook."""

from __future__ import annotations

from pathlib import Path

import pytest

from clans_widget.clans import exercises
from clans_widget.quiz.course import Book, CourseFile, Entry, from_text, standings, to_text


@pytest.mark.parametrize(
    ("page", "lessons"),
    [("friday", ["friday"]), ("04-strife", ["04-strife/04-strife", "04-strife/other"])],
)
def test_the_questions_of_an_authors_page_are_no_lesson_of_the_course(
    page: str, lessons: list[str], tmp_path: Path
) -> None:
    file = CourseFile(tmp_path / "progress.json", "clans", on_device=True, page=page)
    quizzes = [file.name_of(quiz) for quiz in ("04-strife", "other")]
    entries = [Entry(quiz, 0, "m", "choice", ("V4",), 1.0, 1) for quiz in quizzes]
    book = file.change(lambda book: book.with_entries(entries, dict.fromkeys(quizzes, 1)))
    begun = [each for each in standings(book, exercises.COURSE) if each.is_begun]
    assert [each.lesson.name for each in begun] == lessons
    assert all(each.solved == each.questions for each in begun)
    assert file.read() == book


def test_what_was_left_out_on_an_authors_page_counts_and_a_test_stands_by_itself(
    tmp_path: Path,
) -> None:
    file = CourseFile(tmp_path / "progress.json", "clans", on_device=True, page="friday")
    for quiz, count in {"first": 1, "second": 22, "end-test": 5}.items():
        file.ask(quiz, count, is_test=quiz == "end-test")
    assert not file.path.exists(), "nothing was answered"

    def answered(quiz: str) -> dict[str, tuple[int, int, int]]:
        entry = Entry(file.name_of(quiz), 0, "m", "choice", ("V4",), 1.0, 1)
        book = file.change(lambda book: book.with_entries([entry], {}))
        assert file.read() == from_text(to_text(book)) == book
        assert book.merged(Book("clans")) == Book("clans").merged(book)
        own = [each for each in standings(book, exercises.COURSE) if not each.lesson.titles]
        return {each.lesson.name: (each.solved, each.questions, each.stars) for each in own}

    assert answered("first") == {"friday": (1, 23, 0), "friday/end-test": (0, 5, 0)}
    assert answered("end-test") == {"friday": (1, 23, 0), "friday/end-test": (1, 5, 0)}


def test_what_an_earlier_version_has_kept_of_a_page_counts_anew_when_it_is_opened(
    tmp_path: Path,
) -> None:
    entry = Entry("friday/first", 0, "m", "choice", ("V4",), 1.0, 1)
    book = Book("clans").with_entries([entry], {"friday/first": 1})
    path = tmp_path / "progress.json"
    path.write_text(to_text(book), "utf-8")
    assert '"tests"' not in path.read_text("utf-8")
    file = CourseFile(path, "clans", on_device=True, page="friday")
    file.ask("second", 22, is_test=False)
    assert dict(file.read().sizes) == {"friday/first": 1, "friday/second": 22}


def test_a_name_of_any_length_can_be_read_again(tmp_path: Path) -> None:
    file = CourseFile(tmp_path / "progress.json", "clans", page="p" * 150)
    entry = Entry(file.name_of("q" * 150), 0, "m", "choice", (), 1.0, 1)
    book = file.change(lambda book: book.with_entries([entry], {entry.quiz: 1}))
    assert file.read() == book
