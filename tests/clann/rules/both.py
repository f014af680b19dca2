"""Courses, positions in both readings, and random games, that several tests stand on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from clans_widget.clann import Course, Game, Position
from clans_widget.core.chance import below, lots
from tests.clann.rules.naive_dice import BLACK, ORDINARY, dice_fields
from tests.clann.rules.naive_state import State, Who

PLAYERS = (2, 3, 4)
NAMES = ("Ann", "Bob", "Cleo", "Dirk")
FIELDS = ["-", *sorted(dice_fields())]

Faces = tuple[str, str]
"""What the ordinary dice show, ascending, and the black one; as text, empty if not rolled."""


class Sizes(NamedTuple):
    """The sizes of a course."""

    arm: int = 14
    treasure: int = 6


STANDARD = Sizes()
KINDS = (*["ring"] * 6, *["own"] * 3, "h", "h", "t", "x")
"""Where characters are: on the ring, about the own Crown and Gate, at home, and so on."""

SMALL = (Sizes(7, 1), Sizes(7, 3), Sizes(8, 5), Sizes(9, 6), Sizes(10, 7))
"""With a short Treasure a die may carry from the Gate to the Arrival, with a long one it cannot."""


def course_of(state: State) -> Course:
    return Course(arm=state.arm, treasure=state.treasure)


def position_of(state: State) -> Position:
    """The engine's position."""
    return Position.from_text(state.to_text(), course=course_of(state))


def state_of(position: Position) -> State:
    """The naive one."""
    course = position.course
    return State.from_text(position.to_text(), course.arm, course.treasure)


def given_to_engine(faces: Faces) -> tuple[tuple[int, ...], int | str | None]:
    """A roll as :meth:`Position.roll` takes it."""
    ordinary, black = faces
    shown: int | str | None = int(black) if black.isdigit() else black or None
    return tuple(map(int, ordinary)), shown


def drawn_roll(which: str, chance: Random) -> Faces:
    ordinary = sorted(ORDINARY[below(6, chance)] for _ in range(which.count("o")))
    return "".join(ordinary), BLACK[below(6, chance)] if "s" in which else ""


def drawn_move(moves: list[str], chance: Random) -> str:
    """First a die with who uses it, each as likely; then where what is put down goes."""
    uses = sorted({move.partition(">")[0] for move in moves})
    use = uses[below(len(uses), chance)]
    same = [move for move in moves if move.partition(">")[0] == use]
    return same[below(len(same), chance)]


def random_game(players: int, seed: int, most: int) -> Game:
    """So many moves and rolls of a game on the standard course."""
    game, chance = Game.new(NAMES[:players], seed=seed), lots(seed, "moves of a random game")
    while not game.position.is_over and len(game.events) < most:
        if game.position.can_roll:
            game.roll()
        else:
            moves = [str(move) for move in game.position.legal_moves()]
            game.play(drawn_move(moves, chance))
    return game


def set_up_states(sizes: Sizes) -> st.SearchStrategy[State]:
    """K3: the positions before the Knight is there."""
    chosen = st.sampled_from(PLAYERS).flatmap(
        lambda players: st.tuples(st.just(players), st.lists(st.integers(1, 4), max_size=players))
    )
    return chosen.map(lambda drawn: _set_up(sizes, *drawn))


def _set_up(sizes: Sizes, players: int, chosen: list[int]) -> State:
    state = State.start(players, *sizes)
    for player, character in enumerate(chosen, start=1):
        state = state.moved((player, character), state.crown(player))
    return State(state.where, "-", len(chosen) % players + 1, "-", *sizes)


@st.composite
def states(draw: st.DrawFn, sizes: Sizes) -> State:
    """Any position after the set-up: scattered or crowded, with any dice, whoever acts.

    Who would stand on a taken cell stands on the next one that is free. Many are on Crowns and
    Gates, or just before their own Gate: that is where most rules have something to say.
    """
    players = draw(st.sampled_from(PLAYERS))
    start = State.start(players, *sizes)
    ring = start.ring()
    anywhere = st.integers(0, len(ring) - 1)
    middle = draw(anywhere)
    marked = [at for at, cell in enumerate(ring) if start.is_special(cell)]
    cells = st.integers(middle, middle + 8) | anywhere | st.sampled_from(marked)
    taken: set[str] = set()
    where: dict[Who, str] = {}
    for who in start.where:
        gate = ring.index(start.gate(who[0]))
        kind = draw(st.sampled_from(KINDS))
        if kind == "ring":
            where[who] = _free(ring, draw(cells), taken)
        elif kind == "own":
            about = st.integers(gate - 7, gate + 1) | st.sampled_from([gate, gate + 1])
            where[who] = _free(ring, draw(about), taken)
        else:
            where[who] = _off_ring(kind, who, draw(st.integers(1, sizes.treasure)), where)
        taken.add(where[who])
    knight = _free(ring, draw(cells), taken)
    dice = draw(st.sampled_from(FIELDS))
    return _with_one_winner(State(where, knight, draw(st.integers(1, players)), dice, *sizes))


def _free(ring: Sequence[str], at: int, taken: set[str]) -> str:
    return next(
        cell for cell in (ring[(at + k) % len(ring)] for k in range(len(ring))) if cell not in taken
    )


def _off_ring(kind: str, who: Who, number: int, where: dict[Who, str]) -> str:
    own = {place for (player, _), place in where.items() if player == who[0]}
    if kind == "t":
        return "x" if f"t{number}" in own else f"t{number}"
    return kind


def _with_one_winner(state: State) -> State:
    """K14: whoever has four at the Arrival has won, and rolls no dice; nobody else has four."""
    winner = state.winner()
    for player in state.numbers():
        if player != winner and all(state.where[player, c] == "x" for c in (1, 2, 3, 4)):
            state = state.moved((player, 1), "h")
    return replace(state, player=winner, dice="-") if winner else state


def all_states() -> st.SearchStrategy[State]:
    """On the standard course and on small ones; one in ten is in the set-up."""
    sizes = st.sampled_from((STANDARD, STANDARD, *SMALL))
    kinds = st.sampled_from([set_up_states, *[states] * 9])
    return st.tuples(kinds, sizes).flatmap(lambda drawn: drawn[0](drawn[1]))
