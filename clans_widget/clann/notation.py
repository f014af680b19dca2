"""The text of a position (DESIGN: "Notation of CLANN"), read and written.

A position is one line, ``<characters> <knight> <player> <dice>``. Each has one text, and only
those are read that a game can be in, as far as the set-up, the dice and the end go.
"""

from __future__ import annotations

import re
from typing import Any, Final

from clans_widget.core.printable import without_mark
from clans_widget.core.records.text import split

from .course import CELL, HOME, Course
from .errors import NotationError
from .rules.dice import NO_DICE, Dice, fields
from .rules.ranks import CHARACTERS
from .rules.seats import FEWEST_PLAYERS, MOST_PLAYERS, arm_of
from .rules.state import NOWHERE, State, has_arrived

AT_HOME: Final = "h"
ARRIVED: Final = "x"
TREASURE: Final = "t"

_WHERE: Final = re.compile(rf"h|x|t(?P<treasure>[1-9][0-9]?)|(?P<cell>{CELL})")


def where(course: Course, arm: int, progress: int) -> str:
    """Where a character of an arm is that has come so far.

    Examples
    --------
    >>> course = Course.standard()
    >>> [where(course, 1, progress) for progress in (-1, 0, 55, 56, 62)]
    ['h', 'B1', 'A14', 't1', 'x']
    """
    if progress == HOME:
        return AT_HOME
    if progress < course.ring:
        return course.cells[course.laps[arm][progress]]
    return ARRIVED if progress == course.arrival else f"{TREASURE}{progress - course.gate}"


def write_position(state: State) -> str:
    """The text of a position; :func:`read_position` reads it back."""
    clans = (
        ",".join(where(state.course, arm_of(player, state.players), at) for at in clan)
        for player, clan in enumerate(state.characters, start=1)
    )
    knight = "-" if state.knight == NOWHERE else state.course.name(state.knight)
    return f"{'/'.join(clans)} {knight} {state.player} {state.dice}"


def read_position(text: str, course: Course) -> State:
    """The position that a text says.

    Raises
    ------
    NotationError
        If the text is not the notation of a position on this course.

    Examples
    --------
    >>> state = read_position("x,t2,A9,h/h,h,B1,h D3 2 5+os", Course.standard())
    >>> state.characters[0], state.phase, write_position(state)
    ((62, 57, 8, -1), 'use', 'x,t2,A9,h/h,h,B1,h D3 2 5+os')
    """
    if not isinstance(text, str):
        raise NotationError("notation.expected.text", found=type(text).__name__)
    text = without_mark(text)
    pieces = list(split(text, " "))
    if len(pieces) != 4:
        raise _fault("four_fields", text, pieces[4][1] - 1 if pieces[4:] else len(text))
    (clans, _), (knight, knight_at), (player, player_at), (dice, dice_at) = pieces
    characters = _read_clans(text, clans, course)
    state = State(
        course,
        characters,
        _read_knight(text, knight, knight_at, course),
        _read_player(text, player, player_at, len(characters)),
        _read_dice(text, dice, dice_at),
    )
    _check_cells(text, state, knight_at)
    _check_set_up(text, state, player_at, dice_at)
    _check_end(text, state, player_at, dice_at)
    return state


