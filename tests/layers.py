"""What each part of the package may import: one table of the common parts, one of any game's."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Final

from tests.games import GAMES, has

COMMON: Final = {
    "words": "",
    "core": "words",
    "core.wording": "words core pandas",
    "web": "",
    "picture": "words core",
    "picture.canvas": "core picture ipycanvas ipywidgets numpy",
    "picture.lettering": "PIL",
    "picture.written.png": "core picture picture.lettering PIL",
    "export": "words core picture web",
    "export.caption": "picture.lettering export PIL",
    "export.gif": "words picture export PIL",
    "arena": "words core",
    "arena.many.kernel": "core arena llvmlite numba numpy",
    "arena.many.progress": "words core arena tqdm",
    "arena.many.task": "words core arena numpy",
    "arena.many.workers": "core arena joblib",
    "arena.review.plots": "words core arena matplotlib",
    "arena.review.tables": "arena pandas",
    "arena.many.table": (
        "words arena arena.many.progress arena.many.task arena.many.workers numpy pandas"
    ),
    "arena.tournaments.ratings": "core arena openskill",
    "arena.tournaments.tables": "words core arena pandas",
    "environments": "words core",
    "environments.agents": "core picture environments gymnasium numpy pettingzoo",
    "environments.trees": "core environments numpy pyspiel",
    "stage": "words core picture arena",
    "stage.face": "words core picture export web arena stage ipywidgets",
    "stage.face.text.reader": "web anywidget ipywidgets traitlets",
    "stage.face.theater": "words web stage anywidget traitlets",
    "stage.face.still": "core stage ipywidgets IPython",
    "stage.face.living": "words core picture stage stage.face ipywidgets IPython traitlets",
    "quiz": "words core stage",
    "quiz.tables": "words core quiz pandas",
    "quiz.classroom": "words core quiz pandas",
    "quiz.widget": "words core stage stage.face quiz quiz.tables ipywidgets IPython pandas",
    "quiz.widget.answer_fold": "core web anywidget ipywidgets traitlets",
    "quiz.widget.joy": "web anywidget ipywidgets traitlets",
    "quiz.widget.keyboard": "web anywidget ipywidgets",
    "quiz.widget.lesson_ways": "core web anywidget ipywidgets traitlets",
    "lessons": "words core",
    "lessons.questions": "words core stage quiz",
    "lessons.stills": (
        "words core picture stage stage.face stage.face.living quiz quiz.widget lessons ipywidgets"
    ),
    "page": "words core picture web stage stage.face anywidget ipywidgets traitlets",
    "page.host": "words core stage stage.face quiz quiz.widget page ipywidgets",
    "page.substitutes": "page ipywidgets traitlets",
    "page.making": (
        "words core picture export web stage stage.face stage.face.living stage.face.text.reader"
        " stage.face.theater quiz quiz.widget quiz.widget.answer_fold quiz.widget.joy"
        " quiz.widget.keyboard quiz.widget.lesson_ways lessons lessons.questions lessons.stills"
        " page page.host page.substitutes anywidget ipywidgets markdown_it mdit_py_plugins"
        " latex2mathml"
    ),
    "paper": "words core picture picture.lettering quiz lessons lessons.questions",
    "paper.pdf": "core picture picture.lettering paper reportlab",
    "cli": "words core quiz lessons jupyterlab",
    "cli.own_game": "words core lessons page.making",
    "cli.extension": "words core web lessons page.making cli.own_game",
    "cli.first_page": "words core quiz lessons cli.own_game",
    "cli.front_door": "words core lessons cli cli.extension jupyter_server tornado",
    "cli.kernels": "core lessons cli.own_game jupyter_server",
    "cli.contents": "core lessons lessons.stills cli.own_game jupyter_server",
    "cli.classroom": "words core quiz quiz.classroom lessons export page.making cli pandas",
    "cli.printing": "words core lessons paper page.making cli",
    "cli.site": "words core lessons page page.making cli",
    "cli.paging": "words core page page.making export cli",
    "__main__": "cli",
}
"""What each part may import beside the standard library and itself.

A part is a module or a package, and what stands in it unless that is a part too. What a part may
import stands before it.
"""

OF_A_GAME: Final = {
    "": "words core",
    "captions": "words core .",
    "rows": "words core . .captions",
    "tables": "words core . .rows pandas",
    "drawing": "words core picture .",
    "simulate": "words core arena . numpy",
    "simulate.kernel": "arena . .simulate numba numpy",
    "simulate.table": "words core arena . .simulate numpy pandas",
    "players": "words core arena . .captions .simulate",
    "players.tables": "words core arena . .players pandas",
    "review": "words core arena . .players",
    "environments": "words core environments .",
    "environments.openspiel_game": (
        "words core environments environments.trees . .environments pyspiel"
    ),
    "environments.pettingzoo_env": (
        "words core picture environments environments.agents . .drawing .environments pettingzoo"
    ),
    "staging": "words core picture arena stage . .captions .rows .drawing .players",
    "exercises": "words core picture stage quiz . .captions .players .staging",
    "printed": ("words core picture picture.lettering quiz paper . .drawing .staging .exercises"),
    "widget": (
        "words core picture arena arena.review.tables stage stage.face quiz page . .tables .drawing"
        " .players .review .staging .exercises ipywidgets pandas"
    ),
}
"""The same for a game, in whose folder these are the usual parts: what it lacks does not matter.

``""`` is the game's rules, and every part that is not named here; a dot stands before what is the
game's own. A game with other parts has a table of its own, as ``MAY_IMPORT`` in ``layers.py`` in
the folder of its tests.
"""


@cache
def may_import() -> dict[str, str]:
    """What each part may import, those of all games among them."""
    return COMMON | {part: others for game in GAMES for part, others in _of_game(game).items()}


def _of_game(game: str) -> dict[str, str]:
    """What each part of a game may import, by full names."""
    table, is_own = _table_of(game)
    here = [part for part in table if is_own or not part or has(game, part)]
    known = {"." if not part else f".{part}" for part in here}
    return {
        _named(game, part): " ".join(
            _named(game, other.removeprefix(".")) if other.startswith(".") else other
            for other in table[part].split()
            if other in known or not other.startswith(".")
        )
        for part in here
    }


def _table_of(game: str) -> tuple[dict[str, str], bool]:
    """The table of a game, and whether it has brought that itself."""
    module = f"tests.{game}.layers"
    if find_spec(f"tests.{game}") and find_spec(module):
        table: dict[str, str] = import_module(module).MAY_IMPORT
        return table, True
    return OF_A_GAME, False


def _named(game: str, part: str) -> str:
    return f"{game}.{part}" if part else game
