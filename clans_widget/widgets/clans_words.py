"""What stands in the cells and headings of the tables of Clans, in words."""

from __future__ import annotations

from clans_widget.clans import COLORS
from clans_widget.words import Words


def in_words(column: str, value: object, speak: Words, *, fifth: str = "black") -> str:
    """A value of a column, or the heading of one if the column is ``""``.

    Parameters
    ----------
    column : str
    value : object
    speak : Words
    fifth : str
        The color of the fifth clan (C3).

    Examples
    --------
    >>> from clans_widget.words import words
    >>> in_words("terrain", "forest", words("nl")), in_words("", "bonus", words("fr"))
    ('woud', 'bonus')
    """
    match column:
        case "clan":
            return speak.say(f"color.{fifth if value == 'black' else value}")
        case "":
            return in_words("clan" if value in COLORS else "heading", value, speak, fifth=fifth)
        case "heading" | "favor":
            return speak.say(f"table.{value}")
        case "terrain":
            return speak.say(f"terrain.{value}")
        case "current":
            return "●" if value else ""
    return str(value)
