"""The boards of lessons as pictures: their cells are run in this process, without a kernel.

A lesson is stored without pictures of its boards. Whatever shows one without a kernel, or before
there is one, takes them from here: pages, the handbook, the copies that readers open, tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from threading import Lock
from typing import Any, Final, NamedTuple

import ipywidgets as w

from clans_widget.core.cells import shows_live, value_of
from clans_widget.core.session import PNG, SVG, session_apart
from clans_widget.picture import Picture, still_of
from clans_widget.quiz.scene import QuizScene
from clans_widget.quiz.widget.quiz import kernel_apart
from clans_widget.stage.face.living.shown import Shown, still_to_play
from clans_widget.stage.face.makers import surfaces

from .questions import Undrawn, undrawn

Cell = dict[str, Any]

MayRun = Callable[[str], bool]
"""Is asked of the code of a cell whether it may be run here."""

TEXT: Final = "text/plain"

_alone: Final = Lock()
"""A notebook apart changes what all of Python shares, such as the language in use."""


class Still(NamedTuple):
    """What is seen of a board without a kernel.

    Attributes
    ----------
    text : str
        What is shown, in words.
    picture : Picture
        With what is asked, and with what the reader can do in a notebook.
    plain : Picture
        With what is asked alone: where no cell can be run.
    """

    text: str
    picture: Picture
    plain: Picture


def still_of_cell(code: str) -> Still | None:
    r"""Run a cell; what is seen of its board or its quiz, or ``None`` if it shows none.

    The cell runs by itself, as the only one of its notebook, and nothing of it is left.

    Parameters
    ----------
    code : str

    Examples
    --------
    >>> code = "from clans_widget import ClansWidget, clans\nClansWidget(clans.Position.start())"
    >>> still_of_cell(code).text[:34]
    'Clans, epoch I, to move: Player 1.'
    >>> still_of_cell("6 * 7") is None
    True
    """
    with notebook_apart(), undrawn():
        shown = value_of(code)
        if isinstance(shown, Undrawn):
            return _of_scene(shown.scene())
        if not isinstance(shown, Shown):
            return None
        try:
            plain = still_of(shown.picture, *shown._asked)
            return Still(shown.summary, shown.still, plain)
        finally:
            shown.close()


def _of_scene(scene: QuizScene) -> Still:
    """What is seen of a quiz: its widget would show the same, and takes longer to make."""
    question, picture = scene.exercise.question(scene.voice.language), scene.picture()
    return Still(scene.told, still_to_play(picture, question), still_of(picture, question))


def with_stills(cells: Sequence[Cell], may_run: MayRun, *, plain: bool = False) -> list[Cell]:
    """The cells of a notebook, with the picture of each board that is stored without one.

    Parameters
    ----------
    cells : sequence of dict
        As the notebook has them. They stay as they are.
    may_run : callable
    plain : bool
        Whether they are seen where no cell can be run, so that nobody is told to.
    """
    return [_with_still(cell, plain) if _wants_still(cell, may_run) else cell for cell in cells]


@contextmanager
def notebook_apart() -> Iterator[None]:
    """A notebook of its own: its cells know nothing of others, and what they show is not painted.

    One at a time: another thread waits.
    """
    with _alone, session_apart(), kernel_apart(), surfaces.used(Unpainted):
        yield


class Unpainted:
    """A surface on which nothing is painted: the board is asked for its picture instead."""

    scale = 1.0

    def __init__(self, *_: object) -> None:
        self.part = w.Box()

    def show(self, picture: Picture, *, moving: bool = False) -> None:
        """Nobody sees it."""

    def sharpen(self, across: int) -> bool:
        """There is no screen."""
        del across
        return False


def _wants_still(cell: Cell, may_run: MayRun) -> bool:
    if cell["cell_type"] != "code" or any(SVG in _data(each) for each in cell["outputs"]):
        return False
    code = "".join(cell["source"])
    return shows_live(code) and may_run(code)


def _with_still(cell: Cell, plain: bool) -> Cell:
    """A cell with the picture of its board, where its output is of that board as it begins."""
    still = still_of_cell("".join(cell["source"]))
    if still is None:
        return cell
    svg = (still.plain if plain else still.picture).svg()
    return {**cell, "outputs": [_illustrated(each, still.text, svg) for each in cell["outputs"]]}


def _illustrated(output: Mapping[str, Any], text: str, svg: str) -> Mapping[str, Any]:
    kept = "".join(_data(output).get(TEXT, ""))
    if kept != text and not kept.startswith(f"{text}\n"):
        return output
    others = {kind: content for kind, content in _data(output).items() if kind != PNG}
    return {**output, "data": {**others, SVG: svg}}


def _data(output: Mapping[str, Any]) -> Mapping[str, Any]:
    found: Mapping[str, Any] = output.get("data", {})
    return found
