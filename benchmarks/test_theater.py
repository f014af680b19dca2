"""How large the smallest numerals are, for who sits in the last row.

In percent of the picture's height; the aims are 2.5 for what the caption is about and 1.6 for
everything else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

from benchmarks.test_widget import OURS, opened
from clans_widget.clans.drawing import Look, draw
from clans_widget.clans.drawing.layout import LAYOUTS
from clans_widget.clans.moment import Moment
from clans_widget.picture import Picture
from clans_widget.picture.legible import legibility
from tests.browser.driving.boards import LAST_MOVE_NOTEBOOK
from tests.browser.driving.patience import SECONDS
from tests.clans.games import last_move_game, random_game

SCREEN: Final = (1024, 768)

STRIFE: Final = 9
"""The step of the last move in which five colors meet."""


def pictures() -> Iterator[Picture]:
    """Every step of a game, and of one that ends with strife, as a class sees them."""
    look = Look(layout="theater")
    for game in (random_game(7), last_move_game()):
        if not game.position.is_over:
            game.play("B5-C4:B2,C4")
        for step in range(len(game.steps) + 1):
            yield draw(Moment.of(game, step), look)


def test_in_the_picture(tell: Callable[[str], None]) -> None:
    found = [legibility(picture) for picture in pictures()]
    every, told = min(each.all for each in found), min(each.told for each in found)
    tell(
        f"smallest numeral in the theater: {every:.1f} % of the picture's height (aim: 1.6); "
        f"of what the caption is about {told:.1f} % (aim: 2.5)"
    )


def test_on_the_screen(tell: Callable[[str], None], tmp_path: Path) -> None:
    steps = [*LAST_MOVE_NOTEBOOK, "_ = w.play('B5-C4:B2,C4')", f"w.go_to({STRIFE})"]
    with opened(steps, tmp_path) as lab:
        width, height = SCREEN
        lab.page.set_viewport_size({"width": width, "height": height})
        lab.page.locator(".theater-opener").click()
        lab.page.wait_for_timeout(2 * SECONDS)
        canvas = lab.canvas(OURS)
        drawn = canvas.evaluate("canvas => [canvas.width, canvas.height]")
        box = canvas.bounding_box()
    layout = LAYOUTS["theater"]
    assert box is not None
    assert drawn[0] * layout.height == drawn[1] * layout.width, "it is laid out for a class"
    game = last_move_game()
    game.play("B5-C4:B2,C4")
    found = legibility(draw(Moment.of(game, STRIFE), Look(layout="theater")))
    part = box["height"] / height
    tell(
        f"strife in the theater at {width}x{height}: the board is {box['height']:.0f} px high; its "
        f"smallest numeral is {found.all * part:.1f} % of the screen's height, "
        f"of what the caption is about {found.told * part:.1f} %"
    )
