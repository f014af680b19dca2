"""What brings a source to the stage, whichever game it is of."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

from clans_widget.core.display import productions_of
from clans_widget.core.errors import NotationError, Refusal
from clans_widget.core.game import Game

from .production import Production


def staged(
    source: Any, language: str, players: Sequence[str] = ()
) -> tuple[Production, Game[Any, Any]]:
    """What a source's game brings to the stage, and the game that the source shows.

    Parameters
    ----------
    source : Game, Position, Event or str
        Of a game that is there. Text is the notation of a position or a record.
    language : str
        Of the players' numbers, where they have no names.
    players : sequence of str, optional

    Raises
    ------
    NotationError, GameError
        If no game can show the source. Of text, what the game says that has read most of it.

    Examples
    --------
    >>> from clans_widget import clann
    >>> production, game = staged("A9,h,h,h/C1,h,h,h C7 1 36", "fr")
    >>> production.name, game.players
    ('clann', ('Joueur 1', 'Joueur 2'))
    """
    refusals = []
    for make in productions_of(source):
        production: Production = make()
        try:
            return production, production.game_of(source, language, players)
        except Refusal as refusal:
            refusals.append(refusal)
    if not refusals:
        raise NotationError("notation.expected.text", found=type(source).__name__)
    raise max(refusals, key=_read)


def _read(refusal: Refusal) -> tuple[float, float]:
    """How much of a text was read before it was refused; what only playing shows comes last."""
    if isinstance(refusal, NotationError):
        return refusal.line, refusal.column
    return (0, 0) if refusal.key == "game.other_game" else (inf, inf)
