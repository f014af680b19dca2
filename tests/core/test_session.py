"""Which pictures of a board a notebook keeps: an author's own, a lesson's, in which program."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clans_widget import ClansWidget, begin_lesson, clans
from clans_widget.core.session import PNG, SESSION, SVG, pictures_kept, session_apart
from clans_widget.words import WordsError, say, words

POSITION = clans.Position.start(players=3, seed=7)


@pytest.fixture(autouse=True)
def apart(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.delenv(SESSION, raising=False)
    with session_apart():
        yield


def kinds(board: ClansWidget) -> set[str]:
    bundle = board._repr_mimebundle_()
    board.close()
    return {kind for kind in bundle if kind.startswith("image/")}


def test_an_authors_notebook_keeps_all_pictures() -> None:
    assert kinds(ClansWidget(POSITION)) == {"image/svg+xml", "image/png"}
    assert POSITION._repr_svg_()


def test_a_lesson_that_a_program_runs_keeps_a_text_that_says_where_the_pictures_are() -> None:
    begin_lesson("nl")
    board = ClansWidget(POSITION)
    text = board._repr_mimebundle_()["text/plain"]
    assert text == f"{board.summary}\n{say('widget.no_picture', 'nl')}"
    assert kinds(board) == set()


def test_a_position_of_a_lesson_keeps_what_is_not_compared() -> None:
    begin_lesson("en")
    assert POSITION._repr_svg_() is None
    assert (POSITION._repr_png_() or b"")[1:4] == b"PNG"


def test_a_lesson_in_jupyterlab_leaves_its_picture_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SESSION, "clans/en/04-strife.ipynb")
    begin_lesson("en")
    board = ClansWidget(POSITION)
    assert board._repr_mimebundle_()["text/plain"] == board.summary
    assert kinds(board) == {"image/svg+xml"}
    assert POSITION._repr_svg_()


def test_in_a_language_that_is_not_there_no_lesson_begins() -> None:
    before = words().language
    with pytest.raises(WordsError, match="de"):
        begin_lesson("de")
    assert (words().language, pictures_kept()) == (before, (SVG, PNG))


def test_a_session_apart_changes_nothing_outside() -> None:
    begin_lesson("fr")
    with session_apart():
        assert pictures_kept() == (SVG, PNG)
        begin_lesson("nl")
    assert (words().language, pictures_kept()) == ("fr", ())
