"""The state of a position editor: what is put together, and with which tool. Plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from clans_widget.core.game import Game
from clans_widget.stage.state import State


class Edits(NamedTuple):
    """A position, those before it, and those that were taken back.

    Attributes
    ----------
    position : Position
    past : tuple of Position
        The last one last.
    undone : tuple of Position
        The one that was taken back last stands last.
    """

    position: Any
    past: tuple[Any, ...] = ()
    undone: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True)
class EditorState(State):
    """What a reader sees of an editor, and puts together.

    Attributes
    ----------
    edits : Edits or None
        ``None`` as long as nothing was changed.
    tool : tuple of str or int
        What a click puts somewhere; empty for what an editor begins with.
    refused : str
        The text that was entered last, if it says no position.
    played : Game or None
        What is played from a position that was put together; another one each time.
    """

    edits: Edits | None = None
    tool: tuple[str | int, ...] = ()
    refused: str = ""
    played: Game[Any, Any] | None = None
