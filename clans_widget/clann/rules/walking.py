"""How far a die carries a character, and where it may land (K4, K7, K9, K10, K13, K14)."""

from __future__ import annotations

from collections.abc import Mapping

from clans_widget.clann.course import HOME, Course

from .dice import ENTRY
from .ranks import beats
from .seats import arm_of
from .state import Standing, State

Reason = str
"""Why a die cannot carry a character, as in
:data:`~clans_widget.clann.errors.RULE_OF_REASON`; empty if it can."""


def target(progress: int, die: int) -> int:
    """How far a character is that a die has carried: a 6 brings it from home onto its Crown (K7).

    Examples
    --------
    >>> target(3, 5), target(HOME, 6)
    (8, 0)
    """
    return 0 if progress == HOME else progress + die


def why_not(state: State, character: int, die: int, on_ring: Mapping[int, Standing]) -> Reason:
    """Why a die cannot carry a character of the player to act.

    Parameters
    ----------
    state : State
    character : int
    die : int
    on_ring : mapping
        Who stands where: :meth:`~.state.State.on_ring`.
    """
    course, progress = state.course, state.clan[character]
    reason = why_not_walk(course, progress, die)
    if reason:
        return reason
    to = target(progress, die)
    if to >= course.ring:
        taken = to in state.clan and to != course.arrival
        return "own_character.treasure" if taken else ""
    cell = state.lap[to]
    there = on_ring.get(cell)
    return why_not_displace(state, character, there, cell) if there else ""


def why_not_walk(course: Course, progress: int, die: int) -> Reason:
    """K7, K13, K14: from home by a six alone; Gate and Arrival by exact count."""
    if progress == HOME:
        return "" if die == ENTRY else "home_needs_six"
    if progress == course.arrival:
        return "past_arrival.there"
    if progress < course.gate < progress + die:
        return "past_gate"
    return "past_arrival.far" if progress + die > course.arrival else ""


def why_not_displace(state: State, character: int, there: Standing, cell: int) -> Reason:
    """K7, K9, K10: who stands on a cell that a character would enter on, or reach by exact count.

    Nobody enters onto a Crown on which somebody of the same side stands.
    """
    enters = state.clan[character] == HOME
    if there.player == state.player:
        return "crown_taken" if enters else "own_character.ring"
    if state.is_partner(there.player):
        return "partner.crown" if enters else "partner.ring"
    if beats(character, there.character) or has_lost_rank(state, there.player, cell):
        return ""
    return "higher_rank.equal" if character == there.character else "higher_rank.higher"


def has_lost_rank(state: State, player: int, cell: int) -> bool:
    """K10: whether somebody on a cell has lost the rank: on each Crown and Gate but its own.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> start = Position.start(players=2)
    >>> has_lost_rank(start, 1, 0), has_lost_rank(start, 2, 0), has_lost_rank(start, 2, 14)
    (False, True, True)
    """
    course, arm = state.course, arm_of(player, state.players)
    own = (course.crowns[arm], course.gates[arm])
    return cell in course.marked and cell not in own
