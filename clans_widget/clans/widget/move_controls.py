"""Controls of a move in Clans: the same choices as on the board, without a mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets as w

from clans_widget.stage.controls import (
    ASIDE,
    button,
    row,
    wrapping,
)
from clans_widget.words import Words, words

NO_TERRITORY = ""


class MoveLists(w.HBox):
    """From and to.

    Parameters
    ----------
    choose : callable
        Is called with the territories chosen so far, as far as the lists tell.
    """

    def __init__(self, choose: Callable[[tuple[str, ...]], None]) -> None:
        self._choose = choose
        self._quiet = False
        self._source = self._list("clans-source")
        self._target = self._list("clans-target")
        super().__init__((self._source, self._target), layout=wrapping())

    def show(
        self,
        sources: Sequence[str],
        targets: Sequence[str],
        chosen: Sequence[str],
        language: str,
    ) -> None:
        """Show what may be chosen and what has been chosen."""
        speak = words(language)
        self._quiet = True
        try:
            self._fill(self._source, sources, chosen[:1], speak)
            self._fill(self._target, targets, chosen[1:2], speak)
        finally:
            self._quiet = False
        self._source.description = speak.say("clans.control.from")
        self._target.description = speak.say("clans.control.to")

    def _list(self, css_class: str) -> w.Dropdown:
        made = w.Dropdown(layout=w.Layout(width="auto"), style={"description_width": "initial"})
        made.add_class(css_class)
        made.observe(self._listed, "value")
        return made

    @staticmethod
    def _fill(
        made: w.Dropdown, options: Sequence[str], chosen: Sequence[str], speak: Words
    ) -> None:
        named = [(speak.say("control.nothing"), NO_TERRITORY), *((name, name) for name in options)]
        if made.options != tuple(named):
            made.options = named
        made.value = chosen[0] if chosen else NO_TERRITORY
        made.disabled = not options

    def _listed(self, change: dict[str, Any]) -> None:
        if self._quiet:
            return
        chosen = [self._source.value]
        if change["owner"] is self._target:
            chosen.append(self._target.value)
        self._choose(tuple(name for name in chosen if name))


class MoveControls(MoveLists):
    """From, to, move, undo, redo.

    Parameters
    ----------
    choose : callable
        Is called with the territories chosen so far, as far as the lists tell.
    play, undo, redo : callable
    """

    def __init__(
        self,
        choose: Callable[[tuple[str, ...]], None],
        play: Callable[[], object],
        undo: Callable[[], object],
        redo: Callable[[], object],
    ) -> None:
        super().__init__(choose)
        self._play = button("clans-play", "arrow-right", play)
        self._undo = button("clans-undo", "undo", undo)
        self._redo = button("clans-redo", "repeat", redo)
        self.children = (self._source, self._target, self._play, self._undo, self._redo)
        self.add_class(ASIDE)

    def show(
        self,
        sources: Sequence[str],
        targets: Sequence[str],
        chosen: Sequence[str],
        language: str,
    ) -> None:
        """Show what may be chosen and what has been chosen."""
        super().show(sources, targets, chosen, language)
        speak = words(language)
        self._play.description = speak.say("control.play")
        self._play.disabled = len(chosen) < 2
        self._undo.description = speak.say("control.undo")
        self._redo.description = speak.say("control.redo")

    def allow(self, *, undo: bool, redo: bool) -> None:
        """Whether a turn can be taken back or made again."""
        self._undo.disabled = not undo
        self._redo.disabled = not redo


class OrderControls(w.VBox):
    """One button for each village to found, for the mover to choose their order (V8).

    Parameters
    ----------
    choose : callable
        Is called with the village that is founded next.
    choose_any : callable
        Is called when the reader leaves the order open, because it changes nothing.
    """

    def __init__(self, choose: Callable[[str], object], choose_any: Callable[[], object]) -> None:
        self._choose = choose
        self._label = w.Label()
        self._any = button("clans-any-order", "check", choose_any)
        self._buttons = row()
        self._preview = w.HTML()
        super().__init__((self._buttons, self._preview))
        self.add_class("clans-order")

    def show(
        self, villages: Sequence[str], preview: str, language: str, *, open_: bool = False
    ) -> None:
        """Ask which of the villages is founded next; hidden when there are none.

        Parameters
        ----------
        villages : sequence of str
        preview : str
            HTML that tells what each order would score.
        language : str
        open_ : bool
            Whether all orders come to the same.
        """
        self.layout.display = "flex" if villages else "none"
        speak = words(language)
        self._any.description = speak.say("clans.control.any_order")
        last = (self._any,) if open_ else ()
        self._label.value = speak.say("clans.control.order")
        buttons = tuple(self._button(name) for name in villages)
        self._buttons.children = (self._label, *buttons, *last) if villages else ()
        self._preview.value = preview

    def _button(self, name: str) -> w.Button:
        made = w.Button(description=name, layout=w.Layout(width="auto"))
        made.on_click(lambda _: self._choose(name))
        return made
