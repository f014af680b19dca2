"""The tables of Clans as plain rows; :mod:`clans_widget.clans.tables` says what they mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations
from typing import Any, Final

from clans_widget.core.argument_types import check_arguments
from clans_widget.core.table import Table
from clans_widget.words import Voice

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
from .moment import Moment
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
    ClansScored,
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


def scores(moment: Moment) -> Table:
    """The scoring track, as far as the viewer may know it (C4, F3).

    Examples
    --------
    >>> scores(Moment(Position.start(seed=7))).rows["black"]
    (0, '', 0, 0)
    """
    seats = {clan: seat for seat, clan in moment.known.items()}
    rows: dict[str | int, tuple[object, ...]] = {}
    for clan, points in moment.position.scores._asdict().items():
        seat = seats.get(clan, 0)
        player = moment.players[seat - 1] if seat else ""
        chips = moment.position.chips[seat - 1] if seat else 0
        rows[clan] = points, player, chips, total(points, chips)
    return Table("clan", SCORES, rows)


def villages(moment: Moment) -> Table:
    """The villages founded so far (V1 to V7).

    Examples
    --------
    >>> villages(Moment.of(Game.new(["Ann", "Bob"], seed=7))).rows
    {}
    """
    founded: dict[int, dict[str, Any]] = {}
    row: dict[str, Any] = {}
    for turn in moment.events:
        for happened in turn.steps:
            if isinstance(happened, VillageFounded):
                row = _founded(happened, moment.players[turn.player - 1])
                founded[sum(happened.position.chips) + 1] = row
            _complete(row, happened)
    return Table("number", VILLAGES, {k: tuple(row.values()) for k, row in founded.items()})


def epochs(moment: Moment, voice: Voice) -> Table:
    """The epoch chart (C5) with the chips that still lie on it (V9).

    Examples
    --------
    >>> epochs(Moment(Position.start(seed=7)), Voice("en")).rows["V"]
    (1, 1, 5, 'every terrain', 'none', False)
    """
    founded = sum(moment.position.chips)
    rows: dict[str | int, tuple[object, ...]] = {
        epoch.numeral: (
            epoch.chips,
            chips_left(epoch, founded),
            epoch.bonus,
            _terrains(epoch.favorable, voice),
            _terrains(epoch.unfavorable, voice),
            epoch.numeral == moment.epoch,
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


@check_arguments
def order_matters(position: Position, source: str, target: str) -> bool:
    """Whether different orders of the villages lead to different positions (V8)."""
    turns = _turns_by_order(position, source, target).values()
    return len({turn.position for turn in turns}) > 1


def steps(happened: Iterable[Step], voice: Voice) -> Table:
    """Steps in their order, each with its rule.

    Examples
    --------
    >>> turn = Position.start(seed=7).play("A1-A2")
    >>> steps(turn.steps, Voice("en")).rows[1]
    ('M1', 'HutsMoved', 'The red hut on A1 moves to A2.')
    """
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


def _terrains(terrains: Sequence[str], voice: Voice) -> str:
    if len(terrains) == len(TERRAINS):
        return voice.say("clans.terrain.every")
    return voice.say(f"clans.terrain.{terrains[0]}" if terrains else "clans.terrain.none")
