"""The chances to win in the Treasures, worked out anew by playing every roll with the engine."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clans_widget.clann import Course, Position
from clans_widget.clann.chances import to_win
from clans_widget.clann.rules.dice import all_rolls
from clans_widget.clann.rules.seats import partner_of

SMALL = Course(arm=7, treasure=3)

FEW = (
    "x,x,x,t3/x,x,x,t3 A2 1 -",
    "x,x,t1,t3/x,x,x,t1 A2 2 -",
    "x,x,t2,t3/x,x,x,t3 A2 2 +oo",
    "x,x,x,t2/x,x,t2,t3 A2 1 +os",
    "x,x,x,t2/x,x,x,t2/x,x,x,t3 A2 2 -",
)
MANY = (
    "x,t1,t2,t3/x,x,t2,t3 A2 1 -",
    "x,x,t2,t3/x,x,t1,t2 A2 2 +oo",
    "x,x,x,t1/x,x,t2,t3/x,x,x,t2/x,x,x,t1 A2 4 -",
)
"""Most situations can follow on the last of them, a game of partners."""

LAST = 1e-9
"""A smaller change is none."""

Chances = tuple[float, ...]


def still(position: Position) -> Position:
    """With the Knight where it was: on an empty ring it does not matter where it stands."""
    return position._replace(knight=1)


def faces(kind: str) -> list[tuple[tuple[int, ...], int | str | None, float]]:
    """All that some dice can show, with the chance: two ordinary dice are told apart, and two
    sides of the black one are black.
    """
    found = [
        (ordinary, black, (2.0 if len({*ordinary}) == 2 else 1.0) * (2.0 if black == "k" else 1.0))
        for ordinary, black in all_rolls(kind)
    ]
    total = sum(weight for *_, weight in found)
    return [(ordinary, black, weight / total) for ordinary, black, weight in found]


def ends(position: Position) -> Iterator[Position]:
    """All positions after the dice that lie there are used, in whichever way."""
    if position.phase != "use":
        yield still(position)
        return
    for move in position.legal_moves():
        yield from ends(position.play(move).position)


def chances_by_playing(start: Position) -> Chances:
    """Every roll with every use of it, over and over, until nothing changes any more."""
    branches: dict[Position, list[tuple[float, set[Position]]]] = {}
    ahead = [still(start)]
    while ahead:
        position = ahead.pop()
        if position in branches or position.is_over:
            continue
        branches[position] = [
            (chance, set(ends(position.roll(ordinary, black).position)))
            for ordinary, black, chance in faces(position.dice_to_roll)
        ]
        ahead += [end for _, found in branches[position] for end in found]
    values = dict.fromkeys(branches, (0.0,) * start.players)

    def value(position: Position) -> Chances:
        if not position.is_over:
            return values[position]
        side = (position.player, partner_of(position.player, position.players))
        return tuple(float(player in side) for player in range(1, position.players + 1))

    change = 1.0
    while change > LAST:
        change = 0.0
        for position, rolls in branches.items():
            best = [
                (chance, max(map(value, found), key=lambda v: v[position.player - 1]))
                for chance, found in rolls
            ]
            now = tuple(
                sum(chance * then[player] for chance, then in best)
                for player in range(start.players)
            )
            change = max(change, *(abs(a - b) for a, b in zip(now, values[position], strict=True)))
            values[position] = now
    return values[still(start)]


@pytest.mark.slow
@pytest.mark.parametrize(
    "text", [*FEW, *(pytest.param(text, marks=pytest.mark.deep) for text in MANY)]
)
def test_the_chances_are_those_that_playing_every_roll_gives(text: str) -> None:
    position = Position.from_text(text, course=SMALL)
    assert to_win(position) == pytest.approx(chances_by_playing(position), abs=1e-6)


@pytest.mark.parametrize("text", ["x,x,t2,t6/x,x,x,t1 C7 1 -", "t1,t2,t3,x/x,x,t4,t6 C7 2 -"])
def test_somebody_wins(text: str) -> None:
    chances = to_win(Position.from_text(text))
    assert chances is not None
    assert sum(chances) == pytest.approx(1)


def test_partners_win_together() -> None:
    chances = to_win(Position.from_text("x,x,x,t5/x,x,x,t6/x,x,x,t4/x,x,x,t6 C7 3 -"))
    assert chances is not None
    assert chances[0] == chances[2] > chances[1] == chances[3]


def test_to_have_the_dice_is_better_than_to_wait_for_them() -> None:
    first, second = (
        to_win(Position.from_text(f"x,x,t2,t5/x,x,t2,t5 C7 {player} -")) for player in (1, 2)
    )
    assert first is not None
    assert second is not None
    assert first == pytest.approx(second[::-1])
    assert first[0] > 0.5


@pytest.mark.parametrize(
    "text",
    [
        "x,x,x,D14/x,x,x,t6 C7 1 -",  # the Gate is on the ring
        "x,x,x,h/x,x,x,t6 C7 1 -",
        "x,x,x,t1/x,x,x,t6 C7 1 12",
        "x,x,x,x/x,x,x,t6 C7 1 -",
        "t1,t2,t3,t4/t1,t2,t3,t4/t1,t2,t3,t4 C7 1 -",  # more than can be looked at
    ],
)
def test_where_it_is_not_known_nothing_is_said(text: str) -> None:
    assert to_win(Position.from_text(text)) is None
