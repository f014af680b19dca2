"""A game of any kind: players, what has happened so far, undo and redo, notes, and its record."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from operator import index
from typing import Any, ClassVar, Final, Generic, Self, TypeVar

from .argument_types import check_arguments
from .chance import Roll, lots, secret_seed
from .display import Displayed
from .errors import GameError, NotationError
from .listeners import Listeners
from .marks import NO_MARKS, Marks
from .past import Past
from .protocols import Event, Position
from .records.entry import EXAMPLE
from .records.headers import Headers, checked_names
from .records.line import events_of
from .records.record import NO_NOTE, Entry, Note, Record
from .step import Step

P = TypeVar("P", bound=Position)
E = TypeVar("E", bound=Event)


class Game(Displayed, Generic[P, E]):
    """A game from its set-up on: the base of each game's own class.

    A game says how its record looks (:attr:`kind_of_record`), how its positions are read
    (:meth:`_read_position`), and, if dice are rolled, what a roll is (:meth:`_rolled`).

    Parameters
    ----------
    players : sequence of str
        Names, all different; player 1 is the first.
    start : Position
        The position before the first move.
    seed : int or str, optional
        Of the dice. The k-th roll depends on the seed and k alone: to take a roll back and to
        roll again shows the same.

    Attributes
    ----------
    players : tuple of str
    start : Position
    headers : dict of str to str
        Whatever else the record should say in its headers.
    changed : Listeners
        Are told when something has happened, was taken back, or was said about it.
    """

    kind_of_record: ClassVar[type[Record]]

    def __init__(self, players: Sequence[str], start: P, *, seed: int | str | None = None) -> None:
        self.players: Final = checked_names(players)
        self.start: Final = start
        self.headers: dict[str, str] = {}
        self._seed = secret_seed() if seed is None else seed
        self._past: Past[E] = Past()
        self.changed: Final = Listeners()

    # What has happened

    @property
    def position(self) -> P:
        """The position now."""
        position: P = self._past.position(self.start)
        return position

    @property
    def events(self) -> tuple[E, ...]:
        """What each move and each roll did so far."""
        return self._past.events

    @property
    def steps(self) -> tuple[Step, ...]:
        """The steps of all events so far."""
        return tuple(step for event in self.events for step in event.steps)

    @property
    def moves(self) -> tuple[Any, ...]:
        """The moves and rolls so far."""
        return tuple(entry.move for entry in self._past.entries)

    @property
    def notes(self) -> tuple[Note, ...]:
        """What is said and pointed at: before the first event, then after each."""
        past = self._past
        return (past.opening, *(entry.note for entry in past.entries))

    # What happens

    def play(self, move: Any, *, comment: str = "", marks: Marks = NO_MARKS) -> E:
        """Make a move, perhaps with a comment and marks for the record.

        Raises
        ------
        IllegalMove
            If a rule forbids it.
        NotationError
            If the text is no move.
        """
        note, move = self._checked(Note(comment, marks)), self._move(move)
        return self._add(self._event(self.position, move), move, note)

    def roll(self) -> E:
        """Roll the dice.

        Raises
        ------
        GameError
            If there is nothing to roll now.
        """
        _check_dice(self.position)
        number = 1 + sum(isinstance(move, Roll) for move in self.moves)
        roll = self._drawn(self.position, number)
        return self._add(self._rolled(self.position, roll), roll, NO_NOTE)

    def let_happen(self, event: E) -> E:
        """Add an event that was made from the present position; the record has its ``move``.

        Raises
        ------
        GameError
            If it was made from another one.
        """
        return self._add(event, None, NO_NOTE)

    def undo(self) -> E:
        """Take the last move or roll back.

        Raises
        ------
        GameError
            If there is none.
        """
        past = self._past
        if not past.events:
            raise GameError("game.nothing_to_undo")
        self._past = past.without_last()
        self.changed.tell()
        return past.events[-1]

    def redo(self) -> E:
        """Make happen again what was taken back last.

        Raises
        ------
        GameError
            If there is nothing, or something else has happened since.
        """
        past = self._past
        if not past.undone:
            raise GameError("game.nothing_to_redo")
        self._past = past.with_undone()
        self.changed.tell()
        return past.undone[-1][0]

    @property
    def can_undo(self) -> bool:
        """Whether something can be taken back."""
        return bool(self.events)

    @property
    def can_redo(self) -> bool:
        """Whether something that was taken back can happen again."""
        return bool(self._past.undone)

    # Notes and variations

    def annotate(self, comment: str = "", marks: Marks = NO_MARKS) -> None:
        """Say something about the last event, or about the start if there is none.

        Raises
        ------
        Refusal
            If a mark names what is not there.
        """
        note = self._checked(Note(comment, marks))
        self._past = self._past.with_note(note)
        self.changed.tell()

    def add_variation(self, moves: Iterable[Any]) -> None:
        """Add what might have been played in place of the last event.

        Parameters
        ----------
        moves : iterable of moves or rolls, or a move
            As such or as text: ``["A1-A2", "C3-C4"]``, ``"A1-A2"``.

        Raises
        ------
        GameError
            If nothing has happened yet, no move is given, or one is illegal where it stands.
        """
        past = self._past
        if not past.events:
            raise GameError("game.no_variation")
        if not isinstance(moves, Iterable):
            raise GameError("game.entry", given=moves, example=EXAMPLE)
        given = (moves,) if isinstance(moves, str) else moves
        line, ply = tuple(self._as_entry(move) for move in given), len(past.events)
        before = past.events[-1].before
        events_of(before, line, self._happen, self._checked, first_ply=ply, depth=1)
        last = past.entries[-1]
        more = replace(last, variations=(*last.variations, line))
        self._replace(past, past.with_last(more))
        self.changed.tell()

    def branch(self, ply: int, variation: int = 0) -> Self:
        """The game in which a variation was played in place of an event.

        Parameters
        ----------
        ply : int
            The event, from 1.
        variation : int
            Which of its variations, from 0.

        Raises
        ------
        GameError
            If there is no such event or variation, or one is no number.
        """
        number = _whole(variation)
        lines = self.variations(ply)
        if not 0 <= number < len(lines):
            raise GameError("game.no_branch", ply=ply, number=number + 1)
        line = (*self._past.entries[: ply - 1], *lines[number])
        other = self._empty_copy()
        other._take(line, self._past.opening)
        return other

    def imagine(self, *moves: Any) -> Self:
        """The game as it would go on with some moves or rolls; this one stays as it is.

        What is secret stays so, also at the end of what is imagined.

        Parameters
        ----------
        *moves : moves or rolls
            As such or as text; of a roll that is what stands in a record: ``"[5]"``.

        Raises
        ------
        IllegalMove, NotationError
            If one of them cannot be made.
        GameError
            If there is nothing to roll.
        """
        other = self._empty_copy()
        other._past = replace(self._past, undone=())
        for move in map(other._roll_or_move, moves):
            other._add(other._happen(other.position, move), move, NO_NOTE)
        return other

    @check_arguments
    def until(self, count: int) -> Self:
        """The game as it was when so many events had happened, to go on in another way.

        This one stays as it is. What is secret stays so, and as long as this one runs the dice
        there tell nothing of those that will be rolled here.

        Parameters
        ----------
        count : int
            From 0; of more than there are, all.

        Raises
        ------
        ArgumentError
            If the count is no number.
        """
        other, past, number = self._empty_copy(), self._past, max(0, count)
        other._past = Past(past.events[:number], past.entries[:number], (), past.opening)
        if not self.position.is_over:
            other._seed = secret_seed()
        return other

    def variations(self, ply: int) -> tuple[tuple[Entry, ...], ...]:
        """What the record says might have been played in place of an event, from 1.

        Raises
        ------
        GameError
            If the event is no number.
        """
        number = _whole(ply)
        entries = self._past.entries
        return entries[number - 1].variations if 0 < number <= len(entries) else ()

    # The record

    def record(self) -> Record:
        """The game as a record.

        Raises
        ------
        GameError
            If one of :attr:`headers` cannot stand in a record.
        """
        return self._record({})

    def to_text(self) -> str:
        """The text of :meth:`record`; :meth:`from_text` reads it back."""
        return self.record().to_text()

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a record and play it.

        Raises
        ------
        NotationError
            If the text is no record.
        GameError
            If a header is missing or a move of the record cannot be played.
        """
        record = cls.kind_of_record.from_text(text)
        headers = Headers.of(record.headers, cls.kind_of_record.form.game)
        return cls(headers.players, cls._read_position(headers.position))._read(record, headers)

    # What a game of one kind says

    @classmethod
    def _read_position(cls, text: str) -> P:
        """The position that a text says."""
        raise NotImplementedError

    def move_of(self, given: Any) -> Any:
        """A move that was given as such or as text, in any case of its letters.

        Raises
        ------
        NotationError
            If the text is no move.
        """
        form = self.kind_of_record.form
        return form.read_move(form.in_its_case(given)) if isinstance(given, str) else given

    def _move(self, given: Any) -> Any:
        """A move to be made, which nothing else can be.

        Raises
        ------
        NotationError
            If it is no move.
        """
        form, move = self.kind_of_record.form, self.move_of(given)
        if not isinstance(move, type(form.read_move(form.examples["move"]))):
            raise NotationError("notation.expected.text", found=type(given).__name__)
        return move

    def _event(self, position: P, move: Any) -> E:
        """What a move does."""
        event: E = position.play(move)
        return event

    def _drawn(self, position: P, number: int) -> Roll:
        """The dice of the roll with this number, from 1: :meth:`_chance` decides."""
        raise NotImplementedError

    def _rolled(self, position: P, roll: Roll) -> E:
        """What a roll does."""
        raise NotImplementedError

    def check_place(self, name: str) -> None:
        """Raise if there is no place of this name for a mark to point at.

        By default a name is refused that the record could not be read with; a game that knows
        its places can say more.

        Raises
        ------
        Refusal
            If there is none.
        """
        form = self.kind_of_record.form
        if not re.fullmatch(form.place, name):
            raise GameError("game.place", name=name, place=form.examples["place"])

    def _empty_copy(self) -> Self:
        """The same game before anything has happened, for a variation."""
        other = type(self)(self.players, self.start, seed=self._seed)
        other.headers = dict(self.headers)
        return other

    # How it works

    def _chance(self, number: int) -> Any:
        """The source of chance of the roll with this number."""
        return lots(self._seed, f"roll {number}")

    def _add(self, event: E, move: Any, note: Note) -> E:
        """Let an event happen, if it follows from what has happened."""
        past = self._past
        if getattr(event, "before", None) != past.position(self.start):
            raise GameError("game.other_position")
        self._replace(past, past.with_event(event, Entry(getattr(event, "move", move), note)))
        self._reached(event.position)
        self.changed.tell()
        return event

    def _replace(self, before: Past[E], after: Past[E]) -> None:
        """Put one past in the place of another, unless somebody else was quicker."""
        if self._past is not before:
            raise GameError("game.other_position")
        self._past = after

    def _reached(self, position: P) -> None:
        """Something has led to a position: a game may keep in mind that it was seen."""

    def _roll_or_move(self, given: Any) -> Any:
        """A move or a roll that was given as such or as a record has it."""
        is_roll = isinstance(given, str) and self.kind_of_record.form.rolls and given[:1] == "["
        return Roll.from_text(given.strip("[]")) if is_roll else self.move_of(given)

    def _happen(self, position: P, move: Any) -> E:
        """What a move or a roll of a record does."""
        if not isinstance(move, Roll):
            return self._event(position, move)
        _check_dice(position)
        return self._rolled(position, move)

    def _as_entry(self, move: Any) -> Entry:
        return move if isinstance(move, Entry) else Entry(self.move_of(move))

    def _checked(self, note: Note) -> Note:
        for name in sorted(note.marks.places):
            self.check_place(name)
        return note

    def _record(self, own: Mapping[str, str], kept: Collection[str] = ()) -> Record:
        """The record, with what this game says in its headers besides.

        Parameters
        ----------
        own : mapping of str to str
        kept : collection of str
            What only this game itself may say there.
        """
        kind = self.kind_of_record
        position = self.start.to_text()
        headers = Headers(kind.form.game, self.players, position, own, self.headers)
        return kind(headers.to_record(kept), self._past.opening, self._past.entries)

    def _read(self, record: Record, headers: Headers) -> Self:
        """Play a record that has been read."""
        self.headers.update(headers.others)
        self._take(record.line, record.opening)
        return self

    def _take(self, line: Sequence[Entry], opening: Note) -> None:
        opening = self._checked(opening)
        events = tuple(events_of(self.start, line, self._happen, self._checked))
        self._past = Past(events, tuple(line), (), opening)
        self._reached(self.position)

    def __copy__(self) -> Self:
        """A game that goes on by itself from here; nobody listens to it."""
        other = object.__new__(type(self))
        own = {"headers": dict(self.headers), "changed": Listeners()}
        other.__dict__.update({**self.__dict__, **own})
        return other

    def __repr__(self) -> str:
        names = ", ".join(self.players)
        count = len(self.events)
        return f"<{type(self).__name__}: {names}; {count} turns; {self.position.to_text()}>"


def _whole(number: Any) -> int:
    """A number that names a variation, or the event whose place it takes."""
    try:
        return index(number)
    except TypeError:
        raise GameError("game.branch", given=number, example="branch(3, 0)") from None


def _check_dice(position: Position) -> None:
    """Raise unless dice may be rolled now."""
    if not position.can_roll:
        raise GameError("game.nothing_to_roll")
