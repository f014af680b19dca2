"""Another game on the same stage: how many play, and who looks."""

from __future__ import annotations

import pytest

from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from tests.stage.toy_scenes import nim_scene
from tests.toys import nim


class ManyProduction(nim.NimProduction):
    """Nim for up to four; the moves are of two."""

    seats = (2, 3, 4)


def test_a_new_game_on_an_unplayed_one_is_shown_at_once() -> None:
    scene = nim_scene()
    before = scene.moment
    scene.open(nim.Nim(["Ann", "Bob"], nim.Position((1, 0, 0))), 0)
    assert before.position.heaps == (3, 4, 5)
    assert scene.moment.position.heaps == (1, 0, 0)


@pytest.mark.parametrize(
    ("seats", "told"), [(0, "Without"), (1, "One"), (3, "by 3"), (99, "by 99")]
)
def test_a_new_game_for_more_than_may_play_is_refused_and_changes_nothing(
    seats: int, told: str
) -> None:
    scene = nim_scene("A1")
    before = scene.game
    scene.do(act.NewGame(seats))
    assert scene.game is before
    assert f"{told} player" in scene.trouble


@pytest.mark.parametrize(
    ("names", "viewer", "seats", "players"),
    [
        ("Ann Bob", "Ann", 2, "Ann Bob"),
        ("Ann Bob", None, 3, "Ann Bob 3"),
        ("Ann Bob", "Ann", 3, "Ann Bob 3"),
        ("Ann Bob", "Bob", 4, "Ann Bob 3 4"),
        ("Ann Bob Cid", None, 2, "Ann Bob"),
        ("Ann Bob Cid", "Cid", 2, "Ann Cid"),
        ("Ann Bob Cid Dan", "Dan", 3, "Ann Bob Dan"),
        ("1 3", "3", 4, "1 3 4 5"),
    ],
)
def test_who_plays_plays_on_in_a_new_game_under_the_same_name(
    names: str, viewer: str | None, seats: int, players: str
) -> None:
    def named(text: str) -> list[str]:
        return [f"Player {name}" if name.isdecimal() else name for name in text.split()]

    many = ManyProduction()
    game = nim.Nim(named(names), nim.Position())
    seen_by = named(viewer)[0] if viewer else None
    scene = Scene(many, game, seen_by=seen_by)
    scene.do(act.NewGame(seats))
    assert list(scene.game.players) == named(players)
    assert scene.seen_by == seen_by
    assert scene.told


def test_a_bot_keeps_its_name_and_its_seat() -> None:
    game = nim.Nim(["Ann", "Bob"], nim.Position())
    scene = Scene(ManyProduction(), game, seen_by="Ann", bots={"Bob": "greedy"})
    scene.do(act.NewGame(4))
    assert (scene.game.players[1], scene.bots.seats.level(2)) == ("Bob", "greedy")


def test_who_looks_takes_the_last_seat_from_a_bot() -> None:
    game = nim.Nim(["Ann", "Bob", "Cid"], nim.Position())
    scene = Scene(ManyProduction(), game, seen_by="Cid", bots={"Bob": "greedy"})
    scene.do(act.NewGame(2))
    assert scene.game.players == ("Ann", "Cid")
    assert 2 not in scene.bots.seats
