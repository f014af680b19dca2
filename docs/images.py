"""Makes the pictures of README and documentation anew: ``python docs/images.py``."""

from __future__ import annotations

from pathlib import Path

from clans_widget.clans import Position
from clans_widget.clans.drawing import draw

IMAGES = Path(__file__).parent / "images"


def main() -> None:
    """Write every picture."""
    IMAGES.mkdir(exist_ok=True)
    start = draw(Position.start(players=3, seed=7))
    (IMAGES / "board.svg").write_text(start.svg(), "utf-8")


if __name__ == "__main__":
    main()
