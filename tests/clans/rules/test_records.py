"""Records and moves come back from their text, whatever is said and pointed at in them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clans_widget.clans import (
    Board,
    BoardError,
    Entry,
    Game,
    GameError,
    IllegalMove,
    Marks,
    Move,
    NotationError,
    Note,
    Position,
    Record,
)
from tests.clans.rules.faults import (
    nested,
    played_once,
    small_board,
    with_header,
)
from tests.clans.rules.strategies import (
    comments,
    games,
    marks,
    moves,
    position_texts,
    records,
)
from tests.speeds import many

A1_A2 = Move("A1", "A2")
NAMES = ["Ann", "Bob"]


@given(move=moves())
def test_moves_come_back_from_their_text(move: Move) -> None:
    assert Move.from_text(move.to_text()) == move
    assert Move.from_text(str(move)) == move


@settings(max_examples=many(60))
@given(data=st.data())
def test_positions_come_back_from_their_text(data: st.DataObject) -> None:
    board = Position.start().board
    text = data.draw(position_texts(board))
    assert Position.from_text(text).to_text() == text
    assert Position.from_text(f" {text}\n").to_text() == text


@pytest.mark.slow
@settings(max_examples=many(150))
@given(record=records())
def test_records_come_back_from_their_text(record: Record) -> None:
    text = record.to_text()
    assert Record.from_text(text) == record
    assert Record.from_text(text).to_text() == text


@given(comment=comments(), marked=marks())
def test_any_comment_comes_back_with_its_marks(comment: str, marked: Marks) -> None:
    record = Record(opening=Note(comment, marked), line=(Entry(A1_A2, Note(comment, marked)),))
    assert Record.from_text(record.to_text()) == record


@given(value=st.text())
def test_any_header_comes_back(value: str) -> None:
    record = Record({"Event": value})
    assert Record.from_text(record.to_text()).headers == {"Event": value}


@pytest.mark.parametrize(
    "value", ['"', "\\", '\\"', "\\n", "a\nb", "\r\n", "]", '"] [X "', "\u2028", "\ud800", "\x00"]
)
def test_a_header_may_hold_what_the_notation_gives_a_meaning_to(value: str) -> None:
    record = Record({"Event": value, "Site": value})
    text = record.to_text()
    assert Record.from_text(text).headers == {"Event": value, "Site": value}
    assert [line[0] for line in text.splitlines() if line][:1] == ["["]


@pytest.mark.parametrize(
    "comment",
    [
        "}",
        "{",
        "\\",
        "\\}",
        "[%faded]",
        "[%",
        " [%faded]",
        "\\[%faded]",
        "  ",
        "\n",
        "(1. A1-A2)",
        "]",
    ],
)
def test_a_comment_may_look_like_notation(comment: str) -> None:
    for marked in (Marks(), Marks(faded=True), Marks(highlights=("A1",), numbers=("A2", "A1"))):
        record = Record(line=(Entry(A1_A2, Note(comment, marked)),))
        assert Record.from_text(record.to_text()) == record


def test_variations_stand_in_each_other() -> None:
    record = Record(line=(nested(32),))
    assert Record.from_text(record.to_text()) == record


def test_a_record_reads_as_it_is_documented() -> None:
    text = "{Ann begins.} 1. A1-A2 {[%arrows A3-A4] Better:} (1. A3-A4 2. B1-B2) 2. B1-B4"
    record = Record.from_text(f'[Game "Clans"]\n\n{text}')
    assert record.opening.comment == "Ann begins."
    first, second = record.line
    assert first.note == Note("Better:", Marks(arrows=(("A3", "A4"),)))
    assert [str(entry.move) for entry in first.variations[0]] == ["A3-A4", "B1-B2"]
    assert str(second.move) == "B1-B4"


def test_what_an_error_gives_as_an_example_can_be_read() -> None:
    given = Record.form.examples
    marked = (
        f"[%arrows {given['arrows']}] [%highlights {given['place']}] [%numbers {given['places']}]"
    )
    (entry,) = Record.from_text(f"1. {given['move']} {{{marked}}}").line
    assert str(entry.move) == given["move"]
    assert entry.note.marks.highlights == (given["place"],)
    assert given["place"] in entry.note.marks.numbers
    assert entry.note.comment == ""


@settings(max_examples=many(30))
@given(game=games())
def test_games_come_back_from_their_text(game: Game) -> None:
    text = game.to_text(secrets=True)
    again = Game.from_text(text, board=game.start.board)
    assert again.turns == game.turns
    assert again.notes == game.notes
    assert again.players == game.players
    assert again.record(secrets=True) == game.record(secrets=True)


def test_headers_of_ones_own_come_back() -> None:
    game = Game.new(NAMES, seed=7)
    game.headers["Event"] = 'A "lesson"'
    assert Game.from_text(game.to_text()).headers == {"Event": 'A "lesson"'}


@pytest.mark.parametrize(
    "name",
    ["", "two words", 'x"', "1st", "a\nb", "Événement", "Clan1", "Player1", "Player3", "Position"],
)
def test_a_header_that_no_record_can_hold_is_refused_or_comes_back(name: str) -> None:
    """Whatever a caller writes into the headers, the text is never one that cannot be read."""
    game = with_header(name)
    try:
        text = game.to_text(seen_by="Ann")
    except GameError:
        return
    again = Game.from_text(text)
    assert again.players == game.players
    assert again.clans(seen_by="Ann") == game.clans(seen_by="Ann")
    assert again.start == game.start


@pytest.mark.parametrize(
    "variation",
    [[Entry(A1_A2, variations=((),))], [nested(40)]],
    ids=["empty inner variation", "too deep"],
)
def test_a_variation_that_no_record_can_hold_is_refused_or_comes_back(
    variation: list[Entry],
) -> None:
    game = Game.new(NAMES, seed=7)
    game.play("A1-A2")
    try:
        game.add_variation(variation)
    except GameError:
        return
    assert Game.from_text(game.to_text()).to_text() == game.to_text()


def test_a_variation_is_checked_before_it_is_kept() -> None:
    game = Game.new(NAMES, seed=7)
    game.play("A1-A2")
    before = game.to_text()
    for bad in (
        ["A1-L5"],
        ["A1-A3", "A1-A2"],
        ["A1-"],
        [Entry(A1_A2, Note(marks=Marks(numbers=("Z9",))))],
    ):
        with pytest.raises((GameError, NotationError, BoardError)):
            game.add_variation(bad)
        assert game.to_text() == before


def test_a_bad_mark_or_move_leaves_the_game_as_it_was() -> None:
    game = Game.new(NAMES, seed=7)
    taken_back = game.play("A1-A3")
    game.undo()
    before = game.to_text(), game.notes
    with pytest.raises(BoardError):
        game.play("A1-A2", marks=Marks(arrows=(("A1", "Z9"),)))
    with pytest.raises(BoardError):
        game.annotate(marks=Marks(highlights=("Z9",)))
    with pytest.raises(IllegalMove):
        game.play("A1-L5", comment="no")
    with pytest.raises(NotationError):
        game.play("A1")
    assert (game.to_text(), game.notes) == before
    assert game.redo() is taken_back


def test_a_redo_brings_back_the_note_and_the_variations() -> None:
    game = Game.new(NAMES, seed=7)
    game.play("A1-A2", comment="one")
    game.add_variation(["A1-A3"])
    before = game.to_text()
    game.undo()
    assert game.notes == (Note(),)
    game.redo()
    assert game.to_text() == before


def test_another_move_forgets_what_was_taken_back() -> None:
    game = Game.new(NAMES, seed=7)
    game.play("A1-A2")
    game.undo()
    game.play("A1-A3")
    with pytest.raises(GameError):
        game.redo()


@pytest.mark.parametrize("header", ['[Clan3 "red"]', '[Clan9 "x"]', '[Player0 "x"]', '[Event "x"]'])
def test_a_game_that_could_be_read_can_be_written(header: str) -> None:
    text = played_once().replace("[Position", f"{header}\n[Position")
    try:
        game = Game.from_text(text)
    except GameError:
        return
    assert Game.from_text(game.to_text()).to_text() == game.to_text()


def test_a_branch_is_the_game_in_which_the_variation_was_played() -> None:
    game = Game.new(NAMES, seed=7)
    for move in ("A1-A2", "B1-B2", "C1-C3"):
        game.play(move, comment=f"after {move}")
    game.undo()
    game.add_variation([Entry(Move("B1", "B4"), Note("other")), "C1-B5"])
    before = game.to_text()
    branch = game.branch(2)
    assert [str(turn.move) for turn in branch.turns] == ["A1-A2", "B1-B4", "C1-B5"]
    assert [note.comment for note in branch.notes] == ["", "after A1-A2", "other", ""]
    assert game.variations(2) == (branch.record().line[1:],)
    branch.play("D1-D2")
    assert game.to_text() == before
    assert game.can_redo


@pytest.mark.parametrize(("ply", "variation"), [(0, 0), (-1, 0), (2, 0), (1, 1), (1, -1)])
def test_there_is_no_branch_where_there_is_no_variation(ply: int, variation: int) -> None:
    game = Game.new(NAMES, seed=7)
    game.play("A1-A2")
    game.add_variation(["A1-A3"])
    with pytest.raises(GameError):
        game.branch(ply, variation)


def changed(**values: Any) -> Board:
    """The standard board, of which the first territory is another one."""
    told = json.loads(Board.standard().to_json())
    told["territories"][0].update(values)
    return Board.from_json(json.dumps(told))


def test_a_record_of_another_board_is_not_read_as_one_of_this() -> None:
    """Both have the same territories, so that nothing else would tell."""
    board = changed(terrain="forest")
    assert board.ids == Board.standard().ids
    text = Game.new(NAMES, board=board).to_text()
    assert Game.from_text(text, board=board).to_text() == text
    for other in (None, Board.standard(), Board.from_json(json.dumps(small_board()))):
        with pytest.raises(GameError) as caught:
            Game.from_text(text, board=other)
        assert caught.value.key == "clans.game.board"
        (named,) = re.findall(r'\[Board "(.+)"\]', text)
        assert f"({named})" in str(caught.value)
        assert "Game.from_text(text, board=board)" in str(caught.value)


def test_a_board_has_the_name_that_records_of_it_have_had() -> None:
    text = Game.new(NAMES, board=changed(terrain="forest")).to_text()
    assert re.findall(r'\[Board "(.+)"\]', text) == ["60 8ae0a416"]


def test_a_map_that_is_painted_in_another_way_is_the_same_board() -> None:
    x, y = Board.standard().territories[0].center
    board = changed(center=(x + 0.001, y))
    assert board != Board.standard()
    game = Game.new(NAMES, board=board)
    read = Game.from_text(game.to_text())
    assert (read.start.board, read.start.groups) == (Board.standard(), game.start.groups)


def test_a_record_of_before_that_names_no_board_is_read_as_it_was() -> None:
    board = changed(terrain="forest")
    lines = Game.new(NAMES, board=board).to_text().splitlines()
    text = "\n".join(line for line in lines if not line.startswith("[Board"))
    assert Game.from_text(text, board=board).start.board == board
    assert Game.from_text(text).start.board == Board.standard()


def test_a_record_says_nothing_of_the_standard_board() -> None:
    assert "Board" not in Game.new(NAMES).record().headers
