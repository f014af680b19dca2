"""The list of lessons by which progress is counted is that of the lessons."""

from __future__ import annotations

import pytest

from docs import syllabus


@pytest.mark.slow
def test_the_list_of_lessons_is_made_from_the_lessons(capsys: pytest.CaptureFixture[str]) -> None:
    stale = syllabus.main(check=True)
    assert not stale, f"`make golden` makes it anew: {capsys.readouterr().out}"
