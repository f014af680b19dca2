"""Whatever text is read: it is understood, or refused in a printable sentence."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clans_widget.clans import Board, ClansError, Game, Move, Position, Record
from tests.clans.rules.errors.sentences import assert_well_said
from tests.clans.rules.faults import small_board
from tests.clans.rules.worlds import random_game
from tests.speeds import many

Read = Callable[[str], object]

READERS: dict[str, Read] = {
    "position": Position.from_text,
    "move": Move.from_text,
    "record": Record.from_text,
    "game": Game.from_text,
    "board": Board.from_json,
}

GAME = random_game(players=2, seed=350)
START = GAME.start.to_text()

VALID: dict[str, list[str]] = {
    "position": [START, GAME.position.to_text(), GAME.turns[20].position.to_text()],
    "move": ["A1-A2", "A1-A2:C3,B4"],
    "record": [
        '[Game "Clans"]\n{Hi} 1. A1-A2 {[%arrows A3-A4] Better:} (1. A3-A4 2. B1-B2) 2. B1-B4',
        GAME.to_text(),
    ],
    "game": [GAME.to_text(), Game.new(["Ann", "Bob"], position=GAME.start).to_text()],
    "board": [json.dumps(small_board()), Board.standard().to_json()],
}

SNIPPETS = st.sampled_from(
    [
        *["-", ",", "/", " ", ":", "(", ")", "{", "}", "[", "]", '"', "\\", "[%", "\n", "\t", "\0"],
        *["99r", "0r", "1r", "13r", "rr", "br", "-1", "+1", "1e3", "00", "99999", "9" * 5000],
        *["١", "²", "A０", "é", "\ud800", "\u202e", "A1-A2", "A1", "Z9", "1.", "null", "NaN", "{}"],
        *["\u200c", "\u200d", "\ufeff", "a\u200db"],
    ]
)

every_reader = pytest.mark.parametrize("name", READERS)


def assert_read_or_refused(read: Read, text: object) -> None:
    try:
        read(text)  # type: ignore[arg-type]
    except ClansError as error:
        assert_well_said(error)


@st.composite
def mutated(draw: st.DrawFn, name: str) -> str:
    """A valid text with a few pieces cut out, doubled, moved or replaced."""
    text = draw(st.sampled_from(VALID[name]))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 12)))
        piece = text[start:end]
        put = draw(st.one_of(st.just(""), st.just(piece * 2), SNIPPETS, st.text(max_size=3)))
        text = text[:start] + put + text[end:]
    return text


@every_reader
@settings(max_examples=many(120))
@given(data=st.data())
def test_any_text_is_read_or_refused(name: str, data: st.DataObject) -> None:
    pieces = st.lists(st.one_of(SNIPPETS, st.text(max_size=5)), max_size=12).map("".join)
    assert_read_or_refused(READERS[name], data.draw(st.one_of(st.text(), pieces)))


@every_reader
@settings(max_examples=many(120))
@given(data=st.data())
def test_spoiled_text_is_read_or_refused(name: str, data: st.DataObject) -> None:
    assert_read_or_refused(READERS[name], data.draw(mutated(name)))


@every_reader
@pytest.mark.parametrize("thing", [None, 1, 1.5, [], {}, b"A1-A2", bytearray(b"x"), object, True])
def test_what_is_no_text_is_refused(name: str, thing: object) -> None:
    with pytest.raises(ClansError) as caught:
        READERS[name](thing)  # type: ignore[arg-type]
    assert_well_said(caught.value)


MEGABYTE = 10**6

HOSTILE = {
    "nothing": "",
    "a space": " ",
    "one letter": "r" * MEGABYTE,
    "digits": "9" * MEGABYTE,
    "spaces": " " * MEGABYTE,
    "line breaks": "\n" * MEGABYTE,
    "dashes": "-" * MEGABYTE,
    "commas": "," * MEGABYTE,
    "slashes": "/" * MEGABYTE,
    "quotes": '"' * MEGABYTE,
    "backslashes": "\\" * MEGABYTE,
    "open parentheses": "(" * 100_000,
    "closed parentheses": ")" * 100_000,
    "open brackets": "[" * 100_000,
    "open braces": "{" * 100_000,
    "nested brackets": "[" * 100_000 + "]" * 100_000,
    "nested objects": '{"territories":' * 100_000,
    "territories nested deep": '{"territories": [' + "[" * 100_000 + "]" * 100_000 + "]}",
    "deep variations": "A1-A2 " + "(A1-A2 " * 100_000,
    "an open comment": "{" + "\\}" * 500_000,
    "an open header": '[Event "' + '\\"' * 500_000,
    "a long order": "A1-A2:" + "C3," * 300_000 + "C3",
    "control characters": "\x00\x1b[2J\x07" * 1000,
    "lone surrogates": "\ud800" * 1000,
    "unicode digits": "A١-A２",
    "a null in a string": '{"territories": [{"id": "\\u0000"}]}',
    "huge exponent": '{"territories": [], "aspect": [1e999999, 1]}',
    "byte order mark": "\ufeffA1-A2",
}


@every_reader
@pytest.mark.parametrize("text", HOSTILE.values(), ids=list(HOSTILE))
def test_hostile_text_is_read_or_refused(name: str, text: str) -> None:
    assert_read_or_refused(READERS[name], text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("r", "99r"),
        ("r", "13r"),
        ("r", "2r"),
        ("r", "0r"),
        ("r", "1r"),
        ("r", "-1r"),
        ("r", "02r"),
        ("r", "²r"),
        ("r", "٢r"),
        ("r", "R"),
        ("r", "kr"),
        ("r", "rr"),
        ("r", ""),
        (" 0,0 ", " 13,0 "),
        (" 0,0 ", " 6,7 "),
        (" 0,0 ", " -1,0 "),
        (" 0,0 ", " 0 "),
        (" 0,0 ", " 0,0,0,0,0 "),
        (" 0,0 ", " ١,0 "),
        (" 0,0 ", f" {'9' * 5000},0 "),
        (" 0,0 ", "  0,0 "),
        (" 1 ", " 0 "),
        (" 1 ", " 3 "),
        (" 1 ", " -1 "),
        (" 1 ", " 1,1 "),
        ("0,0,0,0,0", "0,0,0,0"),
        ("0,0,0,0,0", "0,0,0,0,0,0"),
        ("0,0,0,0,0", "0,0,0,0,-5"),
        ("0,0,0,0,0", "0,0,0,0,0 x"),
        ("/", ","),
        ("/", "//"),
        ("/", "\n/"),
    ],
)
def test_a_position_that_cannot_be_is_refused(old: str, new: str) -> None:
    """C3, S2 and C4, and the form of the notation."""
    start = Position.start(seed=7).to_text()
    with pytest.raises(ClansError) as caught:
        Position.from_text(start.replace(old, new, 1))
    assert_well_said(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "A1",
        "A1-",
        "A1A2",
        "a1-a2",
        "A1-A2:",
        "A1-A2:,",
        "A1-A2:C3,",
        "A1-A2 ",
        " A1-A2",
        "A0-A1",
    ],
)
def test_a_move_that_is_not_in_the_notation_is_refused(text: str) -> None:
    with pytest.raises(ClansError):
        Move.from_text(text)


def test_the_fault_is_pointed_at() -> None:
    start = Position.start(seed=7).to_text()
    with pytest.raises(ClansError) as caught:
        Position.from_text(start.replace("y,b,k", "y,x,k", 1))
    error = caught.value
    assert getattr(error, "line", None) == 1
    assert start.replace("y,b,k", "y,x,k", 1)[vars(error)["column"] - 1] == "x"


def test_in_a_record_line_and_column_are_pointed_at() -> None:
    with pytest.raises(ClansError) as caught:
        Record.from_text('[Game "Clans"]\n\n1. A1-A2 {two\nlines}\n  2. *')
    assert (vars(caught.value)["line"], vars(caught.value)["column"]) == (5, 6)


def test_a_record_with_an_endless_order_is_refused_briefly() -> None:
    order = ",".join(["A2"] * 100_000)
    text = f'[Player1 "Ann"]\n[Player2 "Bob"]\n[Position "{START}"]\n1. A1-A2:{order}'
    with pytest.raises(ClansError) as caught:
        Game.from_text(text)
    assert_well_said(caught.value)
