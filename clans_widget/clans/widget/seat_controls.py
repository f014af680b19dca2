"""Who sits where, chosen from lists: a person, or a bot of some strength."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets as w

from clans_widget.stage.controls import wrapping
from clans_widget.words import Words, words

from .seats import LEVELS, PERSON, Seats


class SeatControls(w.HBox):
    """A list for each seat.

    Parameters
    ----------
    seats : Seats
        They are changed by the reader's choice.
    changed : callable
        Is called after that.

    Attributes
    ----------
    seats : Seats
    """

    def __init__(self, seats: Seats, changed: Callable[[], None]) -> None:
        self.seats = seats
        self._changed = changed
        self._quiet = False
        self._lists: list[w.Dropdown] = []
        self._shown = 0
        super().__init__(layout=wrapping())
        self.add_class("clans-seats")

    def show(self, names: Sequence[str], language: str) -> None:
        """Show who sits in the seats of these players."""
        self._quiet = True
        try:
            while len(self._lists) < len(names):
                self._lists.append(self._list(len(self._lists) + 1))
            for seat, (made, name) in enumerate(zip(self._lists, names, strict=False), start=1):
                self._fill(made, name, self.seats.level(seat), words(language))
        finally:
            self._quiet = False
        if len(names) != self._shown:
            self._shown = len(names)
            self.children = tuple(self._lists[: self._shown])

    def _list(self, seat: int) -> w.Dropdown:
        made = w.Dropdown(layout=w.Layout(width="auto"), style={"description_width": "initial"})
        made.add_class(f"clans-seat-{seat}")
        made.observe(lambda change: self._chosen(seat, change), "value")
        return made

    @staticmethod
    def _fill(made: w.Dropdown, name: str, level: str, speak: Words) -> None:
        kinds = (PERSON, *LEVELS)
        options = [(speak.say(f"seat.{kind}"), kind) for kind in kinds]
        if level not in kinds:
            options.append((level, level))
        if made.options != tuple(options):
            made.options = options
        made.value, made.description = level, name

    def _chosen(self, seat: int, change: dict[str, Any]) -> None:
        if not self._quiet and change["new"] is not None:
            self.seats.put(seat, change["new"])
            self._changed()
