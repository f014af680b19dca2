"""Lines of text as wide as there is room, measured in the font that is printed."""

from __future__ import annotations

from clans_widget.picture.lettering import width_in


def wrapped(text: str, size: float, room: float, *, bold: bool = False) -> list[str]:
    r"""The lines of a text, none wider than there is room; broken at plain spaces alone.

    Where a word is wider than the room, it has a line of its own.

    Examples
    --------
    >>> wrapped("The huts on I3 move to K2.", 10, 90)
    ['The huts on I3', 'move to K2.']
    >>> wrapped("Vrai ou faux\u00a0?", 10, 50)
    ['Vrai ou', 'faux\xa0?']
    """
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and size * width_in(longer, bold=bold) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
