"""The position editor without a browser."""

from __future__ import annotations

import json
from typing import Any

import ipywidgets
import numpy as np
import pytest

from clans_widget import ClansWidget, PositionEditor
from clans_widget.clans import BoardError, ClansError, NotationError, Position
from clans_widget.clans.drawing import draw, look_of
from clans_widget.clans.widget.editor.editing import Editing, EditorError
from clans_widget.core.errors import Refusal
from clans_widget.words import LANGUAGES, say
from tests.clans.games import LAST_MOVE
from tests.clans.rules.errors.sentences import assert_well_said
from tests.stage.hands import caption, click, part, parts, press

pytestmark = pytest.mark.slow


def numbers(editor: PositionEditor, css_class: str) -> list[ipywidgets.BoundedIntText]:
    """The fields for numbers of a class that are shown."""
    return [
        each
        for each in parts(editor)
        if css_class in getattr(each, "_dom_classes", ()) and each.layout.display != "none"
    ]


def choose(editor: PositionEditor, color: str, count: int = 1) -> None:
    """Take a tool."""
    part(editor, "clans-tool").value = color
    part(editor, "clans-count").value = count


def paste(editor: PositionEditor, text: str) -> None:
    """Put a text where the notation stands."""
    part(editor, "clans-notation").value = text


def test_huts_are_placed_with_clicks_and_taken_away_with_a_second() -> None:
    editor = PositionEditor()
    choose(editor, "blue", 3)
    click(editor, "A5")
    choose(editor, "black", 1)
    click(editor, "A5")
    assert editor.position.huts("A5") == {"blue": 3, "black": 1}
    assert editor.picture.svg() == draw(Position.of({"A5": "3bk"})).svg()
    click(editor, "A5")
    assert editor.position.huts("A5") == {"blue": 3}
    choose(editor, "blue", 2)
    click(editor, "A5")
    assert editor.position.huts("A5") == {"blue": 2}, "another number takes the place of the first"


def test_the_fifth_huts_can_be_white() -> None:
    editor = PositionEditor(Position.of({"A5": "12k"}), fifth="white")
    white = look_of(fifth="white")
    assert editor.picture.svg() == draw(editor.position, white).svg()
    choose(editor, "black", 1)
    assert ("white", "black") in part(editor, "clans-tool").options
    click(editor, "A1")
    assert "12 of white already stand elsewhere" in caption(editor)
    assert [each.description for each in numbers(editor, "clans-points")][-1] == "Points of white"
    assert editor.text.startswith("-,-,-,-,12k")
    with pytest.raises(NotationError) as refused:
        Position.from_text("12w")
    paste(editor, "12w")
    assert refused.value.in_language("en") in caption(editor)


def test_a_territory_can_be_emptied_and_the_whole_board() -> None:
    editor = PositionEditor(LAST_MOVE)
    choose(editor, "empty")
    assert caption(editor) == say("clans.editor.prompt_empty")
    click(editor, "B5")
    assert editor.position.size("B5") == 0
    assert editor.position.size("B2") == 3
    press(editor, "clans-clear")
    assert set(editor.position.groups) == {0}
    assert editor.position.chips == (6, 4), "chips and points stay"


def test_everything_can_be_done_without_a_mouse() -> None:
    editor = PositionEditor()
    choose(editor, "red", 2)
    part(editor, "clans-territory").value = "C4"
    press(editor, "clans-place")
    part(editor, "clans-players").value = 3
    part(editor, "clans-mover").value = 3
    for field, chips in zip(numbers(editor, "clans-chips"), (4, 0, 1), strict=True):
        field.value = chips
    for field, points in zip(numbers(editor, "clans-points"), (1, 2, 3, 4, 100), strict=True):
        field.value = points
    meant = Position.of({"C4": "2r"}, mover=3, chips=(4, 0, 1), scores=(1, 2, 3, 4, 100))
    assert editor.position == meant
    assert editor.text == meant.to_text() == part(editor, "clans-notation").value


def test_players_who_leave_take_their_chips_along() -> None:
    editor = PositionEditor(Position.of({"A1": "r"}, mover=4, chips=(1, 2, 3, 4)))
    part(editor, "clans-players").value = 2
    assert (editor.position.chips, editor.position.mover) == ((1, 2), 2)
    assert len(numbers(editor, "clans-chips")) == 2


def test_no_color_has_more_than_its_huts() -> None:
    editor = PositionEditor(Position.of({"A1": "7r", "A2": "4r"}))
    choose(editor, "red", 2)
    click(editor, "A3")
    assert "C3" in caption(editor)
    assert "1 at most" in caption(editor)
    assert editor.position.size("A3") == 0
    with pytest.raises(EditorError, match="C3"):
        editor.place("A3", "red", 2)
    editor.place("A3", "red", 1)
    assert caption(editor) == say("clans.editor.prompt")
    choose(editor, "red", 8)
    click(editor, "A1")
    assert "C3" in caption(editor), "huts of the same territory do not count twice"
    choose(editor, "red", 5)
    click(editor, "A1")
    assert editor.position.huts("A1") == {"red": 5}


