"""Makes the pictures of README and documentation anew: ``python docs/images.py``."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from clans_widget import clann, clans
from clans_widget.clann.drawing import draw as draw_course
from clans_widget.clann.drawing import look_of
from clans_widget.clans.drawing import draw as draw_board
from clans_widget.picture import Picture

IMAGES: Final = Path(__file__).parent / "images"

MIDGAME: Final = "A9,t3,h,x/B1,C7,h,h/C3,h,D14,D5/B9,t1,h,h A12 1 36k"
"""Four clans on their way, and a black face: player 1 may reach the Knight or send him on."""


def pictures() -> dict[str, Picture]:
    """Every picture, by the name of its file."""
    names = ["Ann", "Bob", "Cleo", "Dirk"]
    course = draw_course(clann.Position.from_text(MIDGAME), look_of("en", names))
    return {"board.svg": draw_board(clans.Position.start(players=3, seed=7)), "course.svg": course}


def main() -> None:
    """Write every picture."""
    IMAGES.mkdir(exist_ok=True)
    for name, picture in pictures().items():
        (IMAGES / name).write_text(picture.svg(), "utf-8")


if __name__ == "__main__":
    main()
