"""The button that opens the theater, and what the theater in a browser needs to know."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any, Final

from anywidget import AnyWidget
from traitlets import Bool, Dict, Float, Int, List

from clans_widget.stage import actions as act
from clans_widget.stage.walk import Walk
from clans_widget.web import joined
from clans_widget.words import Voice

ASKED: Final[Mapping[str, act.Action]] = {
    "next": act.Forward(),
    "back": act.Back(),
    "first": act.GoTo(0),
    "last": act.Last(),
}
"""What a reader can ask for in the theater, beside what the browser does by itself."""

STEPS: Final = tuple(ASKED)
TOOLS: Final = (
    *("open", "theater", "leave", "tables", "zoom", "pen", "eraser", "clear"),
    *("timer", "minutes", "over", "blank", "show", "keys"),
    *("key_space", "key_PageDown", "key_PageUp", "key_Home", "key_End", "key_Escape"),
)


class Theater(AnyWidget):
    """A button that lets the board of a stage fill the screen; F does the same.

    Screen, keys, magnifying, pen, timer are the browser's: they need no answer from here. Where the
    front end of anywidget is missing there is no button.

    Parameters
    ----------
    scene : Walk
    do : callable

    Attributes
    ----------
    words : dict of str to str
        What the buttons are called, in the reader's language.
    on : bool
        Whether a browser shows the theater.
    shape : float
        Width of the room for the board there, divided by its height.
    step, count : int
        What is shown, and how far one can go.
    focus : list of float
        The part of the picture that the step is about: left, top, right, bottom, as shares of it.
    """

    _esm = joined("stage/face/theater/theater.js")
    _css = files("clans_widget").joinpath("stage/face/theater/theater.css").read_text("utf-8")

    words = Dict().tag(sync=True)
    on = Bool().tag(sync=True)
    shape = Float(1.0).tag(sync=True)
    step = Int().tag(sync=True)
    count = Int().tag(sync=True)
    focus: List[float] = List(Float()).tag(sync=True)

    def __init__(self, scene: Walk, do: Callable[[act.Action], object]) -> None:
        self._scene = scene
        self._do = do
        self._spoken = ""
        self._before = ""
        super().__init__()
        self.observe(self._turned, ["on"])
        self.observe(self._reshaped, ["shape"])
        self.on_msg(self._asked)

    def show(self) -> None:
        """Bring it in line with the scene; while it is off only its words count."""
        scene = self._scene
        with self.hold_sync():
            self._speak(scene.voice)
            if self.on:
                self.step, self.count = scene.step, scene.count if scene.has_steps else 0
                self.focus = list(scene.picture().part(scene.focus))

    def _speak(self, voice: Voice) -> None:
        if self._spoken != voice.code:
            self._spoken = voice.code
            steps = {name: voice.say(f"control.{name}") for name in STEPS}
            tools = {name: voice.say(f"theater.{name}") for name in TOOLS}
            self.words = {**steps, **tools}

    def _turned(self, change: Mapping[str, Any]) -> None:
        """The picture has the layout that suits the screen; afterwards, that of before."""
        if change["new"]:
            self._before = self._scene.state.layout
            self._reshaped()
        else:
            self._do(act.Arrange(self._before))
        self._do(act.Settle({"theater": change["new"]}))

    def _reshaped(self, _: object = None) -> None:
        layout = self._scene.layout_for(self.shape)
        if self.on and layout != self._scene.state.layout:
            self._do(act.Arrange(layout))

    def _asked(self, _: object, content: Mapping[str, Any], __: object) -> None:
        if (action := ASKED.get(str(content.get("do")))) is not None:
            self._do(action)
