"""Which part may import which: no common part knows a game, and nothing goes back."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from graphlib import TopologicalSorter
from typing import Final

import pytest

import clans_widget
from tests.modules import imports, is_part, sources

MAY_IMPORT: Final = {
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
    "clann": "words core",
    "clann.suite": "core clann",
    "clann.captions": "words core clann",
    "clann.rows": "words core clann clann.captions",
    "clann.tables": "words core clann clann.rows pandas",
    "clann.drawing": "words core picture clann",
    "clann.chances": "clann",
    "clann.players": "words core arena clann clann.chances clann.captions",
    "clann.players.tables": "core clann clann.players pandas",
    "clann.review": "core arena clann clann.chances clann.players",
    "clann.review.plots": "words core arena clann clann.drawing clann.review matplotlib",
    "clann.simulate": "words core arena clann numpy",
    "clann.simulate.kernel": "arena clann.simulate numba numpy",
    "clann.simulate.table": "words core arena clann clann.simulate numpy pandas",
    "clann.players.compiled": (
        "arena clann clann.chances clann.simulate clann.players numba numpy"
    ),
    "clann.environments": "core environments clann clann.chances",
    "clann.environments.openspiel_game": (
        "core environments environments.trees clann clann.chances clann.environments pyspiel"
    ),
    "clann.environments.pettingzoo_env": (
        "picture environments environments.agents clann clann.drawing clann.environments pettingzoo"
    ),
    "clann.staging": (
        "words core picture arena stage clann clann.captions clann.rows clann.drawing clann.players"
    ),
    "clann.widget": (
        "words core arena arena.review.tables stage stage.face page clann clann.tables"
        " clann.drawing clann.chances clann.players clann.review clann.staging ipywidgets pandas"
    ),
    "clann.exercises": ("words core stage quiz clann clann.chances clann.captions clann.staging"),
    "clann.printed": (
        "words core picture picture.lettering quiz paper clann clann.drawing clann.staging"
        " clann.exercises"
    ),
    "clans": "words core",
    "clans.voice": "words",
    "clans.suite": "core clans",
    "clans.moment": "core clans",
    "clans.captions": "words clans clans.voice",
    "clans.rows": "words core clans clans.moment clans.captions",
    "clans.tables": "words core clans clans.moment clans.rows pandas",
    "clans.drawing": "words core picture clans clans.moment clans.voice",
    "clans.simulate": "words core arena clans numpy",
    "clans.simulate.kernel": "arena clans.simulate numba numpy",
    "clans.simulate.table": "words core arena clans clans.simulate numpy pandas",
    "clans.players": "words core arena clans clans.simulate",
    "clans.players.compiled": "arena clans clans.simulate clans.players numba numpy",
    "clans.players.plots": "words core clans clans.voice clans.drawing clans.players matplotlib",
    "clans.players.tables": "core arena clans clans.players pandas",
    "clans.environments": "core environments clans",
    "clans.environments.openspiel_game": (
        "core environments environments.trees clans clans.environments pyspiel"
    ),
    "clans.environments.openspiel_observer": (
        "core environments environments.trees clans clans.environments pyspiel"
    ),
    "clans.environments.pettingzoo_env": (
        "picture environments environments.agents clans clans.drawing clans.environments pettingzoo"
    ),
    "clans.staging": (
        "words core picture arena stage clans clans.voice clans.moment clans.captions clans.rows"
        " clans.drawing clans.players"
    ),
    "clans.exercises": "words core stage quiz clans clans.captions clans.staging",
    "clans.printed": (
        "words core picture picture.lettering quiz paper clans clans.voice clans.drawing"
        " clans.exercises"
    ),
    "clans.widget": (
        "words core arena stage stage.face quiz page clans clans.voice clans.moment clans.tables"
        " clans.drawing clans.players clans.staging ipywidgets pandas"
    ),
}
"""What each part may import beside the standard library and itself.

