"""Controls that every stage has: buttons and a slider for the steps, and the settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

import ipywidgets as w

from clans_widget.words import LANGUAGES, words

ASIDE: Final = "stage-aside"
"""The class of what a projector does not show."""

PAUSES: Final = {"slow": 3.0, "medium": 1.5, "fast": 0.5}
"""Seconds between two steps that are played by themselves."""


def row(*parts: w.Widget, **layout: str) -> w.HBox:
    """Controls beside each other, on more lines where the page is narrow."""
    return w.HBox(parts, layout=wrapping(**layout))


def wrapping(**layout: str) -> w.Layout:
    """A row that breaks where the page is narrow."""
    return w.Layout(
        **{"flex_flow": "row wrap", "align_items": "center", "grid_gap": "2px 6px", **layout}
    )


def button(css_class: str, icon: str, press: Callable[[], object]) -> w.Button:
    """A button that does something; its text is given later, in the user's language."""
    made = w.Button(icon=icon, layout=w.Layout(width="auto"))
    made.add_class(css_class)
    made.on_click(lambda _: press())
    return made


class Toggle(Protocol):
    """Is called when something is switched on or off."""

    def __call__(self, *, on: bool) -> None:
        """Switch."""


class StepControls(w.HBox):
    """Buttons and a slider that go through the steps, and autoplay.

    Parameters
    ----------
    prefix : str
        Of the CSS classes.
    go_to : callable
        Is called with the number of the step to show.
    autoplay : callable
        Is called with ``on``.
    """

    def __init__(self, prefix: str, go_to: Callable[[int], None], autoplay: Toggle) -> None:
        self._go_to = go_to
        self._autoplay = autoplay
        self._step = self._count = 0
        self._quiet = False
        self._buttons = {
            name: button(f"{prefix}-{name}", icon, press)
            for name, icon, press in (
                ("first", "fast-backward", lambda: go_to(0)),
                ("back", "step-backward", lambda: go_to(self._step - 1)),
                ("next", "step-forward", lambda: go_to(self._step + 1)),
                ("last", "fast-forward", lambda: go_to(self._count)),
            )
        }
        self._play = w.ToggleButton(icon="play", layout=w.Layout(width="auto"))
        self._play.add_class(f"{prefix}-autoplay")
        self._play.observe(self._toggled, "value")
        self._slider = w.IntSlider(
            min=0, max=0, continuous_update=False, layout=w.Layout(flex="1 1 14em", width="auto")
        )
        self._slider.style.description_width = "initial"
        self._slider.add_class(f"{prefix}-slider")
        self._slider.observe(self._slid, "value")
        first, back, following, last = self._buttons.values()
        parts = (first, back, self._slider, following, last, self._play)
        super().__init__(parts, layout=wrapping())

    def show(self, step: int, count: int, language: str) -> None:
        """Show where we are."""
        self._step, self._count = step, count
        self._slider.max = count
        self._slider.value = step
        self._slider.description = words(language).say("control.step")
        for name, made in self._buttons.items():
            made.description = words(language).say(f"control.{name}")
            made.disabled = step == (0 if name in ("first", "back") else count)
        self._play.description = words(language).say("control.autoplay")

    def show_playing(self, *, on: bool) -> None:
        """Show whether the steps are played by themselves."""
        self._quiet = True
        self._play.value = on
        self._quiet = False
        self._play.icon = "pause" if on else "play"
        self._play.disabled = not on and self._step == self._count

    def _slid(self, change: dict[str, int]) -> None:
        if change["new"] != self._step:
            self._go_to(change["new"])

    def _toggled(self, change: dict[str, bool]) -> None:
        if not self._quiet:
            self._autoplay(on=change["new"])


class Settings(w.HBox):
    """Language, motion, pace and projector.

    Parameters
    ----------
    prefix : str
        Of the CSS classes.
    language : str
    changed : callable
        Is called when the reader has changed something.
    """

    def __init__(self, prefix: str, language: str, changed: Callable[[], None]) -> None:
        self._changed = changed
        self._quiet = False
        self._motion_is_chosen = False
        names = [(words(code).say("language"), code) for code in LANGUAGES]
        self._language = w.Dropdown(options=names, value=language)
        self._pace = w.Dropdown(options=tuple(PAUSES), value="medium")
        self._motion = w.Checkbox(value=True, indent=False, layout=w.Layout(width="auto"))
        self._projector = w.ToggleButton(icon="television", layout=w.Layout(width="auto"))
        self._parts = {
            "language": self._language,
            "pace": self._pace,
            "motion": self._motion,
            "projector": self._projector,
        }
        for name, part in self._parts.items():
            part.add_class(f"{prefix}-{name}")
            part.observe(self._settled, "value")
            if part is not self._projector:
                part.add_class(ASIDE)
        for listed in (self._language, self._pace):
            listed.layout.width = "auto"
            listed.style.description_width = "initial"
        super().__init__(tuple(self._parts.values()), layout=wrapping(justify_content="flex-end"))

    @property
    def language(self) -> str:
        """The language that is chosen."""
        return str(self._language.value)

    @property
    def pause(self) -> float:
        """Seconds between two steps that are played by themselves."""
        return PAUSES[self._pace.value]

    @property
    def animated(self) -> bool:
        """Whether steps are shown in motion."""
        return bool(self._motion.value)

    @animated.setter
    def animated(self, animated: bool) -> None:
        self._motion.value = animated

    def suggest_motion(self, *, animated: bool) -> None:
        """Switch motion on or off, unless the reader has used the switch."""
        if self._motion_is_chosen or self.animated == animated:
            return
        self._quiet = True
        self.animated = animated
        self._quiet = False
        self._changed()

    @property
    def projected(self) -> bool:
        """Whether the stage is large, with few controls, for a classroom."""
        return bool(self._projector.value)

    @projected.setter
    def projected(self, projected: bool) -> None:
        self._projector.value = projected

    def show(self, language: str) -> None:
        """Show the settings in a language."""
        speak = words(language)
        self._quiet = True
        for name, part in self._parts.items():
            part.description = speak.say(f"control.{name}")
        pace = self._pace.value
        self._pace.options = [(speak.say(f"control.{name}"), name) for name in PAUSES]
        self._pace.value = pace
        self._language.value = language
        self._quiet = False

    def _settled(self, change: dict[str, Any]) -> None:
        if not self._quiet:
            self._motion_is_chosen |= change["owner"] is self._motion
            self._changed()
