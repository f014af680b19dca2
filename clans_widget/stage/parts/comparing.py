"""Two ways to complete a choice, side by side: offered by a scene while there are several."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from clans_widget.core.protocols import Choice
from clans_widget.core.table import Table
from clans_widget.stage import actions as act
from clans_widget.stage.choosing import Open
from clans_widget.stage.futures import Futures
from clans_widget.stage.futures.outcome import farthest
from clans_widget.stage.play import FUTURES, Play
from clans_widget.stage.production import Part

from .moves import Moves

MOST: Final = 60
"""Ways to complete a choice that can be compared: room for every cell of a ring."""


class Comparing:
    """The comparison of a scene: any two of the moves that the choice can still become.

    Which two stands in the scene's state. What they bring is a scene of its own, made when it is
    wanted: in it the reader walks without anything happening to the game.

    Parameters
    ----------
    scene : Play
    moves : Moves
    """

    def __init__(self, scene: Play, moves: Moves) -> None:
        self._scene = scene
        self._moves = moves
        self._found: tuple[object, tuple[Any, ...]] = None, ()
        self._made: tuple[object, Futures] | None = None

    @property
    def asked(self) -> Part | None:
        """The part of a move for which the reader may compare what to choose; often none."""
        return self._part if len(self.offered) > 1 else None

    @property
    def offered(self) -> tuple[Any, ...]:
        """The moves that can be compared: those that the choice can still become."""
        scene, chosen = self._scene, self._scene.state.chosen
        key = scene.game.events, chosen
        if self._found[0] != key:
            self._found = key, tuple(islice(self._completions(), MOST))
        return self._found[1]

    @property
    def is_open(self) -> bool:
        """Whether two futures are shown."""
        return FUTURES in self._scene.state.panels and self.asked is not None

    @property
    def futures(self) -> Futures | None:
        """The two futures, while they are shown: the reader's two, or those that differ most."""
        if not self.is_open:
            return None
        scene = self._scene
        key = scene.game, scene.game.events, self._texts, scene.state.compared
        if self._made is None or self._made[0] != key:
            self._made = key, self._futures()
        made = self._made[1]
        if made.state.settings != scene.state.settings:
            made.put(settings=scene.state.settings)
        return made

    def compare(self, action: act.Compare) -> None:
        """Compare these two; the same move twice, or one that is not offered, changes nothing."""
        two = action.first, action.second
        if action.first != action.second and set(two) <= set(self._texts):
            self._scene.put(compared=two)

    def consider(self) -> None:
        """Close what is shown once there is nothing left to compare."""
        if self.asked is None:
            self._scene.compare_nothing()

    # How it works

    @property
    def _part(self) -> Part | None:
        """The part that is chosen next."""
        stage = self._moves.choice.stage
        parts = self._scene.production.parts
        return next((part for part in parts if part.stage == stage), None)

    @property
    def _texts(self) -> tuple[str, ...]:
        return tuple(map(str, self.offered))

    def _completions(self) -> Iterator[Any]:
        scene = self._scene
        position, choice = scene.game.position, self._moves.choice
        if self._part is None or not scene.production.may_compare(position, choice):
            return iter(())
        return completions(position, choice)

    def _futures(self) -> Futures:
        scene = self._scene
        compared = scene.state.compared
        two = compared if set(compared) <= set(self._texts) and compared else self._farthest()
        first, second = two
        return Futures(
            scene.production,
            scene.game,
            (first, second),
            language=scene.state.settings.language,
            seen_by=scene.seen_by,
            edition=scene.voice.instead,
        )

    def _farthest(self) -> tuple[Any, Any]:
        """The two moves whose outcomes differ most."""
        return farthest([(move, self._outcome(move)) for move in self.offered])

    def _outcome(self, move: Any) -> Table:
        scene = self._scene
        game = scene.game.imagine(move)
        moment = scene.production.moment(game, len(game.steps), scene.seen_by)
        return scene.production.outcome(moment, scene.voice)


def completions(position: Open, choice: Choice) -> Iterator[Any]:
    """The moves that a choice can become, in the order in which its parts are offered.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
    >>> [str(move) for move in completions(position, position.choose("B5", "C4"))]
    ['B5-C4:B2,C4', 'B5-C4:C4,B2']
    """
    if choice.move is not None:
        yield choice.move
        return
    for option in choice.options:
        yield from completions(position, position.choose(*choice.chosen, option))
