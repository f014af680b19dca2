"""What a stage owes readers without a mouse, with a screen reader, or made ill by motion."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from anywidget import AnyWidget
from ipywidgets import Layout
from traitlets import Bool, Float, Int, List, Unicode

from clans_widget.web import joined


class Reader(AnyWidget):
    """A part of the stage that is not seen, and names the others in the browser.

    The board becomes a picture with a name, and leaves keys, wheel and swipes to the page;
    the handle of the slider gets a name; the caption is announced whenever it changes. Keys that
    the game has named are heard as long as the focus is in the stage and nothing is typed.
    Where the front end of anywidget is missing the stage works without all this.

    Attributes
    ----------
    board : str
        What the picture shows, in a few words.
    slider : str
        What the slider chooses.
    ratio : float
        The width of the picture for a height of 1: the board becomes as large as fits the page.
    calm : bool
        Whether a browser has asked for less motion (``prefers-reduced-motion``). Of
        several browsers any one is enough; the last to change its mind counts.
    listed : bool
        Whether the mouse or the focus is at the list of what a move may begin with.
    low : bool
        Whether a browser has little height for the stage, so that what is not needed at every
        moment is better folded away.
    narrow : bool
        Whether a browser is as narrow as a telephone held upright.
    across : int
        How many pixels of a screen the board is wide; the last browser to say so counts.
    pages : int
        How many pages have shown the stage: more than one if a page was loaded anew.
    letters : list of str
        The keys that do something.

    Examples
    --------
    >>> reader = Reader()
    >>> reader.name(board="Clans, epoch I", slider="Step", ratio=1.5)
    >>> reader.board, reader.calm
    ('Clans, epoch I', False)
    """

    _esm = joined("stage/face/text/reader.js")

    board = Unicode().tag(sync=True)
    slider = Unicode().tag(sync=True)
    ratio = Float(1.0).tag(sync=True)
    calm = Bool().tag(sync=True)
    listed = Bool().tag(sync=True)
    low = Bool().tag(sync=True)
    narrow = Bool().tag(sync=True)
    across = Int().tag(sync=True)
    pages = Int().tag(sync=True)
    letters: List[str] = List(Unicode()).tag(sync=True)

    def __init__(self) -> None:
        # It needs a size to notice that it has been put into a stage.
        super().__init__(layout=Layout(width="1px", height="1px", margin="0"))

    def when_asked(self, call: Callable[[str], object]) -> None:
        """Have a function called with the id of a rule that a reader wants to open or close."""
        self._when_told("rule", call)

    def follow_keys(self, keys: Sequence[str], call: Callable[[str], object]) -> None:
        """Have a function called with each of these keys that is pressed in the stage."""
        if keys:
            self.letters = list(keys)
            self._when_told("key", call)

    def _when_told(self, what: str, call: Callable[[str], object]) -> None:
        def heard(_: Reader, content: object, __: object) -> None:
            if isinstance(content, dict) and isinstance(content.get(what), str):
                call(content[what])

        self.on_msg(heard)

    def name(self, *, board: str, slider: str, ratio: float) -> None:
        """Name the parts and tell the picture's shape, with one message at most."""
        with self.hold_sync():
            self.board, self.slider, self.ratio = board, slider, ratio
