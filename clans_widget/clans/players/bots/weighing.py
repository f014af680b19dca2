"""What the bots of Clans weigh: legal moves, and terms that have names."""

from __future__ import annotations

from clans_widget.arena import choosing
from clans_widget.clans import Move
from clans_widget.clans.players.view import View
from clans_widget.core.argument_types import check_arguments
from clans_widget.words import IN_USE, say


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

    Examples
    --------
    >>> name_of_term("reply", "nl")
    'wat er voor de volgende speler overblijft (tip 10)'
    """
    return say(f"clans.players.term.{term}", language)
