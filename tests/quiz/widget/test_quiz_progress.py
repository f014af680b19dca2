"""Progress is kept in the notebook, found again there, and judged anew.

On questions about Clans, as a notebook makes them: a toy cannot be imported there.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import nbformat
import pytest

from clans_widget import Quiz
from clans_widget.clans import Position, Turn, exercises
from clans_widget.clans.exercises import (
    FindMove,
    goals,
)
from clans_widget.quiz.progress import (
    LONGEST_ANSWER,
    VERSION,
    Progress,
)
from clans_widget.quiz.recognize_questions import mark_of
from clans_widget.quiz.widget import store as storing
from clans_widget.quiz.widget.store import PROGRESS
from tests.quiz.quizzes import (
    POSITION,
    QUESTIONS,
    clicks,
)
from tests.stage.face.kernels import (
    VIEW,
    Outputs,
    flattened,
    kinds,
    outputs,
)
from tests.stage.hands import caption, part, parts, press

pytestmark = pytest.mark.slow

CELLS: Final = {
    "shown": "from clans_widget import Quiz, clans\n"
    "from clans_widget.clans import exercises\n"
    f"position = clans.Position.from_text({POSITION.to_text()!r})\n"
    "quiz = Quiz(exercises.FoundedVillages(position, 'B5-C4'), name='kept')\n"
    "quiz",
    "answered": "quiz._scene.question.choose('B2,C4')\nquiz.check()",
    "closed": "quiz.close()\nquiz",
}


@pytest.fixture(scope="module")
def alone() -> Outputs:
    """The outputs of a kernel that a program has started."""
    return outputs(CELLS)


@pytest.fixture(scope="module")
def served() -> Outputs:
    """The outputs of a kernel that a Jupyter server has started for a notebook."""
    return outputs(CELLS, JPY_SESSION_NAME="no such file.ipynb")


def test_the_answers_are_kept_in_an_output_below_the_quiz(alone: Outputs, served: Outputs) -> None:
    still = {"image/png", "image/svg+xml"}
    below = {PROGRESS, "text/plain"}
    assert kinds(alone["shown"]) == [{VIEW, "text/plain", *still}, below]
    assert kinds(served["shown"]) == [{VIEW}, {"text/plain", *still}, below]
    assert list(flattened(alone["shown"])) == list(flattened(served["shown"]))


def test_an_answer_renews_that_output(alone: Outputs) -> None:
    kept = alone["shown"][-1].data
    assert kept["text/plain"] == "Quiz “kept”: 1 of 1 solved."
    assert kept[PROGRESS]["version"] == VERSION
    (entry,) = kept[PROGRESS]["questions"]
    assert (entry["answer"], entry["tries"], entry["hints"]) == ("B2,C4", 1, 0)
    assert alone["answered"] == []


def test_a_closed_quiz_keeps_nothing_more(alone: Outputs) -> None:
    assert all(PROGRESS not in found for found in kinds(alone["closed"]))


def test_answers_come_back_from_the_notebook(notebook: Path) -> None:
    store(notebook, "all", entry("villages", "B2,C4", tries=4, hints=2), entry("order", "B2,C4"))
    quiz = Quiz(*(make() for make in QUESTIONS.values()), name="all")
    assert list(quiz.progress.state) == ["solved", "open", "tried", "open", "open"]
    assert quiz.progress.loc[1, "tries"] == 4
    assert quiz.exercise.kind == "worth", "it goes on where there is something left to do"
    quiz.ask(0)
    assert "Right." in caption(quiz)
    assert quiz._scene.question.answering.text == "B2,C4"


def test_goals_of_an_author_are_told_apart() -> None:
    def asked() -> list[FindMove]:
        from_i = goals.that(lambda turn: turn.move.source == "I4", ask="leaves I4")
        from_b = goals.that(lambda turn: turn.move.source == "B2", ask={"en": "leaves B2"})
        return [FindMove(POSITION, goal) for goal in (from_i, from_b)]

    one, other = asked()
    progress = Progress("two", (one, other))
    progress.answered(0, one.check("I4-I1"))
    progress.answered(1, other.check("I4-I1"))
    again = Progress("two", asked(), progress.stored())
    assert [attempt.state for attempt in again.attempts] == ["solved", "tried"]


@pytest.mark.parametrize(
    ("kind", "answer"),
    [
        ("villages", "B2"),
        ("worth", "8 y"),
        ("order", "C4,B2"),
        ("move", "B5-C4:B2,C4"),
        ("reason", "too_many_huts"),
    ],
)
def test_every_kind_of_answer_comes_back(notebook: Path, kind: str, answer: str) -> None:
    store(notebook, "one", entry(kind, answer))
    quiz = Quiz(QUESTIONS[kind](), name="one")
    assert quiz._scene.question.answering.text == answer
    assert quiz.progress.loc[1, "points"] == QUESTIONS[kind]().check(answer).points


def test_a_stored_claim_counts_nothing(notebook: Path) -> None:
    claims = {"points": 1.0, "state": "solved", "solved": True}
    store(notebook, "all", {**entry("villages", "E3"), **claims})
    quiz = Quiz(QUESTIONS["villages"](), name="all")
    assert list(quiz.progress.iloc[0]) == ["villages", 0.0, 1, 0, "tried"]


def test_a_question_that_has_changed_begins_anew(notebook: Path) -> None:
    store(notebook, "all", entry("villages", "B2,C4"))
    changed = Position.of({"B2": "rb", "B5": "yk", "C4": "rbg2y"})
    quiz = Quiz(exercises.FoundedVillages(changed, "B5-C4"), name="all")
    assert list(quiz.progress.state) == ["open"]


@pytest.mark.parametrize(
    "content",
    [
        "",
        "no notebook",
        "[]",
        "{}",
        '{"cells": 7}',
        '{"cells": [7, {"outputs": [7, {"data": 7}, {"data": {"TYPE": 7}}]}]}',
        '{"cells": [{"outputs": [{"data": {"TYPE": {"quiz": "all", "questions": 7}}}]}]}',
        '{"cells": [{"outputs": [{"data": {"TYPE": {"quiz": "all", "questions": [7, {}]}}}]}]}',
    ],
)
def test_whatever_else_is_in_the_file_does_no_harm(notebook: Path, content: str) -> None:
    notebook.write_text(content.replace("TYPE", PROGRESS), "utf-8")
    assert list(Quiz(QUESTIONS["villages"](), name="all").progress.state) == ["open"]


@pytest.mark.parametrize(
    "bad",
    [
        {"answer": "Z9"},
        {"answer": 7},
        {"answer": None},
        {"tries": "many"},
        {"tries": -1, "hints": 10**9},
        {"question": ["x"]},
    ],
)
def test_what_cannot_be_read_is_left_out(notebook: Path, bad: dict[str, Any]) -> None:
    store(notebook, "all", {**entry("villages", ""), "tries": 0, **bad})
    assert list(Quiz(QUESTIONS["villages"](), name="all").progress.state) == ["open"]


@pytest.mark.parametrize("version", [None, 0, VERSION + 1, str(VERSION), float(VERSION), True, []])
def test_progress_of_another_version_is_left_alone(notebook: Path, version: object) -> None:
    questions = [entry("villages", "B2,C4")]
    keep(notebook, {"version": version, "quiz": "all", "questions": questions})
    assert list(Quiz(QUESTIONS["villages"](), name="all").progress.state) == ["open"]
    keep(notebook, {"quiz": "all", "questions": questions})
    assert list(Quiz(QUESTIONS["villages"](), name="all").progress.state) == ["open"]


STRANGERS: Final[dict[str, Callable[[str], bytes]]] = {
    "nested": lambda _: b"[" * 10**6,
    "nested progress": lambda text: text.replace('"B2,C4"', "[" * 5000 + "]" * 5000).encode(),
    "not UTF-8": lambda text: text.encode() + b"\xff",
    "half a character": lambda text: text.replace('"B2,C4"', '"\\ud800"').encode(),
    "no number": lambda text: text.replace('"tries": 1', '"tries": NaN').encode(),
    "no end of it": lambda text: text.replace('"tries": 1', '"tries": Infinity').encode(),
    "digits": lambda text: text.replace('"tries": 1', f'"tries": {"9" * 5000}').encode(),
    "a long answer": lambda text: text.replace("B2,C4", "B2," * LONGEST_ANSWER).encode(),
    "twice": lambda text: text.replace('"answer"', '"answer": "Z9", "answer"').encode(),
    "a script": lambda text: text.replace("B2,C4", "<img src=x onerror=alert(1)>").encode(),
    "a program": lambda text: text.replace("B2,C4", "__import__('os').abort()").encode(),
    "entries": lambda text: text.replace('"hints": 0}', '"hints": 0}' + ", {}" * 10**5).encode(),
}


@pytest.mark.parametrize("stranger", STRANGERS.values(), ids=list(STRANGERS))
def test_the_file_of_a_stranger_does_no_harm(
    notebook: Path, stranger: Callable[[str], bytes]
) -> None:
    store(notebook, "all", entry("villages", "B2,C4"))
    notebook.write_bytes(stranger(notebook.read_text("utf-8")))
    quiz = Quiz(*(make() for make in QUESTIONS.values()), name="all")
    assert set(quiz.progress.state) <= {"open", "tried", "solved"}
    assert quiz.progress.tries.max() <= 1
    assert "<img" not in "".join(str(getattr(each, "value", "")) for each in parts(quiz))
    clicks("B2", "C4")(quiz)
    quiz.check()
    json.dumps(quiz._scene.progress.stored(), allow_nan=False).encode()


def test_a_huge_file_is_not_read(notebook: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store(notebook, "all", entry("villages", "B2,C4"))
    monkeypatch.setattr(storing, "LARGEST", notebook.stat().st_size)
    assert list(Quiz(QUESTIONS["villages"](), name="all").progress.state) == ["solved"]
    monkeypatch.setattr(Quiz, "_of_kernel", {})
    monkeypatch.setattr(storing, "LARGEST", notebook.stat().st_size - 1)
    assert list(Quiz(QUESTIONS["villages"](), name="all").progress.state) == ["open"]


def test_an_exercise_that_fails_on_a_stored_answer_is_asked_all_the_same() -> None:
    def fails(_: Turn) -> bool:
        if failing:
            raise RuntimeError("the author's own")
        return True

    failing = False
    exercise = FindMove(POSITION, goals.that(fails, ask="is any"))
    progress = Progress("fails", [exercise])
    progress.answered(0, exercise.check("I4-I1"))
    failing = True
    again = Progress("fails", [exercise], progress.stored())
    assert [attempt.state for attempt in again.attempts] == ["tried"]


def test_who_has_tried_very_often_has_tried_after_a_new_start_too() -> None:
    exercise = QUESTIONS["villages"]()
    progress = Progress("often", [exercise])
    for _ in range(1200):
        progress.answered(0, exercise.check("B2"))
    (attempt,) = Progress("often", [exercise], progress.stored()).attempts
    assert (attempt.tries, attempt.state) == (999, "partly")


def test_who_has_started_over_does_not_find_the_old_answers_in_the_file(notebook: Path) -> None:
    store(notebook, "all", entry("villages", "B2,C4", hints=1), entry("order", "C4,B2"))
    both = [QUESTIONS["villages"], QUESTIONS["order"]]
    first = Quiz(QUESTIONS["villages"](), name="all")
    assert list(first.progress.state) == ["solved"]
    first.start_over()
    again = Quiz(*(make() for make in both), name="all")
    assert list(again.progress.state) == ["open", "solved"], (
        "of the other question nothing is known"
    )
    again.start_over()
    for _ in range(2):
        again = Quiz(*(make() for make in both), name="all")
        assert list(again.progress.state) == ["open", "open"]
        assert list(again.progress.hints) == [0, 0]


def test_an_answer_of_this_kernel_is_newer_than_the_file(notebook: Path) -> None:
    store(notebook, "all", entry("villages", "B2,C4", tries=3))
    quiz = Quiz(QUESTIONS["villages"](), name="all")
    quiz.start_over()
    clicks("B2")(quiz)
    quiz.check()
    again = Quiz(QUESTIONS["villages"](), name="all")
    assert list(again.progress.iloc[0]) == ["villages", 0.5, 1, 0, "partly"]


def test_another_quiz_of_the_notebook_is_another_quiz(notebook: Path) -> None:
    store(notebook, "other", entry("villages", "B2,C4"))
    assert list(Quiz(QUESTIONS["villages"](), name="all").progress.state) == ["open"]


def test_a_cell_that_runs_again_goes_on_and_can_start_over() -> None:
    first = Quiz(QUESTIONS["villages"](), name="again")
    clicks("B2", "C4")(first)
    press(first, "clans-check")
    again = Quiz(QUESTIONS["villages"](), name="again")
    assert list(again.progress.state) == ["solved"]
    again.start_over()
    assert list(again.progress.state) == ["open"]
    assert again._scene.question.answering.text == ""
    assert list(Quiz(QUESTIONS["villages"](), name="again").progress.state) == ["open"]


def test_who_starts_over_a_reworded_question_does_not_find_the_old_answer(notebook: Path) -> None:
    def ask(text: str) -> Quiz:
        estimate = exercises.Estimate(POSITION, 12, 3, ask=text, why="So it was.")
        return Quiz(estimate, name="guess")

    quiz = ask("How meny?")
    part(quiz, "clans-number").value = "30"
    press(quiz, "clans-check")
    store(notebook, "guess", *quiz._scene.progress.stored())
    quiz = ask("How many?")
    assert quiz.progress.tries.tolist() == [1]
    quiz.start_over()
    assert ask("How many?").progress.tries.tolist() == [0]


def test_of_two_quizzes_of_one_name_neither_loses_an_answer() -> None:
    first = Quiz(QUESTIONS["villages"](), name="quiz")
    clicks("B2", "C4")(first)
    press(first, "clans-check")
    other = Quiz(QUESTIONS["order"](), name="quiz")
    press(other, "clans-hint")
    clicks("B2")(first)
    again = [Quiz(QUESTIONS[kind](), name="quiz").progress for kind in ("villages", "order")]
    assert [(*each.state, *each.hints) for each in again] == [("solved", 0), ("open", 1)]


def test_the_lesson_has_all_quizzes_of_the_notebook() -> None:
    one = Quiz(QUESTIONS["villages"](), name="one")
    Quiz(QUESTIONS["order"](), QUESTIONS["move"](), name="two")
    press(one, "clans-hint")
    clicks("B2", "C4")(one)
    press(one, "clans-check")
    lesson = Quiz.lesson_progress()
    assert lesson.loc["one"].to_dict() == {
        "questions": 1,
        "solved": 1,
        "points": 1.0,
        "tries": 1,
        "hints": 1,
    }
    assert list(lesson.questions) == [1, 2]


def test_a_page_loaded_anew_asks_to_run_the_cell_again() -> None:
    quiz = Quiz(QUESTIONS["villages"](), name="loaded")
    for pages, displayed in ((1, True), (2, False), (2, True)):
        quiz._keeper.is_shown = displayed
        quiz._reader.set_state({"pages": pages})
        quiz.ask(0)
        assert bool(part(quiz, "clans-note").value) == (pages > 1 and displayed)


@pytest.fixture
def notebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the notebook that is open."""
    path = tmp_path / "lesson.ipynb"
    monkeypatch.setenv("JPY_SESSION_NAME", str(path))
    return path


def store(path: Path, name: str, *entries: dict[str, Any]) -> None:
    """A notebook that has kept these entries of a quiz."""
    keep(path, {"version": VERSION, "quiz": name, "questions": list(entries)})


def keep(path: Path, progress: object) -> None:
    """A notebook that has kept this in place of the progress with a quiz."""
    kept = {PROGRESS: progress, "text/plain": "Quiz"}
    output = nbformat.v4.new_output("display_data", kept)
    cell = nbformat.v4.new_code_cell("Quiz()", outputs=[output])
    path.write_text(json.dumps(nbformat.v4.new_notebook(cells=[cell])), "utf-8")


def entry(kind: str, answer: str, tries: int = 1, hints: int = 0) -> dict[str, Any]:
    """What is kept of the question of a kind."""
    question = mark_of(QUESTIONS[kind]())
    return {"question": question, "answer": answer, "tries": tries, "hints": hints}
