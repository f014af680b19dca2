"""Two ways to complete a choice, side by side: offered by a scene while there are several."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
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
from clans_widget.stage.requests import Awaited, Request
from clans_widget.stage.state import State

from .moves import Moves

MOST: Final = 60
"""Ways to complete a choice that can be compared: room for every cell of a ring."""


class Comparing:
    """The comparison of a scene: any two of the moves that the choice can still become.

    Which two stands in the scene's state, and what the reader sees of them. What they bring is a
    scene of its own: in it the reader walks without anything happening to the game.

    Parameters
    ----------
    scene : Play
    moves : Moves
    """

    def __init__(self, scene: Play, moves: Moves) -> None:
        self._scene = scene
        self._moves = moves
        self._found: tuple[object, tuple[Any, ...]] = None, ()
        self._made: tuple[object, FuturesAhead] | None = None

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
        return self._made[1] if self._made and self.is_open else None

    @property
    def requests(self) -> tuple[Request, ...]:
        """What the two futures wait for: time, while their steps play by themselves."""
        return self.futures.requests if self.futures else ()

    def compare(self, action: act.Compare) -> None:
        """Compare these two; the same move twice, or one that is not offered, changes nothing."""
        two = action.first, action.second
        if action.first != action.second and set(two) <= set(self._texts):
            self._scene.put(compared=two)

    def compare_instead(self, action: act.CompareInstead) -> None:
        """Compare another move with one of the two."""
        if self.futures is not None and action.side in (0, 1):
            compared = self.futures.state.compared
            two = with_another(compared, action.side, action.move)
            if two != compared:
                self.compare(act.Compare(*two))

    def look_ahead(self, action: act.InFutures) -> None:
        """Let something happen in the two futures."""
        if self.futures is not None:
            self.futures.do(action.what)

    def ticked(self, action: act.Ticked) -> None:
        """The time has passed that the two futures may have waited for."""
        if self.futures is not None:
            self.futures.do(action)

    def stand(self) -> None:
        """Nothing moves in the two futures until something happens there again."""
        if self._made is not None:
            self._made[1].motion = 0.0

    def consider(self) -> None:
        """Close what is shown once there is nothing left to compare; else see to what is."""
        if self.asked is None:
            self._scene.compare_nothing()
        if self.is_open:
            self._see()
        elif self._scene.state.futures is None:
            self._made = None
        elif self._made is not None:
            self._made[1].stand_still()

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

    def _see(self) -> None:
        """See two futures: those of before, if they are still the ones."""
        scene = self._scene
        key = scene.game, scene.game.events, self._texts, scene.state.compared
        if self._made is not None and self._made[0] != key:
            scene.put(futures=None)
        if self._made is None or scene.state.futures is None:
            self._made = key, self._futures()
        self._made[1].put(settings=scene.state.settings)

    def _futures(self) -> FuturesAhead:
        scene = self._scene
        compared = scene.state.compared
        two = compared if set(compared) <= set(self._texts) and compared else self._farthest()
        first, second = two
        return FuturesAhead(scene, (first, second))

    def _farthest(self) -> tuple[Any, Any]:
        """The two moves whose outcomes differ most."""
        return farthest([(move, self._outcome(move)) for move in self.offered])

    def _outcome(self, move: Any) -> Table:
        scene = self._scene
        game = scene.game.imagine(move)
        moment = scene.production.moment(game, len(game.steps), scene.seen_by)
        return scene.production.outcome(moment, scene.voice)


class FuturesAhead(Futures):
    """Two futures of a scene that is played: what is seen of them stands in its state.

    Parameters
    ----------
    scene : Play
    moves : tuple of two moves
    """

    def __init__(self, scene: Play, moves: tuple[Any, Any]) -> None:
        self._scene = scene
        begun = scene.state.futures or State()
        super().__init__(
            scene.production,
            scene.game,
            moves,
            state=replace(begun, step=max(0, begun.step)),
            seen_by=scene.seen_by,
            edition=scene.voice.instead,
        )

    @property
    def _state(self) -> State:
        return self._scene.state.futures or State()

    @_state.setter
    def _state(self, state: State) -> None:
        self._scene.put(futures=state)

    def awaited(self, after: float) -> Awaited:
        """A new request, under a number that none of the scene's has had."""
        return self._scene.awaited(after)


def with_another(two: tuple[str, ...], side: int, move: str) -> tuple[str, str]:
    """Two moves, one of which is another now; who chooses the other one exchanges them.

    Examples
    --------
    >>> with_another(("A", "B"), 0, "C"), with_another(("A", "B"), 1, "C")
    (('C', 'B'), ('A', 'C'))
    >>> with_another(("A", "B"), 0, "B"), with_another(("A", "B"), 0, "A")
    (('B', 'A'), ('A', 'B'))
    """
    first, second = two
    if move in two:
        return (second, first) if move != two[side] else (first, second)
    return (move, second) if side == 0 else (first, move)


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
