"""Every rule that a step or a refusal of CLANN names is told in words."""

from __future__ import annotations

from clans_widget.clann.errors import RULE_OF_REASON
from clans_widget.clann.staging.production import LESSONS, ClannProduction
from clans_widget.words import LANGUAGES, Voice
from tests.clann.rules.test_games import played

RULES = [f"K{number}" for number in range(1, 15)]

rule = ClannProduction().rule


def test_each_rule_is_told_once() -> None:
    assert [each for rules in LESSONS.values() for each in rules] == RULES


def test_each_rule_that_can_be_named_is_told() -> None:
    named = {*RULE_OF_REASON.values(), *(step.rule for step in played(4, 4, 5000).steps)}
    assert all(rule(each, Voice()) for each in named)


def test_each_language_tells_each_rule_in_its_own_words() -> None:
    for each in RULES:
        told = [rule(each, Voice(language)) for language in LANGUAGES]
        texts = {found.text for found in told if found}
        assert len(texts) == len(LANGUAGES)
        assert all(40 < len(text) < 200 for text in texts), each
    assert rule("X1", Voice()) is rule("", Voice()) is None
