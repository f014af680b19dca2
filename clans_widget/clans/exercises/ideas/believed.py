"""What somebody with certain beliefs answers to an exercise, kind by kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final, TypeAlias

from clans_widget.clans import COLORS, Move
from clans_widget.quiz import AnswerError

from .beliefs import Beliefs
from .imagined import Imagined, outcome
from .playing import Believer, Done
from .world import World

Answers: TypeAlias = Iterable[str]
"""All answers that are as good, as text."""


def believed(exercise: Any, beliefs: Beliefs) -> str | None:
    """What somebody with these beliefs answers; the first where several answers are as good.

    With the true beliefs it is a right answer.

    Parameters
    ----------
    exercise : Exercise
    beliefs : Beliefs

    Returns
    -------
    str or None
        ``None`` if by these beliefs there is no answer: a move seems allowed, and it is asked why
        it is not.

    Examples
    --------
    >>> from dataclasses import replace
    >>> from clans_widget.clans import Position
    >>> from clans_widget.clans.exercises import FoundedVillages
    >>> from .beliefs import TRUE
    >>> exercise = FoundedVillages(Position.of({"B2": "rbg", "B5": "yk", "C4": "rb"}), "B5-C4")
    >>> believed(exercise, TRUE), believed(exercise, replace(TRUE, founds=lambda moved: []))
    ('B2,C4', '-')
    """
    return next(iter(all_believed(exercise, beliefs)), None)


def all_believed(exercise: Any, beliefs: Beliefs) -> tuple[str, ...]:
    """All answers that are as good by these beliefs; parameters as for :func:`believed`.

    There is none for a kind of exercise that no belief decides.
    """
    answers = ANSWERS.get(exercise.kind)
    return tuple(answers(exercise, beliefs)) if answers else ()


def _terrains(exercise: Any, beliefs: Beliefs) -> Answers:
    world = World.of(exercise.position)
    row, board = beliefs.row(world.founded), world.board
    asked = {"favorable": row.favorable, "unfavorable": row.unfavorable}
    terrains = asked.get(exercise.terrain, (exercise.terrain,))
    within = board.regions[exercise.region] if exercise.region else board.ids
    fits = (n for n in within if any(beliefs.counts_as(board, n, each) for each in terrains))
    return [exercise.write(frozenset(fits))]


def _neighbors(exercise: Any, beliefs: Beliefs) -> Answers:
    near = beliefs.neighbors(exercise.position.board, exercise.territory)
    return [exercise.write(frozenset(near))]


def _targets(exercise: Any, beliefs: Beliefs) -> Answers:
    world = World.of(exercise.position)
    return [exercise.write(frozenset(Believer(beliefs).targets(world, exercise.source)))]


def _movers(exercise: Any, beliefs: Beliefs) -> Answers:
    world, believer = World.of(exercise.position), Believer(beliefs)
    among = exercise.among or world.board.ids
    return [exercise.write(frozenset(n for n in among if believer.targets(world, n)))]


def _villages(exercise: Any, beliefs: Beliefs) -> Answers:
    return [exercise.write(frozenset(_done(exercise, beliefs).founded))]


def _worth(exercise: Any, beliefs: Beliefs) -> Answers:
    village = _done(exercise, beliefs, only=True).village(exercise.territory)
    if village is None:
        return []
    return [exercise.write(exercise.read((village.said, _in_order(village.points))))]


def _lost(exercise: Any, beliefs: Beliefs) -> Answers:
    village = _done(exercise, beliefs, only=True).village(exercise.territory)
    return [exercise.write(_in_order(village.lost))] if village else []


def _chips(exercise: Any, beliefs: Beliefs) -> Answers:
    paid = [village for village in _done(exercise, beliefs).villages if village.has_chip]
    epochs = ",".join(dict.fromkeys(village.row.numeral for village in paid))
    return [exercise.write(exercise.read(f"{len(paid)} {epochs or '-'}"))]


def _scores(exercise: Any, beliefs: Beliefs) -> Answers:
    done = _done(exercise, beliefs, only=True)
    return [exercise.write(_in_order(clan for each in done.villages for clan in each.points))]


def _order(exercise: Any, beliefs: Beliefs) -> Answers:
    move, world, believer = exercise.move, World.of(exercise.position), Believer(beliefs)
    moved = world.moved(move.source, move.target, beliefs.taken(world.huts(move.source)))
    orders = [order for order in exercise.turns if beliefs.completed(order, moved) == order]
    gains = {}
    for order in orders:
        done = believer.played(world, move.source, move.target, order, only=True)
        gains[order] = done.after.scores[exercise.clan] - world.scores[exercise.clan]
    best = max(gains.values(), default=0)
    return [exercise.write(order) for order in orders if gains[order] == best]


def _move(exercise: Any, beliefs: Beliefs) -> Iterator[str]:
    """Nothing where a goal asks more of a turn than somebody imagines."""
    if not exercise.goal.imagined:
        return
    imagined = Imagined(World.of(exercise.position), beliefs)
    for move in imagined.legal_moves():
        if exercise.goal.met(imagined.play(move)):
            yield from _readable(exercise, move)


def _reason(exercise: Any, beliefs: Beliefs) -> Answers:
    believer, world, move = Believer(beliefs), World.of(exercise.position), exercise.move
    source, target = move.source, move.target
    is_over = bool(believer.over(world))
    may = believer.may_move(world, source, target) and not is_over
    orders = set(believer.orders(world, source, target)) if may else {()}
    reasons = {
        "empty_source": not world.size(source),
        "empty_target": not beliefs.enters(world, source, target),
        "not_neighbors": not believer.is_near(world, source, target),
        "too_many_huts": bool(world.size(source)) and believer.is_held(world, source, target),
        "order_needed": not move.order and () not in orders,
        "order_wrong": bool(move.order) and may and move.order not in orders,
        "game_over": is_over,
    }
    return [name for name in exercise.reasons if reasons[name]]


def _can_end(exercise: Any, beliefs: Beliefs) -> Answers:
    imagined = Imagined(World.of(exercise.position), beliefs)
    turns = {(m.source, m.target): imagined.play(m) for m in imagined.legal_moves()}
    ways = {turn.position.ending for turn in turns.values()} - {""}
    return [WAYS[tuple(sorted(ways))]]


def _knows(exercise: Any, beliefs: Beliefs) -> Answers:
    """What no position decides, no belief changes: an idea names its answer."""
    return [exercise.right]


def _winners(exercise: Any, beliefs: Beliefs) -> Answers:
    winners = outcome(World.of(exercise.position), exercise.clans, beliefs).winners
    named = [name for name in winners if name in exercise.clans]
    return [exercise.write(exercise.read(named))] if named else []


WAYS: Final = {
    (): "no",
    ("F1",): "last_chip",
    ("F2",): "no_move",
    ("F1", "F2"): "either",
}
"""How the game can end with the next move, by the rules by which some move ends it."""

ANSWERS: Final[Mapping[str, Callable[[Any, Beliefs], Answers]]] = {
    "terrains": _terrains,
    "neighbors": _neighbors,
    "targets": _targets,
    "movers": _movers,
    "villages": _villages,
    "worth": _worth,
    "lost": _lost,
    "chips": _chips,
    "scores": _scores,
    "order": _order,
    "move": _move,
    "reason": _reason,
    "can_end": _can_end,
    "winners": _winners,
    "knows": _knows,
}
"""How each kind of exercise is answered."""


def _done(exercise: Any, beliefs: Beliefs, *, only: bool = False) -> Done:
    """What the move of an exercise does; with ``only``, just the villages that it speaks of."""
    move, world = exercise.move, World.of(exercise.position)
    named = move.order
    if only and not named:
        named = exercise.turn.founded
    return Believer(beliefs).played(world, move.source, move.target, named, only=only)


def _in_order(clans: Iterable[str]) -> tuple[str, ...]:
    """Clans in the usual order."""
    named = set(clans)
    return tuple(clan for clan in COLORS if clan in named)


def _readable(exercise: Any, move: Move) -> Iterator[str]:
    """A move as an answer, without an order of villages that the rules do not know."""
    for each in dict.fromkeys((move, Move(move.source, move.target))):
        try:
            yield exercise.write(exercise.read(str(each)))
        except AnswerError:
            continue
        return
