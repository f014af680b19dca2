"""One stop of a walk-through: what is seen and said there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from clans_widget.picture import Picture, side_by_side
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
    heading : str
        What stands over the picture, plain text; empty for nothing.
    beside : tuple of Frame
        What is seen and said at the same time: pictures beside this one, each with its heading
        and its caption. Their tables do not count.
    rule_text : str
        What the rule says, plain text; nothing if there is nothing to say.

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
    heading: str = ""
    beside: tuple[Frame, ...] = ()
    rule_text: str = ""

    @property
    def views(self) -> tuple[Frame, ...]:
        """Itself and those beside it, from left to right."""
        return (self, *self.beside)

    @property
    def whole(self) -> Frame:
        """All that is seen and said, as a frame with one picture and one caption."""
        if not self.beside:
            return self
        pictures = [view.picture for view in self.views]
        headings = [view.heading for view in self.views]
        picture = side_by_side(pictures, headings, title=self.picture.title)
        said = (f"{number}: {view.text}" for number, view in enumerate(self.views, 1))
        return Frame(picture, text=" ".join(said), tables=self.tables)


def check(frames: Sequence[Frame], language: str) -> None:
    """Make sure that frames can be shown one after the other in the same place.

    Raises
    ------
    ExportError
        If there is none, or the pictures of one differ from those of the first in number, size or
        number of layers.
    """
    if not frames:
        raise ExportError(say("export.no_frames", language))
    for number, frame in enumerate(frames):
        if _format(frame) != _format(frames[0]):
            raise ExportError(say("export.unlike", language, number=number))


def _format(frame: Frame) -> list[tuple[int, int, int]]:
    pictures = (view.picture for view in frame.views)
    return [(picture.width, picture.height, len(picture.layers)) for picture in pictures]
