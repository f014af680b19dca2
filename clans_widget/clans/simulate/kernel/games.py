"""Random games, from the set-up to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from clans_widget.arena.many.kernel import chance, compiling, masks
from clans_widget.arena.many.kernel.chance import below, first_lot
from clans_widget.arena.many.kernel.compiling import Game, Mask, entry, rule, stamp
from clans_widget.arena.many.kernel.masks import number_of
from clans_widget.clans.simulate import layout
from clans_widget.clans.simulate.layout import SHUFFLES, Records

from . import Land, Move, standing, villages, ways
from .standing import Standing, begin, keep, standing_of
from .villages import found_all, settle
from .ways import Ends, ends_of, left_alone, move_huts, nth_way, orders_from


@rule
def set_up(land: Land, start: Game, game: Game) -> None:
    """S1: in each region the huts at random."""
    # Without a sign, a place needs no look whether it counts from the end.
    for region in range(0, land.territories, SHUFFLES.shape[1]):
        first, order = np.uint64(region), np.uint64(below(game, SHUFFLES.shape[0]))
        for k in range(SHUFFLES.shape[1]):
            game.groups[first + np.uint64(k)] = start.groups[first + SHUFFLES[order, k]]


@rule
def drawn_move(land: Land, game: Game, now: Standing, ends: Ends) -> Move:
    """A way at random, then a founding order at random: source, target, and which order."""
    source, target = nth_way(land, game.groups, now, ends, below(game, ends[4]))
    orders = orders_from(land, game, now, source)
    return source, target, below(game, orders) if orders > 1 else 0


@rule
def play(land: Land, game: Game, now: Standing, move: Move) -> Standing:
    """Carry a move out and write it down; its villages are founded, but not settled."""
    source, target, order = move
    founded = left_alone(land, now, source)
    ply = np.uint64(game.moves)
    game.source[ply], game.target[ply], game.alone[ply] = source, target, number_of(founded)
    game.moves += 1
    found_all(land, game, founded, order)
    game.mover = game.mover + 1 if game.mover + 1 < game.players else 0
    return move_huts(land, game.groups, now, source, target)


@rule
def play_and_settle(land: Land, game: Game, move: Move) -> None:
    """Carry a move out with all that follows from it, for those who look at the position."""
    first = land.bonus.shape[0] - game.chips_left
    keep(game, play(land, game, standing_of(game), move))
    settle(land, game, first)


@rule
def is_over(game: Game, ends: Ends) -> bool:
    """F1 and F2: no chip is left, or no move."""
    return game.chips_left == 0 or ends[4] == 0


@rule
def write_row(land: Land, game: Game, row: Any) -> None:
    """What is kept of a game that is over."""
    row.moves, row.villages = game.moves, land.bonus.shape[0] - game.chips_left
    row.stuck = game.chips_left > 0
    row.strife, row.destroyed, row.ordered = game.strife, game.destroyed, game.ordered
    for clan in range(game.scores.size):
        row.scores[clan] = game.scores[clan]
    for player in range(game.chips.size):
        row.chips[player] = game.chips[player]


def _made(other_files: int) -> Callable[..., None]:
    """The function to call, as :func:`stamp` asks for."""

    def play_games(
        lands: Records,
        starts: Records,
        by_lot: bool,
        seed: Mask,
        first: int,
        games: Records,
        rows: Records,
    ) -> None:
        """Random games, played to their end where they stand.

        Parameters
        ----------
        lands : array of one LAND record
        starts : array of GAME records
            The first game begins at the first of them, and so on, round and round.
        by_lot : bool
            Whether the huts of each region are shuffled first (S1).
        seed : numpy.uint64
        first : int
            Number of the first game.
        games : array of GAME records
            Room to play in, round and round; the last games stay there.
        rows : array of ROW records
            One for each game.
        """
        _ = other_files
        land = lands[0]
        for k in range(rows.size):
            start = starts[k % starts.size]
            if k < starts.size:
                begin(land, start)
            games[k % games.size] = start
            game = games[k % games.size]
            game.lots = first_lot(seed, first + k)
            if by_lot:
                set_up(land, start, game)
            now = standing_of(start)
            ends = ends_of(now)
            while not is_over(game, ends):
                now = play(land, game, now, drawn_move(land, game, now, ends))
                ends = ends_of(now)
            settle(land, game, land.bonus.shape[0] - start.chips_left)
            write_row(land, game, rows[k])

    return play_games


OTHERS: Final = (chance, compiling, layout, masks, standing, villages, ways)

play_games = entry(_made(stamp(*OTHERS)))
