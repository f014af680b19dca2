"""An error says what was given, what is wrong with it, and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import numpy as np
import pytest

from clans_widget.core.chance import Roll
from clans_widget.core.errors import GameError, NotationError, Refusal
from clans_widget.core.marks import Marks
from clans_widget.core.records.entry import Entry, Note
from clans_widget.core.records.headers import (
    Headers,
    checked_count,
    checked_names,
    checked_seat,
    listed,
)
from clans_widget.words import LANGUAGES
from tests.core.climb import Climb, ClimbRecord, NotNow, climb, climbed

HEADERS: Final = '[Game "Climb"] [Player1 "Ann"] [Player2 "Bob"] [Position "0,0 1 -"]'

NOTHING: Any = None
NUMBER: Any = 7
TEXT: Any = "x"
TOO_LONG: Final = "B" * 41

Case = tuple[Callable[[], object], Refusal]


def entries(given: object) -> GameError:
    return GameError("game.entry", given=given, example="Entry(move)")


def place(name: str) -> GameError:
    return GameError("game.place", name=name, place="t1")


def token(found: str) -> NotationError:
    return NotationError("notation.expected.token", found=found, move="up1")


def count(players: Any) -> int:
    return checked_count(players, range(2, 5), "game.nothing_to_undo")


def not_so_many(players: object) -> GameError:
    return GameError("game.nothing_to_undo", count=players, fewest=2, most=4)


def headers(others: Any, own: dict[str, str] | None = None, kept: tuple[str, ...] = ()) -> Any:
    return Headers("Climb", ("Ann", "Bob"), "0,0 1 -", own or {}, others).to_record(kept)


def first_move(said: Refusal, move: str, ply: int = 1) -> GameError:
    return GameError("game.move", ply=ply, move=move, why=said)


POINTED: Final[dict[str, Case]] = {
    "marks": (lambda: Marks(highlights=TEXT), GameError("game.marks", given="x")),
    "marks that are none": (lambda: Marks(numbers=NUMBER), GameError("game.marks", given=7)),
    "a mark": (lambda: Marks(highlights=("t1", NUMBER)), GameError("game.marks", given=7)),
    "arrows": (lambda: Marks(arrows=NUMBER), GameError("game.marks", given=7)),
    "an arrow as text": (lambda: Marks(arrows=TEXT), GameError("game.marks", given="x")),
    "its ends as text": (lambda: Marks(arrows=("t1",)), GameError("game.marks", given="t1")),  # type: ignore[arg-type]
    "three ends": (
        lambda: Marks(arrows=(("t1", "t2", "t3"),)),  # type: ignore[arg-type]
        GameError("game.arrow", given="t1, t2, t3"),
    ),
    "one place": (
        lambda: Marks(arrows=(("t2", "t2"),)),
        GameError("game.arrow_to_itself", place="t2"),
    ),
    "a place": (lambda: climb().annotate(marks=Marks(highlights=("x",))), place("x")),
    "the first place": (
        lambda: climb().annotate(marks=Marks(highlights=("t1", "y", "x"))),
        place("x"),
    ),
    "a place to begin with": (
        lambda: ClimbRecord({}, Note(marks=Marks(numbers=("t1", "z", "t0")))),
        place("t0"),
    ),
    "a place in a line": (
        lambda: ClimbRecord(line=(Entry("up1", Note(marks=Marks((("t1", "t12"),)))),)),
        place("t12"),
    ),
}

WRITTEN: Final[dict[str, Case]] = {
    "a comment": (lambda: Note(NUMBER), GameError("game.comment", given=7)),
    "half a character": (lambda: Note("\ud800"), GameError("game.comment", given="\ud800")),
    "marks of a note": (lambda: Note("", TEXT), GameError("game.note", given="x")),
    "a note": (lambda: Entry("up1", TEXT), GameError("game.note", given="x")),
    "the opening": (lambda: ClimbRecord({}, TEXT), GameError("game.note", given="x")),
    "variations": (lambda: Entry("up1", variations=NUMBER), entries(7)),
    "a variation": (lambda: Entry("up1", variations=(NUMBER,)), entries(7)),
    "its entries": (lambda: Entry("up1", variations=((Entry("up2"), TEXT),)), entries("x")),
    "a line": (lambda: ClimbRecord(line=NUMBER), entries(7)),
    "an entry": (lambda: ClimbRecord(line=(Entry("up1"), TEXT)), entries("x")),
    "moves": (lambda: climbed(1).add_variation(NUMBER), entries(7)),
    "an empty variation": (
        lambda: ClimbRecord(line=(Entry("up1", variations=((),)),)),
        GameError("game.empty_variation"),
    ),
    "no variation": (lambda: climb().add_variation(["up1"]), GameError("game.no_variation")),
    "a move": (lambda: ClimbRecord(line=(Entry(NUMBER),)), token("7")),
    "a move that is another": (lambda: ClimbRecord(line=(Entry(("up1",)),)), token("('up1',)")),
    "no dice": (lambda: ClimbRecord(line=(Entry(Roll(("2",))), Entry(Roll(())))), token("[]")),
    "dice with other signs": (lambda: ClimbRecord(line=(Entry(Roll(("A",))),)), token("[A]")),
}

HEADED: Final[dict[str, Case]] = {
    "the name of a header": (
        lambda: ClimbRecord({"two words": "x"}),
        GameError("game.header_name", name="two words"),
    ),
    "a header's name that is none": (
        lambda: ClimbRecord({NUMBER: "x"}),
        GameError("game.header_name", name=7),
    ),
    "what a header says": (
        lambda: ClimbRecord({"Event": NUMBER}),
        GameError("game.header_name", name="Event"),
    ),
    "what another says": (
        lambda: headers({"Event": NUMBER}),
        GameError("game.header_name", name="Event"),
    ),
    "another that is the game's": (
        lambda: headers({"Event": "x", "Game": "y"}),
        GameError("game.header_name", name="Game"),
    ),
    "another that is a player's": (
        lambda: headers({"Player9": "x"}),
        GameError("game.header_name", name="Player9"),
    ),
    "another that this game says": (
        lambda: headers({"Tower": "x"}, {"Tower": "y"}),
        GameError("game.header_name", name="Tower"),
    ),
    "another that this game may say": (
        lambda: headers({"Tower": "x"}, kept=("Tower",)),
        GameError("game.header_name", name="Tower"),
    ),
    "another game": (
        lambda: Climb.from_text(HEADERS.replace("Climb", "Chess")),
        GameError("game.other_game", name="Chess", game="Climb"),
    ),
    "no position": (
        lambda: Climb.from_text(HEADERS.replace("Position", "Place")),
        GameError("game.header", name="Position"),
    ),
    "no first player": (
        lambda: Climb.from_text(HEADERS.replace("Player1", "Player3")),
        GameError("game.header", name="Player1"),
    ),
}

PLAYED: Final[dict[str, Case]] = {
    "names as text": (lambda: listed("Ann"), GameError("game.names", given="Ann")),
    "names as bytes": (lambda: listed(b"Ann"), GameError("game.names", given=b"Ann")),
    "names in no order": (lambda: listed({"Ann"}), GameError("game.names", given={"Ann"})),
    "names of something": (
        lambda: listed({"Ann": "red"}),
        GameError("game.names", given={"Ann": "red"}),
    ),
    "no names": (lambda: checked_names(NUMBER), GameError("game.names", given=7)),
    "no name": (lambda: checked_names(["Ann", NOTHING]), GameError("game.name")),
    "an empty name": (lambda: checked_names(["Ann", " "]), GameError("game.name")),
    "a name on two lines": (
        lambda: checked_names(["Ann\n"]),
        GameError("game.sign", name="Ann\n", sign="U+000A"),
    ),
    "a name that cannot be seen": (lambda: checked_names(["\u200d\u00a0"]), GameError("game.name")),
    "a long name": (lambda: checked_names([TOO_LONG]), GameError("game.long_name", most=40)),
    "too few": (lambda: count(1), not_so_many(1)),
    "too many": (lambda: count(5), not_so_many(5)),
    "no number of players": (lambda: count(2.0), not_so_many(2.0)),
    "players as text": (lambda: count(TEXT), not_so_many("'x'")),
    "a name twice": (lambda: checked_names(["Ann", "Ann"]), GameError("game.same_name")),
    "nothing to take back": (lambda: climb().undo(), GameError("game.nothing_to_undo")),
    "nothing to do again": (lambda: climb().redo(), GameError("game.nothing_to_redo")),
    "a roll twice": (
        lambda: Climb.from_text(f"{HEADERS} 1. [5] 2. [6]"),
        first_move(GameError("game.nothing_to_roll"), "[6]", ply=2),
    ),
    "a move too early": (
        lambda: Climb.from_text(f"{HEADERS} 1. up1"),
        first_move(NotNow(), "up1"),
    ),
}

CASES: Final = {**POINTED, **WRITTEN, **HEADED, **PLAYED}


def facts(error: Refusal) -> dict[str, object]:
    """What an error knows; of another error in it, what that one says."""
    return {name: str(value) for name, value in vars(error).items()}


@pytest.mark.parametrize("case", CASES)
def test_an_error_says_what_is_wrong(case: str) -> None:
    ask, said = CASES[case]
    with pytest.raises(type(said)) as refused:
        ask()
    error = refused.value
    assert (error.key, facts(error)) == (said.key, facts(said))
    for language in LANGUAGES:
        assert error.in_language(language) == said.in_language(language)


def test_the_longest_name_may_be_had() -> None:
    assert checked_names([TOO_LONG[1:], "Ann"]) == (TOO_LONG[1:], "Ann")


def test_seats_are_counted_from_one() -> None:
    assert [checked_seat(seat, players=2) for seat in (1, 2)] == [1, 2]
    for seat in (-1, 0, 3):
        with pytest.raises(GameError) as refused:
            checked_seat(seat, players=2)
        assert (refused.value.key, refused.value.values["number"]) == ("game.seat", seat)


def test_as_many_may_play_as_there_are_seats() -> None:
    assert [count(players) for players in (2, 3, 4)] == [2, 3, 4]
    assert type(count(np.int64(3))) is int
