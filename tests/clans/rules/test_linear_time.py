"""Reading takes work in proportion to the text, whatever stands in it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest

from clans_widget.clans import Board, Game, Move, Position, Record
from tests.clans.rules.faults import small_board
from tests.clans.rules.work import Counting, Steps, work

pytestmark = pytest.mark.slow

SIZE = 100
GROWTH = 8
# If the work were quadratic in the text the ratio would be 64.
MOST = 12

START = Position.start(seed=7).to_text()
HEADERS = f'[Player1 "Ann"]\n[Player2 "Bob"]\n[Position "{START}"]\n'

Text = Callable[[int], str]

POSITIONS: dict[str, Text] = {
    "one token": lambda n: "r" * n,
    "digits": lambda n: "9" * n,
    "regions": lambda n: "/" * n,
    "territories": lambda n: "-," * n,
    "spaces around": lambda n: " " * n + START + " " * n,
    "fields": lambda n: START + " 0" * n,
    "scores": lambda n: START + ",0" * n,
    "chips": lambda n: START.replace(" 0,0 ", " " + "0," * n),
}
MOVES: dict[str, Text] = {
    "order": lambda n: "A1-A2:" + "C3," * n + "C3",
    "broken order": lambda n: "A1-A2:" + "C3," * n,
    "junk": lambda n: "A1-A2" + "x" * n,
}
RECORDS: dict[str, Text] = {
    "moves": lambda n: "A1-A2 " * n,
    "moves on lines of their own": lambda n: "A1-A2\n" * n + "*",
    "numbers": lambda n: "1. " * n,
    "comments": lambda n: "A1-A2 {x}\n" * n,
    "a comment of escapes": lambda n: "{" + "\\}" * n + "}",
    "an open comment": lambda n: "{" + "\\}" * n,
    "an open header": lambda n: '[A "' + '\\"' * n,
    "a header without a value": lambda n: "[" + "A" * n,
    "space in a header": lambda n: "[A" + " " * n,
    "headers": lambda n: "".join(f'[A{k} "x"]\n' for k in range(n)),
    "variations": lambda n: "A1-A2 " + "(A1-A3) " * n,
    "variations in variations": lambda n: "A1-A2 " + "(A1-A3 " * n,
    "an order": lambda n: "A1-A2:" + "C3," * n + "C3",
    "a broken order": lambda n: "A1-A2:" + "C3," * n,
    "arrows": lambda n: "{[%arrows " + "A1-A2," * n + "A1-A2]}",
    "broken arrows": lambda n: "{[%arrows " + "A1-A2," * n + "]}",
    "marks": lambda n: "{" + "[%faded]" * n + "}",
    "space": lambda n: " " * n + "*",
}
GAMES: dict[str, Text] = {
    "headers": lambda n: HEADERS + RECORDS["headers"](n),
    "variations": lambda n: HEADERS + "1. A1-A2 " + "(1. A1-A3) " * (n // 10),
    "highlights": lambda n: HEADERS + "{[%highlights " + "A1," * n + "A1]}",
    "an order": lambda n: HEADERS + RECORDS["an order"](n),
    "players": lambda n: '[Player1 "' + "x" * n + '"] [Player2 "Bob"] [Position "x"]',
}
BOARDS: dict[str, Text] = {
    "brackets": lambda n: "[" * n,
    "a note": lambda n: json.dumps({**small_board(), "note": "x" * n}),
    "territories": lambda n: json.dumps({"territories": [{}] * n}),
    "neighbors": lambda n: json.dumps(
        {"territories": [{**small_board()["territories"][0], "neighbors": ["A2"] * n}]}
    ),
    "a long name": lambda n: json.dumps({**small_board(), "x" * n: 1}),
}

READERS: list[tuple[str, Callable[[str], object], dict[str, Text]]] = [
    ("position", Position.from_text, POSITIONS),
    ("move", Move.from_text, MOVES),
    ("record", Record.from_text, RECORDS),
    ("game", Game.from_text, GAMES),
    ("board", Board.from_json, BOARDS),
]
CASES = [
    pytest.param(read, text, id=f"{kind}: {name}", marks=pytest.mark.deep if number % 2 else ())
    for kind, read, texts in READERS
    for number, (name, text) in enumerate(texts.items())
]
"""Every second text, and all of them in make deep."""


@pytest.mark.parametrize(("read", "text"), CASES)
def test_work_grows_with_the_text_and_not_faster(read: Callable[[str], object], text: Text) -> None:
    assert work(read, text(GROWTH * SIZE)) < MOST * work(read, text(SIZE))


def in_lines(text: str) -> None:
    """Looks at each pair of characters."""
    for one in text:
        for other in text:
            assert one == other


def in_copies(text: str) -> None:
    """Cuts off one character after the other."""
    while text:
        text = text[1:]


def in_searches(text: str) -> None:
    """Looks through the whole text once for each character."""
    for one in text:
        text.count(one)


def in_a_pattern(text: str) -> int:
    """Goes to the end and back once for each character."""
    steps = Steps()
    pattern = Counting(re.compile("(?:r*x|r)"), steps)
    for at, _ in enumerate(text):
        pattern.match(text, at)
    return steps.number


@pytest.mark.parametrize("read", [in_lines, in_copies, in_searches])
def test_the_measure_tells_quadratic_work(read: Callable[[str], object]) -> None:
    assert work(read, "r" * GROWTH * SIZE) > MOST * work(read, "r" * SIZE)


def test_the_measure_tells_a_pattern_that_goes_back() -> None:
    assert in_a_pattern("r" * GROWTH * 50) > MOST * in_a_pattern("r" * 50)


@pytest.mark.parametrize(
    ("pattern", "text", "steps"),
    [
        ("ab", "ab", 2),
        ("aa|b", "b", 2),
        ("a*+b", "aaac", 5),
        ("a*b", "aaac", 8),
        ("a{1,2}(?!a)", "aaa", 4),
    ],
)
def test_what_a_pattern_tries_is_counted(pattern: str, text: str, steps: int) -> None:
    counted = Steps()
    Counting(re.compile(pattern), counted).match(text)
    assert counted.number == steps
