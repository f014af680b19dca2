"""The boards of all lessons, as readers without a kernel see them: picture, text, first of all.

The cells with a board run in this process, each by itself, in every language; a kernel runs the
lessons as notebooks, one language of each. What is seen is kept as a line for each picture
(``make golden``).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import nbformat
import pytest

from clans_widget.core.cells import shows_live
from clans_widget.core.session import PNG
from clans_widget.lessons.stills import Still, still_of_cell
from clans_widget.words import LANGUAGES, say
from docs import lessons as course
from tests.course.earlier_picture import written_beside
from tests.picture.golden_line import differences, line_of

pytestmark = pytest.mark.slow

GOLDEN: Final = Path(__file__).parent / "boards"

LESSONS: Final = course.lessons()


def name(lesson: course.Lesson) -> str:
    return f"{lesson.course.game}-{lesson.name}"


def live_cells(lesson: course.Lesson, language: str) -> list[nbformat.NotebookNode]:
    cells = nbformat.read(lesson.notebook(language), as_version=4).cells
    return [cell for cell in cells if cell.cell_type == "code" and shows_live(cell.source)]


def stills(lesson: course.Lesson) -> Iterator[tuple[str, nbformat.NotebookNode, Still]]:
    """Language, cell and what is seen of it, of all that show a board or a quiz."""
    for language in LANGUAGES:
        for cell in live_cells(lesson, language):
            if still := still_of_cell(cell.source):
                yield language, cell, still


@pytest.mark.parametrize("lesson", LESSONS, ids=name)
def test_boards_look_as_they_did(lesson: course.Lesson, request: pytest.FixtureRequest) -> None:
    path = GOLDEN / lesson.course.game / f"{lesson.name}.txt"
    drawn: dict[str, Still] = {}
    illustrated: set[str] = set()
    for language, cell, still in stills(lesson):
        check_output(cell, still, language, is_first=language not in illustrated)
        illustrated.add(language)
        drawn[f"{language} {cell.id}"] = still
    lines = {key: line_of(still.picture) for key, still in drawn.items()}
    if request.config.getoption("regen_all"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{key} {line}\n" for key, line in lines.items()), "utf-8")
    kept = dict(read(path))
    assert lines.keys() == kept.keys()
    others = [key for key in lines if lines[key] != kept[key]]
    told = [told_difference(path, key, kept[key], lines[key], drawn[key]) for key in others]
    assert not told, "\n".join(told)


def told_difference(path: Path, key: str, before: str, now: str, still: Still) -> str:
    """What differs, and where both pictures can be looked at."""
    return "\n  ".join([key, *differences(before, now), *written_beside(path, key, still)])


def check_output(
    cell: nbformat.NotebookNode, still: Still, language: str, *, is_first: bool
) -> None:
    """What is stored of a board is its text, and a small picture of the first in the lesson."""
    data = cell.outputs[0].data
    assert data["text/plain"] == f"{still.text}\n{say('widget.no_picture', language)}", cell.id
    assert set(data) == ({"text/plain", PNG} if is_first else {"text/plain"}), cell.id
    if is_first:
        assert cell.outputs[0].metadata[PNG]["alt"] == still.picture.description


def read(path: Path) -> Iterator[tuple[str, str]]:
    for line in path.read_text("utf-8").splitlines():
        language, cell, told = line.split(" ", 2)
        yield f"{language} {cell}", told
