"""The state of a scene: what a reader sees, apart from the game itself. Plain data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.words import DEFAULT_LANGUAGE, words

PAUSES: Final = {"slow": 3.0, "medium": 1.5, "fast": 0.5}
"""Seconds between two steps that are played by themselves, by pace."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a reader wants to see a game.

    Attributes
    ----------
    language : str
    pace : {"slow", "medium", "fast"}
    motion : bool
        Whether steps are shown in motion.
    movable : bool
        Whether the places are marked that a move may begin with.
    theater : bool
        Whether the board fills the screen, for a class.
    details : bool
        Whether tables and the board in words are unfolded.
    setup : bool
        Whether players and rare settings are unfolded.
    """

    language: str = DEFAULT_LANGUAGE
    pace: str = "medium"
    motion: bool = True
    movable: bool = False
    theater: bool = False
    details: bool = True
    setup: bool = True

    @property
    def pause(self) -> float:
        """Seconds between two steps that are played by themselves."""
        return PAUSES[self.pace]

    def changed(self, settings: Mapping[str, Any]) -> Settings:
        """The settings with some others.

        Raises
        ------
        WordsError
            If there is no such language.
        """
        if "language" in settings:
            settings = {**settings, "language": words(settings["language"]).language}
        return replace(self, **settings)


@dataclass(frozen=True, slots=True)
class State:
    """What a reader sees of a game, and is about to do.

    Attributes
    ----------
    step : int
        How many steps have happened in what is shown.
    playing : bool
        Whether all steps are shown by themselves.
    until : int
        The step up to which what follows from a move is shown by itself; 0 if nothing is.
    hurried : bool
        Whether the reader wants to see the rest of the turn quicker.
    chosen : tuple of str
        The parts of a move that have been chosen.
    attempt : tuple of str
        The parts that were refused last; empty if the last choice was fine.
    pointed : str or None
        The place under the mouse.
    surveyed : bool
        Whether the reader looks over all places that a move may begin with.
    marks : Marks
        What the notebook's author points at.
    panels : tuple of str
        What is open: a card, beliefs.
    compared : tuple of str
        The two moves whose futures are seen side by side; empty while the reader has chosen none.
    variation : tuple of int
        Event and number of the variation that is shown; of one that the reader tries, the event
        alone; empty for the game itself.
    notice : str
        Key of what the reader must be told of what has happened; empty for nothing.
    about : str
        The place or player that the notice is about.
    settings : Settings
    layout : str
        One of :attr:`Showing.layouts`, which suits the reader's page; empty for the author's
        choice.

    Examples
    --------
    >>> state = State(step=3, chosen=("A1",))
    >>> State.from_json(state.to_json()) == state
    True
    """

    step: int = 0
    playing: bool = False
    until: int = 0
    hurried: bool = False
    chosen: tuple[str, ...] = ()
    attempt: tuple[str, ...] = ()
    pointed: str | None = None
    surveyed: bool = False
    marks: Marks = NO_MARKS
    panels: tuple[str, ...] = ()
    compared: tuple[str, ...] = ()
    variation: tuple[int, ...] = ()
    notice: str = ""
    about: str = ""
    settings: Settings = Settings()
    layout: str = ""

    def to_json(self) -> dict[str, Any]:
        """The state as JSON knows it."""
        return asdict(self)

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> State:
        """The state that JSON tells."""
        marks = {name: _tuples(value) for name, value in data["marks"].items()}
        values = {name: _tuples(value) for name, value in data.items()}
        settings = Settings(**data["settings"])
        return State(**{**values, "marks": Marks(**marks), "settings": settings})


def _tuples(value: Any) -> Any:
    """JSON knows lists only."""
    return tuple(map(_tuples, value)) if isinstance(value, list | tuple) else value
