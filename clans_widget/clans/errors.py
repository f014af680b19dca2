"""What the engine of Clans refuses: see :mod:`clans_widget.core.errors`."""

from __future__ import annotations

from typing import Final

from clans_widget.core import errors
from clans_widget.core.errors import GameError, NotationError, Refusal

__all__ = [
    "RULE_OF_REASON",
    "BoardError",
    "ClansError",
    "GameError",
    "IllegalMove",
    "NotationError",
]

ClansError = Refusal
"""Anything that is refused: the base of all errors of the package."""

RULE_OF_REASON: Final = {
    "empty_source": "M1",
    "empty_target": "M1",
    "empty_target.village": "V2",
    "not_neighbors": "C2",
    "too_many_huts": "M2",
    "order_needed": "V8",
    "order_wrong": "V8",
    "game_over.F1": "F1",
    "game_over.F2": "F2",
    "unknown_territory": "C1",
}
"""Why a move can be illegal, in one case or in all, and the rule that says so."""


class BoardError(Refusal):
    """A board file that is not a board of Clans; the sentence says which territory and why."""


class IllegalMove(errors.IllegalMove):
    """A move that a rule forbids.

    Attributes
    ----------
    reason : str
        ``empty_source``, ``empty_target``, ``not_neighbors``, ``too_many_huts``,
        ``order_needed``, ``order_wrong``, ``game_over`` or ``unknown_territory``.
    case : str
        Which case of the reason it is, where the sentence differs: a lake or land between
        two territories, for instance.
    rule : str
        Id of the rule that forbids the move.
    """

    def __init__(self, reason: str, /, case: str = "", **values: object) -> None:
        self.reason = reason
        self.case = case
        full = f"{reason}.{case}" if case else reason
        self.rule = RULE_OF_REASON.get(full) or RULE_OF_REASON[reason]
        super().__init__(f"clans.illegal.{full}", rule=self.rule, **values)

    @property
    def obstacle(self) -> tuple[str, ...]:
        """The territories that show why the move is illegal.

        Examples
        --------
        >>> IllegalMove("empty_target", "target", source="A1", target="A2").obstacle
        ('A2',)
        """
        seen = {"not_neighbors": ("source", "target"), "empty_target": ("target",)}
        names = ("source",) if self.case == "village" else seen.get(self.reason, ("source",))
        return tuple(str(self.values[name]) for name in names if name in self.values)

    @property
    def across(self) -> tuple[str, str] | None:
        """The two territories between which a lake lies, if that forbids the move (C2).

        Examples
        --------
        >>> IllegalMove("not_neighbors", "lake", source="D2", target="E5").across
        ('D2', 'E5')
        """
        if self.case != "lake":
            return None
        return str(self.values["source"]), str(self.values["target"])
