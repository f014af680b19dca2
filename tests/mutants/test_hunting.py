"""A mutant counts as noticed when a test fails, and only then."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

from tests.modules import PROJECT

pytestmark = pytest.mark.slow

MODULE: Final = "clans_widget/clans/rules/moving.py"

CODE: Final = f"""
import pytest
from tests.mutants.hunting import OPTIONS, Hunt
from tests.mutants.changed.making import mutants_of

def tell(mutant, test):
    print("FOUND", mutant.now, "=>", test)

lines = ("FULL: Final = 8", "return near and state.size(source) > 0 and state.size(target) > 1")
mutants = [mutant for mutant in mutants_of("{MODULE}") if mutant.now in lines]
assert len(mutants) == 2
raise SystemExit(pytest.main([*OPTIONS, TEST], plugins=[Hunt(mutants, 1, tell)]))
"""
"""A constant, which is imported anew, and a function."""


def found(test: str) -> dict[str, str]:
    """The test that noticed each mutant."""
    done = subprocess.run(
        [sys.executable, "-c", f"TEST = {test!r}\n{CODE}"],
        cwd=PROJECT,
        capture_output=True,
        text=True,
        check=True,
    )
    lines = [line for line in done.stdout.splitlines() if line.startswith("FOUND ")]
    return dict(line.removeprefix("FOUND ").split(" => ") for line in lines)


@pytest.mark.deep
def test_the_test_that_notices_a_mutant_is_named() -> None:
    file = "tests/clans/rules/rulebook/test_moving.py"
    tests = found(file)
    assert len(tests) == 2
    assert all(test.startswith(f"{file}::test_m") for test in tests.values())


@pytest.mark.deep
def test_tests_about_something_else_notice_nothing() -> None:
    assert set(found("tests/clans/rules/rulebook/test_rule_ids.py").values()) == {"None"}
