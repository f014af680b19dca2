"""What a page asks of Python, and what it is told."""

from __future__ import annotations

import json
import traceback
import warnings
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from clans_widget.page.sheet import Drawn
from clans_widget.quiz.widget import Quiz
from clans_widget.stage.face.surface import use_surface
from clans_widget.stage.thinking import Begin, share_thread
from clans_widget.words import use_language

from .bookmark import Bookmark
from .breath import Breath
from .comms import hear, speak_through
from .run_cell import shown_by
from .storing import HOME, Store


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

    def take_over(self) -> None:
        """Let all widgets of this Python speak to the page from now on, and be drawn on it."""
        warnings.simplefilter("ignore")  # they tell of packages that no page has
        speak_through(self._say)
        use_surface(Drawn)

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
                self._run(message)
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
