"""The map is right: what touches on screen are the neighbors (C2), on any board."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations

import pytest
from hypothesis import given, settings

from clans_widget.clans import Board, Position
from clans_widget.clans.drawing import draw, draw_board
from clans_widget.clans.drawing.land.atlas import (
    HEIGHT,
    WIDTH,
    atlas_of,
    surveyed,
)
from clans_widget.clans.drawing.land.survey import standard_survey
from clans_widget.picture.plane.geometry import (
    Path,
    area,
    clearance,
    contains,
    pairs,
)
from tests.clans.drawing.boards import (
    ODD_BOARDS,
    boards,
)
from tests.speeds import many

pytestmark = pytest.mark.slow

STANDARD = Board.standard()
BOARDS = {"standard": STANDARD, **ODD_BOARDS}

every_board = pytest.mark.parametrize("board", BOARDS.values(), ids=BOARDS)


def sides(ring: Path) -> set[frozenset[tuple[float, float]]]:
    return {frozenset(side) for side in pairs(ring, closed=True)}


def check_neighbors(board: Board) -> None:
    atlas = atlas_of(board)
    drawn = {name: sides(outline) for name, outline in atlas.outlines.items()}
    for one, other in combinations(board.ids, 2):
        assert bool(drawn[one] & drawn[other]) == (other in board[one].neighbors), (one, other)


def check_areas(board: Board) -> None:
    """Outlines and lakes fill the land without gap or overlap."""
    atlas = atlas_of(board)
    parts = sum(area(ring) for ring in (*atlas.outlines.values(), *atlas.lakes))
    assert parts == pytest.approx(abs(area(atlas.coast)))
    assert all(area(ring) > 0 for ring in atlas.outlines.values())


def check_centers(board: Board) -> None:
    atlas = atlas_of(board)
    for name in board.ids:
        assert atlas.territory_at(*atlas.center(name)) == name
        assert all(
            not contains(atlas.outlines[other], *atlas.center(name))
            for other in board.ids
            if other != name
        )


@every_board
def test_outlines_share_a_border_exactly_when_territories_are_neighbors(board: Board) -> None:
    check_neighbors(board)


@every_board
def test_outlines_and_lakes_fill_the_land_once(board: Board) -> None:
    check_areas(board)


@every_board
def test_every_center_lies_in_its_own_outline_only(board: Board) -> None:
    check_centers(board)


@pytest.mark.slow
@given(boards())
@settings(max_examples=many(12))
def test_any_planar_board_gets_a_right_map(board: Board) -> None:
    check_neighbors(board)
    check_areas(board)
    check_centers(board)


@every_board
def test_no_two_outlines_cover_the_same_point(board: Board) -> None:
    atlas = atlas_of(board)
    for x in range(5, WIDTH, 37):
        for y in range(5, HEIGHT, 37):
            covering = [name for name, ring in atlas.outlines.items() if contains(ring, x, y)]
            assert len(covering) <= 1, (x, y, covering)


@every_board
def test_the_map_lies_within_the_picture(board: Board) -> None:
    for x, y in atlas_of(board).coast:
        assert 0 < x < WIDTH
        assert 0 < y < HEIGHT


def test_there_is_a_lake_for_each_of_the_board() -> None:
    atlas = atlas_of(STANDARD)
    assert len(atlas.lakes) == len(STANDARD.lakes) == 12


def test_lakes_and_sea_belong_to_nobody() -> None:
    atlas = atlas_of(STANDARD)
    for lake in atlas.lakes:
        middle = sum(x for x, _ in lake) / len(lake), sum(y for _, y in lake) / len(lake)
        assert atlas.territory_at(*middle) is None
    assert atlas.territory_at(1, 1) is None
    assert atlas.territory_at(-50, 5000) is None


def test_every_territory_has_room_for_huts() -> None:
    atlas = atlas_of(STANDARD)
    for name, outline in atlas.outlines.items():
        assert clearance(outline, atlas.center(name)) > 26, name


def test_the_map_keeps_the_printed_geography() -> None:
    """Who lies west or north of whom by far on the printed board does so on the map."""
    atlas = atlas_of(STANDARD)
    for one, other in combinations(STANDARD, 2):
        for axis, far in ((0, 0.14), (1, 0.16)):
            apart = other.center[axis] - one.center[axis]
            if abs(apart) > far:
                drawn = atlas.center(other.id)[axis] - atlas.center(one.id)[axis]
                assert (drawn > 0) == (apart > 0), (one.id, other.id)


@every_board
def test_a_picture_has_the_territories_as_its_places(board: Board) -> None:
    atlas = atlas_of(board)
    for picture in (draw_board(board), draw(Position.start(board=board, seed=7))):
        assert list(picture.places) == list(board.ids)
        assert all(picture.center(name) == atlas.center(name) for name in board.ids)
        assert all(picture.places[name] == atlas.outlines[name] for name in board.ids)
        for x in range(5, WIDTH, 61):
            for y in range(5, HEIGHT, 61):
                there = [name for name, ring in atlas.outlines.items() if contains(ring, x, y)]
                assert picture.place_at(x, y) == (there[0] if there else None)


def test_names_lie_in_their_outlines() -> None:
    atlas = atlas_of(STANDARD)
    for name in STANDARD.ids:
        assert atlas.territory_at(*atlas.labels[name]) == name


def test_the_atlas_is_made_once() -> None:
    again = Board.from_json(STANDARD.to_json())
    assert atlas_of(again) is atlas_of(STANDARD)


def test_an_unknown_territory_has_no_center() -> None:
    with pytest.raises(KeyError):
        atlas_of(STANDARD).center("Z9")


def parts(measures: object) -> Iterator[object]:
    """Names and numbers in their order; numbers as near as they are the same on every machine."""
    if isinstance(measures, dict):
        for key, value in measures.items():
            yield key
            yield from parts(value)
    elif isinstance(measures, list):
        for value in measures:
            yield from parts(value)
    else:
        yield pytest.approx(measures, abs=1e-6) if isinstance(measures, float) else measures


def test_the_measures_that_come_with_the_package_are_those_of_today() -> None:
    """If not, ``make golden`` measures anew."""
    shipped, today = (
        json.loads(survey.to_json()) for survey in (standard_survey(), surveyed(STANDARD))
    )
    assert list(parts(shipped)) == list(parts(today))


def test_measures_come_back_as_they_were_written() -> None:
    for board in ODD_BOARDS.values():
        survey = surveyed(board)
        assert type(survey).from_json(survey.to_json()) == survey


def test_no_other_board_gets_the_map_of_the_standard_one() -> None:
    data = json.loads(STANDARD.to_json())
    data["territories"][0]["center"][0] += 0.001
    other = Board.from_json(json.dumps(data))
    assert other != STANDARD
    assert atlas_of(other).coast != atlas_of(STANDARD).coast
