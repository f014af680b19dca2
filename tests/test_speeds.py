"""What `make quick` leaves out."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.project.makefile import commands
from tests.speeds import QUICK, has_nothing_quick


def test_make_quick_chooses_by_the_marks_that_files_are_left_out_for() -> None:
    (command,) = commands("quick")
    assert f"-m '{QUICK}'" in command


MARK = "pytest.mark"


@pytest.mark.parametrize(
    ("name", "text", "left_out"),
    [
        ("test_a.py", f"import pytest\n\npytestmark = {MARK}.slow\n", True),
        ("test_a.py", f"pytestmark = {MARK}.deep\n", True),
        ("test_a.py", f"@{MARK}.slow\ndef test_one() -> None: ...\n", False),
        ("test_a.py", f"pytestmark = {MARK}.skipif(True)\n", False),
        ("slow.py", f"pytestmark = {MARK}.slow\n", False),
        ("04-strife.ipynb", "{}", True),
    ],
)
def test_files_with_a_quick_test_are_read(
    tmp_path: Path, name: str, text: str, left_out: bool
) -> None:
    file = tmp_path / name
    file.write_text(text, "utf-8")
    assert has_nothing_quick(file) is left_out
