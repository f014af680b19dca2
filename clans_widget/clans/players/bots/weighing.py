"""What the bots of Clans weigh: legal moves, and terms that have names."""

from __future__ import annotations

from functools import cache

from clans_widget.arena import choosing
from clans_widget.arena.errors import PlayersError
from clans_widget.clans import Move
from clans_widget.clans.players.view import View
from clans_widget.core.argument_types import check_arguments
from clans_widget.words import IN_USE, keys, say


def legal_moves(view: View) -> tuple[Move, ...]:
    """The moves to choose from.

    Raises
    ------
    PlayersError
        If the game is over (F1, F2).
    """
    return choosing.legal_moves(view, over="clans.players.over")


@check_arguments
def name_of_term(term: str, language: str = IN_USE) -> str:
    """What a part of a candidate's worth is called, for tables that people read.

    Raises
    ------
    PlayersError
        If there is no such part.

    Examples
    --------
    >>> name_of_term("reply", "nl")
    'wat er voor de volgende speler overblijft (tip 10)'
    """
    terms = _terms()
    if term not in terms:
        raise PlayersError("clans.players.no_term", given=term, terms=terms)
    return say(f"clans.players.term.{term}", language)


@cache
def _terms() -> tuple[str, ...]:
    """All parts that have a name."""
    section = "clans.players.term."
    return tuple(key.removeprefix(section) for key in keys() if key.startswith(section))
