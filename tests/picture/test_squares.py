"""A board of squares, and plain marks on it: what lies where, and what is told apart by shape."""

from __future__ import annotations

import pytest

from clans_widget.core.marks import Marks
from clans_widget.picture import Polygons, Text
from clans_widget.picture.marking.plain import marks_layer
from clans_widget.picture.squares import Squares

BOARD = Squares(4, 3)


def test_columns_go_to_the_right_and_rows_up() -> None:
    (left, low), (right, _), (_, high) = (BOARD.center(name) for name in ("A1", "D1", "A3"))
    assert right - left == 3 * BOARD.side
    assert low - high == 2 * BOARD.side
    assert {*BOARD.places} == {*BOARD.names}
    for name in BOARD.names:
        x, y = BOARD.center(name)
        assert 0 < x < BOARD.width
        assert 0 < y < BOARD.height


def test_light_and_dark_squares_take_turns_and_all_have_names() -> None:
    layer = BOARD.layer("#ffffff", "#000000", "#888888")
    assert layer.static
    light, dark = (shape for shape in layer.shapes if isinstance(shape, Polygons))
    assert len(light.outlines) == len(dark.outlines) == 6
    assert BOARD.outline("A1") in dark.outlines, "as in chess"
    assert BOARD.outline("A2") in light.outlines
    texts = {shape.text: shape for shape in layer.shapes if isinstance(shape, Text)}
    assert [*texts] == [*"ABCD", *"123"]
    assert texts["1"].y > texts["3"].y
    assert texts["A"].x == BOARD.center("A1")[0]


@pytest.mark.parametrize(
    ("marks", "names"),
    [
        (Marks(highlights=("A1",)), {"ring"}),
        (Marks(arrows=(("A1", "B2"),)), {"arrow"}),
        (Marks(numbers=("A1", "B1")), {"number"}),
        (Marks(dots=("A1",)), {"dot", "sign"}),
        (Marks(wrong=("A1",)), {"wrong", "cross", "sign"}),
        (Marks(missing=("A1",)), {"missing", "plus", "sign"}),
        (Marks(), set()),
    ],
    ids=["ring", "arrow", "numbers", "dot", "wrong", "missing", "nothing"],
)
def test_each_kind_of_mark_has_a_shape_of_its_own(marks: Marks, names: set[str]) -> None:
    layer = marks_layer(marks, BOARD.places)
    assert {shape.name for shape in layer.shapes if shape.name} == names


def test_what_can_move_has_a_thin_ring_and_arrows_of_a_hint_are_others() -> None:
    marks = Marks(arrows=(("A1", "B2"),))
    layer = marks_layer(marks, BOARD.places, "hint", movable=("C1",))
    names = [shape.name for shape in layer.shapes if shape.name]
    assert names == ["movable", "hint", "star"]


def test_a_mark_on_no_place_is_missed() -> None:
    with pytest.raises(KeyError):
        marks_layer(Marks(highlights=("Z9",)), BOARD.places)
