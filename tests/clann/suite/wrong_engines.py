"""The naive reading with one rule wrong each, as somebody may well read it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import pytest

from clans_widget.clann.suite import Facts, Sizes
from tests.clann.rules import naive, naive_walking
from tests.clann.rules.naive_dice import rolled
from tests.clann.rules.naive_state import State, Who

from .naive_engine import NaiveEngine

Patch = pytest.MonkeyPatch


def any_number_in_a_clan(_: Patch) -> NaiveEngine:
    """K1: it does not matter how many a clan has, nor how many clans there are."""

    class Wrong(NaiveEngine):
        def is_position(self, sizes: Sizes, text: str) -> bool:
            del sizes
            return text.count(" ") == 3

    return Wrong()


def around_the_other_way(patch: Patch) -> NaiveEngine:
    """K2: the arms follow one another the other way around."""

    def after(state: State, cell: str) -> str:
        if cell[1:] != str(state.arm):
            return f"{cell[0]}{int(cell[1:]) + 1}"
        return {"A": "D", "D": "C", "C": "B", "B": "A"}[cell[0]] + "1"

    patch.setattr(naive_walking, "after", after)
    return NaiveEngine()


def knight_on_the_path_alone(_: Patch) -> NaiveEngine:
    """K3: the Knight is put down neither on a Crown nor on a Gate."""
    legal = naive.legal_moves
    return with_moves(
        lambda state: [
            move
            for move in legal(state)
            if state.phase() != "knight" or not state.is_special(move[2:])
        ]
    )


def two_on_a_cell_of_a_treasure(patch: Patch) -> NaiveEngine:
    """K4: two may stand on a cell of a Treasure."""
    refused = naive_walking.refused

    def lenient(state: State, who: Who, points: int) -> str:
        place, why = naive_walking.walk(state, who, points)
        return "" if not why and place[0] == "t" else refused(state, who, points)

    patch.setattr(naive_walking, "refused", lenient)
    patch.setattr(naive, "refused", lenient)
    return NaiveEngine()


def the_knight_is_always_free(patch: Patch) -> NaiveEngine:
    """K5: a die may move the Knight although a character can use it."""
    users = naive.users

    def lenient(state: State, points: int) -> list[str]:
        found = users(state, points)
        return found if "N" in found else [*found, "N"]

    patch.setattr(naive, "users", lenient)
    return NaiveEngine()


def black_is_no_duty(patch: Patch) -> NaiveEngine:
    """K6: with a black face the Knight may stay where it is."""
    users = naive.users

    def lenient(state: State, points: int) -> list[str]:
        characters = [str(c) for c in naive_walking.able(state, points)]
        return sorted({*users(state, points), *characters})

    patch.setattr(naive, "users", lenient)
    return NaiveEngine()


def any_die_brings_in(patch: Patch) -> NaiveEngine:
    """K7: any points bring a character in."""
    walk = naive_walking.walk

    def lenient(state: State, who: Who, points: int) -> tuple[str, str]:
        return walk(state, who, 6 if state.where[who] == "h" else points)

    patch.setattr(naive_walking, "walk", lenient)
    patch.setattr(naive, "walk", lenient)
    return NaiveEngine()


def nothing_is_rolled_again(patch: Patch) -> NaiveEngine:
    """K8: nothing is rolled again."""

    def once(ordinary: str, black: str) -> str:
        return rolled(ordinary, black).partition("+")[0]

    patch.setattr(naive, "rolled", once)
    return NaiveEngine()


def small_beats_nobody(patch: Patch) -> NaiveEngine:
    """K9: the lowest rank sends nobody home."""
    patch.setitem(naive_walking.BEATS, 4, ())
    return NaiveEngine()


def ranks_hold_everywhere(patch: Patch) -> NaiveEngine:
    """K10: ranks hold on Crowns and Gates, too."""
    patch.setattr(naive_walking, "loses_rank", lambda *_: False)
    patch.setattr(naive, "loses_rank", lambda *_: False)
    return NaiveEngine()


def taken_to_the_crown(patch: Patch) -> NaiveEngine:
    """K11: whom the Knight has taken may be put on a Crown."""

    def puttings(state: State, user: str, points: int) -> list[str]:
        if user != "N" or state.on(naive_walking.knight_walks(state, points)) is None:
            return original(state, user, points)
        cell = naive_walking.knight_walks(state, points)
        return [f">{other}" for other in replace(state, knight=cell).free()]

    original = naive.puttings
    patch.setattr(naive, "puttings", puttings)
    return NaiveEngine()


def the_knight_on_the_path_alone(patch: Patch) -> NaiveEngine:
    """K12: the Knight is put on the path alone, neither on a Crown nor on a Gate."""
    original = naive.puttings

    def puttings(state: State, user: str, points: int) -> list[str]:
        found = original(state, user, points)
        return found if user == "N" else [put for put in found if not special(state, put)]

    def special(state: State, put: str) -> bool:
        return bool(put) and state.is_special(put[1:])

    patch.setattr(naive, "puttings", puttings)
    return NaiveEngine()


def past_the_gate(patch: Patch) -> NaiveEngine:
    """K13: a die may carry past the Gate, into the Treasure."""
    walk = naive_walking.walk

    def lenient(state: State, who: Who, points: int) -> tuple[str, str]:
        place, why = walk(state, who, points)
        if why != "past_gate":
            return place, why
        steps = next(n for n in range(1, 7) if walk(state, who, n)[0] == state.gate(who[0]))
        return walk(state.moved(who, state.gate(who[0])), who, points - steps)

    patch.setattr(naive_walking, "walk", lenient)
    patch.setattr(naive, "walk", lenient)
    return NaiveEngine()


def the_game_goes_on(_: Patch) -> NaiveEngine:
    """K14: the game goes on after four of a clan have arrived."""

    class Wrong(NaiveEngine):
        def play(self, sizes: Sizes, position: str, move: str) -> list[Facts]:
            return [step for step in super().play(sizes, position, move) if step["rule"] != "K14"]

    return Wrong()


def with_moves(moves: Callable[[State], list[str]]) -> NaiveEngine:
    class Wrong(NaiveEngine):
        def moves(self, sizes: Sizes, position: str) -> list[str]:
            return moves(State.from_text(position, *sizes))

    return Wrong()


WRONG: Final[dict[str, Callable[[Any], NaiveEngine]]] = {
    "K1": any_number_in_a_clan,
    "K2": around_the_other_way,
    "K3": knight_on_the_path_alone,
    "K4": two_on_a_cell_of_a_treasure,
    "K5": the_knight_is_always_free,
    "K6": black_is_no_duty,
    "K7": any_die_brings_in,
    "K8": nothing_is_rolled_again,
    "K9": small_beats_nobody,
    "K10": ranks_hold_everywhere,
    "K11": taken_to_the_crown,
    "K12": the_knight_on_the_path_alone,
    "K13": past_the_gate,
    "K14": the_game_goes_on,
}
"""By the rule that is wrong."""
