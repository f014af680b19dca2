"""What glides is copied: nothing comes to lie over what is to cover it, and at rest nothing is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import pytest

from clans_widget.picture import Circles, Layer, Picture
from clans_widget.picture.canvas import Painter, new_canvas
from clans_widget.picture.canvas.brush import Copy
from clans_widget.picture.canvas.pieces import Box, Piece, Style

RED, WHITE, GREEN = "#c8321f", "#ffffff", "#2f8f4e"

START: Final = 20
END: Final = 40


class Told(Painter):
    """A painter that also tells what it paints: colors, and copies as such."""

    def __init__(self) -> None:
        super().__init__(new_canvas(200, 60))
        self.told: list[str] = []

    def _paint_areas(self, areas: Sequence[Box], pieces: Iterable[Piece | Copy]) -> None:
        parts = list(pieces)
        self.told = [part[0].fill if isinstance(part[0], Style) else "copy" for part in parts]
        super()._paint_areas(areas, parts)


def dots(x: float, color: str) -> Circles:
    return Circles(tuple((x + 4 * k, 30, 6 + k) for k in range(3)), color)


def scene(x: float, *, between: bool = True) -> Picture:
    """Red and green dots that glide the same way; a white one may lie between them and stay."""
    white = (Circles(((30, 30, 9),), WHITE),) if between else ()
    layer = Layer("dots", (dots(x, RED), *white, dots(x + 3, GREEN)))
    return Picture(200, 60, (layer,), "Dots", "Dots.", "en")


def test_what_lies_between_is_painted_between() -> None:
    painter = Told()
    painter.show(scene(START))
    painter.show(scene(START + 5), moving=True)
    assert painter.told == ["copy", WHITE, "copy"]


def test_neighbors_that_go_the_same_way_are_one_copy() -> None:
    painter = Told()
    painter.show(scene(START, between=False))
    painter.show(scene(START + 5, between=False), moving=True)
    assert painter.told == ["copy"]


@pytest.mark.parametrize("frames_at_the_end", [1, 2, 5])
def test_what_was_copied_is_painted_at_rest_though_nothing_moves_any_more(
    frames_at_the_end: int,
) -> None:
    """Of two boards one arrives before the other, and both go on showing a motion."""
    painter = Told()
    painter.show(scene(START))
    for x in (START + 5, *[END] * frames_at_the_end):
        painter.show(scene(x), moving=True)
    painter.told = []
    painter.show(scene(END))
    assert painter.told == [*[RED] * 3, WHITE, *[GREEN] * 3]
    painter.told = []
    painter.show(scene(END))
    assert painter.told == []


def test_what_was_copied_and_is_gone_is_not_looked_for() -> None:
    painter = Told()
    painter.show(scene(START))
    painter.show(scene(END), moving=True)
    painter.show(scene(START))
    assert painter.told == [*[RED] * 3, WHITE, *[GREEN] * 3]
