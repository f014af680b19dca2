"""Running a cell of a lesson, as a notebook does."""

from __future__ import annotations

import ast
from typing import Any


def value_of(source: str) -> Any:
    r"""Run a cell by itself; the value of its last line if that is an expression, or ``None``.

    Parameters
    ----------
    source : str

    Examples
    --------
    >>> value_of("x = 6\nx * 7"), value_of("x = 6"), value_of("")
    (42, None, None)
    """
    names: dict[str, Any] = {"__name__": "__main__"}
    body = ast.parse(source).body
    if not body or not isinstance(body[-1], ast.Expr):
        exec(compile(source, "<cell>", "exec"), names)
        return None
    last = ast.Expression(body[-1].value)
    exec(compile(ast.Module(body[:-1], []), "<cell>", "exec"), names)
    return eval(compile(last, "<cell>", "eval"), names)
