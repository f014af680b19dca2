"""The kernel move by move and roll by roll, for comparison with the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np
from numba import njit

from clans_widget.arena.many.kernel.chance import first_lot
from clans_widget.arena.many.kernel.masks import number_of
from clans_widget.clann import Move, Position, Roll
from clans_widget.clann.simulate import layout, log
from clans_widget.clann.simulate.kernel.games import begin, go_on, play_games
from clans_widget.clann.simulate.kernel.using import uses


def _play_in_steps(
    courses: Any, games: Any, seed: Any, number: int, steps: Any, counts: Any, numbers: Any
) -> None:
    """A game with all its positions, and the number of uses in each where a die is used."""
    course, game = courses[0], games[0]
    begin(course, game)
    game.lots = first_lot(seed, number)
    while not game.over:
        steps[game.events] = game
        counts[game.events] = number_of(uses(course, game)) if game.dice else 0
        go_on(course, game, numbers)
    steps[game.events] = game


play_in_steps = cast("Callable[..., None]", njit(_play_in_steps))


class KernelGame:
    """A game of the kernel: its moves and rolls, and the position before each and at the end."""

    def __init__(self, start: Position, seed: int, number: int) -> None:
        self.course = start.course
        course = layout.course_of(self.course)
        events = self._length(start, seed, number)
        self.steps = np.zeros(events + 1, layout.GAME)
        counts, numbers = np.zeros(events, np.int64), np.zeros(events, np.uint32)
        games = layout.games_of([start])
        play_in_steps(course, games, np.uint64(seed), number, self.steps, counts, numbers)
        self.numbers_of_uses: list[int] = counts.tolist()
        self.moves: list[Move | Roll] = list(log.read(numbers.tolist(), self.course))

    def _length(self, start: Position, seed: int, number: int) -> int:
        """How many moves and rolls the game has, so that there is room for all."""
        course, games = layout.course_of(start.course), np.empty(1, layout.GAME)
        no_logs = np.empty((1, 0), np.uint32)
        play_games(course, layout.games_of([start]), np.uint64(seed), number, games, no_logs)
        return int(games["events"][0])

    @property
    def positions(self) -> list[Position]:
        """Made anew from characters, Knight, player and dice."""
        return [layout.position_of(step, self.course) for step in self.steps]

    @property
    def standing(self) -> list[dict[int, int]]:
        """Who stands on which cell, as the kernel itself keeps it."""
        return [
            {int(cell): int(step["standing"][cell]) for cell in np.flatnonzero(step["standing"])}
            for step in self.steps
        ]

    def counted(self, name: str) -> int:
        """What the kernel has counted at the end."""
        return int(self.steps[-1][name])
