"""The pieces of a module: what is looked at anew when its text changes, wherever it stands."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from textwrap import dedent
from typing import Final, TypeAlias

from tests.modules import PROJECT

DIGITS: Final = 8
"""Enough to tell some thousand pieces apart."""

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef
NOT_LOOKED_AT: Final = (ast.Import, ast.ImportFrom)


@dataclass(frozen=True, slots=True)
class Piece:
    """A function or a method, what a class has beside its methods, or a statement beside all.

    Attributes
    ----------
    name : str
        As Python qualifies it, without the module; of a statement what it gives a value to.
    text : str
        A digest of what it says: the same wherever it is moved, whatever is said about it.
    lines : frozenset of int
        Where it stands in its module, from 1.
    """

    name: str
    text: str
    lines: frozenset[int]


@cache
def pieces_of(module: str) -> tuple[Piece, ...]:
    """The pieces of a module, named by its file below the project."""
    return pieces_in((PROJECT / module).read_text("utf-8"))


def pieces_in(text: str) -> tuple[Piece, ...]:
    """The pieces of the text of a module."""
    tree, lines = ast.parse(text), text.splitlines()
    prose = {
        line
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and _is_prose(node)
        for line in _lines(node)
    }
    return tuple(
        Piece(name, _digest(lines[line - 1] for line in sorted(own - prose)), frozenset(own))
        for name, own in _places(tree.body, ())
    )


def _places(body: Sequence[ast.stmt], above: tuple[str, ...]) -> Iterator[tuple[str, set[int]]]:
    """Name and lines of what stands below a module or a class."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            names = *above, node.name
            inner = list(_places(node.body, names))
            yield ".".join(names), _lines(node).difference(*(lines for _, lines in inner))
            yield from inner
        elif isinstance(node, Function):
            yield ".".join((*above, node.name)), _lines(node)
        elif not above and not isinstance(node, NOT_LOOKED_AT) and not _is_prose(node):
            yield _given(node), _lines(node)


def _lines(node: ast.stmt) -> set[int]:
    decorators = node.decorator_list if isinstance(node, Function | ast.ClassDef) else []
    first = min([node.lineno, *(each.lineno for each in decorators)])
    return {*range(first, (node.end_lineno or node.lineno) + 1)}


def _given(node: ast.stmt) -> str:
    """The first name that a statement gives a value to; else what kind of statement it is."""
    names = (
        each.id
        for each in ast.walk(node)
        if isinstance(each, ast.Name) and isinstance(each.ctx, ast.Store)
    )
    return next(names, type(node).__name__.lower())


def _is_prose(node: ast.AST) -> bool:
    """Whether it is a text that nothing is done with."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def _digest(lines: Iterable[str]) -> str:
    """What the lines say, without comments of their own and however far to the right."""
    said = (line.rstrip() for line in lines if line.strip() and not line.strip().startswith("#"))
    return sha256(dedent("\n".join(said)).encode()).hexdigest()[:DIGITS]
