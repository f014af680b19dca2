"""Who wins when all who have not arrived are in their Treasures: exact, by looking at every roll.

Nobody can be sent home there (K13), and the Knight meets nobody on an empty ring. What is left is a
race of dice, in which each player uses them so that their side wins most often. Whoever moves
nobody leaves everything as it was, so a situation can come again: the chances are those of a game
that goes on until it ends, worked out until they no longer change by more than :data:`CLOSE`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import comb, prod
from operator import itemgetter, sub
from typing import Final, NamedTuple

from clans_widget.clann import Position
from clans_widget.clann.rules.dice import FIRST, rolled
from clans_widget.clann.rules.seats import next_player, partner_of

from .dice import rolls
from .using_up import Left, used_up

CLOSE: Final = 1e-9

Chances = tuple[float, ...]
"""Of each player's side to win."""


KINDS: Final = (FIRST, "oo", "os")
"""The dice that can be rolled together: those of a first roll, and those rolled again."""

MOST: Final = 10_000
"""So many situations can be looked at in a few seconds; with two players there are never more."""


class Ways(NamedTuple):
    """A moment at which dice are rolled.

    Attributes
    ----------
    left : tuple of tuple of int
        How far the characters of each player are from the Arrival.
    player : int
        Who rolls, from 1.
    kind : str
        Which dice.
    """

    left: tuple[Left, ...]
    player: int
    kind: str = FIRST


class Stays(NamedTuple):
    """Rolls after which nobody need be carried.

    Attributes
    ----------
    chance : float
        Of these rolls.
    same : Ways
        The next moment if nobody is.
    best : tuple of float or None
        The best of those uses that carry somebody, where there is one.
    """

    chance: float
    same: Ways
    best: Chances | None


class Moment(NamedTuple):
    """What comes of a roll.

    Attributes
    ----------
    player : int
        Who rolls.
    known : tuple of float
        The part of the chances that comes from rolls by which somebody must be carried.
    stays : tuple of Stays
        The other rolls.
    """

    player: int
    known: Chances
    stays: tuple[Stays, ...]


def to_win(position: Position) -> Chances | None:
    """The chance of each player to win, if all that have not arrived are in Treasures.

    Of four players both partners have the chance of their side. Each player is taken to use the
    dice as is best for their side.

    Parameters
    ----------
    position : Position
        At a moment at which dice are to be rolled.

    Returns
    -------
    tuple of float or None
        ``None`` if somebody is at home or on the ring, if nothing is to be rolled, or if more
        than :data:`MOST` situations may follow, as with four players who all have far to go.

    Examples
    --------
    >>> [round(chance, 3) for chance in to_win(Position.from_text("x,x,x,t6/x,x,x,t6 C7 1 -"))]
    [0.664, 0.336]
    >>> to_win(Position.from_text("x,x,x,A4/x,x,x,t6 C7 1 -")) is None
    True
    """
    course = position.course
    in_race = all(at > course.gate for clan in position.characters for at in clan)
    if not (in_race and position.can_roll):
        return None
    left = tuple(
        tuple(sorted(course.arrival - at for at in clan if at != course.arrival))
        for clan in position.characters
    )
    if prod(map(_situations, left)) > MOST:
        return None
    return _settled(left)[Ways(left, position.player, position.dice_to_roll)]


def _situations(left: Left) -> int:
    """How many ways there are to be no farther than that: one character to a cell (K4)."""
    return sum(comb(max(left, default=0), count) for count in range(len(left) + 1))


@cache
def _settled(left: tuple[Left, ...]) -> dict[Ways, Chances]:
    """The chances at all moments at which exactly this is left, whoever rolls whichever dice."""
    players = range(1, len(left) + 1)
    moments = {ways: _moment(ways) for player in players for ways in _rolling(left, player)}
    found = {ways: moment.known for ways, moment in moments.items()}
    change = 1.0
    while change > CLOSE:
        change = 0.0
        for ways, moment in moments.items():
            now = _expected(moment, found)
            change = max(change, *map(abs, map(sub, now, found[ways])))
            found[ways] = now
    return found


def _rolling(left: tuple[Left, ...], player: int) -> list[Ways]:
    return [Ways(left, player, kind) for kind in KINDS]


def _expected(moment: Moment, found: Mapping[Ways, Chances]) -> Chances:
    """What comes of a roll on average, if the player makes the best of it."""
    at, total = moment.player - 1, moment.known
    for chance, same, best in moment.stays:
        then = found[same]
        if best and best[at] > then[at]:
            then = best
        total = _plus(total, chance, then)
    return total


def _moment(ways: Ways) -> Moment:
    own, at = ways.left[ways.player - 1], ways.player - 1
    known: Chances = (0.0,) * len(ways.left)
    stays = []
    for (again, ends), chance in _ends(own, ways.kind).items():
        carried = [_after(ways, then, again) for then in ends if then != own]
        best = max(carried, key=itemgetter(at), default=None)
        if own in ends:
            stays.append(Stays(chance, _next(ways, ways.left, again), best))
        elif best:
            known = _plus(known, chance, best)
    return Moment(ways.player, known, tuple(stays))


def _plus(total: Chances, chance: float, part: Chances) -> Chances:
    return tuple([one + chance * other for one, other in zip(total, part, strict=True)])


def _after(ways: Ways, then: Left, again: str) -> Chances:
    """The chances when a player has used the dice so that this is left."""
    if not then:
        return _won(ways.player, len(ways.left))
    left = (*ways.left[: ways.player - 1], then, *ways.left[ways.player :])
    return _settled(left)[_next(ways, left, again)]


def _next(ways: Ways, left: tuple[Left, ...], again: str) -> Ways:
    """Who rolls next, and which dice (K4, K8)."""
    player = ways.player if again else next_player(ways.player, len(left))
    return Ways(left, player, again or FIRST)


def _won(player: int, players: int) -> Chances:
    """K14: the side of who has arrived with all four."""
    side = (player, partner_of(player, players))
    return tuple(float(other in side) for other in range(1, players + 1))


@cache
def _ends(left: Left, kind: str) -> dict[tuple[str, tuple[Left, ...]], float]:
    """How likely a roll leaves which choice, with the dice that are rolled again then."""
    found: dict[tuple[str, tuple[Left, ...]], float] = {}
    for ordinary, black, chance in rolls(kind):
        dice = rolled(kind, ordinary, black)
        key = (dice.again, used_up(left, dice))
        found[key] = found.get(key, 0.0) + chance
    return found
