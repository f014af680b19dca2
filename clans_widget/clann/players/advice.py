"""Good uses of a die for a player: what they lead to, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from clans_widget.arena.choosing import legal_moves
from clans_widget.arena.errors import PlayersError
from clans_widget.arena.reasons import Reasons, usual
from clans_widget.arena.view import View
from clans_widget.clann import Event, Move
from clans_widget.clann.captions import in_brief
from clans_widget.clann.move import KNIGHT
from clans_widget.core.step import Step
from clans_widget.words import Spoken, Voice, sentence

from .search import SearchPlayer
from .tactics import USUAL_WEIGHTS, weighed

GRAVE: Final = 3.0
"""What is worse than usual by more cells is worth a warning; what is better, worth a word."""

OUTLOOKS: Final = ("danger", "knight")
"""The hints about what may come; what a move does at once is told by its steps."""


class Advice(NamedTuple):
    """A recommended use of a die.

    Attributes
    ----------
    move : Move
    worth : float
        How far the player's side is ahead after the next roll, in cells and on average, as the
        strong player finds by search; a win is worth :data:`~.search.SURE`.
    why : mapping of str to float
        What each hint says of the position right after it, in cells.
    reasons : Reasons
        The same as a player would say it.
    """

    move: Move
    worth: float
    why: Mapping[str, float]
    reasons: Reasons = Reasons()


@dataclass(frozen=True, slots=True)
class Told:
    """A step in a few words."""

    step: Step

    def in_voice(self, voice: Voice) -> str:
        """As a list of what a turn has brought has it."""
        return in_brief(self.step, voice)


def advice(view: View, most: int = 5) -> tuple[Advice, ...]:
    """The best uses of the dice: what the strong player would do, then others.

    Parameters
    ----------
    view : View
    most : int
        How many.

    Raises
    ------
    PlayersError
        If the game is over, or the dice are to be rolled first.

    Examples
    --------
    >>> from clans_widget.arena import OpenView
    >>> from clans_widget.clann import Position
    >>> position = Position.from_text("A9,x,x,C1/C2,x,x,x B7 1 2")
    >>> for each in advice(OpenView(position, 1)):
    ...     print(each.move, round(each.worth), each.reasons.in_voice(Voice("en")))
    2-1 -35 you move 2 cells on; your characters are out of reach
    2-4 -51 you move 2 cells on; but your characters are easier to land on
    """
    if view.position.can_roll:
        raise PlayersError("clann.players.roll_first")
    legal_moves(view, over="clann.players.over")
    found = SearchPlayer(seed="advice").candidates(view)
    events: dict[Move, Event] = {each.move: view.position.play(each.move) for each in found}
    whys = {
        move: weighed(event.position, view.seat, USUAL_WEIGHTS) for move, event in events.items()
    }
    average = usual(whys)
    # Dice that lead to the same in any order: first what does most at once.
    best = sorted(found, key=lambda each: (-round(each.worth, 6), -sum(whys[each.move].values())))
    return tuple(
        Advice(
            each.move,
            each.worth,
            whys[each.move],
            _reasons(each.move, events[each.move], whys[each.move], average),
        )
        for each in best[:most]
    )


def _reasons(
    move: Move, event: Event, why: Mapping[str, float], average: Mapping[str, float]
) -> Reasons:
    edges = {term: why[term] - average[term] for term in OUTLOOKS}
    better = [term for term in OUTLOOKS if edges[term] >= GRAVE]
    worst = min(OUTLOOKS, key=lambda term: edges[term])
    but = _said(f"but.{worst}") if edges[worst] <= -GRAVE else None
    return Reasons((*_at_once(move, event), *(_said(term) for term in better)), but)


def _at_once(move: Move, event: Event) -> tuple[Spoken, ...]:
    """What a move does, in the words of the ledger of turns; else how far somebody walks."""
    told = tuple(Told(step) for step in event.steps if in_brief(step, "en"))
    if told or not move.die or move.who == KNIGHT:
        return told
    return (_said("walks", count=move.die),)


def _said(key: str, **values: object) -> Spoken:
    return sentence(f"clann.players.reason.{key}", **values)
