"""What a player sees, as numbers: the whole position, from their own seat.

Nothing is secret in CLANN. Their own seat comes first, and cells are counted from their own Crown.
"""

from __future__ import annotations

from collections.abc import Iterator

from clans_widget.clann import CHARACTERS, Course, Position
from clans_widget.clann.course import HOME
from clans_widget.clann.rules.dice import FACES, MOVED, UNMOVED
from clans_widget.clann.rules.seats import arm_of
from clans_widget.clann.rules.state import NOWHERE
from clans_widget.core.argument_types import check_arguments
from clans_widget.core.records.headers import checked_seat
from clans_widget.environments import Shape, slices

from .actions import WHO

AGAIN = ("oo", "os", "oos")
MOST_DICE = 3


@check_arguments
def shapes(course: Course, players: int) -> dict[str, Shape]:
    """The parts of an observation, in order, and the shape of each.

    ``characters``
        1 for the place of each character, by player and rank. Their own seat is the first; then
        clockwise. The places are home, the cells of the ring clockwise from their own Crown,
        the cells of that player's Treasure, and the Arrival.
    ``knight``
        1 for the Black Knight's cell, clockwise from their own Crown.
    ``mover``
        1 for the player who is to act, in the order of the seats.
    ``dice``
        How many dice are left to use that show 1, 2, ... 6.
    ``black``
        1 if the black face was rolled and the Knight has not moved by it yet; 1 if it has.
    ``again``
        1 for the dice that will be rolled again: two ordinary ones, one and the black die, or all.
    ``die``, ``who``
        1 for the die that is being used, and for who moves by it, when somebody is to be put down.
    """
    return {
        "characters": (players, len(CHARACTERS), course.ring + course.treasure + 2),
        "knight": (course.ring,),
        "mover": (players,),
        "dice": (len(FACES),),
        "black": (2,),
        "again": (len(AGAIN),),
        "die": (len(FACES),),
        "who": (len(WHO),),
    }


def most(course: Course) -> dict[str, int]:
    """The highest number that can stand in each part.

    Examples
    --------
    >>> most(Course.standard())["dice"]
    3
    """
    return {**dict.fromkeys(shapes(course, 2), 1), "dice": MOST_DICE}


@check_arguments
def parts(course: Course, players: int) -> dict[str, slice]:
    """Where each part stands when they are put one behind the other.

    Examples
    --------
    >>> parts(Course.standard(), 2)["knight"]
    slice(512, 568, None)
    """
    return slices(shapes(course, players))


@check_arguments
def numbers(position: Position, seat: int, chosen: tuple[str, ...] = ()) -> dict[str, list[int]]:
    """What a player sees, part by part; :func:`shapes` says what the parts are.

    Parameters
    ----------
    position : Position
    seat : int
        The player's number, from 1.
    chosen : tuple of str
        The die and who moves by it, if somebody is to be put down now.

    Examples
    --------
    >>> seen = numbers(Position.from_text("A1,h,h,h/h,h,h,C1 C7 1 25k"), seat=2)
    >>> seen["mover"], seen["dice"], seen["knight"].index(1)
    ([0, 1], [0, 1, 0, 0, 1, 0], 6)
    """
    players, dice = position.players, position.dice
    seat = checked_seat(seat, players)
    clockwise = [(seat - 1 + k) % players + 1 for k in range(players)]
    crown = position.course.crowns[arm_of(seat, players)]
    return {
        "characters": [n for player in clockwise for n in _clan(position, player, crown)],
        "knight": _knight(position, crown),
        "mover": [int(player == position.player) for player in clockwise],
        "dice": [dice.left.count(face) for face in FACES],
        "black": [int(dice.black == face) for face in (UNMOVED, MOVED)],
        "again": [int(dice.again == kind) for kind in AGAIN],
        "die": [int(str(face) in chosen[:1]) for face in FACES],
        "who": [int(who in chosen[1:]) for who in WHO],
    }


def _clan(position: Position, player: int, crown: int) -> Iterator[int]:
    """The places of a player's characters, with cells counted from a Crown."""
    course, arm = position.course, arm_of(player, position.players)
    for progress in position.characters[player - 1]:
        row = [0] * (course.ring + course.treasure + 2)
        place = progress
        if HOME < progress < course.ring:
            place = (course.cell(arm, progress) - crown) % course.ring
        row[place - HOME] = 1
        yield from row


def _knight(position: Position, crown: int) -> list[int]:
    row = [0] * position.course.ring
    if position.knight != NOWHERE:
        row[(position.knight - crown) % position.course.ring] = 1
    return row
