"""Why a move is good, as a player would say it: what speaks for it, and at most one drawback."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from clans_widget.arena.reasons import Reasons
from clans_widget.clans import COLORS, ChipTaken, GameEnded, Position, Turn, VillageFounded
from clans_widget.words import Sentence, sentence

from .view import View

MOST: Final = 3

SMALL: Final = 0.05
"""What is better than usual by less, in points, is no reason."""

GRAVE: Final = 0.5
"""What is worse than usual by more is worth a warning."""

OUTLOOKS: Final = ("presence", "company", "fifth_color", "ground", "reply")
"""What is said of a move beside what others do: it is better than usual, or worse."""


def reasons(
    view: View, turn: Turn, why: Mapping[str, float], average: Mapping[str, float]
) -> Reasons:
    """What a player would say for a move, and against it.

    Parameters
    ----------
    view : View
        What the player may know who asks.
    turn : Turn
        What the move does at once.
    why : mapping of str to float
        What each of the rulebooks' hints says for it or against it, in points.
    average : mapping of str to float
        What they say of all moves, by :func:`~clans_widget.arena.reasons.usual`.

    Examples
    --------
    >>> from clans_widget.clans import Game, Position
    >>> from clans_widget.words import Voice
    >>> position = Position.of({"A1": "2r", "A2": "r", "B1": "b", "B2": "2bg"})
    >>> game = Game.new(["Ann", "Bob"], position=position, clans={"Ann": "red", "Bob": "blue"})
    >>> said = reasons(View.of(game), position.play("A2-A1"), {"points": 3.0}, {"points": 1.0})
    >>> [each.in_voice(Voice("en")) for each in said.speaks]
    ['founds a village on A1 with 3 of your huts: 3 points for you']
    """
    edges = {term: points - average[term] for term, points in why.items()}
    said = {term: _for(term, view, turn, why) for term in edges if edges[term] >= SMALL}
    speaking = [term for term in said if said[term]]
    speaking.sort(key=lambda term: (term in OUTLOOKS, -edges[term]))
    worst = min(edges, key=lambda term: edges[term], default="")
    is_grave = bool(worst) and edges[worst] <= -GRAVE
    but = _against(worst, view, turn, why) if is_grave else None
    return Reasons(tuple(part for term in speaking[:MOST] if (part := said[term])), but)


def _for(term: str, view: View, turn: Turn, why: Mapping[str, float]) -> Sentence | None:
    """What a hint says for a move; nothing where that would not be true of the move itself."""
    match term:
        case "points":
            return _points(view, turn) if why[term] > 0 else None
        case "chips":
            count = sum(isinstance(step, ChipTaken) for step in turn.steps)
            return _said("chips", count=count) if count else None
        case "hiding":
            return _said("hiding") if abs(why[term]) < SMALL else None
        case "ending":
            return _said("ending") if why[term] > 0 else None
        case "company":
            return _said("company") if _has_joined(view, turn) else None
    return _said(term) if term in OUTLOOKS and _is_about(term, view, turn) else None


def _against(term: str, view: View, turn: Turn, why: Mapping[str, float]) -> Sentence | None:
    """What a hint says against a move."""
    match term:
        case "points":
            gives = why[term] < 0 and max(_gains(turn)) > _gain(view, turn)
            return _said("but.points") if gives else None
        case "hiding":
            return _said("but.hiding") if _gain(view, turn) > 0 else None
        case "ending":
            ends = any(isinstance(step, GameEnded) for step in turn.steps)
            return _said("but.ending") if ends and why[term] < 0 else None
        case "presence":
            before, after = (_groups(view, each) for each in (turn.before, turn.position))
            return _said("but.presence") if len(after) < len(before) else None
    return _said(f"but.{term}") if term in OUTLOOKS and _is_about(term, view, turn) else None


def _is_about(term: str, view: View, turn: Turn) -> bool:
    """Whether the player has huts, or lone huts, of which an outlook speaks."""
    own = _groups(view, turn.position)
    return term == "reply" or (1 in own.values() if term == "fifth_color" else bool(own))


def _has_joined(view: View, turn: Turn) -> bool:
    """Whether the move has brought huts of the player to others, or others to them."""
    target = turn.move.target
    own = _groups(view, turn.position).get(target, 0)
    return 0 < own < turn.position.size(target)


def _groups(view: View, position: Position) -> dict[str, int]:
    """The groups that are no villages yet in which the player has huts, and how many."""
    standing = {*position.villages}
    huts = {
        name: position.huts(name).get(view.clan, 0)
        for name in position.board.ids
        if name not in standing
    }
    return {name: count for name, count in huts.items() if count}


def _points(view: View, turn: Turn) -> Sentence | None:
    """How many points the player's clan gets, and in which village; nothing for none."""
    gain = _gain(view, turn)
    own = [step for step in _founded(turn) if step.huts.get(view.clan)]
    if gain <= 0:
        return None
    if len(own) != 1:
        return _said("points", count=gain)
    (village,) = own
    huts = village.huts[view.clan]
    return _said("village", territory=village.territory, huts=_said("huts", count=huts), count=gain)


def _gain(view: View, turn: Turn) -> int:
    return _gains(turn)[COLORS.index(view.clan)]


def _gains(turn: Turn) -> tuple[int, ...]:
    pairs = zip(turn.position.scores, turn.before.scores, strict=True)
    return tuple(after - before for after, before in pairs)


def _founded(turn: Turn) -> list[VillageFounded]:
    return [step for step in turn.steps if isinstance(step, VillageFounded)]


def _said(key: str, **values: object) -> Sentence:
    return sentence(f"clans.players.reason.{key}", **values)
