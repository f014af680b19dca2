"""Names of cells are whole or absent under arrows; of those that an arrow joins none is lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from clans_widget.clann import Course, Marks, Position
from clans_widget.clann.drawing import draw, look_of
from clans_widget.clann.drawing.layout import LAYOUTS, LayoutName
from clans_widget.clann.staging.places import landings, place_of
from clans_widget.picture import Picture, Text
from clans_widget.picture.legible import text_box
from tests.picture.seen import outlines, share_covered

CELLS: Final = Course.standard().cells
DICE: Final = ("125", "346")
"""Between them, each number that a die shows."""


def texts(picture: Picture) -> list[Text]:
    layers = (layer for layer in picture.layers if layer.name in ("names", "told"))
    return [s for layer in layers for s in layer.shapes if isinstance(s, Text)]


def covered(picture: Picture) -> dict[str, float]:
    """Which part of each name's box an arrow covers, where it covers any."""
    arrows = outlines(picture, "marks", "arrow")
    assert arrows
    shares = {
        text.text: max(share_covered(arrow, text_box(text)) for arrow in arrows)
        for text in texts(picture)
    }
    return {name: share for name, share in shares.items() if share}


def moves(who: str, arm: str) -> Iterator[tuple[Position, tuple[str, str]]]:
    """Each way of a die from each cell of an arm: of Tall, or of the Knight."""
    for cell in (cell for cell in CELLS if cell.startswith(arm)):
        tall, knight = (cell, away(cell)) if who == "1" else (away(cell), cell)
        black = "" if who == "1" else "k"
        for dice in DICE:
            rolled = dice[: 2 if black else 3] + black
            position = Position.from_text(f"{tall},h,h,h/h,h,h,{away(cell, 2)} {knight} 1 {rolled}")
            for way in landings(position):
                if way.who == who:
                    yield position, (place_of(position, who), way.place)


def away(cell: str, step: int = 1) -> str:
    """A cell that no die reaches from another."""
    return CELLS[(CELLS.index(cell) + 14 * step) % len(CELLS)]


@pytest.mark.slow
@pytest.mark.parametrize("arm", "ABCD")
@pytest.mark.parametrize("who", "1N")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_no_arrow_of_a_move_lies_on_a_name(layout: LayoutName, who: str, arm: str) -> None:
    number = 0
    for position, ends in moves(who, arm):
        plain = {text.text for text in texts(draw(position, look_of(layout=layout)))}
        marks = Marks((ends,))
        picture = draw(position, look_of(layout=layout), marks=marks, choosing=True)
        assert covered(picture) == {}, ends
        end = ends[1].rpartition("-")[2]
        assert end in {text.text for text in texts(picture)} or end not in plain, ends
        number += 1
    assert number >= 3 * 14 - 8 if who == "1" else number >= 2 * 14 - 8


def test_a_name_that_an_arrow_hides_stands_on_a_label_beside_the_way() -> None:
    position = Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 25k")
    picture = draw(position, marks=Marks((("A9", "A14"),)), choosing=True)
    assert [text.text for text in picture.layer("told").shapes if isinstance(text, Text)] == ["A14"]
    assert "A14" not in {t.text for t in picture.layer("names").shapes if isinstance(t, Text)}
    assert not draw(position, choosing=True).layer("told").shapes


def test_so_does_that_of_a_cell_of_the_treasure() -> None:
    position = Position.from_text("A5,h,h,h/h,h,h,C3 B9 1 3")
    picture = draw(position, marks=Marks((("B14", "C-t4"),)), choosing=True)
    assert covered(picture) == {}
    assert "t4" in {text.text for text in picture.layer("told").shapes if isinstance(text, Text)}


def test_what_a_question_names_besides_keeps_its_name() -> None:
    position = Position.from_text("A5,h,h,h/h,h,h,C3 B9 1 6")
    for dots in ((), ("A7", "A8")):
        marks = Marks((("A5", "A11"),), dots=dots)
        picture = draw(position, marks=marks, choosing=True)
        assert covered(picture) == {}
        assert {*dots} <= {text.text for text in texts(picture)}
