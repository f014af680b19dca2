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
from clans_widget.stage.view import Toggle
from clans_widget.words import Voice

from .living.household import when_closed

T = TypeVar("T")


class Drawer:
    """A button, and the panel that it opens. Shut, it thinks nothing and sends nothing.

    Parameters
    ----------
    scene : Scene
    name : str
        Of the panel among those of the scene.
    icon : str
    tool : str
        The CSS class of the button.
    panel : str
        The CSS class of what it opens.

    Attributes
    ----------
    panel : HTML
    """

    def __init__(self, scene: Scene, name: str, *, icon: str, tool: str, panel: str) -> None:
        self._scene = scene
        self._name = name
        self._icon = icon
        self._css = tool
        self._thinking = Thinking()
        self._one_at_a_time = Lock()
        self._question: object = None
        when_closed(self._thinking.drop)
        self.panel = w.HTML(layout=w.Layout(display="none"))
        self.panel.add_class(panel)

    @property
    def is_open(self) -> bool:
        """Whether the reader has opened it."""
        return self._name in self._scene.state.panels

    def tool(self, text: str) -> Toggle:
        """The button that opens it, with its text."""
        return Toggle(
            key=self._name,
            css=(self._css,),
            text=text,
            icon=self._icon,
            value=self.is_open,
            sends=act.Toggle(self._name),
            carries="",
        )

    def show(self) -> bool:
        """Bring it in line with the scene; whether something is to be shown in it."""
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
