"""What has happened in a game so far, and what was taken back: one value that never changes."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from .protocols import Event
from .records.entry import Note
from .records.record import NO_NOTE, Entry

E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Past(Generic[E]):
    """What has happened in a game, as the record has it, and what can happen again.

    A game that goes on has another one. Whoever is interrupted on the way has the one before, and
    a copy of the game keeps its own.

    Attributes
    ----------
    events : tuple of Event
    entries : tuple of Entry
        Of each event what the record says.
    undone : tuple of (Event, Entry)
        What was taken back and can happen again; the next one last.
    opening : Note
        What is said before the first event.
    """

    events: tuple[E, ...] = ()
    entries: tuple[Entry, ...] = ()
    undone: tuple[tuple[E, Entry], ...] = ()
    opening: Note = NO_NOTE

    def position(self, start: Any) -> Any:
        """The position to which it has led from the start."""
        return self.events[-1].position if self.events else start

    def with_event(self, event: E, entry: Entry) -> Past[E]:
        """One event more: nothing that was taken back can happen again."""
        return Past((*self.events, event), (*self.entries, entry), (), self.opening)

    def without_last(self) -> Past[E]:
        """The last event is taken back."""
        undone = (*self.undone, (self.events[-1], self.entries[-1]))
        return Past(self.events[:-1], self.entries[:-1], undone, self.opening)

    def with_undone(self) -> Past[E]:
        """What was taken back last happens again."""
        *undone, (event, entry) = self.undone
        return Past((*self.events, event), (*self.entries, entry), tuple(undone), self.opening)

    def with_note(self, note: Note) -> Past[E]:
        """Something is said about the last event, or before the first one."""
        if not self.entries:
            return replace(self, opening=note)
        return self.with_last(replace(self.entries[-1], note=note))

    def with_last(self, entry: Entry) -> Past[E]:
        """The record says something else of the last event."""
        return replace(self, entries=(*self.entries[:-1], entry))
