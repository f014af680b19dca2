"""Controls that every stage has: buttons and a slider for the steps, and the settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import ipywidgets as w

from clans_widget.stage import actions as act
from clans_widget.stage.settings import PAUSES
from clans_widget.stage.view import ASIDE
from clans_widget.stage.walk import Walk
from clans_widget.words import LANGUAGES, words

from .living.household import Household, look

ACTING: Final = "stage-acting"  # of controls by which somebody plays: keys go on there

Do = Callable[[act.Action], object]
"""Lets an action happen in a scene, and shows what has come of it."""


def row(*parts: w.Widget, **layout: str) -> w.HBox:
    """Controls beside each other, on more lines where the page is narrow."""
    return w.HBox(parts, layout=wrapping(**layout))


def column(css_class: str, *parts: w.Widget) -> w.VBox:
    """Controls below each other."""
    made = w.VBox(parts)
    made.add_class(css_class)
    return made


WRAPPING: Final = {"flex_flow": "row wrap", "align_items": "center", "grid_gap": "2px 6px"}
"""The layout of a row that breaks where the page is narrow."""


def wrapping(**layout: str) -> w.Layout:
    """A row that breaks where the page is narrow; it is shared, so that nobody may change it."""
    return look(w.Layout, **{**WRAPPING, **layout})


def as_wide_as_needed() -> w.Layout:
    """The layout of a control without a width of its own; it is shared, too."""
    return look(w.Layout, width="auto")


NO_TOOLTIP: Final = {"tooltip": ""}
"""Of a control without this browsers would show the word null."""


def compact(kind: type[w.DescriptionWidget], **options: Any) -> Any:
    """A control that is as wide as it needs to be, and whose name is not cut off."""
    looks = {"layout": as_wide_as_needed(), "style": name_not_cut_off(kind)}
    return kind(**{**NO_TOOLTIP, **looks, **options})


def name_not_cut_off(kind: type[w.DescriptionWidget]) -> w.Widget:
    """The style of a control whose name is not cut off; it is shared, too."""
    return look(kind.class_traits()["style"].klass, description_width="initial")


def toggle(icon: str = "") -> w.ToggleButton:
    """A button that stays pressed; its text is given later, in the reader's language."""
    return w.ToggleButton(icon=icon, layout=as_wide_as_needed(), **NO_TOOLTIP)


def checkbox(*, hides: bool = False, **options: Any) -> w.Checkbox:
    """A box to tick, with its text behind it; one that hides at times has a layout of its own."""
    layout = w.Layout(width="auto") if hides else as_wide_as_needed()
    return w.Checkbox(indent=False, layout=layout, **NO_TOOLTIP, **options)


def button(
    css_class: str, icon: str, press: Callable[[], object], *, hides: bool = False
) -> w.Button:
    """A button that does something; its text is given later, in the reader's language.

    One that hides at times has a layout of its own.
    """
    layout = w.Layout(width="auto") if hides else as_wide_as_needed()
    made = w.Button(icon=icon, layout=layout)
    made.add_class(css_class)
    made.on_click(lambda _: press())
    return made


def dropdown(css_class: str, **options: Any) -> w.Dropdown:
    """A list to choose from, as wide as it needs to be."""
    made: w.Dropdown = compact(w.Dropdown, **options)
    made.add_class(css_class)
    return made


Ways = Mapping[str, tuple[str, Callable[[], object]]]
"""Buttons by the ends of their CSS classes: an icon, and what they do."""


class PassingButtons(w.HBox):
    """Buttons that are there only as long as they are of use; each is made when it first is.

    Parameters
    ----------
    prefix : str
        Of the CSS classes.
    ways : mapping of str to (str, callable)
    *before : Widget
        What stands before them.
    """

    def __init__(self, prefix: str, ways: Ways, *before: w.Widget) -> None:
        self._prefix = prefix
        self._ways = ways
        self._before = before
        self._made: dict[str, w.Button] = {}
        self._shown = before
        self._home = Household.now() or Household()
        super().__init__(before, layout=wrapping())

    def show(self, texts: Mapping[str, str]) -> None:
        """Show the buttons that have a text."""
        with self._home.making():
            shown = (*self._before, *map(self.make, texts))
        for name, text in texts.items():
            self._made[name].description = text
        if self._shown != shown:
            self.children = self._shown = shown

    def make(self, name: str) -> w.Button:
        """The button of a way, made now if it has not been before."""
        if name not in self._made:
            icon, press = self._ways[name]
            self._made[name] = button(f"{self._prefix}-{name}", icon, press)
        return self._made[name]