@pytest.mark.parametrize(
    ("css_class", "number", "told"),
    [("clans-chips", 99, "only 12"), ("clans-points", 10**5, "from 0"), ("clans-points", -1, "-1")],
)
def test_a_number_that_does_not_fit_is_not_changed_without_a_word(
    css_class: str, number: int, told: str
) -> None:
    start = Position.of({"A1": "r"}, chips=(1, 1), scores=(1, 1, 1, 1, 1))
    editor = PositionEditor(start)
    field = numbers(editor, css_class)[0]
    field.value = number
    assert told in part(editor, "clans-caption").value.replace("\N{MINUS SIGN}", "-")
    assert (field.value, editor.position) == (1, start)


def test_more_huts_than_there_are_are_not_made_fewer_without_a_word() -> None:
    editor = PositionEditor()
    choose(editor, "blue", 99)
    click(editor, "A5")
    assert "12 huts" in part(editor, "clans-caption").value
    assert not editor.position.huts("A5")


def test_nobody_has_more_chips_than_there_are() -> None:
    editor = PositionEditor(Position.of({"A1": "r"}, chips=(6, 6)))
    first, _ = numbers(editor, "clans-chips")
    first.value = 7
    assert "C4" in caption(editor)
    assert "13" in caption(editor)
    assert editor.position.chips == (6, 6)
    assert first.value == 6


def test_a_text_is_taken_over_and_a_bad_one_refused_with_its_sentence() -> None:
    editor = PositionEditor()
    paste(editor, f"  {LAST_MOVE}\n")
    assert editor.position == Position.from_text(LAST_MOVE)
    assert part(editor, "clans-notation").value == LAST_MOVE
    bad = LAST_MOVE.replace("rbg2y", "rbg2x")
    paste(editor, bad)
    with pytest.raises(NotationError) as refused:
        Position.from_text(bad)
    assert caption(editor) == str(refused.value)
    assert editor.text == LAST_MOVE
    assert part(editor, "clans-notation").value == bad, "it can be corrected"
    paste(editor, LAST_MOVE)
    assert caption(editor) == say("clans.editor.prompt")


def test_changes_are_undone_and_made_again() -> None:
    editor = PositionEditor()
    assert part(editor, "clans-undo").disabled
    texts = [editor.text]
    for territory in ("A1", "A2"):
        click(editor, territory)
        texts.append(editor.text)
    paste(editor, LAST_MOVE)
    for text in reversed(texts):
        press(editor, "clans-undo")
        assert editor.text == text
    assert part(editor, "clans-undo").disabled
    for text in texts[1:]:
        press(editor, "clans-redo")
        assert editor.text == text
    for text in reversed(texts[:-1]):
        press(editor, "clans-undo")
        assert editor.text == text
    press(editor, "clans-redo")
    click(editor, "A3")
    assert part(editor, "clans-redo").disabled


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    editor = PositionEditor(Position.of({"A1": "12r"}))
    click(editor, "A2")
    part(editor, "clans-language").value = language
    assert part(editor, "clans-place").description == say("clans.editor.place", language)
    assert part(editor, "clans-tool").label == say("clans.color.red", language)
    click(editor, "A2")
    red = say("clans.color.red", language)
    values = {"most": 12, "elsewhere": 12, "left": 0, "clan": red}
    assert caption(editor) == say("clans.editor.too_many_huts", language, **values)


def test_another_editor_goes_on_from_the_state_of_one() -> None:
    editor = PositionEditor(language="fr")
    for territory in ("A1", "A2"):
        click(editor, territory)
    editor.undo()
    again = PositionEditor(state=json.loads(json.dumps(editor.state)))
    assert (again.text, again.language) == (editor.text, "fr")
    again.redo()
    editor.redo()
    assert again.text == editor.text
    with pytest.raises(Refusal):
        PositionEditor(state={"edits": 1})


def test_its_text_is_the_position() -> None:
    editor = PositionEditor(LAST_MOVE)
    assert editor._repr_mimebundle_()["text/plain"].splitlines()[-1] == LAST_MOVE
    with pytest.raises(NotationError):
        PositionEditor("nonsense")


PLAYABLE = Position.of({"A1": "r", "A2": "b", "A3": "2g"}, mover=2)


def played(editor: PositionEditor) -> ClansWidget:
    """The board under the editor."""
    (board,) = [each for each in parts(editor) if isinstance(each, ClansWidget)]
    return board


def test_a_position_is_played_on_a_board_of_its_own_under_the_editor() -> None:
    editor = PositionEditor(PLAYABLE, "fr", fifth="white")
    press(editor, "clans-play-from-here")
    board = played(editor)
    assert editor.children[-1] is board
    assert board.position == PLAYABLE
    assert board.language == "fr"
    for each in (editor, board):
        assert each._scene.voice.say("clans.color.black") == "blanc"
    for territory in ("A3", "A2"):
        click(board, territory)
    assert [str(move) for move in board.game.moves] == ["A3-A2"]
    assert editor.position == PLAYABLE, "it stays as it is"
    editor.place("A4", "red", 1)
    assert played(editor) is board, "changes are for the next board"


