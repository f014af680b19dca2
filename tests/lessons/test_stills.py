"""Boards of notebooks as pictures: of which cells they are drawn, and that nothing is left."""

from __future__ import annotations

from typing import Any, Final

import pytest

from clans_widget import ClansWidget, Quiz, clans
from clans_widget.clans import exercises
from clans_widget.core.session import PNG, SVG, pictures_kept
from clans_widget.lessons.stills import Cell, still_of_cell, with_stills
from clans_widget.words import DEFAULT_LANGUAGE, say, words
from tests.stage.left import living

BOARD: Final = """
from clans_widget import ClansWidget, begin_lesson, clans
begin_lesson("fr")
ClansWidget(clans.Position.start(players=3, seed=7))
"""

QUESTION: Final = """
from clans_widget import Quiz, begin_lesson
from clans_widget.clans import exercises
begin_lesson("en")
Quiz(exercises.fresh("movers", seed=3), name="one of these")
"""


def cell(code: str, *outputs: dict[str, Any]) -> Cell:
    made = [{"output_type": "display_data", "data": data, "metadata": {}} for data in outputs]
    return {"cell_type": "code", "source": code.splitlines(keepends=True), "outputs": made}


def text_of(code: str) -> str:
    still = still_of_cell(code)
    assert still is not None
    return still.text


def always(_: str) -> bool:
    return True


def never(_: str) -> bool:
    return False


@pytest.mark.parametrize("code", [BOARD, QUESTION])
def test_the_picture_is_that_of_the_widget(code: str) -> None:
    still = still_of_cell(code)
    names: dict[str, Any] = {}
    exec(code.rsplit("\n", 2)[0], names)
    widget = eval(code.splitlines()[-1], names)
    assert still is not None
    assert (still.text, still.picture.svg()) == (widget.summary, widget.still.svg())
    widget.close()


def test_a_board_without_a_picture_gets_one_in_its_own_output() -> None:
    stored = f"{text_of(BOARD)}\n{say('widget.no_picture', 'fr')}"
    before = cell(BOARD, {"text/plain": stored, "image/png": "small"}, {"text/plain": "progress"})
    (after,) = with_stills([before], always)
    board, progress = (output["data"] for output in after["outputs"])
    assert board.keys() == {"text/plain", SVG}, "The small picture makes room."
    assert 'lang="fr"' in board[SVG]
    assert progress == {"text/plain": "progress"}
    assert SVG not in before["outputs"][0]["data"]


@pytest.mark.parametrize(
    "other",
    [
        cell(BOARD, {"text/plain": "Clans, some other position."}),
        cell(BOARD, {"text/markdown": "Predict!", "text/plain": "Predict!"}),
        cell(BOARD, {"text/plain": text_of(BOARD), SVG: "<svg>mine</svg>"}),
        cell("6 * 7", {"text/plain": "42"}),
        {"cell_type": "markdown", "source": BOARD},
    ],
)
def test_other_outputs_stay_as_they_are(other: Cell) -> None:
    assert with_stills([other], always) == [other]


def test_what_may_not_run_is_not_run() -> None:
    evil = cell(f"raise RuntimeError\n{BOARD}", {"text/plain": text_of(BOARD)})
    assert with_stills([evil], never) == [evil]
    with pytest.raises(RuntimeError):
        with_stills([evil], always)


def test_nothing_of_a_cell_is_left() -> None:
    known = Quiz(exercises.fresh("movers", seed=3), name="one of these")
    known.help()
    before = living()
    still_of_cell(BOARD)
    still_of_cell(QUESTION)
    assert living() == before
    assert (words().language, pictures_kept()) == (DEFAULT_LANGUAGE, (SVG, PNG))
    assert Quiz.lesson_progress().loc["one of these", "hints"] == 1
    known.close()


def test_a_cell_knows_nothing_of_what_was_answered_here() -> None:
    before = text_of(QUESTION)
    answered = Quiz(exercises.fresh("movers", seed=3), name="one of these")
    answered.help()
    assert text_of(QUESTION) == before
    answered.close()


def test_after_an_error_all_is_as_before() -> None:
    with pytest.raises(ZeroDivisionError):
        still_of_cell(f"{BOARD}1 / 0")
    assert words().language == DEFAULT_LANGUAGE
    board = ClansWidget(clans.Position.start(seed=7))
    assert type(board._board._surface).__name__ == "Painted"
    board.close()
