"""Names that a question uses are read: no arrow of it lies on one, whichever neighbors it joins."""

from __future__ import annotations

from itertools import chain
from typing import Final

import pytest

from clans_widget.clans import Board, Marks, Position
from clans_widget.clans.drawing import Look, draw, draw_board
from clans_widget.clans.drawing.layout import LAYOUTS, LayoutName
from clans_widget.clans.drawing.show import picture as shown
from clans_widget.clans.printed.pictures import paper_picture
from clans_widget.picture import Picture, Text
from clans_widget.picture.legible import text_box
from clans_widget.picture.marking.arrows import Manner
from clans_widget.words import Voice
from tests.picture.seen import outlines, share_covered

BOARD: Final = Board.standard()
HUTS: Final = (("rbg", "yk"), ("r", "b"), ("3r2b2g", "2yk"))
"""What stands where an arrow begins and ends: some huts, few, a crowd."""

DRAWN: Final[dict[Manner, str]] = {"author": "arrow", "hint": "hint", "moved": "trail"}


def names(picture: Picture) -> dict[str, Text]:
    layers = (layer for layer in picture.layers if layer.name in ("names", "told"))
    return {s.text: s for layer in layers for s in layer.shapes if isinstance(s, Text)}


def covered(picture: Picture, name: str = "arrow") -> dict[str, float]:
    """Which part of each name's box an arrow covers, where it covers any."""
    arrows = outlines(picture, "marks", name)
    assert arrows
    shares = {
        name: max(share_covered(arrow, text_box(text)) for arrow in arrows)
        for name, text in names(picture).items()
    }
    return {name: share for name, share in shares.items() if share}


def pairs(region: str) -> list[tuple[str, str]]:
    return [(one, other) for one in BOARD.regions[region] for other in BOARD[one].neighbors]


def test_the_pairs_are_all_neighbors_there_are() -> None:
    every = [*chain.from_iterable(map(pairs, BOARD.regions))]
    assert len(every) == len({*every}) == sum(len(each.neighbors) for each in BOARD) == 270


@pytest.mark.slow
@pytest.mark.parametrize("region", BOARD.regions)
def test_no_arrow_between_neighbors_lies_on_any_name(region: str) -> None:
    for number, (one, other) in enumerate(pairs(region)):
        first, second = HUTS[number % len(HUTS)]
        position = Position.of({one: first, other: second})
        picture = draw(position, marks=Marks(((one, other),)), choosing=True)
        assert covered(picture) == {}, (one, other)
        assert names(picture).keys() == {*BOARD.ids}


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("manner", DRAWN)
def test_nor_does_any_kind_of_arrow_in_any_layout(manner: Manner, layout: LayoutName) -> None:
    position = Position.start(BOARD, seed=7)
    for one, other in chain.from_iterable(map(pairs, "AI")):
        marks = Marks(((one, other),), highlights=(one, other))
        picture = draw(position, Look(layout=layout), marks=marks, choosing=True, arrows=manner)
        assert covered(picture, DRAWN[manner]) == {}, (one, other)
        assert {one, other} <= names(picture).keys()


@pytest.mark.slow
@pytest.mark.parametrize("region", ["A", "D", "I"])
def test_nor_does_one_on_paper_where_no_name_is_left_out(region: str) -> None:
    for number, (one, other) in enumerate(pairs(region)):
        first, second = HUTS[number % len(HUTS)]
        position = Position.of({one: first, other: second})
        picture = paper_picture(position, Voice("nl"), Marks(((one, other),), highlights=(other,)))
        assert covered(picture) == {}, (one, other)
        assert names(picture).keys() == {*BOARD.ids}


@pytest.mark.parametrize("move", ["A4-A1", "I3-I1", "J4-J1", "A5-A2", "I3-K2", "D4-D2"])
def test_nor_on_the_pictures_of_a_move_and_of_one_that_is_refused(move: str) -> None:
    position = Position.of(dict.fromkeys(move.split("-"), "r"))
    assert covered(shown(position.play(move)), "trail") == {}
    refused = Position.of({move[:2]: "7r", move[3:]: "b"}).why_not(move)
    assert covered(shown(refused)) == {}
    assert covered(draw_board(BOARD, marks=Marks(((move[:2], move[3:]),)))) == {}


def test_a_name_that_has_no_room_in_its_territory_is_tied_to_it() -> None:
    picture = draw(Position.of({"C3": "rbg", "C5": "yk"}), marks=Marks((("C3", "C5"),)))
    assert picture.layer("names").named("tie")
    plain = draw(Position.of({"C3": "rbg", "C5": "yk"}))
    assert not plain.layer("names").named("tie")


def test_names_that_no_arrow_comes_near_stay_where_they_are() -> None:
    position = Position.start(BOARD, seed=7)
    before = names(draw(position))
    after = names(draw(position, marks=Marks((("A4", "A1"),)), choosing=True))
    moved = {name for name in before if before[name] != after[name]}
    assert moved <= {"A1", "A3", "A4"}
    assert "A1" in moved or "A4" in moved
