"""A notebook of an author as a page."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path
from typing import Any, Final

import nbformat
import pytest

from clans_widget import clans
from clans_widget.cli import main
from clans_widget.core.answer_fold import answer_to, fold
from clans_widget.core.cells import value_of
from clans_widget.core.session import SVG
from clans_widget.lessons.copies import put_lesson
from clans_widget.page.making import lesson, write_page
from clans_widget.page.making.assets import shared
from clans_widget.page.making.lesson import Lesson
from clans_widget.page.making.live import keeper
from clans_widget.page.making.outputs import VIEW, is_of_board
from clans_widget.page.making.rehearsal import Played
from clans_widget.quiz.widget import Quiz
from clans_widget.stage.face.still import apart
from clans_widget.words import LANGUAGES, Voice, say
from tests.page.notebooks import CELLS, notebook, saved

pytestmark = pytest.mark.slow


def codes(page: str) -> list[str]:
    """What is run for each board of a page."""
    return [unescape(code) for code in re.findall(r'data-code="([^"]*)"', page)]


def test_a_board_runs_what_stands_before_it_but_no_other_board(tmp_path: Path) -> None:
    page = Lesson(notebook(tmp_path, CELLS), stands_alone=False).html(Voice("en"))
    first, second = codes(page)
    for code, name in ((first, "one"), (second, "two")):
        quiz: Any = value_of(code)
        assert isinstance(quiz, Quiz)
        assert quiz.name == name
    assert "asked(1)" not in second
    assert page.count('data-game="clann"') == len(CELLS[2:])


def test_codes_between_which_nothing_stands_fold_out_together(tmp_path: Path) -> None:
    page = Lesson(notebook(tmp_path, CELLS), stands_alone=False).html(Voice("en"))
    *quiet, first, second = CELLS
    folds = re.findall(rf"<summary>{say('page.code')}</summary>(.*?)</details>", page, re.DOTALL)
    assert [unescape(re.sub("<.*?>", "", fold)) for fold in folds] == [
        "".join([*quiet, first]),
        second,
    ]


BOARD: Final = "from clans_widget import ClansWidget, clans\nClansWidget(clans.Position.start())"


def test_nothing_is_left_of_a_board_that_jupyterlab_has_saved(tmp_path: Path) -> None:
    """It keeps the live form and the picture apart; what else the cell has shown stays."""
    board: Any = value_of(BOARD)
    kept = apart(board._repr_mimebundle_())
    more = {VIEW: {}, "text/plain": "my slider"}
    cell = nbformat.v4.new_code_cell(BOARD)
    cell.outputs = [nbformat.v4.new_output("display_data", data=data) for data in (*kept, more)]
    page = Lesson(saved(tmp_path, cell), stands_alone=False).html(Voice("en"))
    assert "<pre>my slider</pre>" in page
    assert board.summary not in page
    assert say("widget.run_to_play", "en") not in page
    assert page.count("<svg") == page.count("data-code") == 1


STARS: Final = """
from clans_widget import Stars
from clans_widget.clans import exercises
Stars(exercises.COURSE)
"""


def test_the_stars_on_a_page_are_its_readers(tmp_path: Path) -> None:
    cell = nbformat.v4.new_code_cell(STARS)
    own = {VIEW: {}, "text/html": "<p>3 stars of mine</p>", "text/plain": "3 stars of mine"}
    cell.outputs = [nbformat.v4.new_output("display_data", data=own)]
    page = Lesson(saved(tmp_path, cell), stands_alone=False).html(Voice("en"))
    assert "of mine" not in page
    assert page.count("data-code") == 1


def test_a_board_that_stays_a_picture_is_shown_once(tmp_path: Path) -> None:
    board: Any = value_of(BOARD)
    cell = nbformat.v4.new_code_cell(f"import numpy\n{BOARD}\nnumpy.array(0)")
    kept = apart(board._repr_mimebundle_())
    cell.outputs = [nbformat.v4.new_output("display_data", data=data) for data in kept]
    page = Lesson(saved(tmp_path, cell), stands_alone=False).html(Voice("en"))
    assert page.count("<svg") == 1
    assert "<pre>Clans" not in page
    assert say("widget.run_to_play", "en") not in page  # nor can it be run there


def test_a_picture_that_was_never_alive_is_no_board_that_does_not_play(tmp_path: Path) -> None:
    code = "from clans_widget import clans\nclans.Position.start(seed=7).why_not('B5-E5')"
    refused = clans.Position.start(seed=7).why_not("B5-E5")
    assert refused is not None
    cell = nbformat.v4.new_code_cell(code)
    cell.outputs = [nbformat.v4.new_output("display_data", data={SVG: refused._repr_svg_()})]
    lesson = Lesson(saved(tmp_path, cell), stands_alone=False)
    assert "<svg" in lesson.html(Voice("en"))
    assert not is_of_board(cell.outputs[0]), "it has sentences, too, but nothing to do"
    assert lesson.stills("en") == {}


BOTH: Final = (
    "from clans_widget import ClannWidget, ClansWidget, Quiz, clann, clans",
    "from clans_widget.clans import exercises as asking",
    "w = ClansWidget(clans.Position.start())\nv = ClannWidget(clann.Position.start())",
    "one = asking.Choice(w.position, {'a': 'b', 'c': 'd'}, 'a', ask='?', why='.')",
)
"""What a notebook with both games begins with."""

OF_CLANS: Final = ("w", "Quiz(one)")
OF_CLANN: Final = ("v", "Quiz(one)\nv")


def test_what_a_cell_shows_tells_its_game_where_the_cell_names_none(tmp_path: Path) -> None:
    path = notebook(tmp_path, [*BOTH, *OF_CLANS, *OF_CLANN])
    page = Lesson(path, stands_alone=False).html(Voice("en"))
    games = re.findall('data-game="(.*?)" data-live="(.*?)"', page)
    wanted = ["clans" for _ in OF_CLANS] + ["clann" for _ in OF_CLANN]
    assert games == [(game, f"{game}-live") for game in wanted]


def test_its_heading_is_its_title_wherever_it_stands(tmp_path: Path) -> None:
    assert Lesson(notebook(tmp_path, CELLS)).title == "Strife in my class"
    made = nbformat.v4.new_notebook()
    nbformat.write(made, tmp_path / "nameless.ipynb")
    assert Lesson(tmp_path / "nameless.ipynb").title == "nameless"


def test_a_comment_is_no_heading(tmp_path: Path) -> None:
    made = nbformat.v4.new_notebook()
    text = nbformat.v4.new_markdown_cell("# Strife")
    made.cells = [nbformat.v4.new_code_cell("# set up\nx = 1"), text]
    nbformat.write(made, tmp_path / "mine.ipynb")
    assert Lesson(tmp_path / "mine.ipynb").title == "Strife"


def test_what_tells_an_answer_is_folded_as_in_the_notebook(tmp_path: Path) -> None:
    made = nbformat.v4.new_notebook()
    text = f"Guess.\n\n{fold('It is **six**.', 'one', 'The answer')}\n\n<b>Now</b> go on."
    table = nbformat.v4.new_code_cell("x = 6", metadata={"tags": [answer_to("one")]})
    table.outputs = [nbformat.v4.new_output("stream", text="sixty")]
    made.cells = [nbformat.v4.new_markdown_cell(text), table]
    nbformat.write(made, tmp_path / "mine.ipynb")
    page = Lesson(tmp_path / "mine.ipynb").html(Voice("en"))
    summary = say("page.answer", "en")
    assert re.findall(r'<details class="answer-to-one">(.*?)</details>', page, re.DOTALL) == [
        "\n<summary>The answer</summary><p>It is <strong>six</strong>.</p>\n",
        f"\n<summary>{summary}</summary><pre>sixty</pre>",
    ]
    assert "<p>Guess.</p>" in page
    assert "&lt;b&gt;Now&lt;/b&gt; go on." in page, "no other HTML of an author's is"


def test_the_command_writes_one_file_and_says_whom_to_ask(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = notebook(tmp_path, CELLS)
    assert main(["page", str(path)]) == 0
    told = capsys.readouterr().out
    assert "mine.html" in told
    assert "Max Gerchambeau" in told
    assert say("cli.page.not_run") in told
    assert {each.name for each in tmp_path.iterdir()} == {"mine.ipynb", "mine.html"}
    text = (tmp_path / "mine.html").read_text("utf-8")
    assert 'data-lesson="mine" data-own' in text
    assert main(["page", str(path), str(tmp_path / "site" / "mine.html"), "--apart"]) == 1
    (tmp_path / "site").mkdir()
    assert main(["page", str(path), str(tmp_path / "site" / "mine.html"), "--apart"]) == 0
    assert (tmp_path / "site" / "live" / shared().begin).is_file()


def test_of_a_notebook_that_has_run_nothing_is_missed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lesson, "rehearsed", lambda cells, _: [Played() for _ in cells])
    cell = nbformat.v4.new_code_cell("1 + 1")
    cell.outputs = [nbformat.v4.new_output("execute_result", data={"text/plain": "2"})]
    assert main(["page", str(saved(tmp_path, cell))]) == 0
    assert say("cli.page.not_run") not in capsys.readouterr().out


STRIFE: Final = "clans/nl/04-strife"
"""A lesson of the package, and a reader's copy of it."""


