"""A drawer: what a button opens under the controls, where something is thought about."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from threading import Lock
from typing import Any, TypeVar

import ipywidgets as w

from clans_widget.arena.asking import Outcome
from clans_widget.core.errors import Refusal
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from clans_widget.stage.thinking import Thinking
from clans_widget.words import Voice

from .controls import Do, toggle
from .living.household import when_closed

T = TypeVar("T")


class Drawer:
    """A button, and the panel that it opens. Shut, it thinks nothing and sends nothing.

    Parameters
    ----------
    scene : Scene
    do : callable
    name : str
        Of the panel among those of the scene.
    icon : str
    tool : str
        The CSS class of the button.
    panel : str
        The CSS class of what it opens.

    Attributes
    ----------
    tool : ToggleButton
    panel : HTML
    """

    def __init__(
        self, scene: Scene, do: Do, name: str, *, icon: str, tool: str, panel: str
    ) -> None:
        self._scene = scene
        self._do = do
        self._name = name
        self._thinking = Thinking()
        self._one_at_a_time = Lock()
        self._question: object = None
        when_closed(self._thinking.drop)
        self.tool = toggle(icon)
        self.tool.add_class(tool)
        self.tool.observe(self._toggled, "value")
        self.panel = w.HTML(layout=w.Layout(display="none"))
        self.panel.add_class(panel)

    @property
    def is_open(self) -> bool:
        """Whether the reader has opened it."""
        return self._name in self._scene.state.panels

    def show(self, label: str) -> bool:
        """Bring it in line with the scene; whether something is to be shown in it."""
        self.tool.description = label
        self.tool.value = self.is_open
        self.panel.layout.display = "block" if self.is_open else "none"
        if not self.is_open:
            self.panel.value = ""
            self._thinking.drop()
        return self.is_open

    def think(
        self, about: object, think: Callable[[], T], show: Callable[[Outcome[T]], None]
    ) -> bool:
        """Think about something in the background, and show what comes of it.

        Who steps through a game asks again with each step: what is thought about already goes
        on, and what is asked no more is not begun.

        Parameters
        ----------
        about : object
            Equal for the same question.
        think : callable
        show : callable

        Returns
        -------
        bool
            Whether there is a loop to think on.
        """
        if self._thinking.is_running and about == self._question:
            return True
        self._question = about
        return self._thinking.start(think, show, lock=self._one_at_a_time)

    def stop(self) -> None:
        """Think about nothing any more."""
        self._thinking.drop()

    def _toggled(self, change: dict[str, bool]) -> None:
        if change["new"] != self.is_open:
            self._do(act.Toggle(self._name))


def failure_html(outcome: Outcome[Any], key: str, voice: Voice) -> str:
    """That thinking has failed, and why.

    Parameters
    ----------
    outcome : Outcome
        With an error.
    key : str
        Of the sentence.
    voice : Voice
    """
    error = outcome.error
    why = error.in_voice(voice) if isinstance(error, Refusal) else type(error).__name__
    return f"<p class='stage-trouble'>{escape(voice.say(key, error=why))}</p>"
