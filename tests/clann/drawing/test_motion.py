"""Motion begins with the picture before a step, ends with the one after it, and loses nobody."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import pairwise
from math import dist
from statistics import median
from typing import Any

import pytest
from ipycanvas.canvas import _CanvasManager

from clans_widget.clann import CHARACTERS, Position
from clans_widget.clann.drawing import draw, look_of, seconds_of
from clans_widget.clann.drawing.motion import SECONDS
from clans_widget.core.moment import Moment
from clans_widget.picture import Picture
from clans_widget.picture.canvas import Painter, new_canvas
from clans_widget.picture.motion import frames
from clans_widget.picture.plane.geometry import bounds
from tests.clann.drawing.positions import NAMES, after, before, moments, of_kind
from tests.picture.seen import outlines, shapes, texts

WAY = (0.1, 0.3, 0.5, 0.7, 0.9)
FIGURES = [f"figure.{arm}.{name}" for arm in range(4) for name in CHARACTERS]
MOST_BYTES_OF_A_STEP = 12_500
"""A little less than a widget may send with its captions and tables."""
MOST_BYTES = 10_000
"""Of a message in motion."""

every_kind = pytest.mark.parametrize("kind", [kind.__name__ for kind in SECONDS])


def feet(picture: Picture, name: str) -> tuple[float, float]:
    left, _, right, bottom = bounds(outlines(picture, "figures", name)[0])
    return (left + right) / 2, bottom


def moving(kind: str) -> Iterator[Moment]:
    yield from of_kind(kind)[:: max(1, len(of_kind(kind)) // 6)]


@pytest.mark.slow
@every_kind
@pytest.mark.parametrize("layer", ["ground", "figures", "dice", "players", "names"])
def test_at_first_all_is_as_before_the_step(kind: str, layer: str) -> None:
    for moment in moving(kind):
        was = draw(before(moment), look_of(players=NAMES), choosing=True)
        shown = draw(moment, look_of(players=NAMES), progress=0)
        assert shapes(shown, layer) == shapes(was, layer), moment.step


@pytest.mark.slow
@every_kind
def test_at_last_a_step_is_drawn_as_without_motion(kind: str) -> None:
    for moment in moving(kind):
        assert draw(moment, progress=1).svg() == draw(moment).svg()


@every_kind
def test_the_words_do_not_depend_on_progress(kind: str) -> None:
    moment = of_kind(kind)[0]
    told = {(p.title, p.description) for p in (draw(moment, progress=k) for k in (0, 0.5, 1))}
    assert len(told) == 1


@pytest.mark.slow
@every_kind
def test_nobody_gets_lost_on_the_way_and_nobody_stands_where_nobody_goes(kind: str) -> None:
    for moment in moving(kind):
        start, end = draw(before(moment), choosing=True), draw(moment)
        still = {n for n in FIGURES if outlines(start, "figures", n) == outlines(end, "figures", n)}
        for part in WAY:
            picture = draw(moment, progress=part)
            for name in FIGURES:
                assert outlines(picture, "figures", name) or not outlines(end, "figures", name)
                if name in still and kind != "CharacterTaken":
                    assert outlines(picture, "figures", name) == outlines(end, "figures", name)


def test_one_who_walks_goes_over_every_cell() -> None:
    event = Position.from_text("A9,h,h,h/C1,h,h,h C7 1 5").play("5-1")
    for walked, cell in enumerate(("A9", "A10", "A11", "A12", "A13", "A14")):
        picture = draw(after(event, 1), progress=walked / 5)
        x, y = feet(picture, "figure.0.tall")
        assert picture.place_at(x, y - 6) == cell


def test_one_who_walks_hops_from_cell_to_cell() -> None:
    event = Position.from_text("A3,h,h,h/C1,h,h,h C7 1 2").play("2-1")
    heights = [feet(draw(after(event, 1), progress=p / 4), "figure.0.tall")[1] for p in range(5)]
    straight = [heights[0] + (heights[4] - heights[0]) * p / 4 for p in range(5)]
    assert heights[1] < straight[1] - 4
    assert heights[3] < straight[3] - 4


def test_the_knight_walks_over_the_end_of_the_ring() -> None:
    event = Position.from_text("h,h,h,h/C13,C1,h,h D13 2 3k").play("3-N")
    for walked, cell in enumerate(("D13", "D14", "A1", "A2")):
        picture = draw(after(event, 1), progress=walked / 3)
        x, y = feet(picture, "knight")
        assert picture.place_at(x, y - 6) == cell


@pytest.mark.parametrize("kind", ["CharacterSentHome", "CharacterPlaced", "KnightPushed"])
def test_one_who_flies_comes_closer_and_rises_on_the_way(kind: str) -> None:
    for moment in moving(kind):
        start, end = draw(before(moment), choosing=True), draw(moment)
        there = [n for n in (*FIGURES, "knight") if outlines(start, "figures", n)]
        goes = [name for name in there if feet(start, name) != feet(end, name)]
        name = max(goes, key=lambda name: dist(feet(start, name), feet(end, name)))
        ways = [draw(moment, progress=part) for part in (0, *WAY, 1)]
        across = [abs(feet(picture, name)[0] - feet(end, name)[0]) for picture in ways]
        assert all(far >= near for far, near in pairwise(across))
        middle = (feet(start, name)[1] + feet(end, name)[1]) / 2
        assert feet(ways[3], name)[1] < middle
        assert draw(moment, progress=0.5).layer("figures").shapes[-1].name in ("letter", "")


def test_dice_tumble_before_they_lie_and_always_in_the_same_way() -> None:
    event = Position.from_text("A9,h,h,h/C1,h,h,h C7 1 -").roll((2, 5), "k")
    moment = after(event)
    faces = set()
    for part in WAY:
        picture = draw(moment, progress=part)
        dice = [s.name for s in picture.layer("dice").shapes if s.name.startswith("die.")]
        assert len(dice) == 3
        faces.add(tuple(dice))
        assert shapes(picture, "dice") == shapes(draw(moment, progress=part), "dice")
        tray = picture.layer("panel").shapes[3]
        for ring in (ring for name in dice for ring in outlines(picture, "dice", name)):
            left, top, right, low = bounds(tray.outlines[0])  # type: ignore[union-attr]
            assert all(left - 6 <= x <= right + 6 and top - 6 <= y <= low + 6 for x, y in ring)
    assert len(faces) > 2
    assert ("die.2", "die.5", "die.k") in faces


def test_names_come_back_when_somebody_has_gone_on() -> None:
    event = Position.from_text("A9,h,h,h/C1,h,h,h C7 1 5").play("5-1")
    seen = [{*texts(draw(after(event, 1), progress=p).layer("names"))} for p in (0, 1)]
    assert seen[0] != seen[1]
    assert "A10" in seen[1]


def test_only_steps_that_move_take_time() -> None:
    for moment in moments():
        seconds = seconds_of(moment.step)
        assert 0 <= seconds <= 1
        assert bool(seconds) == (moment.step.name != "TurnEnded")


class Sent:
    """The sizes of messages to a canvas."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.sizes: list[int] = []
        monkeypatch.setattr(_CanvasManager, "send", self._send)

    def _send(self, content: Any, buffers: list[Any]) -> None:
        size = len(json.dumps(content)) + sum(memoryview(part).nbytes for part in buffers)
        self.sizes.append(size)


@pytest.mark.slow
def test_a_step_with_its_motion_sends_little(monkeypatch: pytest.MonkeyPatch) -> None:
    sent, look, painter = Sent(monkeypatch), look_of("en", NAMES), Painter(new_canvas(1330, 790))
    sums = []
    for moment in moments()[:80]:
        sent.sizes.clear()
        seconds = seconds_of(moment.step)
        for part in frames(seconds):
            painter.show(draw(moment, look, progress=part), moving=part < 1)
        sums.append(sum(sent.sizes))
        if seconds and moment.number > 1:
            assert max(sent.sizes[:-1], default=0) <= MOST_BYTES, moment.step
    assert median(sums) <= MOST_BYTES_OF_A_STEP
