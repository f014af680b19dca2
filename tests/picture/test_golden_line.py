"""A golden line notices any change of a picture, and says where it is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest

from clans_widget.lessons.stills import still_of_cell
from clans_widget.picture import Picture
from clans_widget.picture.shapes import Circles, Layer, Lines, Polygons, Text
from tests.picture.golden_line import differences, line_of

QUIZ: Final = """
from clans_widget import Quiz
from clans_widget.{game} import exercises
Quiz(exercises.fresh("movers", seed=3))
"""


def picture(game: str) -> Picture:
    """A picture with all that boards of questions have."""
    still = still_of_cell(QUIZ.format(game=game))
    assert still is not None
    return still.picture


def moved(shape: Any) -> Any:
    """A shape of which one point lies a unit further to the right."""
    match shape:
        case Polygons():
            return replace(shape, outlines=(shifted(shape.outlines[0]), *shape.outlines[1:]))
        case Lines():
            return replace(shape, paths=(shifted(shape.paths[0]), *shape.paths[1:]))
        case Circles():
            (x, y, radius), *others = shape.circles
            return replace(shape, circles=((x + 1, y, radius), *others))
        case Text():
            return replace(shape, x=shape.x + 1)


def shifted(path: Any) -> Any:
    (x, y), *others = path
    return ((x + 1, y), *others)


def changed(picture: Picture) -> Iterator[tuple[str, Picture]]:
    """The picture with one shape of each layer moved, by the name of the layer."""
    for number, layer in enumerate(picture.layers):
        places = [place for place, shape in enumerate(layer.shapes) if is_seen(shape)]
        for place in places[-1:]:
            shapes = list(layer.shapes)
            shapes[place] = moved(shapes[place])
            other = Layer(layer.name, tuple(shapes), static=layer.static)
            layers = (*picture.layers[:number], other, *picture.layers[number + 1 :])
            yield layer.name, replace(picture, layers=layers)


def is_seen(shape: Any) -> bool:
    return any(getattr(shape, part, ()) for part in ("outlines", "paths", "circles", "text"))


@pytest.mark.parametrize("game", ["clans", "clann"])
def test_one_point_of_one_shape_is_noticed_in_each_layer(game: str) -> None:
    before = picture(game)
    line = line_of(before)
    assert differences(line, line_of(before)) == []
    for name, other in changed(before):
        told = [each.partition(":")[0] for each in differences(line, line_of(other))]
        assert told == [f"layer-{name}", "svg"]


def test_a_text_a_place_and_a_shape_less_are_named() -> None:
    before = picture("clans")
    line = line_of(before)
    said = before.layer("said")
    fewer = replace(before, layers=(*before.layers[:-1], Layer("said", said.shapes[:-1])))
    assert [each.partition(":")[0] for each in differences(line, line_of(fewer))] == [
        "layer-said",
        "svg",
        "texts",
    ]
    elsewhere = replace(before, places={**before.places, "A1": before.places["B1"]})
    assert [each.partition(":")[0] for each in differences(line, line_of(elsewhere))] == ["places"]
    retold = replace(before, title="Another", description="Another one.")
    assert {each.partition(":")[0] for each in differences(line, line_of(retold))} == {
        "title",
        "description",
        "svg",
    }
