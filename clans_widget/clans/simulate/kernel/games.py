"""Random games, from the set-up to the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from clans_widget.arena.many.kernel import chance, compiling, masks
from clans_widget.arena.many.kernel.chance import below, first_lot
from clans_widget.arena.many.kernel.compiling import Game, Mask, entry, rule, stamp
from clans_widget.arena.many.kernel.masks import number_of
from clans_widget.clans.simulate.layout import Records

from . import Land, Move, villages, ways
from .villages import found_all
from .ways import begin, move_huts, nth_way, open_ways, orders_from


@rule
def set_up(land: Land, game: Game) -> None:
    """S1: in each region the huts at random."""
    colors = game.scores.size
    for first in range(0, land.territories, colors):
        for last in range(colors - 1, 0, -1):
            one, other = first + last, first + below(game, last + 1)
            game.groups[one], game.groups[other] = game.groups[other], game.groups[one]


@rule
def drawn_move(land: Land, game: Game) -> Move:
    """A way at random, then a founding order at random: source, target, and which order."""
    way = nth_way(land, game, below(game, open_ways(game)))
    source = land.source[way]
    orders = orders_from(land, game, source)
    return source, land.target[way], below(game, orders) if orders > 1 else 0


@rule
def play(land: Land, game: Game, move: Move) -> None:
    """Carry a move out, and write it down."""
    source, target, order = move
    founded = move_huts(land, game, source, target)
    game.source[game.moves], game.target[game.moves] = source, target
    game.alone[game.moves] = number_of(founded)
    if founded:
        found_all(land, game, founded, order)
    game.moves += 1
    game.mover = game.mover + 1 if game.mover + 1 < game.players else 0


@rule
def is_over(game: Game) -> bool:
    """F1 and F2: no chip is left, or no move."""
    return game.chips_left == 0 or open_ways(game) == 0


def _made(other_files: int) -> Callable[..., None]:
    """The function to call, as :func:`stamp` asks for."""

    def play_games(
        lands: Records, starts: Records, by_lot: bool, seed: Mask, first: int, games: Records
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
            What stands in them does not matter.
        """
        _ = other_files
        land = lands[0]
        for k in range(games.size):
            start = starts[k % starts.size]
            if k < starts.size:
                begin(land, start)
            games[k] = start
            game = games[k]
            game.lots = first_lot(seed, first + k)
            if by_lot:
                set_up(land, game)
            while not is_over(game):
                play(land, game, drawn_move(land, game))

    return play_games


OTHERS: Final = (chance, compiling, masks, villages, ways)

play_games = entry(_made(stamp(*OTHERS)))
