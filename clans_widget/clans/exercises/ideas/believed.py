"""What somebody with certain beliefs answers to an exercise, kind by kind."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import singledispatch
from itertools import permutations
from typing import Any

from clans_widget.clans import COLORS, Move
from clans_widget.clans.exercises.move import FindMove
from clans_widget.clans.exercises.order import BestOrder
from clans_widget.clans.exercises.reason import ORDER_REASONS, WhyNot
from clans_widget.clans.exercises.villages import FoundedVillages
from clans_widget.clans.exercises.worth import VillageWorth, Worth
from clans_widget.quiz import AnswerError

from .beliefs import Beliefs
from .imagined import Imagined
from .playing import Believer
from .world import World


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
    >>> from .beliefs import TRUE
    >>> exercise = FoundedVillages(Position.of({"B2": "rbg", "B5": "yk", "C4": "rb"}), "B5-C4")
    >>> believed(exercise, TRUE), believed(exercise, replace(TRUE, founds=lambda moved: []))
    ('B2,C4', '-')
    """
    return next(iter(all_believed(exercise, beliefs)), None)


def all_believed(exercise: Any, beliefs: Beliefs) -> tuple[str, ...]:
    """All answers that are as good by these beliefs; parameters as for :func:`believed`."""
    return tuple(_answers(exercise, beliefs))


@singledispatch
def _answers(exercise: Any, beliefs: Beliefs) -> Iterable[str]:
    """The answers to an exercise; a kind that is not known has none."""
    return ()


@_answers.register
def _(exercise: FoundedVillages, beliefs: Beliefs) -> Iterator[str]:
    move = exercise.move
    world = World.of(exercise.position)
    done = Believer(beliefs).played(world, move.source, move.target, move.order)
    yield exercise.write(frozenset(done.founded))


@_answers.register
def _(exercise: VillageWorth, beliefs: Beliefs) -> Iterator[str]:
    move, world = exercise.move, World.of(exercise.position)
    named = move.order or (exercise.territory,)
    done = Believer(beliefs).played(world, move.source, move.target, named, only=True)
    village = done.village(exercise.territory)
    if village:
        clans = tuple(clan for clan in COLORS if clan in village.points)
        yield exercise.write(Worth(village.said, clans))


@_answers.register
def _(exercise: BestOrder, beliefs: Beliefs) -> Iterator[str]:
    move, world, believer = exercise.move, World.of(exercise.position), Believer(beliefs)
    moved = world.moved(move.source, move.target, beliefs.taken(world.huts(move.source)))
    orders = [order for order in exercise.turns if beliefs.completed(order, moved) == order]
    gains = {}
    for order in orders:
        done = believer.played(world, move.source, move.target, order, only=True)
        gains[order] = done.after.scores[exercise.clan] - world.scores[exercise.clan]
    best = max(gains.values(), default=0)
    yield from (exercise.write(order) for order in orders if gains[order] == best)


@_answers.register
def _(exercise: FindMove, beliefs: Beliefs) -> Iterator[str]:
    imagined = Imagined(World.of(exercise.position), beliefs)
    for move in imagined.legal_moves():
        if exercise.goal.met(imagined.play(move)):
            yield from _readable(exercise, move)


@_answers.register
def _(exercise: WhyNot, beliefs: Beliefs) -> Iterator[str]:
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
    return (name for name in exercise.reasons if reasons[name])


def _readable(exercise: FindMove, move: Move) -> Iterator[str]:
    """A move as an answer, without an order of villages that the rules do not know."""
    for each in dict.fromkeys((move, Move(move.source, move.target))):
        try:
            exercise.read(str(each))
        except AnswerError:
            continue
        yield str(each)
        return
