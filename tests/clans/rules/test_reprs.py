"""What a programmer sees of the engine's objects: huts and moves, never packed numbers."""

from __future__ import annotations

import pickle
from dataclasses import replace

from clans_widget.clans import Game, Position, Turn
from tests.clans.rules.worlds import random_game


def found_on_a2() -> Turn:
    return Position.of({"A1": "r", "A2": "2rbgyk", "H1": "g", "H2": "y"}).play("A1-A2")


def test_steps_show_what_happened_by_which_rule() -> None:
    assert [repr(step) for step in found_on_a2().steps] == [
        "<HutsMoved (M1): source A1, target A2, group r>",
        "<VillageFounded (V1): territory A2, group 3rbgyk, epoch I>",
        "<ChipTaken (V3): player 1, epoch I, left 3>",
        "<StrifeBroke (V4): territory A2, group bgyk, epoch I>",
        "<VillageDestroyed (V6): territory A2, terrain mountain, group 3r, epoch I>",
    ]


def test_no_object_shows_a_packed_number() -> None:
    game = random_game(players=3, seed=1)
    shown = [game, game.position, game.position.choose(), *game.turns, *game.steps]
    large = {str(group) for turn in game.turns for group in turn.position.groups if group > 255}
    assert large
    for one in shown:
        assert not [group for group in large if group in repr(one)]


def test_steps_are_still_data() -> None:
    """Equal when all facts are, the position too; as keys and through pickle."""
    one, other = found_on_a2(), found_on_a2()
    assert one.steps == other.steps
    assert len({*one.steps, *other.steps}) == len(one.steps)
    assert pickle.loads(pickle.dumps(one.steps)) == one.steps
    moved = one.steps[0]
    elsewhere = replace(moved, position=one.before)
    assert repr(elsewhere) == repr(moved)
    assert elsewhere != moved


def test_cards_show_who_holds_them_and_not_which() -> None:
    game = Game.new(["Ann", "Bob"], clans={"Ann": "red", "Bob": "blue"})
    assert repr(game._cards) == "<Cards of Ann, Bob>"
