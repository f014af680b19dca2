"""What a future is called in which a move of Clans has been made."""

from __future__ import annotations

from functools import reduce

from clans_widget.clans.move import Move
from clans_widget.words import Voice


def name_of(move: Move, voice: Voice, *, same_way: bool) -> str:
    """A move in words, to tell it from another.

    Parameters
    ----------
    move : Move
    voice : Voice
    same_way : bool
        Whether the huts go the same way in both: then the order of the villages says enough (V8).

    Examples
    --------
    >>> move = Move("B5", "C4", ("B2", "C4"))
    >>> name_of(move, Voice("en"), same_way=True), name_of(move, Voice("nl"), same_way=False)
    ('First B2, then C4', 'Van B5 naar C4: eerst B2, dan C4')
    """
    way = voice.say("clans.future.move", source=move.source, target=move.target)
    order = _order(move.order, voice)
    if not order:
        name = way
    elif same_way:
        name = order
    else:
        name = voice.say("clans.future.both", move=way, order=order)
    return name[:1].upper() + name[1:]


def _order(villages: tuple[str, ...], voice: Voice) -> str:
    """The villages in their order; one alone gets the only chip that is left (F1)."""
    if len(villages) == 1:
        return voice.say("clans.future.only", village=villages[0])

    def and_then(before: str, village: str) -> str:
        if not before:
            return voice.say("clans.future.first", village=village)
        return voice.say("clans.future.then", before=before, village=village)

    return reduce(and_then, villages, "")