def page_of_lesson(folder: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """The page of a reader's copy of a lesson: its text, and what keeps the answers."""
    monkeypatch.setattr(lesson, "rehearsed", lambda cells, _: [Played() for _ in cells])
    monkeypatch.setattr(
        write_page, "alone", lambda body, _, voice, kept: body + keeper(voice, kept)
    )
    put_lesson(folder, f"{STRIFE}.ipynb")
    page = folder / "strife.html"
    assert main(["page", str(folder / f"{STRIFE}.ipynb"), str(page), "--language", "nl"]) == 0
    return page.read_text("utf-8")


def test_what_is_answered_on_the_page_of_a_lesson_counts_for_that_lesson(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = page_of_lesson(tmp_path, monkeypatch)
    assert f'data-lesson="{STRIFE}" data-not-kept' in page, "It is no page of an author's own."


def test_the_page_of_a_lesson_leads_on_only_where_there_is_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alone = page_of_lesson(tmp_path, monkeypatch)
    assert not re.search(r'href="[^"]*05-epochs|<hr', alone)
    (tmp_path / "05-epochs.html").write_text("the next lesson", "utf-8")
    assert 'href="05-epochs.html"' in page_of_lesson(tmp_path, monkeypatch)


Cell = dict[str, Any]

CODE: Final[Cell] = {"cell_type": "code", "source": "1", "metadata": {}, "outputs": []}
PROSE: Final[Cell] = {"cell_type": "markdown", "source": "one", "metadata": {}}
OUTPUT: Final[Cell] = {"output_type": "display_data", "data": {}, "metadata": {}}


def each(cell: Cell, name: str, *values: object) -> list[Cell]:
    """A cell with each of these in the place of what it has under a name."""
    return [{**cell, name: value} for value in values]


NO_CELLS: Final[list[Any]] = [
    1,
    {},
    {"cell_type": "code"},
    *each(CODE, "cell_type", 7),
    *each(PROSE, "source", None, 7, {}, ["one", 2]),
    *each(PROSE, "attachments", [], {"p.png": 7}, {"p.png": {"image/png": 7}}),
    *each(CODE, "metadata", None, [], {"jupyter": 7}, {"tags": 7}, {"tags": [7]}),
    *each(CODE, "outputs", None, {}, [7]),
    *each(CODE, "outputs", *([output] for output in each(OUTPUT, "data", None, [], "text"))),
    *each(CODE, "outputs", *([output] for output in each(OUTPUT, "metadata", []))),
    *each(CODE, "outputs", [{"output_type": "stream", "text": {}}]),
    *each(CODE, "outputs", [{"output_type": "error", "traceback": "all"}]),
]


@pytest.mark.parametrize(
    "text",
    [
        *("no notebook", "{}", "[]", '{"cells": {}}', "[" * 100_000),
        *(json.dumps({"cells": [cell]}) for cell in NO_CELLS),
    ],
    ids=lambda text: text[:80],
)
def test_what_is_no_notebook_is_refused_in_words(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "none.ipynb"
    path.write_text(text, "utf-8")
    assert main(["page", str(path)]) == 1
    assert "could not be read as a notebook" in capsys.readouterr().err
    assert [each.name for each in tmp_path.iterdir()] == ["none.ipynb"]


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["page", *arguments]) == 1
    return capsys.readouterr().err.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_notebook_is_written_over(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A shell puts the names of all notebooks where somebody has typed a star."""
    first = notebook(tmp_path, CELLS)
    second = tmp_path / "second.ipynb"
    second.write_bytes(first.read_bytes())
    other = first.rename(tmp_path / "notebook.html")
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    spoken = ["--language", language]
    two = say("cli.page.two", language, file=second)
    assert refused([str(other), str(second), *spoken], capsys) == two
    own = say("cli.page.own", language, file=other)
    assert refused([str(other), *spoken], capsys) == own
    assert refused([str(other), str(other), *spoken], capsys) == own
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_notebook_that_is_not_there_is_told_in_words(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "nothere.ipynb"
    (tmp_path / "nothere.html").write_text("old", "utf-8")
    said = refused([str(nowhere), "--language", language], capsys)
    assert said == say("page.error.no_file", language, file=nowhere)
    said = refused([str(tmp_path), str(tmp_path / "nothere.html"), "--language", language], capsys)
    assert said == say("page.error.no_notebook", language, file=tmp_path)
    assert (tmp_path / "nothere.html").read_text("utf-8") == "old"


def test_a_folder_without_a_name_is_no_notebook(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert refused(["."], capsys) == say("page.error.no_notebook", "en", file=".")


def test_half_a_character_in_a_notebook_leaves_the_page_that_was_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = nbformat.v4.new_notebook()
    made.cells = [nbformat.v4.new_markdown_cell("half \ud800")]
    (tmp_path / "mine.ipynb").write_text(json.dumps(made), "utf-8")
    (tmp_path / "mine.html").write_text("old", "utf-8")
    assert r"(\ud800)" in refused([str(tmp_path / "mine.ipynb")], capsys)
    assert (tmp_path / "mine.html").read_text("utf-8") == "old"
