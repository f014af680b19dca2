"""In a real browser: painting only what changes leaves the same pixels as painting everything."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

from clans_widget.stage.face.painted import FEW
from tests.browser.driving.boards import is_sharp
from tests.browser.driving.lab import MANY_COLORS, TALL, Lab
from tests.clans.games import LAST_MOVE
from tests.speeds import many

pytestmark = pytest.mark.slow

SETUP: Final = """
from random import Random

from ipywidgets import VBox
from clans_widget.clans import Game, Marks
from clans_widget.clans.drawing import Look, draw
from clans_widget.clans.moment import Moment
from clans_widget.picture.canvas import Painter, new_canvas, paint

def whole_game(seed):
    cards = {"Ann": "red", "Bob": "blue", "Cid": "black"}
    game, chance = Game.new(list(cards), clans=cards, seed=seed), Random(seed)
    while not game.position.is_over:
        game.play(chance.choice(game.position.legal_moves()))
    return game

def pictures(seed, layout, faded, number):
    chance, game, at = Random(seed), whole_game(seed), 1
    for k in range(number):
        marks = Marks(highlights=("C3",), faded=True) if faded and k % 3 else Marks()
        progress = chance.choice([1.0, 1.0, 0.35, 0.8])
        moment = Moment.of(game, at)
        yield draw(moment, Look(layout=layout), marks=marks, progress=progress)
        jump = chance.random() < 0.1
        at = chance.randrange(moment.count) if jump else at + chance.choice([1, 1, 1, -1])
        at = min(max(at, 0), moment.count)

def walked(name, seed, layout, scale, faded, number):
    shown = list(pictures(seed, layout, faded, number))
    size = shown[0].width, shown[0].height
    one, other = (new_canvas(*size, scale=scale) for _ in range(2))
    painter = Painter(one, scale)
    for picture in shown:
        painter.show(picture)
    paint(other, shown[-1], scale=scale)
    one.add_class(f"{name}-walked")
    other.add_class(f"{name}-fresh")
    return VBox([one, other])
"""

ROOM: Final = """
from ipywidgets import HTML
from clans_widget import ClansWidget

def room():
    return HTML('<div style="height: 9000px"></div>')
"""

# A motion as the widget shows it, up to some frame; beside it that frame alone, all of it painted.
MOTION: Final = """
from clans_widget.picture.motion import frames

def moved(name, kind, upto):
    game = whole_game(7)
    at = 1 + next(k for k, step in enumerate(game.steps) if k and step.name == kind)
    way = [0.0, *frames(0.8)][: upto + 1]
    shown = [draw(Moment.of(game, at), progress=progress) for progress in way]
    one, other = (new_canvas(1330, 790, scale=2) for _ in range(2))
    painter = Painter(one, 2)
    painter.show(draw(Moment.of(game, at - 1)))
    for progress, picture in zip(way, shown):
        painter.show(picture, moving=progress < 1)
    paint(other, shown[-1], scale=2)
    one.add_class(f"{name}-moved")
    other.add_class(f"{name}-fresh")
    return VBox([one, other])
"""

# Boards as readers have them, and what each shows painted at once.
BOARDS: Final = """
from clans_widget import ClannWidget, ClansWidget, Compare, clann

def race(seed):
    game, chance = clann.Game.new(["Ann", "Bob"], seed=seed), Random(seed)
    while len(game.events) < 60:
        game.roll() if game.position.can_roll else game.play(
            chance.choice(game.position.legal_moves())
        )
    return game

def boards(widget):
    if "stage-board" in getattr(widget, "_dom_classes", ()):
        yield widget
    for part in getattr(widget, "children", ()):
        yield from boards(part)

def at_once(name, widget, pictures):
    canvases = []
    for k, (picture, shown) in enumerate(zip(pictures, boards(widget), strict=True)):
        scale = shown.width / picture.width
        canvas = new_canvas(picture.width, picture.height, scale=scale)
        paint(canvas, picture, scale=scale)
        canvas.add_class(f"{name}-{k}-fresh")
        canvases.append(canvas)
    return VBox(canvases)
