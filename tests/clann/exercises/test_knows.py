"""What is asked of knowledge of CLANN: each answer is told why, in words of each language."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from clans_widget.clann import Position
from clans_widget.clann.exercises import FACTS, ExerciseError, Knows
from clans_widget.words import LANGUAGES
from tests.clann.exercises.truths import TRUE
from tests.clann.rules.rulebook.test_rule_ids import RULES

AT_LEAST: Final = 3
"""So many questions a rule has: a review that asks about it again has another one."""

each_fact = pytest.mark.parametrize("name", FACTS)


def test_each_rule_has_questions() -> None:
    asked = Counter(fact.rules[0] for fact in FACTS.values())
    assert set(asked) == set(RULES)
    assert min(asked.values()) >= AT_LEAST
    assert all(set(fact.rules) <= set(RULES) for fact in FACTS.values())


@each_fact
def test_the_right_answer_is_what_the_rules_say(name: str) -> None:
    exercise = Knows(name)
    assert exercise.solutions() == (TRUE[name],)
    assert [answer for answer in exercise.choices() if exercise.check(answer)] == [TRUE[name]]
    assert 3 <= len(exercise.choices()) <= 4


@pytest.mark.parametrize("language", LANGUAGES)
@each_fact
def test_each_wrong_answer_is_refuted_with_a_rule_of_the_question(name: str, language: str) -> None:
    exercise = Knows(name)
    told = {answer: exercise.check(answer).text(language) for answer in exercise.choices(language)}
    assert len({*told.values()}) == len(told)
    for answer, text in told.items():
        assert any(rule in text for rule in exercise.rules), (answer, text)


@pytest.mark.parametrize("language", LANGUAGES)
@each_fact
def test_an_answer_is_read_as_it_is_worded(name: str, language: str) -> None:
    exercise = Knows(name)
    for answer, wording in exercise.choices(language).items():
        assert exercise.read(wording) == answer


def test_other_languages_say_it_in_words_of_their_own() -> None:
    for name in FACTS:
        asked = {Knows(name).question(language) for language in LANGUAGES}
        assert len(asked) == len(LANGUAGES), name


def test_the_hints_go_from_the_rule_to_the_answer() -> None:
    word, rule, answer = (hint.text for hint in Knows("double").hints("en"))
    assert word == "It is about rule K8."
    assert rule.endswith("(K8)")
    assert answer == "The two dice with a 4."


def test_a_question_is_asked_where_its_author_wants() -> None:
    text = "A9,h,x,t2/B1,h,h,h C7 1 36"
    exercise = Knows("in_treasure", text)
    assert exercise.position == Position.from_text(text)
    assert repr(exercise) == f"Knows('in_treasure', '{text}')"
    assert repr(Knows("in_treasure")) == "Knows('in_treasure')"


def test_an_unknown_question_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(ExerciseError, match="who_wins"):
        Knows("who_win")
