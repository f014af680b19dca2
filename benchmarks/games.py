"""The games that are measured, each behind the same few calls."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count
from random import Random
from typing import Any, Final

import pytest

from clans_widget import ClannWidget, ClansWidget, clann, clans
from clans_widget.clann import drawing as clann_drawing
from clans_widget.clann.rules.dice import BLACK, all_rolls
from clans_widget.clans import drawing as clans_drawing
from clans_widget.core.game import Game
from clans_widget.picture import Picture

NAMES: Final = ("Ann", "Bob", "Cid", "Dee")


@dataclass(frozen=True)
class Measured:
    """A game that is measured.

    Attributes
    ----------
    name : str
    new : callable
        A new game of some players, with a seed.
    widget : type
    draw : callable
        The picture of a position, or of a moment.
    players : int
        How many usually play.
    """

    name: str
    new: Callable[..., Game[Any, Any]]
    widget: type[Any]
    draw: Callable[[Any], Picture]
    players: int

    def begun(self, seed: int) -> Game[Any, Any]:
        """A new game of as many as usually play."""
        return self.new(NAMES[: self.players], seed=seed)

    def played(self, seed: int, events: int = 1000) -> Game[Any, Any]:
        """A game with so many moves and rolls at random, or to its end."""
        game, chance = self.begun(seed), Random(seed)
        while len(game.events) < events and not game.position.is_over:
            if game.position.can_roll:
                game.roll()
            else:
                game.play(chance.choice(game.position.legal_moves()))
        return game


CLANS: Final = Measured("Clans", clans.Game.new, ClansWidget, clans_drawing.draw, players=3)
CLANN: Final = Measured("CLANN", clann.Game.new, ClannWidget, clann_drawing.draw, players=4)
GAMES: Final = {game.name: game for game in (CLANS, CLANN)}

each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def positions(game: Measured) -> Iterator[Any]:
    """Positions of random games without end, so that no picture is drawn twice."""
    for seed in count(7):
        yield from (event.position for event in game.played(seed).events)


def play_clans(seeds: range, board: clans.Board | None = None) -> int:
    """How many plies games from these set-ups take."""
    rng = Random(seeds.start)
    plies = 0
    for seed in seeds:
        position = clans.Position.start(board, players=2, seed=seed)
        while not position.is_over:
            position = position.play(rng.choice(position.legal_moves())).position
            plies += 1
    return plies


def play_clann(seeds: range, course: clann.Course | None = None, *, rolls: int = 1) -> int:
    """How many plies so many games take, of which each roll counts for one or for none."""
    rng = Random(seeds.start)
    dice = _all_dice()
    plies = 0
    for _ in seeds:
        position = clann.Position.start(course, players=2)
        while not position.is_over:
            kind = position.dice_to_roll
            if kind:
                position = position.roll(*rng.choice(dice[kind])).position
                plies += rolls
            else:
                position = position.play(rng.choice(position.legal_moves())).position
                plies += 1
    return plies


@cache
def _all_dice() -> dict[str, list[Any]]:
    """All that dice can show, each as often as it is likely."""
    return {
        kind: [roll for roll in all_rolls(kind) for _ in range(_chances(*roll))]
        for kind in ("oos", "oo", "os")
    }


def _chances(ordinary: tuple[int, ...], black: int | str | None) -> int:
    """Two different dice can show the same in two ways; two sides of the black die are black."""
    return len({*ordinary}) * (2 if black == BLACK else 1)
