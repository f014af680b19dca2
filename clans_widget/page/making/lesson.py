"""A notebook as the body of a page: its text, its pictures, and boards that come alive."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from html import escape
from pathlib import Path
from typing import Any, Final

from clans_widget.core.answer_fold import opening, parts_of, quiz_answered
from clans_widget.core.cells import shows_live
from clans_widget.core.extras import extra
from clans_widget.core.session import PNG, SVG
from clans_widget.lessons.catalog import is_of_lesson
from clans_widget.lessons.stills import with_stills
from clans_widget.words import Voice

from .errors import BuildError
from .games import games_in, playable
from .live import alive, live
from .rehearsal import Played, rehearsed

HTML: Final = "text/html"
TEXT: Final = "text/plain"
VIEW: Final = "application/vnd.jupyter.widget-view+json"

_OTHER_LESSON: Final = re.compile(r'href="([\w./-]+)\.ipynb')


class Lesson:
    """A lesson of which a page is made.

    Parameters
    ----------
    notebook : Path
        As it is stored, with its outputs. The boards of a lesson of the package are drawn.
    stands_alone : bool
        Whether each cell can be run by itself and its code is to be read, as in the course. Else
        code is folded, and a board runs what it needs of the cells before it: the notebook is run
        to find that out.

    Attributes
    ----------
    name : str
    number : str

    Raises
    ------
    BuildError
        If it cannot be read as a notebook.
    """

    def __init__(self, notebook: Path, *, stands_alone: bool = True) -> None:
        self.name = notebook.stem
        self.number = notebook.stem.partition("-")[0]
        self._cells = with_stills(_cells_of(notebook), is_of_lesson, plain=True)
        self._stands_alone = stands_alone
        self._played: Mapping[int, Played] | None = None

    @cached_property
    def title(self) -> str:
        """Its heading; its name where it has none."""
        texts = self._sources("markdown")
        lines = (line for text in texts for line in text.splitlines() if line.startswith("# "))
        return next(lines, self.name).lstrip("# ")

    @cached_property
    def games(self) -> tuple[str, ...]:
        """The names of the packages of the games that it is about."""
        return games_in("\n".join(self._sources("code")))

    def _sources(self, kind: str) -> Iterator[str]:
        """What is written in its cells of a kind."""
        return ("".join(cell["source"]) for cell in self._cells if cell["cell_type"] == kind)

    def html(self, voice: Voice) -> str:
        """The body of its page."""
        return "\n".join(self._parts(voice))

    def _parts(self, voice: Voice) -> Iterator[str]:
        with extra("site", "markdown_it"):
            from markdown_it import MarkdownIt

        written = MarkdownIt("commonmark", {"html": False}).enable("table")
        for number, cell in enumerate(self._cells):
            source = "".join(cell["source"])
            if cell["cell_type"] == "markdown":
                for part in parts_of(source):
                    text = _OTHER_LESSON.sub(r'href="\1.html', written.render(part.text))
                    yield _folded(text, part.quiz, part.summary)
            elif cell["cell_type"] == "code" and source:
                hidden = cell["metadata"].get("jupyter", {}).get("source_hidden")
                yield _code(source, voice, folded=hidden or not self._stands_alone)
                quiz = quiz_answered(cell["metadata"].get("tags", ()))
                shown = self._shown(number, source, voice)
                yield _folded(shown, quiz, voice.say("page.answer"))

    def _shown(self, number: int, source: str, voice: Voice) -> str:
        """What a cell has shown; what is alive in a notebook comes alive on the page."""
        outputs = self._cells[number]["outputs"]
        if self._stands_alone:
            kept = "".join(map(_output, outputs))
            return live(kept, source, _game_of(source)) if shows_live(source) else kept
        played = self.rehearse(voice.language)[number]
        if not played.code:
            return "".join(map(_output, outputs))
        others = "".join(_output(output) for output in outputs if not _is_of_board(output))
        drawn = f"<figure>{played.picture}</figure>" if played.picture else ""
        return others + alive(drawn, played.code, _game_of(source, played.code))

    def rehearse(self, language: str) -> Mapping[int, Played]:
        """What of each cell of code would be alive on a page, by its number among all cells.

        The notebook is run once, in the language that is asked for first.
        """
        if self._played is None:
            self._played = self._rehearsed(language)
        return self._played

    def _rehearsed(self, language: str) -> Mapping[int, Played]:
        numbers = [k for k, cell in enumerate(self._cells) if cell["cell_type"] == "code"]
        codes = ["".join(self._cells[number]["source"]) for number in numbers]
        answers = rehearsed(codes, language)
        return {
            number: played._replace(because=numbers[played.because])
            for number, played in zip(numbers, answers, strict=True)
        }

    def stills(self, language: str) -> dict[int, Played]:
        """The cells that would show a board or a quiz, and stay pictures: with the reason."""
        return {
            number: played
            for number, played in self.rehearse(language).items()
            if not played.code and self._means_alive(number)
        }

    def first_line(self, number: int) -> str:
        """The line of a cell that says best what it is: its last one."""
        return "".join(self._cells[number]["source"]).strip().splitlines()[-1].strip()

    def _means_alive(self, number: int) -> bool:
        cell = self._cells[number]
        return shows_live("".join(cell["source"])) or any(map(_is_of_board, cell["outputs"]))


def _cells_of(notebook: Path) -> list[Any]:
    """The cells of a notebook, each with what one must have."""
    try:
        cells: list[Any] = json.loads(notebook.read_text("utf-8"))["cells"]
        needed = {"code": ("source", "metadata", "outputs")}
        for cell in cells:
            for part in needed.get(cell["cell_type"], ("source",)):
                cell[part]
    except FileNotFoundError as error:
        raise BuildError("page.error.no_file", file=notebook) from error
    except (OSError, ValueError, LookupError, TypeError) as error:
        raise BuildError("page.error.no_notebook", file=notebook) from error
    return cells


def _folded(shown: str, quiz: str, summary: str) -> str:
    """What is shown, folded if it tells the answer to a quiz."""
    return f"{opening(quiz, summary)}{shown}</details>" if quiz else shown


def _code(source: str, voice: Voice, *, folded: bool) -> str:
    """The code of a cell: folded where the lesson folds it, and where it may tell the answer."""
    text = f"<pre><code>{escape(source)}</code></pre>"
    if not folded:
        return text
    return f"<details><summary>{escape(voice.say('page.code'))}</summary>{text}</details>"


def _is_of_board(output: Mapping[str, Any]) -> bool:
    """Whether an output is the picture that a board or a quiz leaves behind."""
    data = output.get("data", {})
    return VIEW in data and SVG in data


def _game_of(*codes: str) -> str:
    """The game that some code is about; of several, the one that is named first."""
    return [*(game for code in codes for game in games_in(code)), *playable()][0]


def _output(output: Mapping[str, Any]) -> str:
    data = {kind: "".join(text) for kind, text in output.get("data", {}).items() if text}
    if SVG in data:
        return f"<figure>{data[SVG]}</figure>"
    if HTML in data:
        return f'<div class="shown">{data[HTML]}</div>'
    if PNG in data:
        described = escape(output.get("metadata", {}).get(PNG, {}).get("alt", ""))
        return f'<figure><img src="data:{PNG};base64,{data[PNG]}" alt="{described}"></figure>'
    text = "".join(output.get("text", ())) or data.get(TEXT, "")
    is_kept = any(kind.startswith("application/vnd.clans") for kind in data)
    return f"<pre>{escape(text)}</pre>" if text and not is_kept else ""
