"""Beliefs, candidates and tournaments as pandas tables.

Examples
--------
>>> from clans_widget.clans import Game
>>> from clans_widget.clans.players import GreedyPlayer
>>> game = Game.new(["Ann", "Bob"], seed=7)
>>> list(candidate_table(GreedyPlayer(), View.of(game)).columns)
['worth', 'points', 'chips', 'best_other']
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pandas as pd

from clans_widget.arena.tournaments import tables
from clans_widget.arena.tournaments.tables import candidate_table, fault_table, standing_table
from clans_widget.arena.tournaments.tournament import Tournament
from clans_widget.clans import COLORS
from clans_widget.core.argument_types import check_arguments
from clans_widget.core.records.headers import checked_seat

from .advice import Advice
from .beliefs import NORMAL, Beliefs, Bin, Conduct, Forecast, calibration
from .contest import Played
from .view import View

__all__ = [
    "advice_table",
    "belief_history",
    "belief_table",
    "calibration_table",
    "candidate_table",
    "fault_table",
    "game_table",
    "standing_table",
]


@check_arguments
def belief_table(
    view: View | Beliefs, names: Sequence[str] = (), *, conduct: Conduct = NORMAL
) -> pd.DataFrame:
    """Who is red? How likely each clan is to be each player's, as far as a player may know.

    Parameters
    ----------
    view : View or Beliefs
        What the player may know; or beliefs that have been formed already.
    names : sequence of str, optional
        Of the players; their numbers by default.
    conduct : Conduct
        How players are taken to choose.

    Returns
    -------
    pandas.DataFrame
        Index ``clan``; a column for each player, and a last one, ``nobody``, for the cards left
        over (S2). A player of that name keeps it, and the last column is ``(nobody)`` then.

    Examples
    --------
    >>> from clans_widget.clans import Game
    >>> game = Game.new(["Ann", "Bob"], seed=7, cards_seed=7, first="Ann")
    >>> belief_table(View.of(game), game.players).loc[["red", "green"]]
           Ann   Bob  nobody
    clan
    red    0.0  0.25    0.75
    green  1.0  0.00    0.00
    """
    beliefs = view if isinstance(view, Beliefs) else Beliefs.of(view, conduct)
    labels = list(names) or [str(seat) for seat in range(1, beliefs.players + 1)]
    about = [beliefs.about(seat) for seat in range(1, beliefs.players + 1)]
    table = pd.DataFrame(dict(zip(labels, about, strict=True)))
    left_over = "nobody"
    while left_over in labels:
        left_over = f"({left_over})"
    table[left_over] = (1 - table.sum(axis="columns")).clip(lower=0)
    return table.round(12).rename_axis(index="clan")


@check_arguments
def belief_history(
    view: View, seat: int, *, conduct: Conduct = NORMAL, onlooker: bool = False
) -> pd.DataFrame:
    """How beliefs about one player have changed: a row for each move, ready to plot.

    Parameters
    ----------
    view : View
    seat : int
        The player whose card is in question, from 1.
    conduct : Conduct
    onlooker : bool
        As somebody believes who sees no card at all.

    Returns
    -------
    pandas.DataFrame
        Index ``ply``, from 0; a column for each clan.

    Examples
    --------
    >>> from clans_widget.clans import Game
    >>> game = Game.new(["Ann", "Bob"], seed=7, first="Ann")
    >>> turn = game.play("A1-A2")
    >>> belief_history(View.of(game, "Ann"), 2).shape
    (2, 5)
    """
    known = {} if onlooker else {view.seat: view.clan}
    beliefs = Beliefs.at_the_start(view.players, known)
    rows = [beliefs.about(checked_seat(seat, view.players))]
    for position, move in view.history():
        beliefs = beliefs.after(position, move, conduct)
        rows.append(beliefs.about(seat))
    index = pd.RangeIndex(len(rows), name="ply")
    return pd.DataFrame(rows, index=index, columns=list(COLORS))


@check_arguments
def advice_table(advised: Sequence[Advice]) -> pd.DataFrame:
    """Good moves, how well they are expected to go, and why.

    Parameters
    ----------
    advised : sequence of Advice
        From :func:`~clans_widget.clans.players.advice.advice`.

    Returns
    -------
    pandas.DataFrame
        Index ``move``, best first; ``expected`` result from 0 to 1, how many ``times`` the
        search came back to it, and what each hint says for it or against it, in points.

    Examples
    --------
    >>> from clans_widget.clans import Move
    >>> advice_table([Advice(Move("A1", "A2"), 0.62, 900, {"chips": 1.0, "reply": -0.5})])
           expected  times  chips  reply
    move
    A1-A2      0.62    900    1.0   -0.5
    """
    index = pd.Index([each.move.to_text() for each in advised], name="move")
    rows = [{"expected": each.expected, "times": each.times, **each.why} for each in advised]
    table = pd.DataFrame(rows, index=index, columns=None if rows else ["expected", "times"])
    return table.astype({"expected": float})


@check_arguments
def game_table(result: Tournament[Played]) -> pd.DataFrame:
    """The games of a tournament, one row for each player in each game.

    Returns
    -------
    pandas.DataFrame
        Index from 1, of the game; ``setup``, ``seat``, ``player``, ``clan``, ``total``,
        ``share`` of the win.

    Examples
    --------
    >>> from clans_widget.clans.players import RandomPlayer, tournament
    >>> result = tournament({"one": RandomPlayer(1), "other": RandomPlayer(2)}, setups=1)
    >>> game_table(result).groupby("player")["seat"].mean().to_dict()
    {'one': 1.5, 'other': 1.5}
    """
    return tables.game_table(result, dealt="clan")


@check_arguments
def calibration_table(forecasts: Iterable[Forecast], bins: int = 10) -> pd.DataFrame:
    """Predicted against actual: how often what was believed was so.

    Returns
    -------
    pandas.DataFrame
        Index ``low``, where each bin begins; ``number``, ``predicted``, ``actual``.

    Examples
    --------
    >>> sure, unsure = Forecast(9, 2, "red", 0.96, True), Forecast(9, 2, "red", 0.25, False)
    >>> calibration_table([sure, unsure])
         high  number  predicted  actual
    low
    0.2   0.3       1       0.25     0.0
    0.9   1.0       1       0.96     1.0
    """
    return pd.DataFrame(calibration(forecasts, bins), columns=list(Bin._fields)).set_index("low")
