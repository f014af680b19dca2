"""Drawing where there is a choice, and writing down what was drawn."""

from __future__ import annotations

from clans_widget.arena.many.kernel.chance import below
from clans_widget.arena.many.kernel.compiling import Game, rule
from clans_widget.clann.simulate.log import BITS, ROLL

from . import Log


@rule
def one_of(game: Game, number: int) -> int:
    """One of so many, all equally likely; where there is no choice, nothing is drawn."""
    return below(game, number) if number > 1 else 0


@rule
def write(game: Game, log: Log, number: int) -> None:
    """Write down what happened, if there is room."""
    if game.events < log.size:
        log[game.events] = number
    game.events += 1


@rule
def write_move(game: Game, log: Log, die: int, who: int, put: int) -> None:
    """A move; nobody is put down on the cell -1."""
    write(game, log, die | who << BITS | (put + 1) << 2 * BITS)


@rule
def write_roll(game: Game, log: Log, one: int, other: int, black: int) -> None:
    """A roll; 0 stands for a die that was not rolled."""
    write(game, log, ROLL | one | other << BITS | black << 2 * BITS)
