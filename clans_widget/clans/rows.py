"""The tables of Clans as plain rows; :mod:`clans_widget.clans.tables` says what they mean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from typing import Any, Final

from clans_widget.core.table import Table
from clans_widget.words import IN_USE, Voice, say

from . import (
    COLORS,
    EPOCHS,
    Game,
    Move,
    Position,
    Step,
    Turn,
)
from .captions import caption
from .rules.colors import (
    letters,
    size,
)
from .rules.ending import total
from .rules.epochs import (
    TERRAINS,
    chips_left,
)
from .rules.steps import (
    ClanRevealed,
    ClansScored,
    EpochEnded,
    StrifeBroke,
    VillageFounded,
    VillageValued,
)

SCORES: Final = ("points", "player", "chips", "total")
VILLAGES: Final = (
    *("epoch", "territory", "terrain", "favor", "founder"),
    *COLORS,
    *("lost", "size", "bonus", "value", "scoring"),
)
EPOCH_CHART: Final = ("chips", "chips_left", "bonus", "favorable", "unfavorable", "current")


def scores(
    source: Game | Position, *, step: int | None = None, seen_by: str | None = None
) -> Table:
    """The scoring track, as far as the asker may know it (C4, F3).

    Examples
    --------
    >>> scores(Position.start(seed=7)).rows["black"]
    (0, '', 0, 0)
    """
    known: dict[str, tuple[int, str]] = {}
    if isinstance(source, Game):
        known = _known_clans(source, step, seen_by)
        source = _position(source, step)
    rows: dict[str | int, tuple[object, ...]] = {}
    for clan, points in source.scores._asdict().items():
        number, player = known.get(clan, (None, ""))
        chips = 0 if number is None else source.chips[number]
        rows[clan] = points, player, chips, total(points, chips)
    return Table("clan", SCORES, rows)


def villages(game: Game, *, step: int | None = None) -> Table:
    """The villages founded so far (V1 to V7).

    Examples
    --------
    >>> villages(Game.new(["Ann", "Bob"], seed=7)).rows
    {}
    """
    founded: dict[int, dict[str, Any]] = {}
    row: dict[str, Any] = {}
    for turn in _turns(game, step):
        for happened in turn.steps:
            if isinstance(happened, VillageFounded):
                row = _founded(happened, game.players[turn.player - 1])
                founded[sum(happened.position.chips) + 1] = row
            _complete(row, happened)
    return Table("number", VILLAGES, {k: tuple(row.values()) for k, row in founded.items()})


def epochs(source: Game | Position | Step, *, language: str = IN_USE) -> Table:
    """The epoch chart (C5) with the chips that still lie on it (V9).

    Examples
    --------
    >>> epochs(Position.start(seed=7)).rows["V"]
    (1, 1, 5, 'every terrain', 'none', False)
    """
    position = source if isinstance(source, Position) else source.position
    ended = isinstance(source, EpochEnded)
    now = position.epoch if ended else getattr(source, "epoch", position.epoch)
    founded = sum(position.chips)
    rows: dict[str | int, tuple[object, ...]] = {
        epoch.numeral: (
            epoch.chips,
            chips_left(epoch, founded),
            epoch.bonus,
            _terrains(epoch.favorable, language),
            _terrains(epoch.unfavorable, language),
            epoch.numeral == now,
        )
        for epoch in EPOCHS
    }
    return Table("epoch", EPOCH_CHART, rows)


def moves(game: Game) -> Table:
    """The moves of a game.

    Examples
    --------
    >>> moves(Game.new(["Ann", "Bob"], seed=7)).columns
    ('player', 'move', 'founded')
    """
    rows: dict[str | int, tuple[object, ...]] = {
        ply: (game.players[turn.player - 1], turn.move.to_text(), ",".join(turn.founded))
        for ply, turn in enumerate(game.turns, start=1)
    }
    return Table("ply", ("player", "move", "founded"), rows)


def orders(position: Position, source: str, target: str) -> Table:
    """What each order of the villages that a move founds would score (V8).

    Raises
    ------
    IllegalMove
        If no legal move goes from the source to the target.

    Examples
    --------
    >>> orders(Position.start(seed=7), "A1", "A2").rows
    {}
    """
    rows: dict[str | int, tuple[object, ...]] = {
        ",".join(order): tuple(
            after - before
            for after, before in zip(turn.position.scores, position.scores, strict=True)
        )
        for order, turn in _turns_by_order(position, source, target).items()
    }
    return Table("order", COLORS, rows)


def order_matters(position: Position, source: str, target: str) -> bool:
    """Whether different orders of the villages lead to different positions (V8)."""
    turns = _turns_by_order(position, source, target).values()
    return len({turn.position for turn in turns}) > 1


def steps(
    source: Turn | Game | Iterable[Step], *, language: str = IN_USE, players: Sequence[str] = ()
) -> Table:
    """The steps of a turn, in order, each with its rule.

    Examples
    --------
    >>> steps(Position.start(seed=7).play("A1-A2")).rows[1]
    ('M1', 'HutsMoved', 'The hut on A1 moves to A2: 1 red.')
    """
    if isinstance(source, Game):
        players = source.players
    voice = Voice(language, tuple(players))
    happened = source.steps if isinstance(source, Turn | Game) else source
    rows: dict[str | int, tuple[object, ...]] = {
        number: (step.rule, step.name, caption(step, voice))
        for number, step in enumerate(happened, start=1)
    }
    return Table("", ("rule", "step", "text"), rows)


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


def _turns(game: Game, step: int | None) -> Iterator[Turn]:
    """The turns of a game, cut off after so many steps."""
    left = len(game.steps) if step is None else step
    for turn in game.turns:
        if left <= 0:
            return
        yield turn._replace(steps=turn.steps[:left])
        left -= len(turn.steps)


def _founded(step: VillageFounded, founder: str) -> dict[str, Any]:
    """The row of a village as it is founded, its values in the order of the columns."""
    terrain = step.position.board[step.territory].terrain
    epoch = next(epoch for epoch in EPOCHS if epoch.numeral == step.epoch)
    values = (
        *(step.epoch, step.territory, terrain, epoch.favor(terrain), founder),
        *(step.huts.get(color, 0) for color in COLORS),
        *("", size(step.group), 0, 0, ""),
    )
    return dict(zip(VILLAGES, values, strict=True))


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
        return say("clans.terrain.every", language)
    return say(f"clans.terrain.{terrains[0]}" if terrains else "clans.terrain.none", language)
