"""How a player answers a roll, quickly: every order of the dice, and the cells that are gained.

A look ahead asks for thousands of answers. So they are found with less care than a turn of one's
own: what counts at the end is who is ahead and who waits at home, and whoever is put down has one
cell to go to, :func:`used` says which.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from clans_widget.clann import Dice, Position
from clans_widget.clann.course import HOME
from clans_widget.clann.rules.dice import NO_DICE
from clans_widget.clann.rules.putting import cells_for_character, cells_for_knight
from clans_widget.clann.rules.seats import arm_of, next_player
from clans_widget.clann.rules.state import Standing, has_arrived
from clans_widget.clann.rules.using import Use, moved, reached, uses

from .race import lead
from .sides import is_friend
from .tactics import waiting

WON: Final = 300.0
"""What a win is worth that an answer may bring, in cells: more than a whole clan has to go. It
stands in a mean with what a game is worth that goes on, so it is no higher."""


class Answer(NamedTuple):
    """How a roll is answered.

    Attributes
    ----------
    worth : float
        To the player who rolled, in cells.
    position : Position
        After it; who is to roll then, rolls.
    """

    worth: float
    position: Position


@dataclass(slots=True)
class Answering:
    """The answers to rolls of one player at one moment. They share what they lead to.

    Parameters
    ----------
    weights : mapping of str to float
        What it is worth to be ahead, and that nobody waits, as in
        :data:`~clans_widget.clann.players.tactics.USUAL_WEIGHTS`.

    Examples
    --------
    Tall uses 2 and 3 and sends somebody home:

    >>> position = Position.from_text("A1,B9,x,x/x,x,x,A6 D7 1 23")
    >>> answer = Answering({"lead": 1.0, "waiting": 8.0}).best(position)
    >>> answer.worth, answer.position.to_text()
    (-26.0, 'A6,B9,x,x/x,x,x,h D7 2 -')
    """

    weights: Mapping[str, float]
    _known: dict[tuple[tuple[tuple[int, ...], ...], int, Dice], Answer] = field(
        default_factory=dict
    )

    def best(self, position: Position) -> Answer:
        """The use of all dice after which the player who rolled is best off, the first of equals.

        Every order of the dice is looked at, and everybody who may use them.
        """
        key = (position.characters, position.knight, position.dice)
        if key not in self._known:
            self._known[key] = self._found(position)
        return self._known[key]

    def _found(self, position: Position) -> Answer:
        if not position.dice.left:
            return Answer(self._worth(position), _passed_on(position))
        answers = (self.best(used(position, use)) for use in uses(position))
        return max(answers, key=_worth_of)

    def _worth(self, position: Position) -> float:
        player = position.player
        if has_arrived(position, player):
            return WON
        ahead = self.weights["lead"] * lead(position, player)
        return ahead + self.weights["waiting"] * waiting(position, player)


def used(position: Position, use: Use) -> Position:
    """The position after a use of a die; whoever is put down goes where a hasty player puts it.

    Rivals whom the Knight takes begin their lap anew, one's own and a partner's characters come to
    stand as close to their Gate as can be (K11). The Knight that is pushed away changes places
    with who pushes it; with somebody from home it goes to the first free cell (K12).

    Examples
    --------
    >>> position = Position.from_text("A9,h,h,h/C5,A8,h,h B7 1 1k")
    >>> used(position._replace(knight=6), Use(1, None)).to_text()
    'A9,h,h,h/C5,C2,h,h A8 1 -'
    """
    after, cell = moved(position, use), reached(position, use)
    there = position.on_ring().get(cell) if cell is not None else None
    if use.character is None:
        return after if there is None else _taken(after, there)
    if there is not None:
        after = after.with_character(*there, HOME)
    if cell == position.knight:
        after = after._replace(knight=_free_for_knight(position, use.character, after))
    return after._replace(dice=NO_DICE) if has_arrived(after, after.player) else after


def _taken(after: Position, there: Standing) -> Position:
    """K11: where a hasty player puts down whom the Knight takes."""
    arm = arm_of(there.player, after.players)
    cells = [after.course.progress(arm, cell) for cell in cells_for_character(after)]
    best = max if is_friend(after, after.player, there.player) else min
    return after.with_character(*there, best(cells))


def _free_for_knight(position: Position, character: int, after: Position) -> int:
    """K12: the cell that a character has left; from home, the first that is free."""
    progress = position.clan[character]
    return position.lap[progress] if progress != HOME else cells_for_knight(after)[0]


def _passed_on(position: Position) -> Position:
    """K4, K8: the next player is to act, unless dice are rolled again or the game is over."""
    if position.dice != NO_DICE or has_arrived(position, position.player):
        return position
    return position._replace(player=next_player(position.player, position.players))


def _worth_of(answer: Answer) -> float:
    return answer.worth
