"""The steps of an event: one for each thing that a rule makes happen, in order.

A step leads to a position, and a position's move causes steps: so the types name each other.
The imports do not go round, position imports turn and turn imports steps.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from clans_widget.core import step

if TYPE_CHECKING:
    from clans_widget.clann.position import Position


@dataclass(frozen=True, slots=True)
class Step(step.Step):
    """Something that happens by a rule of CLANN.

    Attributes
    ----------
    position : Position
        The position that the step leads to. Between two steps somebody may stand where somebody
        else still does: who was reached goes away with the next one.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> start = Position.from_text("h,h,A1,h/h,h,h,B1 C7 1 356")
    >>> [(step.name, step.rule) for step in start.play("3-3").steps]
    [('CharacterMoved', 'K4')]
    """

    position: Position


@dataclass(frozen=True, slots=True)
class CharacterChosen(Step):
    """A player puts the first character on its own Crown (K3)."""

    player: int
    character: int
    cell: str

    usual_rule: ClassVar[str] = "K3"


@dataclass(frozen=True, slots=True)
class KnightPlaced(Step):
    """The first player puts the Black Knight down (K3)."""

    cell: str

    usual_rule: ClassVar[str] = "K3"


@dataclass(frozen=True, slots=True)
class DiceRolled(Step):
    """Dice are rolled (K4), or identical ones again (K8)."""

    player: int
    ordinary: tuple[int, ...]
    black: int | str | None
    """What the black die shows; ``"k"`` for the black face, ``None`` if it was not rolled."""
    is_again: bool

    @property
    def rule(self) -> str:
        """K4; K8 for what is rolled again; K6 where the black face shows."""
        if self.black == "k":
            return "K6"
        return "K8" if self.is_again else "K4"


@dataclass(frozen=True, slots=True)
class CharacterEntered(Step):
    """A six brings a character from home onto its Crown (K7)."""

    player: int
    character: int
    die: int
    cell: str

    usual_rule: ClassVar[str] = "K7"


@dataclass(frozen=True, slots=True)
class CharacterMoved(Step):
    """A die carries a character on (K4); onto its Gate and into its Treasure by K13."""

    player: int
    character: int
    die: int
    source: str
    """Where it stood: a cell of the ring, or of the Treasure, as the notation has it."""
    target: str
    to_gate: bool

    @property
    def rule(self) -> str:
        """K13 where the Gate or a cell of the Treasure is reached, else K4."""
        return "K13" if self.to_gate or self.target.startswith("t") else "K4"


@dataclass(frozen=True, slots=True)
class CharacterArrived(Step):
    """A die carries a character to the Arrival (K14)."""

    player: int
    character: int
    die: int
    source: str

    usual_rule: ClassVar[str] = "K14"


@dataclass(frozen=True, slots=True)
class CharacterSentHome(Step):
    """A character that was landed on goes home: by its rank (K9), or because it has none (K10)."""

    player: int
    """Whose it is."""
    character: int
    by_player: int
    by_character: int
    cell: str
    rank_lost: bool

    @property
    def rule(self) -> str:
        """K9, or K10 on a Crown or Gate that is not its own."""
        return "K10" if self.rank_lost else "K9"


@dataclass(frozen=True, slots=True)
class KnightMoved(Step):
    """The Black Knight walks: because no character can use a die (K5), or by a black face (K6)."""

    player: int
    die: int
    source: str
    target: str
    by_black: bool

    @property
    def rule(self) -> str:
        """K6 with a black face, else K5."""
        return "K6" if self.by_black else "K5"


@dataclass(frozen=True, slots=True)
class CharacterTaken(Step):
    """The Knight takes whoever stands where it lands (K11)."""

    player: int
    character: int
    cell: str

    usual_rule: ClassVar[str] = "K11"


@dataclass(frozen=True, slots=True)
class CharacterPlaced(Step):
    """The player puts down whom the Knight has taken (K11)."""

    player: int
    character: int
    source: str
    cell: str
    gained: int
    """How many cells further it is on its lap than before; less than 0 if it has lost."""

    usual_rule: ClassVar[str] = "K11"


@dataclass(frozen=True, slots=True)
class KnightPushed(Step):
    """A character has reached the Knight's cell, and the player puts the Knight down (K12)."""

    source: str
    cell: str

    usual_rule: ClassVar[str] = "K12"


@dataclass(frozen=True, slots=True)
class TurnEnded(Step):
    """All dice are used, and none is rolled again: the next player rolls (K4)."""

    player: int
    following: int

    usual_rule: ClassVar[str] = "K4"


@dataclass(frozen=True, slots=True)
class GameEnded(Step):
    """All four characters of a player are at the Arrival (K14)."""

    player: int
    partner: int | None
    """Of four players the one who has won, too."""

    usual_rule: ClassVar[str] = "K14"
    ends_game: ClassVar[bool] = True
