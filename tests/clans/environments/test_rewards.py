"""Rewards: who wins gets what the others lose, and those level at the top share it (F3, F4)."""

from __future__ import annotations

import pytest

from clans_widget.clans import Position
from clans_widget.clans.environments import rewards
from tests.clans.games import random_game


@pytest.mark.parametrize(
    ("chips", "scores", "cards", "gains"),
    [
        ("6,6", "30,20,0,0,0", ["red", "blue"], (1, -1)),
        ("6,6", "30,20,0,0,0", ["blue", "red"], (-1, 1)),
        ("2,10", "30,23,0,0,0", ["red", "blue"], (-1, 1)),  # F3: 32 against 33
        ("2,10", "30,22,0,0,0", ["red", "blue"], (0, 0)),
        ("6,6", "9,20,30,60,60", ["red", "blue"], (-1, 1)),  # F3: clans that nobody holds are out
        ("4,4,4", "30,20,10,0,0", ["red", "blue", "green"], (1, -1 / 2, -1 / 2)),
        ("4,4,4", "30,30,10,0,0", ["red", "blue", "green"], (1 / 4, 1 / 4, -1 / 2)),
        ("4,4,4", "30,30,30,0,0", ["red", "blue", "green"], (0, 0, 0)),
        ("3,3,3,3", "1,2,3,4,0", ["red", "blue", "green", "yellow"], (-1 / 3, -1 / 3, -1 / 3, 1)),
        (
            "3,3,3,3",
            "4,2,3,4,0",
            ["red", "blue", "green", "yellow"],
            (1 / 3, -1 / 3, -1 / 3, 1 / 3),
        ),
    ],
)
def test_f3_f4_rewards_at_the_end(
    chips: str, scores: str, cards: list[str], gains: tuple[float, ...]
) -> None:
    empty = "/".join([",".join("-----")] * 12)
    over = Position.from_text(f"{empty} 1 {chips} {scores}")
    assert rewards(over, cards) == pytest.approx(gains)


@pytest.mark.parametrize("seed", range(6))
def test_nobody_gets_anything_before_the_end(seed: int) -> None:
    game = random_game(seed)
    for turn in game.turns:
        is_over = turn.position.is_over
        gains = rewards(turn.position, ["red", "blue", "green"])
        assert sum(gains) == pytest.approx(0)
        assert is_over or gains == (0, 0, 0)
