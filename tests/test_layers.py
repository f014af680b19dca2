"""Which part may import which: no common part knows a game, and nothing goes back.

``tests/layers.py`` says it.
"""

from __future__ import annotations

import json
import sys
from functools import cache
from graphlib import TopologicalSorter
from typing import Final

import pytest

import clans_widget
from clans_widget.core.games import game_folders
from tests.apart import told_by
from tests.games import GAMES, new_game, part_of
from tests.layers import may_import
from tests.modules import imports, is_part, late_imports, sources

MAY_IMPORT: Final = may_import()

ALONE: Final = (*GAMES, "stage", "quiz")
"""Whoever may import one of these may not import the parts below it: rules draw nothing, a scene
and a question have no widget. Of all others the parts below are open too."""

DOORS: Final = tuple(f"clans_widget.{game}" for game in GAMES)
"""What is imported to play by the rules of a game."""

TOYS: Final = ("tests.toys.nim", "tests.toys.pig")


@cache
def layer_of(module: str) -> str:
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
        ours = {other for other in others.split() if layer_of(f"clans_widget.{other}") == other}
        assert ours <= before, part
        before.add(part)


def test_every_module_stands_in_a_part() -> None:
    modules = sources().keys() - {"clans_widget"}
    assert not [module for module in modules if not layer_of(module)], "COMMON lacks them."


@pytest.mark.parametrize("part", MAY_IMPORT)
def test_imports_go_one_way(part: str) -> None:
    modules = [module for module in sources() if layer_of(module) == part]
    assert modules, f"{part} is gone."
    assert not [
        f"{module} imports {imported}"
        for module in modules
        for imported in imports(module)
        if not allowed(part, imported) and not is_asked_for(module, imported)
    ], f"{part} may import: {MAY_IMPORT[part]}"


def is_asked_for(module: str, imported: str) -> bool:
    """Whether a game's door imports something of its own in a function.

    What paints a position, or brings it to the stage, is imported when that is wanted, and never
    with the rules.
    """
    return module in DOORS and is_part(imported, module) and imported in late_imports(module)


def allowed(part: str, imported: str) -> bool:
    if not is_part(imported, "clans_widget"):
        top = imported.partition(".")[0]
        return top in sys.stdlib_module_names or top in MAY_IMPORT[part].split()
    known = [part, *MAY_IMPORT[part].split()]
    other = layer_of(imported)
    opened = (is_part(other, mine) and mine not in ALONE for mine in known)
    return other in known or any(opened)


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
            assert layer_of(imported).partition(".")[0] not in GAMES, imported


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_load_the_standard_library_alone(game: str) -> None:
    code = (
        f"import sys; before = set(sys.modules); from clans_widget import {game};"
        f"{game}.Game.new({[*new_game(game).players]});"
        "print(*{name.partition('.')[0] for name in set(sys.modules) - before}, sep='\\n')"
    )
    assert {*told_by(code).split()} - set(sys.stdlib_module_names) == {"clans_widget"}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("unwanted", ["picture", "stage", "quiz", "arena", "drawing", "widget"])
def test_the_rules_load_nothing_that_shows_them(game: str, unwanted: str) -> None:
    loaded = loaded_with(game)
    assert part_of(game).Game.__module__ in loaded
    parts = (f"clans_widget.{unwanted}", f"clans_widget.{game}.{unwanted}")
    assert not [name for name in loaded for part in parts if is_part(name, part)]


@cache
def loaded_with(game: str) -> frozenset[str]:
    """The modules that are there once the rules have been imported, and nothing else."""
    code = f"import sys; from clans_widget import {game}; print(*sys.modules)"
    return frozenset(told_by(code).split())


AT_THE_TOP: Final = sorted(
    {*clans_widget.__all__}.union(*(game.widgets for game in game_folders().values()))
)


@pytest.mark.slow
@pytest.mark.parametrize("name", AT_THE_TOP)
def test_what_stands_at_the_top_can_be_the_first_that_is_imported(name: str) -> None:
    assert first_imports()[name] == "imported"


@cache
def first_imports() -> dict[str, str]:
    """What comes of each name at the top when it is the first that is imported.

    Each is imported in a process of its own, which has what others have written, and nothing of the
    package.
    """
    return dict(json.loads(told_by(FIRST_IMPORTS, *AT_THE_TOP)))


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
