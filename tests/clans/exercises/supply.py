"""Fresh exercises to test, made once; wrong answers to them; and right ones, found naively."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain, combinations, islice, permutations
from typing import Any

from clans_widget.clans import COLORS, LETTERS
from clans_widget.clans.exercises import (
    DIFFICULTIES,
    KINDS,
    BestOrder,
    CanEnd,
    Chips,
    Exercise,
    FindMove,
    FoundedVillages,
    Knows,
    Lost,
    Movers,
    Neighbors,
    Scores,
    Targets,
    Terrains,
    VillageWorth,
    WhyNot,
    Winners,
    endless,
)
from clans_widget.clans.exercises.reason import REASONS
from clans_widget.clans.rules.colors import letters
from tests.clans.exercises.truths import TRUE
from tests.clans.rules.naive import (
    CHART,
    NAMES,
    Event,
    State,
    legal_moves,
    play,
)
from tests.clans.rules.worlds import naive

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
    elif isinstance(exercise, WhyNot | CanEnd | Knows):
        yield from exercise.choices()
    elif isinstance(exercise, Terrains | Neighbors | Targets | Movers):
        yield from ("-", *position.board.ids, ",".join(position.board.ids))
    elif isinstance(exercise, Lost | Scores):
        subsets = chain.from_iterable(combinations(LETTERS, size) for size in range(6))
        yield from ("".join(letters) or "-" for letters in subsets)
    elif isinstance(exercise, Chips):
        yield from ("0 -", "1 I", "1 V", "2 I,II", "2 II,III", "3 I,II,III", "12 I,II,III,IV,V")
    elif isinstance(exercise, Winners):
        yield from exercise.clans
        yield ",".join(exercise.clans)


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
    if isinstance(exercise, Terrains | Neighbors | Targets | Movers):
        return {",".join(sorted(naive_places(state, exercise))) or "-"}
    if isinstance(exercise, Lost | Scores | Chips):
        return {_naive_ticks(play(state, str(exercise.move))[0], exercise)}
    if isinstance(exercise, CanEnd):
        return {_naive_end(state)}
    if isinstance(exercise, Winners):
        return {",".join(_naive_winners(state, exercise))}
    if isinstance(exercise, Knows):
        return {TRUE[exercise.name]}
    if isinstance(exercise, WhyNot):
        return {reason for reason in REASONS if _naive_reason(state, exercise, reason)}
    assert isinstance(exercise, FindMove)
    return {move for move in legal_moves(state) if _reaches(state, move, repr(exercise.goal))}


def naive_places(state: State, exercise: Terrains | Neighbors | Targets | Movers) -> set[str]:
    """The territories that fit."""
    land = state.land
    if isinstance(exercise, Neighbors):
        return set(land.neighbors[exercise.territory])
    if isinstance(exercise, Targets):
        return {name for name in land.terrain if state.may_move(exercise.source, name)}
    if isinstance(exercise, Movers):
        among = exercise.among or tuple(land.terrain)
        return {a for a in among if any(state.may_move(a, b) for b in land.neighbors[a])}
    terrain = exercise.terrain
    if terrain in ("favorable", "unfavorable"):
        _, _, favorable, unfavorable = CHART[sum(state.chips)]
        terrain = favorable if terrain == "favorable" else unfavorable
    region = exercise.region or ""
    return {
        name
        for name, found in land.terrain.items()
        if name.startswith(region) and terrain in (found, "every")
    }


def _naive_ticks(events: list[Event], exercise: Lost | Scores | Chips) -> str:
    """What an answer ticks, out of what happens in the move."""
    if isinstance(exercise, Chips):
        taken = [facts["epoch"] for step, _, facts, _ in events if step == "ChipTaken"]
        return f"{len(taken)} {','.join(dict.fromkeys(taken)) or '-'}"
    if isinstance(exercise, Lost):
        losses = [
            facts["lost"]
            for step, _, facts, _ in events
            if step == "StrifeBroke" and facts["territory"] == exercise.territory
        ]
        names = {name for lost in losses for name in lost}
    else:
        scored = [facts["colors"] for step, _, facts, _ in events if step == "ClansScored"]
        names = {name for colors in scored for name in colors}
    return "".join(letter for letter in LETTERS if NAMES[letter] in names) or "-"


def _naive_end(state: State) -> str:
    """How one of the moves ends the game."""
    endings = {play(state, move)[1].over() for move in legal_moves(state)}
    ways = {"F1": "last_chip", "F2": "no_move"}
    return next((ways[rule] for rule in sorted(endings) if rule), "no")


def _naive_winners(state: State, exercise: Winners) -> list[str]:
    """Those with the most points and chips together (F3); all of them (F4)."""
    letters = {color: letter for letter, color in NAMES.items()}
    totals = {
        name: state.scores[letters[clan]] + chips
        for (name, clan), chips in zip(exercise.clans.items(), state.chips, strict=True)
    }
    return [name for name, total in totals.items() if total == max(totals.values())]


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
