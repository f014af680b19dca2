"""Whatever text is read: it is understood and written back, or refused in a printable sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from clans_widget.clann import (
    Game,
    GameError,
    IllegalMove,
    Marks,
    Move,
    NotationError,
    Position,
    Record,
)
from clans_widget.core.errors import Refusal
from tests.clann.rules.both import FIELDS, PLAYERS, all_states, course_of, random_game
from tests.clann.rules.naive_dice import dice_fields
from tests.clann.rules.naive_reading import is_position
from tests.clann.rules.naive_state import State
from tests.clans.rules.errors.sentences import assert_well_said
from tests.speeds import many

pytestmark = pytest.mark.slow

Write = Callable[[str], str]
"""Reads a text and writes what was read."""

STRICT: dict[str, Write] = {
    "position": lambda text: Position.from_text(text).to_text(),
    "move": lambda text: Move.from_text(text).to_text(),
}
LENIENT: dict[str, Write] = {
    "record": lambda text: Record.from_text(text).to_text(),
    "game": lambda text: Game.from_text(text).to_text(),
}
READERS = STRICT | LENIENT

MAY_REFUSE: dict[str, tuple[type[Refusal], ...]] = {
    "position": (NotationError,),
    "move": (NotationError,),
    "record": (NotationError, GameError),
    # A mark on a cell that is not there is refused as a move to it is.
    "game": (NotationError, GameError, IllegalMove),
}


def noted_game() -> Game:
    """With comments, marks and a variation."""
    game = random_game(2, seed=9, most=20)
    game.annotate("So }", Marks((("A1", "A6"),), ("C7",), faded=True))
    game.undo()
    game.add_variation([game.events[-1].move])
    return game


GAMES = [random_game(players, seed=players, most=40) for players in PLAYERS]
VALID: dict[str, list[str]] = {
    "position": [event.position.to_text() for game in GAMES for event in game.events[::3]],
    "move": ["+3", "N>C7", "5-1", "6-N", "3-N>B4", "4-1>C12"],
    "record": [*(game.to_text() for game in GAMES), "1. +1 {So} (1. +2) 2. +4 3. N>C7 4. [2 5 k]"],
    "game": [*(game.to_text() for game in GAMES), noted_game().to_text()],
}

SNIPPETS = st.sampled_from(
    [
        *["-", ",", "/", " ", ">", "+", "(", ")", "{", "}", "[", "]", '"', "\\", "\n", "\t", "\0"],
        *["h", "x", "t1", "t7", "t06", "A0", "A01", "A14", "A15", "D14", "E1", "a1", "9" * 5000],
        *["k", "K", "+oo", "+os", "+oos", "12k", "[2 5 k]", "[5 2 k]", "5-1", "N>C7", "+4", "1."],
        *["[%highlights A99]", "{[%arrows A1-A2]}", "١", "²", "A０", "é", "\ud800", "\u202e"],
        *["\u200c", "\u200d", "\ufeff", "a\u200db"],
    ]
)

every_reader = pytest.mark.parametrize("name", READERS)


def assert_read_or_refused(name: str, text: str) -> None:
    """Strictly: a position and a move have one text, and a record that was written stays so."""
    try:
        written = READERS[name](text)
    except MAY_REFUSE[name] as error:
        assert_well_said(error)
        return
    assert (written if name in STRICT else READERS[name](written)) == (
        text if name in STRICT else written
    )


@st.composite
def spoiled(draw: st.DrawFn, name: str) -> str:
    """A valid text with a few pieces cut out, doubled, moved or replaced."""
    text = draw(st.sampled_from(VALID[name]))
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.integers(0, 6)))
        piece = text[start:end]
        put = draw(st.one_of(st.just(""), st.just(piece * 2), SNIPPETS, st.text(max_size=3)))
        text = text[:start] + put + text[end:]
    return text


@every_reader
@settings(max_examples=many(100))
@given(data=st.data())
def test_any_text_is_read_or_refused(name: str, data: st.DataObject) -> None:
    pieces = st.lists(st.one_of(SNIPPETS, st.text(max_size=5)), max_size=12).map("".join)
    assert_read_or_refused(name, data.draw(st.one_of(st.text(), pieces)))


@every_reader
@settings(max_examples=many(120))
@given(data=st.data())
def test_spoiled_text_is_read_or_refused(name: str, data: st.DataObject) -> None:
    assert_read_or_refused(name, data.draw(spoiled(name)))


@every_reader
@pytest.mark.parametrize("text", VALID["position"][:5] + VALID["move"] + VALID["game"])
def test_what_is_right_for_one_reader_is_read_or_refused_by_the_others(
    name: str, text: str
) -> None:
    assert_read_or_refused(name, text)
    if text in VALID[name]:
        READERS[name](text)


@every_reader
@pytest.mark.parametrize("thing", [None, 1, [], {}, b"5-1", object, True])
def test_what_is_no_text_is_refused(name: str, thing: object) -> None:
    with pytest.raises(MAY_REFUSE[name]) as caught:
        READERS[name](thing)  # type: ignore[arg-type]
    assert_well_said(caught.value)


@pytest.mark.parametrize("roll", ["[5 2 k]", "[k 2 5]", "[2 5]", "[2 5 3]", "[2 5 k k]", "[2 k]"])
def test_dice_are_written_in_one_way(roll: str) -> None:
    """The ordinary ones ascending, then the black one; as many as are to be rolled."""
    start = Position.start(players=2).to_text()
    before = f'[Player1 "A"]\n[Player2 "B"]\n[Position "{start}"]\n1. +1 2. +4 3. N>C7 4. '
    assert Game.from_text(f"{before}[2 5 k]").position.to_text().endswith(" 25k")
    with pytest.raises(GameError) as caught:
        Game.from_text(before + roll)
    assert_well_said(caught.value)


PLACES = st.sampled_from(
    [
        *["h", "x", "t1", "t2", "t6", "t7", "A1", "A2", "A7", "B1", "B14", "C1", "C7", "D1", "D14"],
        *["-", "", "t0", "t01", "t06", "A0", "A01", "A07", "A15", "E1", "a1", "H", "X", "T1"],
    ]
)


@st.composite
def nearly_positions(draw: st.DrawFn) -> tuple[State, str]:
    """A position's text in which some fields are those of another."""
    state = draw(all_states())
    pieces = re.split("([ ,/])", state.to_text())
    others = {len(pieces) - 3: st.sampled_from("12345"), len(pieces) - 1: st.sampled_from(FIELDS)}
    for _ in range(draw(st.integers(0, 4))):
        at = 2 * draw(st.integers(0, len(pieces) // 2))
        pieces[at] = draw(others.get(at, PLACES))
    return state, "".join(pieces)


def agrees_on(text: str, state: State) -> bool:
    """Whether both readings take a text for a position; the engine writes it back the same.

    It leaves out the mark that some editors put before a text.
    """
    written = text.removeprefix("\ufeff")
    try:
        position = Position.from_text(text, course=course_of(state))
    except NotationError as error:
        assert_well_said(error)
        assert not is_position(written, state.arm, state.treasure), text
        return False
    assert is_position(written, state.arm, state.treasure), text
    assert position.to_text() == written
    assert position == Position.from_text(text, course=course_of(state))
    return True


@settings(max_examples=many(500))
@given(drawn=nearly_positions())
def test_both_readings_take_the_same_texts_for_positions(drawn: tuple[State, str]) -> None:
    state, text = drawn
    agrees_on(text, state)


@settings(max_examples=many(100))
@given(text=spoiled("position"))
@example("\ufeffh,A1,h,h/h,h,h,h - 2 -")
def test_both_readings_refuse_the_same_spoiled_texts(text: str) -> None:
    agrees_on(text, State.start(2))


WITH_FOUR = "x,x,x,x"
WITH_THREE = "x,x,x,t1"


@pytest.mark.parametrize(
    ("text", "is_one"),
    [
        (f"{WITH_FOUR}/{WITH_THREE} C5 1 -", True),
        (f"{WITH_FOUR}/{WITH_THREE} C5 2 -", False),
        (f"{WITH_FOUR}/{WITH_THREE} C5 1 5", False),
        (f"{WITH_FOUR}/{WITH_FOUR} C5 1 -", False),
        (f"{WITH_FOUR}/h,h,h,h - 2 -", False),
        (f"{WITH_THREE}/{WITH_THREE} C5 1 +os", True),
        ("A1,h,h,h/h,h,h,h - 2 -", True),
        ("A1,h,h,h/h,h,h,h - 1 -", False),
        ("A1,h,h,h/C1,h,h,h - 1 -", True),
        ("A1,h,h,h/C1,h,h,h - 1 5", False),
        ("h,h,h,h/C1,h,h,h - 1 -", False),
        ("A2,h,h,h/h,h,h,h - 2 -", False),
        ("A1,t1,h,h/h,h,h,h - 2 -", False),
        ("A1,t1,t1,h/C1,h,h,h B1 1 -", False),
        ("A1,h,h,h/A1,h,h,h B1 1 -", False),
        ("A1,h,h,h/C1,h,h,h A1 1 -", False),
        ("h,h,h,h/h,h,h,h A1 2 -", True),
    ],
)
def test_set_up_end_and_cells(text: str, is_one: bool) -> None:
    """K3, K4, K14, told one by one."""
    assert agrees_on(text, State.start(2)) is is_one


ALPHABET = "123456kKos+-"


def is_read(dice: str) -> bool:
    return agrees_on(f"A1,h,h,h/C1,h,h,h B1 1 {dice}", State.start(2))


def one_change(text: str) -> Iterator[str]:
    """The text with one character put in, left out, replaced, or exchanged with its neighbor."""
    for at in range(len(text) + 1):
        for char in ("", *ALPHABET):
            yield text[:at] + char + text[at:]
            yield text[:at] + char + text[at + 1 :]
        yield text[:at] + text[at + 1 : at + 2] + text[at : at + 1] + text[at + 2 :]


def test_191_dice_fields_and_none_are_read() -> None:
    assert len(dice_fields()) == 191
    assert all(map(is_read, ["-", *dice_fields()]))


def test_no_other_text_of_up_to_three_characters_is_a_dice_field() -> None:
    texts = ("".join(chars) for length in range(4) for chars in product(ALPHABET, repeat=length))
    assert {text for text in texts if is_read(text)} == {text for text in FIELDS if len(text) < 4}


def test_one_change_makes_no_dice_field_that_is_none() -> None:
    texts = {changed for text in FIELDS for changed in one_change(text) if len(changed) <= 8}
    assert {text for text in texts if is_read(text)} == set(FIELDS)


@settings(max_examples=many(200))
@given(field=st.sampled_from(FIELDS), data=st.data())
def test_several_changes_make_no_dice_field_that_is_none(field: str, data: st.DataObject) -> None:
    for _ in range(data.draw(st.integers(2, 4))):
        at = data.draw(st.integers(0, len(field)))
        put = data.draw(st.text(ALPHABET, max_size=2))
        field = field[:at] + put + field[at + data.draw(st.integers(0, 2)) :]
    assert is_read(field[:8]) == (field[:8] in FIELDS)
