"""Every rule of CLANN has a test that names it, and what happens cites rules that exist."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from clans_widget.clann.errors import RULE_OF_REASON
from tests.clann.rules.test_games import played

RULES = tuple(f"K{number}" for number in range(1, 15))


def named() -> Iterator[str]:
    """The rules that the names of tests beside this one begin with."""
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_k"):
                yield from re.findall(r"k\d+", node.name)


def test_some_test_names_every_rule() -> None:
    assert {rule.lower() for rule in RULES} - set(named()) == set()


def test_steps_and_refusals_cite_rules_that_exist() -> None:
    games = [played(players, players, 250) for players in (2, 3, 4)]
    cited = {step.rule for game in games for step in game.steps}
    assert cited <= set(RULES)
    assert cited >= {"K3", "K4", "K5", "K6", "K7", "K8", "K9", "K11", "K12"}
    assert set(RULE_OF_REASON.values()) <= set(RULES)
