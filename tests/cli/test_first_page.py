"""Which lesson the command opens: in which language, of which game, and where somebody was."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path

import pytest

from clans_widget.cli.first_page import first_page, game_at_hand
from clans_widget.cli.front_door import languages_in, opened
from clans_widget.lessons.catalog import lessons_of
from clans_widget.quiz.course import Book, CourseFile, Entry, Syllabus, file_name
from clans_widget.words import LANGUAGES

FIRST = "00-first-question"
"""A lesson with one question."""

SECOND = "00-quick-tour"
"""A lesson whose quizzes have one question each."""

QUIZZES = (SECOND, f"{SECOND}-2", f"{SECOND}-3", f"{SECOND}-4")


def answer(folder: Path, *quizzes: str, game: str = "clans", points: float = 1.0) -> None:
    """Answer the first question of some quizzes."""
    keep(folder, [Entry(quiz, 0, "m", "worth", ("V4",), points, 1) for quiz in quizzes], game)


def keep(folder: Path, entries: Sequence[Entry], game: str = "clans") -> None:
    """Keep what was answered."""
    (folder / game).mkdir(parents=True, exist_ok=True)
    file = CourseFile(folder / game / file_name(game), game)
    file.change(lambda book: book.with_entries(entries, {}))


def shown(folder: Path) -> str:
    return Path(first_page(folder, "clans", "en")).stem


def test_whoever_has_solved_nothing_is_shown_the_first_page(tmp_path: Path) -> None:
    assert shown(tmp_path) == FIRST
    answer(tmp_path, "04-strife", points=0.5)
    assert shown(tmp_path) == FIRST


def test_whoever_comes_back_goes_on_where_they_were(tmp_path: Path) -> None:
    answer(tmp_path, FIRST)
    assert shown(tmp_path) == SECOND
    answer(tmp_path, *QUIZZES[:-1])
    assert shown(tmp_path) == SECOND
    answer(tmp_path, QUIZZES[-1])
    assert shown(tmp_path) == "01-board-and-set-up"
    answer(tmp_path, "05-epochs", points=0.0)
    assert shown(tmp_path) == "05-epochs"


def test_whoever_has_solved_everything_is_shown_the_list_of_lessons(tmp_path: Path) -> None:
    lessons = Syllabus.of("clans_widget.clans.exercises").lessons
    *others, last = [
        Entry(quiz, number, "m", "worth", ("V4",), 1.0, 1)
        for lesson in lessons
        for quiz, count in lesson.quizzes.items()
        for number in range(count)
    ]
    keep(tmp_path, others)
    assert shown(tmp_path) == last.lesson
    keep(tmp_path, [last])
    assert shown(tmp_path) == FIRST


def test_whoever_has_played_last_goes_on_with_the_game_of_their_own(tmp_path: Path) -> None:
    answer(tmp_path, FIRST)
    game = tmp_path / "clans" / "own-game.game.json"
    game.write_text("{}", "utf-8")
    for file, changed in ((tmp_path / "clans" / file_name("clans"), 7), (game, 8)):
        os.utime(file, (changed, changed))
    assert opened(tmp_path, "", ["fr"]) == "clans/fr/own-game.ipynb"
    os.utime(game, (6, 6))
    assert shown(tmp_path) == SECOND
    answer(tmp_path, "00-first-rolls", game="clann")
    (tmp_path / "clann" / file_name("clann")).unlink()
    (tmp_path / "clann" / "own-game.game.json").write_text("{}", "utf-8")
    assert game_at_hand(tmp_path) == "clann", "where no question was answered"


@pytest.mark.parametrize("text", ["{", "", "[]"])
def test_a_file_that_cannot_be_read_leads_to_the_first_page(text: str, tmp_path: Path) -> None:
    answer(tmp_path, FIRST)
    (tmp_path / "clans" / file_name("clans")).write_text(text, "utf-8")
    assert shown(tmp_path) == FIRST


def test_a_quiz_of_ones_own_is_no_place_to_go_on(tmp_path: Path) -> None:
    answer(tmp_path, "mine", FIRST)
    assert shown(tmp_path) == SECOND


def test_the_game_is_the_one_in_which_was_answered_last(tmp_path: Path) -> None:
    assert game_at_hand(tmp_path) == "clans"
    answer(tmp_path, "00-first-rolls", game="clann")
    assert game_at_hand(tmp_path) == "clann"
    answer(tmp_path, FIRST)
    for game, changed in (("clans", 7), ("clann", 8)):
        os.utime(tmp_path / game / file_name(game), (changed, changed))
    assert game_at_hand(tmp_path) == "clann"
    assert opened(tmp_path, "", []) == "clann/en/00-first-rolls.ipynb"
    assert opened(tmp_path, "/clans", []) == f"clans/en/{SECOND}.ipynb"


@pytest.mark.parametrize(
    ("wished", "spoken", "place"),
    [
        ("", [], "clans/en"),
        ("", ["nl", "fr"], "clans/nl"),
        ("", ["de", "", "fr"], "clans/fr"),
        ("/fr", ["nl"], "clans/fr"),
        ("/clann", ["nl"], "clann/nl"),
        ("/clann/fr", ["nl"], "clann/fr"),
        ("", ["..", "clans", "x/y"], "clans/en"),
        ("/chess/de", [], "clans/en"),
    ],
)
def test_what_is_named_prevails_over_the_language_of_the_browser(
    wished: str, spoken: list[str], place: str, tmp_path: Path
) -> None:
    found = opened(tmp_path, wished, spoken)
    game, language = place.split("/")
    assert found == f"{place}/{lessons_of(game, language)[0].name}"
    assert len(list((tmp_path / place).glob("*.ipynb"))) == len(lessons_of(game, language))
    assert [path.name for path in (tmp_path / game).iterdir()] == [language]


def test_a_folder_that_cannot_be_written_is_shown_all_the_same(tmp_path: Path) -> None:
    (tmp_path / "clans").write_text("a file", "utf-8")
    assert opened(tmp_path, "", ["fr"]) == f"clans/fr/{FIRST}.ipynb"


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("fr", "fr"),
        ("nl-BE,nl;q=0.9,en;q=0.8", "nl"),
        ("en;q=0.2, FR-ch ; q=0.7", "fr"),
        ("de-DE,de;q=0.9,nl;q=0.5,en;q=0.4", "nl"),
        ("de", ""),
        ("*", ""),
        ("fr;q=much", "fr"),
        (",;,q=;", ""),
    ],
)
def test_a_browser_says_which_language_it_wants_best(accepted: str, language: str) -> None:
    assert next((each for each in languages_in(accepted) if each in LANGUAGES), "") == language


def test_the_book_of_another_game_is_no_progress(tmp_path: Path) -> None:
    (tmp_path / "clans").mkdir()
    file = CourseFile(tmp_path / "clans" / file_name("clans"), "clann")
    file.change(lambda _: Book("clann", "Ann"))
    assert shown(tmp_path) == FIRST
