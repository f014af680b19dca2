"""Positions and steps to draw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from clans_widget.clans import Board, Move, Position, Step, Turn

START = Position.start(players=3, seed=7)


def position(
    huts: Mapping[str, str],
    *,
    board: Board | None = None,
    mover: int = 1,
    chips: tuple[int, ...] = (0, 0, 0),
    scores: tuple[int, ...] = (0, 0, 0, 0, 0),
) -> Position:
    """A position with huts, in the notation, on a few territories only."""
    board = board or Board.standard()
    land = "/".join(",".join(huts.get(name, "-") for name in ids) for ids in board.regions.values())
    counts = (",".join(map(str, numbers)) for numbers in (chips, scores))
    return Position.from_text(f"{land} {mover} {' '.join(counts)}", board=board)


def ended(over: Position, *steps: Step) -> Turn:
    """The turn that ended a game, with only these of its steps."""
    return Turn(over, Move("A1", "A2"), steps, over)


def turns(start: Position = START) -> Iterator[Turn]:
    """A whole game: of all moves always the one in the middle of the list."""
    here = start
    while not here.is_over:
        moves = here.legal_moves()
        turn = here.play(moves[len(moves) * 3 // 5])
        yield turn
        here = turn.position
