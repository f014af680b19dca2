"""The stage in a notebook: shows a scene, and passes on what a reader does.

All state is in the scene; the browser paints and reports clicks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

import ipywidgets as w

from clans_widget.core.argument_types import check_arguments
from clans_widget.picture import Picture
from clans_widget.picture.errors import DrawingError
from clans_widget.stage import actions as act
from clans_widget.stage.state import State
from clans_widget.stage.walk import Walk
from clans_widget.stage.walk_view import BOARD, FOLDS, THEATER, Own, View, view_of

from .animator import Animator
from .board import Board
from .living.following import Following
from .makers import Do, put_into, trees
from .style import STYLE
from .text.reader import Reader
from .theater import Theater
from .walked import Walked


class Brings(Protocol):
    """What a kind of scene brings to the stage.

    Attributes
    ----------
    rooms : dict of str to Widget
        What it makes itself, by the rooms in which that stands.
    """

    rooms: dict[str, w.Widget]

    def show(self) -> None:
        """Bring what it makes itself in line with the scene."""

    def view(self) -> Own:
        """What is shown of it beside the board."""


class Stage(Walked):
    """A scene on a page: board, caption, controls and tables.

    Parameters
    ----------
    scene : Walk
    own : callable
        Is called with what lets an action happen, and gives the controls of this kind of scene.
    style : str
        CSS of this kind of scene, on top of that of the stage.
    """

    def __init__(self, scene: Walk, own: Callable[[Do], Brings], style: str = "") -> None:
        self._scene = scene
        self._animator = Animator()
        self._following = Following(scene, lambda: self._do(act.CatchUp()))
        self._board = Board(scene.name, scene.picture(), self._clicked, self._pointed)
        self._theater = Theater(scene, self._do)
        self._reader = Reader()
        self._reader.when_asked(lambda rule: self._do(act.AskRule(rule)))
        self._reader.observe(self._calm, "calm")
        self._reader.observe(self._listed, "listed")
        self._reader.observe(self._low, "low")
        self._reader.observe(self._narrow, "narrow")
        self._reader.observe(self._across, "across")
        self._own = own(self._do)
        self._own.rooms.update({BOARD: self._board.canvas, THEATER: self._theater})
        self._tree = trees.now(self._let, self._own.rooms)
        self._style = w.HTML(STYLE + style, layout=w.Layout(display="none"))
        super().__init__(scene, layout=w.Layout(width="100%"))
        for css in (f"{scene.name}-widget", "stage"):
            self.add_class(css)
        self._home.when_closed(self._animator.drop)
        self._home.when_closed(self._following.close)
        self._show()

    # What notebooks use

    @property
    def picture(self) -> Picture:
        """The picture that is shown, as plain data; ``picture.svg()`` is its text."""
        return self._scene.picture()

    @property
    def view(self) -> View:
        """All that is shown, as a value; ``str`` gives it as lines of text."""
        return view_of(self._scene, self._own.view())

    @check_arguments
    def center(self, place: str) -> tuple[float, float]:
        """Where a place of the picture lies on the canvas, in the canvas's own coordinates.

        Raises
        ------
        DrawingError
            If there is no such place.
        """
        try:
            return self._board.center(place)
        except KeyError:
            places = tuple(self.picture.places)
            raise DrawingError("picture.no_place", name=place, places=places) from None

    # How it works

    def _clicked(self, place: str | None) -> None:
        """A click during a motion finishes it, and counts for what is shown then."""
        self._animator.finish()
        self._do(act.Click(place))

    def _pointed(self, place: str | None) -> None:
        if not self.is_closed:
            self._scene.do(act.Point(place))
            self._show_pointing()

    def _calm(self, change: dict[str, bool]) -> None:
        """A browser asks for less motion, or no longer does."""
        self._suggest(motion=not change["new"])

    def _low(self, change: dict[str, bool]) -> None:
        """There is no room in a browser for what is not needed at every moment, or there is."""
        self._suggest(**dict.fromkeys(FOLDS, not change["new"]))

    def _narrow(self, change: dict[str, bool]) -> None:
        """A browser is as narrow as a telephone, or no longer: the theater has its own layout."""
        scene = self._scene
        if not scene.state.settings.theater:
            self._do(act.Arrange(scene.production.narrow_layout if change["new"] else ""))

    def _across(self, change: dict[str, int]) -> None:
        """In a browser the board is so many pixels wide."""
        if not self.is_closed:
            self._board.sharpen(change["new"])

    def _listed(self, change: dict[str, bool]) -> None:
        if not self.is_closed:
            self._scene.do(act.Survey(change["new"]))
            self._show_pointing()

    def _show_pointing(self) -> None:
        """Show what is pointed at: now, or with the next frame of a motion."""
        if not self._animator.is_running:
            self._board.show(self.picture)

    def _show(self) -> None:
        """Bring everything on the screen in line with the scene."""
        if not self.is_closed:
            with self._home.making():
                self._show_all()

    def _show_all(self) -> None:
        scene = self._scene
        self._following.shown()
        final, state = scene.picture(), scene.state
        self._animator.run(scene.motion, lambda part: self._show_board(final, state, part))
        self._reader.name(
            board=final.title,
            slider=scene.voice.say("control.step"),
            ratio=final.width / final.height,
        )
        self._own.show()
        self._show_controls()
        self._theater.show()

    def _show_beside(self) -> None:
        """Bring what stands beside the board in line with the scene; what moves goes on."""
        if not self.is_closed:
            with self._home.making():
                self._show_controls()

    def _show_controls(self) -> None:
        """What is said, what the reader is asked, what can be done, and tables."""
        shown = self._tree.show(self.view.parts)
        put_into(self, (self._style, *shown, self._reader, *self._below()))

    def _below(self) -> tuple[w.Widget, ...]:
        """What stands below all of it."""
        return ()

    def _let(self, action: act.Action) -> None:
        """Let happen what a reader does with a control."""
        self._do(action)

    def _show_board(self, final: Picture, state: State, part: float) -> None:
        """Show a frame; something else may be pointed at by the end than at the beginning."""
        is_final = part == 1
        is_drawn = is_final and self._scene.state == state
        self._board.show(final if is_drawn else self._scene.picture(part), moving=not is_final)
