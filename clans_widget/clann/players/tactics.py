"""The hints of a good player, each a term in cells: what they say of a position.

1. Run, and send others home: what counts is how far you are ahead of the best other side.
2. Bring everybody in early: a character at home waits for a six.
3. Don't stand where somebody can land on you. Your own Crown and Gate are no danger to your rank,
   those of others are (K9, K10); in your Treasure nobody comes.
4. Keep away from the Black Knight with those who are far ahead, and leave it behind those of
   others: who is taken begins its lap anew. Those who have just begun fear nothing: they can be
   put down close to their Gate (K11).

Each term is worked out for the moment at which a rival rolls, with the chances of the dice alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from clans_widget.clann import Position
from clans_widget.clann.chances.dice import FARTHEST, entering, hits, strikes
from clans_widget.clann.course import HOME
from clans_widget.clann.rules.ranks import beats
from clans_widget.clann.rules.seats import arm_of
from clans_widget.clann.rules.state import Standing
from clans_widget.clann.rules.walking import has_lost_rank

from .race import lead
from .sides import balance, is_friend

Term = Callable[[Position, int], float]  # of a position, for a player: more is better


def waiting(position: Position, seat: int) -> float:
    """Hint 2: how many more wait at home on the best other side."""
    return balance(position, seat, lambda player: -at_home(position, player))


def danger(position: Position, seat: int) -> float:
    """Hint 3: what the player's side may lose to the dice of the others, less what these may lose.

    Every character counts by itself, with the cells that it would lose and the chance that
    somebody can reach it.
    """
    return sum(
        -at_stake if is_friend(position, seat, player) else at_stake
        for player, at_stake in enumerate(stakes(position), start=1)
    )


def knight(position: Position, seat: int) -> float:
    """Hint 4: what the player's side would win by the Knight's next step, less what it would lose.

    Who is taken is put down where the one who moves the Knight likes: rivals as far back as there
    is room, their own close to the Gate. The player to act is the one who moves it.
    """
    gained = strike(position)
    return gained if is_friend(position, seat, position.player) else -gained


def stakes(position: Position) -> tuple[float, ...]:
    """The cells that each player may lose to the dice of rivals: each times its chance.

    Examples
    --------
    >>> [round(cells, 2) for cells in stakes(Position.from_text("A9,h,h,h/A3,h,h,C1 C7 1 -"))]
    [0.0, 0.0]
    """
    cells = [0.0] * position.players
    for cell, standing in position.on_ring().items():
        cells[standing.player - 1] += _loss(position, standing, cell)
    return tuple(cells)


def strike(position: Position) -> float:
    """The cells that the player to act may win by the Knight: each times its chance.

    Examples
    --------
    >>> round(strike(Position.from_text("A1,h,h,h/C9,h,h,h C3 1 -")), 2)
    1.04
    """
    if position.phase in ("choose", "knight"):
        return 0.0
    ring, chances = position.course.ring, strikes()
    return sum(
        chances[cells] * _gained(position, position.player, standing)
        for cell, standing in position.on_ring().items()
        if (cells := (cell - position.knight) % ring) <= FARTHEST
    )


TERMS: Final[dict[str, Term]] = {
    "lead": lead,
    "waiting": waiting,
    "danger": danger,
    "knight": knight,
}
"""What can be said of a position, by name."""

USUAL_WEIGHTS: Final = {"lead": 1.0, "waiting": 8.0, "danger": 1.0, "knight": 1.0}
"""What each of them is worth, in cells."""


def weighed(position: Position, seat: int, weights: Mapping[str, float]) -> dict[str, float]:
    """What each hint that has a weight says of a position for a player, in cells.

    Examples
    --------
    >>> weighed(Position.from_text("A5,h,h,h/C3,h,h,h C7 1 -"), 1, {"lead": 1.0, "waiting": 0.0})
    {'lead': 2.0}
    """
    return {name: weights[name] * TERMS[name](position, seat) for name in weights if weights[name]}


def at_home(position: Position, player: int) -> float:
    """How many characters of a player wait for a six.

    Examples
    --------
    >>> at_home(Position.from_text("A9,h,h,h/A3,h,h,C1 C7 1 -"), 2)
    2.0
    """
    return float(position.characters[player - 1].count(HOME))


def _loss(position: Position, standing: Standing, cell: int) -> float:
    """The cells that a character loses when it is sent home, times the chance of that."""
    progress = position.characters[standing.player - 1][standing.character]
    missed = 1.0
    for chance in _attacks(position, standing, cell):
        missed *= 1 - chance
    return (1 - missed) * (progress - HOME)


def _attacks(position: Position, standing: Standing, cell: int) -> Iterator[float]:
    """For each rival character that may land on a cell, the chance that its dice take it there."""
    course, chances = position.course, hits()
    lost = has_lost_rank(position, standing.player, cell)
    for player in range(1, position.players + 1):
        if is_friend(position, standing.player, player):
            continue
        there = course.progress(arm_of(player, position.players), cell)
        for character, progress in enumerate(position.characters[player - 1]):
            if not (lost or beats(character, standing.character)):
                continue
            if progress == HOME:
                if there == 0:
                    yield entering()
            elif 0 < there - progress <= FARTHEST:
                yield chances[there - progress]


def _gained(position: Position, mover: int, standing: Standing) -> float:
    """What whoever moves the Knight wins by taking a character, in cells; 0 where it would lose."""
    progress = position.characters[standing.player - 1][standing.character]
    if is_friend(position, mover, standing.player):
        return float(max(0, position.course.gate - 1 - progress))
    return float(max(0, progress - 1))
