"""The rules of moving, founding and the end, read a second time: slow, plain, independent.

Nothing here comes from the engine: a state is dictionaries of counts, a move is text, and
what a move does is a list of (step, rule, what it says, position after it). Tests compare
the engine with it state by state.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Any

LETTERS = "rbgyk"
NAMES = {"r": "red", "b": "blue", "g": "green", "y": "yellow", "k": "black"}

# C5, one row per chip: numeral, bonus, favorable, unfavorable.
CHART = (
    [("I", 1, "forest", "mountain")] * 4
    + [("II", 2, "mountain", "grassland")] * 3
    + [("III", 3, "steppe", "forest")] * 2
    + [("IV", 4, "grassland", "steppe")] * 2
    + [("V", 5, "every", "none")]
)

Facts = dict[str, Any]
Event = tuple[str, str, Facts, str]


@dataclass
class Land:
    """A board: terrain and neighbors of each territory, and the regions in order."""

    terrain: dict[str, str]
    neighbors: dict[str, list[str]]
    regions: list[list[str]]

    @staticmethod
    def from_json(text: str) -> Land:
        rows = json.loads(text)["territories"]
        letters = sorted({row["region"] for row in rows})
        return Land(
            {row["id"]: row["terrain"] for row in rows},
            {row["id"]: sorted(row["neighbors"]) for row in rows},
            [sorted(row["id"] for row in rows if row["region"] == r) for r in letters],
        )


@cache
def text_of(*numbers: int | None) -> str:
    """The huts of one territory, by letter."""
    pairs = zip(numbers, LETTERS, strict=True)
    return "".join(f"{n if n > 1 else ''}{c}" for n, c in pairs if n) or "-"


@dataclass
class State:
    """Huts by territory and letter, who moves, chips by player, points by letter."""

    land: Land
    huts: dict[str, dict[str, int]]
    mover: int
    chips: list[int]
    scores: dict[str, int]

    @staticmethod
    def from_text(text: str, land: Land) -> State:
        fields = text.split(" ")
        groups = [group for region in fields[0].split("/") for group in region.split(",")]
        names = [name for region in land.regions for name in region]
        huts: dict[str, dict[str, int]] = {}
        for name, group in zip(names, groups, strict=True):
            pairs = re.findall("([0-9]*)([rbgyk])", group)
            huts[name] = {letter: int(number or 1) for number, letter in pairs}
        scores = dict(zip(LETTERS, map(int, fields[3].split(",")), strict=True))
        return State(land, huts, int(fields[1]), list(map(int, fields[2].split(","))), scores)

    def copied(self) -> State:
        huts = {name: dict(group) for name, group in self.huts.items()}
        return State(self.land, huts, self.mover, list(self.chips), dict(self.scores))

    def to_text(self) -> str:
        regions = [",".join(self.group_text(name) for name in row) for row in self.land.regions]
        chips = ",".join(map(str, self.chips))
        scores = ",".join(str(self.scores[letter]) for letter in LETTERS)
        return f"{'/'.join(regions)} {self.mover} {chips} {scores}"

    def group_text(self, name: str) -> str:
        return text_of(*map(self.huts[name].get, LETTERS))

    def size(self, name: str) -> int:
        return sum(self.huts[name].values())

    def alone(self) -> set[str]:
        """V1: groups with only empty neighbors."""
        return {
            name
            for name in self.huts
            if self.size(name) and not any(map(self.size, self.land.neighbors[name]))
        }

    def may_move(self, source: str, target: str) -> bool:
        """M1 to M3."""
        if target not in self.land.neighbors[source]:
            return False
        here, there = self.size(source), self.size(target)
        return here > 0 and there > 0 and (here < 7 or there >= here)

    def over(self) -> str:
        """F1, F2, or nothing while the game runs."""
        if sum(self.chips) == 12:
            return "F1"
        pairs = [(a, b) for a, near in self.land.neighbors.items() for b in near]
        return "" if any(self.may_move(a, b) for a, b in pairs) else "F2"

    def founded(self, source: str, target: str) -> set[str]:
        """V1: whoever stands alone after the huts have moved, and did not before."""
        moved = self.copied()
        for letter, number in self.huts[source].items():
            moved.huts[target][letter] = moved.huts[target].get(letter, 0) + number
        moved.huts[source] = {}
        return moved.alone() - self.alone()


def legal_moves(state: State) -> list[str]:
    """Texts of all legal moves, sorted; one for each founding order (V8, F1)."""
    if sum(state.chips) == 12:
        return []
    left = 12 - sum(state.chips)
    moves = []
    for source, near in state.land.neighbors.items():
        for target in near:
            if not state.may_move(source, target):
                continue
            villages = state.founded(source, target)
            if len(villages) < 2:
                moves.append(f"{source}-{target}")
                continue
            orders = set(permutations(sorted(villages), min(left, len(villages))))
            moves += [f"{source}-{target}:{','.join(order)}" for order in orders]
    return sorted(moves)


def play(state: State, move: str) -> tuple[list[Event], State]:
    """What a legal move does, step by step, and the state after it."""
    now = state.copied()
    events: list[Event] = []

    def say(step: str, rule: str, **facts: Any) -> None:
        events.append((step, rule, facts, now.to_text()))

    path, _, ordered = move.partition(":")
    source, target = path.split("-")
    villages = state.founded(source, target)
    moved, founder = now.huts[source], state.mover
    rule = "M3" if sum(moved.values()) >= 7 else "M1"
    for letter, number in moved.items():
        now.huts[target][letter] = now.huts[target].get(letter, 0) + number
    now.huts[source] = {}
    now.mover = 1 if founder == len(state.chips) else founder + 1
    say("HutsMoved", rule, source=source, target=target, huts=by_name(moved))

    named = ordered.split(",") if ordered else []
    for name in named + sorted(villages - set(named)):
        if sum(now.chips) == 12:
            say("VillageIgnored", "F1", territory=name)
        else:
            found(now, name, founder, say)
    if now.over():
        say("GameEnded", now.over(), villages=sum(now.chips))
    return events, now


def found(now: State, name: str, founder: int, say: Any) -> None:
    """V1, V3 to V7, V9 for one village."""
    epoch, bonus, good, bad = CHART[sum(now.chips)]
    terrain = now.land.terrain[name]
    say("VillageFounded", "V1", territory=name, huts=by_name(now.huts[name]), epoch=epoch)
    now.chips[founder - 1] += 1
    left = [row[0] for row in CHART[sum(now.chips) :]].count(epoch)
    say("ChipTaken", "V3", player=founder, epoch=epoch, left=left)
    if all(now.huts[name].get(letter, 0) > 0 for letter in LETTERS):
        lone = [letter for letter in LETTERS if now.huts[name][letter] == 1]
        for letter in lone:
            del now.huts[name][letter]
        if lone:
            lost = dict.fromkeys(lone, 1)
            say("StrifeBroke", "V4", territory=name, lost=by_name(lost), epoch=epoch)
    if terrain == bad:
        lost, now.huts[name] = now.huts[name], {}
        say(
            "VillageDestroyed",
            "V6",
            territory=name,
            terrain=terrain,
            huts=by_name(lost),
            epoch=epoch,
        )
    else:
        score(now, name, (epoch, bonus if good in (terrain, "every") else 0), say)
    if left == 0:
        numerals = ["I", "II", "III", "IV", "V", None]
        say("EpochEnded", "V9", epoch=epoch, following=numerals[numerals.index(epoch) + 1])


def score(now: State, name: str, chip: tuple[str, int], say: Any) -> None:
    """V5 and V7 for a village that stands."""
    epoch, bonus = chip
    size, favor = now.size(name), "favorable" if bonus else "neutral"
    paid = bonus if size else 0
    about = {"territory": name, "epoch": epoch, "value": size + paid}
    say(
        "VillageValued",
        "V5",
        **about,
        terrain=now.land.terrain[name],
        favor=favor,
        size=size,
        bonus=paid,
    )
    clans = [letter for letter in LETTERS if now.huts[name].get(letter, 0)]
    for letter in clans:
        now.scores[letter] += size + paid
    say("ClansScored", "V7", **about, colors=tuple(NAMES[letter] for letter in clans))


def by_name(group: dict[str, int]) -> dict[str, int]:
    """Counts under the names of the colors, only colors present."""
    return {NAMES[letter]: group[letter] for letter in LETTERS if group.get(letter, 0)}


def perft(state: State, depth: int) -> int:
    """How many sequences of so many moves there are."""
    moves = legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(play(state, move)[1], depth - 1) for move in moves)


def founds(state: State, move: str) -> int:
    """How many groups a move leaves standing alone."""
    source, target = move.partition(":")[0].split("-")
    return len(state.founded(source, target))


def objections(state: State, move: str) -> list[str]:
    """Every reason why the huts cannot go from one territory to another; empty if they can."""
    source, target = move.partition(":")[0].split("-")
    near = target in state.land.neighbors[source]
    here, there = state.size(source), state.size(target)
    full_beside_larger = near and there >= max(here, 7)
    found = {
        "game_over": bool(state.over()),
        "empty_source": not here,
        "empty_target": not there,
        "not_neighbors": not near,
        "too_many_huts": here >= 7 and not full_beside_larger,
    }
    return [reason for reason, is_so in found.items() if is_so]


def objection_to_order(legal: list[str], move: str) -> str:
    """V8: what is wrong with the villages that a move names, when its huts can go their way."""
    if move in legal:
        return ""
    return "order_wrong" if ":" in move else "order_needed"
