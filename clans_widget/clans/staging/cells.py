"""What stands in the cells and headings of the tables of Clans, in words."""

from __future__ import annotations

from typing import cast

from clans_widget.arena.reasons import Reasons
from clans_widget.clans.drawing.look import Look
from clans_widget.clans.rules.colors import COLORS, LETTERS
from clans_widget.clans.voice import color_of_huts, short
from clans_widget.core.table import percent
from clans_widget.words import Voice


def cell(column: str, value: object, voice: Voice) -> str:
    """A value of a column, or the heading of one if the column is ``""``.

    Examples
    --------
    >>> cell("terrain", "forest", Voice("nl")), cell("", "bonus", Voice("fr"))
    ('woud', 'bonus')
    """
    match column:
        case "":
            return _heading(str(value), voice)
        case "clan":
            return _color(str(value), voice)
        case "lost" | "scoring":
            return _letters(str(value), voice)
        case "favor":
            return voice.say(f"clans.table.{value}")
        case "terrain":
            return voice.say(f"clans.terrain.{value}")
        case "player" | "founder":
            return voice.call(str(value))
        case "current":
            return "●" if value else ""
        case "expected":
            return "" if value is None else voice.say("percent", number=percent(_real(value)))
        case "why":
            return cast(Reasons, value).in_voice(voice)
    return str(value)


def painted(
    column: str, value: object, voice: Voice, *, in_short: bool = False
) -> tuple[tuple[str, str], ...]:
    """The clans that a cell or heading is about, each as its color and its name.

    Examples
    --------
    >>> painted("", "red", Voice("fr")), painted("scoring", "rb", Voice("fr"))
    ((('#c8321f', 'rouge'),), (('#c8321f', 'R'), ('#2b6cc6', 'B')))
    >>> painted("points", 3, Voice("fr"))
    ()
    """
    named = str(value)
    if column in ("lost", "scoring"):
        clans, in_short = tuple(COLORS[LETTERS.index(letter)] for letter in named), True
    elif named in COLORS and column in ("", "clan"):
        clans = (named,)
    else:
        return ()
    theme = Look(voice).theme
    say = short if in_short else _color
    return tuple((theme.paint(clan).base, say(clan, voice)) for clan in clans)


def colored_words(voice: Voice) -> dict[str, str]:
    """What the clans and their huts are called in sentences, with their colors.

    Examples
    --------
    >>> list(colored_words(Voice("fr")))[:3]
    ['rouge', 'rouges', 'bleu']
    """
    theme = Look(voice).theme
    words: dict[str, str] = {}
    for clan in COLORS:
        named = _color(clan, voice), *(color_of_huts(clan, count, voice) for count in (1, 2))
        words.update(dict.fromkeys(named, theme.paint(clan).base))
    return words


def _color(clan: str, voice: Voice) -> str:
    return voice.say(f"clans.color.{clan}")


def _heading(name: str, voice: Voice) -> str:
    if name in COLORS:
        return _color(name, voice)
    return voice.first(name, "clans.table", "table") or name


def _letters(text: str, voice: Voice) -> str:
    """The clans of letters, as they are called on the discs."""
    return " ".join(short(COLORS[LETTERS.index(letter)], voice) for letter in text)


def _real(value: object) -> float:
    return cast("float", value)
