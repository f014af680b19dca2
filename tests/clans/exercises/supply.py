"""Fresh exercises to test, made once; wrong answers to them; and right ones, found naively."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice, permutations
from typing import Any

from clans_widget.clans import COLORS, LETTERS
from clans_widget.clans.exercises import (
    DIFFICULTIES,
    KINDS,
    BestOrder,
    Exercise,
    FindMove,
    FoundedVillages,
    VillageWorth,
    WhyNot,
    endless,
)
from clans_widget.clans.exercises.reason import REASONS
from clans_widget.clans.rules.colors import letters
from tests.clans.engine.naive import (
    NAMES,
    State,
    legal_moves,
    play,
)
from tests.clans.engine.worlds import naive

EACH = 4
"""Exercises of each kind and difficulty."""

CASES = [(kind, difficulty) for kind in KINDS for difficulty in DIFFICULTIES]


@cache
def some(kind: str, difficulty: str) -> tuple[Exercise[Any], ...]:
    """Fresh exercises."""
    return tuple(islice(endless(kind, seed="tests", difficulty=difficulty), EACH))


def wrong_answers(exercise: Exercise[Any]) -> Iterator[str]:
    """Answers of the right form that are not right."""
    right = exercise.solutions()
    return (answer for answer in _answers(exercise) if answer not in right)


def _answers(exercise: Exercise[Any]) -> Iterator[str]:
    position = exercise.position
    if isinstance(exercise, FoundedVillages):
        around = position.board[exercise.move.source].neighbors
        yield from ("-", exercise.move.source, *around, ",".join(around))
    elif isinstance(exercise, VillageWorth):
        value, clans = exercise.worth
        yield from (f"{value} {letter}" for letter in LETTERS if clans != (NAMES[letter],))
        yield from (f"{other} rbgyk" for other in range(12) if other != value)
        yield f"{value + 1} {letters(clans) or '-'}"
    elif isinstance(exercise, BestOrder):
        choice = position.choose(exercise.move.source, exercise.move.target)
        yield from map(",".join, permutations(choice.founds, choice.to_order))
    elif isinstance(exercise, FindMove):
        yield from map(str, position.legal_moves())
        yield from ("A1-A2", "A1-L5")
    elif isinstance(exercise, WhyNot):
        yield from exercise.choices()


def naive_solutions(exercise: Exercise[Any]) -> set[str]:
    """The right answers, by the naive reading of the rules."""
    state = naive(exercise.position)
    if isinstance(exercise, FoundedVillages):
        founded = state.founded(exercise.move.source, exercise.move.target)
        return {",".join(sorted(founded)) or "-"}
    if isinstance(exercise, VillageWorth):
        return {_naive_worth(state, str(exercise.move), exercise.territory)}
    if isinstance(exercise, BestOrder):
        return _naive_orders(state, exercise)
    if isinstance(exercise, WhyNot):
        return {reason for reason in REASONS if _naive_reason(state, exercise, reason)}
    assert isinstance(exercise, FindMove)
    return {move for move in legal_moves(state) if _reaches(state, move, repr(exercise.goal))}


def _naive_worth(state: State, move: str, territory: str) -> str:
    for step, _, facts, _ in play(state, move)[0]:
        if step == "ClansScored" and facts["territory"] == territory:
            scoring = "".join(letter for letter in LETTERS if NAMES[letter] in facts["colors"])
            return f"{facts['value']} {scoring or '-'}"
    return "0 -"


def _naive_orders(state: State, exercise: BestOrder) -> set[str]:
    letter = LETTERS[COLORS.index(exercise.clan)]
    gains = {
        move.partition(":")[2]: play(state, move)[1].scores[letter]
        for move in legal_moves(state)
        if move.startswith(f"{exercise.move}:")
    }
    return {order for order, points in gains.items() if points == max(gains.values())}


def _naive_reason(state: State, exercise: WhyNot, reason: str) -> bool:
    source, target = exercise.move.source, exercise.move.target
    here, there = state.size(source), state.size(target)
    near = target in state.land.neighbors[source]
    playable = state.may_move(source, target) and not state.over()
    needs_order = playable and len(state.founded(source, target)) > 1
    return {
        "empty_source": here == 0,
        "empty_target": there == 0,
        "not_neighbors": not near,
        "too_many_huts": here > 6 and not (near and there >= here),
        "order_needed": needs_order and not exercise.move.order,
        "order_wrong": playable and bool(exercise.move.order),
        "game_over": bool(state.over()),
    }[reason]


def _reaches(state: State, move: str, goal: str) -> bool:
    """Whether a move reaches a goal that is written as its call."""
    if " & " in goal:
        return all(_reaches(state, move, part) for part in goal.split(" & "))
    events, after = play(state, move)
    steps = [(step, facts) for step, _, facts, _ in events]
    names = [step for step, _ in steps]
    name, _, rest = goal.removeprefix("goals.").partition("(")
    args = [arg.strip("'\" ") for arg in rest.removesuffix(")").split(",")]
    if name in SIMPLE:
        return SIMPLE[name] in names
    if name == "founds":
        return names.count("VillageFounded") >= int(args[0])
    if name == "founds_at":
        return ("VillageFounded", args[0]) in [(s, facts.get("territory")) for s, facts in steps]
    letter = LETTERS[COLORS.index(args[0])]
    if name == "scores":
        return after.scores[letter] - state.scores[letter] >= int(args[1])
    assert name == "best_for"
    leads = [_lead(play(state, other)[1], letter) for other in legal_moves(state)]
    return _lead(after, letter) == max(leads)


SIMPLE = {
    "strife": "StrifeBroke",
    "destroys": "VillageDestroyed",
    "ends_epoch": "EpochEnded",
    "ends_game": "GameEnded",
}
"""Goals that a step reaches."""


def _lead(state: State, letter: str) -> int:
    return state.scores[letter] - max(n for other, n in state.scores.items() if other != letter)
