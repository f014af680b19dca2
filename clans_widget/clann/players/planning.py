"""A whole turn, searched: every order of the dice on the table, and who uses which."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from clans_widget.clann import Position


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

    def worth(self, position: Position) -> float:
        """What the best use of the dice that are left leads to."""
        if position.phase != "use":
            return self.at_once(position)
        if position not in self._known:
            ends = {position.play(move).position for move in position.legal_moves()}
            best = sorted(ends, key=lambda end: (-self.at_once(end), end.to_text()))
            self._known[position] = max(map(self.worth, best[: self.width]))
        return self._known[position]

    def at_once(self, position: Position) -> float:
        """What is said of a position as it is."""
        if position not in self._at_once:
            self._at_once[position] = self.say(position)
        return self._at_once[position]
