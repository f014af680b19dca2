"""Ordinary controls of a quiz: each answer can be given without a mouse."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, Final, Generic, TypeVar

import ipywidgets as w

from clans_widget.quiz.answering import (
    Answering,
    Chosen,
    Draft,
    MoveParts,
    NumberAndTicks,
    Places,
    PlacesInOrder,
    Reasons,
    Ticks,
    Written,
)
from clans_widget.stage.face.controls import (
    ASIDE,
    button,
    checkbox,
    compact,
    row,
    wrapping,
)
from clans_widget.stage.face.living.household import look
from clans_widget.stage.production import Part
from clans_widget.words import Voice

from .names import Names, chosen_names

Changed = Callable[[Draft], object]

NOT_CHOSEN: Final = ""
"""What a list says while nothing is chosen in it."""

A = TypeVar("A", bound=Answering)


class AnswerControls(w.VBox, Generic[A]):
    """The controls of one question.

    Parameters
    ----------
    answering : Answering
        Its own: what is chosen with the controls, the stage takes over.
    changed : callable
        Is called with another answer in the making.
    prefix : str
        Begins the CSS classes of all parts.
    """

    def __init__(self, answering: A, changed: Changed, prefix: str) -> None:
        self._answering = answering
        self._changed = changed
        self._prefix = prefix
        self._quiet = False
        super().__init__(tuple(self._parts()))
        self.add_class(f"{prefix}-answer")

    def show(self, draft: Draft, voice: Voice) -> None:
        """Show what is chosen on the stage."""
        self._answering = self._answering.at(draft)
        self._quiet = True
        try:
            self._show(voice)
        finally:
            self._quiet = False

    def write(self, text: str, ticks: Sequence[bool] = ()) -> None:
        """Take over what is written in the field of text, and what is ticked; most have none."""

    def _parts(self) -> Iterable[w.Widget]:
        """The controls, from top to bottom."""
        raise NotImplementedError

    def _show(self, voice: Voice) -> None:
        raise NotImplementedError

    def _part(self, part: w.Widget, css: str) -> Any:
        """A part, with its CSS class."""
        return part.add_class(f"{self._prefix}-{css}")

    def _button(self, css: str, icon: str, call: Callable[[], object]) -> w.Button:
        return button(f"{self._prefix}-{css}", icon, call)

    def _tell(self, answering: A) -> None:
        """Something else is chosen."""
        self._answering = answering
        self._changed(answering.draft)

    def _toggle(self, name: str) -> None:
        """A name does what a click on its place does."""
        self._tell(self._answering.click(name))

    def _taken(self, answer: str) -> A:
        """A whole answer is chosen at once."""
        return self._answering.take(answer)

    def _when_set(self, part: w.Widget, chosen: Callable[[Any], A]) -> None:
        """Tell what is chosen by what the reader does with a control."""

        def settled(change: dict[str, Any]) -> None:
            if not self._quiet:
                self._tell(chosen(change["new"]))

        part.observe(settled, "value")


C = TypeVar("C", bound=Chosen)


class ChosenControls(AnswerControls[C]):
    """What is chosen, one place after the other."""

    def _take_back(self, name: str) -> None:
        self._tell(self._answering.take_back(name))


class PlacesControls(ChosenControls[Places]):
    """A list of places, and those that are chosen."""

    def _parts(self) -> Iterable[w.Widget]:
        options = self._answering.options
        self._list = self._part(compact(w.Dropdown, options=options), self._answering.label.css)
        self._choose = self._button("choose", "plus", lambda: self._toggle(self._list.value))
        self._none = self._part(checkbox(hides=True), "none")
        self._none.layout.display = "" if self._answering.none_said else "none"
        self._when_set(self._none, lambda none: self._answering.choose_none(none=none))
        self._chosen = chosen_names(self._take_back, self._prefix)
        return self._chosen, row(row(self._list, self._choose).add_class(ASIDE), self._none)

    def _show(self, voice: Voice) -> None:
        answering = self._answering
        self._list.description = answering.label.said.in_voice(voice)
        self._choose.description = voice.say("quiz.choose")
        if answering.none_said:
            self._none.description = answering.none_said.in_voice(voice)
        self._none.value = answering.none
        called = tuple(answering.called(name, voice) for name in answering.options)
        named = tuple(zip(called, answering.options, strict=True))
        if called != answering.options and self._list.options != named:
            self._list.options = named
        chosen = voice.say("quiz.chosen")
        self._chosen.show(answering.placed, chosen, voice, answering.called)


class OrderControls(ChosenControls[PlacesInOrder]):
    """A button for each place that may come next, and those that are chosen."""

    def _parts(self) -> Iterable[w.Widget]:
        css = self._answering.next_label.css
        self._chosen = chosen_names(self._take_back, self._prefix)
        self._next = Names(self._toggle, self._prefix, css, f"{css}-option")
        return self._chosen, self._next

    def _show(self, voice: Voice) -> None:
        answering = self._answering
        self._chosen.show(answering.placed, answering.label.said.in_voice(voice), voice)
        self._next.show(answering.offered, answering.next_label.said.in_voice(voice), voice)


class MovePartsControls(AnswerControls[MoveParts]):
    """A list or a row of buttons for each part of a move."""

    def _parts(self) -> Iterable[w.Widget]:
        self._lists = {part: self._list(part) for part in self._answering.parts if not part.buttons}
        self._buttons = {
            part: self._names(part.stage, part.css)
            for part in self._answering.parts
            if part.buttons
        }
        return w.HBox(tuple(self._lists.values()), layout=wrapping()), *self._buttons.values()

    def _list(self, part: Part) -> w.Dropdown:
        own = {"layout": w.Layout(width="auto")} if part.rare else {}
        made: w.Dropdown = self._part(compact(w.Dropdown, **own), part.css)
        self._when_set(made, lambda name: self._choose(part.stage, name))
        return made

    def _names(self, stage: str, css: str) -> Names:
        return Names(lambda name: self._pick(stage, name), self._prefix, css, f"{css}-option")

    def _pick(self, stage: str, name: str) -> None:
        self._tell(self._answering.go_on(stage, name))

    def _choose(self, stage: str, name: str) -> MoveParts:
        """Choose a part, or take back what stands at it."""
        before = self._answering.stands[stage].before
        return self._answering.choose((*before, name) if name else before)

    def _show(self, voice: Voice) -> None:
        stands = self._answering.stands
        for part, made in self._lists.items():
            stand = stands.get(part.stage)
            options = stand.options if stand else ()
            nothing = (voice.say("control.nothing"), NOT_CHOSEN)
            named = (
                nothing,
                *((self._answering.called(part.stage, name, voice), name) for name in options),
            )
            if made.options != named:
                made.options = named
            made.value = stand.chosen if stand else NOT_CHOSEN
            made.disabled = not options
            if part.rare:
                made.layout.display = "" if options else "none"
            made.description = voice.say(part.label)
        for part, row_of_names in self._buttons.items():
            stand = stands.get(part.stage)
            left = stand.options if stand and not stand.chosen else ()
            called = partial(self._answering.called, part.stage)
            row_of_names.show(left, voice.say(part.label), voice, called)


class NumberControls(AnswerControls[NumberAndTicks]):
    """A field for the number, and a box for each name."""

    def _parts(self) -> Iterable[w.Widget]:
        css = self._answering.ticks_label.css
        field = compact(w.Text, continuous_update=False, placeholder="?")
        self._number = self._part(field, self._answering.label.css)
        self._ticks = {name: self._tick(css, name) for name in self._answering.names}
        self._label = w.Label()
        for part in (self._number, *self._ticks.values()):
            self._when_set(part, self._take)
        ticks = (self._label, *self._ticks.values()) if self._ticks else ()
        return (row(self._number, *ticks, grid_gap="2px 12px"),)

    def write(self, text: str, ticks: Sequence[bool] = ()) -> None:
        """The number is what is written, and each box is ticked or not."""
        self._number.value = text
        for box, ticked in zip(self._ticks.values(), ticks, strict=False):
            box.value = ticked

    def _tick(self, css: str, name: str) -> w.Checkbox:
        box = self._part(checkbox(), css)
        return self._part(box, f"{css}-{name}")

    def _take(self, _: object) -> NumberAndTicks:
        ticked = [name for name, box in self._ticks.items() if box.value]
        return self._answering.choose(self._number.value, ticked)

    def _show(self, voice: Voice) -> None:
        answering = self._answering
        self._number.description = answering.label.said.in_voice(voice)
        self._label.value = answering.ticks_label.said.in_voice(voice)
        self._number.value = answering.number
        for name, box in self._ticks.items():
            box.description = answering.names[name].in_voice(voice)
            box.value = name in answering.ticked


class TicksControls(AnswerControls[Ticks]):
    """A box for each name, and one for none of them."""

    def _parts(self) -> Iterable[w.Widget]:
        css = self._answering.label.css
        self._ticks = {name: self._box(css, name) for name in self._answering.names}
        self._none = self._part(checkbox(hides=True), "none")
        self._none.layout.display = "" if self._answering.none_said else "none"
        self._label = w.Label()
        for part in self._ticks.values():
            self._when_set(part, self._take)
        self._when_set(self._none, lambda none: self._answering.choose_none(none=none))
        return (row(self._label, *self._ticks.values(), self._none, grid_gap="2px 12px"),)

    def _box(self, css: str, name: str) -> w.Checkbox:
        box = self._part(checkbox(), css)
        return self._part(box, f"{css}-{name}") if name.isidentifier() else box

    def _take(self, _: object) -> Ticks:
        return self._answering.choose([name for name, box in self._ticks.items() if box.value])

    def _show(self, voice: Voice) -> None:
        answering = self._answering
        self._label.value = answering.label.said.in_voice(voice)
        for name, box in self._ticks.items():
            box.description = answering.names[name].in_voice(voice)
            box.value = name in answering.ticked
        if answering.none_said:
            self._none.description = answering.none_said.in_voice(voice)
            self._none.value = answering.none


class ReasonsControls(AnswerControls[Reasons]):
    """The reasons to choose from."""

    def _parts(self) -> Iterable[w.Widget]:
        self._list = self._part(compact(w.RadioButtons), "reason")
        self._when_set(self._list, self._taken)
        return (self._list,)

    def _show(self, voice: Voice) -> None:
        reasons = self._answering.reasons.items()
        options = tuple((said.in_voice(voice), name) for name, said in reasons)
        if self._list.options != options:
            self._list.options = options
        self._list.value = self._answering.text or None


class WrittenControls(AnswerControls[Written]):
    """A field for text."""

    def _parts(self) -> Iterable[w.Widget]:
        self._text = self._part(
            compact(w.Text, continuous_update=False, layout=look(w.Layout)), "text"
        )
        self._when_set(self._text, self._taken)
        return (self._text,)

    def write(self, text: str, ticks: Sequence[bool] = ()) -> None:
        """The answer is what is written."""
        del ticks
        self._text.value = text

    def _show(self, voice: Voice) -> None:
        self._text.description = voice.say("quiz.answer")
        self._text.value = self._answering.text


CONTROLS: Final[Mapping[type[Answering], type[AnswerControls[Any]]]] = {
    Places: PlacesControls,
    PlacesInOrder: OrderControls,
    MoveParts: MovePartsControls,
    NumberAndTicks: NumberControls,
    Ticks: TicksControls,
    Reasons: ReasonsControls,
    Written: WrittenControls,
}
"""The controls of each way of answering."""


def controls_of(answering: Answering, changed: Changed, prefix: str) -> AnswerControls[Any]:
    """The controls of an answer in the making; of a subclass, those of its base."""
    for kind in type(answering).__mro__:
        if kind in CONTROLS:
            return CONTROLS[kind](answering, changed, prefix)
    raise TypeError(f"There are no controls for {type(answering).__name__}.")