A part is a module or a package, and what stands in it unless that is a part too: ``clans`` is the
rules of Clans. What a part may import stands before it.
"""

GAMES: Final = ("clann", "clans")

DOORS: Final = tuple(
    (game, f"clans_widget.{game}.{door}")
    for game in GAMES
    for door in ("drawing.show.picture", f"staging.production.{game.capitalize()}Production")
)
"""What paints a position, or brings it to the stage, is imported when that is wanted, and never
with the rules."""

ALONE: Final = (*GAMES, "stage", "quiz")
"""Whoever may import one of these may not import the parts below it: rules draw nothing, a scene
and a question have no widget. Of all others the parts below are open too."""

TOYS: Final = ("tests.toys.nim", "tests.toys.pig")


@cache
def part_of(module: str) -> str:
    """The part in which a module stands; empty for one of another package."""
    if not is_part(module, "clans_widget"):
        return ""
    part = module.partition(".")[2]
    while part and part not in MAY_IMPORT:
        part = part.rpartition(".")[0]
    return part


def test_the_table_has_an_order() -> None:
    before: set[str] = set()
    for part, others in MAY_IMPORT.items():
        ours = {other for other in others.split() if part_of(f"clans_widget.{other}") == other}
        assert ours <= before, part
        before.add(part)


def test_every_module_stands_in_a_part() -> None:
    modules = sources().keys() - {"clans_widget"}
    assert not [module for module in modules if not part_of(module)], "MAY_IMPORT lacks them."


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_imports_go_one_way(part: str) -> None:
    modules = [module for module in sources() if part_of(module) == part]
    assert modules, "MAY_IMPORT names a part that is gone."
    assert not [
        f"{module} imports {imported}"
        for module in modules
        for imported in imports(module)
        if not may_import(part, imported)
    ]


def may_import(part: str, imported: str) -> bool:
    if not is_part(imported, "clans_widget"):
        top = imported.partition(".")[0]
        return top in sys.stdlib_module_names or top in MAY_IMPORT[part].split()
    allowed = [part, *MAY_IMPORT[part].split()]
    other = part_of(imported)
    opened = (is_part(other, mine) and mine not in ALONE for mine in allowed)
    return other in allowed or any(opened) or (part, imported) in DOORS


def test_nothing_on_the_stage_is_imported_by_what_it_imports() -> None:
    """Not even for its type: whoever reads a module has read what it stands on."""
    stage = {module for module in sources() if is_part(module, "clans_widget.stage")}
    known = {module: set(filter(None, map(module_of, imports(module)))) for module in stage}
    order = TopologicalSorter({module: known[module] & stage - {module} for module in stage})
    order.prepare()


def module_of(name: str) -> str:
    """The module of the package in which something stands; empty for what is elsewhere."""
    while name and name not in sources():
        name = name.rpartition(".")[0]
    return name


def test_no_common_part_may_import_a_game() -> None:
    for part, others in MAY_IMPORT.items():
        names = [name for name in others.split() if name.partition(".")[0] in GAMES]
        assert part.partition(".")[0] in GAMES or not names, part


def test_no_game_may_import_another() -> None:
    for part, others in MAY_IMPORT.items():
        game = part.partition(".")[0]
        strangers = {name.partition(".")[0] for name in others.split()}.intersection(GAMES)
        assert game not in GAMES or strangers <= {game}, part


@pytest.mark.parametrize("toy", TOYS)
def test_a_toy_needs_common_parts_alone(toy: str) -> None:
    for imported in imports(toy, "tests/toys"):
        if is_part(imported, "tests"):
            assert is_part(imported, toy)
        else:
            assert part_of(imported).partition(".")[0] not in GAMES, imported


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_load_the_standard_library_alone(game: str) -> None:
    code = (
        f"import sys; before = set(sys.modules); from clans_widget import {game};"
        f"{game}.Game.new(['Ann', 'Bob'], seed=1);"
        "print(*{name.partition('.')[0] for name in set(sys.modules) - before}, sep='\\n')"
    )
    python = [sys.executable, "-c", code]
    loaded = set(subprocess.run(python, check=True, capture_output=True, text=True).stdout.split())
    assert loaded - set(sys.stdlib_module_names) == {"clans_widget"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("unwanted", ["picture", "stage", "quiz", "arena", "drawing", "widget"])
def test_the_rules_load_nothing_that_shows_them(game: str, unwanted: str) -> None:
    loaded = loaded_with(game)
    assert f"clans_widget.{game}.rules.turn" in loaded
    parts = (f"clans_widget.{unwanted}", f"clans_widget.{game}.{unwanted}")
    assert not any(is_part(name, part) for name in loaded for part in parts)


@cache
def loaded_with(game: str) -> frozenset[str]:
    """The modules that are there once the rules have been imported, and nothing else."""
    code = f"import sys; from clans_widget import {game}; print(*sys.modules, sep='\\n')"
    python = [sys.executable, "-c", code]
    told = subprocess.run(python, check=True, capture_output=True, text=True).stdout
    return frozenset(told.split())


@pytest.mark.slow
@pytest.mark.parametrize("name", clans_widget.__all__)
def test_what_stands_at_the_top_can_be_the_first_that_is_imported(name: str) -> None:
    assert first_imports()[name] == "imported"


@cache
def first_imports() -> dict[str, str]:
    """What comes of each name at the top when it is the first that is imported.

    Each is imported in a process of its own, which has what others have written, and nothing of the
    package.
    """
    python = [sys.executable, "-c", FIRST_IMPORTS, *clans_widget.__all__]
    told = subprocess.run(python, check=True, capture_output=True, text=True).stdout
    return dict(json.loads(told))


FIRST_IMPORTS: Final = """
import json, os, sys, ipywidgets, ipycanvas, pandas
found = {}
for name in sys.argv[1:]:
    reading, writing = os.pipe()
    if os.fork() == 0:
        came = "imported"
        try:
            exec(f"from clans_widget import {name}")
        except BaseException as error:
            came = repr(error)
        os.write(writing, came.encode())
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading) as told:
        found[name] = told.read()
    os.wait()
print(json.dumps(found))
"""
