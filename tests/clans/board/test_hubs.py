"""Around one territory no more than six could become villages at once (V8)."""

from __future__ import annotations

import json
from itertools import combinations
from random import Random

import pytest

from clans_widget.clans import Board
from clans_widget.clans.board.check import apart
from tests.clans.rules.faults import star


def independent(names: str, joined: set[tuple[str, str]]) -> int:
    """How many there can be without two that are joined: the largest such choice of all."""
    for size in range(len(names), 0, -1):
        for some in combinations(names, size):
            if not any(pair in joined for pair in combinations(some, 2)):
                return size
    return 0


@pytest.mark.parametrize("names", ["", "a", "abcd", "abcdef", "abcdefgh", "abcdefghij"])
@pytest.mark.parametrize("share", [0.1, 0.25, 0.4, 0.6])
def test_as_many_are_found_apart_as_can_be_or_some_seven(names: str, share: float) -> None:
    chance = Random(f"{names} {share}")
    for _ in range(60):
        joined = {pair for pair in combinations(names, 2) if chance.random() < share}
        pairs = {*joined, *((b, a) for a, b in joined)}
        near = {name: {other for one, other in pairs if one == name} for name in names}
        found = apart(frozenset(names), near)
        assert not any(pair in joined for pair in combinations(sorted(found), 2))
        assert len(found) == independent(names, joined) or len(found) > 6


@pytest.mark.parametrize("leaves", [6, 7])
def test_seven_neighbors_of_whom_two_are_neighbors_are_no_harm(leaves: int) -> None:
    rows = star(leaves)
    if leaves == 7:
        rows[1]["neighbors"].append(rows[2]["id"])
        rows[2]["neighbors"].append(rows[1]["id"])
    board = Board.from_json(json.dumps({"territories": rows, "lakes": []}))
    assert len(board["A1"].neighbors) == leaves


def test_seven_are_found_where_the_first_choice_leads_to_six() -> None:
    near = {
        "a": {"b", "c"},
        "b": {"a", "x"},
        "c": {"a", "x"},
        **{name: {"x", "y"} for name in "defgh"},
        "x": {*"bcdefgh"},
        "y": {*"defgh"},
    }
    assert apart(near.keys(), near) == {*"bcdefgh"}
