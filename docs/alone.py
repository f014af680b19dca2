"""What a cell of a lesson needs of the cells before it, so that it can carry it and run alone.

A cell with a board or a quiz is what readers run first, often as the only one. It gets those
statements of earlier cells on which its own depend, however indirectly, and no others.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from symtable import SymbolTable, symtable
from typing import NamedTuple


class Statement(NamedTuple):
    """A statement at the top of a cell."""

    node: ast.stmt
    text: str

    @property
    def is_import(self) -> bool:
        """Whether it imports something."""
        return isinstance(self.node, ast.Import | ast.ImportFrom)

    @property
    def binds(self) -> frozenset[str]:
        """The names that it gives something to."""
        return _names_bound(self.text)

    @property
    def needs(self) -> frozenset[str]:
        """The names that it reads, also in its functions, and does not give something to first."""
        read = _names_read(self.text)
        return read if isinstance(self.node, ast.Assign) else read - self.binds

    @property
    def changes(self) -> set[str]:
        """The names of what it may change: whose methods it calls, and shows nothing by it."""
        if not isinstance(self.node, ast.While | ast.For | ast.If):
            return set()
        calls = (node.func for node in ast.walk(self.node) if isinstance(node, ast.Call))
        owners = (call.value for call in calls if isinstance(call, ast.Attribute))
        return {owner.id for owner in owners if isinstance(owner, ast.Name)}


@cache
def statements(code: str) -> tuple[Statement, ...]:
    """The statements of a cell."""
    lines = code.splitlines()
    return tuple(
        Statement(node, "\n".join(lines[_first_line(node) - 1 : node.end_lineno]))
        for node in ast.parse(code).body
    )


@cache
def _names_bound(text: str) -> frozenset[str]:
    symbols = symtable(text, "cell", "exec").get_symbols()
    named = (each for each in symbols if each.is_assigned() or each.is_imported())
    return frozenset(each.get_name() for each in named)


@cache
def _names_read(text: str) -> frozenset[str]:
    return frozenset(_read(symtable(text, "cell", "exec")))


def carried(code: str, before: Sequence[str]) -> list[str]:
    r"""The statements of the cells before on which a cell depends, in order: imports first.

    Parameters
    ----------
    code : str
        The cell.
    before : sequence of str
        The cells before it.

    Examples
    --------
    >>> carried("Quiz(ask(start))", ["start = 1", "start", "other = 2", "def ask(it):\n    it"])
    ['start = 1', 'def ask(it):\n    it']
    """
    needed = {*needed_by(statements(code))}
    found: list[Statement] = []
    earlier = [statement for cell in before for statement in statements(cell)]
    for statement in reversed(earlier):
        if statement.binds & needed:
            needed = (needed - statement.binds) | statement.needs
            found.append(statement)
        elif statement.changes & needed:
            needed |= statement.needs
            found.append(statement)
    found.reverse()
    return [statement.text for statement in sorted(found, key=_is_later)]


def with_imports(needed: Sequence[str], ours: Sequence[str]) -> str:
    """Import statements in their order: of the standard library, of other packages, our own."""
    groups: tuple[list[str], list[str], list[str]] = ([], [], [*ours])
    for statement in needed:
        module = statement.split()[1].partition(".")[0]
        place = 2 if module == "clans_widget" else 0 if module in sys.stdlib_module_names else 1
        groups[place].append(statement)
    return "\n\n".join("\n".join(dict.fromkeys(group)) for group in groups if group)


def is_import(statement: str) -> bool:
    """Whether a statement imports something."""
    return statement.startswith(("import ", "from "))


def laid_out(parts: Sequence[str]) -> str:
    """Statements one below the other, with room around functions and before the last part."""
    *others, last = parts
    text = "".join(one + _room(one, other) for one, other in pairwise(others))
    return text + others[-1] + max("\n\n", _room(others[-1], last)) + last


def _first_line(node: ast.stmt) -> int:
    decorators: list[ast.expr] = getattr(node, "decorator_list", [])
    return min([node.lineno, *(each.lineno for each in decorators)])


def _room(one: str, other: str) -> str:
    return "\n\n\n" if _is_definition(one) or _is_definition(other) else "\n"


def _is_definition(part: str) -> bool:
    return part.startswith(("def ", "class ", "@"))


def _is_later(statement: Statement) -> bool:
    return not statement.is_import


def needed_by(cell: Sequence[Statement]) -> set[str]:
    """The names that a cell reads before it has given them something."""
    bound: set[str] = set()
    free: set[str] = set()
    for statement in cell:
        free |= statement.needs - bound
        bound |= statement.binds
    return free


def _read(table: SymbolTable) -> Iterator[str]:
    """The global names that a scope reads, and the scopes in it."""
    is_top = table.get_type() == "module"
    for symbol in table.get_symbols():
        if symbol.is_referenced() and (is_top or symbol.is_global()):
            yield symbol.get_name()
    for inner in table.get_children():
        yield from _read(inner)
