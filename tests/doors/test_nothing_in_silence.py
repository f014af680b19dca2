"""What can never work is not taken in silence: it is refused where it is given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from clans_widget import (
    ClannWidget,
    ClansWidget,
    Compare,
    PositionEditor,
    begin_lesson,
    clann,
    clans,
    in_language,
    use_language,
)
from clans_widget.clans import exercises, players, tables
from clans_widget.core.errors import Refusal
from clans_widget.words import LANGUAGES
from clans_widget.words.words import TextError

POSITION: Final = clans.Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
ORDERS: Final = ("B5-C4:B2,C4", "B5-C4:C4,B2")
HALF: Final = "\ud800"
"""Half a character: no file can hold it."""


def choice(**given: Any) -> object:
    texts = {"ask": "Which?", "why": "So it is.", **given}
    return exercises.Choice(POSITION, {"a": "Yes", "b": "No"}, "a", **texts)


REFUSED: Final[dict[str, Callable[[], object]]] = {
    "a color of the fifth clan": lambda: ClansWidget(POSITION, fifth="pink"),  # type: ignore[arg-type]
    "its case": lambda: ClansWidget(POSITION, fifth="White"),  # type: ignore[arg-type]
    "it, in an editor": lambda: PositionEditor(fifth="purple"),  # type: ignore[arg-type]
    "it, in two futures": lambda: Compare(POSITION, *ORDERS, fifth="purple"),
    "a layout": lambda: ClansWidget(POSITION, layout="round"),  # type: ignore[arg-type]
    "a language": lambda: ClansWidget(POSITION, "de"),
    "no language": lambda: use_language(""),
    "no language of a lesson": lambda: begin_lesson(""),
    "a function for steps": lambda: ClansWidget(POSITION).on_step("x"),  # type: ignore[arg-type]
    "a function for turns": lambda: ClansWidget(POSITION).on_turn(None),  # type: ignore[arg-type]
    "bots by one word": lambda: ClansWidget(POSITION, bots="strong"),  # type: ignore[arg-type]
    "bots in a list": lambda: ClansWidget(POSITION, bots=["strong"]),  # type: ignore[arg-type]
    "another game": lambda: ClansWidget(clann.Game.new(["Ann", "Bob"])),  # type: ignore[arg-type]
    "the other other": lambda: ClannWidget(POSITION),  # type: ignore[arg-type]
    "nothing": lambda: ClansWidget(None),  # type: ignore[arg-type]
    "numbers as a text": lambda: ClansWidget(POSITION).mark(numbers="B2"),
    "a goal in words": lambda: exercises.FindMove(POSITION, "founds"),  # type: ignore[arg-type]
    "a function as a goal": lambda: exercises.FindMove(POSITION, bool),  # type: ignore[arg-type]
    "answers in a list": lambda: exercises.Choice(
        POSITION,
        ["yes", "no"],
        "yes",
        ask="Which?",
        why="So it is.",
    ),
    "one rule as a text": lambda: exercises.review("V4"),
    "a table of a text": lambda: tables.scores("x"),  # type: ignore[arg-type]
    "a weight that is none": lambda: players.HeuristicPlayer(weights="chips"),  # type: ignore[arg-type]
    "half a character to ask": lambda: choice(ask=HALF),
    "half a character in one language": lambda: choice(ask={"en": "Which?", "nl": HALF}),
    "half a character as a reason": lambda: choice(why=HALF),
    "half a character as a hint": lambda: choice(hint=HALF),
    "half a character to moves": lambda: ClansWidget(POSITION).restrict([ORDERS[0]], HALF),
    "half a character in a lesson": lambda: in_language(en=HALF, fr="b", nl="c"),
    "half a character in a record": lambda: clans.Game.from_text(f'[Event "{HALF}"]'),
}


@pytest.mark.parametrize("refused", REFUSED)
def test_it_is_refused_in_a_sentence_in_three_languages(refused: str) -> None:
    with pytest.raises((Refusal, TextError)) as caught:
        REFUSED[refused]()
    error: Any = caught.value
    sentences = {error.in_language(language) for language in LANGUAGES}
    assert len(sentences) == len(LANGUAGES)
    for sentence in sentences:
        assert sentence.encode(), "it can be shown"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_that_is_missing_is_named(language: str) -> None:
    for name in ("ask", "why", "hint"):
        with pytest.raises(exercises.ExerciseError) as caught:
            choice(**{name: " "})
        assert name in caught.value.in_language(language)


def test_a_language_that_is_none_is_told_as_it_was_given() -> None:
    missing: Any = None
    with pytest.raises(TextError, match="no language None;"):
        use_language(missing)
