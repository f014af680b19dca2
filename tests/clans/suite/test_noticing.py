"""The suite alone notices when a rule is broken: each small change that alters anything."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.clans.engine.agreement.test_mutants import ALL, mutants
from tests.modules import PROJECT

pytestmark = [pytest.mark.deep, pytest.mark.slow(seconds=200)]

PATIENCE: Final = 300
"""Seconds; a change that makes the rules run for ever is noticed, too."""

PRINTED: Final = "It is about how a step is printed."
QUICKER: Final = "It decides what is quicker; moves are the same both ways."

SAME: Final = {
    "moving:67 Or": "Who asks knows the source to be full; what is not smaller is full, too.",
    "quick:33 LtE": QUICKER,
    "ready_moves:65 GtE": QUICKER,
    "steps:49 Eq": PRINTED,
    "steps:233 NotEq": PRINTED,
    "steps:233 Or": PRINTED,
}
"""Changes that alter nothing that can be asked, and why."""

FURTHER: Final = ("colors", "quick", "ready_moves", "setup", "state", "steps")

CHANGES: Final = [*ALL, *((module, *one) for module in FURTHER for one in mutants(module))]
"""Module, place and changed text."""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the package."""
    folder = tmp_path_factory.mktemp("changed")
    without = shutil.ignore_patterns("__pycache__")
    shutil.copytree(PROJECT / "clans_widget", folder / "clans_widget", ignore=without)
    return folder


@pytest.mark.parametrize(("module", "where", "text"), CHANGES, ids=[one[1] for one in CHANGES])
def test_the_suite_alone_notices(copy: Path, module: str, where: str, text: str) -> None:
    file = copy / f"clans_widget/clans/rules/{module}.py"
    right = file.read_text("utf-8")
    file.write_text(text, "utf-8")
    try:
        assert passes(copy) == (where in SAME), where
    finally:
        file.write_text(right, "utf-8")


def test_nothing_is_noticed_where_nothing_is_changed(copy: Path) -> None:
    assert passes(copy)


def passes(folder: Path) -> bool:
    """Whether the package in a folder gives the right answers."""
    settings = {**os.environ, "PYTHONPATH": str(folder)}
    python = [sys.executable, "-B", "-m", "clans_widget.clans.suite"]
    try:
        done = subprocess.run(
            python, cwd=folder, env=settings, capture_output=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0
