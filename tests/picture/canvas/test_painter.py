"""Painting only what changes: enough of it, in one small message.

On pictures of Clans: what a message may weigh is said of the largest board there is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from clans_widget.clans import ClanRevealed, Marks, WinnersDeclared
from clans_widget.clans.drawing import draw, look_of
from clans_widget.clans.drawing.motion import seconds_of
from clans_widget.clans.moment import Moment
from clans_widget.picture import Circles, DrawingError, Layer, Picture
from clans_widget.picture.canvas import (
    Painter,
    new_canvas,
)
from clans_widget.picture.canvas.difference import (
    Spread,
    difference,
    joined,
    touching,
)
from clans_widget.picture.canvas.pieces import (
    Box,
    Piece,
)
from clans_widget.picture.motion import frames
from tests.clans.drawing.positions import START
from tests.clans.games import random_game
from tests.picture.canvas.messages import Messages

pytestmark = pytest.mark.slow

MOST_AT_FIRST = 250_000
MOST = 8_192
MOST_AT_THE_END = 11_000
"""When the first card turns over, the columns of all players come at once; then the winner."""


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> Messages:
    return Messages(monkeypatch)


def painter_of(messages: Messages, scale: float = 2) -> Painter:
    painter = Painter(new_canvas(1330, 790, scale=scale), scale)
    messages.taken()
    return painter


def shown(seed: int, k: int, progress: float = 1) -> Picture:
    """A step of a random game as the widget shows it."""
    game = random_game(seed)
    return draw(Moment.of(game, k + 1), look_of(players=game.players), progress=progress)


@pytest.mark.parametrize("seed", [0, 4, 7])
def test_each_step_of_a_game_is_one_small_message(seed: int, messages: Messages) -> None:
    painter = painter_of(messages)
    for k, step in enumerate(random_game(seed).steps):
        painter.show(shown(seed, k))
        sizes = messages.taken()
        assert len(sizes) <= 1
        ends = isinstance(step, ClanRevealed | WinnersDeclared)
        most = MOST_AT_THE_END if ends else MOST if k else MOST_AT_FIRST
        assert sum(sizes) <= most, step.name


def test_each_frame_of_a_game_is_one_small_message(messages: Messages) -> None:
    painter = painter_of(messages)
    painter.show(shown(5, 0))
    messages.taken()
    for k, step in enumerate(random_game(5).steps):
        for progress in frames(seconds_of(step), 8) if k else ():
            painter.show(shown(5, k, progress))
            sizes = messages.taken()
            assert len(sizes) <= 1
            assert sum(sizes) <= MOST, (step.name, progress)


def test_the_same_picture_again_sends_nothing(messages: Messages) -> None:
    painter = painter_of(messages)
    painter.show(draw(START))
    messages.taken()
    painter.show(draw(START))
    assert messages.taken() == []


def test_a_new_browser_gets_everything_in_one_message(messages: Messages) -> None:
    painter = painter_of(messages)
    painter.reset()
    assert messages.taken() == []
    painter.show(draw(START))
    first = messages.taken()
    painter.reset()
    assert messages.taken() == first


def test_other_static_layers_are_painted_anew(messages: Messages) -> None:
    painter = painter_of(messages)
    painter.show(draw(START))
    first = messages.taken()
    painter.show(replace(draw(START), layers=draw(START).layers[1:]))
    painter.show(draw(START))
    assert messages.taken()[1:] == first


def test_what_cannot_be_painted_leaves_the_picture_before(messages: Messages) -> None:
    painter = painter_of(messages)
    painter.show(draw(START))
    messages.taken()
    odd = Layer("odd", (Circles(((0, 0, -1),), "#000000"),))
    picture = draw(START)
    with pytest.raises(DrawingError, match="layer odd"):
        painter.show(replace(picture, layers=(*picture.layers, odd)))
    painter.show(draw(START))
    assert messages.taken() == []


@cache
def walk(seed: int, number: int = 40) -> tuple[Picture, ...]:
    """Pictures of a game with jumps back and forth, halfway motion and marks."""
    return tuple(_walk(seed, number))


def _walk(seed: int, number: int) -> Iterator[Picture]:
    chance, game = Random(seed), random_game(seed)
    steps = game.steps
    k = chance.randrange(len(steps) // 2)
    for _ in range(number):
        k = min(max(0, k + chance.choice([1, 1, 1, -1, 9, -7])), len(steps) - 1)
        marks = Marks(highlights=("C3", "D2"), faded=chance.random() < 0.5)
        yield draw(
            Moment.of(game, k + 1),
            progress=chance.choice([1, 0, 0.3, 0.9]),
            marks=marks if chance.random() < 0.2 else Marks(),
        )


def painted_at(
    spread: Spread, points: Iterable[tuple[int, int]]
) -> dict[tuple[int, int], tuple[Piece, ...]]:
    """The pieces that may cover each point, in the order of painting."""
    return {
        (x, y): tuple(
            piece[:2]
            for piece, (_, boxes) in spread.items()
            if any(box.covers(Box(x, y, x + 1, y + 1)) for box in boxes)
        )
        for x, y in points
    }


@pytest.mark.parametrize("seed", [1, 2])
def test_outside_the_repainted_boxes_nothing_differs(seed: int) -> None:
    """At any point that is not painted again, the same pieces are painted in the same order."""
    chance = Random(seed)
    old: Spread = {}
    for picture in walk(seed):
        new, boxes = difference(old, picture, 2)
        areas = joined(boxes)
        points = [(chance.randrange(2660), chance.randrange(1580)) for _ in range(60)]
        points += [(box.left + 3, box.top + 3) for _, some in new.values() for box in some[:1]][::9]
        points = [
            p for p in points if not any(a.covers(Box(*p, p[0] + 1, p[1] + 1)) for a in areas)
        ]
        assert painted_at(old, points) == painted_at(new, points)
        old = new


def test_inside_the_repainted_boxes_everything_is_painted_again_in_order() -> None:
    spread, boxes = difference({}, walk(1)[-1], 2)
    assert touching(spread, joined(boxes)) == list(spread)
    small = Box(700, 700, 900, 900)
    found = touching(spread, [small, small])
    assert found == [piece for piece in spread if piece in found]
    outside = [boxes for piece, (_, boxes) in spread.items() if piece not in found]
    assert 0 < len(found) < len(spread)
    for box in (box for some in outside for box in some):
        apart = (
            box.right <= small.left,
            box.left >= small.right,
            box.bottom <= small.top,
            box.top >= small.bottom,
        )
        assert any(apart)


def test_joined_boxes_cover_all_of_them() -> None:
    chance = Random(3)
    corners = [(chance.randrange(900), chance.randrange(900)) for _ in range(200)]
    boxes = [
        Box(x, y, x + chance.randrange(1, 90), y + chance.randrange(1, 90)) for x, y in corners
    ]
    areas = joined(boxes)
    assert len(areas) < len(boxes)
    assert all(any(area.covers(box) for area in areas) for box in boxes)


def test_another_order_is_a_difference() -> None:
    over = Circles(((5, 5, 4),), "#000000"), Circles(((7, 5, 4),), "#ffffff")
    one, other = (
        Picture(20, 20, (Layer("dots", shapes),), "", "", "en") for shapes in (over, over[::-1])
    )
    old, _ = difference({}, one, 1)
    assert difference(old, one, 1).boxes == []
    assert difference(old, other, 1).boxes


def test_equal_pieces_are_counted() -> None:
    veil = Circles(((5, 5, 4), (5, 5, 4)), "#000000", opacity=0.5)
    twice = Picture(20, 20, (Layer("veils", (veil,)),), "", "", "en")
    once = Picture(
        20, 20, (Layer("veils", (replace(veil, circles=veil.circles[:1]),)),), "", "", "en"
    )
    old, _ = difference({}, twice, 1)
    assert len(old) == 2
    assert difference(old, twice, 1).boxes == []
    assert difference(old, once, 1).boxes
