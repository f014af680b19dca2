"""One stop of a walk-through: what is seen and said there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from clans_widget.picture import Picture
from clans_widget.words import say

from .errors import ExportError


@dataclass(frozen=True, slots=True)
class Frame:
    """One stop of a walk-through.

    Attributes
    ----------
    picture : Picture
    rule : str
        Id of the rule that is shown, or nothing.
    text : str
        The caption, plain text.
    tables : tuple of str
        Tables as HTML. They are put into the page as they are, so what is in their cells
        must be escaped already. Cells of the class ``stage-changed`` are marked.

    Examples
    --------
    >>> picture = Picture(10, 10, (), "Nothing", "An empty sheet.", "en")
    >>> Frame(picture, "M1", "The hut moves.").tables
    ()
    """

    picture: Picture
    rule: str = ""
    text: str = ""
    tables: tuple[str, ...] = ()


def check(pictures: Sequence[Picture], language: str) -> None:
    """Make sure that pictures can be shown one after the other in the same place.

    Raises
    ------
    ExportError
        If there is none, or one differs from the first in size or number of layers.
    """
    if not pictures:
        raise ExportError(say("export.no_frames", language))
    for number, picture in enumerate(pictures):
        if _format(picture) != _format(pictures[0]):
            raise ExportError(say("export.unlike", language, number=number))


def _format(picture: Picture) -> tuple[int, int, int]:
    return picture.width, picture.height, len(picture.layers)
