"""The position editor of CLANN without a browser."""

from __future__ import annotations

import re
from typing import Any

import pytest

from clans_widget import ClannEditor, ClannWidget
from clans_widget.clann import Game, GameError, NotationError, Position
from clans_widget.clann.drawing import draw
from clans_widget.clann.drawing.theme import DEFAULT_THEME
from clans_widget.clann.rules.dice import fields
from clans_widget.clann.rules.seats import arm_of
from clans_widget.clann.widget.editor.editing import Editing
from clans_widget.core.errors import Refusal
from clans_widget.words import LANGUAGES, say
from tests.stage.hands import caption as caption_in
from tests.stage.hands import click as click_in
from tests.stage.hands import part, parts, press

pytestmark = pytest.mark.slow

START = "h,h,h,h/h,h,h,h B7 1 -"
MIDGAME = "A9,h,x,t2/C3,B14,h,h C7 2 25k"


def click(editor: ClannEditor, place: str) -> None:
    click_in(editor, place, prefix="clann")


def caption(editor: ClannEditor) -> str:
    return caption_in(editor, "clann")


def take(editor: ClannEditor, who: str, player: int | None = None) -> None:
    """Take a tool."""
    part(editor, "clann-tool").value = who
    if player is not None:
        part(editor, "clann-clan").value = player


def paste(editor: ClannEditor, text: str) -> None:
    """Put a text where the notation stands."""
    part(editor, "clann-notation").value = text


def values(editor: ClannEditor, css_class: str) -> list[Any]:
    """What can be chosen in a list."""
    options = part(editor, css_class).options
    return [each[1] if isinstance(each, tuple) else each for each in options]


def test_characters_are_put_with_clicks_and_sent_home_with_a_second() -> None:
    editor = ClannEditor()
    assert editor.text == START
    click(editor, "A9")
    take(editor, "4", 2)
    click(editor, "C-t3")
    take(editor, "2")
    click(editor, "arrival")
    take(editor, "N")
    click(editor, "D14")
    assert editor.text == "A9,h,h,h/h,x,h,t3 D14 1 -"
    assert editor.picture.svg() == draw(editor.position).svg()
    take(editor, "1", 1)
    click(editor, "A9")
    assert editor.text == "h,h,h,h/h,x,h,t3 D14 1 -"
    click(editor, "A10")
    click(editor, "B2")
    assert editor.text.startswith("B2,"), "a character is in one place"
    click(editor, "A-h3")
    assert editor.text.startswith("h,"), "any place at its home will do"


def test_the_eraser_takes_everybody_away() -> None:
    editor = ClannEditor("A9,h,x,x/C3,B14,h,t1 C7 2 25k")
    take(editor, "empty", 1)
    assert caption(editor).endswith(say("clann.editor.prompt.empty"))
    for place in ("A9", "arrival", "B14", "C-t1", "A5"):
        click(editor, place)
    assert editor.text == "h,h,h,h/C3,h,h,h C7 2 25k"
    click(editor, "C7")
    assert say("clann.editor.knight_first") in caption(editor), "one stands where no set-up has it"
    assert editor.text == "h,h,h,h/C3,h,h,h C7 2 25k"
    click(editor, "C3")
    click(editor, "C7")
    assert editor.text == "h,h,h,h/h,h,h,h - 1 -", "without the Knight the set-up begins"


def test_everything_can_be_done_without_a_mouse() -> None:
    editor = ClannEditor()
    part(editor, "clann-players").value = 3
    take(editor, "3", 2)
    part(editor, "clann-cell").value = "B-t6"
    press(editor, "clann-place")
    take(editor, "N")
    part(editor, "clann-cell").value = "A4"
    press(editor, "clann-place")
    part(editor, "clann-mover").value = 3
    part(editor, "clann-left").value = "25"
    part(editor, "clann-black").value = "k"
    assert editor.text == "h,h,h,h/h,h,t6,h/h,h,h,h A4 3 25k"
    assert part(editor, "clann-notation").value == editor.text
    press(editor, "clann-clear")
    assert editor.text == "h,h,h,h/h,h,h,h/h,h,h,h A4 3 25k"


