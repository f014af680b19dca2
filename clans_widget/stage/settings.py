"""How a reader wants to see a game: language, pace, motion, what is unfolded."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

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

    @classmethod
    def in_language(cls, language: str) -> Settings:
        """The usual settings in a language, which may be the one in use.

        Raises
        ------
        WordsError
            If there is no such language.
        """
        return cls(words(language).language)

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


USUAL: Final = Settings()
