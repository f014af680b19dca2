"""The judge of CLANN: how likely a side is to win, for a whole game and for the next roll."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from clans_widget.arena import review as common
from clans_widget.arena.review import NextRoll, Outlook, Reviewed, Rolled
from clans_widget.clann import Game, Position
from clans_widget.clann.chances.rolls import all_shown
from clans_widget.clann.players.planning import Plan
from clans_widget.core.argument_types import check_arguments

from .odds import chances


@check_arguments
@dataclass(frozen=True, slots=True)
class Judge:
    """Says how likely a side is to win: :func:`~.odds.chances` at the end of the best turn.

    Parameters
    ----------
    width : int
        So many uses of a die are followed each time, those that look best at once.

    Examples
    --------
    >>> position = Position.from_text("x,x,x,t5/x,x,x,t6 C7 1 2")
    >>> Judge().outlook(1)(position), Judge().outlook(2)(position)
    (1.0, 0.0)
    """

    width: int = 6

    @check_arguments
    def can_judge(self, position: Position) -> bool:
        """Whether the set-up is over."""
        return position.phase in ("roll", "use", "over")

    @check_arguments
    def outlook(self, seat: int) -> Outlook:
        """How likely a player's side is to win, with the best use of the dice on the table."""
        return Plan(lambda position: chances(position)[seat - 1], self.width).worth

    @check_arguments
    def rolls(self, position: Position) -> tuple[Rolled, ...]:
        """All possible rolls: 105 for a first roll."""
        found = []
        for shown in all_shown(position.dice_to_roll) if position.can_roll else ():
            event = position.roll(shown.ordinary, shown.black)
            faces = (*shown.ordinary, *(() if shown.black is None else (shown.black,)))
            found.append(Rolled(tuple(map(str, faces)), shown.ways, shown.chance, event.position))
        return tuple(found)


@check_arguments
def review(game: Game, judge: Judge | None = None) -> Iterator[Reviewed]:
    """What the dice did and what players did in a game, roll by roll; each takes about a second.

    Before a roll, the chance to win is the mean over all that the dice can show, each with its
    best use. What the roll adds is luck; what the use falls short of the best one is the choice.

    Parameters
    ----------
    game : Game
    judge : Judge, optional

    Yields
    ------
    Reviewed

    Examples
    --------
    >>> game = Game.new(["Ann", "Bob"], seed=7, position=Position.from_text(
    ...     "x,x,x,t4/x,x,x,t4 C7 1 -"))
    >>> event = game.roll()
    >>> seen, = review(game)
    >>> seen.roll == event.move, round(seen.before, 2), round(seen.luck, 2), seen.choice
    (True, 0.67, -0.32, 0.0)
    """
    return common.review(game, judge or Judge())


@check_arguments
def next_rolls(position: Position, judge: Judge | None = None) -> tuple[NextRoll, ...]:
    """What each of the next rolls is worth to the player who rolls: the map of 105 rolls.

    Parameters
    ----------
    position : Position
        Where dice are to be rolled; elsewhere there is nothing to say.
    judge : Judge, optional

    Examples
    --------
    >>> rolls = next_rolls(Position.from_text("x,x,x,t4/x,x,x,t4 C7 1 -"))
    >>> best = max(rolls, key=lambda each: each.after)
    >>> len(rolls), sum(each.ways for each in rolls), best.after
    (105, 216, 1.0)
    """
    return common.next_rolls(position, judge or Judge())
