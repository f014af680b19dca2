"""The kernel and the engine, made to go the same way."""

from __future__ import annotations

from itertools import groupby
from operator import attrgetter

from clans_widget.arena.many.lots import Lots
from clans_widget.clann import (
    CharacterSentHome,
    CharacterTaken,
    GameEnded,
    KnightPushed,
    Position,
    Step,
    TurnEnded,
)
from clans_widget.clann.simulate.layout import standing
from clans_widget.clann.simulate.readable import next_event
from tests.clann.simulate.stepping import KernelGame

COUNTED = {
    "turns": TurnEnded | GameEnded,
    "sent_home": CharacterSentHome,
    "taken": CharacterTaken,
    "pushed": KnightPushed,
}


def assert_same_game(position: Position, seed: int, number: int = 0) -> None:
    """The uses there are, what is drawn, the position after it, until the end; and the counts."""
    game, lots = KernelGame(position, seed, number), Lots(seed, number)
    steps: list[Step] = []
    first, *others = game.positions
    assert first == position
    for count, move, after in zip(game.numbers_of_uses, game.moves, others, strict=True):
        assert number_of_uses(position) == count
        event = next_event(position, lots)
        assert event.move == move
        assert event.position == after
        position = event.position
        steps += event.steps
    assert position.is_over
    assert game.standing == [who_stands(position) for position in game.positions]
    for name, kinds in COUNTED.items():
        assert game.counted(name) == sum(isinstance(step, kinds) for step in steps), name
    assert game.counted("uses") == sum(count > 0 for count in game.numbers_of_uses)


def number_of_uses(position: Position) -> int:
    """How many dice with who uses them there are to draw from; none if no die is used now."""
    if position.phase != "use":
        return 0
    return sum(1 for _ in groupby(position.legal_moves(), key=attrgetter("die", "who")))


def who_stands(position: Position) -> dict[int, int]:
    """Who stands on which cell of the ring."""
    return {
        cell: standing(there.player - 1, there.character)
        for cell, there in position.on_ring().items()
    }
