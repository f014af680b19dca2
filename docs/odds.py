"""How well the odds of CLANN come true: ``python docs/odds.py [--games 400] [--players 2]``.

Strong bots play among themselves; like a review they do not look at the next roll. Before every
roll it is noted how likely each side was to win, and whether it did. The table that is printed
stands in ``docs/handbook/clann/luck.md``.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from math import log
from typing import NamedTuple

from clans_widget.arena import OpenView
from clans_widget.clann import Game
from clans_widget.clann.players import SearchPlayer
from clans_widget.clann.players.sides import is_friend
from clans_widget.clann.review import chances


class Said(NamedTuple):
    """How likely a side was said to win, and whether it has."""

    chance: float
    came_true: bool


def whole_game(players: int, seed: str) -> Game:
    """A game of strong bots."""
    game = Game.new([f"bot {seat}" for seat in range(1, players + 1)], seed=seed)
    bots = [SearchPlayer(f"{seed} {name}", ends=0) for name in game.players]
    while not game.position.is_over:
        if game.position.can_roll:
            game.roll()
        else:
            game.play(bots[game.position.mover - 1].choose(OpenView.of(game)))
    return game


def said(game: Game) -> Iterator[Said]:
    """What was said of the first player's side before each roll."""
    won = is_friend(game.position, game.position.player, 1)
    for event in game.events:
        if event.before.can_roll:
            yield Said(chances(event.before)[0], won)


def table(told: list[Said]) -> Iterator[str]:
    """What was said, by tenths, and how often it came true."""
    yield "| estimate | rolls | mean estimate | came true |"
    yield "|---|---|---|---|"
    for tenth in range(10):
        some = [each for each in told if min(9, int(10 * each.chance)) == tenth]
        if some:
            mean = sum(each.chance for each in some) / len(some)
            true = sum(each.came_true for each in some) / len(some)
            yield f"| {10 * tenth} to {10 * tenth + 10}% | {len(some)} | {mean:.0%} | {true:.0%} |"


def loss(told: list[Said]) -> float:
    """The mean of minus the logarithm of what was said of what came true; chance alone has 0.69."""
    right = (each.chance if each.came_true else 1 - each.chance for each in told)
    return sum(-log(max(chance, 1e-9)) for chance in right) / len(told)


def main() -> None:
    """Play, and print the table."""
    parser = ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    given = parser.parse_args()
    told: list[Said] = []
    for number in range(given.games):
        told.extend(said(whole_game(given.players, f"odds {given.players} {number}")))
    sys.stdout.write("\n".join(table(told)))
    sys.stdout.write(f"\n\n{given.games} games, log loss {loss(told):.3f}\n")


if __name__ == "__main__":
    main()
