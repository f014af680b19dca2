"""A moment: all that is true at a step of a game, worked out once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self

from .game import Game
from .records.record import NO_NOTE, Note
from .step import Step


@dataclass(frozen=True)
class Moment:
    """What is true at a step of a game: pictures, captions and tables read it.

    A game has a class of its own, with what is true of that game.

    Attributes
    ----------
    position : Position
        The position at the step.
    players : tuple of str
        Their names.
    number : int
        How many steps have happened; 0 at the beginning.
    count : int
        How many steps the game has so far.
    events : tuple of Event
        What has happened, event by event; the last one has those of its steps that have.
    to_come : tuple of Step
        The steps of the same event that follow.
    note : Note
        What the record says here: after the last step of an event, or before the first.
    seen_by : str or None
        The player who looks.
    """

    position: Any
    players: tuple[str, ...] = ()
    number: int = 0
    count: int = 0
    events: tuple[Any, ...] = ()
    to_come: tuple[Step, ...] = ()
    note: Note = NO_NOTE
    seen_by: str | None = None

    @classmethod
    def of(
        cls, game: Game[Any, Any], number: int | None = None, *, seen_by: str | None = None
    ) -> Self:
        """The moment of a game at a step; the last one by default."""
        count = len(game.steps)
        number = count if number is None else max(0, min(number, count))
        events = tuple(_cut(game.events, number))
        last = events[-1] if events else None
        to_come = game.events[len(events) - 1].steps[len(last.steps) :] if last else ()
        return cls(
            position=last.steps[-1].position if last else game.start,
            players=game.players,
            number=number,
            count=count,
            events=events,
            to_come=to_come,
            note=NO_NOTE if to_come else game.notes[len(events)],
            seen_by=seen_by,
        )

    @property
    def step(self) -> Any:
        """What has just happened; ``None`` at the beginning."""
        return self.events[-1].steps[-1] if self.events else None

    @property
    def past(self) -> tuple[Any, ...]:
        """All steps that have happened, this one the last."""
        return tuple(step for event in self.events for step in event.steps)

    @property
    def mover(self) -> int:
        """Whose turn it is in what is shown: until an event is over, whose event it is."""
        mover: int = self.events[-1].player if self.to_come else self.position.mover
        return mover

    @property
    def end(self) -> int:
        """How many steps have happened when the event that is shown is over."""
        return self.number + len(self.to_come)

    @property
    def ply(self) -> int:
        """How many events have happened or begun."""
        return len(self.events)

    @property
    def settled(self) -> int:
        """How many events have happened with all their steps."""
        return self.ply - bool(self.to_come)

    @property
    def decided_at(self) -> int:
        """The step at which the event was decided of which something is still to come."""
        return self.number - (len(self.events[-1].steps) if self.to_come else 0)

    @property
    def is_over(self) -> bool:
        """Whether nobody plays any more; what is left of the last event may still be counted."""
        if self.to_come:
            return any(step.ends_game for step in self.events[-1].steps)
        return bool(self.position.is_over)

    @property
    def is_last(self) -> bool:
        """Whether nothing follows in the game so far."""
        return self.number == self.count

    def pointing(self, note: Note) -> Self:
        """The same moment with another note."""
        return replace(self, note=note)


def _cut(events: Sequence[Any], number: int) -> Iterator[Any]:
    """The events of the first steps; the last event has only those of its steps."""
    for event in events:
        if number <= 0:
            return
        yield event if number >= len(event.steps) else event._replace(steps=event.steps[:number])
        number -= len(event.steps)
