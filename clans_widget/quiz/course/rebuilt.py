"""Questions made again from the text in which a file of progress keeps them.

The file may be anybody's: only exercises of the game are made, from plain values and its goals.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from typing import Any
from warnings import catch_warnings, simplefilter

from clans_widget.quiz.exercise import Exercise
from clans_widget.quiz.goal import Goal


@lru_cache(maxsize=4096)
def rebuilt(package: str, text: str) -> Exercise[Any] | None:
    """The exercise that a text describes; ``None`` if it is none of the game's.

    Parameters
    ----------
    package : str
        Where the exercises of the game are.
    text : str
        What ``repr`` gives of an exercise.

    Examples
    --------
    >>> from clans_widget.clans.exercises import fresh
    >>> exercise = fresh("move", seed=7)
    >>> repr(rebuilt("clans_widget.clans.exercises", repr(exercise))) == repr(exercise)
    True
    >>> rebuilt("clans_widget.clans.exercises", "__import__('os').abort()") is None
    True
    """
    module = import_module(package)
    try:
        with catch_warnings():
            simplefilter("ignore")  # what Python thinks of the text is nothing to a teacher
            made = _value(ast.parse(text, mode="eval").body, module)
        return made if isinstance(made, Exercise) and _is_whole(made) else None
    except Exception:  # noqa: BLE001 - an argument may be anything, and so may what comes of it
        return None


def _is_whole(exercise: Exercise[Any]) -> bool:
    """Whether it can be solved and looked at through each idea: some arguments fail only there."""
    ideas = exercise.ideas()
    for idea in ideas.at(exercise):
        ideas.answers(idea, exercise)
    return bool(exercise.solutions())


def _value(node: ast.expr, module: Any) -> Any:
    """A plain value, or what a call of the game's makes of such values; goals may be combined."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitAnd):
        both = _value(node.left, module), _value(node.right, module)
        if not all(isinstance(goal, Goal) for goal in both):
            raise ValueError(ast.unparse(node))
        return both[0] & both[1]
    if not isinstance(node, ast.Call):
        return ast.literal_eval(node)
    values = [_value(each, module) for each in node.args]
    named = {str(each.arg): _value(each.value, module) for each in node.keywords}
    return _called(node.func, module)(*values, **named)


def _called(node: ast.expr, module: Any) -> Callable[..., Any]:
    """What may be called: a kind of exercise, a goal, and giving an exercise some help."""
    if isinstance(node, ast.Name):
        kind = getattr(module, node.id, None)
        if isinstance(kind, type) and issubclass(kind, Exercise):
            return kind
    elif isinstance(node, ast.Attribute) and node.attr == "with_help":
        exercise = _value(node.value, module)
        if isinstance(exercise, Exercise):
            return exercise.with_help
    elif isinstance(node, ast.Attribute) and ast.unparse(node.value) == "goals":
        return _goal(getattr(module.goals, node.attr, None), module.goals.__name__)
    raise ValueError(ast.unparse(node))


def _goal(made: Any, module: str) -> Callable[..., Goal]:
    if getattr(made, "__module__", "") != module or made.__name__.startswith("_"):
        raise ValueError(made)
    goal: Callable[..., Goal] = made
    return goal
