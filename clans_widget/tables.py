"""Games, positions and turns as pandas tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Any, Final

import pandas as pd

from clans_widget.captions import caption, player_name
from clans_widget.clans import COLORS, EPOCHS, Game, Move, Position, Step, Turn
from clans_widget.clans.colors import letters, size
from clans_widget.clans.epochs import TERRAINS, chips_left
from clans_widget.clans.steps import (
    ClanRevealed,
    ClansScored,
    EpochEnded,
    StrifeBroke,
    VillageFounded,
    VillageValued,
)
from clans_widget.words import say

VILLAGE_COLUMNS: Final = (
    *("epoch", "territory", "terrain", "favor", "founder"),
    *COLORS,
    *("lost", "size", "bonus", "value", "scoring"),
)


def scores(
    source: Game | Position, *, step: int | None = None, seen_by: str | None = None
) -> pd.DataFrame:
    """The scoring track as a table, one row per clan (C4, F3).

    Parameters
    ----------
    source : Game or Position
    step : int, optional
        How many of the game's steps have happened; all by default.
    seen_by : str, optional
        The player who asks.

    Returns
    -------
    pandas.DataFrame
        Index ``clan``; ``points`` for villages, ``player`` who holds the clan (empty unless
        the asker may know), the ``chips`` of that player, and ``total``, their sum.

    Examples
    --------
    >>> game = Game.new(["Ann", "Bob"], seed=7)
    >>> list(scores(game, seen_by="Ann").query("player != ''").player)
    ['Ann']
    """
    known: dict[str, tuple[int, str]] = {}
    if isinstance(source, Game):
        known = _known_clans(source, step, seen_by)
        source = _position(source, step)
    chips = {clan: source.chips[number] for clan, (number, _) in known.items()}
    rows = [
        {
            "points": points,
            "player": known[clan][1] if clan in known else "",
            "chips": chips.get(clan, 0),
            "total": points + chips.get(clan, 0),
        }
        for clan, points in source.scores._asdict().items()
    ]
    return pd.DataFrame(rows, index=pd.Index(COLORS, name="clan"))


def villages(game: Game, *, step: int | None = None) -> pd.DataFrame:
    """The villages founded so far, one row each (V1 to V7).

    Parameters
    ----------
    game : Game
    step : int, optional
        How many of the game's steps have happened; all by default.

    Returns
    -------
    pandas.DataFrame
        Index ``number``, 1 to 12; ``epoch``, ``territory``, ``terrain``, ``favor``,
        ``founder``, the huts of each color as founded, ``lost`` in strife (letters),
        ``size`` after strife, ``bonus``, ``value``, ``scoring`` clans (letters).

    Examples
    --------
    >>> list(villages(Game.new(["Ann", "Bob"], seed=7)).columns[:4])
    ['epoch', 'territory', 'terrain', 'favor']
    """
    rows: dict[int, dict[str, Any]] = {}
    row: dict[str, Any] = {}
    for turn in _turns(game, step):
        for happened in turn.steps:
            if isinstance(happened, VillageFounded):
                row = _founded(happened, player_name(turn.player, players=game.players))
                rows[sum(happened.position.chips) + 1] = row
            _complete(row, happened)
    index = pd.Index(list(rows), name="number", dtype="int64")
    return pd.DataFrame(list(rows.values()), index=index, columns=VILLAGE_COLUMNS)


def epochs(source: Game | Position | Step, *, language: str = "en") -> pd.DataFrame:
    """The epoch chart (C5) with the chips that still lie on it (V9).

    Parameters
    ----------
    source : Game, Position or Step
        At a step, the epoch in which it happens is the current one; as an epoch ends, the
        next one.

    Returns
    -------
    pandas.DataFrame
        Index ``epoch``, ``I`` to ``V``; ``chips``, ``chips_left``, ``bonus``, ``favorable``,
        ``unfavorable``, ``current``.

    Examples
    --------
    >>> epochs(Position.start(seed=7))[["chips_left", "favorable", "current"]].head(2)
           chips_left favorable  current
    epoch
    I               4    forest     True
    II              3  mountain    False
    """
    position = source if isinstance(source, Position) else source.position
    ended = isinstance(source, EpochEnded)
    now = position.epoch if ended else getattr(source, "epoch", position.epoch)
    rows = [
        {
            "chips": epoch.chips,
            "chips_left": chips_left(epoch, sum(position.chips)),
            "bonus": epoch.bonus,
            "favorable": _terrains(epoch.favorable, language),
            "unfavorable": _terrains(epoch.unfavorable, language),
            "current": epoch.numeral == now,
        }
        for epoch in EPOCHS
    ]
    return pd.DataFrame(rows, index=pd.Index([epoch.numeral for epoch in EPOCHS], name="epoch"))


def moves(game: Game) -> pd.DataFrame:
    """The moves of a game.

    Returns
    -------
    pandas.DataFrame
        Index ``ply`` from 1; ``player``, ``move``, and the villages it ``founded``.

    Examples
    --------
    >>> game = Game.new(["Ann", "Bob"], seed=7, first="Bob")
    >>> turn = game.play("A1-A2")
    >>> moves(game).loc[1].to_list()
    ['Bob', 'A1-A2', '']
    """
    rows = [
        (game.players[turn.player - 1], turn.move.to_text(), ",".join(turn.founded))
        for turn in game.turns
    ]
    index = pd.RangeIndex(1, len(rows) + 1, name="ply")
    return pd.DataFrame(rows, index=index, columns=["player", "move", "founded"])


def orders(position: Position, source: str, target: str) -> pd.DataFrame:
    """What each order of the villages that a move founds would score (V8).

    Parameters
    ----------
    position : Position
    source, target : str
        The move.

    Returns
    -------
    pandas.DataFrame
        Index ``order``, ``"C3,B4"``; the points that each clan would gain. Empty if there is
        no order to choose.

    Raises
    ------
    IllegalMove
        If no legal move goes from the source to the target.

    Examples
    --------
    >>> orders(Position.start(seed=7), "A1", "A2").empty
    True
    """
    gains = {
        ",".join(order): [
            after - before
            for after, before in zip(turn.position.scores, position.scores, strict=True)
        ]
        for order, turn in _turns_by_order(position, source, target).items()
    }
    return pd.DataFrame.from_dict(gains, orient="index", columns=list(COLORS)).rename_axis("order")


def order_matters(position: Position, source: str, target: str) -> bool:
    """Whether different orders of the villages lead to different positions (V8)."""
    turns = _turns_by_order(position, source, target).values()
    return len({turn.position for turn in turns}) > 1


def steps(
    source: Turn | Game | Iterable[Step], *, language: str = "en", players: Sequence[str] = ()
) -> pd.DataFrame:
    """The steps of a turn, in order, each with its rule.

    Parameters
    ----------
    source : Turn, Game or iterable of Step
    language : str
        Of the texts.
    players : sequence of str, optional
        Names for the texts; a game brings its own.

    Returns
    -------
    pandas.DataFrame
        Index from 1; ``rule``, ``step``, ``text``.

    Examples
    --------
    >>> turn = Position.start(seed=7).play("A1-A2")
    >>> steps(turn).loc[1].to_list()
    ['M1', 'HutsMoved', 'The hut on A1 moves to A2: 1 red.']
    """
    if isinstance(source, Game):
        players = source.players
    happened = source.steps if isinstance(source, Turn | Game) else source
    rows = [(s.rule, s.name, caption(s, language, players=players)) for s in happened]
    index = pd.RangeIndex(1, len(rows) + 1)
    return pd.DataFrame(rows, index=index, columns=["rule", "step", "text"])


def _turns_by_order(position: Position, source: str, target: str) -> dict[tuple[str, ...], Turn]:
    choice = position.choose(source, target)
    return {
        order: position.play(Move(source, target, order))
        for order in permutations(choice.founds, choice.to_order)
        if order
    }


def _position(game: Game, step: int | None) -> Position:
    happened = game.steps[:step]
    return happened[-1].position if happened else game.start


def _known_clans(game: Game, step: int | None, seen_by: str | None) -> dict[str, tuple[int, str]]:
    """For each clan whose holder the asker knows at a step: place and name of the holder."""
    cards = dict(game.clans(seen_by=seen_by))
    if step is not None and step < len(game.steps):
        shown = {s.name_of_player for s in game.steps[:step] if isinstance(s, ClanRevealed)}
        cards = {name: clan for name, clan in cards.items() if name in (*shown, seen_by)}
    return {clan: (game.players.index(name), name) for name, clan in cards.items() if clan != "?"}


def _turns(game: Game, step: int | None) -> Iterable[Turn]:
    """The turns of a game, cut off after so many steps."""
    left = len(game.steps) if step is None else step
    for turn in game.turns:
        if left > 0:
            yield turn._replace(steps=turn.steps[:left])
        left -= len(turn.steps)


def _founded(step: VillageFounded, founder: str) -> dict[str, Any]:
    terrain = step.position.board[step.territory].terrain
    epoch = next(epoch for epoch in EPOCHS if epoch.numeral == step.epoch)
    return {
        "epoch": step.epoch,
        "territory": step.territory,
        "terrain": terrain,
        "favor": epoch.favor(terrain),
        "founder": founder,
        **{color: step.huts.get(color, 0) for color in COLORS},
        "lost": "",
        "size": size(step.group),
        "bonus": 0,
        "value": 0,
        "scoring": "",
    }


def _complete(row: dict[str, Any], step: Step) -> None:
    """Enter what a step says about the village that is being founded."""
    if isinstance(step, StrifeBroke):
        row["lost"] = letters(step.lost)
        row["size"] -= size(step.group)
    elif isinstance(step, VillageValued):
        row["bonus"], row["value"] = step.bonus, step.value
    elif isinstance(step, ClansScored):
        row["scoring"] = letters(step.colors)


def _terrains(terrains: Sequence[str], language: str) -> str:
    if len(terrains) == len(TERRAINS):
        return say("terrain.every", language)
    return say(f"terrain.{terrains[0]}" if terrains else "terrain.none", language)
