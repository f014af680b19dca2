"""Cells of a notebook: which show something alive, and what a cell gives when it is run."""

from __future__ import annotations

import ast
import sys
from functools import lru_cache
from typing import Any, Final

KEPT: Final = "kept"
"""Another way to make it: a board whose game goes on when the notebook is opened again."""


def shown() -> frozenset[str]:
    """What is alive, by the name under which a cell makes it: each class that the package offers.

    Examples
    --------
    >>> {"Quiz", "Stars"} <= shown(), "use_language" in shown()
    (True, False)
    """
    offered = sys.modules[__name__.partition(".")[0]].__all__
    return frozenset(name for name in offered if name[0].isupper())


@lru_cache(maxsize=1024)  # the same few cells are asked about for each page and language
def shows_live(code: str) -> bool:
    r"""Whether a cell ends with a board or a quiz of its own.

    Examples
    --------
    >>> shows_live("walk = ClansWidget(game)\nwalk.go_to(1)\nwalk")
    True
    >>> shows_live("ClansWidget.kept(game)")
    True
    >>> shows_live("walk.go_to(1)\nwalk.position"), shows_live("Quiz.lesson_progress()")
    (False, False)
    """
    own = ast.parse(code).body if is_python(code) else []
    if not own or not isinstance(own[-1], ast.Expr):
        return False
    made = {
        target.id
        for node in own
        if isinstance(node, ast.Assign) and _makes_live(node.value)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    last = own[-1].value
    return _makes_live(last) or (isinstance(last, ast.Name) and last.id in made)


def is_python(code: str) -> bool:
    """Whether a cell is Python alone, without the commands of a notebook.

    Examples
    --------
    >>> is_python("x = 6 * 7"), is_python("%matplotlib inline")
    (True, False)
    """
    try:
        ast.parse(code)
    except SyntaxError:
        return False
    return True


def value_of(source: str, **given: Any) -> Any:
    r"""Run a cell by itself; the value of its last line if that is an expression, or ``None``.

    Parameters
    ----------
    source : str
    **given
        What it finds under a name without having made it.

    Examples
    --------
    >>> value_of("x = 6\nx * 7"), value_of("x = 6"), value_of(""), value_of("y", y=3)
    (42, None, None, 3)
    """
    names: dict[str, Any] = {"__name__": "__main__", **given}
    body = ast.parse(source).body
    if not body or not isinstance(body[-1], ast.Expr):
        exec(compile(source, "<cell>", "exec"), names)
        return None
    last = ast.Expression(body[-1].value)
    exec(compile(ast.Module(body[:-1], []), "<cell>", "exec"), names)
    return eval(compile(last, "<cell>", "eval"), names)


def _makes_live(value: ast.expr) -> bool:
    called = value.func if isinstance(value, ast.Call) else None
    if isinstance(called, ast.Attribute) and called.attr == KEPT:
        called = called.value
    return isinstance(called, ast.Name) and called.id in shown()
