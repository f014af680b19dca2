"""What the tests of the environments share."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from clans_widget.clans import Position
from clans_widget.clans.environments import Actions
from tests.clans.drawing.boards import (
    CROSS,
    RING,
    STAR,
)
from tests.clans.games import (
    LAST_MOVE,
    random_game,
)

ONE_CHIP_LEFT = Position.of(
    {"A1": "r", "A2": "b", "A3": "g", "A4": "y", "A5": "k"}, chips=(6, 5), board=STAR
)
"""A1 lies amid the others: to empty it founds four villages, and one gets a chip (F1)."""


def positions() -> Iterator[Position]:
    """Positions of whole games, on small boards, and near the end."""
    for players in (2, 3, 4):
        game = random_game(players, players)
        yield game.start
        yield from (turn.position for turn in game.turns)
    yield from (Position.start(board, players=3, seed=4) for board in (CROSS, RING, STAR))
    yield Position.from_text(LAST_MOVE)
    yield ONE_CHIP_LEFT


def moves_in(texts: Iterable[str]) -> list[str]:
    """The notation of moves from the texts of actions: ``A1-A2``, ``C3``, ``B4`` is one."""
    moves: list[list[str]] = []
    for text in texts:
        if "-" in text:
            moves.append([text])
        else:
            moves[-1].append(text)
    return [f"{way}:{','.join(order)}" if order else way for way, *order in moves]


def lines(position: Position) -> Iterator[tuple[tuple[int, ...], str]]:
    """All ways through the actions that are legal one after the other, to a whole move."""
    actions = Actions.of(position.board)
    waiting: list[tuple[tuple[int, ...], tuple[str, ...]]] = [((), ())]
    while waiting:
        taken, chosen = waiting.pop()
        for action in actions.legal(position, chosen):
            choice = actions.choose(position, chosen, action)
            if choice.move is None:
                waiting.append(((*taken, action), choice.chosen))
            else:
                yield (*taken, action), choice.move.to_text()
