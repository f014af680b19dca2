"""How a position stands by the dice alone, in words."""

from __future__ import annotations

import pytest

from clans_widget.clann import Course, Position
from clans_widget.clann.chances import to_win
from clans_widget.clann.chances.solo import alone
from clans_widget.clann.widget import ClannWidget
from clans_widget.clann.widget.widget import stands
from clans_widget.words import LANGUAGES, Voice, number_in
from tests.stage.hands import html_in, part


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", ["A1,h,h,h/h,h,h,C1 C7 1 -", "x,x,x,t1/x,x,x,t6 C7 1 25"])
def test_everybody_has_a_number_of_turns(language: str, text: str) -> None:
    position = Position.from_text(text)
    told = stands(position, Voice(language, ("Ann", "Bob")))
    for name, turns in zip(("Ann", "Bob"), alone(position) or (), strict=True):
        assert name in told
        assert number_in(turns, language, 1) in told


def test_chances_stand_there_where_they_are_exact() -> None:
    voice = Voice("en", ("Ann", "Bob"))
    late = Position.from_text("x,x,x,t6/x,x,x,t6 C7 1 -")
    ann, bob = to_win(late) or ()
    assert f"Exactly: Ann ({ann:.0%}) and Bob ({bob:.0%})." in stands(late, voice)
    assert "Exactly" not in stands(Position.from_text("x,x,x,A6/x,x,x,t6 C7 1 -"), voice)


def test_one_turn_is_one() -> None:
    voice = Voice("en", ("Ann", "Bob"))
    assert "Bob (0.0 turns)" in stands(Position.from_text("h,h,h,h/x,x,x,x C7 2 -"), voice)


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Bob (1.6 turns)"), ("fr", "Bob (1,6 tour)")]
)
def test_in_french_the_plural_begins_at_two(language: str, said: str) -> None:
    position = Position.from_text("x,x,x,t4/x,x,x,t1 C7 1 -")
    assert said in stands(position, Voice(language, ("Ann", "Bob")))


def test_on_another_course_nothing_is_said() -> None:
    start = Position.start(Course(arm=7, treasure=2))
    assert stands(start, Voice("en", ("Ann", "Bob"))) == ""


def test_it_stands_below_luck_and_choices() -> None:
    position = Position.from_text("x,x,x,t6/x,x,x,t6 C7 1 -")
    widget = ClannWidget(position, "en", players=("Ann", "Bob"))
    part(widget, "clann-luck").value = True
    assert stands(position, Voice("en", ("Ann", "Bob"))) in html_in(widget, "clann-review")
