"""What stands in the cells and headings of the tables of Clans, in words."""

from __future__ import annotations

from clans_widget.clans import COLORS
from clans_widget.clans.drawing.theme import (
    DEFAULT_THEME,
    Theme,
)
from clans_widget.clans.rules.colors import LETTERS
from clans_widget.words import Words, name_in


def in_words(column: str, value: object, speak: Words, theme: Theme = DEFAULT_THEME) -> str:
    """A value of a column, or the heading of one if the column is ``""``.

    Parameters
    ----------
    column : str
    value : object
    speak : Words
    theme : Theme
        Says whether the fifth clan is black or white (C3).

    Examples
    --------
    >>> from clans_widget.words import words
    >>> in_words("terrain", "forest", words("nl")), in_words("", "bonus", words("fr"))
    ('woud', 'bonus')
    """
    match column:
        case "":
            return in_words("clan" if value in COLORS else "heading", value, speak, theme)
        case "clan":
            return speak.say(f"clans.color.{theme.shown(str(value))}")
        case "lost" | "scoring":
            return "".join(theme.letter(COLORS[LETTERS.index(each)]) for each in str(value))
        case "heading" | "favor":
            return speak.say(f"clans.table.{value}")
        case "terrain":
            return speak.say(f"clans.terrain.{value}")
        case "player" | "founder":
            return name_in(str(value), speak.language)
        case "current":
            return "●" if value else ""
    return str(value)
