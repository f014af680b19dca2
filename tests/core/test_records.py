"""Records of a game whose moves are no moves of Clans: their form says how its text looks."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from clans_widget.core.chance import Roll
from clans_widget.core.errors import NotationError
from clans_widget.core.marks import Marks
from clans_widget.core.records.headers import Headers
from clans_widget.core.records.record import Entry, Note, Record
from tests.core.climb import FORM, ClimbRecord


class WithoutDice(Record):
    """The same text, in a game that rolls none."""

    form = replace(FORM, rolls=False)


def test_moves_and_rolls_are_read_in_the_games_own_form() -> None:
    record = ClimbRecord.from_text("1. [5] 2. up1 (2. up2 3. [2 5 k]) 3. [1]")
    moves = [entry.move for entry in record.line]
    assert moves == [Roll(("5",)), "up1", Roll(("1",))]
    (variation,) = record.line[1].variations
    assert [entry.move for entry in variation] == ["up2", Roll(("2", "5", "k"))]
    assert ClimbRecord.from_text(record.to_text()) == record


def test_marks_name_the_games_own_places() -> None:
    note = Note("So", Marks((("t1", "t2"),), ("t1",), ("t2", "t1"), faded=True))
    record = ClimbRecord({}, note, (Entry("up1", note),))
    assert ClimbRecord.from_text(record.to_text()) == record


@pytest.mark.parametrize(
    ("note", "text"),
    [
        (Note("So }."), "{So \\}.}"),
        (Note("[%faded]"), "{\\[%faded]}"),
        (Note(marks=Marks(faded=True)), "{[%faded]}"),
        (Note("So", Marks(highlights=("t1", "t2"))), "{[%highlights t1,t2] So}"),
        (
            Note("", Marks((("t1", "t2"), ("t2", "t1")), numbers=("t2",))),
            "{[%arrows t1-t2,t2-t1] [%numbers t2]}",
        ),
        (Note(), ""),
    ],
)
def test_the_text_of_a_note(note: Note, text: str) -> None:
    assert note.to_text() == text


def test_a_form_may_name_its_places_one_by_one() -> None:
    class Listed(Record):
        form = replace(FORM, place="t1|t2")

    note = Note("So", Marks((("t1", "t2"),), ("t2", "t1")))
    record = Listed({}, note)
    assert Listed.from_text(record.to_text()) == record


@pytest.mark.parametrize("faces", [("2", "5"), ("2 5",), ["2", "5"]])
def test_dice_come_back_however_they_were_given(faces: Any) -> None:
    record = ClimbRecord(line=(Entry(Roll(faces)),))
    assert ClimbRecord.from_text(record.to_text()) == record
    assert hash(record) == hash(ClimbRecord(line=(Entry(Roll(("2", "5"))),)))


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("1. up3", 4),
        ("1. A1-A2", 4),
        ("1. up1 {[%highlights A1]}", 9),
        ("1. []", 4),
        ("1. [2  5]", 4),
        ("1. [2 5", 4),
        ("1. up1 3. [5]", 8),
    ],
)
def test_what_is_no_text_of_the_form_is_refused_where_it_stands(text: str, column: int) -> None:
    with pytest.raises(NotationError) as caught:
        ClimbRecord.from_text(text)
    assert (caught.value.line, caught.value.column) == (1, column)


def test_the_sentence_gives_an_example_of_the_games_own_moves() -> None:
    with pytest.raises(NotationError) as caught:
        ClimbRecord.from_text("1. up3")
    assert FORM.examples["move"] in str(caught.value)


def test_where_no_dice_are_rolled_brackets_are_no_roll() -> None:
    with pytest.raises(NotationError) as caught:
        WithoutDice.from_text("1. up1 2. [5]")
    assert (caught.value.line, caught.value.column) == (1, 11)
    assert WithoutDice.from_text("1. up1").line == ClimbRecord.from_text("1. up1").line


def test_forms_are_keys_by_what_is_read() -> None:
    assert hash(FORM) == hash(replace(FORM))
    assert WithoutDice.form != FORM


def test_headers_say_of_each_player_what_the_game_says_of_players_that_there_are() -> None:
    own = {"Clan1": "red", "Clan3": "blue", "Cards": "open"}
    said = Headers("Climb", ("Ann", "Bob"), "0 0", own, {"Event": "Lesson"}).to_record()
    assert list(said) == ["Game", "Player1", "Clan1", "Player2", "Cards", "Position", "Event"]
