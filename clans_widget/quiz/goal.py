"""What a move is to reach, in any game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from clans_widget.words import Spoken, sentence


@dataclass(frozen=True, repr=False)
class Goal:
    """What a move is to reach; goals are combined with ``&``.

    Attributes
    ----------
    name : str
        The call that makes it.
    ask : Spoken
        Goes on after "a move that".
    hint : Spoken
        A word that helps.
    met : callable
        Whether an event reaches it.
    tell : callable
        What an event does about it, in sentences.
    players : tuple of str
        The names of the players, if it speaks of them.
    rules : tuple of str
        Ids of the rules that decide whether it is reached.
    imagined : bool
        Whether ``met`` can be asked of an event, too, as somebody with a wrong idea imagines it.

    Examples
    --------
    >>> from clans_widget.clans.exercises.goals import ends_epoch, founds
    >>> founds(2) & ends_epoch()
    goals.founds(2) & goals.ends_epoch()
    """

    name: str
    ask: Spoken
    hint: Spoken
    met: Callable[[Any], bool]
    tell: Callable[[Any], tuple[Spoken, ...]]
    players: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    imagined: bool = True

    def __and__(self, other: Goal) -> Goal:
        """Both goals at once."""

        def tell(event: Any) -> tuple[Spoken, ...]:
            unmet = [goal for goal in (self, other) if not goal.met(event)] or [self, other]
            return tuple(part for goal in unmet for part in goal.tell(event))

        return Goal(
            f"{self.name} & {other.name}",
            sentence("list.and", first=self.ask, last=other.ask),
            self.hint,
            lambda event: self.met(event) and other.met(event),
            tell,
            self.players or other.players,
            tuple(dict.fromkeys((*self.rules, *other.rules))),
            self.imagined and other.imagined,
        )

    def __repr__(self) -> str:
        return self.name
