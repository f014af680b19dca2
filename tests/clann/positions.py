"""Positions that come up in games."""

from __future__ import annotations

from collections.abc import Iterator

from clans_widget.arena import OpenView
from clans_widget.clann import Game, Position
from clans_widget.clann.players import RandomPlayer


def on_the_way(seed: str, *, games: int = 1, players: int = 2) -> Iterator[Position]:
    """All positions of some random games, in order."""
    names = ("Ann", "Bob", "Cleo", "Dirk")[:players]
    for number in range(games):
        game, bot = Game.new(names, seed=f"{seed} {number}"), RandomPlayer(f"{seed} {number}")
        while not game.position.is_over:
            yield game.position
            if game.position.can_roll:
                game.roll()
            else:
                game.play(bot.choose(OpenView.of(game)))
