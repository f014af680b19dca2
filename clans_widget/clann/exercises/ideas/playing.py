"""Where dice lead by somebody's beliefs: a second engine, as plain as can be."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from clans_widget.clann import Position
from clans_widget.clann.course import HOME
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.seats import arm_of
from clans_widget.clann.staging.places import place_of

from .beliefs import Beliefs

NOBODY = -1


class Way(NamedTuple):
    """A use of a die: where it leads, the die and who moves, and how far that one is then."""

    place: str
    die: str
    who: str
    to: int


class Believer:
    """Somebody who plays by some beliefs.

    Examples
    --------
    >>> from .beliefs import TRUE
    >>> position = Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 36")
    >>> [way.place for way in Believer(TRUE).ways(position)]
    ['A12', 'A-t5', 'B1', 'A1']
    """

    def __init__(self, beliefs: Beliefs) -> None:
        self.beliefs = beliefs

    def ways(self, position: Position) -> Iterator[Way]:
        """All uses of the dice that are left."""
        beliefs, dice = self.beliefs, position.dice
        left = {*dice.left, *({6} if beliefs.face_is_six and dice.black else ())}
        for die in sorted(left):
            movable = list(self._movable(position, die))
            if beliefs.character_walks(dice.black, len(dice.left)):
                yield from movable
            if beliefs.knight_walks(bool(dice.black), bool(movable)):
                yield from self._knight(position, die)

    def _knight(self, position: Position, die: int) -> Iterator[Way]:
        course = position.course
        to = (position.knight + (die if self.beliefs.forward else -die)) % course.ring
        there = position.on_ring().get(to)
        if there and self.beliefs.spares(there.player == position.player, there.character):
            return
        yield Way(course.name(to), str(die), KNIGHT, to)

    def _movable(self, position: Position, die: int) -> Iterator[Way]:
        found = [
            Way(self._place(position, character, to), str(die), str(character + 1), to)
            for character in range(4)
            if (to := self._to(position, character, die)) != NOBODY
        ]
        entering = [way for way in found if position.clan[int(way.who) - 1] == HOME]
        yield from entering if entering and not self.beliefs.six_walks else found

    def _place(self, position: Position, character: int, to: int) -> str:
        moved = position.with_character(position.player, character, to)
        return place_of(moved, str(character + 1))

    def _to(self, position: Position, character: int, die: int) -> int:
        """How far a die carries a character; :data:`NOBODY` if it does not."""
        at, course = position.clan[character], position.course
        to = self._count(position, at, die)
        if to in (NOBODY, course.arrival):
            return to
        if to > course.gate:
            is_taken = to in position.clan and not self.beliefs.shares
            return NOBODY if is_taken else to
        if not self.beliefs.passes and at != HOME and self._is_barred(position, at, to):
            return NOBODY
        return to if self._may_stand(position, character, to) else NOBODY

    def _count(self, position: Position, at: int, die: int) -> int:
        course, beliefs = position.course, self.beliefs
        if at == HOME:
            return 0 if beliefs.enters(die) else NOBODY
        if at == course.arrival:
            return NOBODY
        if not beliefs.forward and at < course.gate:
            return (at - die) % course.ring
        to = at + die
        if at < course.gate < to and not beliefs.past_gate:
            return NOBODY
        if to > course.arrival:
            return course.arrival if beliefs.past_arrival else NOBODY
        return to

    def _is_barred(self, position: Position, at: int, to: int) -> bool:
        """Whether somebody stands between."""
        between = (position.lap[n] for n in range(at + 1, min(to, position.course.ring)))
        taken = {*position.on_ring(), position.knight}
        return any(cell in taken for cell in between)

    def _may_stand(self, position: Position, character: int, to: int) -> bool:
        cell = position.lap[to]
        there, enters = position.on_ring().get(cell), position.clan[character] == HOME
        if cell == position.knight and self.beliefs.on_knight == "not_allowed":
            return False
        if there is None:
            return True
        if there.player == position.player:
            return self.beliefs.shares
        if position.is_partner(there.player) or (enters and self.beliefs.opponent_bars):
            return False
        return self.sent_from(position, character, there.player, there.character, cell)

    def sent_from(
        self, position: Position, character: int, player: int, other: int, cell: int
    ) -> bool:
        """Whether a character sends an opponent home from a cell of the ring."""
        course, arm = position.course, arm_of(player, position.players)
        mark = "crown" if cell in course.crowns else "gate" if cell in course.gates else ""
        own = cell in (course.crowns[arm], course.gates[arm])
        lost = self.beliefs.rank_lost(mark, own)
        if lost is None:
            return False
        return lost or self.beliefs.sends(character, other)
