"""Makes the lessons: ``python docs/lessons.py [--game clans] [--language fr] [number ...]``.

The source of a lesson, ``docs/course/clans/04-strife.toml``, has its cells in order: code once,
prose in three languages. From it come ``notebooks/clans/en/04-strife.ipynb`` and its likes in the
other languages, run, with their outputs stored in them: texts, tables, plots, and of boards the
first one as a small picture. ``clans_widget.lessons.stills`` draws the others where they are seen.

What tells the answer to the quiz above it says ``tells``, be it prose or code: the prose, or what
the code puts out, is folded until that quiz is over. What introduces the next question is a cell
of its own, and open. Prose that says ``rest`` has a rest called before its heading.

A cell of code may say of itself: ``folded``, if it is not the subject; ``answers``, if it shows
what readers are asked to predict; ``waits``, if its board takes long. ``plot`` says what a plot
shows, for those who cannot see it. Cells that end with a board or a quiz carry what they need of
the cells before, so that each runs alone.

``older = true`` before the first cell says that a lesson is for older pupils: its code may be seen.

With ``--keep`` no kernel is started: code and prose are made anew, and each cell keeps the outputs
that are stored in it. That is for changes that no output shows; the tests run the code and compare.
"""

from __future__ import annotations

import re
import tomllib
from argparse import ArgumentParser, Namespace
from base64 import b64decode, b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import nbformat
from nbclient import NotebookClient

from clans_widget.core.answer_fold import answer_to, fold
from clans_widget.core.cells import shows_live
from clans_widget.core.session import PNG
from clans_widget.lessons.copies import ANSWER, BY_ITSELF, FOLLOWS
from clans_widget.lessons.stills import still_of_cell
from clans_widget.words import LANGUAGES, say, typeset
from docs.alone import carried, is_import, laid_out, needed_by, statements, with_imports
from docs.courses import NOTEBOOKS, Course, courses, words
from docs.plans import plans_of
from docs.small_pictures import board_png, reduced

WIDGET_VIEW: Final = "application/vnd.jupyter.widget-view+json"

SETUP: Final = 'begin_lesson("{language}")'
"""The first code of every lesson, after what it imports."""

PLOT: Final = "<Figure"
"""How the text of a plot begins."""

SITE: Final = "../build/site"
"""Where ``make site`` puts the pages, from the notebooks."""

README: Final = """\
# The lessons

Each lesson is a notebook, in English, French and Dutch. `clans-widget` opens them in JupyterLab,
where their boards come alive.

The notebooks here hold text, tables and plots, and a small picture of the first board. The other
boards are drawn where a lesson is seen: in JupyterLab, in the handbook, and on its page, where the
boards play without JupyterLab. `make site` makes the pages, in `build/site`; until then the links
to pages lead nowhere. This file and the notebooks are made by `docs/lessons.py`, from
`docs/course`.
"""

STATISTICS: Final = "statistics"
"""The tag of cells that take long, and on which no board depends."""

HIDDEN: Final = "source_hidden"
"""Says in the metadata that code is there, but not in sight."""

FOLDED: Final = "outputs_hidden"
"""Says in the metadata that outputs are there, but not in sight until somebody asks for them."""

QUIZ: Final = re.compile(r"""\bQuiz\(.*\bname="([^"]+)"[,)\s]""", re.DOTALL)
"""What makes a quiz, with its name, at the end of a cell."""

