"""Engines with one rule wrong, made of the naive one."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tests.clans.rules import naive
from tests.clans.rules.naive import LETTERS, Land, State

from .naive_engine import NaiveEngine

Patch = pytest.MonkeyPatch
Break = Callable[[Patch], NaiveEngine]

WRONG: dict[str, Break] = {}
"""For each rule an engine that gets it wrong, and no other."""


def wrong(rule: str) -> Callable[[Break], Break]:
    def register(make: Break) -> Break:
        WRONG[rule] = make
        return make

    return register


def chart_with(
    monkeypatch: Patch, change: Callable[[int, tuple[Any, ...]], tuple[Any, ...]]
) -> None:
    rows = tuple(change(k, row) for k, row in enumerate(naive.CHART))
    monkeypatch.setattr(naive, "CHART", rows)


@wrong("C1")
def unknown_territories_are_there(_: Patch) -> NaiveEngine:
    class Wrong(NaiveEngine):
        def against(self, board: str, position: str, move: str) -> Mapping[str, str]:
            return super().against(board, position, move.replace("Z9", "A1"))

    return Wrong()


@wrong("C2")
def lakes_are_crossed(_: Patch) -> NaiveEngine:
    class Wrong(NaiveEngine):
        def land(self, board: str) -> Land:
            land = super().land(board)
            if "E5" in land.neighbors:
                land.neighbors["D2"] = sorted({*land.neighbors["D2"], "E5"})
                land.neighbors["E5"] = sorted({*land.neighbors["E5"], "D2"})
            return land

    return Wrong()


@wrong("C3")
def a_color_has_thirteen_huts(_: Patch) -> NaiveEngine:
    class Wrong(NaiveEngine):
        huts_of_a_color = 13

    return Wrong()


@wrong("C4")
def scores_begin_again_after_sixty(monkeypatch: Patch) -> NaiveEngine:
    score = naive.score

    def once_round(now: State, *about: Any) -> None:
        score(now, *about)
        now.scores = {letter: n % 60 for letter, n in now.scores.items()}

    monkeypatch.setattr(naive, "score", once_round)
    return NaiveEngine()


@wrong("C5")
def the_fourth_bonus_is_three(monkeypatch: Patch) -> NaiveEngine:
    chart_with(monkeypatch, lambda _, row: (row[0], 3 if row[0] == "IV" else row[1], *row[2:]))
    return NaiveEngine()


@wrong("S1")
def huts_are_dealt_over_the_whole_board(_: Patch) -> NaiveEngine:
    class Wrong(NaiveEngine):
        def set_up(self, board: str, players: int) -> str:
            state = self.state(board, super().set_up(board, players))
            groups = list(state.huts.values())
            random.shuffle(groups)
            state.huts = dict(zip(state.huts, groups, strict=True))
            return state.to_text()

    return Wrong()


@wrong("S2")
def five_play(_: Patch) -> NaiveEngine:
    class Wrong(NaiveEngine):
        players = (2, 3, 4, 5)

    return Wrong()


@wrong("S3")
def player_one_follows_on_two(monkeypatch: Patch) -> NaiveEngine:
    play = naive.play

    def in_pairs(state: State, move: str) -> Any:
        events, now = play(state, move)
        right, now.mover = now.mover, 1 + state.mover % 2
        before, after = f" {right} ", f" {now.mover} "
        return [(*e[:3], e[3].replace(before, after, 1)) for e in events], now

    monkeypatch.setattr(naive, "play", in_pairs)
    return NaiveEngine()


@wrong("M1")
def empty_land_can_be_entered(monkeypatch: Patch) -> NaiveEngine:
    def may_move(self: State, source: str, target: str) -> bool:
        near = target in self.land.neighbors[source]
        here, there = self.size(source), self.size(target)
        return near and here > 0 and (here < 7 or there >= here)

    monkeypatch.setattr(State, "may_move", may_move)
    return NaiveEngine()


def full_with(limit: int, monkeypatch: Patch, *, equal: bool = True) -> NaiveEngine:
    def may_move(self: State, source: str, target: str) -> bool:
        near = target in self.land.neighbors[source]
        here, there = self.size(source), self.size(target)
        larger = there >= here if equal else there > here
        return near and here > 0 and there > 0 and (here < limit or larger)

    monkeypatch.setattr(State, "may_move", may_move)
    return NaiveEngine()


@wrong("M2")
def seven_move(monkeypatch: Patch) -> NaiveEngine:
    return full_with(8, monkeypatch)


@wrong("M3")
def equal_groups_do_not_move(monkeypatch: Patch) -> NaiveEngine:
    return full_with(7, monkeypatch, equal=False)


@wrong("V1")
def only_the_target_becomes_a_village(monkeypatch: Patch) -> NaiveEngine:
    founded = State.founded
    monkeypatch.setattr(
        State, "founded", lambda self, source, target: founded(self, source, target) & {target}
    )
    return NaiveEngine()


@wrong("V2")
def villages_are_founded_again_and_again(monkeypatch: Patch) -> NaiveEngine:
    founded, alone = State.founded, State.alone

    def once_more(self: State, source: str, target: str) -> set[str]:
        return founded(self, source, target) | set(sorted(alone(self) - {source})[:1])

    monkeypatch.setattr(State, "founded", once_more)
    return NaiveEngine()


@wrong("V3")
def a_destroyed_village_gives_no_chip(monkeypatch: Patch) -> NaiveEngine:
    found = naive.found

    def without(now: State, name: str, founder: int, say: Any) -> None:
        *_, bad = naive.CHART[sum(now.chips)]
        found(now, name, founder, say)
        now.chips[founder - 1] -= now.land.terrain[name] == bad

    monkeypatch.setattr(naive, "found", without)
    return NaiveEngine()


@wrong("V4")
def four_colors_are_enough_for_strife(monkeypatch: Patch) -> NaiveEngine:
    found = naive.found

    def sooner(now: State, name: str, founder: int, say: Any) -> None:
        group = now.huts[name]
        present = [letter for letter in LETTERS if group.get(letter, 0)]
        if len(present) == 4:
            now.huts[name] = {letter: n for letter, n in group.items() if n != 1}
        found(now, name, founder, say)

    monkeypatch.setattr(naive, "found", sooner)
    return NaiveEngine()


@wrong("V5")
def an_empty_village_gets_the_bonus(monkeypatch: Patch) -> NaiveEngine:
    chart_with(monkeypatch, lambda _, row: (row[0], row[1], "every", row[3]))
    return NaiveEngine()


@wrong("V6")
def nothing_is_destroyed(monkeypatch: Patch) -> NaiveEngine:
    chart_with(monkeypatch, lambda _, row: (*row[:3], "none"))
    return NaiveEngine()


@wrong("V7")
def the_most_huts_score(monkeypatch: Patch) -> NaiveEngine:
    score = naive.score

    def for_the_largest(now: State, name: str, *about: Any) -> None:
        before = dict(now.scores)
        score(now, name, *about)
        most = max(now.huts[name].values(), default=0)
        for letter, n in now.huts[name].items():
            if n < most:
                now.scores[letter] = before[letter]

    monkeypatch.setattr(naive, "score", for_the_largest)
    return NaiveEngine()


@wrong("V8")
def villages_are_founded_in_the_order_of_the_board(monkeypatch: Patch) -> NaiveEngine:
    play = naive.play

    def in_order(state: State, move: str) -> Any:
        way, colon, order = move.partition(":")
        return play(state, f"{way}{colon}{','.join(sorted(order.split(',')))}")

    monkeypatch.setattr(naive, "play", in_order)
    return NaiveEngine()


@wrong("V9")
def the_second_epoch_begins_a_village_late(monkeypatch: Patch) -> NaiveEngine:
    rows = naive.CHART
    chart_with(monkeypatch, lambda k, row: rows[3] if k == 4 else row)
    return NaiveEngine()


@wrong("F1")
def the_thirteenth_village_counts(monkeypatch: Patch) -> NaiveEngine:
    monkeypatch.setattr(State, "over", lambda self: "" if any_move(self) else "F2")
    return NaiveEngine()


def any_move(state: State) -> bool:
    near = state.land.neighbors
    return any(state.may_move(one, other) for one in near for other in near[one])


@wrong("F2")
def the_game_never_gets_stuck(monkeypatch: Patch) -> NaiveEngine:
    monkeypatch.setattr(State, "over", lambda self: "F1" if sum(self.chips) == 12 else "")
    return NaiveEngine()


@wrong("F3")
def chips_give_no_points(_: Patch) -> NaiveEngine:
    class Wrong(NaiveEngine):
        def totals(self, state: State, clans: str) -> list[int]:
            return [state.scores[clan] for clan in clans]

    return Wrong()


@wrong("F4")
def the_first_of_two_level_players_wins(_: Patch) -> NaiveEngine:
    class Wrong(NaiveEngine):
        def winners(self, totals: list[int]) -> list[int]:
            return super().winners(totals)[:1]

    return Wrong()
