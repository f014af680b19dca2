"""The compiled look ahead says what the readable one says, and chooses the same moves."""

from __future__ import annotations

import sys

import pytest

from clans_widget.arena import OpenView
from clans_widget.clann import Course, Position
from clans_widget.clann.players import SearchPlayer, ahead
from clans_widget.clann.players.tactics import USUAL_WEIGHTS
from tests.clann.positions import on_the_way
from tests.speeds import many

pytestmark = pytest.mark.slow

OTHER = {"lead": 0.5, "waiting": 3.0, "danger": 2.0, "knight": 0.25}


def some(players: int, count: int) -> list[Position]:
    """Positions of random games in which dice are to be rolled."""
    found = [at for at in on_the_way("compiled", games=2, players=players) if at.can_roll]
    return found[:: max(1, len(found) // count)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_says_the_same_of_positions_of_games(players: int) -> None:
    for position in some(players, many(12)):
        for seat in range(1, players + 1):
            readable = ahead.expected(position, seat, USUAL_WEIGHTS)
            assert ahead.expected(position, seat, USUAL_WEIGHTS, compiled=True) == pytest.approx(
                readable
            )


def test_dice_that_are_rolled_again_are_among_them() -> None:
    kinds = {position.dice_to_roll for position in some(2, many(12) * 12)}
    assert kinds == {"oos", "oo", "os"}


def test_other_weights_are_other_worths_for_both() -> None:
    for position in some(2, many(6)):
        readable = ahead.expected(position, 1, OTHER)
        assert ahead.expected(position, 1, OTHER, compiled=True) == pytest.approx(readable)
        assert readable != pytest.approx(ahead.expected(position, 1, USUAL_WEIGHTS))


def test_it_says_the_same_on_a_short_course() -> None:
    short = Course(arm=7, treasure=2)
    text = "A2,h,B3,t1/C5,C2,h,x A4 1 -"
    position = Position.from_text(text, course=short)
    readable = ahead.expected(position, 1, USUAL_WEIGHTS)
    assert ahead.expected(position, 1, USUAL_WEIGHTS, compiled=True) == pytest.approx(readable)


def test_it_chooses_the_same_moves() -> None:
    positions = [at for at in on_the_way("choices", players=2) if at.phase == "use"]
    for position in positions[:: max(1, len(positions) // many(15))]:
        view = OpenView(position, position.player)
        readable, compiled = SearchPlayer(3), SearchPlayer(3, compiled=True)
        assert compiled.choose(view) == readable.choose(view)


def test_the_readable_one_needs_no_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numba", None)
    position = Position.from_text("A6,A12,A1,h/D14,D10,h,h C7 2 1")
    assert SearchPlayer(1).choose(OpenView(position, 2)).to_text() == "1-2"
