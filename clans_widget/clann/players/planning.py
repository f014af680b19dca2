"""A whole turn, searched: every order of the dice on the table, and who uses which."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

from clans_widget.arena.breath import breathe
from clans_widget.clann import Position


class End(NamedTuple):
    """A position in which no die is left, and what is said of it as it stands."""

    worth: float
    position: Position


@dataclass(slots=True)
class Plan:
    """What positions of one turn are worth to the player whose turn it is.

    Parameters
    ----------
    say : callable
        What a position is worth as it stands: more is better.
    width : int
        So many uses of a die are followed each time, those that look best at once.

    Examples
    --------
    How far Tall can be carried by what lies there:

    >>> plan = Plan(lambda position: float(position.characters[0][0]))
    >>> plan.worth(Position.from_text("A1,h,h,h/C1,h,h,h D2 1 245"))
    11.0
    """

    say: Callable[[Position], float]
    width: int = 6
    _known: dict[Position, float] = field(default_factory=dict)
    _at_once: dict[Position, float] = field(default_factory=dict)
    _ends: dict[Position, tuple[End, ...]] = field(default_factory=dict)

    def worth(self, position: Position) -> float:
        """What the best use of the dice that are left leads to."""
        if position.phase != "use":
            return self.at_once(position)
        if position not in self._known:
            self._known[position] = max(map(self.worth, self._followed(position)))
        return self._known[position]

    def ends(self, position: Position, most: int) -> tuple[End, ...]:
        """The best of all that the dice that are left may lead to, best first.

        Parameters
        ----------
        position : Position
        most : int
            So many; the same each time that one plan is asked.

        Examples
        --------
        >>> plan = Plan(lambda position: float(position.characters[0][0]))
        >>> for end in plan.ends(Position.from_text("A1,B9,x,x/x,x,x,A6 D7 1 23"), 2):
        ...     print(end.worth, end.position.to_text())
        5.0 A6,B9,x,x/x,x,x,h D7 2 -
        3.0 A4,B11,x,x/x,x,x,A6 D7 2 -
        """
        if position.phase != "use":
            return (End(self.at_once(position), position),)
        if position not in self._ends:
            found = {end for after in self._followed(position) for end in self.ends(after, most)}
            self._ends[position] = best_ends(found, most)
        return self._ends[position]

    def _followed(self, position: Position) -> list[Position]:
        """What the uses of a die lead to that are followed."""
        breathe()
        afters = {position.play(move).position for move in position.legal_moves()}
        best = sorted(afters, key=lambda after: (-self.at_once(after), after.to_text()))
        return best[: self.width]

    def at_once(self, position: Position) -> float:
        """What is said of a position as it is."""
        if position not in self._at_once:
            self._at_once[position] = self.say(position)
        return self._at_once[position]


def best_ends(ends: Iterable[End], most: int) -> tuple[End, ...]:
    """So many of the best, best first."""
    return tuple(sorted(ends, key=lambda end: (-end.worth, end.position.to_text()))[:most])
