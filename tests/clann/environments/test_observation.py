"""Numbers tell each player the whole position, from the own seat."""

from __future__ import annotations

from math import prod

import pytest

from clans_widget.clann import Course, Position
from clans_widget.clann.environments import numbers, parts, shapes
from clans_widget.clann.environments.observation import most
from tests.clann.environments.playing import SMALL, positions, turned
from tests.clann.rules.both import random_game

some_positions = pytest.mark.parametrize("position", positions()[::9], ids=str)


def read(seen: dict[str, list[int]], course: Course, players: int, seat: int) -> Position:
    """The position that a player from that seat has been told, worked out from the numbers."""
    crowns = {2: "AC", 3: "ABC", 4: "ABCD"}[players]
    own = course.cells.index(f"{crowns[seat - 1]}1")
    ring = [course.cells[(own + k) % course.ring] for k in range(course.ring)]
    places = ["h", *ring, *(f"t{k + 1}" for k in range(course.treasure)), "x"]
    order = [(seat - 1 + k) % players for k in range(players)]
    rows = iter(seen["characters"])
    clans = [""] * players
    for player in order:
        clans[player] = ",".join("".join(place for place in places if next(rows)) for _ in range(4))
    knight = "".join(cell for cell, here in zip(ring, seen["knight"], strict=True) if here) or "-"
    mover = order[seen["mover"].index(1)] + 1
    left = "".join(str(k + 1) * count for k, count in enumerate(seen["dice"]))
    black = "".join(face for face, here in zip("kK", seen["black"], strict=True) if here)
    again = "".join(
        f"+{kind}" for kind, here in zip(("oo", "os", "oos"), seen["again"], strict=True) if here
    )
    text = f"{'/'.join(clans)} {knight} {mover} {left}{black}{again}"
    return Position.from_text(text if left or again else f"{text}-", course=course)


@some_positions
def test_every_player_can_read_the_whole_position(position: Position) -> None:
    for seat in range(1, position.players + 1):
        seen = numbers(position, seat)
        assert read(seen, position.course, position.players, seat) == position


def test_on_a_small_course_too() -> None:
    start = Position.from_text("A3,h,t1,x/C1,B7,h,h D2 2 1+os", course=SMALL)
    for seat in (1, 2):
        assert read(numbers(start, seat), SMALL, 2, seat) == start


@pytest.mark.parametrize("position", [p for p in positions() if p.players != 3][::9], ids=str)
def test_all_seats_see_alike(position: Position) -> None:
    for seat in range(1, position.players + 1):
        following = seat % position.players + 1
        assert numbers(turned(position), following) == numbers(position, seat)


def test_k11_the_use_of_a_die_that_is_under_way_is_told() -> None:
    position = positions()[-1]
    assert not any(numbers(position, 1)["die"] + numbers(position, 1)["who"])
    seen = numbers(position, 1, ("3", "N"))
    assert seen["die"] == [0, 0, 1, 0, 0, 0]
    assert seen["who"] == [0, 0, 0, 0, 1]
    assert numbers(position, 1, ("1", "2"))["who"] == [0, 1, 0, 0, 0]


@pytest.mark.parametrize("course", [Course.standard(), SMALL], ids=repr)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_parts_have_their_shapes_and_stand_one_behind_the_other(
    course: Course, players: int
) -> None:
    seen = numbers(Position.start(course, players=players), 1)
    flat = [number for part in seen.values() for number in part]
    assert {name: flat[place] for name, place in parts(course, players).items()} == seen
    assert {name: len(part) for name, part in seen.items()} == {
        name: prod(shape) for name, shape in shapes(course, players).items()
    }


def test_no_number_is_higher_than_promised_and_three_equal_dice_are_three() -> None:
    triple = Position.from_text("A1,h,h,h/h,h,h,C1 C7 1 555+oos")
    assert numbers(triple, 2)["dice"] == [0, 0, 0, 0, 3, 0]
    highest = most(triple.course)
    game = random_game(4, seed=5, most=300)
    for position in (triple, *(event.position for event in game.events)):
        for name, told in numbers(position, 1).items():
            assert 0 <= min(told) <= max(told) <= highest[name], name
