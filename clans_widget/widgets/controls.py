"""The controls under the board: steps, a move without a mouse, undo and redo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import ipywidgets as w

from clans_widget.words import LANGUAGES, Words, words

NO_TERRITORY = ""


def button(css_class: str, icon: str, press: Callable[[], None]) -> w.Button:
    """A button that does something; its text is given later, in the user's language."""
    made = w.Button(icon=icon, layout=w.Layout(width="auto"))
    made.add_class(css_class)
    made.on_click(lambda _: press())
    return made


class StepControls(w.HBox):
    """Buttons and a slider that go through the steps.

    Parameters
    ----------
    go_to : callable
        Is called with the number of the step to show.
    """

    def __init__(self, go_to: Callable[[int], None]) -> None:
        self._go_to = go_to
        self._step = self._count = 0
        self._first = button("clans-first", "fast-backward", lambda: go_to(0))
        self._back = button("clans-back", "step-backward", lambda: go_to(self._step - 1))
        self._next = button("clans-next", "step-forward", lambda: go_to(self._step + 1))
        self._last = button("clans-last", "fast-forward", lambda: go_to(self._count))
        self._slider = w.IntSlider(
            min=0, max=0, continuous_update=False, layout=w.Layout(flex="1 1 12em", width="auto")
        )
        self._slider.add_class("clans-slider")
        self._slider.observe(self._slid, "value")
        buttons = (self._first, self._back, self._slider, self._next, self._last)
        super().__init__(buttons, layout=w.Layout(flex_flow="row wrap", align_items="center"))

    def show(self, step: int, count: int, language: str) -> None:
        """Show where we are."""
        self._step, self._count = step, count
        self._slider.max = count
        self._slider.value = step
        self._slider.description = words(language).say("control.step")
        self._first.disabled = self._back.disabled = step == 0
        self._next.disabled = self._last.disabled = step == count
        for name, made in (
            ("first", self._first),
            ("back", self._back),
            ("next", self._next),
            ("last", self._last),
        ):
            made.description = words(language).say(f"control.{name}")

    def _slid(self, change: dict[str, int]) -> None:
        if change["new"] != self._step:
            self._go_to(change["new"])


class MoveControls(w.HBox):
    """The same choices as on the board, without a mouse: from, to, order, undo, redo.

    Parameters
    ----------
    choose : callable
        Is called with the territories chosen so far, as far as the lists tell.
    play, undo, redo : callable
    """

    def __init__(
        self,
        choose: Callable[[tuple[str, ...]], None],
        play: Callable[[], None],
        undo: Callable[[], None],
        redo: Callable[[], None],
    ) -> None:
        self._choose = choose
        self._quiet = False
        self._source = self._list("clans-source")
        self._target = self._list("clans-target")
        self._play = button("clans-play", "arrow-right", play)
        self._undo = button("clans-undo", "undo", undo)
        self._redo = button("clans-redo", "repeat", redo)
        parts = (self._source, self._target, self._play, self._undo, self._redo)
        super().__init__(parts, layout=w.Layout(flex_flow="row wrap", align_items="center"))

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
        self._source.description = speak.say("control.from")
        self._target.description = speak.say("control.to")
        self._play.description = speak.say("control.play")
        self._play.disabled = len(chosen) < 2
        self._undo.description = speak.say("control.undo")
        self._redo.description = speak.say("control.redo")

    def allow(self, *, undo: bool, redo: bool) -> None:
        """Whether a turn can be taken back or made again."""
        self._undo.disabled = not undo
        self._redo.disabled = not redo

    def _list(self, css_class: str) -> w.Dropdown:
        made = w.Dropdown(layout=w.Layout(width="11em"), style={"description_width": "4em"})
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


class OrderControls(w.HBox):
    """One button for each village to found, for the mover to choose their order (V8)."""

    def __init__(self, choose: Callable[[str], None]) -> None:
        self._choose = choose
        super().__init__(layout=w.Layout(flex_flow="row wrap", align_items="center"))
        self.add_class("clans-order")

    def show(self, villages: Sequence[str], language: str) -> None:
        """Ask which of the villages is founded next; hidden when there are none."""
        self.layout.display = "flex" if villages else "none"
        label = w.Label(words(language).say("control.order"))
        self.children = (label, *(self._button(name) for name in villages)) if villages else ()

    def _button(self, name: str) -> w.Button:
        made = w.Button(description=name, layout=w.Layout(width="auto"))
        made.on_click(lambda _: self._choose(name))
        return made


def language_list(language: str, choose: Callable[[str], None]) -> w.Dropdown:
    """The list of languages, each under its own name."""
    made = w.Dropdown(
        options=[(words(code).say("language"), code) for code in LANGUAGES],
        value=language,
        layout=w.Layout(width="12em"),
        style={"description_width": "5em"},
    )
    made.add_class("clans-language")
    made.observe(lambda change: choose(change["new"]), "value")
    return made
