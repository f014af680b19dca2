"""Candidates and tournaments as pandas tables."""

from __future__ import annotations

from typing import Any

import pandas as pd

from clans_widget.arena.player import Thinker
from clans_widget.arena.view import View
from clans_widget.core.argument_types import check_arguments

from .tournament import Tournament

__all__ = ["candidate_table", "fault_table", "game_table", "standing_table"]


@check_arguments
def candidate_table(player: Thinker, view: View, most: int = 10) -> pd.DataFrame:
    """What a player thinks of its best moves, and why.

    Parameters
    ----------
    player : Thinker
    view : View
    most : int
        How many moves.

    Returns
    -------
    pandas.DataFrame
        Index ``move``; ``worth``, and what it is made of.

    Raises
    ------
    PlayersError
        If the game is over.
    """
    best = player.candidates(view)[:most]
    index = pd.Index([str(candidate.move) for candidate in best], name="move")
    rows = [{"worth": candidate.worth, **candidate.why} for candidate in best]
    return pd.DataFrame(rows, index=index)


@check_arguments
def standing_table(result: Tournament[Any]) -> pd.DataFrame:
    """How the players of a tournament did, best first.

    Returns
    -------
    pandas.DataFrame
        Index ``player``; ``games``, ``share`` of the wins with its interval ``low`` to ``high``,
        the ``fair`` share, mean ``points`` and ``lead``, ``faults``, mean ``seconds`` a move.

    Examples
    --------
    >>> from clans_widget.arena.played import Fault, Played
    >>> late = Fault("a", 9, "late", "1")
    >>> game = Played(1, ("a", "b"), (), (4, 6), (0.0, 1.0), "", (9, 9), (0.1, 0.1), late)
    >>> result = Tournament(("a", "b"), 2, (game,))
    >>> standing_table(result)[["games", "share", "points", "faults"]]
            games  share  points  faults
    player
    b           1    1.0     6.0       0
    a           1    0.0     4.0       1
    """
    columns = ["games", "share", "low", "high", "fair", "points", "lead", "faults", "seconds"]
    rows = [[getattr(row, column) for column in columns] for row in result.standings]
    index = pd.Index([row.player for row in result.standings], name="player")
    return pd.DataFrame(rows, index=index, columns=columns)


def game_table(result: Tournament[Any], dealt: str = "") -> pd.DataFrame:
    """The games of a tournament, one row for each player in each game.

    Parameters
    ----------
    result : Tournament
    dealt : str
        Name of a column for what each was dealt; without a name there is none.

    Returns
    -------
    pandas.DataFrame
        Index from 1, of the game; ``setup``, ``seat``, ``player``, what was dealt, ``total``,
        ``share`` of the win.

    Examples
    --------
    >>> from clans_widget.arena.played import Fault, Played
    >>> late = Fault("a", 9, "late", "1")
    >>> game = Played(1, ("a", "b"), (), (4, 6), (0.0, 1.0), "", (9, 9), (0.1, 0.1), late)
    >>> result = Tournament(("a", "b"), 2, (game,))
    >>> game_table(result)
          setup  seat player  total  share
    game
    1         1     1      a      4    0.0
    1         1     2      b      6    1.0
    """
    columns = ["game", "setup", "seat", "player", "total", "share"]
    rows = [
        (number, game.setup, seat, *row)
        for number, game in enumerate(result.games, start=1)
        for seat, row in enumerate(
            zip(game.players, game.totals, game.shares, strict=True), start=1
        )
    ]
    table = pd.DataFrame(rows, columns=columns)
    if dealt:
        table.insert(4, dealt, [held for game in result.games for held in game.dealt])
    return table.set_index("game")


@check_arguments
def fault_table(result: Tournament[Any]) -> pd.DataFrame:
    """What went wrong in a tournament, in sentences.

    Returns
    -------
    pandas.DataFrame
        Index from 1, of the game; ``player``, ``ply``, ``kind``, ``text``.

    Examples
    --------
    >>> from clans_widget.arena.played import Fault, Played
    >>> late = Fault("a", 9, "late", "1")
    >>> game = Played(1, ("a", "b"), (), (4, 6), (0.0, 1.0), "", (9, 9), (0.1, 0.1), late)
    >>> result = Tournament(("a", "b"), 2, (game,))
    >>> fault_table(result)[["player", "ply", "kind"]]
         player  ply  kind
    game
    1         a    9  late
    """
    faults = {n: game.fault for n, game in enumerate(result.games, start=1) if game.fault}
    rows = [(f.player, f.ply, f.kind, f.text()) for f in faults.values()]
    index = pd.Index(list(faults), name="game", dtype="int64")
    return pd.DataFrame(rows, index=index, columns=["player", "ply", "kind", "text"])
