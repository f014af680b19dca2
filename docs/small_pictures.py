"""Pictures as the lessons keep them in the repository: with a palette, and of few bytes."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image

from clans_widget.picture import Picture

WIDTH: Final = 350
"""Pixels of a board: its huts and names can be told apart."""

COLORS_OF_BOARD: Final = 28
COLORS_OF_PLOT: Final = 24
"""A plot has a few colors, and between them those of smooth edges."""


def board_png(picture: Picture) -> bytes:
    """A small picture of a board as the content of a PNG file."""
    return reduced(picture.png(WIDTH), COLORS_OF_BOARD)


def reduced(png: bytes, colors: int = COLORS_OF_PLOT) -> bytes:
    """A picture with so many colors, as the content of a PNG file.

    Parameters
    ----------
    png : bytes
        The content of a PNG file.
    colors : int
    """
    with Image.open(BytesIO(png)) as picture:
        flat = Image.new("RGB", picture.size, "white")
        flat.paste(picture.convert("RGBA"), mask=picture.convert("RGBA").getchannel("A"))
    file = BytesIO()
    flat.quantize(colors, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()
