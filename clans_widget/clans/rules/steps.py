"""The steps of a turn: one for each thing that a rule makes happen, in order.

Each step names its rule and knows the position that it leads to, so that a viewer can
stop at any step, forward or back, without replaying.

A step leads to a position, and a position's move causes steps: so the types name each other.
The imports do not go round, position imports turn and turn imports steps.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, ClassVar

from clans_widget.core import step

from .colors import counts, group_text, size
from .epochs import Favor
from .moving import FULL

if TYPE_CHECKING:
    from clans_widget.clans.position import Position


@dataclass(frozen=True, slots=True, repr=False)
class Step(step.Step):
    """Something that happens by a rule of Clans.

    Attributes
    ----------
    position : Position
        The position that the step leads to.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> Position.of({"A1": "2rb", "A2": "k", "A3": "g"}).play("A1-A2").steps
    (<HutsMoved (M1): source A1, target A2, group 2rb>,)
    """

    position: Position

    def __repr__(self) -> str:
        facts = ", ".join(f"{name} {_shown(name, getattr(self, name))}" for name in self._facts())
        return f"<{self.name} ({self.rule}): {facts}>"

    def _facts(self) -> list[str]:
        """Names of what is said besides the position."""
        return [field.name for field in fields(self) if field.name != "position"]


@dataclass(frozen=True, slots=True, repr=False)
class HutsMoved(Step):
    """All huts of a territory have moved onto a neighboring one (M1, M3 for a full group)."""

    source: str
    target: str
    group: int

    @property
    def rule(self) -> str:
        """M1, or M3 where the group has 7 huts or more."""
        return "M1" if size(self.group) < FULL else "M3"

    @property
    def huts(self) -> dict[str, int]:
        """The huts that moved, by color."""
        return counts(self.group)


@dataclass(frozen=True, slots=True, repr=False)
class VillageFounded(Step):
    """A group stands alone: it is a village from now on (V1)."""

    territory: str
    group: int
    epoch: str

    usual_rule: ClassVar[str] = "V1"

    @property
    def huts(self) -> dict[str, int]:
        """The huts of the village as it is founded, by color."""
        return counts(self.group)


@dataclass(frozen=True, slots=True, repr=False)
class ChipTaken(Step):
    """The mover takes the next village chip (V3)."""

    player: int
    epoch: str
    left: int
    """Chips left in this epoch."""

    usual_rule: ClassVar[str] = "V3"


@dataclass(frozen=True, slots=True, repr=False)
class StrifeBroke(Step):
    """All five colors met in a new village: those with one hut lose it (V4)."""

    territory: str
    group: int
    epoch: str

    usual_rule: ClassVar[str] = "V4"

    @property
    def lost(self) -> dict[str, int]:
        """The huts that are lost, by color."""
        return counts(self.group)


@dataclass(frozen=True, slots=True, repr=False)
class VillageDestroyed(Step):
    """The terrain is unfavorable: all huts of the village leave the board (V6)."""

    territory: str
    terrain: str
    group: int
    epoch: str

    usual_rule: ClassVar[str] = "V6"

    @property
    def huts(self) -> dict[str, int]:
        """The huts that leave the board, by color."""
        return counts(self.group)


@dataclass(frozen=True, slots=True, repr=False)
class VillageValued(Step):
    """The village is worth its huts, and the epoch's bonus on favorable terrain (V5)."""

    territory: str
    terrain: str
    favor: Favor
    size: int
    bonus: int
    value: int
    epoch: str

    usual_rule: ClassVar[str] = "V5"


@dataclass(frozen=True, slots=True, repr=False)
class ClansScored(Step):
    """Every clan with a hut in the village scores its value (V7); perhaps there is none."""

    territory: str
    colors: tuple[str, ...]
    value: int
    epoch: str

    usual_rule: ClassVar[str] = "V7"


@dataclass(frozen=True, slots=True, repr=False)
class EpochEnded(Step):
    """The last chip of an epoch is taken (V9); after the fifth nothing follows."""

    epoch: str
    following: str | None

    usual_rule: ClassVar[str] = "V9"


@dataclass(frozen=True, slots=True, repr=False)
class VillageIgnored(Step):
    """A group stands alone, but no chip is left for it: no village, no points (F1)."""

    territory: str

    usual_rule: ClassVar[str] = "F1"


@dataclass(frozen=True, slots=True, repr=False)
class GameEnded(Step):
    """The 12th village is scored (F1), or nobody can move (F2)."""

    villages: int

    ends_game: ClassVar[bool] = True

    @property
    def rule(self) -> str:
        """F1 or F2."""
        return self.position.ending


@dataclass(frozen=True, slots=True, repr=False)
class ClanRevealed(Step):
    """A player turns over the clan card (F3)."""

    player: int
    name_of_player: str
    clan: str

    usual_rule: ClassVar[str] = "F3"


@dataclass(frozen=True, slots=True, repr=False)
class ChipsScored(Step):
    """A player's clan gets a point for each village chip (F3).

    The position keeps the points for villages; the total is here.
    """

    player: int
    name_of_player: str
    clan: str
    chips: int
    total: int

    usual_rule: ClassVar[str] = "F3"


@dataclass(frozen=True, slots=True, repr=False)
class WinnersDeclared(Step):
    """The highest total wins (F3); players level at the top share the win (F4)."""

    players: tuple[int, ...]
    names_of_players: tuple[str, ...]
    total: int

    @property
    def rule(self) -> str:
        """F3, or F4 where the win is shared."""
        return "F3" if len(self.players) == 1 else "F4"


def _shown(name: str, value: object) -> object:
    """A fact as a reader knows it: huts in the notation, several things with commas."""
    if name == "group" and isinstance(value, int):
        return group_text(value)
    return ", ".join(map(str, value)) if isinstance(value, tuple) else value
