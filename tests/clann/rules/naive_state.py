"""Where everyone is in CLANN, read a second time: a dictionary from who to the text of where."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache, cached_property

ARMS = "ABCD"
SEATS = {2: "AC", 3: "ABC", 4: "ABCD"}

Who = tuple[int, int]
"""Number of the player, and of the character from 1 (Tall) to 4 (Small)."""


@cache
def cells(arm: int) -> tuple[str, ...]:
    """K2: the cells of arms of this length, in the order in which they are walked."""
    return tuple(f"{name}{number}" for name in ARMS for number in range(1, arm + 1))


@dataclass(frozen=True)
class State:
    """Where everyone is, whose turn it is to act, and the dice, all as the notation writes them."""

    where: dict[Who, str]
    knight: str
    player: int
    dice: str
    arm: int = 14
    treasure: int = 6

    @staticmethod
    def start(players: int, arm: int = 14, treasure: int = 6) -> State:
        where = {(p, c): "h" for p in range(1, players + 1) for c in (1, 2, 3, 4)}  # K3
        return State(where, "-", 1, "-", arm, treasure)

    @staticmethod
    def from_text(text: str, arm: int = 14, treasure: int = 6) -> State:
        groups, knight, player, dice = text.split(" ")
        where = {
            (p, c): place
            for p, group in enumerate(groups.split("/"), 1)
            for c, place in enumerate(group.split(","), 1)
        }
        return State(where, knight, int(player), dice, arm, treasure)

    def to_text(self) -> str:
        groups = [",".join(self.where[p, c] for c in (1, 2, 3, 4)) for p in self.numbers()]
        return f"{'/'.join(groups)} {self.knight} {self.player} {self.dice}"

    def numbers(self) -> range:
        return range(1, len(self.where) // 4 + 1)

    def ring(self) -> tuple[str, ...]:
        """K2: the cells in the order in which they are walked."""
        return cells(self.arm)

    def crown(self, player: int) -> str:
        return SEATS[len(self.numbers())][player - 1] + "1"

    def gate(self, player: int) -> str:
        """K2: the cell before the Crown."""
        before = {"A": "D", "B": "A", "C": "B", "D": "C"}
        return before[self.crown(player)[0]] + str(self.arm)

    def is_special(self, cell: str) -> bool:
        """K10, K11: a Crown or a Gate, whoever sits there, if anyone."""
        return cell[0] in ARMS and cell[1:] in ("1", str(self.arm))

    def partners(self, one: int, other: int) -> bool:
        return len(self.numbers()) == 4 and {one, other} in ({1, 3}, {2, 4})

    def on(self, cell: str) -> Who | None:
        """Who is on a cell of the ring, but for the Knight."""
        return next((who for who, place in self.where.items() if place == cell), None)

    def free(self) -> list[str]:
        taken = {*self.where.values(), self.knight}
        return [cell for cell in self.ring() if cell not in taken]

    def moved(self, who: Who, place: str) -> State:
        return replace(self, where=self.where | {who: place})

    def winner(self) -> int:
        """K14: the player who has four at the Arrival; 0 if nobody has."""
        return self._winner

    @cached_property
    def _winner(self) -> int:
        full = [p for p in self.numbers() if all(self.where[p, c] == "x" for c in (1, 2, 3, 4))]
        return full[0] if full else 0

    def phase(self) -> str:
        return self._phase

    @cached_property
    def _phase(self) -> str:
        if self.knight == "-":
            return "choose" if self.choosing() else "knight"  # K3
        if self.winner():
            return "over"
        return "use" if self.digits() else "roll"

    def choosing(self) -> bool:
        """K3: whether the player to act still has everyone at home before the Knight is there."""
        return all(self.where[self.player, c] == "h" for c in (1, 2, 3, 4))

    def to_roll(self) -> str:
        """K4, K8: which dice are to be rolled; empty unless that is what comes next."""
        if self.phase() != "roll":
            return ""
        return "oos" if self.dice == "-" else self.dice[1:]

    def digits(self) -> str:
        return "".join(re.findall("[1-6]", self.dice))

    def black(self) -> str:
        """K6: k for a black face by which the Knight has not moved, K for one by which it has."""
        return "".join(re.findall("[kK]", self.dice))
