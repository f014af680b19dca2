"""Style and types of all code, as ``make lint`` looks at them, beside the other tests."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

import pytest

from tests.project.makefile import commands
from tests.project.running import run

LINT: Final = commands("lint")


@pytest.mark.parametrize("command", LINT)
def test_nothing_is_found(command: str) -> None:
    program, *options = command.split()
    done = run(Path(sys.executable).with_name(Path(program).name), *options)
    assert done.returncode == 0, done.stdout
