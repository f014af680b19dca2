"""The tests notice when a rule is broken: each small change of one makes some test fail."""

from __future__ import annotations

import ast
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.modules import PROJECT

pytestmark = [pytest.mark.deep, pytest.mark.slow(seconds=300)]

RULES: Final = ("ending", "epochs", "moving", "reasons", "reveal", "scores", "turn", "villages")

OTHERS: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
}
"""What stands in place of an operator in a mutant."""

ENGINE: Final = "tests/clans/engine"
NAMING: Final = (f"{ENGINE}/rulebook", f"{ENGINE}/test_errors.py")
COMPARING: Final = tuple(f"{ENGINE}/agreement/test_{name}.py" for name in ("quick", "reference"))


def mutants(module: str) -> Iterator[tuple[str, str]]:
    """A module with one operator changed, and where."""
    text = (PROJECT / f"clans_widget/clans/rules/{module}.py").read_text("utf-8")
    for number in range(len(list(places(ast.parse(text))))):
        tree = ast.parse(text)
        line, node, field = list(places(tree))[number]
        operator = getattr(node, field)
        changed = OTHERS[type(operator[0] if isinstance(operator, list) else operator)]()
        setattr(node, field, [changed, *operator[1:]] if isinstance(operator, list) else changed)
        yield f"{module}:{line} {type(changed).__name__}", ast.unparse(tree)


def places(tree: ast.AST) -> Iterator[tuple[int, ast.AST, str]]:
    """Where an operator can be changed: the line, the node, and its field."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and type(node.ops[0]) in OTHERS:
            yield node.lineno, node, "ops"
        elif isinstance(node, ast.BoolOp | ast.BinOp) and type(node.op) in OTHERS:
            yield node.lineno, node, "op"


ALL: Final = [(module, *mutant) for module in RULES for mutant in mutants(module)]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package and of the tests."""
    folder = tmp_path_factory.mktemp("mutants")
    for part in ("clans_widget", "tests"):
        without = shutil.ignore_patterns("__pycache__")
        shutil.copytree(PROJECT / part, folder / part, ignore=without)
    shutil.copy(PROJECT / "pyproject.toml", folder)
    return folder


@pytest.mark.parametrize(("module", "where", "text"), ALL, ids=[where for _, where, _ in ALL])
def test_a_broken_rule_is_noticed(copy: Path, module: str, where: str, text: str) -> None:
    file = copy / f"clans_widget/clans/rules/{module}.py"
    right = file.read_text("utf-8")
    file.write_text(text, "utf-8")
    try:
        assert failed(copy), f"No test fails with {where}."
    finally:
        file.write_text(right, "utf-8")


def failed(folder: Path) -> bool:
    """Whether some test in a folder fails: one that names a rule, or one that compares."""
    python = [sys.executable, "-B", "-m", "pytest", "-q", "-x", "-n0", "-p", "no:cacheprovider"]
    settings = {**os.environ, "PYTHONPATH": str(folder)}
    for tests in NAMING, COMPARING:
        done = subprocess.run(
            [*python, *tests], cwd=folder, env=settings, capture_output=True, check=False
        )
        if done.returncode:
            return done.returncode == 1
    return False
