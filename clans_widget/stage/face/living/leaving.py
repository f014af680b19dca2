"""What a page asks of the boards of a notebook that is left, and when somebody comes back to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import ipywidgets as w
from IPython.display import JSON
from ipywidgets.widgets.widget import _instances

from clans_widget.stage.face.futures.widget import CompareWidget
from clans_widget.stage.face.game_widget import GameWidget


def leave() -> JSON:
    """Close all widgets: their notebook is left.

    Returns
    -------
    JSON
        At which step each board was, by the id of its model.

    Examples
    --------
    >>> from clans_widget import ClansWidget, clans
    >>> board = ClansWidget(clans.Game.new(["Ann", "Bob"]))
    >>> turn = board.play("A1-A2")
    >>> name = board.model_id
    >>> leave().data[name], board.is_closed
    (1, True)
    """
    steps = {board.model_id: board.step for board in _boards()}
    w.Widget.close_all()
    return JSON(steps)


def come_back(steps: Mapping[str, int]) -> None:
    """Show boards at the steps where those were which stood in their places.

    Parameters
    ----------
    steps : mapping of str to int
        By the ids of the models.

    Examples
    --------
    >>> from clans_widget import ClansWidget, clans
    >>> game = clans.Game.new(["Ann", "Bob"])
    >>> step = game.play("A1-A2")
    >>> board = ClansWidget(game)
    >>> come_back({board.model_id: 0})
    >>> board.step
    0
    """
    for board in _boards():
        if board.model_id in steps:
            board.go_to(steps[board.model_id])


def _boards() -> Iterator[GameWidget | CompareWidget]:
    """Those that somebody walks through; quizzes know by themselves where they were."""
    kinds = (GameWidget, CompareWidget)
    yield from [each for each in _instances.values() if isinstance(each, kinds)]
