"""The widget of a game: a game on the stage, to be played and walked through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol

import ipywidgets as w

from clans_widget.core.author_texts import Text
from clans_widget.core.game import Game
from clans_widget.core.marks import Marks
from clans_widget.core.step import Step
from clans_widget.stage import actions as act
from clans_widget.stage.game_view import controls_of
from clans_widget.stage.scene import Scene
from clans_widget.stage.view import Part
from clans_widget.stage.walk_view import Own

from .drawer import Again
from .futures.boards import PassingBoards
from .futures.style import STYLE as BOTH
from .living.closed import while_open
from .stage import Stage


class Extra(Protocol):
    """What a game adds to the stage, beyond what every game has."""

    @property
    def tool(self) -> Part | None:
        """A button that opens something."""

    @property
    def panel(self) -> Part | None:
        """What it opens, under the controls."""

    @property
    def aside(self) -> Part | None:
        """What stands under the tables."""

    def look(self) -> None:
        """See what the scene shows now: what is to be thought about is begun, or left."""


MakeExtra = Callable[[Scene, Again], Extra]


class GameControls:
    """The controls of a game: choices, moves, hints, variations, seats, and the game's own.

    Parameters
    ----------
    scene : Scene
    show : callable
        Shows these controls as they are now.
    extras : sequence of callable
    """

    def __init__(
        self, scene: Scene, show: Callable[[], object], extras: Sequence[MakeExtra]
    ) -> None:
        self._scene = scene
        self._show = show
        self._extras = [make(scene, self._again) for make in extras]
        self._futures = PassingBoards(scene)
        self.rooms: dict[str, w.Widget] = {}

    def show(self) -> None:
        """Bring what a view has room for in line with the scene."""
        self._look()
        self.rooms.update(self._futures.show())

    def _look(self) -> None:
        for extra in self._extras:
            extra.look()

    def _again(self) -> None:
        """Show what somebody has thought about: on the boards nothing has happened."""
        self._look()
        self._show()

    def view(self) -> Own:
        """What is asked, how to play, and what is needed now and then."""
        extras = self._extras
        return controls_of(
            self._scene,
            tools=_there(extra.tool for extra in extras),
            panels=_there(extra.panel for extra in extras),
            asides=_there(extra.aside for extra in extras),
        )


def _there(parts: Iterable[Part | None]) -> tuple[Part, ...]:
    return tuple(part for part in parts if part is not None)


class GameWidget(Stage):
    """A game on the stage: watch it step by step, and play it.

    Parameters
    ----------
    scene : Scene
    *extras : callable
        Make what the game adds to the stage.
    style : str
        CSS of that.

    Examples
    --------
    A game brings a production; ``clans_widget/clans/widget`` shows how.
    """

    def __init__(self, scene: Scene, *extras: MakeExtra, style: str = "") -> None:
        self._scene: Scene = scene
        super().__init__(
            scene, lambda _: GameControls(scene, self._show_beside, extras), BOTH + style
        )
        self._reader.follow_keys(tuple(scene.production.keys), self._pressed)

    @property
    def game(self) -> Game[Any, Any]:
        """The game on the stage; in a variation, the game with that variation."""
        return self._scene.game

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of the whole game so far."""
        return self._scene.game.steps

    @property
    def position(self) -> Any:
        """The position that is shown."""
        return self._scene.moment.position

    def _pressed(self, key: str) -> None:
        """A key that the game has named does what its button would do."""
        if not self.is_closed and (action := self._scene.keys.meant(key)) is not None:
            self._do(action)

    @while_open
    def play(self, move: Any) -> Any:
        """Make a move in the game, let the bots answer, and show the first step of the move.

        Raises
        ------
        IllegalMove, NotationError
            If it cannot be made; then nothing changes.
        NotAsked
            If :meth:`restrict` does not allow it.
        """
        return self._shown(self._scene.play(move))

    @while_open
    def roll(self) -> Any:
        """Roll the dice, let the bots answer, and show the first step of the roll.

        Raises
        ------
        GameError
            If there is nothing to roll.
        """
        return self._shown(self._scene.roll())

    @while_open
    def let_bots_play(self) -> None:
        """Let the bots whose turn it is make their moves now, and wait for them.

        Nobody needs this in front of a board, where bots begin by themselves. In a notebook
        that is run from top to bottom it makes the next cell wait.
        """
        self._scene.bots.play_now()
        self._shown(None)

    @while_open
    def undo(self) -> None:
        """Take the last turn of a person back, with all turns of bots after it."""
        self._do(act.Undo())

    @while_open
    def redo(self) -> None:
        """Make again the turn that was taken back last, with all turns of bots after it."""
        self._do(act.Redo())

    @while_open
    def on_turn(self, call: Callable[[Any], object]) -> None:
        """Have a function called with each turn that is made in the widget.

        An exception in it is shown in the widget.
        """
        self._scene.when_played(call)

    @while_open
    def restrict(self, moves: Any = None, message: Text = "") -> None:
        """Allow only some legal moves; without any, allow all of them again.

        Parameters
        ----------
        moves : move, iterable of moves, or callable, optional
            One move or several, as such or as text, that are legal now; or a function of position
            and move that says whether it may be played.
        message : str or mapping of str to str
            What to say of other moves, for every language or by language (``"en"``, ``"fr"``,
            ``"nl"``).

        Raises
        ------
        IllegalMove, NotationError
            If one of them cannot be made now; nothing changes then.
        Refusal
            If there is none among them, or the message is no text.
        """
        self._scene.moves.restrict(moves, message)

    @while_open
    def mark(
        self,
        *places: str,
        arrows: Iterable[tuple[str, str]] = (),
        numbers: Sequence[str] = (),
        faded: bool = False,
    ) -> None:
        """Point at places until another step is shown; without any, stop pointing.

        Parameters
        ----------
        *places : str
            To be highlighted.
        arrows : iterable of (str, str)
        numbers : sequence of str
            Places that get the numbers 1, 2, 3, ...
        faded : bool
            Whether all other places are faded.

        Raises
        ------
        Refusal
            If there is no such place in the picture.
        """
        marks = Marks(tuple(arrows), places, tuple(numbers), faded)
        for name in sorted(marks.places - self.picture.places.keys()):
            self.game.check_place(name)
        self._scene.mark(marks)
        self._show()

    def _shown(self, value: Any) -> Any:
        self._show()
        self._runner.serve()
        return value
