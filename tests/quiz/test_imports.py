"""Questions need the standard library alone, and no game."""

from __future__ import annotations

import pytest

from tests.apart import told_by

CODE = """
import sys
before = set(sys.modules)
import {module}
loaded = {{name.partition(".")[0] for name in set(sys.modules) - before}}
foreign = loaded - set(sys.stdlib_module_names) - {{"clans_widget", "tests"}}
print(sorted(foreign), any(name.startswith("clans_widget.clans") for name in sys.modules))
"""


@pytest.mark.parametrize(
    ("module", "loads_clans"),
    [
        ("clans_widget.quiz", False),
        ("clans_widget.quiz.progress", False),
        ("tests.quiz.cups", False),
        ("clans_widget.clans.exercises", True),
    ],
)
def test_nothing_else_is_loaded(module: str, loads_clans: bool) -> None:
    assert told_by(CODE.format(module=module)).strip() == f"[] {loads_clans}"
