"""How a position stands by the dice alone: turns with nobody in the way, and exact chances."""

from __future__ import annotations

from clans_widget.clann import Position
from clans_widget.clann.chances import to_win
from clans_widget.clann.chances.solo import alone
from clans_widget.core.table import percent
from clans_widget.words import Voice, number_in


def stands(position: Position, voice: Voice) -> str:
    """How many turns everybody takes with nobody in the way; who wins, where that is exact.

    Parameters
    ----------
    position : Position
    voice : Voice

    Examples
    --------
    >>> stands(Position.from_text("A1,h,h,h/h,h,h,C1 C7 1 -"), Voice("en", ("Ann", "Bob")))
    'With nobody in the way, on average: Ann (26.6 turns) and Bob (26.6 turns).'
    """
    turns, chances = alone(position), to_win(position)
    told = []
    if turns:
        each = [
            voice.say(
                "clann.review.alone_turns",
                player=voice.name(player),
                number=number_in(number, voice.code, 1),
                count=round(number, 1),
            )
            for player, number in enumerate(turns, start=1)
        ]
        told.append(voice.say("clann.review.alone", turns=voice.join(each)))
    if chances:
        each = [
            voice.say(
                "clann.review.chance",
                player=voice.name(player),
                percent=voice.say("percent", number=percent(chance)),
            )
            for player, chance in enumerate(chances, start=1)
        ]
        told.append(voice.say("clann.review.exact", chances=voice.join(each)))
    return " ".join(told)
