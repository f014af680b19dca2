"""Every rule that a step or a refusal of Clans names is told in words, and taught by a lesson."""

from __future__ import annotations

import pytest

from clans_widget import ClansWidget
from clans_widget.clans.errors import RULE_OF_REASON
from clans_widget.clans.staging.production import LESSONS, ClansProduction
from clans_widget.words import LANGUAGES, Voice
from docs import lessons as course
from docs.courses import courses
from tests.clans.games import last_move_game, random_game
from tests.stage.hands import click, part

(CLANS,) = [taught for taught in courses() if taught.game == "clans"]

TAUGHT = [(name, each) for name, rules in LESSONS.items() for each in rules]

rule = ClansProduction().rule


def test_each_rule_that_can_be_named_is_told() -> None:
    named = {*RULE_OF_REASON.values()}
    for seed in (7, 11):
        named |= {step.rule for step in random_game(seed).steps}
    assert len(named) > 15
    assert named <= {each for _, each in TAUGHT}


@pytest.mark.parametrize(("name", "each"), TAUGHT)
def test_the_lesson_that_is_named_teaches_the_rule(name: str, each: str) -> None:
    (lesson,) = [found for found in course.lessons_of(CLANS) if found.name == name]
    assert any(each in cell.teaches for cell in lesson.cells)


def test_each_language_tells_each_rule_in_its_own_words() -> None:
    for _, each in TAUGHT:
        told = [ClansProduction().rule(each, Voice(language)) for language in LANGUAGES]
        texts = {found.text for found in told if found}
        assert len(texts) == len(LANGUAGES)
        assert all(40 < len(text) < 200 for text in texts), each
    assert rule("X1", Voice()) is rule("", Voice()) is None


def test_a_refused_click_opens_the_rule_that_forbids_it() -> None:
    widget = ClansWidget(last_move_game())
    click(widget, "B5")
    click(widget, "E1")
    html = part(widget, "clans-caption").value
    assert "class='stage-trouble'><button" in html
    assert "data-rule='C2'" in html or "data-rule='M1'" in html


def test_the_reader_asks_for_a_rule_from_the_browser() -> None:
    widget = ClansWidget(last_move_game())
    widget.play("B5-C4:B2,C4")
    widget.go_to(1)
    for content in ({"rule": "M1"}, {"other": 1}, "M1", {"rule": 3}):
        widget._reader._handle_custom_msg(content, [])
    html = part(widget, "clans-caption").value
    assert html.count("stage-rule-text") == 1
    assert "aria-expanded='true'" in html
    widget._reader._handle_custom_msg({"rule": "M1"}, [])
    assert "stage-rule-text" not in part(widget, "clans-caption").value
