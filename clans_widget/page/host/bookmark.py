"""Where a reader has left a board: a page that is loaded again goes on there."""

from __future__ import annotations

from typing import Any

from ipywidgets import Widget

from clans_widget.page.playable import PlayableWidget, cell_to_go_on
from clans_widget.stage.face.editing import Editor


class Bookmark:
    """A board of a page, as it was looked at last.

    Parameters
    ----------
    shown : Widget
        Of what is neither a game nor an editor nothing is told.

    Examples
    --------
    >>> from clans_widget import ClansWidget, clans
    >>> board = ClansWidget(clans.Position.start())
    >>> mark = Bookmark(board)
    >>> mark.news() is None
    True
    >>> turn = board.play("A1-A2")
    >>> "A1-A2" in mark.news(), mark.news() is None
    (True, True)
    """

    def __init__(self, shown: Widget) -> None:
        self._shown = shown
        self._was = self._now()

    def news(self) -> str | None:
        """The code of a cell that goes on with it, if it is another than it was."""
        shown, now = self._shown, self._now()
        if now == self._was:
            return None
        self._was = now
        if isinstance(shown, PlayableWidget):
            return cell_to_go_on(shown)
        kind, (text, language) = type(shown).__name__, now
        return f"from clans_widget import {kind}\n\n{kind}({text!r}, language={language!r})"

    def _now(self) -> tuple[Any, ...]:
        """What tells one state of it from another, at little cost."""
        shown = self._shown
        if isinstance(shown, PlayableWidget):
            return shown.step, len(shown.game.events), shown.language, shown.position
        return (shown.text, shown.language) if isinstance(shown, Editor) else ()
