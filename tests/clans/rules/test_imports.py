"""The rules are read in one direction: no module imports, at length, itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import clans_widget

PACKAGE = Path(clans_widget.__file__).parent
Arrow = tuple[str, str]

RULES = [
    *(PACKAGE / "core").rglob("*.py"),
    *(PACKAGE / "clans").glob("*.py"),
    *(PACKAGE / "clans" / "board").glob("*.py"),
    *(PACKAGE / "clans" / "rules").glob("*.py"),
]

# A step leads to a position and a position's move causes steps: their types name each other.
IN_TYPES_ONLY = {
    ("clans_widget.clans.rules.steps", "clans_widget.clans.position"),
    ("clans_widget.clans.rules.turn", "clans_widget.clans.position"),
}


def name_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts).removesuffix(".__init__")


MODULES = {name_of(path): path for path in RULES}


def imported(module: str, node: ast.AST) -> Iterator[str]:
    """The modules of the rules that an import statement names."""
    if not isinstance(node, ast.ImportFrom):
        return
    package = module if MODULES[module].stem == "__init__" else module.rpartition(".")[0]
    above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
    base = ".".join([*above, *([node.module] if node.module else [])])
    for alias in node.names:
        whole = f"{base}.{alias.name}"
        yield from {whole if whole in MODULES else base} & MODULES.keys()


def is_for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def arrows() -> tuple[set[Arrow], set[Arrow]]:
    """Who imports whom: when the program runs, anywhere in a module, and for types only."""
    runs: set[Arrow] = set()
    types: set[Arrow] = set()
    for module, path in MODULES.items():
        tree = ast.parse(path.read_text("utf-8"))
        guarded = filter(is_for_types, ast.walk(tree))
        hidden = {inner for node in guarded for inner in ast.walk(node)}
        for node in ast.walk(tree):
            kind = types if node in hidden else runs
            kind |= {(module, other) for other in imported(module, node)}
    return runs, types


def test_no_module_of_the_rules_imports_itself_in_a_circle() -> None:
    runs, _ = arrows()
    before: dict[str, set[str]] = {module: set() for module in MODULES}
    for module, other in runs:
        before[module].add(other)
    order = list(TopologicalSorter(before).static_order())  # a CycleError names the circle
    rules = ("board.board", "rules.state", "rules.moving", "rules.turn", "position", "game")
    places = [order.index(f"clans_widget.clans.{name}") for name in rules]
    assert places == sorted(places)


def test_types_go_round_between_steps_and_positions_alone() -> None:
    _, types = arrows()
    assert types == IN_TYPES_ONLY
