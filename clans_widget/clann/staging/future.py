"""What a future of CLANN is called, what it comes to, and in what two of them differ."""

from __future__ import annotations

from typing import Any

from clans_widget.clann.move import Move
from clans_widget.clann.rows import code
from clans_widget.core.table import Table
from clans_widget.words import Voice

from .asking import called, named
from .places import place_of


def name_of(move: Any, voice: Voice) -> str:
    """A move, or a roll, in words, to tell it from another.

    Examples
    --------
    >>> name_of(Move(3, "N", "B4"), Voice("en")), name_of(Move(5, "1"), Voice("nl"))
    ('3 for the Black Knight, put down on B4', '5 voor de Lange')
    """
    if not isinstance(move, Move):
        return voice.say("clann.future.roll", roll=str(move))
    if not move.die:
        first = called("who", move.who, voice)
        where = "cell" if move.put else "crown"
        return voice.say(f"clann.future.{where}", who=first, cell=move.put)
    way = voice.say("clann.future.use", die=move.die, who=named(move.who, voice))
    return voice.say("clann.future.put", use=way, cell=move.put) if move.put else way


def outcome(position: Any) -> Table:
    """How far each character has come: who was sent home begins anew.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> position = Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 -")
    >>> list(outcome(position).rows.values())[:4]
    [(8,), (0,), (62,), (57,)]
    """
    rows: dict[str | int, tuple[object, ...]] = {
        code(player, character): (max(0, progress),)
        for player, clan in enumerate(position.characters, start=1)
        for character, progress in enumerate(clan)
    }
    return Table("character", ("progress",), rows)


def differences(one: Any, other: Any) -> tuple[str, ...]:
    """The places where somebody stands in one position who does not stand there in the other.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> one, other = (Position.from_text(f"{at},h,h,h/C1,h,h,h B7 1 3") for at in ("A9", "A12"))
    >>> differences(one, other)
    ('A9', 'A12')
    """
    found = {}
    for player in range(1, one.players + 1):
        for who in ("1", "2", "3", "4"):
            found[player, who] = [place_of(position, who, player) for position in (one, other)]
    knights = [place_of(position, "N") for position in (one, other) if position.knight >= 0]
    pairs = [pair for pair in (*found.values(), knights) if len(set(pair)) > 1]
    return tuple(dict.fromkeys(place for pair in pairs for place in pair))
