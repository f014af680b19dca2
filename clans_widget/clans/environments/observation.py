"""What one player may know, as numbers: all that lies on the table, and their own card.

The cards of the others are no argument of :func:`numbers`, so they cannot be in what it gives.
Nor are the moves so far: those who want to draw conclusions from them remember them.
"""

from __future__ import annotations

from typing import Final

from clans_widget.clans import COLORS, EPOCHS, Board, Position
from clans_widget.clans.rules.epochs import CHIPS
from clans_widget.clans.rules.setup import huts_of_each_color
from clans_widget.core.argument_types import check_arguments
from clans_widget.core.records.headers import checked_seat
from clans_widget.environments import Shape, slices

PRIVATE: Final = "clan"
"""The only part that is not seen by everybody."""


@check_arguments
def shapes(board: Board, players: int) -> dict[str, Shape]:
    """The parts of an observation, in order, and the shape of each.

    ``huts``
        Number of huts, by territory and color, before the move that is under way.
    ``clan``
        1 for their own clan.
    ``mover``
        1 for the player to move. Their own seat is the first; then clockwise.
    ``chips``
        Village chips, by player, in the same order.
    ``scores``
        Points of each clan.
    ``epoch``
        1 for the epoch that runs.
    ``source``, ``target``
        1 for the territories of the move that is under way, if one is.
    ``order``
        1 for the village that it founds first, 2 for the second, and so on, as far as chosen.
    """
    territories, clans = len(board), len(COLORS)
    return {
        "huts": (territories, clans),
        PRIVATE: (clans,),
        "mover": (players,),
        "chips": (players,),
        "scores": (clans,),
        "epoch": (len(EPOCHS),),
        "source": (territories,),
        "target": (territories,),
        "order": (territories,),
    }


def most(board: Board) -> dict[str, int]:
    """The highest number that can stand in each part, in a game from its set-up on.

    Examples
    --------
    >>> most(Board.standard())["scores"]
    89
    """
    bonuses = sum(epoch.chips * epoch.bonus for epoch in EPOCHS)
    return {
        **dict.fromkeys(shapes(board, 2), 1),
        "huts": huts_of_each_color(board),
        "chips": CHIPS,
        "scores": len(board) + bonuses,
        "order": CHIPS,
    }


@check_arguments
def parts(board: Board, players: int) -> dict[str, slice]:
    """Where each part stands when they are put one behind the other.

    Examples
    --------
    >>> parts(Board.standard(), 2)["scores"]
    slice(309, 314, None)
    """
    return slices(shapes(board, players))


@check_arguments
def numbers(
    position: Position, seat: int, clan: str | None, chosen: tuple[str, ...] = ()
) -> dict[str, list[int]]:
    """What a player may know, part by part; :func:`shapes` says what the parts are.

    Parameters
    ----------
    position : Position
    seat : int
        The player's number, from 1.
    clan : str or None
        The player's own clan; none before the cards are dealt.
    chosen : tuple of str
        What has been chosen of the move that is under way: source, target, villages.

    Examples
    --------
    >>> seen = numbers(Position.start(players=3, seed=7), seat=2, clan="green")
    >>> seen["clan"], seen["mover"]
    ([0, 0, 1, 0, 0], [0, 0, 1])
    """
    board, players = position.board, position.players
    seat = checked_seat(seat, players)
    clockwise = [(seat - 1 + k) % players for k in range(players)]
    return {
        "huts": [n for group in position.groups for n in group.to_bytes(len(COLORS), "little")],
        PRIVATE: [int(color == clan) for color in COLORS],
        "mover": [int(player == position.mover - 1) for player in clockwise],
        "chips": [position.chips[player] for player in clockwise],
        "scores": list(position.scores),
        "epoch": [int(epoch.numeral == position.epoch) for epoch in EPOCHS],
        "source": [int(name in chosen[:1]) for name in board.ids],
        "target": [int(name in chosen[1:2]) for name in board.ids],
        "order": [chosen.index(name, 2) - 1 if name in chosen[2:] else 0 for name in board.ids],
    }
