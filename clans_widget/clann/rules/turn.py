"""What a move or a roll does: its steps, and the position after them (K3 to K14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from clans_widget.clann.course import HOME
from clans_widget.clann.move import Move
from clans_widget.core.chance import Roll
from clans_widget.core.display import Displayed

from . import steps
from .dice import FIRST, NO_DICE, check_roll, rolled
from .legal import check_first_cell, check_phase, use_of
from .seats import arm_of, next_player, partner_of
from .state import Standing, has_arrived
from .using import moved, reached
from .walking import has_lost_rank

if TYPE_CHECKING:
    from clans_widget.clann.position import Position


class _Fields(NamedTuple):
    before: Position
    move: Move | Roll
    steps: tuple[steps.Step, ...]
    position: Position


class Event(Displayed, _Fields):
    """What one move or one roll did.

    Attributes
    ----------
    before : Position
    move : Move or Roll
    steps : tuple of Step
        What happened, in order; the last one leads to :attr:`position`.
    position : Position
        The position after it.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> event = Position.from_text("A1,h,h,h/B1,h,h,h C7 1 -").roll((5, 2), "k")
    >>> event.player, str(event.move), event.position.to_text()
    (1, '[2 5 k]', 'A1,h,h,h/B1,h,h,h C7 1 25k')
    """

    __slots__ = ()

    @property
    def player(self) -> int:
        """The number of the player who acted, from 1."""
        return self.before.player

    def __repr__(self) -> str:
        return f"<Event: player {self.player}, {self.move}, {len(self.steps)} steps>"


def roll(position: Position, ordinary: Any, black: Any) -> Event:
    """Roll the dice that are to be rolled (K4, K8).

    Raises
    ------
    RollError
        If nothing is to be rolled now, or these dice cannot show that.
    """
    kind = position.dice_to_roll
    faces = check_roll(kind, ordinary, black)
    after = position._replace(dice=rolled(kind, faces, black))
    is_again = kind != FIRST or bool(position.dice.again)
    step = steps.DiceRolled(after, position.player, faces, black, is_again)
    shown = (*faces, *(() if black is None else (black,)))
    return Event(position, Roll(tuple(map(str, shown))), (step,), after)


def play(position: Position, move: Move) -> Event:
    """Make a move.

    Raises
    ------
    IllegalMove
        If a rule forbids it.
    """
    if move.die:
        check_phase(position, "use")
        return _Using(position, move).event()
    if move.put:
        check_phase(position, "knight")
        return _put_knight_down(position, move)
    check_phase(position, "choose")
    return _choose(position, move)


def _choose(position: Position, move: Move) -> Event:
    """K3: one character of the player's choice on its own Crown; the others follow in turn."""
    character, players = int(move.who) - 1, position.players
    after = position.with_character(position.player, character, 0)
    after = after._replace(player=next_player(position.player, players))
    cell = position.course.name(position.course.crowns[position.arm])
    step = steps.CharacterChosen(after, position.player, character, cell)
    return Event(position, move, (step,), after)


def _put_knight_down(position: Position, move: Move) -> Event:
    """K3: the first player puts the Knight on a free cell of the ring."""
    after = position._replace(knight=check_first_cell(position, move.put))
    return Event(position, move, (steps.KnightPlaced(after, move.put),), after)


class _Using:
    """Works one use of a die out, step by step."""

    def __init__(self, position: Position, move: Move) -> None:
        self.before, self.move = position, move
        self.use = use_of(position, move)
        self.position = moved(position, self.use)
        self.steps: list[steps.Step] = []

    def event(self) -> Event:
        """The event."""
        cell = reached(self.before, self.use)
        there = self.before.on_ring().get(cell) if cell is not None else None
        if self.use.character is None:
            self._move_knight()
            if there is not None:
                self._take(there)
        else:
            self._move_character(self.use.character)
            if there is not None:
                self._send_home(there, self.use.character)
            if cell == self.before.knight:
                self._push_knight()
        self._end()
        return Event(self.before, self.move, tuple(self.steps), self.position)

    def _move_knight(self) -> None:
        """K5, K6."""
        course, before = self.before.course, self.before
        source, target = course.name(before.knight), course.name(self.position.knight)
        by_black = bool(before.dice.black)
        self.steps.append(
            steps.KnightMoved(self.position, before.player, self.use.die, source, target, by_black)
        )

    def _move_character(self, character: int) -> None:
        """K4, K7, K13, K14."""
        player, die = self.before.player, self.use.die
        source = self.before.where(player, character)
        target = self.position.where(player, character)
        progress = self.position.characters[player - 1][character]
        course = self.before.course
        if self.before.characters[player - 1][character] == HOME:
            step: steps.Step = steps.CharacterEntered(self.position, player, character, die, target)
        elif progress == course.arrival:
            step = steps.CharacterArrived(self.position, player, character, die, source)
        else:
            to_gate = progress == course.gate
            step = steps.CharacterMoved(
                self.position, player, character, die, source, target, to_gate
            )
        self.steps.append(step)

    def _send_home(self, there: Standing, by: int) -> None:
        """K9, K10."""
        cell = self.before.where(*there)
        lost = has_lost_rank(self.before, there.player, self.before.course.places[cell])
        self.position = self.position.with_character(*there, HOME)
        self.steps.append(
            steps.CharacterSentHome(self.position, *there, self.before.player, by, cell, lost)
        )

    def _take(self, there: Standing) -> None:
        """K11: the Knight takes whoever stands there, and the player puts that one down."""
        course, source = self.before.course, self.before.where(*there)
        self.steps.append(steps.CharacterTaken(self.position, *there, source))
        arm = arm_of(there.player, self.before.players)
        progress = course.progress(arm, course.places[self.move.put])
        gained = progress - self.before.characters[there.player - 1][there.character]
        self.position = self.position.with_character(*there, progress)
        self.steps.append(
            steps.CharacterPlaced(self.position, *there, source, self.move.put, gained)
        )

    def _push_knight(self) -> None:
        """K12."""
        course = self.before.course
        self.position = self.position._replace(knight=course.places[self.move.put])
        source = course.name(self.before.knight)
        self.steps.append(steps.KnightPushed(self.position, source, self.move.put))

    def _end(self) -> None:
        """K14: four at the Arrival end the game at once. K4, K8: without dice the turn ends."""
        player, players = self.before.player, self.before.players
        if has_arrived(self.position, player):
            self.position = self.position._replace(dice=NO_DICE)
            partner = partner_of(player, players)
            self.steps.append(steps.GameEnded(self.position, player, partner))
        elif self.position.dice == NO_DICE:
            following = next_player(player, players)
            self.position = self.position._replace(player=following)
            self.steps.append(steps.TurnEnded(self.position, player, following))
