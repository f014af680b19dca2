"""Variations: where they may stand, how deep, and the games that branch off."""

from __future__ import annotations

import operator
from collections.abc import Callable

import pytest

from clans_widget.core.chance import Roll
from clans_widget.core.errors import GameError
from clans_widget.core.records.entry import Entry, Note
from tests.core.climb import Climb, climb, climbed

DEEPEST = 32
"""The most variations that stand in each other."""


def varied() -> Climb:
    """Two turns; in place of the second move another one, and then one more turn."""
    game = climbed(2)
    game.add_variation(["up1", Roll(("6",)), "up1"])
    return game


def nested(depth: int) -> Entry:
    """A move with a variation, in which there is a variation, and so on."""
    entry = Entry("up1")
    for _ in range(depth):
        entry = Entry("up1", variations=((entry,),))
    return entry


def test_a_branch_has_the_headers_of_its_game_and_they_are_its_own() -> None:
    game = varied()
    game.headers["Event"] = "Lesson"
    branch = game.branch(4)
    assert branch.headers == game.headers
    branch.headers["Event"] = "Break"
    assert game.headers == {"Event": "Lesson"}


def test_a_branch_has_the_opening_note_and_those_of_its_moves() -> None:
    game = climb()
    game.annotate("Begin!")
    game.roll()
    game.play("up1", comment="So.")
    game.add_variation([Entry("up2", Note("Or so."))])
    assert [note.comment for note in game.branch(2).notes] == ["Begin!", "", "Or so."]


def test_a_branch_rolls_with_the_seed_of_its_game_for_long() -> None:
    game = climbed(1)
    game.add_variation([game.moves[1]])
    branch = game.branch(2)
    for _ in range(6):
        for each in (game, branch):
            each.roll()
            each.play(f"up{each.position.mover}")
    assert branch.moves == game.moves


def test_variations_are_numbered_in_their_order() -> None:
    game = climbed(1)
    game.add_variation(["up2"])
    game.add_variation(["up1", Roll(("3",))])
    assert [len(line) for line in game.variations(2)] == [1, 2]
    assert [str(move) for move in game.branch(2).moves][1:] == ["up2"]
    assert game.branch(2, 0).moves == game.branch(2).moves
    assert [str(move) for move in game.branch(2, 1).moves][1:] == ["up1", "[3]"]


@pytest.mark.parametrize(
    ("ply", "variation", "number"), [(4, 1, 2), (4, 5, 6), (3, 0, 1), (0, 0, 1), (-1, 0, 1)]
)
def test_a_variation_that_is_not_there_is_named(ply: int, variation: int, number: int) -> None:
    with pytest.raises(GameError) as caught:
        varied().branch(ply, variation)
    assert caught.value.key == "game.no_branch"
    assert caught.value.values == {"ply": ply, "number": number}


NO_NUMBERS: dict[str, Callable[[Climb], object]] = {
    "branch": lambda game: game.branch("x"),  # type: ignore[arg-type]
    "variation": lambda game: game.branch(4, "x"),  # type: ignore[arg-type]
    "variations": lambda game: game.variations("x"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("ask", NO_NUMBERS.values(), ids=list(NO_NUMBERS))
def test_a_variation_is_asked_for_with_numbers(ask: Callable[[Climb], object]) -> None:
    with pytest.raises(GameError) as caught:
        ask(varied())
    assert caught.value.key == "game.branch"
    assert caught.value.values == {"given": "x", "example": "branch(3, 0)"}


def test_the_example_of_such_numbers_can_be_asked_for() -> None:
    game = climbed(1)
    game.roll()
    game.add_variation([Roll(("6",))])
    with pytest.raises(GameError) as caught:
        game.branch("x")  # type: ignore[arg-type]
    example = str(caught.value.values["example"])
    name, _, numbers = example.rstrip(")").partition("(")
    ply, variation = map(int, numbers.split(", "))
    assert operator.methodcaller(name, ply, variation)(game).position.die == 6


def test_what_is_refused_in_a_variation_says_which_move_it_would_be() -> None:
    """Not counted from the beginning of the variation: it stands in place of a move."""
    for moves, ply in ((["up1", "up1"], 5), ([Roll(("6",))], 4)):
        with pytest.raises(GameError) as caught:
            varied().add_variation(moves)
        assert (caught.value.key, caught.value.values["ply"]) == ("game.move", ply)
        assert caught.value.values["move"] == str(moves[-1])


def test_also_within_a_variation() -> None:
    inner = Entry("up1", variations=((Entry("up2"), Entry("up2")),))
    game = climbed(1)
    for moves, ply in (([inner], 3), ([Entry("up2"), Entry(Roll(("1",))), inner], 5)):
        with pytest.raises(GameError) as caught:
            game.add_variation(moves)
        assert (caught.value.key, caught.value.values["ply"]) == ("game.move", ply)


def test_variations_stand_in_each_other_as_deep_as_can_be_written() -> None:
    game = climbed(1)
    game.add_variation([nested(DEEPEST - 1)])
    assert Climb.from_text(game.to_text()).to_text() == game.to_text()
    with pytest.raises(GameError) as caught:
        game.add_variation([nested(DEEPEST)])
    assert (caught.value.key, caught.value.values) == ("game.deep_variation", {"most": DEEPEST})


def test_what_might_have_been_said_of_no_move_is_empty() -> None:
    game = climbed(1)
    game.add_variation(["up2"])
    assert [game.variations(ply) for ply in (-1, 0, 1, 3)] == [(), (), (), ()]
    assert len(game.variations(2)) == 1