class StepControls(w.HBox):
    """Buttons and a slider that go through the steps, and autoplay.

    Parameters
    ----------
    scene : Walk
    do : callable
    """

    def __init__(self, scene: Walk, do: Do) -> None:
        self._scene = scene
        self._do = do
        self._quiet = False
        ways: tuple[tuple[str, str, act.Action], ...] = (
            ("first", "fast-backward", act.GoTo(0)),
            ("back", "step-backward", act.Back()),
            ("next", "step-forward", act.Next()),
            ("last", "fast-forward", act.Last()),
        )
        self._buttons = {
            name: button(f"{scene.name}-{name}", icon, partial(do, action))
            for name, icon, action in ways
        }
        self._buttons["last"].add_class("stage-last")
        self._play = toggle("play")
        self._play.add_class(f"{scene.name}-autoplay")
        self._play.observe(self._toggled, "value")
        wide = w.Layout(flex="1 1 14em", width="auto")
        self._slider = compact(w.IntSlider, min=0, max=0, continuous_update=False, layout=wide)
        self._slider.add_class(f"{scene.name}-slider")
        self._slider.observe(self._slid, "value")
        first, back, following, last = self._buttons.values()
        parts = (first, back, self._slider, following, last, self._play)
        super().__init__(parts, layout=w.Layout(**WRAPPING))
        self.add_class("stage-steps")

    def show(self) -> None:
        """Show where we are, and whether the steps are played by themselves."""
        scene, voice = self._scene, self._scene.voice
        self._quiet = True
        self._slider.max = scene.count
        self._slider.value = scene.step
        self._slider.description = voice.say("control.step")
        for name, made in self._buttons.items():
            made.description = voice.say(f"control.{name}")
            made.disabled = scene.step == (0 if name in ("first", "back") else scene.count)
        runs = scene.is_running
        self._play.description = voice.say("control.pause" if runs else "control.autoplay")
        self._play.value = runs
        self._quiet = False
        self._play.icon = "pause" if runs else "play"
        self._play.disabled = not runs and scene.at_end

    def _slid(self, change: dict[str, int]) -> None:
        if not self._quiet and change["new"] != self._scene.step:
            self._do(act.GoTo(change["new"]))

    def _toggled(self, change: dict[str, bool]) -> None:
        if not self._quiet:
            self._do(act.Autoplay(on=change["new"]))


FOLDS: Final = ("details", "setup")
"""The settings that say what is unfolded."""

ALWAYS_SEEN: Final = (*FOLDS, "language")

ALL_SETTINGS: Final = (*ALWAYS_SEEN, "pace", "motion", "movable")
"""In the order in which they stand; those not always seen are folded away."""

OF_MOVES: Final = ("movable",)
"""The settings that are of use only where moves are made."""


class SettingControls(w.HBox):
    """What is unfolded, and the language; other settings are folded away.

    Parameters
    ----------
    scene : Walk
    do : callable
    setup : str
        Key of what the fold is called in which the rare settings are.
    only : sequence of str
        The settings that there are.

    Attributes
    ----------
    rare : HBox
        The settings that are folded away.
    """

    def __init__(
        self,
        scene: Walk,
        do: Do,
        setup: str = "control.settings",
        *,
        only: Sequence[str] = ALL_SETTINGS,
    ) -> None:
        self._scene = scene
        self._do = do
        self._quiet = False
        self._labels = {"setup": setup}
        self._chosen: set[str] = set()
        self._parts = {name: self._part(name) for name in only}
        for name, part in self._parts.items():
            part.add_class(f"{scene.name}-{name}")
            part.observe(self._settled, "value")
            part.add_class(ASIDE)
        self._folds = {name: part for name, part in self._parts.items() if name in FOLDS}
        for fold in self._folds.values():
            fold.add_class("stage-fold")
        rare = (part for name, part in self._parts.items() if name not in ALWAYS_SEEN)
        self.rare = row(*rare)
        seen = (part for name, part in self._parts.items() if name in ALWAYS_SEEN)
        super().__init__(tuple(seen), layout=wrapping())

    def _part(self, name: str) -> Any:
        """The control of a setting."""
        settings = self._scene.state.settings
        if name == "language":
            names = [(words(code).say("language"), code) for code in LANGUAGES]
            return compact(w.Dropdown, options=names, value=settings.language)
        if name == "pace":
            return compact(w.Dropdown, options=tuple(PAUSES), value=settings.pace)
        if name in FOLDS:
            return toggle()
        return checkbox(value=name == "motion")

    def suggest(self, **settings: bool) -> None:
        """Change settings, but for those that the reader has chosen."""
        now = self._scene.state.settings
        news = {
            name: value
            for name, value in settings.items()
            if name not in self._chosen and getattr(now, name) != value
        }
        if news:
            self._do(act.Settle(news))

    def show(self) -> None:
        """Show the settings."""
        settings, voice = self._scene.state.settings, self._scene.voice
        self._quiet = True
        for name, part in self._parts.items():
            part.description = voice.say(self._labels.get(name, f"control.{name}"))
        paces = tuple((voice.say(f"control.{name}"), name) for name in PAUSES)
        if self._parts["pace"].options != paces:
            self._parts["pace"].options = paces
        for name, part in self._parts.items():
            part.value = getattr(settings, name)
        for fold in self._folds.values():
            fold.icon = "caret-down" if fold.value else "caret-right"
        self._quiet = False

    def _settled(self, change: dict[str, Any]) -> None:
        if self._quiet:
            return
        name = next(name for name, part in self._parts.items() if part is change["owner"])
        self._chosen.add(name)
        self._do(act.Settle({name: change["new"]}))
