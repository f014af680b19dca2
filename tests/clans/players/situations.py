"""Games and positions that the tests of players stand on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from random import Random

from clans_widget.clans import COLORS, Game, Position
from clans_widget.clans.players import View

NAMES = ("Ann", "Bob", "Cleo", "Dirk")


def position_after(moves: int, *, players: int = 2, seed: int = 1) -> Position:
    """A position so many random moves after a set-up, or just before the end."""
    position, chance = Position.start(players=players, seed=seed), Random(seed)
    for _ in range(moves):
        after = position.play(chance.choice(position.legal_moves())).position
        if after.is_over:
            break
        position = after
    return position


def game_after(moves: int, *, players: int = 2, seed: int = 1, clans: str = "rbgy") -> Game:
    """A game after so many random moves, or just before its end; the letters say the clans."""
    letters = dict(zip("rbgyk", COLORS, strict=True))
    held = {name: letters[letter] for name, letter in zip(NAMES[:players], clans, strict=False)}
    game = Game.new(NAMES[:players], seed=seed, clans=held)
    chance = Random(seed)
    while len(game.turns) < moves:
        game.play(chance.choice(game.position.legal_moves()))
        if game.position.is_over:
            game.undo()
            break
    return game


def views_of_the_mover(moves: int, *, players: int, seed: int) -> Iterator[View]:
    """What the player to move sees in games that differ in the cards of the others only."""
    mover = game_after(moves, players=players, seed=seed).position.mover
    for held in permutations("rbgyk", players):
        if held[mover - 1] == "g":
            yield View.of(game_after(moves, players=players, seed=seed, clans="".join(held)))


class Puzzle:
    """A position with the moves that are best for player 1, yellow, against 2, black."""

    def __init__(self, position: Position, *best: str) -> None:
        self.position = position
        self.best = best


BEFORE_THE_END = {
    "B2": "bg2yk",
    "C1": "3rbg2y",
    "E2": "rb3gk",
    "F4": "rb2gk",
    "L1": "2rg2y",
    "A1": "r",
    "A3": "g",
    "D2": "ry",
    "D3": "g",
    "D4": "ryk",
    "H1": "2rg",
    "H2": "gk",
}

PUZZLES = {
    "send black away before all five colors meet": Puzzle(
        Position.of(
            {
                "A1": "2r2b2gk",
                "E3": "r3bg2y",
                "F4": "2rb2g",
                "J3": "gy2k",
                "L2": "b3g2yk",
                "H5": "2r2by",
                "I3": "r2g",
                "K2": "2k",
                "K5": "gk",
            },
            chips=(5, 5),
            scores=(19, 29, 36, 24, 24),
        ),
        "K2-K5",
    ),
    "two villages at once, across two epochs": Puzzle(
        Position.of(
            BEFORE_THE_END,
            chips=(4, 4),
            scores=(23, 23, 28, 17, 16),
        ),
        "D4-H2:D3,D2",
    ),
    "end the game": Puzzle(
        Position.of(
            BEFORE_THE_END,
            chips=(5, 6),
            scores=(30, 29, 33, 25, 24),
        ),
        "D4-H2:D2",
        "D4-D3:D2",
    ),
}
"""From lesson 10, where every line is played to the end."""
