"""The public suite: it is up to date, this package passes it, and it has what it promises."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import pytest

from clans_widget.clans import suite as package
from clans_widget.clans.errors import RULE_OF_REASON
from clans_widget.clans.rules import steps
from clans_widget.clans.suite import FILE, WAYS, Failure, Ours, check, read
from clans_widget.clans.suite.__main__ import main
from clans_widget.words import LANGUAGES, use_language
from docs.suite.clans.answers import suite as made
from docs.suite.make import text_of
from tests.clans.rules.rulebook.test_rule_ids import EXAMPLES, RULES

pytestmark = pytest.mark.slow

SUITE = read()
ENTRIES = [entry for part in ("set_ups", "texts", "positions", "games") for entry in SUITE[part]]
POSITIONS = {entry["id"]: entry for entry in SUITE["positions"]}


def test_it_is_what_the_rules_answer_today() -> None:
    """``make golden`` writes it anew."""
    stored = files(package).joinpath(FILE).read_text("utf-8")
    assert stored == f"{text_of(made())}\n"


@pytest.mark.parametrize(
    "way", [pytest.param(way, marks=pytest.mark.deep if n else ()) for n, way in enumerate(WAYS)]
)
def test_this_package_gives_the_answers(way: str) -> None:
    assert check(WAYS[way]) == []


@pytest.mark.deep
def test_this_package_counts_as_far_as_the_suite_does() -> None:
    assert check(Ours(), most=10**9) == []


@pytest.mark.parametrize("rule", RULES + EXAMPLES)
def test_each_rule_is_decided_by_an_entry(rule: str) -> None:
    assert any(rule in entry["rules"] for entry in ENTRIES)


def test_entries_decide_rules_that_exist() -> None:
    assert {rule for entry in ENTRIES for rule in entry["rules"]} <= {*RULES, *EXAMPLES}


def test_entries_have_names_of_their_own() -> None:
    for part in ("set_ups", "texts", "positions", "games"):
        names = [entry["id"] for entry in SUITE[part]]
        assert len(set(names)) == len(names)


def every_step() -> Iterator[dict[str, Any]]:
    for entry in SUITE["positions"]:
        for turn in entry.get("turns", ()):
            yield from turn["steps"]
    for game in SUITE["games"]:
        yield from game["reveal"]


def test_every_kind_of_step_happens() -> None:
    kinds = {kind.__name__ for kind in steps.Step.__subclasses__()}
    assert {step["step"] for step in every_step()} == kinds


def test_every_reason_to_refuse_a_move_is_there() -> None:
    said = {
        (reason, rule)
        for entry in SUITE["positions"]
        for reasons in (*entry.get("refused", {}).values(), *entry.get("held", {}).values())
        for reason, rule in reasons.items()
    }
    for reason, rule in RULE_OF_REASON.items():
        assert any(name.startswith(reason) and rule == by for name, by in said), reason


def test_every_epoch_meets_every_terrain() -> None:
    """C5, twelve chips and four terrains."""
    charts = [entry for name, entry in POSITIONS.items() if name.startswith("the chart")]
    met = {
        (
            number,
            SUITE["boards"][entry["board"]]["territories"][int(step["territory"][1]) - 1][
                "terrain"
            ],
        )
        for number, entry in enumerate(charts)
        for turn in entry.get("turns", ())
        for step in turn["steps"]
        if step["step"] == "VillageFounded"
    }
    assert len(met) == 12 * 4


@pytest.mark.parametrize("part", ["set_ups", "texts", "positions", "games"])
def test_an_answer_that_is_wrong_is_noticed(part: str) -> None:
    """One answer of a part is changed; the other parts need not be asked again."""
    others = {"set_ups", "texts", "positions", "games"} - {part}
    changed: dict[str, Any] = json.loads(json.dumps({**SUITE, **dict.fromkeys(others, ())}))
    entry = changed[part][-1]
    key = {"set_ups": "can_be", "texts": "can_be", "positions": "counts", "games": "position"}[part]
    if part == "set_ups":
        entry["players"] = 2
    else:
        entry[key] = {"texts": not entry.get(key), "positions": [-1], "games": ""}[part]
    assert {failure.entry for failure in check(Ours(), changed)} == {entry["id"]}


def test_what_an_engine_raises_is_a_wrong_answer() -> None:
    class Broken(Ours):
        def moves(self, board: str, position: str) -> list[str]:
            raise ZeroDivisionError(position[:1] and board[:0])

    failures = check(Broken())
    assert {failure.found for failure in failures if failure.question == "moves"} == {
        "ZeroDivisionError: "
    }


@pytest.mark.parametrize("steps", [None, [{"step": "HutsMoved"}]], ids=str)
def test_steps_that_cannot_be_read_are_a_wrong_answer(
    steps: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in the midst of a game, which then is not gone on with."""
    engine = Ours()
    monkeypatch.setattr(engine, "play", lambda *_: steps)
    wrong = [failure.entry for failure in check(engine)]
    assert {wrong.count(entry["id"]) for entry in SUITE["games"]} == {1}


def test_the_command_says_that_all_is_right(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("clans_widget.clans.suite.__main__.WAYS", {"position": Ours()})
    assert main() == 0
    assert capsys.readouterr().out == "All answers are right.\n"


def test_the_command_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Ours, "end", lambda *_: "F7")
    monkeypatch.setattr("clans_widget.clans.suite.__main__.WAYS", {"position": Ours()})
    assert main() == 1
    first, *_, last = capsys.readouterr().out.splitlines()
    assert first == "position: the chart, 0 chips taken: end: F7 was answered,  is right."
    assert last.endswith("wrong answers.")


def test_a_failure_is_said_in_every_language() -> None:
    failure = Failure("no strife", ("V4",), "A1-A2", "right", "wrong")
    said = set()
    for language in LANGUAGES:
        use_language(language)
        said.add(str(failure))
    use_language("en")
    assert len(said) == len(LANGUAGES)
