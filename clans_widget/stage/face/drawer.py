"""A drawer: what a button opens under the controls, where something is thought about."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any, Final, TypeVar

from clans_widget.arena.asking import Outcome
from clans_widget.core.errors import Refusal
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from clans_widget.stage.thinking import Thinking
from clans_widget.stage.view import Column, Paragraph, Part, Prose, Run, Toggle
from clans_widget.words import Voice

from .living.household import when_closed

T = TypeVar("T")

Again = Callable[[], object]

NOTHING: Final[tuple[Part, ...]] = ()


class Drawer:
    """A button, and the panel that it opens. Shut, it thinks nothing and shows nothing.

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
    again : callable
        Is called when what was thought about is known.
    """

    def __init__(
        self, scene: Scene, name: str, again: Again, *, icon: str, tool: str, panel: str
    ) -> None:
        self._scene = scene
        self._name = name
        self._icon = icon
        self._tool = tool
        self._panel = panel
        self._again = again
        self._thinking = Thinking()
        self._one_at_a_time = Lock()
        self._question: object = None
        when_closed(self._thinking.drop)

    @property
    def is_open(self) -> bool:
        """Whether the reader has opened it."""
        return self._name in self._scene.state.panels

    def tool(self, text: str) -> Toggle:
        """The button that opens it, with its text."""
        return Toggle(
            key=self._name,
            css=(self._tool,),
            text=text,
            icon=self._icon,
            value=self.is_open,
            sends=act.Toggle(self._name),
            carries="",
        )

    def panel(self, parts: tuple[Part, ...]) -> Column:
        """What it opens: of what is shut nothing is left anywhere."""
        shown = (Column(key="open", parts=parts),) if self.is_open else NOTHING
        return Column(key=self._name, css=(self._panel,), is_shown=self.is_open, parts=shown)

    def think(
        self, about: object, think: Callable[[], T], keep: Callable[[Outcome[T]], None]
    ) -> bool:
        """Think about something in the background, keep what comes of it, and show it.

        Who steps through a game asks again with each step: what is thought about already goes
        on, and what is asked no more is not begun.

        Parameters
        ----------
        about : object
            Equal for the same question.
        think : callable
        keep : callable

        Returns
        -------
        bool
            Whether there is a loop to think on.
        """
        if self._thinking.is_running and about == self._question:
            return True
        self._question = about

        def arrived(outcome: Outcome[T]) -> None:
            keep(outcome)
            self._again()

        return self._thinking.start(think, arrived, lock=self._one_at_a_time)

    def stop(self) -> None:
        """Think about nothing any more."""
        self._thinking.drop()


def said(text: str, css: str = "stage-prompt") -> Prose:
    """A sentence in a drawer."""
    return Prose(key="said", paragraphs=(Paragraph(css, (Run(text),)),))


def failure_of(outcome: Outcome[Any], key: str, voice: Voice) -> Prose:
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
    return said(voice.say(key, error=why), "stage-trouble")
