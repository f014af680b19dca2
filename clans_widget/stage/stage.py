"""The stage: what the widget of any game is that has positions, steps, pictures and tables.

A game comes to the stage as a subclass, which says what there is to see (its
:class:`~clans_widget.stage.hooks.Hooks`) and brings controls of its own. All state is in
Python; the browser paints and reports clicks.
"""

from __future__ import annotations

import traceback
from base64 import b64encode
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Any

import ipywidgets as w

from clans_widget.core.table import Table
from clans_widget.picture import Picture
from clans_widget.words import words

from .animator import Animator, Autoplay
from .board_view import BoardView
from .caption_html import caption_html
from .controls import ASIDE, Settings, StepControls, row
from .exporting import Exporting
from .reader import Reader
from .still import is_apart, show_apart
from .style import STYLE
from .table_view import table_view


class Stage(Exporting, w.VBox):
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
        self._last_tables: tuple[int, Mapping[str, Table]] = (-2, {})
        self._on_step: list[Callable[[Any], object]] = []
        self._animator = Animator()
        self._autoplay = Autoplay(self._take_step, self._show)
        self._board = BoardView(prefix, self._draw(step, 1.0), self._click, self._pointed)
        self._caption = self._part(w.HTML(), "caption").add_class("stage-caption")
        self._description = self._part(w.HTML(), "description").add_class(ASIDE)
        self._step_controls = StepControls(prefix, self.go_to, self._toggle_autoplay)
        self._settings = Settings(prefix, self.language, self._settle)
        self._reader = Reader()
        self._reader.observe(self._calm, "calm")
        self._tables = {name: table_view(prefix, name) for name in tables}
        super().__init__(layout=w.Layout(width="100%"))
        self._part(self, "widget").add_class("stage")
        self.children = self._parts()
        self._show()

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

    # How it works

    def _move_to(self, step: int) -> float:
        """Show a step, the next one in motion; how many seconds that takes."""
        before, self._failures = self._step, ""
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
        except Exception as error:  # noqa: BLE001 - whatever the author's function raises
            trace = error.__traceback__
            own = trace.tb_next if trace else None
            self._failures = "".join(traceback.format_exception(error.with_traceback(own)))
            self._show_caption()

    def _calm(self, change: dict[str, bool]) -> None:
        """A browser asks for less motion, or no longer does."""
        self._settings.suggest_motion(animated=not change["new"])

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
        self._reader.name(board=final.title, slider=self._words.say("control.step"))
        self._show_own()
        if self._settings.projected:
            self.add_class("stage-projector")
        else:
            self.remove_class("stage-projector")

    def _describe(self, picture: Picture) -> None:
        """The picture in words, for those who cannot see it."""
        told = escape(self._words.say("widget.description"))
        self._description.value = (
            f"<details><summary>{told}</summary>{escape(picture.description)}</details>"
        )

    def _show_tables(self, step: int) -> None:
        """The tables at a step; what has changed since the step before is marked."""
        tables = self._tables_at(step)
        last_step, before = self._last_tables
        if last_step != step - 1:
            before = self._tables_at(step - 1) if step else tables
        for name, view in self._tables.items():
            view.value = self._table_html(name, tables[name], before[name])
        self._last_tables = step, tables

    def _show_caption(self) -> None:
        """What has happened, what can be done now, and what went wrong."""
        self._caption.value = caption_html(
            self._happened(self.step),
            prompt=self._prompt(),
            trouble=self._trouble,
            failures=self._failures,
            speak=self._words,
        )

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
            self._reader,
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

    def _ipython_display_(self) -> None:
        """In JupyterLab the live widget, and a still of the board as it is now.

        The still does not follow the widget: run the cell again before saving to renew it.

        Raises
        ------
        NotImplementedError
            Elsewhere, and when the widget is closed: IPython shows one output then.
        """
        if self.comm is None or not is_apart():
            raise NotImplementedError
        show_apart(self._repr_mimebundle_())

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self._plain()}>"
