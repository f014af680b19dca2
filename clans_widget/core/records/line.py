"""Lines of a record: moves one after the other, with variations, and the turns they make."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from clans_widget.clans.board.board import Board
from clans_widget.clans.errors import (
    GameError,
    IllegalMove,
)
from clans_widget.clans.move import Move
from clans_widget.clans.position import Position
from clans_widget.clans.rules.turn import Turn

from .reader import DEEPEST
from .record import Entry, Note


def as_entry(move: Move | str | Entry) -> Entry:
    """A move as it stands in a line."""
    if isinstance(move, Entry):
        return move
    return Entry(move if isinstance(move, Move) else Move.from_text(move))


def checked_note(note: Note, board: Board) -> Note:
    """A note, all of whose marks are on the board.

    Raises
    ------
    BoardError
        If one is not.
    """
    for name in sorted(note.marks.territories):
        board.place(name)
    return note


def turns_of(
    position: Position,
    line: Sequence[Entry],
    play: Callable[[Position, Move], Turn],
    *,
    first_ply: int = 1,
    depth: int = 0,
) -> list[Turn]:
    """The turns of a line, when it and the variations in it can be played.

    Parameters
    ----------
    position : Position
        Where the line begins.
    line : sequence of Entry
    play : callable
        Makes a move.
    first_ply : int
        The number of the first turn.
    depth : int
        How many lines this one is a variation in.

    Raises
    ------
    BoardError
        If a mark names a territory that is not on the board.
    GameError
        If a move is illegal where it stands, or a variation is empty or too deep.

    Examples
    --------
    >>> start = Position.start(seed=7)
    >>> [turn.steps[0].rule for turn in turns_of(start, [as_entry("A1-A2")], Position.play)]
    ['M1']
    """
    if depth and not line:
        raise GameError("game.empty_variation")
    if depth > DEEPEST:
        raise GameError("game.deep_variation", most=DEEPEST)
    turns = []
    for ply, entry in enumerate(line, start=first_ply):
        checked_note(entry.note, position.board)
        for variation in entry.variations:
            turns_of(position, variation, play, first_ply=ply, depth=depth + 1)
        try:
            turns.append(play(position, entry.move))
        except IllegalMove as error:
            raise GameError("game.move", ply=ply, move=entry.move, why=error) from error
        position = turns[-1].position
    return turns
