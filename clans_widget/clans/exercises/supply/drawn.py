"""Positions and moves drawn at random: the same from the same seed on every platform."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from clans_widget.clans import Board, Choice, Move, Position, Turn
from clans_widget.core.chance import (
    below,
    shuffled,
)
from clans_widget.quiz.wish import drawn


def random_game(chance: Random, board: Board | None = None) -> Iterator[Position]:
    """The positions of a game of 2 to 4 players who move at random, from start to end.

    Examples
    --------
    >>> from clans_widget.core.chance import lots
    >>> game = list(random_game(lots(7, "example")))
    >>> game[0].villages, game[-1].is_over
    ((), True)
    """
    seed = str(chance.random())
    position = Position.start(board, players=2 + below(3, chance), seed=seed)
    yield position
    while moves := position.legal_moves():
        position = position.play(drawn(moves, chance)).position
        yield position


def sources(position: Position, chance: Random) -> Iterator[Choice]:
    """Each group that can move, in a random order, with the villages that its move founds."""
    for source in shuffled(position.choose().options, chance):
        yield position.choose(source)


def foundings(position: Position, chance: Random) -> Iterator[Turn]:
    """For each group whose move founds villages one such turn, in a random order."""
    for choice in sources(position, chance):
        if choice.founds:
            order = shuffled(choice.founds, chance)[: choice.to_order]
            yield position.play(Move(choice.chosen[0], drawn(choice.options, chance), tuple(order)))
