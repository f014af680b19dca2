"""Where an example puts somebody down: on the cell that a player would choose (K11, K12).

Whom the Knight takes goes where the player gains most or loses least, an opponent where it costs
most. The Knight, when it is pushed away, goes right behind an opponent: of those who come first
before it, with nobody of one's own between, behind the one who is furthest on. Where it can come
upon nobody but one's own, it goes as far from them as it can.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from clans_widget.clann import Move, Position
from clans_widget.clann.rules.state import Standing, State
from clans_widget.clann.rules.steps import CharacterPlaced, KnightPushed
from clans_widget.clann.rules.turn import Event


class Worth(NamedTuple):
    """How good a cell is for the player who acts; the greater, the better.

    Attributes
    ----------
    gained : int
        How many cells the player's side gains by whom the Knight has taken.
    threatened : int
        How far the opponent is on before whom the Knight stands: that much may be lost.
    near : int
        How near the Knight stands to that one, or how far from one's own, as a number of cells
        less than 0.
    """

    gained: int = 0
    threatened: int = 0
    near: int = 0


_NO_WORTH: Final = Worth()


def as_players_would(position: Position, moves: Iterable[Move]) -> Move:
    """Of some legal moves, the one that puts somebody down as a player would.

    Examples
    --------
    >>> position = Position.from_text("h,h,h,A12/B2,B7,h,h B4 1 34k")
    >>> str(as_players_would(position, position.legal_moves()))
    '3-N>C2'
    """
    return max(moves, key=lambda move: _worth(position.play(move)))


def _worth(event: Event) -> Worth:
    for step in event.steps:
        if isinstance(step, CharacterPlaced):
            return Worth(step.gained if _is_own(event.before, step.player) else -step.gained)
        if isinstance(step, KnightPushed):
            return _threat(event.before, event.position)
    return _NO_WORTH


def _threat(before: State, after: State) -> Worth:
    """Whom the Knight comes upon first, and how near it stands."""
    course, on_ring = after.course, after.on_ring()
    for away in range(1, course.ring):
        there = on_ring.get((after.knight + away) % course.ring)
        if there is not None:
            own = _is_own(before, there.player)
            return Worth(0, 0, away - course.ring) if own else Worth(0, _lap(after, there), -away)
    return _NO_WORTH


def _lap(state: State, there: Standing) -> int:
    """How far somebody on the ring is, from 1 on its own Crown."""
    return 1 + state.characters[there.player - 1][there.character]


def _is_own(state: State, player: int) -> bool:
    return player == state.player or state.is_partner(player)
