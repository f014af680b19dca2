"""Reviews as pandas tables."""

from __future__ import annotations

from collections.abc import Sequence

import pandas as pd

from .judging import NextRoll
from .reviewed import Reviewed

__all__ = ["luck_table", "next_roll_table", "review_table"]


def review_table(reviewed: Sequence[Reviewed], players: Sequence[str]) -> pd.DataFrame:
    """What the dice did and what players did, roll by roll.

    Parameters
    ----------
    reviewed : sequence of Reviewed
    players : sequence of str
        Names.

    Returns
    -------
    pandas.DataFrame
        Index ``ply``, the number of the event with which it began; ``player``, ``rolled``,
        ``moves``, the chances ``before_roll``, ``after_roll`` and ``after_choice``, ``luck`` and
        ``choice``, each from 0 to 1, for the side of that player.

    Examples
    --------
    >>> from clans_widget.core.chance import Roll
    >>> seen = Reviewed(4, 5, 1, Roll(("6",)), ("6-1",), 0.5, 0.625, 0.5)
    >>> review_table([seen], ["Ann", "Bob"])
        player rolled moves  before_roll  after_roll  after_choice   luck  choice
    ply
    4      Ann      6   6-1          0.5       0.625           0.5  0.125  -0.125
    """
    rows = [
        {
            "player": players[each.player - 1],
            "rolled": " ".join(each.roll.faces) if each.roll else "",
            "moves": " ".join(map(str, each.moves)),
            "before_roll": each.before,
            "after_roll": each.best,
            "after_choice": each.after,
            "luck": each.luck,
            "choice": each.choice,
        }
        for each in reviewed
    ]
    index = pd.Index([each.first for each in reviewed], name="ply", dtype=int)
    columns = (
        *("player", "rolled", "moves"),
        *("before_roll", "after_roll", "after_choice", "luck", "choice"),
    )
    return pd.DataFrame(rows, index=index, columns=list(columns))


def luck_table(reviewed: Sequence[Reviewed], players: Sequence[str]) -> pd.DataFrame:
    """Luck and choices of a whole game, by player.

    Parameters
    ----------
    reviewed : sequence of Reviewed
    players : sequence of str
        Names.

    Returns
    -------
    pandas.DataFrame
        Index ``player``; ``rolls``, and the sums of ``luck`` and ``choice``, in chance to win:
        1 is a whole game.

    Examples
    --------
    >>> from clans_widget.core.chance import Roll
    >>> seen = Reviewed(4, 5, 1, Roll(("6",)), ("6-1",), 0.5, 0.625, 0.5)
    >>> luck_table([seen, seen], ["Ann", "Bob"])
            rolls  luck  choice
    player
    Ann         2  0.25   -0.25
    Bob         0  0.00    0.00
    """
    seats = range(1, len(players) + 1)
    own = {seat: [each for each in reviewed if each.player == seat] for seat in seats}
    rows = [
        {
            "rolls": sum(each.roll is not None for each in own[seat]),
            "luck": sum((each.luck for each in own[seat]), 0.0),
            "choice": sum((each.choice for each in own[seat]), 0.0),
        }
        for seat in seats
    ]
    return pd.DataFrame(rows, index=pd.Index(players, name="player"))


def next_roll_table(rolls: Sequence[NextRoll]) -> pd.DataFrame:
    """What each possible next roll is worth to the player who rolls, best first.

    Parameters
    ----------
    rolls : sequence of NextRoll

    Returns
    -------
    pandas.DataFrame
        Index ``rolled``; ``ways``, the ``chance`` of the roll, the chance to win ``after_roll``,
        and its ``luck``.

    Examples
    --------
    >>> coin = [NextRoll(("1",), 1, 0.5, 0.25, -0.25), NextRoll(("2",), 1, 0.5, 0.75, 0.25)]
    >>> next_roll_table(coin)
            ways  chance  after_roll  luck
    rolled
    2          1     0.5        0.75  0.25
    1          1     0.5        0.25 -0.25
    """
    best = sorted(rolls, key=lambda each: -each.after)
    index = pd.Index([" ".join(each.faces) for each in best], name="rolled")
    rows = [(each.ways, each.chance, each.after, each.luck) for each in best]
    columns = ["ways", "chance", "after_roll", "luck"]
    return pd.DataFrame(rows, index=index, columns=columns)