KERNEL: Final = {
    "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


class Cell(NamedTuple):
    """A cell of a lesson: code, or prose in every language."""

    code: str
    prose: Mapping[str, str]
    teaches: tuple[str, ...]
    """Ids of the rules that the prose teaches."""
    unchecked: bool
    """Whether what the code puts out may differ elsewhere: the first import of Matplotlib."""
    statistics: bool
    """Whether no board on the page depends on the code: the handbook does not run it."""
    folded: bool
    """Whether the code is not what the lesson is about: it is there, but not in sight."""
    answers: bool
    """Whether the code shows what readers were asked to predict."""
    waits: bool
    """Whether the code takes long, so that its board does not run by itself."""
    plot: Mapping[str, str]
    """What the code plots, in words, in every language; empty if it plots nothing."""
    tells: bool
    """Whether prose or outputs tell the answer to the quiz above."""
    rest: bool
    """Whether readers are told to have a rest before the prose."""
    follows: bool = False
    """Whether the code goes on with what the answer to a prediction has made."""
    quiz: str = ""
    """The name of the quiz whose answer is told, as soon as the cell stands in a lesson."""

    @property
    def is_live(self) -> bool:
        """Whether the code ends with a board or a quiz."""
        return bool(self.code) and shows_live(self.code)

    @property
    def metadata(self) -> dict[str, Any]:
        """What programs are told about the code."""
        tagged = {"tags": self.tags} if self.tags else {}
        out_of_sight = {HIDDEN: self.folded, FOLDED: bool(self.quiz)}
        hidden = {name: True for name, applies in out_of_sight.items() if applies}
        return tagged | ({"jupyter": hidden} if hidden else {})

    @property
    def tags(self) -> list[str]:
        """What nbval, the handbook and the command ``clans-widget`` are told about it."""
        named = {
            BY_ITSELF: self.is_live and not self.answers and not self.waits,
            ANSWER: self.answers,
            FOLLOWS: self.follows and not self.answers,
            answer_to(self.quiz): bool(self.quiz),
            "nbval-ignore-output": self.unchecked,
            STATISTICS: self.statistics,
        }
        return [tag for tag, applies in named.items() if applies]


class Lesson(NamedTuple):
    """A lesson in all languages."""

    course: Course
    name: str
    cells: tuple[Cell, ...]
    older: bool = False
    """Whether it is for older pupils, and says so at its top."""

    def title(self, language: str) -> str:
        """Its heading."""
        heading = self.cells[0].prose[language].splitlines()[0].removeprefix("# ")
        return typeset(heading, language)

    def notebook(self, language: str) -> Path:
        """Where it stands in a language."""
        return self.course.notebooks(language) / f"{self.name}.ipynb"


def lessons() -> tuple[Lesson, ...]:
    """The lessons of all courses."""
    return tuple(lesson for course in courses() for lesson in lessons_of(course))


@cache
def lessons_of(course: Course) -> tuple[Lesson, ...]:
    """A whole course, in order."""
    return tuple(read(path, course) for path in course.sources)


def read(source: Path, course: Course) -> Lesson:
    """The lesson that a file describes."""
    told = tomllib.loads(source.read_text("utf-8"))
    cells = tuple(_telling(_following(map(_cell, told["cell"]))))
    return Lesson(course, source.stem, cells, older=bool(told.get("older")))


def _following(cells: Iterable[Cell]) -> Iterator[Cell]:
    """The cells, with those known that need what answers have made: they give these away."""
    made: set[str] = set()
    for cell in cells:
        own = statements(cell.code)
        follows = not cell.is_live and bool(made & needed_by(own))
        if cell.answers or follows:
            made = made.union(*(each.binds for each in own if not each.is_import))
        yield cell._replace(follows=follows)


def _telling(cells: Iterable[Cell]) -> Iterator[Cell]:
    """The cells, with those known that tell the answer to the last quiz before them."""
    quiz = ""
    for cell in cells:
        if asked := QUIZ.search(cell.code):
            quiz = asked[1]
        tells = cell.tells or cell.answers or cell.follows
        yield cell._replace(quiz=quiz if tells else "")


def _cell(cell: Mapping[str, Any]) -> Cell:
    prose = {language: cell[language].strip() for language in LANGUAGES if language in cell}
    return Cell(
        cell.get("code", "").strip(),
        prose,
        tuple(cell.get("teaches", ())),
        unchecked=bool(cell.get("unchecked")),
        statistics=bool(cell.get("statistics")),
        folded=bool(cell.get("folded")),
        answers=bool(cell.get("answers")),
        waits=bool(cell.get("waits")),
        plot=cell.get("plot", {}),
        tells=bool(cell.get("tells")),
        rest=bool(cell.get("rest")),
    )


def composed(lesson: Lesson, language: str) -> nbformat.NotebookNode:
    """A lesson in a language, as a notebook that has not been run."""
    cells = list(_cells(lesson, language))
    for number, cell in enumerate(cells, start=1):
        cell.id = f"{lesson.name}-{number:02}"
    made: nbformat.NotebookNode = nbformat.v4.new_notebook(cells=cells, metadata=KERNEL)
    return made


def _cells(lesson: Lesson, language: str) -> Iterator[nbformat.NotebookNode]:
    first, *others = lesson.cells
    yield _prose(_for_older(lesson, language) if lesson.older else first, language)
    if any(cell.code and not cell.is_live for cell in others):
        by_itself = {"tags": [BY_ITSELF], "jupyter": {HIDDEN: True}}
        yield nbformat.v4.new_code_cell(_setup(lesson, language), metadata=by_itself)
    for number, cell in enumerate(lesson.cells):
        if cell.code:
            yield nbformat.v4.new_code_cell(
                code_of(lesson, number, language), metadata=cell.metadata
            )
        elif number:
            yield _prose(cell, language)
    later = (other for other in lessons_of(lesson.course) if other.name > lesson.name)
    if following := next(later, None):
        following_word = typeset(words()[language]["next"], language)
        link = f"[{following.title(language)}]({following.name}.ipynb)"
        yield nbformat.v4.new_markdown_cell(f"---\n\n{following_word} {link}")


def code_of(lesson: Lesson, number: int, language: str) -> str:
    """The code of a cell. One with a board or a quiz carries all that it needs: it runs alone."""
    cell = lesson.cells[number]
    if not cell.is_live:
        return cell.code
    needed = carried(cell.code, [other.code for other in lesson.cells[:number]])
    imports = [each for each in needed if is_import(each)]
    others = [each for each in needed if not is_import(each)]
    parts = [SETUP.format(language=language), *others]
    ours = _imports(lesson, "\n".join([*parts, cell.code]))
    return f"{with_imports(imports, ours)}\n\n{laid_out([*parts, cell.code])}"


def _for_older(lesson: Lesson, language: str) -> Cell:
    """The first cell, with whom the lesson is for said below its heading: the plan has the age."""
    first, age = lesson.cells[0], plans_of(lesson.course)[lesson.name].age
    heading, _, rest = first.prose[language].partition("\n")
    text = f"{heading}\n\n*{words()[language]['older'].format(age=age)}*\n{rest}"
    return first._replace(prose={**first.prose, language: text})


def _prose(cell: Cell, language: str) -> nbformat.NotebookNode:
    rest = f"*{words()[language]['rest']}*\n\n" if cell.rest else ""
    text = typeset(rest + cell.prose[language], language)
    metadata = {"teaches": list(cell.teaches)} if cell.teaches else {}
    if cell.quiz:
        text = fold(text, cell.quiz, say("page.answer", language))
        metadata["tags"] = [answer_to(cell.quiz)]
    made: nbformat.NotebookNode = nbformat.v4.new_markdown_cell(text, metadata=metadata)
    return made


def _setup(lesson: Lesson, language: str) -> str:
    setup = SETUP.format(language=language)
    code = "\n".join([setup, *(cell.code for cell in lesson.cells)])
    return "\n".join([*_imports(lesson, code), "", setup])


def _imports(lesson: Lesson, code: str) -> list[str]:
    """What imports from the package all that code uses of it."""
    lines = (_import(module, names, code) for module, names in lesson.course.imports)
    return [line for line in lines if line]


def _import(module: str, names: Sequence[str], code: str) -> str:
    """What imports those names of a module that code uses."""
    used = [name for name in names if re.search(rf"\b{name}\b", code)]
    return f"from {module} import {', '.join(used)}" if used else ""


def run(notebook: nbformat.NotebookNode, folder: Path) -> None:
    """Run a notebook in a folder; a cell that fails unexpectedly stops it.

    It keeps no times and no widget state: a second run gives the same outputs. On a machine with
    much to do an output may come late; one that does not come stops it, too.
    """
    NotebookClient(
        notebook,
        iopub_timeout=60,
        raise_on_iopub_timeout=True,
        record_timing=False,
        store_widget_state=False,
        resources={"metadata": {"path": str(folder)}},
    ).execute()


def tidy(notebook: nbformat.NotebookNode, lesson: Lesson, language: str) -> None:
    """Take out what differs from run to run, and have small pictures only, with words.

    A stored widget view only refers to a kernel that is gone.
    """
    notebook.metadata.pop("widgets", None)
    notebook.metadata.language_info = dict(KERNEL["language_info"])
    plots = iter(cell.plot[language] for cell in lesson.cells if cell.plot)
    for output in (each for cell in notebook.cells for each in cell.get("outputs", [])):
        data = output.get("data", {})
        if len(data) > 1:
            data.pop(WIDGET_VIEW, None)
        if PNG in data and data["text/plain"].startswith(PLOT):
            plot = reduced(b64decode(data[PNG]))
            _illustrate(output, plot, typeset(next(plots), language))
        else:
            data.pop(PNG, None)
    _illustrate_first_board(notebook)


def _illustrate_first_board(notebook: nbformat.NotebookNode) -> None:
    """Give the first board of a lesson its picture, for those who look at the repository."""
    live = (cell for cell in notebook.cells if cell.cell_type == "code" and shows_live(cell.source))
    for cell in live:
        if still := still_of_cell(cell.source):
            _illustrate(cell.outputs[0], board_png(still.picture), still.picture.description)
            return


def _illustrate(output: nbformat.NotebookNode, png: bytes, described: str) -> None:
    output.data[PNG] = b64encode(png).decode("ascii")
    output.metadata[PNG] = {"alt": described}


def keep_outputs(notebook: nbformat.NotebookNode, stored: nbformat.NotebookNode) -> None:
    """Give each code cell the outputs that are stored in the cell with its id."""
    outputs = {cell.id: cell for cell in stored.cells if cell.cell_type == "code"}
    for cell in notebook.cells:
        if cell.id in outputs and cell.cell_type == "code":
            cell.outputs = outputs[cell.id].outputs
            cell.execution_count = outputs[cell.id].execution_count


def make(lesson: Lesson, language: str, *, keep: bool) -> None:
    """Make the notebook of a lesson in a language."""
    path = lesson.notebook(language)
    path.parent.mkdir(parents=True, exist_ok=True)
    notebook = composed(lesson, language)
    if keep:
        keep_outputs(notebook, nbformat.read(path, as_version=4))
    else:
        run(notebook, path.parent)
    tidy(notebook, lesson, language)
    nbformat.write(notebook, path)


def contents() -> str:
    """The page that leads to all lessons, and to where each stands with all its pictures."""
    parts = [README]
    for course in courses():
        names = " | ".join(words()[language]["name"] for language in LANGUAGES)
        parts.append(f"## {course.title}\n\n| | {names} |\n|---|---|---|---|")
        parts += [_row(lesson) for lesson in lessons_of(course)]
        parts.append("")
    return "\n".join(parts).replace("|\n## ", "|\n\n## ")


def _row(lesson: Lesson) -> str:
    """A lesson in all languages: its notebook, and its page."""
    links = (
        f"[{lesson.title(language)}]({lesson.course.game}/{language}/{lesson.name}.ipynb) "
        f"([{words()[language]['page']}]({SITE}/{language}/{lesson.course.game}/{lesson.name}.html))"
        for language in LANGUAGES
    )
    return f"| {lesson.name.partition('-')[0]} | {' | '.join(links)} |"


def chosen_lessons(games: Sequence[str], numbers: Sequence[str]) -> Iterator[Lesson]:
    """The lessons of these games with these numbers; all, where none is named."""
    for lesson in lessons():
        number = lesson.name.split("-")[0]
        if (not games or lesson.course.game in games) and (not numbers or number in numbers):
            yield lesson


def main(arguments: Namespace) -> None:
    """Make the lessons that are asked for."""
    for lesson in chosen_lessons(arguments.game or (), arguments.numbers):
        for language in arguments.language or LANGUAGES:
            make(lesson, language, keep=arguments.keep)
    (NOTEBOOKS / "README.md").write_text(contents(), "utf-8")


if __name__ == "__main__":
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=[course.game for course in courses()], action="append")
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--keep", action="store_true", help="run nothing, keep stored outputs")
    parser.add_argument("numbers", nargs="*")
    main(parser.parse_args())
