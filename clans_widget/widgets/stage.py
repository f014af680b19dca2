"""The stage: what the widget of any game is that has positions, steps, pictures and tables.

A game comes to the stage as a subclass, which says what there is to see (the hooks, each
raising ``NotImplementedError`` here) and brings controls of its own. All state is in
Python; the browser paints and reports clicks.
"""

from __future__ import annotations

import traceback
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from html import escape
from os import PathLike
from pathlib import Path
from typing import Any, NamedTuple

import ipywidgets as w
import pandas as pd

from clans_widget.drawing.picture import Picture
from clans_widget.export import Frame as Stop
from clans_widget.export import save
from clans_widget.words import words

from .animator import Animator, Autoplay
from .board_view import BoardView
from .controls import ASIDE, Settings, StepControls, row
from .style import STYLE
from .table_view import table_html, table_view


class Happened(NamedTuple):
    """What a caption says of a step: the rule, and a sentence."""

    rule: str = ""
    text: str = ""


class OwnParts(NamedTuple):
    """The controls that a game brings, from top to bottom."""

    asking: w.Widget
    """What the reader must answer now, under the caption."""
    playing: w.Widget
    """How to play, under the steps."""
    around: w.Widget
    """What is needed now and then, under the tables."""


class Stage(w.VBox):
    """A game, walked through step by step: board, caption, controls and tables.

    Parameters
    ----------
    prefix : str
        Begins the CSS classes of all parts: ``clans`` for ``clans-next``.
    tables : sequence of str
        Names of the tables under the board.
    language : str
    step : int
        The step that is shown first.
    """

    def __init__(self, prefix: str, tables: Sequence[str], language: str, step: int) -> None:
        self._prefix = prefix
        self._words = words(language)
        self._step = step
        self._trouble = ""
        self._failures = ""
        self._last_frames: tuple[int, Mapping[str, pd.DataFrame]] = (-2, {})
        self._on_step: list[Callable[[Any], object]] = []
        self._animator = Animator()
        self._autoplay = Autoplay(self._take_step, self._show)
        self._board = BoardView(prefix, self._draw(step, 1.0), self._click, self._pointed)
        self._caption = self._part(w.HTML(), "caption")
        self._description = self._part(w.HTML(), "description").add_class(ASIDE)
        self._step_controls = StepControls(prefix, self.go_to, self._toggle_autoplay)
        self._settings = Settings(prefix, language, self._settle)
        self._tables = {name: table_view(prefix, name) for name in tables}
        super().__init__(layout=w.Layout(width="100%"))
        self._part(self, "widget").add_class("stage")
        self.children = self._parts()
        self._show()

    # What a game says

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

    def _frames(self, step: int) -> Mapping[str, pd.DataFrame]:
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

    # What notebooks use

    @property
    def step(self) -> int:
        """How many of the steps have happened in what is shown; 0 is the beginning."""
        return self._step

    @property
    def language(self) -> str:
        """The language of all sentences; it can be set."""
        return self._words.language

    @language.setter
    def language(self, language: str) -> None:
        self._words = words(language)
        self._show()

    @property
    def picture(self) -> Picture:
        """The picture that is shown, as plain data; ``picture.svg()`` is its text."""
        return self._draw(self.step, 1.0)

    def next(self) -> None:
        """Show the next step."""
        self.go_to(self.step + 1)

    def back(self) -> None:
        """Show the step before."""
        self.go_to(self.step - 1)

    def go_to(self, step: int) -> None:
        """Show any step; beyond either end, the end. The next one is shown in motion."""
        self._autoplay.stop()
        self._move_to(step)

    def on_step(self, call: Callable[[Any], object]) -> None:
        """Have a function called with this widget whenever another step is shown.

        An exception in it is shown in the widget.
        """
        self._on_step.append(call)

    def to_html(self, path: str | PathLike[str]) -> Path:
        """Write the walk-through as one page with step controls, without kernel or network.

        Raises
        ------
        ExportError
            If the file cannot be written there.
        """
        return save(path, self._stops(), title=self._title(), language=self.language)

    def to_gif(self, path: str | PathLike[str], seconds: float = 2.0) -> Path:
        """Write the walk-through as an animated picture, each step shown so many seconds.

        Raises
        ------
        ExportError
            If the file cannot be written there.
        """
        stops = self._stops()
        return save(path, stops, title=self._title(), language=self.language, seconds=seconds)

    # How it works

    def _title(self) -> str:
        return self._draw(0, 1.0).title

    def _stops(self) -> list[Stop]:
        """Every step of the walk-through, from the beginning."""
        stops = []
        before: Mapping[str, pd.DataFrame] = {}
        for step in range(self._count() + 1):
            frames = self._frames(step)
            shown = [self._table_html(name, frames[name], before.get(name)) for name in frames]
            happened = self._happened(step)
            stops.append(Stop(self._draw(step, 1.0), happened.rule, happened.text, tuple(shown)))
            before = frames
        return stops

    def _move_to(self, step: int) -> float:
        """Show a step, the next one in motion; how many seconds that takes."""
        before = self._step
        self._step = max(0, min(step, self._count()))
        moves = self._step == before + 1 and self._settings.animated
        seconds = self._seconds(self._step) if moves else 0.0
        self._show(seconds)
        if self._step != before:
            for call in self._on_step:
                self._call(call, self)
        return seconds

    def _take_step(self) -> float | None:
        return self._move_to(self.step + 1) if self.step < self._count() else None

    def _toggle_autoplay(self, *, on: bool) -> None:
        if on:
            self._autoplay.pause = self._settings.pause
            self._autoplay.start()
        else:
            self._autoplay.stop()
        self._step_controls.show_playing(on=self._autoplay.is_running)

    def _click(self, x: float, y: float) -> None:
        """A click during a motion finishes it, and counts for what is shown then."""
        self._animator.finish()
        self._clicked(x, y)

    def _call(self, call: Callable[..., object], *values: object) -> None:
        """Call a function of the notebook's author; show what it raises."""
        try:
            call(*values)
        except Exception:  # noqa: BLE001 - whatever the author's function raises
            self._failures = traceback.format_exc(limit=-3)
            self._show_caption()

    def _settle(self) -> None:
        """The reader has changed a setting."""
        if self._settings.language != self.language:
            self._words = words(self._settings.language)
        self._autoplay.pause = self._settings.pause
        self._show()

    def _show(self, seconds: float = 0.0) -> None:
        """Bring everything on the screen in line with the state."""
        step = self.step
        final = self._draw(step, 1.0)
        self._animator.run(
            seconds, lambda part: self._board.show(final if part == 1 else self._draw(step, part))
        )
        self._show_caption()
        self._step_controls.show(step, self._count(), self.language)
        self._step_controls.show_playing(on=self._autoplay.is_running)
        self._settings.show(self.language)
        self._show_tables(step)
        self._describe(final)
        self._show_own()
        if self._settings.projected:
            self.add_class("stage-projector")
        else:
            self.remove_class("stage-projector")

    def _table_html(
        self, name: str, frame: pd.DataFrame, before: pd.DataFrame | None = None
    ) -> str:
        return table_html(frame, name, self._words, self._in_words, before)

    def _describe(self, picture: Picture) -> None:
        """The picture in words, for those who cannot see it."""
        told = escape(self._words.say("widget.description"))
        self._description.value = (
            f"<details><summary>{told}</summary>{escape(picture.description)}</details>"
        )

    def _show_tables(self, step: int) -> None:
        """The tables at a step; what has changed since the step before is marked."""
        frames = self._frames(step)
        last_step, before = self._last_frames
        if last_step != step - 1:
            before = self._frames(step - 1) if step else frames
        for name, view in self._tables.items():
            view.value = self._table_html(name, frames[name], before[name])
        self._last_frames = step, frames

    def _show_caption(self) -> None:
        """What has happened, what can be done now, and what went wrong."""
        parts = [_paragraph("stage-happened", self._happened(self.step))]
        if self._trouble:
            parts.append(_paragraph("stage-trouble", Happened("", self._trouble)))
        else:
            parts.append(_paragraph("stage-prompt", Happened("", self._prompt())))
        if self._failures:
            told = self._words.say("widget.failed")
            parts.append(f"<p class='stage-trouble'>{escape(told)}</p>")
            parts.append(f"<pre>{escape(self._failures)}</pre>")
        self._caption.value = f"<div role='status' aria-live='polite'>{''.join(parts)}</div>"

    def _parts(self) -> tuple[w.Widget, ...]:
        style = w.HTML(STYLE, layout=w.Layout(display="none"))
        tables = row(*self._tables.values(), align_items="flex-start", grid_gap="0 3em")
        own = self._own_parts()
        return (
            style,
            self._board.canvas,
            self._caption,
            own.asking,
            self._step_controls,
            own.playing,
            self._part(tables, "tables"),
            self._description,
            own.around,
            self._part(self._settings, "settings"),
        )

    def _part(self, part: Any, name: str) -> Any:
        part.add_class(f"{self._prefix}-{name}")
        return part

    def _plain(self) -> str:
        """What is shown as a line of text and the notation."""
        happened = " ".join(filter(None, self._happened(self.step))) or self._prompt()
        text = self._words.say(
            "widget.text",
            title=self.picture.title,
            step=self.step,
            count=self._count(),
            caption=happened,
        )
        return f"{text}\n{self._notation()}"

    def _repr_mimebundle_(self, **options: Any) -> dict[str, Any]:
        """The live widget; for readers without a kernel its picture, and a text."""
        bundle: dict[str, Any] = super()._repr_mimebundle_(**options) or {}
        picture = self.picture
        return {
            **bundle,
            "text/plain": self._plain(),
            "image/svg+xml": picture.svg(),
            "image/png": b64encode(picture.png()).decode("ascii"),
        }

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self._plain()}>"


def _paragraph(css_class: str, happened: Happened) -> str:
    if not happened.text:
        return ""
    badge = f"<span class='stage-rule'>{escape(happened.rule)}</span>" if happened.rule else ""
    return f"<p class='{css_class}'>{badge}{escape(happened.text)}</p>"
