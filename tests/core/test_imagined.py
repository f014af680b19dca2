"""How a game would go on: moves and rolls that are imagined, and that the game does not notice."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget.core.chance import Roll
from clans_widget.core.errors import GameError, IllegalMove, NotationError
from tests.core.climb import ClimbRecord, NoDie, climb, climbed, told
from tests.core.test_happening import BareClimb, bare
from tests.toys import nim


@pytest.mark.parametrize("roll", ["[5]", "[ 5 ]", Roll(("5",))])
def test_a_roll_is_imagined_as_a_record_has_it_or_as_such(roll: Any) -> None:
    game = climb().imagine(roll, "up2")
    assert game.moves == (Roll(("5",)), "up2")
    assert game.position.towers == (0, 5)


def test_what_is_imagined_goes_on_from_where_the_game_is() -> None:
    game = climbed(1)
    game.annotate("So far.")
    before = told(game)
    further = game.imagine("[6]", "up2", "[1]")
    assert [str(move) for move in further.moves[2:]] == ["[6]", "up2", "[1]"]
    assert further.events[:2] == game.events
    assert further.notes[:3] == game.notes
    assert type(game).from_text(further.to_text()).events == further.events
    assert told(game) == before


def test_the_record_has_what_is_imagined_also_where_events_do_not() -> None:
    game = bare(1).imagine("[6]", "up2")
    assert [str(move) for move in game.moves] == ["[1]", "up1", "[6]", "up2"]
    assert game.record() == ClimbRecord.from_text(game.to_text())


@pytest.mark.parametrize("text", ["[X]", "[7]", "[5 5]", "[]"])
def test_what_no_die_shows_is_refused_as_it_was_given(text: str) -> None:
    with pytest.raises(NoDie) as caught:
        climb().imagine(text)
    assert str(caught.value.values["roll"]) == text


def test_what_cannot_happen_is_not_imagined() -> None:
    game = climb()
    with pytest.raises(IllegalMove, match="not now"):
        game.imagine("up1")
    with pytest.raises(GameError) as caught:
        game.imagine("[5]", "[5]")
    assert caught.value.key == "game.nothing_to_roll"
    with pytest.raises(NotationError):
        game.imagine("[5]", "down")


def test_where_nothing_is_rolled_a_roll_is_no_move() -> None:
    game = nim.Nim(["Ann", "Bob"], nim.Position())
    with pytest.raises(nim.NotThatMany):
        game.imagine("[5]")
    assert game.imagine("A1", "B4").position.heaps == (2, 0, 5)


class Spoken(BareClimb):
    """The same game, where one may also say on whose tower to build."""

    def move_of(self, given: Any) -> Any:
        return super().move_of({"mine": "up1", "yours": "up2"}.get(given, given))


@pytest.mark.parametrize("is_imagined", [False, True])
def test_the_record_has_the_move_and_not_what_was_said_for_it(is_imagined: bool) -> None:
    game = Spoken(["Ann", "Bob"], bare(0).position)
    game.roll()
    if is_imagined:
        game = game.imagine("yours")
    else:
        game.play("yours")
    assert game.moves == (Roll(("1",)), "up2")
    assert game.record() == ClimbRecord.from_text(game.to_text())
