"""A move while it is chosen: the die, who moves by it, and where somebody is put down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from clans_widget.core.choice import COMPLETE, PlainChoice

from .errors import IllegalMove
from .move import KNIGHT, Move
from .rules.dice import FACES
from .rules.legal import (
    check_cell,
    check_die,
    check_first_cell,
    check_phase,
    check_put,
    check_who,
)
from .rules.putting import cells_for_knight
from .rules.ranks import CHARACTERS
from .rules.state import State
from .rules.using import Use, cells_to_put_down, puts_down, uses

EVERYBODY: Final = tuple(str(number + 1) for number in range(len(CHARACTERS)))

_DICE: Final = {str(face): face for face in FACES}

ANY: Final = "?"
"""In place of a die: who moves is chosen first, and the die after that."""


def choice(state: State, chosen: Sequence[str]) -> PlainChoice:
    """What may be chosen after a part of a move.

    The stages are ``die``, ``who`` and ``put``, of which the set-up has one at a time; ``roll``
    and ``over`` where nothing can be chosen. :data:`ANY` in place of the die leaves it for later.

    Raises
    ------
    IllegalMove
        If no legal move begins so.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> position = Position.from_text("A1,h,h,h/B1,h,h,h C7 1 25k")
    >>> choice(position, []).options, choice(position, ["2"]).options
    (('2', '5'), ('1', 'N'))
    >>> choice(position, ["?", "1"]).options, choice(position, ["?", "1", "5"]).move
    (('2', '5'), Move('5-1'))
    """
    phase = state.phase
    if not chosen:
        return PlainChoice((), *_first(state))
    if phase == "choose":
        return _character(chosen)
    if phase == "knight":
        return _knight(state, chosen)
    check_phase(state, "use")
    return _use(state, chosen)


def _first(state: State) -> tuple[str, tuple[str, ...]]:
    """The stage in which nothing has been chosen, and what may be."""
    phase = state.phase
    if phase == "choose":
        return "who", EVERYBODY
    if phase == "knight":
        return "put", _names(state, cells_for_knight(state))
    dice = (str(die) for die in sorted(set(state.dice.left)))
    return ("die", tuple(dice)) if phase == "use" else (phase, ())


def _character(chosen: Sequence[str]) -> PlainChoice:
    if len(chosen) > 1 or chosen[0] not in EVERYBODY:
        raise IllegalMove("wrong_phase", "choose")
    return PlainChoice(tuple(chosen), COMPLETE, (), Move(0, chosen[0]))


def _knight(state: State, chosen: Sequence[str]) -> PlainChoice:
    if len(chosen) > 1:
        raise IllegalMove("wrong_phase", "knight")
    check_first_cell(state, chosen[0])
    return PlainChoice(tuple(chosen), COMPLETE, (), Move(0, KNIGHT, chosen[0]))


def _use(state: State, chosen: Sequence[str]) -> PlainChoice:
    die, *others = chosen
    if die == ANY:
        return _who_first(state, others)
    check_die(state, _DICE.get(die, die))
    if not others:
        return PlainChoice((die,), "who", _who(state, int(die)))
    who, *put = others
    if who not in (*EVERYBODY, KNIGHT) or len(put) > 1:
        raise IllegalMove("wrong_phase", "use")
    use = Use(int(die), None if who == KNIGHT else int(who) - 1)
    check_who(state, use)
    if not put and puts_down(state, use):
        return PlainChoice((die, who), "put", _names(state, cells_to_put_down(state, use)))
    if put:
        check_cell(state, *put)  # also an empty name, by which a move says that nobody is put down
    check_put(state, use, *put)
    return PlainChoice((die, who, *put), COMPLETE, (), Move(use.die, who, *put))


def _who_first(state: State, chosen: Sequence[str]) -> PlainChoice:
    """Who moves has been chosen, or is; then the die, and all as if that had come first."""
    dice = sorted(set(state.dice.left))
    if not chosen:
        movable = {who for die in dice for who in _who(state, die)}
        return PlainChoice(
            (ANY,), "who", tuple(who for who in (*EVERYBODY, KNIGHT) if who in movable)
        )
    who, *others = chosen
    if others:
        die, *put = others
        return _use(state, (die, who, *put))
    able = tuple(str(die) for die in dice if who in _who(state, die))
    if not able:
        _use(state, (str(dice[0]), who))  # which is refused
    return PlainChoice((ANY, who), "die", able)


def _who(state: State, die: int) -> tuple[str, ...]:
    """Who may move by a die, as parts of a move."""
    return tuple(use.who for use in uses(state) if use.die == die)


def _names(state: State, cells: Sequence[int]) -> tuple[str, ...]:
    return tuple(state.course.name(cell) for cell in cells)
