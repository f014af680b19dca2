"""The public suite of CLANN: up to date, passed by two implementations, failed by wrong ones."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from clans_widget.clann import suite as package
from clans_widget.clann.errors import RULE_OF_REASON
from clans_widget.clann.rules import steps
from clans_widget.clann.suite import FILE, WAYS, Ours, check, failures, read
from clans_widget.clann.suite.__main__ import main
from docs.suite.clann.answers import suite as made
from docs.suite.make import text_of
from tests.clann.rules.rulebook.test_rule_ids import RULES

from .naive_engine import NaiveEngine
from .wrong_engines import WRONG

pytestmark = pytest.mark.slow

SUITE = read()
PARTS = ("starts", "texts", "positions", "games")
ENTRIES = [entry for part in PARTS for entry in SUITE[part]]


def test_it_is_what_the_rules_answer_today() -> None:
    """``make golden`` writes it anew."""
    stored = files(package).joinpath(FILE).read_text("utf-8")
    assert stored == f"{text_of(made())}\n"


@pytest.mark.parametrize("way", WAYS)
def test_this_package_gives_the_answers(way: str) -> None:
    assert check(WAYS[way]) == []


def test_the_naive_engine_gives_the_answers() -> None:
    assert check(NaiveEngine()) == []


@pytest.mark.parametrize("rule", RULES)
def test_an_engine_with_the_rule_wrong_fails_where_it_is_decided(
    rule: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong_answers = failures(WRONG[rule](monkeypatch))
    assert any(rule in failure.rules for failure in wrong_answers)


def test_entries_decide_rules_that_exist_and_have_names_of_their_own() -> None:
    assert {rule for entry in ENTRIES for rule in entry["rules"]} == set(RULES)
    for part in PARTS:
        names = [entry["id"] for entry in SUITE[part]]
        assert len(set(names)) == len(names)


def test_every_kind_of_step_happens() -> None:
    happened = {
        step["step"]
        for entry in SUITE["positions"]
        for kind in ("plays", "rolls")
        for told in entry.get(kind, {}).values()
        for step in told or ()
    }
    assert happened == {kind.__name__ for kind in steps.Step.__subclasses__()}


def test_every_rule_that_forbids_a_move_does() -> None:
    """But for K2: a cell that is not there is no move in the notation."""
    named = {rule for entry in SUITE["positions"] for rule in entry.get("refused", {}).values()}
    assert named >= set(RULE_OF_REASON.values()) - {"K2"}


@pytest.mark.parametrize("part", PARTS)
def test_an_answer_that_is_wrong_is_noticed(part: str) -> None:
    """One answer of each part is changed."""
    changed: dict[str, Any] = json.loads(json.dumps(SUITE))
    entry = changed[part][-1]
    key = {"texts": "can_be", "positions": "moves"}.get(part, "position")
    entry[key] = {"texts": not entry[key], "positions": ["1-1"]}.get(part, "nowhere")
    assert {failure.entry for failure in check(Ours(), changed)} == {entry["id"]}


def test_what_an_engine_raises_is_a_wrong_answer() -> None:
    class Broken(Ours):
        def phase(self, sizes: Any, position: str) -> str:
            raise ZeroDivisionError(position[:0] and sizes)

    found = {failure.found for failure in check(Broken()) if failure.question == "phase"}
    assert found == {"ZeroDivisionError: "}


@pytest.mark.parametrize("answer", [None, (), [{"step": "DiceRolled"}]], ids=str)
@pytest.mark.parametrize("question", ["play", "roll"])
def test_steps_that_cannot_be_read_are_a_wrong_answer(
    question: str, answer: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in the midst of a game, which then is not gone on with."""
    engine = Ours()
    monkeypatch.setattr(engine, question, lambda *_: answer)
    wrong = [failure.entry for failure in check(engine)]
    assert {wrong.count(entry["id"]) for entry in SUITE["games"]} == {1}


def test_a_roll_that_is_refused_in_a_game_is_a_wrong_answer() -> None:
    class Refusing(Ours):
        def roll(self, *_: Any, **__: Any) -> Any:
            raise ValueError("not these dice")

    found = {failure.entry: failure.found for failure in check(Refusing())}
    assert {found[entry["id"]] for entry in SUITE["games"]} == {"ValueError: not these dice"}


def test_the_command_says_that_all_is_right(capsys: pytest.CaptureFixture[str]) -> None:
    assert main() == 0
    assert capsys.readouterr().out == "All answers are right.\n"
