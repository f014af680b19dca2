"""Which modules a browser's Python needs: all that is imported from a few, however late."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from clans_widget.core.games import game_folders
from clans_widget.page.doors import doors

ROOTS: Final = (
    *("clans_widget", "clans_widget.page.host", "clans_widget.quiz.widget"),
    "clans_widget.quiz.texts",
    "clans_widget.page.shell",
    *(module for game in game_folders() for module in doors(game)),
)
"""What cells import by name, and what stands in the place of other packages."""

SHIPPED: Final = ("clans_widget",)
"""The packages whose modules are shipped; a page does without others, or has substitutes."""

WORDS: Final = "words"
"""What packages of sentences are called, wherever they are."""

LEFT_OUT: Final = (
    *("picture.canvas", "picture.written.png", "picture.lettering", "stage.face.painted"),
    *(
        "stage.face.tree",
        "export.caption",
        "export.gif",
        "arena.many",
        "arena.review.tables",
        "arena.review.plots",
    ),
    *("quiz.tables", "quiz.classroom", "paper", "cli", "page.making", "lessons"),
    *(
        f"{game}.{part}"
        for game in game_folders()
        for part in ("simulate", "players.compiled", "tables", "players.tables", "review.plots")
    ),
)
"""What needs packages that a page does not have; it is imported only by what no page does."""


@cache
def needed() -> tuple[str, ...]:
    """The names of all modules to be shipped, in order.

    Examples
    --------
    >>> names = needed()
    >>> "clans_widget.clans.rules" in names, "clans_widget.clans.simulate" in names
    (True, False)
    """
    found: set[str] = set()
    waiting = [*ROOTS, *SHIPPED]
    while waiting:
        name = waiting.pop()
        if name not in found and _is_shipped(name) and _source(name):
            found.add(name)
            waiting += [*_imports(name), *_words(name)]
    return tuple(sorted(found))


def source_of(name: str) -> Path:
    """The file of a module that is to be shipped."""
    source = _source(name)
    assert source is not None
    return source


@cache
def _source(name: str) -> Path | None:
    """The file of a module; none where there is no such module. It is not imported."""
    package, *parts = name.split(".")
    spec = find_spec(package) if package in SHIPPED else None
    if spec is None or spec.origin is None:
        return None
    place = Path(spec.origin).parent.joinpath(*parts)
    files = (place / "__init__.py", place.with_name(f"{place.name}.py"))
    return next((file for file in files if file.is_file()), None)


def _is_shipped(name: str) -> bool:
    left = any(f"{name}.".startswith(f"clans_widget.{part}.") for part in LEFT_OUT)
    return name.partition(".")[0] in SHIPPED and not left and ".tests" not in name


def _imports(name: str) -> Iterator[str]:
    """The modules that a module may import, and the packages that it stands in."""
    source = source_of(name)
    package = name if source.name == "__init__.py" else name.rpartition(".")[0]
    parts = name.split(".")
    yield from (".".join(parts[:count]) for count in range(1, len(parts)))
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = _absolute(package, node)
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)


def _words(name: str) -> Iterator[str]:
    """The packages of sentences in a package: they are named in texts."""
    folder = source_of(name).parent
    for words in folder.glob("*/__init__.py") if source_of(name).name == "__init__.py" else ():
        if WORDS in (folder.name, words.parent.name):
            yield f"{name}.{words.parent.name}"


def _absolute(package: str, node: ast.ImportFrom) -> str:
    if not node.level:
        return node.module or ""
    parts = package.split(".")
    base = ".".join(parts[: len(parts) - node.level + 1])
    return f"{base}.{node.module}" if node.module else base


def can_run(code: str) -> bool:
    """Whether a page has all that the code of a cell imports.

    Examples
    --------
    >>> can_run("from clans_widget import ClansWidget, clans"), can_run("import pandas as pd")
    (True, False)
    >>> can_run("from clans_widget.clans import tables")
    False
    """
    shipped = set(needed())
    for node in ast.walk(ast.parse(code)):
        for name in _named(node):
            is_ours = name.partition(".")[0] in SHIPPED
            if is_ours and _source(name) and name not in shipped:
                return False
            if not is_ours and name.partition(".")[0] not in sys.stdlib_module_names:
                return False
    return True


def _named(node: ast.AST) -> Iterator[str]:
    """The modules that a statement of a cell imports, and what may be one."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        yield node.module or ""
        if (node.module or "").partition(".")[0] in SHIPPED:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
