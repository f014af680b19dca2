"""Boards, positions and whole games that several tests stand on."""

from __future__ import annotations

from functools import lru_cache
from typing import TypeVar

from clans_widget.clans import Board, Game, Position, Step, Turn
from clans_widget.core.chance import (
    below,
    lots,
)
from tests.clans.rules.naive import (
    Land,
    State,
)

StepKind = TypeVar("StepKind", bound=Step)


@lru_cache(maxsize=200)
def land_of(board: Board) -> Land:
    """A board as the naive reference has it."""
    return Land.from_json(board.to_json())


def naive(position: Position) -> State:
    """A position as the naive reference has it."""
    return State.from_text(position.to_text(), land_of(position.board))


def random_game(players: int, seed: int) -> Game:
    """A whole game on the standard board, each move drawn at random."""
    names = [f"Player {k + 1}" for k in range(players)]
    game = Game.new(names, seed=seed, cards_seed=seed)
    chance = lots(seed, "moves of a random game")
    while moves := game.position.legal_moves():
        game.play(moves[below(len(moves), chance)])
    return game


def on_standard_board(*groups: str, rest: str = "1 0,0 0,0,0,0,0") -> str:
    """The notation of a few groups, ``"A1 2rb"``, on an otherwise empty standard board."""
    huts = dict(group.split() for group in groups)
    regions = Board.standard().regions.values()
    return (
        "/".join(",".join(huts.get(name, "-") for name in region) for region in regions)
        + f" {rest}"
    )


def steps_of(turn: Turn, kind: type[StepKind]) -> list[StepKind]:
    """The steps of one kind in a turn."""
    return [step for step in turn.steps if isinstance(step, kind)]


def only(turn: Turn, kind: type[StepKind]) -> StepKind:
    """The one step of its kind in a turn."""
    (step,) = steps_of(turn, kind)
    return step
