"""What a page asks of Python, and what it is told, as JSON."""

from __future__ import annotations

import json
import traceback
from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from ipywidgets import Widget

from clans_widget.page.elements import Elements, ElementsTree
from clans_widget.page.sheet import Drawn
from clans_widget.page.widgets import hear, speak_through
from clans_widget.quiz.widget import Quiz
from clans_widget.stage.face.makers import surfaces, trees
from clans_widget.stage.face.stage import Stage
from clans_widget.stage.face.text.reader import Reader
from clans_widget.stage.thinking import Begin, share_thread
from clans_widget.words import use_language

from .bookmark import Bookmark
from .run_cell import shown_by
from .storing import HOME, Store

SLICE: Final = 0.04
"""Seconds that a bot thinks before it lets others go on."""


class Breath:
    """Draws breath as often as others need it.

    On a page there is one thread, in which a bot thinks in slices, if the browser can do that: one
    with promise integration (JSPI) can put a stack of Python aside, and go on with it later. In
    another the boards of a page wait until the bot has thought.

    Parameters
    ----------
    others : callable
        Gives a promise of the page: it is kept when others have had their turn.
    ffi : object, optional
        Pyodide's own module of that name, by default.
    """

    def __init__(self, others: Callable[[], Any], ffi: Any = None) -> None:
        self._others = others
        self._ffi = ffi or import_module("pyodide.ffi")
        self._since = perf_counter()

    def __call__(self) -> None:
        """Let others go on if that has not been for some time, and can be."""
        if perf_counter() - self._since < SLICE:
            return
        if self._ffi.can_run_sync():
            self._ffi.run_sync(self._others())
        self._since = perf_counter()


class Host:
    """Runs the cells of a page and keeps up the conversation with what they show.

    Parameters
    ----------
    send : callable
        Is called with texts: each is a list of messages as JSON.
    home : Path
        The folder of the files of a lesson.

    Examples
    --------
    >>> told = []
    >>> Host(told.append).hear('{"kind": "run", "root": 0, "code": "1 / 0"}')
    >>> "ZeroDivisionError" in told[0]
    True
    """

    def __init__(self, send: Callable[[str], object], home: Path = HOME) -> None:
        self._send = send
        self._home = home
        self._waiting: list[Mapping[str, Any]] = []
        self._busy = False
        self._store: Store | None = None
        self._boards: dict[int, Bookmark] = {}
        self._shown: dict[int, Widget] = {}

    def take_over(self) -> None:
        """Let all widgets of this Python speak to the page from now on, and be drawn on it."""
        speak_through(self._say)
        surfaces.use(Drawn)
        trees.use(ElementsTree)

    def share(self, begin: Begin, others: Callable[[], Any]) -> None:
        """Let bots think in slices.

        Parameters
        ----------
        begin : callable
            Of the page: calls what it is given so that it can be put aside.
        others : callable
            Of the page: gives a promise that is kept when others have had their turn.
        """
        share_thread(begin, Breath(others))

    def hear(self, text: str) -> None:
        """Do what the page asks for: a message as JSON."""
        message = json.loads(text)
        self._busy = True
        try:
            self._do(message)
        finally:
            self._busy = False
            if self._store is not None:
                self._store.look()
            self._flush()

    def _do(self, message: Mapping[str, Any]) -> None:
        match message["kind"]:
            case "begin":
                use_language(message["language"])
                if message["lesson"]:
                    self._store = Store(
                        message["lesson"],
                        message["kept"],
                        self._say,
                        self._home,
                        is_own=message.get("own", False),
                    )
            case "merge" | "load" | "name":
                if self._store is not None:
                    self._store.hear(message)
            case "run":
                try:
                    self._run(message)
                finally:  # the page waits for it with the others
                    self._say({"kind": "ran", "root": message["root"]})
            case "do":
                self._go_on(message)
            case _:
                hear(message["id"], message["said"])

    def _run(self, message: Mapping[str, Any]) -> None:
        root = message["root"]
        try:
            shown = shown_by(message["code"])
        except (Exception, SystemExit):  # noqa: BLE001 - a cell may be anybody's
            self._say({"kind": "failed", "root": root, "why": traceback.format_exc()})
            return
        if shown is not None:
            parts = (shown, *getattr(shown, "children", ()))
            if self._store is not None and any(isinstance(part, Quiz) for part in parts):
                self._say({"kind": "quiz"})
            self._say({"kind": "show", "root": root, "id": shown.model_id})
            self._boards[root] = Bookmark(shown)
            self._shown[root] = shown
            self._go_on(message)

    def _go_on(self, message: Mapping[str, Any]) -> None:
        """Do again what a reader has done before Python was there, in the room that there is."""
        shown = self._shown.get(message["root"])
        if not isinstance(shown, Stage):
            return
        for done in message.get("done", ()):
            match done:
                case {"room": dict() as room}:
                    for part in _parts(shown, Reader):
                        hear(part.model_id, {"method": "update", "state": room})
                case {"do": dict() as action, "at": list() as at}:
                    content = {"done": action, "at": at}
                    for part in _parts(shown, Elements):
                        hear(part.model_id, {"method": "custom", "content": content})
                case {"click": str() as place}:
                    shown._clicked(place)

    def _say(self, message: Mapping[str, Any]) -> None:
        self._waiting.append(message)
        if not self._busy:
            self._flush()

    def _flush(self) -> None:
        """Send all that has been said since, in one message, and where a board has got to."""
        for root, board in self._boards.items():
            if (code := board.news()) is not None:
                kept = {"kind": "keep", "what": "board", "name": root, "text": code}
                self._waiting.append(kept)
        waiting, self._waiting = self._waiting, []
        if waiting:
            self._send(json.dumps(waiting))


def _parts(stage: Stage, kind: type[Widget]) -> list[Widget]:
    """The parts of a stage of one kind."""
    return [part for part in stage.children if isinstance(part, kind)]
