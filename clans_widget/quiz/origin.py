"""Where a fresh exercise comes from, and what is next to it there."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final, Protocol

if TYPE_CHECKING:
    from .exercise import Exercise

DIFFICULTIES: Final = ("easy", "medium", "hard")
"""What each means for a kind, its maker says."""


class Supply(Protocol):
    """What makes exercises again that have come from it."""

    def made(self, origin: Origin) -> Exercise[Any]:
        """The exercise of an origin."""


@dataclass(frozen=True, slots=True)
class Origin:
    """From where in a supply an exercise comes.

    Attributes
    ----------
    kind : str
        The kind of question, or the rule that it turns on.
    seed : int or str
    difficulty : str
        One of :data:`DIFFICULTIES`.
    number : int
        Which one of those without end that this seed gives, from 1.
    settings : tuple of (str, object)
        Of the random games.

    Examples
    --------
    >>> from clans_widget.clans.exercises import fresh
    >>> exercise = fresh("villages", seed=7)
    >>> exercise.origin
    Origin(kind='villages', seed=7, difficulty='easy', number=1)
    >>> exercise.origin.another().kind, exercise.origin.easier()
    ('villages', None)
    >>> exercise.origin.harder().origin.difficulty
    'medium'
    """

    kind: str
    seed: int | str
    difficulty: str
    number: int = 1
    settings: tuple[tuple[str, Any], ...] = field(default=(), repr=False)
    supply: Supply | None = field(default=None, repr=False, compare=False)

    def again(self) -> Exercise[Any] | None:
        """The exercise itself, made once more; ``None`` if no supply is known."""
        return self.supply.made(self) if self.supply else None

    def another(self) -> Exercise[Any] | None:
        """The next one of the same kind and difficulty."""
        return replace(self, number=self.number + 1).again()

    def easier(self) -> Exercise[Any] | None:
        """The one that stands in the same place among easier ones; ``None`` if there are none."""
        return self._by(-1)

    def harder(self) -> Exercise[Any] | None:
        """The one that stands in the same place among harder ones; ``None`` if there are none."""
        return self._by(1)

    def _by(self, steps: int) -> Exercise[Any] | None:
        place = DIFFICULTIES.index(self.difficulty) + steps
        if place not in range(len(DIFFICULTIES)):
            return None
        return replace(self, difficulty=DIFFICULTIES[place]).again()