def test_the_list_has_the_places_of_whom_the_tool_puts() -> None:
    editor = ClannEditor()
    take(editor, "1", 2)
    ring = list(editor.position.course.cells)
    lane = [f"C-t{number}" for number in range(1, 7)]
    assert values(editor, "clann-cell") == [*ring, *lane, "C-h1", "arrival"]
    take(editor, "N")
    assert values(editor, "clann-cell") == ring
    assert part(editor, "clann-clan").disabled


def test_a_text_is_taken_over_and_a_bad_one_refused_with_its_sentence() -> None:
    editor = ClannEditor()
    paste(editor, MIDGAME)
    assert editor.position == Position.from_text(MIDGAME)
    assert part(editor, "clann-left").value == "25"
    assert part(editor, "clann-black").value == "k"
    assert part(editor, "clann-phase").value == "use"
    assert part(editor, "clann-mover").value == 2
    bad = MIDGAME.replace("B14", "B15")
    paste(editor, bad)
    with pytest.raises(NotationError) as refused:
        Position.from_text(bad)
    assert str(refused.value) in caption(editor)
    assert editor.text == MIDGAME
    assert part(editor, "clann-notation").value == bad, "it can be corrected"
    paste(editor, MIDGAME)
    assert caption(editor).endswith(say("clann.editor.prompt.character"))


@pytest.mark.parametrize("field", sorted(fields()))
def test_all_dice_can_be_chosen_part_by_part_and_no_others(field: str) -> None:
    editing = Editing(Position.from_text(START))
    editing.set_dice(field)
    assert editing.position.to_text().split()[3] == field


def test_whatever_is_chosen_of_the_dice_is_a_field() -> None:
    editor = ClannEditor()
    seen = set()
    for left in values(editor, "clann-left"):
        part(editor, "clann-left").value = left
        for black in values(editor, "clann-black"):
            part(editor, "clann-black").value = black
            for again in values(editor, "clann-again"):
                part(editor, "clann-again").value = again
                dice = editor.text.split()[3]
                assert dice in fields()
                assert "".join(c for c in dice.partition("+")[0] if c.isdigit()) == left
                seen.add(dice)
    assert seen == set(fields())


def test_players_who_stay_keep_their_arms_and_cells() -> None:
    editor = ClannEditor("A9,h,x,t2/C3,B14,h,h C7 2 25k")
    part(editor, "clann-players").value = 4
    assert editor.text == "A9,h,x,t2/h,h,h,h/C3,B14,h,h/h,h,h,h C7 3 25k"
    part(editor, "clann-mover").value = 4
    part(editor, "clann-players").value = 3
    assert editor.text == "A9,h,x,t2/h,h,h,h/C3,B14,h,h C7 1 25k", "the one to act has left"
    part(editor, "clann-players").value = 2
    assert editor.text == "A9,h,x,t2/C3,B14,h,h C7 1 25k"


def test_a_tool_of_a_player_who_has_left_is_the_first_one_s() -> None:
    editor = ClannEditor("h,h,h,h/h,h,h,h/h,h,h,h B7 1 -")
    take(editor, "1", 3)
    part(editor, "clann-players").value = 2
    click(editor, "A5")
    assert editor.text == "A5,h,h,h/h,h,h,h B7 1 -"


def test_phases_go_from_the_set_up_to_the_dice() -> None:
    editor = ClannEditor(MIDGAME)
    phase = part(editor, "clann-phase")
    phase.value = "roll"
    assert editor.text == "A9,h,x,t2/C3,B14,h,h C7 2 -"
    phase.value = "use"
    assert editor.position.phase == "use"
    phase.value = "knight"
    assert editor.text == "A1,h,h,h/C1,h,h,h - 1 -"
    phase.value = "choose"
    assert editor.text == "h,h,h,h/h,h,h,h - 1 -"
    phase.value = "use"
    assert say("clann.editor.knight_first") in caption(editor)
    assert phase.value == "choose"
    phase.value = "over"
    assert say("clann.editor.not_over") in caption(editor)
    assert editor.text == "h,h,h,h/h,h,h,h - 1 -"


