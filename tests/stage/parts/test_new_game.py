"""Who plays in another game with fewer or more seats."""

from __future__ import annotations

from typing import ClassVar

import pytest

from clans_widget.stage import actions as act
from clans_widget.stage.parts.new_game import names_in_new_game
from clans_widget.stage.scene import Scene
from tests.toys import nim


class ForMany(nim.NimProduction):
    """Nim for up to four."""

    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)


def scene_of(*players: str, seen_by: str | None = None) -> Scene:
    game = nim.Nim(players, nim.Position())
    return Scene(ForMany(), game, seen_by=seen_by, bots={2: "greedy"})


@pytest.mark.parametrize(
    ("players", "viewer", "seats", "names"),
    [
        (("Ann", "Bob"), None, 3, ("Ann", "Bob", "Player 3")),
        (("Ann", "Bob"), "Bob", 4, ("Ann", "Bob", "Player 3", "Player 4")),
        (("Ann", "Player 3"), None, 4, ("Ann", "Player 3", "Player 4", "Player 5")),
        (("Ann", "Bob", "Cleo"), None, 2, ("Ann", "Bob")),
        (("Ann", "Bob", "Cleo"), "Cleo", 2, ("Ann", "Cleo")),
        (("Ann", "Bob", "Cleo"), "Ann", 3, ("Ann", "Bob", "Cleo")),
    ],
)
def test_who_plays_plays_on_under_the_same_name(
    players: tuple[str, ...], viewer: str | None, seats: int, names: tuple[str, ...]
) -> None:
    scene = scene_of(*players, seen_by=viewer)
    assert names_in_new_game(scene, seats) == names
    scene.do(act.NewGame(seats))
    assert scene.game.players == names


def test_a_bot_keeps_its_name_and_its_seat() -> None:
    scene = scene_of("Ann", "Bob", seen_by="Ann")
    scene.do(act.NewGame(4))
    assert (scene.game.players[1], scene.bots.seats.level(2)) == ("Bob", "greedy")