def _read_clans(text: str, clans: str, course: Course) -> tuple[tuple[int, ...], ...]:
    pieces = list(split(clans, "/"))
    if not FEWEST_PLAYERS <= len(pieces) <= MOST_PLAYERS:
        at = pieces[MOST_PLAYERS][1] - 1 if len(pieces) > MOST_PLAYERS else len(clans)
        raise _fault("players", text, at, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    arms = (arm_of(player, len(pieces)) for player in range(1, len(pieces) + 1))
    return tuple(
        _read_clan(text, piece, at, course, arm)
        for (piece, at), arm in zip(pieces, arms, strict=True)
    )


def _read_clan(text: str, clan: str, at: int, course: Course, arm: int) -> tuple[int, ...]:
    pieces = list(split(clan, ","))
    if len(pieces) != len(CHARACTERS):
        surplus = pieces[len(CHARACTERS) :]
        raise _fault("characters", text, at + (surplus[0][1] - 1 if surplus else len(clan)))
    return tuple(_read_place(text, piece, at + k, course, arm) for piece, k in pieces)


def _read_place(text: str, piece: str, at: int, course: Course, arm: int) -> int:
    found = _WHERE.fullmatch(piece)
    if found is None:
        raise _fault("place", text, at)
    if found["cell"]:
        return course.progress(arm, _cell(text, piece, at, course))
    if found["treasure"]:
        number = int(found["treasure"])
        if number > course.treasure:
            raise _fault("treasure", text, at, most=course.treasure)
        return course.gate + number
    return HOME if piece == AT_HOME else course.arrival


def _read_knight(text: str, piece: str, at: int, course: Course) -> int:
    return NOWHERE if piece == "-" else _cell(text, piece, at, course)


def _cell(text: str, piece: str, at: int, course: Course) -> int:
    cell = course.places.get(piece)
    if cell is None:
        raise _fault("cell", text, at, last=course.cells[-1])
    return cell


def _read_player(text: str, piece: str, at: int, players: int) -> int:
    if piece not in {str(number) for number in range(1, players + 1)}:
        raise _fault("player", text, at, most=players)
    return int(piece)


def _read_dice(text: str, piece: str, at: int) -> Dice:
    if piece not in fields():
        raise _fault("dice", text, at)
    return fields()[piece]


def _check_cells(text: str, state: State, knight_at: int) -> None:
    """K4: one on a cell, but for home and Arrival; the Knight is one of them."""
    taken: set[tuple[int, str]] = set()
    for player, clan in enumerate(state.characters, start=1):
        arm = arm_of(player, state.players)
        for progress in clan:
            name = where(state.course, arm, progress)
            key = (player if name.startswith(TREASURE) else 0, name)
            if name not in (AT_HOME, ARRIVED) and key in taken:
                raise _fault("one_on_a_cell", text, 0, cell=name)
            taken.add(key)
    if state.knight != NOWHERE and (0, state.course.name(state.knight)) in taken:
        raise _fault("one_on_a_cell", text, knight_at, cell=state.course.name(state.knight))


def _check_set_up(text: str, state: State, player_at: int, dice_at: int) -> None:
    """K3: players choose in order, each one character for its own Crown; then comes the Knight."""
    if state.knight != NOWHERE:
        return
    chosen = [sorted(clan) != [HOME] * len(CHARACTERS) for clan in state.characters]
    on_crown = sorted([*[HOME] * (len(CHARACTERS) - 1), 0])
    in_order = chosen == sorted(chosen, reverse=True)
    if not in_order or any(
        sorted(clan) != on_crown for clan, has in zip(state.characters, chosen, strict=True) if has
    ):
        raise _fault("set_up", text, 0)
    following = sum(chosen) % state.players + 1
    if state.player != following:
        raise _fault("player_in_set_up", text, player_at, player=following)
    if state.dice != NO_DICE:
        raise _fault("no_dice", text, dice_at)


def _check_end(text: str, state: State, player_at: int, dice_at: int) -> None:
    """K14: who has four at the Arrival has won, and nobody rolls any more."""
    winners = [player for player in range(1, state.players + 1) if has_arrived(state, player)]
    if winners and winners != [state.player]:
        raise _fault("winner", text, player_at, player=winners[0])
    if winners and state.dice != NO_DICE:
        raise _fault("no_dice", text, dice_at)


def _fault(expected: str, text: str, at: int, **values: Any) -> NotationError:
    return NotationError(
        f"clann.notation.expected.{expected}", found=text[at:], column=at + 1, **values
    )
