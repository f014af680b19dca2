"""The canvas adapter, without a browser: what it would send is recorded."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

import numpy as np
import pytest
from ipycanvas import MultiCanvas
from ipycanvas.canvas import _CMD_LIST, _CanvasManager

from clans_widget.picture import (
    Circles,
    DrawingError,
    Layer,
    Lines,
    Picture,
    Polygons,
    Shape,
    Text,
)
from clans_widget.picture.canvas import (
    held,
    new_canvas,
    paint,
)

SQUARES = tuple(
    ((x, y), (x + 90, y), (x + 90, y + 90), (x, y + 90))
    for x in range(0, 1300, 100)
    for y in range(0, 700, 100)
)
LAND = tuple(
    shape
    for k in range(30)
    for shape in (
        Polygons(SQUARES, f"#8fae{k:02x}", "#33333d"),
        Lines((SQUARES[k], SQUARES[k + 1]), f"#3f6c{k:02x}", 2),
    )
)
DOTS = Circles(tuple((x, 45, 9) for x in range(45, 1300, 100)), "#c8321f")
HUTS = DOTS, Text("2", 45, 60, 12, "#33333d")
BOARD = Picture(
    1330, 790, (Layer("land", LAND, static=True), Layer("huts", HUTS)), "A board", "A board.", "en"
)

Sent = list[list[Any]]


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> Sent:
    """The messages that drawing sends, each a list of commands by name."""
    messages: Sent = []

    def send(_manager: _CanvasManager, _content: Any, buffers: list[Any]) -> None:
        commands = json.loads(np.asarray(buffers[0]).tobytes())
        if commands and not isinstance(commands[0], list):
            commands = [commands]
        messages.append([(_CMD_LIST[command[0]], *command[1:]) for command in commands])

    monkeypatch.setattr(_CanvasManager, "send", send)
    return messages


@pytest.fixture
def canvas(sent: Sent) -> MultiCanvas:
    made = new_canvas(1330, 790, scale=2)
    sent.clear()
    return made


def names(message: list[Any]) -> list[str]:
    return [command[0] for command in message]


def one_shape(shape: Shape) -> Picture:
    return Picture(100, 100, (Layer("odd", (shape,)),), "Odd", "Odd.", "en")


def test_a_picture_is_one_message(sent: Sent, canvas: MultiCanvas) -> None:
    paint(canvas, BOARD, scale=2)
    assert len(sent) == 1
    assert names(sent[0]).count("clear") == 2
    assert names(sent[0]).count("save") == names(sent[0]).count("restore") == 2
    assert {"fillPolygons", "strokeLineSegments", "fillCircles", "fillText"} <= set(names(sent[0]))


def test_static_layers_go_below_and_are_drawn_only_when_asked_for(
    sent: Sent, canvas: MultiCanvas
) -> None:
    paint(canvas, BOARD, scale=2)
    paint(canvas, BOARD, scale=2, static=False)
    both, moving = sent
    targets = [command[1] for command in both if command[0] == "switchCanvas"]
    assert targets == [[f"IPY_MODEL_{canvas[k].model_id}"] for k in (0, 1)]
    assert [command[1] for command in moving if command[0] == "switchCanvas"] == targets[1:]
    assert len(moving) < len(both) / 1.5


def test_each_message_names_its_canvas_first(sent: Sent, canvas: MultiCanvas) -> None:
    """A browser that has just loaded the page does not know which canvas was in use."""
    for _ in range(3):
        paint(canvas, BOARD, scale=2, static=False)
    assert [message[0][0] for message in sent] == ["switchCanvas"] * 3


def test_the_scale_is_that_of_the_pixels(sent: Sent, canvas: MultiCanvas) -> None:
    dot = Circles(((50, 20, 3),), "#c8321f")
    paint(canvas, one_shape(dot), scale=2)
    scales = [command[1] for command in sent[0] if command[0] == "scale"]
    circle = next(command[1] for command in sent[0] if command[0] == "fillCircle")
    assert scales[0] == scales[1]
    assert [scales[1][0] * number for number in circle] == [100, 40, 6]
    assert (canvas.width, canvas.height) == (2660, 1580)


def test_equal_looking_outlines_are_one_command(sent: Sent, canvas: MultiCanvas) -> None:
    outlines = tuple(((x, 0), (x + 1, 0), (x, 1)) for x in range(500))
    paint(canvas, one_shape(Polygons(outlines, "#c8321f", "#000000")), scale=1)
    assert names(sent[0]).count("fillPolygons") == names(sent[0]).count("strokePolygons") == 1


def test_a_line_that_is_drawn_again_in_another_color_is_not_sent_again(
    sent: Sent, canvas: MultiCanvas
) -> None:
    line = ((0, 0), (9, 0), (9, 5))
    shapes = Lines((line,), "#ffffff", 4), Lines((line,), "#000000", 2)
    paint(canvas, Picture(10, 10, (Layer("line", shapes),), "", "", "en"), scale=1)
    assert [name for name in names(sent[0]) if name.startswith("stroke")] == [
        "strokeLineSegments",
        "stroke",
    ]


def test_an_outline_is_closed_whatever_line_has_been_drawn_before_it(
    sent: Sent, canvas: MultiCanvas
) -> None:
    line = ((0, 0), (9, 0), (9, 5))
    shapes = Lines((line,), "#ffffff", 4), Polygons((line,), stroke="#000000")
    paint(canvas, Picture(10, 10, (Layer("line", shapes),), "", "", "en"), scale=1)
    assert [name for name in names(sent[0]) if name.startswith("stroke")] == [
        "strokeLineSegments",
        "strokePolygon",
    ]


def test_a_short_line_that_a_browser_closes_is_drawn_anew_for_dashes(
    sent: Sent, canvas: MultiCanvas
) -> None:
    line = ((0, 0), (9, 0))
    shapes = Lines((line,), "#ffffff", 4), Lines((line,), "#000000", 2, dash=(2, 2))
    paint(canvas, Picture(10, 10, (Layer("line", shapes),), "", "", "en"), scale=1)
    assert names(sent[0]).count("strokeLine") == 2


@pytest.mark.parametrize(
    "shape",
    [
        Polygons((((0, 0), (float("nan"), 1), (1, 1)),), "#000000"),
        Polygons((((0, 0), (1, float("inf")), (1, 1)),), "#000000"),
        Polygons((((0, 0), (1, 0), (1, 1)),), "red; drop"),
        Polygons((((0, 0), (1, 0), (1, 1)),), "#000000", "#12345"),
        Polygons((((0, 0), (1, 0), (1, 1)),), "#000000", stroke_width=-1),
        Polygons((((0, 0), (1, 0), (1, 1)),), "#000000", opacity=float("nan")),
        Lines((((0, 0), (1, float("-inf"))),), "#000000"),
        Lines((((0, 0), (1, 1)),), "#000000", dash=(3, -2)),
        Circles(((5, 5, -1),), "#000000"),
        Circles(((5, 5, float("inf")),), "#000000"),
        Circles(((1e9, 5, 1),), "#000000"),
        Text("x", float("nan"), 0, 10, "#000000"),
        Text("x", 0, 0, -10, "#000000"),
    ],
)
def test_what_would_stop_the_browser_is_refused_before_anything_is_sent(
    shape: Shape, sent: Sent, canvas: MultiCanvas
) -> None:
    with pytest.raises(DrawingError, match="layer odd"):
        paint(canvas, one_shape(shape), scale=1)
    assert sent == []
    paint(canvas, BOARD, scale=2)
    assert len(sent) == 1


@pytest.mark.parametrize("scale", [0, -1, float("nan"), float("inf")])
def test_a_scale_must_be_positive_and_finite(scale: float, sent: Sent, canvas: MultiCanvas) -> None:
    with pytest.raises(DrawingError):
        paint(canvas, BOARD, scale=scale)
    assert sent == []


def test_two_canvases_are_needed() -> None:
    with pytest.raises(DrawingError, match="2 canvases"):
        new_canvas(10, 10, layers=1)


def test_after_an_exception_nothing_is_queued(sent: Sent, canvas: MultiCanvas) -> None:
    def draw_and_fail() -> None:
        with held(canvas):
            canvas[1].fill_circle(1, 1, 1)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        draw_and_fail()
    assert sent == []
    canvas[1].fill_circle(2, 2, 2)
    assert [command[0] for message in sent for command in message] == ["switchCanvas", "fillCircle"]


def test_an_inner_hold_does_not_send_early(sent: Sent, canvas: MultiCanvas) -> None:
    with held(canvas):
        with held(canvas):
            canvas[1].fill_circle(1, 1, 1)
        assert sent == []
        canvas[1].fill_circle(2, 2, 2)
    assert [names(message) for message in sent] == [["switchCanvas", "fillCircle", "fillCircle"]]


def test_who_paints_in_another_thread_waits_for_the_message_before(
    sent: Sent, canvas: MultiCanvas
) -> None:
    with ThreadPoolExecutor() as beside:
        with held(canvas):
            canvas[1].fill_circle(1, 1, 1)
            painted = beside.submit(paint, canvas, BOARD, scale=2)
            assert not painted.done()
            wait([painted], timeout=0.2)
            canvas[1].fill_circle(2, 2, 2)
        painted.result()
    assert names(sent[0]) == ["switchCanvas", "fillCircle", "fillCircle"]
    assert names(sent[1]).count("clear") == 2


def test_empty_shapes_are_left_out(sent: Sent, canvas: MultiCanvas) -> None:
    shapes = (Polygons((), "#000000"), Lines((), "#000000"), Circles((), "#000000"))
    layer = Layer("none", shapes)
    paint(canvas, Picture(10, 10, (layer,), "", "", "en"), scale=1)
    painted = {"fillPolygon", "fillPolygons", "strokeLine", "strokeLineSegments", "fillCircles"}
    assert not painted & set(names(sent[0]))
