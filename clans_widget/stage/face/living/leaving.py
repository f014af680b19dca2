"""What a page asks of the boards of a notebook that is left, and when somebody comes back to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import ipywidgets as w
from IPython.display import JSON
from ipywidgets.widgets.widget import _instances

from clans_widget.stage.face.futures.widget import CompareWidget
from clans_widget.stage.face.game_widget import GameWidget


def steps() -> JSON:
    """At which step each board is.

    Returns
    -------
    JSON
        By the id of its model.

    Examples
    --------
    >>> from clans_widget import ClansWidget, clans
    >>> board = ClansWidget(clans.Game.new(["Ann", "Bob"]))
    >>> turn = board.play("A1-A2")
    >>> steps().data[board.model_id]
    1
    """
    return JSON({board.model_id: board.step for board in _boards()})


def leave() -> None:
    """Close all widgets: their notebook is left.

    Examples
    --------
    >>> from clans_widget import ClansWidget, clans
    >>> board = ClansWidget(clans.Game.new(["Ann", "Bob"]))
    >>> leave()
    >>> board.is_closed
    True
    """
    w.Widget.close_all()


def come_back(were: Mapping[str, int]) -> None:
    """Show boards at the steps where those were which stood in their places.

    Parameters
    ----------
    were : mapping of str to int
        The steps, by the ids of the models.

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
        if board.model_id in were:
            board.go_to(were[board.model_id])


def _boards() -> Iterator[GameWidget | CompareWidget]:
    """Those that somebody walks through; quizzes know by themselves where they were."""
    kinds = (GameWidget, CompareWidget)
    yield from [each for each in _instances.values() if isinstance(each, kinds)]
