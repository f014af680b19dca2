"""Which texts are positions of CLANN, read a second time: every other text is refused."""

from __future__ import annotations

import re

from tests.clann.rules.naive_dice import dice_fields
from tests.clann.rules.naive_state import SEATS, State

PLACE = "h|x|t[1-9][0-9]*|[ABCD][1-9][0-9]*"
GROUP = f"(?:{PLACE})(?:,(?:{PLACE})){{3}}"
POSITION = re.compile(f"{GROUP}(?:/{GROUP}){{1,3}} (?:-|[ABCD][1-9][0-9]*) [1-4] [-0-9kKos+]+")


def is_position(text: str, arm: int = 14, treasure: int = 6) -> bool:
    """Whether a text is a position, as the notation and the rules have it."""
    if not POSITION.fullmatch(text):
        return False
    state = State.from_text(text, arm, treasure)
    return (
        state.player in state.numbers()
        and state.dice in {"-", *dice_fields()}
        and cells_are_there(state)
        and one_on_a_cell(state)
        and (is_set_up(state) if state.knight == "-" else is_won_by_one(state))
    )


def cells_are_there(state: State) -> bool:
    """K2, K11: everyone is at a place of the course, and the Knight on its ring."""
    cells = {*state.ring(), *(f"t{n}" for n in range(1, state.treasure + 1)), "h", "x"}
    return set(state.where.values()) <= cells and state.knight in {"-", *state.ring()}


def one_on_a_cell(state: State) -> bool:
    """K4: a ring for all, a Treasure for each."""
    on_ring = [place for place in (*state.where.values(), state.knight) if place[0] in "ABCD"]
    in_treasure = [(who[0], place) for who, place in state.where.items() if place[0] == "t"]
    return all(len(set(cells)) == len(cells) for cells in (on_ring, in_treasure))


def is_set_up(state: State) -> bool:
    """K3: players have chosen in order, each one character on the own Crown; no dice yet."""
    chosen = [not at_home(state, player) for player in state.numbers()]
    ready = chosen.count(True)
    stand = all(
        sorted(places(state, player)) == sorted([state.crown(player), "h", "h", "h"])
        for player in range(1, ready + 1)
    )
    following = 1 if ready == len(SEATS[len(chosen)]) else ready + 1
    in_order = chosen == sorted(chosen, reverse=True)
    return in_order and stand and state.player == following and state.dice == "-"


def is_won_by_one(state: State) -> bool:
    """K14: at most one player has four at the Arrival, who is then the one to act, without dice."""
    full = [player for player in state.numbers() if set(places(state, player)) == {"x"}]
    return not full or (full == [state.player] and state.dice == "-")


def places(state: State, player: int) -> list[str]:
    return [state.where[player, character] for character in (1, 2, 3, 4)]


def at_home(state: State, player: int) -> bool:
    return set(places(state, player)) == {"h"}
