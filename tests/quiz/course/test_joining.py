"""What two devices, two tabs, or a notebook and a page know of a course is put together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any, Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clans_widget.quiz.course import Book, Entry, from_text, to_text

FIRST_FORM: Final = """{
"what": "clans_widget: progress of a course",
"version": 1,
"course": "clans",
"name": "Ann",
"quizzes": {"04-strife": 2},
"questions": [
{"quiz": "04-strife", "number": 1, "question": "23b963096ec0", "kind": "worth", "rules": ["V4"],
"points": 0.5, "tries": 4, "hints": 2, "asked": "Worth()", "wrong": ["8 y"]}
]
}
"""
"""As the first version wrote it."""


def possible(
    points: float, tries: int, wrong: tuple[str, ...], answer: str, draft: str, **others: Any
) -> Entry:
    """What somebody may have done: each wrong answer took a try, and so did the right one.

    Of a try the answer is known. The first form did not tell it; that has a test of its own.
    """
    tries = max(tries, len(wrong) + bool(points))
    answer = answer or "1" * bool(tries)
    draft = draft if tries else ""
    return Entry(points=points, tries=tries, wrong=wrong, answer=answer, draft=draft, **others)


ENTRIES: Final = st.builds(
    possible,
    quiz=st.sampled_from(["03", "04"]),
    number=st.integers(0, 1),
    mark=st.sampled_from("ab"),
    kind=st.just("worth"),
    points=st.sampled_from([0.0, 0.5, 1.0]),
    tries=st.integers(0, 3),
    hints=st.integers(0, 3),
    wrong=st.lists(st.sampled_from("1234"), max_size=3, unique=True).map(tuple),
    answer=st.sampled_from(["", "1", "2"]),
    draft=st.sampled_from(["", "3", "4"]),
    is_past=st.booleans(),
)

BOOKS: Final = st.builds(
    lambda name, entries: Book("clans").named(name).with_entries(entries, {"03": len(entries)}),
    st.sampled_from(["", "Ann", "Bob"]),
    st.lists(ENTRIES, max_size=6),
)

solved = Entry("04-strife", 0, "m", "worth", ("V4",), 1.0, 1, answer="9 rb")
wrong = Entry("04-strife", 0, "m", "worth", ("V4",), 0.0, 1, 0, "", ("8 y",), "8 y")


def test_a_file_of_the_first_form_is_read_and_written_in_the_newest() -> None:
    book = from_text(FIRST_FORM)
    (entry,) = book.entries
    assert (book.name, entry.points, entry.tries, entry.wrong) == ("Ann", 0.5, 4, ("8 y",))
    assert (entry.answer, entry.is_past, book.drafts) == ("", False, ())
    assert from_text(to_text(book)) == book


@given(BOOKS)
def test_all_that_is_known_stands_in_the_file(book: Book) -> None:
    assert from_text(to_text(book)) == book


@given(BOOKS, BOOKS)
def test_neither_of_two_loses_anything(one: Book, other: Book) -> None:
    both = one.merged(other)
    for book in (one, other):
        for entry in (*book.entries, *book.drafts):
            (kept,) = (e for e in (*both.entries, *both.drafts) if e.key == entry.key)
            assert kept.points >= entry.points
            assert kept.tries >= entry.tries
            assert kept.hints >= entry.hints
            assert not entry.is_begun or kept.is_past <= entry.is_past
            gives_way = entry.is_past or (kept.is_begun and not entry.is_begun)
            assert kept.answer or gives_way or not entry.answer
        assert both.name or not book.name


@given(BOOKS, BOOKS)
def test_what_adds_nothing_changes_nothing(one: Book, other: Book) -> None:
    both = one.merged(other)
    assert both.merged(other) == both.merged(one) == both.merged(both) == both


@given(st.lists(BOOKS, min_size=2, max_size=4))
def test_tabs_that_hear_of_each_other_come_to_agree(tabs: list[Book]) -> None:
    """Each takes what the device has, and adds what it knows, until nobody adds anything."""
    device = tabs[0]
    for _ in range(len(tabs) + 1):
        before = device
        for number, tab in enumerate(tabs):
            tabs[number] = device = device.merged(tab)
    assert device == before
    assert all(device.merged(tab) == device for tab in tabs)


def test_where_the_best_answer_is_not_known_no_other_stands_for_it() -> None:
    (of_first_form,) = from_text(FIRST_FORM).entries
    worse = replace(of_first_form, points=0.0, answer="8 y")
    for both in (worse.merged(of_first_form), of_first_form.merged(worse)):
        assert (both.points, both.answer) == (0.5, "")


def test_a_question_that_took_two_devices_was_not_right_at_once() -> None:
    for both in (solved.merged(wrong), wrong.merged(solved)):
        assert both.is_solved
        assert not both.is_at_once
        assert both.answer == "9 rb"
    assert solved.merged(solved).is_at_once


def test_of_a_test_the_answer_counts_that_was_changed_last() -> None:
    chosen = Entry("end-test", 0, "m", "worth", answer="1")
    before = Book("clans").with_entries([chosen], {})
    later = before.with_entries([replace(chosen, answer="2")], {})
    for both in (before.merged(later), later.merged(before)):
        assert [draft.answer for draft in both.drafts] == ["2"]
    taken_back = later.with_entries([replace(chosen, answer="", is_past=True)], {})
    assert taken_back.merged(later).drafts[0].answer == ""


def test_of_an_answer_that_was_changed_after_its_verdict_the_last_word_counts() -> None:
    books = [Book("clans").with_entries([wrong], {})]
    drafts = [replace(wrong, draft=draft) for draft in ("9 y", "", "7 y")]
    for entry in (*drafts, replace(solved, tries=2)):
        books.append(books[-1].with_entries([entry], {}))
    for before, later in pairwise(books):
        assert before.merged(later).entries == later.merged(before).entries == later.entries


def test_what_is_not_handed_in_counts_nothing() -> None:
    book = Book("clans").with_entries([Entry("end-test", 0, "m", "worth", answer="1")], {})
    assert (book.entries, book.lessons) == ((), ())
    (kept,) = book.answers_to("end-test")
    assert (kept["answer"], kept["handed_in"]) == ("1", False)


def test_a_name_that_was_changed_is_not_changed_back() -> None:
    first = Book("clans").named("Ann")
    renamed = first.named("Ann B.")
    assert first.merged(renamed).name == renamed.merged(first).name == "Ann B."
    assert Book("clans").merged(first).name == first.merged(Book("clans")).name == "Ann"


def many(first: int) -> Sequence[Entry]:
    return [replace(wrong, mark=f"{number}") for number in range(first, first + 20)]


@pytest.mark.parametrize("best", [solved, replace(solved, tries=2)])
def test_very_many_questions_at_one_place_are_put_together_without_end(best: Entry) -> None:
    one = Book("clans").with_entries([*many(0), best], {})
    other = Book("clans").with_entries(many(100), {})
    both = other.merged(one)
    assert best in both.entries
    assert len(both.entries) == len(one.entries) == len(other.entries) == 12
    assert both.merged(one) == both.merged(other) == both
