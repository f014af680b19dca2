"""Makes the pictures of README, documentation and pages anew: ``python docs/images.py``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from clans_widget import clann, clans
from clans_widget.clann.drawing import draw as draw_course
from clans_widget.clann.drawing import look_of
from clans_widget.clans.drawing import draw as draw_board
from clans_widget.clans.drawing.pieces.huts import hut_shapes
from clans_widget.clans.drawing.theme import DEFAULT_THEME as THEME
from clans_widget.page.making import assets
from clans_widget.picture import Circles, Layer, Picture

IMAGES: Final = Path(__file__).parent / "images"

ICON: Final = Path(assets.__file__).with_name(assets.ICON)
"""The pages that are made bring it along, so that it stands in the package."""

MIDGAME: Final = "A9,t3,h,x/B1,C7,h,h/C3,h,D14,D5/B9,t1,h,h A12 1 36k"
"""Four clans on their way, and a black face: player 1 may reach the Knight or send him on."""


def pictures() -> dict[str, Picture]:
    """Every picture, by the name of its file."""
    names = ["Ann", "Bob", "Cleo", "Dirk"]
    course = draw_course(clann.Position.from_text(MIDGAME), look_of("en", names))
    return {"board.svg": draw_board(clans.Position.start(players=3, seed=7)), "course.svg": course}


def icon() -> Picture:
    """A hut on grassland, to be seen very small."""
    land = Circles(((16, 16, 15.5),), THEME.ground("grassland").base, THEME.ink, 1)
    shapes = (land, *hut_shapes([("red", 16, 17, 1)], THEME))
    return Picture(32, 32, (Layer("hut", shapes),), "clans_widget", "A red hut on grassland.", "en")


def main() -> None:
    """Write every picture."""
    IMAGES.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        (IMAGES / name).write_text(picture.svg(), "utf-8")
    ICON.write_text(icon().svg(), "utf-8")


if __name__ == "__main__":
    main()
