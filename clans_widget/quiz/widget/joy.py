"""A burst of joy when an answer is right."""

from __future__ import annotations

from anywidget import AnyWidget
from ipywidgets import Layout
from traitlets import Bool, Int

from clans_widget.web import joined


class Joy(AnyWidget):
    """A part of a quiz that is not seen until an answer is right: then it celebrates on the board.

    For readers who have asked for less motion it shows a badge that stays still. Whoever hears the
    page is told by the caption. Where the front end of anywidget is missing nothing bursts.

    Attributes
    ----------
    joys : int
        How many right answers there have been; one more is celebrated.
    great : bool
        Whether it was the last of several questions: then there is more of it.

    Examples
    --------
    >>> joy = Joy()
    >>> joy.show(1, great=False)
    >>> joy.joys
    1
    """

    _esm = joined("quiz/widget/joy.js")

    joys = Int().tag(sync=True)
    great = Bool().tag(sync=True)

    def __init__(self) -> None:
        # It needs a size to notice that it has been put into a quiz.
        super().__init__(layout=Layout(width="1px", height="1px", margin="0"))

    def show(self, joys: int, *, great: bool) -> None:
        """Celebrate what has not been celebrated yet."""
        with self.hold_sync():
            self.joys, self.great = joys, great
