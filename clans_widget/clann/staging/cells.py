"""What stands in the cells and headings of the tables of CLANN, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from clans_widget.arena.reasons import Reasons
from clans_widget.clann.move import KNIGHT, Move
from clans_widget.clann.rows import SET_UP, cells_in_words, place_in_words
from clans_widget.clann.rules.dice import BLACK
from clans_widget.clann.rules.ranks import CHARACTERS
from clans_widget.clann.rules.seats import FEWEST_PLAYERS, MOST_PLAYERS, arm_of
from clans_widget.words import Voice

from .future import name_of

_FIGURES: Final = ("character", "whom", "by")
"""The columns in which characters, and the Knight, stand with their player."""


_WORDED: Final[dict[tuple[str, object], str]] = {
    ("shows", BLACK): "face",
    ("turn", SET_UP): "set_up",
}
"""Values that stand among numbers and have a word."""


def cell(column: str, value: object, voice: Voice) -> str:
    """A value of a column, or the heading of one if the column is ``""``.

    Examples
    --------
    >>> voice = Voice("nl", ("Ann", "Bob"))
    >>> cell("whom", "2-1", voice), cell("by", "1-N", voice), cell("lost", -3, voice)
    ('Bob: Lange', 'Ann: Ridder', '+3')
    >>> cell("place", "t2", voice), cell("", "progress", voice)
    ('Schat 2', 'vakken')
    """
    match column:
        case "":
            return voice.first(str(value), "clann.table", "table") or str(value)
        case "character" | "whom" | "by":
            return _figure(str(value), voice)
        case "place":
            return place_in_words(str(value), voice)
        case "die" | "state":
            return voice.say(f"clann.table.{value}") if value else ""
        case "shows" | "turn":
            worded = _WORDED.get((column, value))
            return voice.say(f"clann.table.{worded}") if worded else str(value)
        case "again":
            return "●" if value else ""
        case "lost":
            return cells_in_words(-int(str(value)), voice)
        case "player":
            return voice.call(str(value))
        case "advised" | "worth" | "why" | "rolled":
            return _advice(column, value, voice)
    return str(value)


def rolled_in_words(faces: str, voice: Voice) -> str:
    """What dice show, as a table has it: the black face in a word.

    Examples
    --------
    >>> rolled_in_words("2 5 k", Voice("fr"))
    '2 5 noir'
    """
    black = voice.say("clann.review.black")
    return " ".join(black if face == BLACK else face for face in faces.split())


def _advice(column: str, value: object, voice: Voice) -> str:
    """What stands in the table of a hint, a move, what it leads to, and why; or of a review."""
    if column == "rolled":
        return rolled_in_words(str(value), voice)
    if column == "advised":
        return name_of(Move.from_text(str(value)), voice)
    if column == "worth":
        return str(round(cast(float, value)))
    return cast(Reasons, value).in_voice(voice)


def painted(
    column: str, value: object, voice: Voice, colors: Sequence[str]
) -> tuple[tuple[str, str], ...]:
    """The player whom a cell is about, as the color of the clan and what stands in the cell.

    Parameters
    ----------
    column : str
        ``""`` for a heading.
    value : object
    voice : Voice
        Has the players' names.
    colors : sequence of str
        Of the clans at arms A to D.

    Examples
    --------
    >>> voice = Voice("en", ("Ann", "Bob"))
    >>> painted("whom", "2-1", voice, ("red", "blue", "yellow", "green"))
    (('yellow', 'Bob: Tall'),)
    >>> painted("place", "A9", voice, ("red", "blue", "yellow", "green"))
    ()
    """
    text = cell(column, value, voice)
    if column in _FIGURES:
        player = int(str(value).partition("-")[0])
        return ((_color(player, voice, colors), text),)
    color = colored_words(voice, colors).get(text) if column == "player" else None
    return ((color, text),) if color else ()


def colored_words(voice: Voice, colors: Sequence[str]) -> dict[str, str]:
    """The players' names, with the colors of their clans: clans are not called by color.

    Examples
    --------
    >>> colored_words(Voice("nl", ("Ann", "Player 2")), ("red", "blue", "yellow", "green"))
    {'Ann': 'red', 'Speler 2': 'yellow'}
    """
    numbers = range(1, len(voice.players) + 1)
    return {
        name: _color(number, voice, colors)
        for number in numbers
        for name in (voice.name(number), voice.name_within(number))
    }


def _color(player: int, voice: Voice, colors: Sequence[str]) -> str:
    """The color of a player's clan: where somebody sits depends on how many play."""
    count = max(FEWEST_PLAYERS, len(voice.players)) if voice.players else MOST_PLAYERS
    return colors[arm_of(player, count)]


def _figure(code: str, voice: Voice) -> str:
    """A character with its player, or the Knight with who has moved it."""
    player, _, who = code.partition("-")
    name = "knight" if who == KNIGHT else CHARACTERS[int(who) - 1]
    return voice.say(f"clann.figure.{name}", player=voice.name(int(player)))
