"""The modules of the package and of the toys, and what they import."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

PROJECT: Final = Path(__file__).parent.parent


@cache
def sources(folder: str = "clans_widget") -> dict[str, ast.Module]:
    """The modules below a folder, by name."""
    modules = {}
    for path in sorted((PROJECT / folder).rglob("*.py")):
        parts = path.relative_to(PROJECT).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        modules[name] = ast.parse(path.read_text("utf-8"))
    return modules


def imports(module: str, folder: str = "clans_widget") -> Iterator[str]:
    """The modules that a module imports, anywhere in it, and what it takes out of them."""
    yield from _imports_in(sources(folder)[module], module, folder)


def late_imports(module: str) -> frozenset[str]:
    """Those that a module of the package imports in functions alone: not before they are called."""
    tree = sources()[module]
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    early = ast.Module([node for node in tree.body if node not in functions], [])
    late = {name for each in functions for name in _imports_in(each, module, "clans_widget")}
    return frozenset(late - {*_imports_in(early, module, "clans_widget")})


def _imports_in(tree: ast.AST, module: str, folder: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = _from_where(module, node, folder)
            yield from (f"{base}.{alias.name}" for alias in node.names)


def is_part(module: str, part: str) -> bool:
    """Whether a module is a part, or stands in it."""
    return module == part or module.startswith(f"{part}.")


def _from_where(module: str, node: ast.ImportFrom, folder: str) -> str:
    """The absolute name of what stands behind ``from``."""
    if not node.level:
        return node.module or ""
    is_package = any(other.startswith(f"{module}.") for other in sources(folder))
    parts = module.split(".")
    above = parts[: len(parts) - node.level + is_package]
    return ".".join([*above, *([node.module] if node.module else [])])
