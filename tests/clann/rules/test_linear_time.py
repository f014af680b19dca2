"""Reading CLANN takes work in proportion to the text, whatever stands in it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from clans_widget.clann import Game, Move, Position, Record
from tests.clann.rules.both import random_game
from tests.clans.rules.work import work

pytestmark = pytest.mark.slow

SIZE = 100
GROWTH = 8
# If the work were quadratic in the text the ratio would be 64.
MOST = 12

# Read here once: the table of all dice fields is made with the first position that is read.
START = Position.from_text("h,h,h,h/h,h,h,h - 1 -").to_text()
PLAYERS = '[Player1 "Ann"]\n[Player2 "Bob"]\n'
HEADERS = f'{PLAYERS}[Position "{START}"]\n'
SET_UP = "1. +1 2. +1 3. N>A3 "

Text = Callable[[int], str]

POSITIONS: dict[str, Text] = {
    "digits": lambda n: "9" * n,
    "clans": lambda n: "h,h,h,h/" * n,
    "slashes": lambda n: "/" * n,
    "characters": lambda n: "h," * n,
    "cells": lambda n: "A1," * n,
    "a long cell": lambda n: START.replace("h", "A" + "1" * n, 1),
    "a long Treasure": lambda n: START.replace("h", "t" + "1" * n, 1),
    "spaces around": lambda n: " " * n + START + " " * n,
    "fields": lambda n: START + " -" * n,
    "dice": lambda n: START[:-1] + "12" * n,
    "dice to roll again": lambda n: START[:-1] + "+oos" * n,
}
MOVES: dict[str, Text] = {
    "a long cell": lambda n: "3-N>A" + "1" * n,
    "cells": lambda n: "3-N" + ">B4" * n,
    "junk": lambda n: "5-1" + "x" * n,
}
RECORDS: dict[str, Text] = {
    "moves": lambda n: "5-1 " * n,
    "rolls": lambda n: "[2 5 k]\n" * n,
    "a roll of many dice": lambda n: "[" + "2 " * n + "k]",
    "an open roll": lambda n: "[" + "2 " * n,
    "an open roll of one die": lambda n: "[" + "2" * n,
    "numbers": lambda n: "1. " * n,
    "a long number": lambda n: "1" * n + ".",
    "comments": lambda n: "5-1 {x}\n" * n,
    "an open comment": lambda n: "{" + "\\}" * n,
    "headers": lambda n: "".join(f'[A{k} "x"]\n' for k in range(n)),
    "variations": lambda n: "5-1 " + "(5-2) " * n,
    "variations in variations": lambda n: "5-1 " + "(5-2 " * n,
    "arrows": lambda n: "{[%arrows " + "A1-A2," * n + "A1-A2]}",
    "broken arrows": lambda n: "{[%arrows " + "A1-A2," * n + "]}",
    "highlights": lambda n: "{[%highlights " + "A1," * n + "A1]}",
}
PLAYED = {n: random_game(2, seed=3, most=n // 4).to_text() for n in (SIZE, SIZE * GROWTH)}

GAMES: dict[str, Text] = {
    "headers": lambda n: HEADERS + RECORDS["headers"](n),
    "variations": lambda n: HEADERS + "1. +1 " + "(1. +2) " * (n // 10),
    "variations with dice": lambda n: f"{HEADERS}{SET_UP}4. [1 2 k] " + "(4. [3 4 k]) " * (n // 10),
    "highlights": lambda n: HEADERS + "{[%highlights " + "A1," * n + "A1]}",
    "a roll of many dice": lambda n: HEADERS + SET_UP + RECORDS["a roll of many dice"](n),
    "players": lambda n: PLAYERS.replace("Ann", "x" * n) + '[Position "x"]',
    "a position": lambda n: f'{PLAYERS}[Position "{POSITIONS["clans"](n)}"]',
    "a game that is played": lambda n: PLAYED[n],
}

READERS: list[tuple[str, Callable[[str], object], dict[str, Text]]] = [
    ("position", Position.from_text, POSITIONS),
    ("move", Move.from_text, MOVES),
    ("record", Record.from_text, RECORDS),
    ("game", Game.from_text, GAMES),
]
CASES = [
    pytest.param(read, text, id=f"{kind}: {name}", marks=pytest.mark.deep if number % 2 else ())
    for kind, read, texts in READERS
    for number, (name, text) in enumerate(texts.items())
]
"""Every second text, and all of them in make deep."""


@pytest.mark.parametrize(("read", "text"), CASES)
def test_work_grows_with_the_text_and_not_faster(read: Callable[[str], object], text: Text) -> None:
    """That the measure would tell if it did, the tests of Clans show."""
    assert work(read, text(GROWTH * SIZE)) < MOST * work(read, text(SIZE))