def test_who_stands_on_the_own_crown_is_the_first_character() -> None:
    editor = ClannEditor("A9,h,A1,t2/C3,B14,h,h C7 2 25k")
    part(editor, "clann-phase").value = "knight"
    assert editor.text == "h,h,A1,h/C1,h,h,h - 1 -"


def test_in_the_set_up_the_rules_say_whose_turn_it_is() -> None:
    editor = ClannEditor("h,h,h,h/h,h,h,h - 1 -")
    take(editor, "3", 1)
    click(editor, "A1")
    assert editor.text == "h,h,A1,h/h,h,h,h - 2 -"
    part(editor, "clann-mover").value = 1
    assert say("clann.editor.knight_first") in caption(editor)
    take(editor, "2", 2)
    click(editor, "C2")
    assert say("clann.editor.knight_first") in caption(editor)
    click(editor, "C1")
    assert editor.text == "h,h,A1,h/h,C1,h,h - 1 -"
    assert editor.position.phase == "knight"


def test_the_fourth_at_the_arrival_wins() -> None:
    editor = ClannEditor("x,x,h,x/x,x,x,h C7 1 25")
    take(editor, "4", 2)
    click(editor, "arrival")
    assert editor.text == "x,x,h,x/x,x,x,x C7 2 -"
    assert part(editor, "clann-phase").value == "over"
    take(editor, "3", 1)
    click(editor, "arrival")
    assert say("clann.editor.one_winner") in caption(editor)
    part(editor, "clann-mover").value = 1
    assert say("clann.editor.over") in caption(editor)
    part(editor, "clann-left").value = "1"
    assert say("clann.editor.over") in caption(editor)
    press(editor, "clann-play-from-here")
    assert say("clann.editor.over") in caption(editor)
    assert not any(isinstance(each, ClannWidget) for each in parts(editor))
    assert editor.text == "x,x,h,x/x,x,x,x C7 2 -"


