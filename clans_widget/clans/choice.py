"""A move while it is chosen, territory by territory: what interfaces ask."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from .move import Move
from .rules import moving as rules

if TYPE_CHECKING:
    from .position import Position

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
    def of(position: Position, chosen: Sequence[str]) -> Choice:
        """Check a part of a move; :meth:`Position.choose` is the way to call this.

        Raises
        ------
        IllegalMove
            If no legal move begins with these territories.
        """
        names = position.board.ids
        if not chosen:
            sources = (k for k in range(len(names)) if rules.targets(position, k))
            open_ = () if position.is_over else tuple(names[k] for k in sources)
            return Choice((), "source", open_)
        source = rules.place_of(position, chosen[0])
        targets = rules.targets(position, source)
        if not targets or position.is_over:
            raise rules.why_not(position, source)
        founds = tuple(names[k] for k in rules.founded_by_emptying(position, source))
        to_order = rules.villages_to_order(position, len(founds))
        if len(chosen) == 1:
            options = tuple(names[k] for k in rules.places(targets))
            return Choice(tuple(chosen), "target", options, founds, to_order)
        target = rules.place_of(position, chosen[1])
        if not targets >> target & 1:
            raise rules.why_not(position, source, target)
        return _order(position, tuple(chosen), founds, to_order)


def _order(
    position: Position, chosen: tuple[str, ...], founds: tuple[str, ...], to_order: int
) -> Choice:
    """The choice of an order, some of which may be chosen already."""
    order = chosen[2:]
    if len(order) == to_order:
        rules.check(position, Move(chosen[0], chosen[1], order))
        return Choice(chosen, "complete", (), founds, to_order)
    options = tuple(name for name in founds if name not in order)
    if len(order) > to_order or len(options) != len(founds) - len(order):
        rules.check(position, Move(chosen[0], chosen[1], order))
    return Choice(chosen, "order", options, founds, to_order)
