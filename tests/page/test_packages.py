"""What a page has of Python: enough for every board of every lesson, and nothing else."""

from __future__ import annotations

import ast
import json
import tarfile
import tomllib
from collections.abc import Iterable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

import nbformat
import pytest

from clans_widget.core.cells import shows_live
from clans_widget.page.making.modules import can_run, needed
from clans_widget.page.making.packages import archive, data
from clans_widget.words import LANGUAGES
from tests.browser.driving.lessons import LESSONS
from tests.modules import PROJECT
from tests.page.unpacked import Inside, unpacked

pytestmark = pytest.mark.slow

ENGLISH: Final = [path for path in LESSONS if path.parent.name == "en"]


@pytest.fixture(scope="module")
def modules() -> Iterator[Path]:
    with unpacked() as folder:
        yield folder


def live_cells(lesson: Path) -> list[str]:
    cells = nbformat.read(lesson, as_version=4).cells
    return [c.source for c in cells if c.cell_type == "code" and shows_live(c.source)]


def check(modules: Path, language: str, cells: Iterable[str]) -> None:
    """Every board and every quiz is shown by what a page has."""
    inside = Inside(modules)
    inside.begin(language)
    for code in cells:
        if can_run(code):
            kinds = [message["kind"] for message in inside.run(code)]
            assert kinds.count("show") == 1, code
            assert "failed" not in kinds, code
    inside.close()


def names_in(code: str) -> set[str]:
    """What a cell uses by name: modules, classes, functions, methods, options."""
    found = ast.walk(ast.parse(code))
    names = {ast.Name: "id", ast.Attribute: "attr", ast.alias: "name", ast.keyword: "arg"}
    return {str(getattr(node, names[type(node)])) for node in found if type(node) in names}


def unlike(cells: Iterable[str]) -> Iterator[str]:
    """The cells that use something by a name that none before them did."""
    known: set[str] = set()
    for code in cells:
        if not (used := names_in(code)) <= known:
            known |= used
            yield code


@pytest.mark.deep
def test_cells_that_use_something_else_need_no_more_than_a_page_has(modules: Path) -> None:
    cells = [code for path in ENGLISH for code in live_cells(path)]
    some = [*unlike(cells)]
    assert set().union(*map(names_in, some)) == set().union(*map(names_in, cells))
    check(modules, "en", some)


@pytest.mark.deep
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda path: "/".join(path.parts[-3:]))
def test_every_board_of_a_lesson_needs_no_more_than_a_page_has(lesson: Path, modules: Path) -> None:
    check(modules, lesson.parent.name, live_cells(lesson))


def test_every_board_and_every_quiz_of_every_lesson_comes_alive() -> None:
    """Else a pupil can never solve all questions of a lesson, and has no third star."""
    asleep = [code for path in LESSONS for code in live_cells(path) if not can_run(code)]
    assert asleep == []


def test_the_same_modules_are_the_same_bytes() -> None:
    assert archive() == archive()


def test_no_test_and_no_tool_is_shipped() -> None:
    with tarfile.open(fileobj=BytesIO(archive())) as packed:
        names = packed.getnames()
    for unwanted in ("/making/", "/cli/", "/suite/suite.json", "/tests/", "/simulate/", ".pyc"):
        assert not any(unwanted in name for name in names), unwanted
    assert "IPython/__init__.py" in names
    assert len(needed()) < len(names)


def test_sentences_are_those_of_the_package_as_json(modules: Path) -> None:
    assert not [path for path in modules.rglob("*.toml") if path.stem in LANGUAGES]
    found = [path for path in modules.rglob("*.json") if path.stem in LANGUAGES]
    assert len(found) > len(LANGUAGES)
    for path in found:
        source = (PROJECT / path.relative_to(modules)).with_suffix(".toml")
        assert json.loads(path.read_text("utf-8")) == tomllib.loads(source.read_text("utf-8"))


@pytest.mark.parametrize("lessons_are_a_package", [False, True])
def test_a_page_has_data_of_its_modules_and_no_lesson(
    tmp_path: Path, lessons_are_a_package: bool
) -> None:
    root = tmp_path / "clans_widget"
    read = ("words/rules.txt", "web/theater/theater.js")
    not_read = ("lessons/clans/en/00-first-question.ipynb", "paper/icon.svg", "py.typed")
    for name in (*read, *not_read, "__init__.py", "words/__init__.py", "web/__init__.py"):
        write(root / name)
    write(root / "paper" / "__init__.py")
    if lessons_are_a_package:
        write(root / "lessons" / "__init__.py")
    found = data(root, needed())
    assert found == {f"clans_widget/{name}": name.encode() for name in read}


def write(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("/".join(path.parts[path.parts.index("clans_widget") + 1 :]), "utf-8")
