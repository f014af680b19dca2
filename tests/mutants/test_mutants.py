"""The tests notice when code is changed: a sample of what make mutants looks at."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

import pytest

from tests.modules import PROJECT

from . import found
from .changed.making import Key, mutants_of
from .groups import GROUPS
from .survivors import USUAL, survivors

FILES = (USUAL, *(group.besides for group in GROUPS.values() if group.besides))
ALL = tuple(group for group in GROUPS if found.read(group))
SAMPLED = ("rules", "kernel")
"""A sample of these is looked at in every make test; of the others, whose tests take long, a
large one in make deep."""


@cache
def keys_of(module: str) -> frozenset[Key]:
    return frozenset(mutant.key for mutant in mutants_of(module))


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES)
def test_every_survivor_is_a_mutant_and_has_a_reason(file: str) -> None:
    for key, reason in survivors(file).items():
        assert key in keys_of(key[0]), f"The code has changed; there is no such mutant: {key}"
        assert reason.strip(), key


@pytest.mark.parametrize("group", ALL)
def test_every_module_was_looked_at(group: str) -> None:
    modules = set(GROUPS[group].files())
    assert found.read(group).keys() == modules, f"make mutants MUTANTS={group} is to be run."


@pytest.mark.slow
@pytest.mark.parametrize("group", SAMPLED)
def test_a_sample_is_noticed(group: str) -> None:
    look(group, "--sample=10")


@pytest.mark.deep
@pytest.mark.slow
@pytest.mark.parametrize("group", ALL)
def test_a_large_sample_is_noticed(group: str) -> None:
    look(group, "--sample=300")


def look(*arguments: str) -> None:
    """Run the command; what it says is what a failure shows."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    command = [sys.executable, "-m", "tests.mutants", "--copies=1", *arguments]
    done = subprocess.run(
        command,
        cwd=PROJECT,
        env=ours | {"PYTHONPATH": str(PROJECT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
