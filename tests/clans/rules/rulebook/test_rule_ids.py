"""Every rule has a test that names it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

from tests.clans.rules.worlds import random_game

RULES = (
    *("C1", "C2", "C3", "C4", "C5"),
    *("S1", "S2", "S3"),
    *("M1", "M2", "M3"),
    *("V1", "V2", "V3", "V4", "V5", "V6", "V7", "V8", "V9"),
    *("F1", "F2", "F3", "F4"),
)
EXAMPLES = ("X1", "X2", "X3", "X4", "X5")


def cited() -> Iterator[str]:
    """What the names and docstrings of the tests of the engine cite."""
    folder = Path(__file__).parents[2]
    for path in chain(*((folder / part).rglob("test_*.py") for part in ("rules", "board"))):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and is_test(node.name):
                yield from node.name.removeprefix("Test").upper().split("_")
                yield from re.findall(r"\b[A-Z][1-9]\b", ast.get_docstring(node) or "")


def is_test(name: str) -> bool:
    return name.startswith(("test_", "Test"))


def test_some_test_names_every_rule() -> None:
    assert set(RULES + EXAMPLES) - set(cited()) == set()


def test_the_steps_cite_rules_that_exist() -> None:
    games = [random_game(players=2 + seed % 3, seed=seed) for seed in range(6)]
    cited_by_steps = {step.rule for game in games for step in game.steps}
    assert cited_by_steps <= set(RULES)
    assert cited_by_steps >= {"M1", "V1", "V3", "V4", "V5", "V6", "V7", "V9", "F1", "F3"}
