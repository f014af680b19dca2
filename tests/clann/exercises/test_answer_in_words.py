"""An answer that is a use of a die is told in words, on the screen and on paper, begun or not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

import pytest

from clans_widget.clann import Event, Position
from clans_widget.clann.exercises import Exercise, FindMove, endless, goals
from clans_widget.clann.exercises.answer_in_words import AnswerInWords
from clans_widget.paper.keys import told
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.scene import Check, QuizScene
from clans_widget.quiz.verdict import HINTS
from clans_widget.stage import actions as act
from clans_widget.words import LANGUAGES, Voice, say

STRIKES: Final = "h,h,h,A12/B2,B7,h,h B4 1 34k"
NOTATION: Final = re.compile(r"[?0-9]-[1-4N]|>[A-D][0-9]")
"""What a pupil never reads."""


def scene(language: str = "en", *exercises: Exercise[Any]) -> QuizScene:
    asked = exercises or (FindMove(STRIKES, goals.sends_home()),)
    return QuizScene(Progress("words", asked), language=language)


@pytest.mark.parametrize(
    ("clicks", "said"),
    [
        (["A12"], "So far: Small. Go on."),
        (["die-2"], "So far: the 4. Go on."),
        (["A12", "B2"], "Your answer: Small, by the 4, to B2. Check it."),
        (["B7"], "Your answer: the Black Knight, by the 3, to B7. Check it, or add to it."),
        (
            ["B7", "C2"],
            "Your answer: the Black Knight, by the 3, to B7, and Player 2’s Stout to C2. Check it.",
        ),
    ],
)
def test_what_is_chosen_is_told_and_what_can_be_done_with_it(clicks: list[str], said: str) -> None:
    quiz = scene()
    for place in clicks:
        quiz.do(act.Click(place))
    assert quiz.prompt == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "le Petit, avec le 4, jusqu’en B2"),
        ("nl", "de Kleine, met de 4, naar B2"),
    ],
)
def test_it_is_told_in_each_language(language: str, said: str) -> None:
    quiz = scene(language)
    for place in ("A12", "B2"):
        quiz.do(act.Click(place))
    assert said in quiz.prompt


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        (("4", "2"), "Stout, by the 4, to the Arrival"),
        (("1", "2"), "Stout, by the 1, to cell 4 of the Treasure"),
        (("6", "3"), "Slim, by the 6, to A1"),
    ],
)
def test_ways_off_the_ring_are_told_too(parts: tuple[str, str], said: str) -> None:
    position = Position.from_text("D14,t3,h,x/h,h,C9,C3 B9 1 146")
    assert AnswerInWords(position, parts).in_voice(Voice("en")) == said


def read_by_a_pupil(exercise: Exercise[Any], language: str) -> Iterator[str]:
    """All that is said around a question and an answer: choosing, verdicts, hints, the key."""
    voice = Voice(language)
    yield exercise.question(voice)
    yield from (hint.text for hint in exercise.hints(voice))
    yield from told(exercise, voice)
    moves = map(str, exercise.position.legal_moves())
    for answer in islice(moves, 6):
        quiz = scene(language, exercise)
        quiz.question.choose(answer)
        yield quiz.prompt
        quiz.do(Check())
        yield from quiz.question.said(voice)
        for _ in range(HINTS):
            quiz.question.help()
            yield from (quiz.prompt, *quiz.question.said(voice))


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_nowhere_does_a_pupil_read_the_notation(language: str) -> None:
    read = 0
    for exercise in islice(endless("move", "in words"), 12):
        for text in read_by_a_pupil(exercise, language):
            assert not NOTATION.search(text), text
            read += 1
    assert read > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_leaves_out_where_to_put_somebody_down_is_told_so_in_words(language: str) -> None:
    def is_on_c2(event: Event) -> bool:
        return str(event.move).endswith(">C2")

    goal = goals.that(is_on_c2, ask="puts him on C2", tell="C2.", rules=("K11",))
    quiz = scene(language, FindMove(STRIKES, goal))
    quiz.do(act.Click("B7"))
    quiz.do(Check())
    assert quiz.trouble == say("quiz.empty.parts", language)
    quiz.do(act.Click("C2"))
    quiz.do(Check())
    assert quiz.question.verdict is not None
    assert quiz.question.verdict.right
