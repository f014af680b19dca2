"""Games for tests: whole random games, and the last move of the quick tour."""

from __future__ import annotations

from functools import cache
from random import Random

from clans_widget.clans import Game, Position

LAST_MOVE = (
    "-,-,-,-,-/-,rbg,-,-,yk/-,-,-,rbg2y,-/-,-,-,-,2bg2yk/-,-,bgk,-,ry/-,-,-,-,-/"
    "-,-,rbg,-,-/-,-,2g3k,-,-/-,-,2rgyk,-,-/-,-,-,r,g/-,-,-,-,-/bgyk,-,-,ryk,-"
    " 1 6,4 12,13,26,19,26"
)
"""Two chips are left; B5 leaves B2 and C4 alone."""


def last_move_game() -> Game:
    """Ann is yellow and to move, Bob is black."""
    cards = {"Ann": "yellow", "Bob": "black"}
    return Game.new(["Ann", "Bob"], clans=cards, position=Position.from_text(LAST_MOVE))


@cache
def random_game(seed: int, players: int = 3) -> Game:
    """A whole game; it must not be changed."""
    return unfinished_game(seed, players, moves=1000)


def unfinished_game(seed: int, players: int = 3, *, moves: int = 25) -> Game:
    """A game after so many random moves."""
    names, chance = ["Ann", "Bob", "Cid", "Dee"][:players], Random(seed)
    game = Game.new(names, seed=seed, cards_seed=seed)
    while not game.position.is_over and len(game.turns) < moves:
        game.play(chance.choice(game.position.legal_moves()))
    return game
