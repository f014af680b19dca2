"""What the engine of CLANN refuses: see :mod:`clans_widget.core.errors`."""

from __future__ import annotations

from typing import Final

from clans_widget.core import errors
from clans_widget.core.errors import GameError, NotationError, Refusal

__all__ = [
    "RULE_OF_REASON",
    "CourseError",
    "GameError",
    "IllegalMove",
    "NotationError",
    "RollError",
]

RULE_OF_REASON: Final = {
    "unknown_cell": "K2",
    "wrong_phase.choose": "K3",
    "wrong_phase.knight": "K3",
    "wrong_phase.roll": "K4",
    "wrong_phase.use": "K4",
    "wrong_die": "K4",
    "own_character.ring": "K9",
    "own_character.treasure": "K4",
    "partner.ring": "K9",
    "partner.crown": "K7",
    "higher_rank.equal": "K9",
    "higher_rank.higher": "K9",
    "past_gate": "K13",
    "past_arrival.far": "K14",
    "past_arrival.there": "K14",
    "home_needs_six": "K7",
    "crown_taken": "K7",
    "character_can_move": "K5",
    "knight_must_move": "K6",
    "put_down_needed.character": "K11",
    "put_down_needed.knight": "K12",
    "put_down_wrong.character": "K11",
    "put_down_wrong.marked": "K11",
    "put_down_wrong.knight": "K12",
    "put_down_wrong.first": "K3",
    "put_down_wrong.nobody": "K4",
    "game_over": "K14",
}
"""Why a move can be illegal, with the case where the sentence differs, and the rule."""


class CourseError(Refusal):
    """A course that cannot be played on."""


class RollError(Refusal):
    """Dice that cannot be rolled now, or do not show this (K4, K8)."""


class IllegalMove(errors.IllegalMove):
    """A move that a rule forbids.

    Attributes
    ----------
    reason : str
        ``unknown_cell``, ``wrong_phase``, ``wrong_die``, ``own_character``, ``partner``,
        ``higher_rank``, ``past_gate``, ``past_arrival``, ``home_needs_six``, ``crown_taken``,
        ``character_can_move``, ``knight_must_move``, ``put_down_needed``, ``put_down_wrong`` or
        ``game_over``.
    case : str
        Which case of the reason it is, where the sentence differs.
    rule : str
        Id of the rule that forbids the move.
    """

    def __init__(self, reason: str, /, case: str = "", **values: object) -> None:
        self.reason = reason
        self.case = case
        full = f"{reason}.{case}" if case else reason
        self.rule = RULE_OF_REASON[full]
        super().__init__(f"clann.illegal.{full}", rule=self.rule, **values)

    @property
    def obstacle(self) -> tuple[str, ...]:
        """The cell that shows why the move is illegal, if there is one.

        Examples
        --------
        >>> IllegalMove("higher_rank", "equal", cell="B4").obstacle
        ('B4',)
        """
        return (str(self.values["cell"]),) if "cell" in self.values else ()