def test_another_board_takes_the_place_of_the_one_before() -> None:
    editor = PositionEditor(PLAYABLE)
    first = editor.play_from_here()
    first.play("A3-A2")
    editor.place("A4", "red", 1)
    second = editor.play_from_here()
    assert played(editor) is second
    assert second.position == editor.position
    assert (first.is_closed, second.is_closed) == (True, False)
    editor.close()
    assert second.is_closed


def test_a_game_begun_anew_on_the_board_stays_there() -> None:
    editor = PositionEditor(PLAYABLE)
    board = editor.play_from_here()
    press(board, "clans-new")
    editor.place("A4", "red", 1)
    assert played(editor) is board
    assert not board.is_closed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("rule", "position"),
    [
        ("F1", Position.of({"A1": "r", "A2": "b"}, chips=(6, 6))),
        ("F2", Position.of({})),
        ("F2", Position.of({"A1": "r", "C5": "b"})),
    ],
    ids=["no chips", "no huts", "no neighbors"],
)
def test_what_nobody_can_play_is_refused_with_its_rule(
    language: str, rule: str, position: Position
) -> None:
    editor = PositionEditor(position, language)
    press(editor, "clans-play-from-here")
    assert caption(editor) == say(f"clans.editor.over.{rule}", language, most=12)
    assert not any(isinstance(each, ClansWidget) for each in parts(editor))
    with pytest.raises(EditorError, match=rule):
        editor.play_from_here()
    part(editor, "clans-players").value = 3
    assert caption(editor) == say("clans.editor.prompt", language), "it is said once"


def test_a_refusal_leaves_the_board_that_is_there() -> None:
    editor = PositionEditor(PLAYABLE)
    board = editor.play_from_here()
    editor.clear()
    with pytest.raises(EditorError):
        editor.play_from_here()
    assert played(editor) is board
    assert not board.is_closed


NO_HUTS: list[tuple[object, object, object]] = [
    ("A1", "red", -3),
    ("A1", "red", 2.5),
    ("A1", "red", "3"),
    ("A1", "red", True),
    ("A1", "red", "many"),
    ("A1", "red", None),
    ("A1", "red", float("nan")),
    ("A1", "purple", 1),
    ("A1", "r", 1),
    ("A1", ["red"], 1),
    ("A1", "white", 1),
    ("Z9", "red", 1),
    (None, "red", 1),
    ("A1", "red", 13),
]


@pytest.mark.parametrize("huts", NO_HUTS, ids=str)
def test_what_is_no_number_of_huts_is_refused_and_changes_nothing(
    huts: tuple[Any, Any, Any],
) -> None:
    editor = PositionEditor(Position.of({"A1": "2r"}))
    with pytest.raises((EditorError, BoardError)) as refused:
        editor.place(*huts)
    assert_well_said(refused.value)
    assert editor.text == Position.of({"A1": "2r"}).to_text()
    editor.undo()
    assert editor.text == Position.of({"A1": "2r"}).to_text(), "there is nothing to undo"


@pytest.mark.parametrize("count", [3, np.int64(3)])
def test_a_number_may_come_from_a_table(count: Any) -> None:
    editor = PositionEditor()
    editor.place("A1", "red", count)
    assert editor.position == Position.of({"A1": "3r"})


CHANGES: list[tuple[str, object]] = [
    ("set_players", 5),
    ("set_players", 2.5),
    ("set_mover", 0),
    ("set_mover", 3),
    ("set_mover", "x"),
    ("set_chips", (-1, 2)),
    ("set_chips", (7, 6)),
    ("set_chips", (1,)),
    ("set_chips", (1.5, 1)),
    ("set_scores", (-1, 0, 0, 0, 0)),
    ("set_scores", (0, 0, 0, 0)),
    ("set_scores", (10_000, 0, 0, 0, 0)),
    ("set_scores", (9_970, 0, 0, 0, 0)),
]


@pytest.mark.parametrize(("change", "value"), CHANGES, ids=str)
def test_what_no_position_can_have_is_refused_and_changes_nothing(change: str, value: Any) -> None:
    editing = Editing(Position.of({"A1": "2r", "A2": "b"}))
    before = editing.position
    with pytest.raises(ClansError) as refused:
        getattr(editing, change)(value)
    assert_well_said(refused.value)
    assert (editing.position, editing.can_undo) == (before, False)


def test_huts_are_refused_that_could_score_more_than_can_be_written() -> None:
    huts_and_bonuses = 3 + (4 * 1 + 3 * 2 + 2 * 3 + 2 * 4 + 1 * 5)
    scores = (9_999 - huts_and_bonuses, 0, 0, 0, 0)
    editing = Editing(Position.of({"A1": "r", "A2": "b"}, scores=scores))
    editing.place("A1", "green", 1)
    with pytest.raises(NotationError):
        editing.place("A2", "green", 1)
    assert Position.from_text(editing.position.to_text()) == editing.position


def test_settings_that_are_of_use_only_where_moves_are_made_are_not_offered() -> None:
    names = [css for each in parts(PositionEditor()) for css in getattr(each, "_dom_classes", ())]
    assert "clans-motion" in names
    assert "clans-movable" not in names
