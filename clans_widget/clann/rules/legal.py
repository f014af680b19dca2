"""All legal moves, and why a move is none (K3 to K7, K11, K12).

Moves by a die are made once and looked up.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from clans_widget.clann.course import Course
from clans_widget.clann.errors import IllegalMove
from clans_widget.clann.move import KNIGHT, Move
from clans_widget.clann.naming import Owned
from clans_widget.words import Sentence, sentence

from .putting import cells_for_knight
from .ranks import CHARACTERS
from .state import State
from .using import Use, cells_to_put_down, knight_must_move, movable_by, puts_down, reached, uses
from .walking import target, why_not


@lru_cache(maxsize=512)
def plain_move(use: Use) -> Move:
    """The move that uses a die so, without anybody who is put down."""
    return Move(use.die, use.who)


@lru_cache(maxsize=512)
def putting_down(course: Course, use: Use) -> tuple[tuple[int, Move], ...]:
    """The moves that use a die so and put somebody down, by the cell; sorted by text.

    Examples
    --------
    >>> [move for _, move in putting_down(Course.standard(), Use(3, None))][:3]
    [Move('3-N>A1'), Move('3-N>A10'), Move('3-N>A11')]
    """
    return tuple((course.places[put], Move(use.die, use.who, put)) for put in sorted(course.cells))


_IN_THE_WAY: Final = ("own_character", "partner", "higher_rank", "crown_taken")
"""The reasons that somebody is who stands on a cell."""


def legal_moves(state: State) -> tuple[Move, ...]:
    """All legal moves, sorted by their text; none when dice are to be rolled, or at the end."""
    phase, names = state.phase, state.course.cells
    if phase == "choose":
        return tuple(Move(0, str(number + 1)) for number in range(len(CHARACTERS)))
    if phase == "knight":
        free = sorted(names[cell] for cell in cells_for_knight(state))
        return tuple(Move(0, KNIGHT, put) for put in free)
    if phase == "use":
        return tuple(chain.from_iterable(moves_of(state, use) for use in uses(state)))
    return ()


def moves_of(state: State, use: Use) -> Sequence[Move]:
    """The moves that use a die so: one for each cell on which somebody can be put down."""
    if not puts_down(state, use):
        return (plain_move(use),)
    cells = cells_to_put_down(state, use)
    return [move for cell, move in putting_down(state.course, use) if cell in cells]


def use_of(state: State, move: Move) -> Use:
    """The use of a die that a move is, if it is legal.

    Raises
    ------
    IllegalMove
        If it is not; the error says why.
    """
    use = Use(move.die, None if move.who == KNIGHT else int(move.who) - 1)
    check_die(state, use.die)
    check_who(state, use)
    check_put(state, use, move.put)
    return use


def check_phase(state: State, phase: str) -> None:
    """Raise unless it is the phase for a move.

    Raises
    ------
    IllegalMove
        If the game is over or something else is to be done now.
    """
    now = state.phase
    if now == "over":
        raise IllegalMove("game_over", player=state.player)
    if now != phase:
        raise IllegalMove("wrong_phase", now)


def check_die(state: State, die: int | str) -> None:
    """Raise unless a die with these points is left (K4).

    Raises
    ------
    IllegalMove
        If there is none.
    """
    if die not in state.dice.left:
        raise IllegalMove("wrong_die", die=die, left=", ".join(map(str, state.dice.left)))


def check_who(state: State, use: Use) -> None:
    """Raise unless a character, or the Knight, may move by a die (K5 to K7, K9, K10, K13, K14).

    Raises
    ------
    IllegalMove
        If another rule forbids it, or has somebody else move.
    """
    on_ring = state.on_ring()
    if use.character is None:
        movable = movable_by(state, use.die, on_ring)
        if movable and not state.dice.black:
            raise IllegalMove("character_can_move", die=use.die, who=_named(movable[0]))
        return
    if knight_must_move(state):
        raise IllegalMove("knight_must_move", die=use.die)
    reason = why_not(state, use.character, use.die, on_ring)
    if reason:
        raise _refusal(state, use.character, use.die, reason)


def check_put(state: State, use: Use, put: str = "") -> None:
    """Raise unless whom a use displaces is put down where that is allowed (K11, K12).

    Raises
    ------
    IllegalMove
        If a cell is missing, is not on the course, or is not one of those.
    """
    whom = puts_down(state, use)
    if not put:
        if whom:
            cell = reached(state, use)
            raise IllegalMove("put_down_needed", whom, cell=state.course.cells[cell or 0])
        return
    check_cell(state, put)
    if not whom:
        raise IllegalMove("put_down_wrong", "nobody", put=put)
    place = state.course.places[put]
    if place not in cells_to_put_down(state, use):
        marked = whom == "character" and place in state.course.marked
        raise IllegalMove("put_down_wrong", "marked" if marked else whom, cell=put)


def check_cell(state: State, name: object) -> None:
    """Raise unless the ring has a cell of this name (K2).

    Raises
    ------
    IllegalMove
        If it has none.
    """
    if not isinstance(name, str) or name not in state.course.places:
        raise IllegalMove("unknown_cell", name=name, last=state.course.cells[-1])


def check_first_cell(state: State, name: str) -> int:
    """The cell on which the Knight is put down in the set-up, if it is free (K3).

    Raises
    ------
    IllegalMove
        If there is no such cell, or somebody stands there.
    """
    check_cell(state, name)
    cell = state.course.places[name]
    if cell not in cells_for_knight(state):
        raise IllegalMove("put_down_wrong", "first", cell=name)
    return cell


def _refusal(state: State, character: int, die: int, reason: str) -> IllegalMove:
    """The error for a reason, with the cell that shows it."""
    name, _, case = reason.partition(".")
    values: dict[str, object] = {
        "who": _named(character),
        "starting": _starting(character),
        "die": die,
    }
    progress = state.characters[state.player - 1][character]
    to = target(progress, die)
    if name in _IN_THE_WAY and case != "treasure":
        cell = state.course.cell(state.arm, to)
        there = state.on_ring()[cell]
        values |= {
            "cell": state.course.name(cell),
            "other": _named(there.character),
            "whose": Owned(there.player, there.character),
        }
    return IllegalMove(name, case, **values)


def _named(character: int) -> Sentence:
    return sentence(f"clann.character.{CHARACTERS[character]}")


def _starting(character: int) -> Sentence:
    """The name at the beginning of a sentence."""
    return sentence(f"clann.starting.{CHARACTERS[character]}")
