"""A move while it is chosen, territory by territory: what interfaces ask."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from .move import Move
from .rules.legal import quick
from .rules.legal.reasons import reasons_against, reasons_to_stay
from .rules.moving import may_move
from .rules.state import State
from .rules.villages import check_exist, in_order, to_order

Stage = Literal["source", "target", "order", "complete"]


@dataclass(frozen=True, slots=True)
class Choice:
    """How far a move has been chosen, and what may be chosen next.

    Attributes
    ----------
    chosen : tuple of str
        Source, target, then villages in the order of their founding.
    stage : str
        What is to be chosen next: ``"source"``, ``"target"``, ``"order"`` or, when the move
        is ``"complete"``, nothing.
    options : tuple of str
        The territories that may be chosen next, sorted.
    founds : tuple of str
        The villages that the move founds, as soon as the source is known (V1).
    to_order : int
        How many of them the order must name (V8, F1).
    """

    chosen: tuple[str, ...]
    stage: Stage
    options: tuple[str, ...]
    founds: tuple[str, ...] = ()
    to_order: int = 0

    @property
    def move(self) -> Move | None:
        """The move, once it is complete."""
        if self.stage != "complete":
            return None
        source, target, *order = self.chosen
        return Move(source, target, tuple(order))

    @staticmethod
    def of(state: State, chosen: Sequence[str]) -> Choice:
        """Check a part of a move; :meth:`Position.choose` is the way to call this.

        Raises
        ------
        IllegalMove
            If no legal move begins with these territories.
        """
        if not chosen:
            return Choice((), "source", _sources(state))
        source, *others = chosen
        options = _targets(state, source)
        founds = _names(state, quick.founded(state, state.board.place(source)))
        named = to_order(state, len(founds))
        if not others:
            return Choice((source,), "target", options, founds, named)
        _check_target(state, source, others[0])
        return _order(state, tuple(chosen), founds, named)


def _sources(state: State) -> tuple[str, ...]:
    """The territories whose huts may move."""
    if quick.is_over(state):
        return ()
    ids = state.board.ids
    return tuple(name for place, name in enumerate(ids) if quick.targets(state, place))


def _targets(state: State, source: str) -> tuple[str, ...]:
    """Where the huts of a territory may move: somewhere at least."""
    check_exist(state, source)
    options = quick.targets(state, state.board.place(source))
    if not options or quick.is_over(state):
        raise next(reasons_to_stay(state, source))
    return _names(state, quick.places(options))


def _names(state: State, places: Iterable[int]) -> tuple[str, ...]:
    """The territories at these places of the board."""
    return tuple([state.board.ids[place] for place in places])


def _check_target(state: State, source: str, target: str) -> None:
    check_exist(state, target)
    if not may_move(state, source, target):
        raise next(reasons_against(state, source, target))


def _order(state: State, chosen: tuple[str, ...], founds: tuple[str, ...], to_order: int) -> Choice:
    """The choice of an order, some of which may be chosen already."""
    source, _, *order = chosen
    options = tuple(name for name in founds if name not in order)
    if len(order) < to_order and len(options) == len(founds) - len(order):
        return Choice(chosen, "order", options, founds, to_order)
    in_order(state, source, tuple(order), founds)
    return Choice(chosen, "complete", (), founds, to_order)
