"""Reading takes time in proportion to the text, whatever stands in it."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable
from contextlib import suppress
from time import process_time

import pytest

from clans_widget.clans import Board, ClansError, Game, Move, Position, Record
from tests.clans.engine.faults import small_board

SIZE = 10_000
GROWTH = 8
# In time quadratic in the text the ratio would be 64.
MOST = 40
# Anything shorter than this is noise; a quadratic time would be far longer at the larger size.
NOISE = 0.004

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
    pytest.param(read, text, id=f"{kind}: {name}")
    for kind, read, texts in READERS
    for name, text in texts.items()
]


def seconds(read: Callable[[str], object], text: str) -> float:
    """The least time of a few that a text takes to be read or refused."""
    times = []
    gc.disable()
    try:
        for _ in range(3):
            began = process_time()
            with suppress(ClansError):
                read(text)
            times.append(process_time() - began)
    finally:
        gc.enable()
    return min(times)


@pytest.mark.parametrize(("read", "text"), CASES)
def test_time_grows_with_the_text_and_not_faster(read: Callable[[str], object], text: Text) -> None:
    least = max(seconds(read, text(SIZE)), NOISE)
    assert seconds(read, text(GROWTH * SIZE)) < MOST * least


def test_the_measure_tells_quadratic_time() -> None:
    def quadratic(text: str) -> int:
        return sum(1 for one in text for other in text if one == other)

    small, large = "r" * 500, "r" * (GROWTH * 500)
    assert seconds(quadratic, large) > MOST * seconds(quadratic, small)
