"""Ordinary controls of a quiz: each answer can be given without a mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

import ipywidgets as w

from clans_widget.clans import COLORS
from clans_widget.clans.drawing.theme import Theme
from clans_widget.clans.widget.move_controls import MoveLists
from clans_widget.stage.controls import (
    ASIDE,
    button,
    row,
    wrapping,
)
from clans_widget.words import Words, words

from .answers import Answering, ReasonChoice, WorthChoice, Written
from .clicks import MoveChoice, Order, Territories

Changed = Callable[[], object]

PLAIN: Final = {"description_width": "initial"}


class AnswerControls(w.VBox):
    """The controls of one question.

    Parameters
    ----------
    changed : callable
        Is called when the answer in the making has changed.
    """

    def __init__(self, changed: Changed, parts: Iterable[w.Widget] = ()) -> None:
        self._changed = changed
        self._quiet = False
        super().__init__(tuple(parts))
        self.add_class("clans-answer")

    def show(self, language: str) -> None:
        """Show what is chosen."""
        self._quiet = True
        try:
            self._show(words(language))
        finally:
            self._quiet = False

    def _show(self, speak: Words) -> None:
        raise NotImplementedError

    def _when_set(self, part: w.Widget, take: Callable[[], object]) -> None:
        """Take over what the reader does with a control."""

        def settled(_: dict[str, Any]) -> None:
            if not self._quiet:
                take()
                self._changed()

        part.observe(settled, "value")


class ChosenNames(w.HBox):
    """What is chosen, each a button that takes it back.

    Parameters
    ----------
    take_back : callable
        Is called with a name.
    """

    def __init__(self, take_back: Callable[[str], object]) -> None:
        self._take_back = take_back
        self._made: dict[str, w.Button] = {}
        self._label = w.Label()
        super().__init__(layout=wrapping())
        self.add_class("clans-chosen")

    def show(self, names: Iterable[str], speak: Words, key: str = "quiz.chosen") -> None:
        """Show the names; nothing if there are none."""
        self._label.value = speak.say(key)
        named = tuple(self._button(name, speak) for name in names)
        self.children = (self._label, *named) if named else ()

    def _button(self, name: str, speak: Words) -> w.Button:
        if name not in self._made:
            made = button("clans-take-back", "", lambda: self._take_back(name))
            made.description = f"{name} ✕"
            self._made[name] = made
        self._made[name].tooltip = speak.say("quiz.take_back", name=name)
        return self._made[name]


class TerritoriesControls(AnswerControls):
    """A list of territories, and those that are chosen."""

    def __init__(self, answering: Territories, changed: Changed) -> None:
        self._answering = answering
        self._list = w.Dropdown(
            options=answering.options, layout=w.Layout(width="auto"), style=PLAIN
        )
        self._list.add_class("clans-territory")
        self._choose = button("clans-choose", "plus", lambda: self._toggle(self._list.value))
        self._none = w.Checkbox(indent=False, layout=w.Layout(width="auto"))
        self._none.add_class("clans-none")
        self._chosen = ChosenNames(self._toggle)
        choice = row(self._list, self._choose)
        choice.add_class(ASIDE)
        super().__init__(changed, (self._chosen, row(choice, self._none)))
        self._when_set(self._none, lambda: answering.choose_none(none=self._none.value))

    def _toggle(self, name: str) -> None:
        self._answering.click(name)
        self._changed()

    def _show(self, speak: Words) -> None:
        self._list.description = speak.say("clans.quiz.territory")
        self._choose.description = speak.say("quiz.choose")
        self._none.description = speak.say("clans.quiz.no_village")
        self._none.value = self._answering.none
        self._chosen.show(self._answering.chosen, speak)


class OrderControls(AnswerControls):
    """A button for each village that may come next, and those that are chosen."""

    def __init__(self, answering: Order, changed: Changed) -> None:
        self._answering = answering
        self._chosen = ChosenNames(self._toggle)
        self._next = NextNames(self._toggle)
        super().__init__(changed, (self._chosen, self._next))

    def _toggle(self, name: str) -> None:
        self._answering.click(name)
        self._changed()

    def _show(self, speak: Words) -> None:
        self._chosen.show(self._answering.chosen, speak, "clans.quiz.order")
        self._next.show(self._answering.options, speak)


class NextNames(w.HBox):
    """A button for each village that can be founded next.

    Parameters
    ----------
    choose : callable
        Is called with the village.
    """

    def __init__(self, choose: Callable[[str], object]) -> None:
        self._choose = choose
        self._made: dict[str, w.Button] = {}
        self._label = w.Label()
        super().__init__(layout=wrapping())
        self.add_class("clans-order")

    def show(self, names: Iterable[str], speak: Words) -> None:
        """Ask which is next; nothing if there are none."""
        self._label.value = speak.say("clans.control.order")
        named = tuple(self._button(name) for name in names)
        self.children = (self._label, *named) if named else ()

    def _button(self, name: str) -> w.Button:
        if name not in self._made:
            self._made[name] = button("clans-village", "", lambda: self._choose(name))
            self._made[name].description = name
        return self._made[name]


class MoveChoiceControls(AnswerControls):
    """From, to, and the villages in their order."""

    def __init__(self, answering: MoveChoice, changed: Changed) -> None:
        self._answering = answering
        self._lists = MoveLists(self._choose)
        self._next = NextNames(lambda name: self._choose((*answering.chosen, name)))
        super().__init__(changed, (self._lists, self._next))

    def _choose(self, chosen: tuple[str, ...]) -> None:
        self._answering.choose(chosen)
        self._changed()

    def _show(self, speak: Words) -> None:
        now = self._answering
        self._lists.show(now.sources, now.targets, now.chosen, speak.language)
        self._next.show(now.villages, speak)


class WorthControls(AnswerControls):
    """A field for the number, and a box for each clan."""

    def __init__(self, answering: WorthChoice, changed: Changed, theme: Theme) -> None:
        self._answering = answering
        self._theme = theme
        self._value = w.Text(
            continuous_update=False, layout=w.Layout(width="auto"), style=PLAIN, placeholder="?"
        )
        self._value.add_class("clans-worth")
        self._clans = {
            color: w.Checkbox(indent=False, layout=w.Layout(width="auto")) for color in COLORS
        }
        for color, box in self._clans.items():
            box.add_class("clans-clan").add_class(f"clans-clan-{color}")
        self._label = w.Label()
        parts = row(self._value, self._label, *self._clans.values(), grid_gap="2px 12px")
        super().__init__(changed, (parts,))
        for part in (self._value, *self._clans.values()):
            self._when_set(part, self._take)

    def _take(self) -> None:
        ticked = {color for color, box in self._clans.items() if box.value}
        self._answering.choose(self._value.value, ticked)

    def _show(self, speak: Words) -> None:
        self._value.description = speak.say("clans.quiz.worth")
        self._label.value = speak.say("clans.quiz.clans")
        self._value.value = self._answering.value
        for color, box in self._clans.items():
            box.description = speak.say(f"clans.color.{self._theme.shown(color)}")
            box.value = color in self._answering.clans


class ReasonControls(AnswerControls):
    """The reasons to choose from."""

    def __init__(self, answering: ReasonChoice, changed: Changed) -> None:
        self._answering = answering
        self._list = w.RadioButtons(layout=w.Layout(width="auto"))
        self._list.add_class("clans-reason")
        super().__init__(changed, (self._list,))
        self._when_set(self._list, lambda: answering.take(self._list.value))

    def _show(self, speak: Words) -> None:
        choices = self._answering.choices(speak.language)
        options = tuple((text, reason) for reason, text in choices.items())
        if self._list.options != options:
            self._list.options = options
        self._list.value = self._answering.text or None


class WrittenControls(AnswerControls):
    """A field for text."""

    def __init__(self, answering: Written, changed: Changed) -> None:
        self._answering = answering
        self._text = w.Text(continuous_update=False, style=PLAIN)
        self._text.add_class("clans-text")
        super().__init__(changed, (self._text,))
        self._when_set(self._text, lambda: answering.take(self._text.value))

    def _show(self, speak: Words) -> None:
        self._text.description = speak.say("quiz.answer")
        self._text.value = self._answering.text


def controls_of(answering: Answering, changed: Changed, theme: Theme) -> AnswerControls:
    """The controls of an answer in the making; the theme has the clans' colors."""
    match answering:
        case Territories():
            return TerritoriesControls(answering, changed)
        case Order():
            return OrderControls(answering, changed)
        case MoveChoice():
            return MoveChoiceControls(answering, changed)
        case WorthChoice():
            return WorthControls(answering, changed, theme)
        case ReasonChoice():
            return ReasonControls(answering, changed)
        case Written():
            return WrittenControls(answering, changed)
    raise TypeError(f"There are no controls for {type(answering).__name__}.")
