"""What an agent gets at the end of a game."""

from __future__ import annotations

from collections.abc import Sequence

from clans_widget.clans import Position
from clans_widget.clans.rules.ending import result
from clans_widget.core.argument_types import check_arguments


@check_arguments
def rewards(position: Position, cards: Sequence[str]) -> tuple[float, ...]:
    """What each player gets: more than 0 for a win, less for a loss, 0 in all.

    A player alone at the top gets 1, and the others lose that 1 in equal parts. Players level at
    the top share the win (F4): their shares are put together and divided. Nothing depends on
    the margin, as nothing in the rules does. While the game runs everybody has 0.

    Parameters
    ----------
    position : Position
    cards : sequence of str
        The clan of each player.

    Examples
    --------
    >>> empty = "/".join([",".join("-----")] * 12)
    >>> over = Position.from_text(f"{empty} 1 5,5,2 30,30,9,9,9")
    >>> rewards(over, ["red", "green", "black"])
    (1.0, -0.5, -0.5)
    >>> rewards(over, ["red", "blue", "black"])
    (0.25, 0.25, -0.5)
    """
    players = position.players
    ended = result(position, {str(seat): clan for seat, clan in enumerate(cards)})
    if ended is None:
        return (0.0,) * players
    shares = [(name in ended.winners) / len(ended.winners) for name in ended.clans]
    return tuple((players * share - 1) / (players - 1) for share in shares)