CROWDED = "A9,A12,h,t2/C3,h,h,h C7 1 -"
REFUSED: list[tuple[str, int, str, str]] = [
    ("1", 1, "C3", "taken"),
    ("1", 1, "C7", "taken"),
    ("1", 1, "A-t2", "taken_treasure"),
    ("N", 1, "A9", "taken"),
    ("N", 1, "A-t4", "knight"),
    ("N", 1, "arrival", "knight"),
    ("1", 1, "C-t4", "foreign_treasure"),
    ("1", 1, "C-h1", "foreign_home"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("who", "player", "place", "why"), REFUSED)
def test_what_cannot_be_is_refused_in_words_and_changes_nothing(
    who: str, player: int, place: str, why: str, language: str
) -> None:
    editor = ClannEditor(CROWDED, language)
    take(editor, who, player)
    click(editor, place)
    other = say(f"clann.character.{'knight' if place == 'C7' else 'tall'}", language)
    expected = say(f"clann.editor.{why}", language, cell=place, who=other, last="D14")
    assert expected in caption(editor)
    assert editor.text == CROWDED
    assert part(editor, "clann-undo").disabled


CHANGES: list[tuple[str, tuple[Any, ...]]] = [
    ("place", ("5", "A9")),
    ("place", (1, "A9")),
    ("place", ("1", "E1")),
    ("place", ("1", "t7")),
    ("place", ("1", None)),
    ("place", ("1", "A2", 3)),
    ("place", ("1", "A2", True)),
    ("place", ("N", "t1")),
    ("place", ("N", 5)),
    ("remove", ("Z9",)),
    ("remove", ("A9", 0)),
    ("set_players", (5,)),
    ("set_players", (2.5,)),
    ("set_mover", (0,)),
    ("set_mover", ("x",)),
    ("set_dice", ("333",)),
    ("set_dice", ("52",)),
    ("set_dice", (["2"],)),
    ("set_dice", (None,)),
    ("set_phase", ("roll again",)),
    ("read", ("nonsense",)),
    ("read", (MIDGAME + " ",)),
]


@pytest.mark.parametrize(("change", "given"), CHANGES, ids=str)
def test_what_no_position_can_have_is_refused_and_changes_nothing(
    change: str, given: tuple[Any, ...]
) -> None:
    editing = Editing(Position.from_text(MIDGAME))
    with pytest.raises(Refusal) as refused:
        getattr(editing, change)(*given)
    for language in LANGUAGES:
        assert refused.value.in_language(language).strip()
    assert (editing.position.to_text(), editing.can_undo) == (MIDGAME, False)


def test_changes_are_undone_and_made_again() -> None:
    editor = ClannEditor()
    assert part(editor, "clann-undo").disabled
    texts = [editor.text]
    for place in ("A1", "A2"):
        click(editor, place)
        texts.append(editor.text)
    part(editor, "clann-players").value = 4
    for text in reversed(texts):
        press(editor, "clann-undo")
        assert editor.text == text
        assert part(editor, "clann-players").value == 2
    for text in texts[1:]:
        press(editor, "clann-redo")
        assert editor.text == text
    click(editor, "A3")
    assert part(editor, "clann-redo").disabled


def test_a_position_is_played_on_a_board_of_its_own_under_the_editor() -> None:
    editor = ClannEditor("A9,h,h,h/C3,h,h,h C7 1 3", "fr")
    press(editor, "clann-play-from-here")
    board = editor.children[-1]
    assert isinstance(board, ClannWidget)
    assert (board.position, board.language) == (editor.position, "fr")
    board.play("3-1")
    assert editor.text == "A9,h,h,h/C3,h,h,h C7 1 3", "it stays as it is"
    editor.place("1", "B5")
    second = editor.play_from_here()
    assert editor.children[-1] is second
    assert second.position == editor.position
    assert (board.is_closed, second.is_closed) == (True, False)
    editor.close()
    assert second.is_closed
    with pytest.raises(Refusal):
        editor.place("1", "B6")
    assert editor.text.startswith("B5,")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    editor = ClannEditor(CROWDED)
    click(editor, "C3")
    part(editor, "clann-language").value = language
    assert part(editor, "clann-place").description == say("clann.editor.place", language)
    assert part(editor, "clann-tool").label == say("clann.starting.tall", language)
    tall = say("clann.character.tall", language)
    assert say("clann.editor.taken", language, cell="C3", who=tall) in caption(editor)


def test_names_follow_the_number_of_players() -> None:
    editor = ClannEditor()
    part(editor, "clann-players").value = 4
    part(editor, "clann-mover").value = 4
    assert "Player 4" in editor.picture.title


def test_dice_in_the_picture_are_not_where_anybody_stands() -> None:
    editor = ClannEditor(MIDGAME)
    for place in ("die-1", "die-3"):
        click(editor, place)
    assert editor.text == MIDGAME
    assert caption(editor).endswith(say("clann.editor.prompt.character"))


def test_it_begins_with_whatever_has_a_position() -> None:
    game = Game.new(["Ann", "Bob"], seed=7)
    event = game.play("+1")
    assert ClannEditor(game).position == event.position
    assert ClannEditor(event.position).position == event.position
    with pytest.raises(NotationError):
        ClannEditor("nonsense")
    with pytest.raises(GameError):
        ClannEditor()._scene.change("set_players", 7)


def test_it_is_told_as_text_with_the_notation() -> None:
    told = ClannEditor(MIDGAME)._repr_mimebundle_()["text/plain"]
    assert told.splitlines()[-1] == MIDGAME


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tools_have_the_colors_of_the_clans(players: int) -> None:
    """Characters have that of whose they are, and each player the own one, as on the course."""
    editor = ClannEditor(Position.from_text("/".join(["h,h,h,h"] * players) + " B7 1 -"))
    (tools,) = (each for each in parts(editor) if part(editor, "clann-clan") in within(each))
    lines = [line for each in parts(editor) for line in str(getattr(each, "value", "")).split("\n")]
    for player in range(1, players + 1):
        take(editor, "1", player)
        color = DEFAULT_THEME.clans[arm_of(player, players)].base
        begins = [f".stage .{name} .clann-" for name in tools._dom_classes]
        found = [line for line in lines if line.startswith(tuple(begins)) and color in line]
        assert [re.findall(r"clann-(tool|clan) .*\((.*)\)", line) for line in found] == [
            [("tool", "-n+4")],
            [("clan", str(player))],
        ]


def within(each: Any) -> tuple[Any, ...]:
    """What stands directly in a widget."""
    return getattr(each, "children", ())
