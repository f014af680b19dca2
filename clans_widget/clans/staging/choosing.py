"""How a move of Clans is chosen: its parts, and what is pointed at meanwhile."""

from __future__ import annotations

from typing import Final

from clans_widget.clans.errors import IllegalMove
from clans_widget.core.marks import NO_MARKS, Marks
from clans_widget.core.protocols import Choice
from clans_widget.stage.production import Part

PARTS: Final = (
    Part("source", "source", "clans.control.from"),
    Part("target", "target", "clans.control.to"),
    Part("order", "order", "clans.control.order", buttons=True, compare="clans.control.compare"),
)


def marks_while_choosing(choice: Choice, pointed: str | None) -> Marks:
    """Where the chosen huts may go, or those under the mouse; then the order of the villages.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> chosen = Position.start(seed=7).choose("A1")
    >>> marks_while_choosing(chosen, "A3") == Marks((("A1", "A3"),), highlights=("A1",))
    True
    >>> marks_while_choosing(chosen, "A1").arrows
    (('A1', 'A2'), ('A1', 'A3'), ('A1', 'A4'))
    """
    if not choice.chosen:
        return NO_MARKS
    source, *rest = choice.chosen
    if rest:
        return Marks(((source, rest[0]),), choice.options, tuple(rest[1:]))
    targets = (pointed,) if pointed and pointed in choice.options else choice.options
    is_chosen = pointed != source
    return Marks(tuple((source, target) for target in targets), (source,) if is_chosen else ())


def across(refusal: object) -> tuple[str, str] | None:
    """The two territories between which a lake lies, if that forbids a move (C2).

    Examples
    --------
    >>> across(IllegalMove("not_neighbors", "lake", source="D2", target="E5"))
    ('D2', 'E5')
    """
    return refusal.across if isinstance(refusal, IllegalMove) else None
