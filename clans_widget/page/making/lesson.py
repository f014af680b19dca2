"""A notebook as the body of a page: its text, its pictures, and boards that come alive."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from clans_widget.core.answer_fold import opening, parts_of, quiz_answered
from clans_widget.core.cells import shows_live
from clans_widget.lessons.catalog import is_of_lesson
from clans_widget.lessons.stills import with_stills
from clans_widget.words import Voice

from .cells import cells_of
from .foresight import foresight_of, may_ask, without_layers
from .games import games_in, playable
from .live import alive, live
from .markdown import Markdown
from .outputs import VIEW, is_of_board, shown, without_views
from .rehearsal import Played, rehearsed

_WAY_ON: Final = re.compile(r"---\n\n.*\]\(([\w./-]+)\.ipynb\)\s*")
"""The foot of a lesson of the package: it leads to the next one."""

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
    others : Path or None
        Of a lesson of the package, where the pages of others may be: its foot is left out if it
        would lead nowhere. Else it leads to a page that will be there.

    Attributes
    ----------
    name : str
    number : str
    lacking : dict of int to list of str
        The addresses of pictures that its page cannot show, by the numbers of their cells from 0:
        known once the page was made.

    Raises
    ------
    BuildError
        If it cannot be read as a notebook.
    """

    def __init__(
        self, notebook: Path, *, stands_alone: bool = True, others: Path | None = None
    ) -> None:
        self.name = notebook.stem
        self.number = notebook.stem.partition("-")[0]
        self._cells = with_stills(cells_of(notebook), is_of_lesson, plain=True)
        self.lacking: dict[int, list[str]] = {}
        self._stands_alone = stands_alone
        self._others = others
        self._markdown = Markdown(notebook.parent)
        self._played: Mapping[int, Played] | None = None
        self._is_foreseen = False

    @cached_property
    def title(self) -> str:
        """Its heading; its name where it has none."""
        headings = map(self._markdown.heading, self._sources("markdown"))
        return next(filter(None, headings), self.name)

    @cached_property
    def games(self) -> tuple[str, ...]:
        """The names of the packages of the games that it is about."""
        return games_in("\n".join(self._sources("code")))

    def _sources(self, kind: str) -> Iterator[str]:
        """What is written in its cells of a kind."""
        return ("".join(cell["source"]) for cell in self._cells if cell["cell_type"] == kind)

    def html(self, voice: Voice) -> str:
        """The body of its page; codes between which nothing stands fold out together."""
        self._is_foreseen = False
        parts = groupby(filter(None, self._parts(voice)), lambda part: isinstance(part, ToFold))
        return "\n".join(
            _under("".join(those), voice) if are_folded else "\n".join(those)
            for are_folded, those in parts
        )

    def _parts(self, voice: Voice) -> Iterator[str]:
        for number, cell in enumerate(self._cells):
            self._markdown.lacking.clear()
            source = "".join(cell["source"])
            if cell["cell_type"] == "markdown" and not self._leads_nowhere(source):
                yield from self._written(source, cell.get("attachments"))
            elif cell["cell_type"] == "code" and source:
                hidden = cell["metadata"].get("jupyter", {}).get("source_hidden")
                yield _code(source, folded=hidden or not self._stands_alone)
                quiz = quiz_answered(cell["metadata"].get("tags", ()))
                yield _folded(self._shown(number, source, voice), quiz, voice.say("page.answer"))
            if self._markdown.lacking:
                self.lacking[number] = [*dict.fromkeys(self._markdown.lacking)]

    def _leads_nowhere(self, source: str) -> bool:
        """Whether a cell of text is the foot of a lesson whose next one has no page."""
        if self._others is None or not (found := _WAY_ON.fullmatch(source)):
            return False
        return not (self._others / f"{found[1]}.html").is_file()

    def _written(self, source: str, attachments: Any) -> Iterator[str]:
        """What a cell of text says."""
        for part in parts_of(source):
            text = self._markdown.html(part.text, attachments)
            yield _folded(_OTHER_LESSON.sub(r'href="\1.html', text), part.quiz, part.summary)

    def _shown(self, number: int, source: str, voice: Voice) -> str:
        """What a cell has shown; what is alive in a notebook comes alive on the page."""
        outputs = without_views(self._cells[number]["outputs"])
        if self._stands_alone:
            kept = self._seen(outputs)
            return self._lively(kept, source) if shows_live(source) else kept
        played = self.rehearse(voice.language)[number]
        if not played.code:
            return self._seen(outputs)
        others = self._seen(output for output in outputs if not _is_live(output, played))
        drawn = f"<figure>{played.picture}</figure>" if played.picture else ""
        return others + alive(drawn, played.code, played.game or _game_of(source, played.code))

    def _lively(self, kept: str, source: str) -> str:
        """A board or a quiz; of the first quiz the page knows what follows from first answers."""
        known = None
        if not self._is_foreseen and may_ask(source):
            foreseen = foresight_of(source)
            self._is_foreseen = foreseen is not None
            known = without_layers(foreseen, kept) if foreseen else None
        return live(kept, source, _game_of(source), known)

    def _seen(self, outputs: Iterable[Mapping[str, Any]]) -> str:
        return "".join(shown(output, self._markdown) for output in outputs)

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
            if played.error and not played.code and self._means_alive(number)
        }

    @property
    def has_run(self) -> bool:
        """Whether any cell has kept what it has shown, as those of a notebook do that has run."""
        return any(cell.get("outputs") for cell in self._cells)

    def first_line(self, number: int) -> str:
        """The line of a cell that says best what it is: its last one."""
        lines = "".join(self._cells[number]["source"]).strip().splitlines()
        return lines[-1].strip() if lines else ""

    def _means_alive(self, number: int) -> bool:
        cell = self._cells[number]
        return shows_live("".join(cell["source"])) or any(map(is_of_board, cell["outputs"]))


def _is_live(output: Mapping[str, Any], played: Played) -> bool:
    """Whether an output is of what comes alive: a board, or what has no picture, such as stars.

    The stars in a notebook are those of who made the page.
    """
    return is_of_board(output) or (VIEW in output.get("data", {}) and not played.picture)


def _folded(shown: str, quiz: str, summary: str) -> str:
    """What is shown, folded if it tells the answer to a quiz."""
    return f"{opening(quiz, summary)}{shown}</details>" if quiz else shown


class ToFold(str):
    """HTML of code that is folded."""

    __slots__ = ()


def _code(source: str, *, folded: bool) -> str:
    """The code of a cell: folded where the lesson folds it, and where it may tell the answer."""
    text = f"<pre><code>{escape(source)}</code></pre>"
    return ToFold(text) if folded else text


def _under(codes: str, voice: Voice) -> str:
    return f"<details><summary>{escape(voice.say('page.code'))}</summary>{codes}</details>"


def _game_of(*codes: str) -> str:
    """The game that some code is about; of several, the one that is named first."""
    return [*(game for code in codes for game in games_in(code)), *playable()][0]
