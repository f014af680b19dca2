"""How far a die carries, and who may land where, read a second time: cell by cell."""

from __future__ import annotations

from functools import cache

from tests.clann.rules.naive_state import State, Who

BEATS = {1: (2, 3, 4), 2: (3, 4), 3: (4,), 4: (1,)}  # K9


def after(state: State, cell: str) -> str:
    """K2: the next cell, clockwise."""
    return next_cell(state.arm, cell)


@cache
def next_cell(arm: int, cell: str) -> str:
    """K2: the next cell, where arms are so long."""
    if cell[1:] != str(arm):
        return f"{cell[0]}{int(cell[1:]) + 1}"
    return {"A": "B", "B": "C", "C": "D", "D": "A"}[cell[0]] + "1"


def walk(state: State, who: Who, points: int) -> tuple[str, str]:
    """Where so many cells bring a character, or nothing and why it cannot go there (K13, K14)."""
    place = state.where[who]
    if place == "h":  # K7
        return (state.crown(who[0]), "") if points == 6 else ("", "home_needs_six")
    gate = state.gate(who[0])
    starts_at_gate = place == gate
    for _ in range(points):
        if place == "x":
            return "", "past_arrival"
        if place == gate and not starts_at_gate:
            return "", "past_gate"
        if place == gate:
            place = "t1"
        elif place[0] == "t":
            place = "x" if place == f"t{state.treasure}" else f"t{int(place[1:]) + 1}"
        else:
            place = after(state, place)
    return place, ""


def refused(state: State, who: Who, points: int) -> str:
    """Why a character cannot use a die; empty if it can."""
    place, why = walk(state, who, points)
    if why or place == "x":
        return why
    if place[0] == "t":
        own = [state.where[who[0], c] for c in (1, 2, 3, 4)]
        return "own_character" if place in own else ""  # K4
    other = state.on(place)
    if other is None:
        return ""
    if other[0] == who[0]:
        return "crown_taken" if state.where[who] == "h" else "own_character"  # K7, K9
    if state.partners(other[0], who[0]):
        return "partner"  # K9
    if loses_rank(state, other) or other[1] in BEATS[who[1]]:
        return ""
    return "higher_rank"  # K9


def loses_rank(state: State, who: Who) -> bool:
    """K10: on a Crown or Gate that is not the own clan's."""
    place = state.where[who]
    own = (state.crown(who[0]), state.gate(who[0]))
    return state.is_special(place) and place not in own


def knight_walks(state: State, points: int) -> str:
    cell = state.knight
    for _ in range(points):
        cell = after(state, cell)
    return cell


def able(state: State, points: int) -> list[int]:
    """The characters of the player to act that can use a die (K5)."""
    return [c for c in (1, 2, 3, 4) if not refused(state, (state.player, c), points)]
