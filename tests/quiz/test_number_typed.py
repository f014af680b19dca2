"""A number that a pupil types: read with what is counted, refused in words for a pupil."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from clans_widget.clann.exercises import HowLikely
from clans_widget.clans.exercises import Chips, Estimate, VillageWorth
from clans_widget.quiz import Exercise
from clans_widget.quiz.answering import UseAnswer
from clans_widget.quiz.progress import Progress
from clans_widget.quiz.reading import number_typed
from clans_widget.quiz.scene import Check, HandIn, QuizScene, begin_quiz
from clans_widget.words import LANGUAGES, say
from tests.clans.games import LAST_MOVE

MADE: Final[dict[str, Callable[[], Exercise[Any]]]] = {
    "worth": lambda: VillageWorth(LAST_MOVE, "B5-C4:B2,C4", "C4"),
    "chips": lambda: Chips(LAST_MOVE, "B5-C4:B2,C4"),
    "how_likely": lambda: HowLikely("A1,h,h,h/h,h,h,C1 A6 1 -", "six"),
    "estimate": lambda: Estimate(LAST_MOVE, 7, 2, ask="How many?", why="Count."),
}

NONE: Final = (
    "eight",
    "8.5",
    "8,5",
    "about",
    "8 or 9",
    "7 of 10 points",
    "1/2",
    "?",
    "-",
    "8 r b y",
)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("7", 7),
        (" 7 ", 7),
        ("7 points", 7),
        ("7 pts.", 7),
        ("7 points.", 7),
        ("2 village chips", 2),
        ("7 dorpspunten", 7),
        ("7 fiches de", 7),
        ("\uff17 points", 7),
        *((text, None) for text in NONE),
    ],
)
def test_a_number_is_read_with_what_is_counted(text: str, number: int | None) -> None:
    assert number_typed(text) == number


def typed(kind: str, text: str, language: str = "en") -> QuizScene:
    scene = QuizScene(Progress("typed", [MADE[kind]()]), language=language)
    choose_number(scene, text)
    return scene


def choose_number(scene: QuizScene, text: str, *ticked: str) -> None:
    scene.do(UseAnswer("number", value=text))
    for name in ticked:
        scene.do(UseAnswer(f"tick {name}", value=True))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", MADE)
def test_what_is_no_number_is_refused_at_once_and_when_it_is_checked(
    kind: str, language: str
) -> None:
    for text in NONE:
        scene = typed(kind, text, language)
        assert scene.trouble == say("quiz.whole_number", language), text
        scene.do(Check())
        assert scene.trouble == say("quiz.whole_number", language), text
        assert scene.question.verdict is None
        assert scene.progress.attempts[0].tries == 0


@pytest.mark.parametrize("kind", MADE)
def test_a_number_with_what_is_counted_is_judged_as_the_number_alone(kind: str) -> None:
    verdicts = []
    for text in ("7 points", "7"):
        scene = typed(kind, text)
        assert scene.trouble == ""
        scene.do(Check())
        verdicts.append(scene.question.said("en"))
    assert verdicts[0] == verdicts[1] != ()


@pytest.mark.parametrize("kind", ["worth", "chips"])
def test_less_than_nothing_is_no_count(kind: str) -> None:
    scene = typed(kind, "-3")
    scene.do(Check())
    assert scene.trouble == say("quiz.whole_number", "en")


def test_what_is_corrected_is_no_trouble_any_more() -> None:
    scene = typed("worth", "eight")
    choose_number(scene, "8", "yellow")
    assert scene.trouble == ""
    scene.do(Check())
    assert scene.question.verdict is not None
    assert scene.question.verdict.right


def test_in_a_test_too_it_is_said_that_it_is_no_number_and_it_counts_as_no_answer() -> None:
    scene = begin_quiz([MADE["worth"]()], "typed", "en", test=True)
    choose_number(scene, "eight", "yellow")
    assert scene.trouble == say("quiz.whole_number", "en")
    scene.do(HandIn())
    assert "no answer yet" in scene.trouble
