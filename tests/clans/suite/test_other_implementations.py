"""Another implementation passes the suite; with any one rule wrong it does not."""

from __future__ import annotations

import random

import pytest

from clans_widget.clans.suite import Facts, check, failures
from tests.clans.rules.rulebook.test_rule_ids import RULES

from .naive_engine import NaiveEngine
from .wrong_engines import WRONG

pytestmark = pytest.mark.slow


def test_the_naive_engine_gives_all_answers() -> None:
    assert check(NaiveEngine(), most=500) == []


@pytest.mark.parametrize("rule", RULES)
def test_an_engine_with_the_rule_wrong_fails_where_it_is_decided(
    rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong_answers = failures(WRONG[rule](monkeypatch), most=50)
    assert any(rule in failure.rules for failure in wrong_answers)


def test_player_one_always_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    """S3: it is to be drawn at random."""
    monkeypatch.setattr(random, "randint", lambda *_: 1)
    wrong_answers = check(NaiveEngine(), most=0)
    assert {failure.rules for failure in wrong_answers} == {("S1", "S2", "S3")}


def test_what_is_told_of_a_step_is_compared() -> None:
    class Wordy(NaiveEngine):
        def play(self, board: str, position: str, move: str) -> list[Facts]:
            return [{**step, "more": 1} for step in super().play(board, position, move)]

    assert check(Wordy(), most=0)
