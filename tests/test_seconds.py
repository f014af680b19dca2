"""What is known of how long tests take: every slow file, and no file that is gone."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from tests import seconds, spent
from tests.modules import PROJECT

MARKED: Final = re.compile(r"pytest\.mark\.(slow|deep)\b")
NAMES: Final = {name for table in seconds.read().values() for name in table}


def test_every_slow_file_was_measured() -> None:
    files = (PROJECT / "tests").rglob("test_*.py")
    slow = {file for file in files if MARKED.search(file.read_text("utf-8"))}
    missing = {file.relative_to(PROJECT).as_posix() for file in slow} - NAMES
    assert not missing, f"pytest --measure {' '.join(sorted(missing))}"


def test_no_file_that_is_gone_is_listed() -> None:
    assert not [name for name in NAMES if not (PROJECT / name).is_file()]


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    measured = {seconds.TEST: {"tests/a.py": 7}, seconds.DEEP: {"tests/b.py": 700}}
    seconds.write(measured, tmp_path / "seconds.toml")
    assert seconds.read(tmp_path / "seconds.toml") == measured


@pytest.mark.parametrize(
    ("time", "number"), [(0.2, 1), (1, 1), (2.4, 2), (8.4, 7), (8.6, 10), (14, 10), (270, 300)]
)
def test_numbers_are_round(time: float, number: int) -> None:
    assert seconds.rounded(time) == number


def test_small_differences_change_nothing() -> None:
    before = {"tests/conftest.py": 10}
    for time in 7, 10, 14:
        assert seconds.renewed(before, {"tests/conftest.py": time}, set()) == before
    assert seconds.renewed(before, {"tests/conftest.py": 31}, set()) == {"tests/conftest.py": 30}


def test_what_did_not_run_stays_and_what_is_gone_goes() -> None:
    before = {"tests/conftest.py": 10, "tests/gone.py": 10}
    assert seconds.renewed(before, {}, set()) == {"tests/conftest.py": 10}


def test_a_quick_file_has_a_line_only_if_it_is_marked_slow() -> None:
    now = {"tests/conftest.py": 0.1, "tests/modules.py": 0.1}
    assert seconds.renewed({}, now, {"tests/modules.py"}) == {"tests/modules.py": 1}


@pytest.mark.parametrize(("deep", "known"), [(False, 7), (True, 700)])
def test_make_deep_has_numbers_of_its_own(deep: bool, known: int) -> None:
    measured = {seconds.TEST: {"a": 7, "b": 1}, seconds.DEEP: {"a": 700, "c": 2}}
    assert seconds.usual("a", deep=deep, measured=measured) == known
    assert [seconds.usual(name, deep=deep, measured=measured) for name in "bcd"] == [1, 2, None]


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("notebooks/clans/en/04-strife.ipynb", "lessons"),
        ("tests/course/test_alone.py", "lessons"),
        ("tests/browser/live/test_same.py", "pages"),
        ("tests/page/test_build.py", "pages"),
        ("tests/browser/test_quiz.py", "JupyterLab"),
        ("tests/project/test_wheel.py", "wheel"),
        ("tests/project/test_lint.py", "lint"),
        ("tests/project/test_handbook.py", "handbook"),
        ("clans_widget/core/game.py", "units"),
        ("README.md", "units"),
    ],
)
def test_each_file_is_of_one_kind(name: str, kind: str) -> None:
    assert spent.kind_of(name) == kind


def test_the_table_tells_where_all_seconds_went() -> None:
    by_file = {"tests/test_cli.py": 30.0, "notebooks/a.ipynb": 20.0, "README.md": 10.0}
    assert list(spent.table(by_file, whole=50, workers=2)) == [
        "units            40 s    40%",
        "lessons          20 s    20%",
        "begin, wait      40 s    40%",
        "2 at the same time: 50 s",
    ]
