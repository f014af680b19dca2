"""How likely each side wins: what must hold of any estimate, and where it is exact."""

from __future__ import annotations

from random import Random

import pytest

from clans_widget.clann import Position
from clans_widget.clann.chances import to_win
from clans_widget.clann.review import chances
from tests.clann.rules.test_games import played


def positions(players: int, count: int = 40) -> list[Position]:
    """Positions of random games, after the set-up."""
    found = []
    for seed in range(4):
        game = played(players, seed, 200)
        found += [event.before for event in game.events if event.before.can_roll]
    return Random(1).sample(found, count)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_somebody_wins(players: int) -> None:
    for position in positions(players):
        said = chances(position)
        assert len(said) == players
        assert all(0 <= chance <= 1 for chance in said)
        sides = said[:2] if players == 4 else said
        assert sum(sides) == pytest.approx(1)


def test_partners_win_together() -> None:
    for position in positions(4):
        one, two, three, four = chances(position)
        assert (one, two) == (three, four)


def test_in_treasures_it_is_exact() -> None:
    position = Position.from_text("x,x,t2,t6/x,x,x,t4 C7 2 -")
    assert chances(position) == to_win(position)


def test_a_game_that_is_over_is_won() -> None:
    assert chances(Position.from_text("x,x,x,x/C3,h,h,h C7 1 -")) == (1.0, 0.0)
    assert chances(Position.from_text("h,h,h,h/x,x,x,x/h,h,h,h/h,h,h,h C7 2 -")) == (0, 1, 0, 1)


@pytest.mark.parametrize(
    ("worse", "better"),
    [
        ("A5,h,h,h/C5,h,h,h D2 1 -", "A9,h,h,h/C5,h,h,h D2 1 -"),  # cells
        ("A9,h,h,h/C5,h,h,h D2 1 -", "A9,A6,h,h/C5,h,h,h D2 1 -"),  # one more is in
        ("h,h,C9,h/C3,h,h,h A2 2 -", "C9,h,h,h/C3,h,h,h A2 2 -"),  # Tall may land on Slim
        ("A9,h,h,h/C5,h,h,h D2 2 -", "A9,h,h,h/C5,h,h,h D2 1 -"),  # who is to roll
    ],
)
def test_what_a_good_player_likes_is_liked(worse: str, better: str) -> None:
    first = [chances(Position.from_text(text))[0] for text in (worse, better)]
    assert first[0] < first[1]


def test_the_same_lead_is_surer_near_the_end() -> None:
    early = chances(Position.from_text("A9,h,h,h/C3,h,h,h D9 1 -"))[0]
    late = chances(Position.from_text("x,x,x,D12/x,x,x,B6 D9 1 -"))[0]
    assert 0.5 < early < late


def test_colors_are_treated_alike() -> None:
    one = chances(Position.from_text("A5,h,A9,h/C7,h,h,D1 C9 1 -"))
    other = chances(Position.from_text("A7,h,h,B1/C5,h,C9,h A9 2 -"))
    assert one == pytest.approx(other[::-1])
