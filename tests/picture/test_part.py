"""The part of a picture around places."""

from __future__ import annotations

import pytest

from clans_widget.picture import Picture

PLACES = {
    "left": ((10, 20), (20, 20), (15, 30)),
    "right": ((70, 30), (80, 30), (75, 45)),
    "corner": ((0, 0), (2, 0), (0, 2)),
    "other corner": ((100, 50), (98, 50), (100, 48)),
}


@pytest.mark.parametrize(
    ("names", "part"),
    [
        ((), ()),
        (("left",), (0.05, 0.3, 0.25, 0.7)),
        (("right",), (0.65, 0.5, 0.85, 1.0)),
        (("left", "right"), (0.05, 0.3, 0.85, 1.0)),
        (("corner",), (0.0, 0.0, 0.07, 0.14)),
        (("other corner",), (0.93, 0.86, 1.0, 1.0)),
    ],
)
def test_it_holds_the_places_and_some_of_what_lies_beside(
    names: tuple[str, ...], part: tuple[float, ...]
) -> None:
    picture = Picture(100, 50, (), "Places", "Places.", "en", PLACES)
    assert picture.part(names) == pytest.approx(part)


def test_of_a_place_that_is_not_there_there_is_no_part() -> None:
    with pytest.raises(KeyError):
        Picture(100, 50, (), "Places", "Places.", "en", PLACES).part(["nowhere"])
