"""Cells that show something alive: a board, a quiz, stars."""

from __future__ import annotations

import ast
from typing import Final

SHOWN: Final = (
    *("ClannEditor", "ClannWidget", "ClansWidget", "Compare", "PositionEditor"),
    *("Quiz", "Stars"),
)
"""What is alive, by the name under which a cell makes it."""


def shows_live(code: str) -> bool:
    r"""Whether a cell ends with a board or a quiz of its own.

    Examples
    --------
    >>> shows_live("walk = ClansWidget(game)\nwalk.go_to(1)\nwalk")
    True
    >>> shows_live("walk.go_to(1)\nwalk.position"), shows_live("")
    (False, False)
    """
    own = ast.parse(code).body
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


def _makes_live(value: ast.expr) -> bool:
    called = value.func if isinstance(value, ast.Call) else None
    return isinstance(called, ast.Name) and called.id in SHOWN
