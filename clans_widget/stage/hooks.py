"""What a game says to the stage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import ipywidgets as w

from clans_widget.core.table import Table
from clans_widget.picture import Picture
from clans_widget.words import Words

from .caption_html import Happened


class OwnParts(NamedTuple):
    """The controls that a game brings, from top to bottom."""

    asking: w.Widget
    """What the reader must answer now, under the caption."""
    playing: w.Widget
    """How to play, under the steps."""
    around: w.Widget
    """What is needed now and then, under the tables."""


class Hooks:
    """What the stage asks of a game: each method raises ``NotImplementedError`` here.

    It is no abstract base class, because widgets have a metaclass of their own.
    """

    _words: Words
    """The sentences of the language that is shown."""

    def _count(self) -> int:
        """How many steps there are so far."""
        raise NotImplementedError

    def _draw(self, step: int, progress: float) -> Picture:
        """The picture of a step that has happened as far as ``progress``, from 0 to 1."""
        raise NotImplementedError

    def _happened(self, step: int) -> Happened:
        """The caption of a step; of step 0, how it all begins."""
        raise NotImplementedError

    def _prompt(self) -> str:
        """What the reader can do now; empty for nothing."""
        raise NotImplementedError

    def _tables_at(self, step: int) -> Mapping[str, Table]:
        """The tables at a step, by name."""
        raise NotImplementedError

    def _in_words(self, column: str, value: object) -> str:
        """What stands in a cell of a table; in a heading if the column is ``""``."""
        raise NotImplementedError

    def _seconds(self, step: int) -> float:
        """How long the motion of a step lasts; 0 for none."""
        raise NotImplementedError

    def _notation(self) -> str:
        """What is shown, in the game's notation."""
        raise NotImplementedError

    def _clicked(self, x: float, y: float) -> None:
        """The reader clicked, in the coordinates of the picture."""
        raise NotImplementedError

    def _pointed(self, x: float, y: float) -> None:
        """The mouse has moved, in the coordinates of the picture."""
        raise NotImplementedError

    def _own_parts(self) -> OwnParts:
        """The game's own controls."""
        raise NotImplementedError

    def _show_own(self) -> None:
        """Bring them in line with the state."""
        raise NotImplementedError