"""

WALKED: Final = {
    "clans-compare": (
        f'Compare("{LAST_MOVE}", "B5-C4:B2,C4", "B5-C4:C4,B2")',
        "at_once('clans-compare', board, board._scene.pictures())",
        (".stage-first-future", ".stage-second-future"),
    ),
    "clans": (
        "ClansWidget(whole_game(3))",
        "at_once('clans', board, [board.picture])",
        (".clans-canvas",),
    ),
    "clann": (
        "ClannWidget(race(3))",
        "at_once('clann', board, [board.picture])",
        (".clann-canvas",),
    ),
}
"""By the classes of its controls, a board, what it shows painted at once, and its canvases."""

PRESSED: Final = ("next", "next", "next", "next", "back", "first", "last")
LONGEST: Final = 1_500
PAUSES: Final = (0, 0, 60, 200, 500, LONGEST)
"""How long somebody waits after pressing a button, in milliseconds: motions are cut off, or end."""

MOTIONS: Final = [
    (kind, upto) for upto in (9, 19) for kind in ("HutsMoved", "ClansScored", "StrifeBroke")
][: many(3)]

WALKS: Final = [("wide", 11, 2, True), ("tall", 3, 1.5, False), ("wide", 7, 2, False)][: many(1)]

LONG: Final = 30
"""So many pictures are painted one over the other."""

MOST_APART: Final = 40
MOST_APART_MOVING: Final = 80
MOST_PIXELS: Final = 0.005
FEW_PIXELS: Final = 0.001
"""A browser smooths the edge of a shape a little otherwise when only a part is painted."""

# Which share of the channels of pixels differs, and by how much at most.
_APART: Final = """([one, other]) => {
    const data = selector => {
        const canvas = document.querySelector(`canvas${selector}, ${selector} canvas`);
        return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data;
    };
    const [a, b] = [data(one), data(other)];
    let number = a.length === b.length ? 0 : Infinity, most = 0;
    for (let k = 0; k < a.length; k++) {
        if (a[k] !== b[k]) { number++; most = Math.max(most, Math.abs(a[k] - b[k])); }
    }
    return [number / a.length, most];
}"""


def test_after_any_walk_the_canvas_shows_what_a_full_painting_shows(lab: Lab) -> None:
    cells = [
        f"walked('w{k}', {seed}, {layout!r}, {scale}, {faded}, {many(LONG)})"
        for k, (layout, seed, scale, faded) in enumerate(WALKS)
    ]
    lab.open([SETUP, *cells])
    lab.run_all()
    for k, _ in enumerate(WALKS):
        share, most = settled(lab, f".w{k}-walked", f".w{k}-fresh", MOST_APART)
        assert most <= MOST_APART, f"walk {k}"
        assert share <= MOST_PIXELS, f"walk {k}"


def test_a_board_far_away_has_few_pixels_until_it_comes_in_sight(lab: Lab) -> None:
    """A page keeps the pixels of all its boards."""
    boards = [f"display(ClansWidget({LAST_MOVE!r}).add_class('board-{k}'))" for k in range(FEW + 1)]
    lab.open([ROOM, *boards[:-1], "room()", boards[-1], "room()"])
    lab.run_all()
    lab.wait_painted(".board-0")
    last = f".board-{FEW}"
    assert not is_sharp(lab, last)
    lab.canvas(last).scroll_into_view_if_needed()
    lab.until(lambda: is_sharp(lab, last), "The board has fewer pixels than are shown.")


@pytest.mark.deep
def test_a_motion_looks_as_if_each_frame_was_painted_anew(lab: Lab) -> None:
    """What glides is copied: its edges are a little softer until it has arrived."""
    cells = [f"moved('m{k}', {kind!r}, {upto})" for k, (kind, upto) in enumerate(MOTIONS)]
    lab.open([SETUP, MOTION, *cells])
    lab.run_all()
    for k, (kind, upto) in enumerate(MOTIONS):
        share, most = settled(lab, f".m{k}-moved", f".m{k}-fresh", MOST_APART_MOVING)
        assert share <= FEW_PIXELS, (kind, upto)
        assert most <= MOST_APART_MOVING, (kind, upto)


@pytest.mark.deep
@pytest.mark.parametrize("board", ["clans-compare", "clans", "clann"])
def test_whatever_was_pressed_a_board_at_rest_shows_its_picture(lab: Lab, board: str) -> None:
    """However motions were cut off, and though those of two boards differ in length."""
    made, at_once, canvases = WALKED[board]
    lab.page.set_viewport_size(TALL)
    lab.open([SETUP, BOARDS, f"board = {made}\nboard", at_once])
    lab.run_all()
    lab.wait_painted(canvases[0])
    chance = Random(board)
    for turn in range(many(2)):
        for press, pause in step_by_step() if turn == 0 else in_a_hurry(chance):
            lab.page.locator(f".{board}-{press}").click(force=True)
            lab.page.wait_for_timeout(pause)
        lab.wait_still()
        lab.select_cell(3)
        lab.command("notebook:run-cell")
        for k, canvas in enumerate(canvases):
            share, most = settled(lab, canvas, f".{board}-{k}-fresh", MOST_APART_MOVING)
            assert share <= MOST_PIXELS, (turn, canvas)
            assert most <= MOST_APART_MOVING, (turn, canvas)


def step_by_step() -> Iterator[tuple[str, int]]:
    """Which buttons somebody presses who looks at each motion to its end, and how long that is."""
    yield "first", LONGEST
    yield from [("next", LONGEST)] * 6


def in_a_hurry(chance: Random) -> Iterator[tuple[str, int]]:
    """Which somebody presses at random, and how soon the next."""
    for _ in range(chance.randrange(1, 9)):
        yield chance.choice(PRESSED), chance.choice(PAUSES)


def settled(lab: Lab, one: str, other: str, allowed: int) -> tuple[float, float]:
    """How far two canvases are apart, once both are painted."""
    names = (one, other)
    far: list[tuple[float, float]] = []

    def painted() -> bool:
        far.append(tuple(lab.page.evaluate(_APART, names)))
        return far[-1][1] <= allowed and min(lab.colors(name) for name in names) > MANY_COLORS

    lab.until(painted, f"{one} is not {other}.")
    return far[-1]
