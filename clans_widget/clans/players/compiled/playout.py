"""Games played to their end, by movers who take what lies there."""

from __future__ import annotations

from math import exp
from typing import Any

from clans_widget.arena.many.kernel.chance import below
from clans_widget.arena.many.kernel.compiling import Game, Mask, part, rule
from clans_widget.arena.many.kernel.masks import NONE, ONE, bit, lowest
from clans_widget.clans.simulate.kernel import Land, Move
from clans_widget.clans.simulate.kernel.standing import leaves, standing_of
from clans_widget.clans.simulate.kernel.ways import orders_from, targets_from

from .part import ByClan, as_move, by_lot, carry_out, is_over
from .worth import add_points

MOST_ORDERS = 6
"""A mover looks at so many founding orders at most."""


@part
def play_out(land: Land, game: Game, sides: ByClan, slip: float, points: ByClan) -> None:
    """To the end of the game: eager moves, and any move now and then."""
    while not is_over(game):
        if below(game, 1024) < slip * 1024:
            move = by_lot(land, game)
        else:
            move = eager_move(land, game, sides[game.mover], points)
        carry_out(land, game, move)


@part
def eager_move(land: Land, game: Game, side: ByClan, points: ByClan) -> Move:
    """A move in a playout: the best village if one is worth it, else one that founds none."""
    sources = links(land, game)
    source, target, order = best_village(land, game, side, sources, points)
    tries = 0
    while source < 0 or (0 < tries < 4 and sources & bit(source)):
        source, target, order = by_lot(land, game)
        tries += 1
    return source, target, order


@part
def links(land: Land, game: Game) -> Mask:
    """The territories from which a move founds villages (V1)."""
    alone, sources = leaves(standing_of(game)), NONE
    while alone:
        sources |= land.near[lowest(alone)] & game.occupied
        alone &= alone - ONE
    return sources


@part
def best_village(land: Land, game: Game, side: ByClan, sources: Mask, points: ByClan) -> Move:
    """The founding move that brings their own clan most against rivals; source -1 for none."""
    most, best_source, best_target, best_order = 0.5, -1, -1, 0
    now = standing_of(game)
    while sources:
        source = lowest(sources)
        sources &= sources - ONE
        orders = min(orders_from(land, game, now, source), MOST_ORDERS)
        targets = targets_from(land, game.groups, now, source)
        while targets:
            target = lowest(targets)
            targets &= targets - ONE
            for order in range(orders):
                points[:] = 0.0
                chips = add_points(land, game, as_move(source, target, order), points)
                worth = chips + balance(side, points) + below(game, 64) / 512
                if worth > most:
                    most, best_source, best_target, best_order = worth, source, target, order
    return best_source, best_target, best_order


@rule
def balance(side: ByClan, points: ByClan) -> float:
    """What their own clan gets, less what rivals get."""
    total = 0.0
    for clan in range(points.size):
        total += side[clan] * points[clan]
    return total


@part
def payoff(game: Game, held: Any, player: int, margin: float) -> float:
    """How well a player has done: :func:`clans_widget.clans.players.bots.tree.payoffs`."""
    other = -1
    for k in range(game.players):
        if k != player:
            other = max(other, game.scores[held[k]] + game.chips[k])
    own = game.scores[held[player]] + game.chips[player]
    return 1 / (1 + exp((other - own) / margin))
