"""The naive engine as another implementation, asked by the suite."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any

from clans_widget.clans.suite import Facts
from tests.clans.rules import naive
from tests.clans.rules.naive import LETTERS, NAMES, Land, State

LETTER_OF = {name: letter for letter, name in NAMES.items()}

RULES = {
    "unknown_territory": "C1",
    "empty_source": "M1",
    "empty_target": "M1",
    "not_neighbors": "C2",
    "too_many_huts": "M2",
    "order_needed": "V8",
    "order_wrong": "V8",
}


class NaiveEngine:
    """What the suite asks, answered by :mod:`tests.clans.rules.naive`."""

    huts_of_a_color = 12
    chips_in_all = 12
    players: tuple[int, ...] = (2, 3, 4)

    def set_up(self, board: str, players: int) -> str:
        if players not in self.players:
            raise ValueError(players)
        land = self.land(board)
        drawn = {
            name: {letter: 1}
            for region in land.regions
            for name, letter in zip(region, random.sample(LETTERS, 5), strict=True)
        }
        first = random.randint(1, players)
        return State(land, drawn, first, [0] * players, dict.fromkeys(LETTERS, 0)).to_text()

    def is_position(self, board: str, text: str) -> bool:
        try:
            state = self.state(board, text)
        except (ValueError, IndexError):
            return False
        huts = [sum(g.get(letter, 0) for g in state.huts.values()) for letter in LETTERS]
        return (
            state.to_text() == text
            and max(huts) <= self.huts_of_a_color
            and len(state.chips) in self.players
            and sum(state.chips) <= self.chips_in_all
            and 1 <= state.mover <= len(state.chips)
        )

    def end(self, board: str, position: str) -> str:
        return self.state(board, position).over()

    def epoch(self, board: str, position: str) -> str:
        left = naive.CHART[sum(self.state(board, position).chips) :]
        return (left or naive.CHART[-1:])[0][0]

    def villages(self, board: str, position: str) -> Sequence[str]:
        return sorted(self.state(board, position).alone())

    def moves(self, board: str, position: str) -> Sequence[str]:
        return naive.legal_moves(self.state(board, position))

    def play(self, board: str, position: str, move: str) -> Sequence[Facts]:
        events, _ = naive.play(self.state(board, position), move)
        told, shown = list[Facts](), position
        for step, rule, facts, text in events:
            told.append({"step": step, "rule": rule, **in_letters(facts)})
            if text != shown:
                told[-1]["position"] = shown = text
        return told

    def against(self, board: str, position: str, move: str) -> Mapping[str, str]:
        state = self.state(board, position)
        way, _, order = move.partition(":")
        named = [*way.split("-"), *order.split(",")] if order else way.split("-")
        if not set(named) <= set(state.huts):
            return {"unknown_territory": "C1"}
        found = naive.objections(state, move)
        wrong = naive.objection_to_order(naive.legal_moves(state), move)
        rules = {**RULES, "game_over": state.over()}
        return {reason: rules[reason] for reason in found or filter(None, [wrong])}

    def held(self, board: str, position: str, territory: str) -> Mapping[str, str]:
        state = self.state(board, position)
        if any(move.startswith(territory) for move in naive.legal_moves(state)):
            return {}
        if state.over():
            return {"game_over": state.over()}
        if not state.size(territory):
            return {"empty_source": "M1"}
        if territory in state.alone():
            return {"empty_target": "V2"}
        return {"too_many_huts": "M2"}

    def reveal(self, board: str, position: str, move: str, clans: str) -> Sequence[Facts]:
        _, state = naive.play(self.state(board, position), move)
        if not state.over():
            return []
        seats = list(enumerate(clans, start=1))
        totals = self.totals(state, clans)
        best = self.winners(totals)
        shown = [
            {"step": "ClanRevealed", "rule": "F3", "player": player, "clan": NAMES[clan]}
            for player, clan in seats
        ]
        scored = [
            {"step": "ChipsScored", "rule": "F3", "player": player, "clan": NAMES[clan]}
            | {"chips": state.chips[player - 1], "total": totals[player - 1]}
            for player, clan in seats
        ]
        rule = "F3" if len(best) == 1 else "F4"
        last = {"step": "WinnersDeclared", "rule": rule, "players": best, "total": max(totals)}
        return [*shown, *scored, last]

    def totals(self, state: State, clans: str) -> list[int]:
        """F3."""
        return [state.scores[clan] + state.chips[k] for k, clan in enumerate(clans)]

    def winners(self, totals: list[int]) -> list[int]:
        """F4."""
        return [player for player, n in enumerate(totals, start=1) if n == max(totals)]

    def land(self, board: str) -> Land:
        return Land.from_json(board)

    def state(self, board: str, position: str) -> State:
        return State.from_text(position, self.land(board))


def in_letters(facts: Facts) -> Facts:
    """What a step says, with huts and colors in letters."""
    return {name: _in_letters(value) for name, value in facts.items()}


def _in_letters(value: Any) -> Any:
    if isinstance(value, dict):
        parts = (f"{n if n > 1 else ''}{LETTER_OF[color]}" for color, n in value.items())
        return "".join(parts) or "-"
    return "".join(LETTER_OF[color] for color in value) if isinstance(value, tuple) else value
