"""Every place of the picture is there, and can be clicked at its center."""

from __future__ import annotations

import pytest

from clans_widget.clann import Course, Position
from clans_widget.clann.drawing import draw, look_of
from clans_widget.clann.drawing.land.atlas import atlas_of
from clans_widget.clann.drawing.layout import LAYOUTS, LayoutName
from clans_widget.picture.plane.geometry import distance
from tests.clann.drawing.positions import MIDGAME

pytestmark = pytest.mark.slow

COURSES = (Course(), Course(7, 1), Course(20, 9), Course(99, 99))
every_layout = pytest.mark.parametrize("layout", LAYOUTS)


def names_of(position: Position) -> set[str]:
    arms = {2: "AC", 3: "ABC", 4: "ABCD"}[position.players]
    own = {f"{arm}-h{k}" for arm in arms for k in range(1, 5)}
    own |= {f"{arm}-t{k + 1}" for arm in arms for k in range(position.course.treasure)}
    return {*position.course.cells, *own, "arrival"}


@every_layout
@pytest.mark.parametrize(
    ("players", "course"),
    [
        pytest.param(players, course, marks=() if players == 2 + turn % 3 else pytest.mark.deep)
        for turn, course in enumerate(COURSES)
        for players in (2, 3, 4)
    ],
    ids=str,
)
def test_every_place_is_there_and_clickable_at_its_center(
    course: Course, players: int, layout: LayoutName
) -> None:
    position = Position.start(course, players=players)
    picture = draw(position, look_of(layout=layout))
    assert {*picture.places} == names_of(position)
    for name in picture.places:
        assert picture.place_at(*picture.center(name)) == name


@every_layout
@pytest.mark.parametrize(
    ("dice", "names"),
    [
        ("-", {"tray"}),
        ("+oo", {"tray"}),
        ("25k", {"die-1", "die-2", "die-3"}),
        ("5K+oo", {"die-1", "die-2"}),
        ("255+os", {"die-1", "die-2", "die-3"}),
    ],
)
def test_dice_are_places_as_long_as_they_are_left(
    dice: str, names: set[str], layout: LayoutName
) -> None:
    picture = draw(Position.from_text(f"A9,h,h,h/C1,h,h,h C7 1 {dice}"), look_of(layout=layout))
    assert {name for name in picture.places if name[:3] in ("die", "tra")} == names
    for name in names:
        assert picture.place_at(*picture.center(name)) == name


@pytest.mark.parametrize("course", COURSES, ids=str)
def test_cells_follow_each_other_and_the_ring_is_closed(course: Course) -> None:
    cells = atlas_of(course, LAYOUTS["wide"]).ring
    for one, other in zip(cells, [*cells[1:], cells[0]], strict=True):
        assert max(map(distance, one.border(1), other.border(0))) < 0.05
        assert distance(one.center, other.center) < 1.8 * (one.end - one.start)


def test_treasures_lead_from_the_gate_to_the_arrival() -> None:
    atlas = atlas_of(Course(), LAYOUTS["wide"])
    for arm, cells in enumerate(atlas.treasures):
        gate = atlas.ring[atlas.course.gates[arm]].center
        ways = [distance(cell.center, atlas.way.middle) for cell in cells]
        assert ways == sorted(ways, reverse=True)
        assert distance(gate, cells[0].center) < 1.5 * cells[0].size + atlas.road / 2


def test_positions_of_one_course_share_their_places() -> None:
    assert draw(MIDGAME).places is draw(MIDGAME, look_of("fr")).places
