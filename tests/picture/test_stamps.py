"""What glides is sent once: stamps, and when there are none."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from ipycanvas.canvas import _CMD_LIST, _CanvasManager

from clans_widget.picture import Circles, Layer, Lines, Picture, Polygons, Shape, Text
from clans_widget.picture.canvas import Painter, new_canvas
from clans_widget.picture.plane.geometry import moved

Sent = list[list[Any]]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    """The commands of each message, by name, with their values."""
    messages: Sent = []

    def send(_manager: _CanvasManager, _content: Any, buffers: list[Any]) -> None:
        commands = json.loads(np.asarray(buffers[0]).tobytes())
        messages.append(
            [(_CMD_LIST[name], values) for name, *(values, *_) in map(_whole, commands)]
        )

    monkeypatch.setattr(_CanvasManager, "send", send)
    return messages


def _whole(command: list[Any]) -> list[Any]:
    return command if len(command) > 1 else [*command, []]


def copied(message: Sequence[Any]) -> list[Any]:
    """Where copies are placed, in units of the picture: left, top, width and height."""
    return [[v / 16 for v in values[1:]] for name, values in message if name == "drawImage"]


def face(x: float, y: float, size: float = 1.0) -> list[Shape]:
    """Something of three parts."""
    square, nose = ((-6, -6), (6, -6), (6, 6), (-6, 6)), ((0, -3), (2, 1), (-2, 1))
    mouth = ((-3, 3), (3, 3))
    return [
        Polygons((moved(square, x, y, size),), "#c8321f", "#000000"),
        Polygons((moved(nose, x, y, size),), "#ffffff"),
        Lines((moved(mouth, x, y, size),), "#000000"),
    ]


def picture(*shapes: Shape) -> Picture:
    return Picture(200, 100, (Layer("all", shapes),), "A face", "A face.", "en")


@pytest.fixture
def painter(sent: Sent) -> Painter:
    """A face is painted at (20, 20)."""
    made = Painter(new_canvas(200, 100), 2)
    made.show(picture(*face(20, 20)), moving=True)
    sent.clear()
    return made


def test_what_glides_is_sent_once_and_then_copied(sent: Sent, painter: Painter) -> None:
    for x in (30, 40, 50):
        painter.show(picture(*face(x, 25)), moving=True)
    first, *others = sent
    assert [name for name, _ in first].count("fillPolygon") == 2
    for message in others:
        assert not {"fillPolygon", "fillPolygons", "strokeLine", "strokeLineSegments"} & {
            name for name, _ in message
        }
    places = [copied(message) for message in sent]
    assert [len(each) for each in places] == [1, 1, 1]
    lefts = [left for ((left, *_),) in places]
    assert lefts == pytest.approx([lefts[0], lefts[0] + 10, lefts[0] + 20])


def test_a_copy_grows_and_shrinks_with_what_it_stands_for(sent: Sent, painter: Painter) -> None:
    for size in (1.0, 1.1, 0.9):
        painter.show(picture(*face(60, 60, size)), moving=True)
    ((_, _, wide, _),), ((_, _, wider, _),), ((_, _, less, _),) = map(copied, sent)
    assert [wider / wide, less / wide] == pytest.approx([1.1, 0.9], abs=0.01)


@pytest.mark.parametrize("size", [0.5, 2.0])
def test_what_grows_or_shrinks_much_is_painted(size: float, sent: Sent, painter: Painter) -> None:
    painter.show(picture(*face(60, 60, size)), moving=True)
    assert copied(sent[0]) == []


def test_two_that_go_different_ways_are_two_stamps(sent: Sent, painter: Painter) -> None:
    painter.show(picture(*face(20, 20), *face(120, 20)), moving=True)
    sent.clear()
    painter.show(picture(*face(20, 30), *face(120, 50)), moving=True)
    assert len(copied(sent[0])) == 2


def test_at_rest_everything_is_painted(sent: Sent, painter: Painter) -> None:
    painter.show(picture(*face(30, 20)), moving=True)
    painter.show(picture(*face(40, 20)))
    assert copied(sent[0])
    assert not copied(sent[1])
    assert "fillPolygon" in [name for name, _ in sent[1]]


def test_a_browser_that_comes_in_the_middle_gets_everything(sent: Sent, painter: Painter) -> None:
    """It has no stamps: they are sent again."""
    painter.show(picture(*face(30, 20)), moving=True)
    painter.reset()
    painter.show(picture(*face(40, 20)), moving=True)
    _, anew, after = sent
    assert not copied(anew)
    assert "fillPolygon" in [name for name, _ in anew]
    assert not copied(after) or "fillPolygon" in [name for name, _ in after]


@pytest.mark.parametrize(
    "other",
    [
        Text("no", 40, 20, 10, "#000000"),
        Circles(((40, 20, 7),), "#c8321f"),
        Polygons((((30, 20), (44, 20), (37, 30)),), "#c8321f", "#000000"),
    ],
)
def test_what_changes_its_shape_is_painted(other: Shape, sent: Sent) -> None:
    before = (
        Text("yes", 20, 20, 10, "#000000"),
        Circles(((20, 20, 5),), "#c8321f"),
        Polygons((((10, 20), (20, 20), (15, 30)),), "#c8321f", "#000000"),
    )
    painter = Painter(new_canvas(200, 100), 2)
    painter.show(picture(*before), moving=True)
    sent.clear()
    painter.show(picture(other), moving=True)
    assert copied(sent[0]) == []
