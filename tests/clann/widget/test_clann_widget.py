"""CLANN on the stage, as a reader meets it, without a browser."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from clans_widget.clann import Event, Game, Position
from clans_widget.clann.staging.places import place_of
from clans_widget.clann.widget import ClannWidget
from clans_widget.core.errors import GameError, NotationError, Refusal
from clans_widget.stage import actions as act
from clans_widget.words import LANGUAGES
from tests.clann.rules.test_games import begun, played
from tests.stage.hands import click, part, parts, press, press_key

pytestmark = pytest.mark.slow


def scene_of(widget: ClannWidget) -> Any:
    return widget._scene


def settled(widget: ClannWidget) -> ClannWidget:
    """What follows has been shown."""
    widget._do(act.Last())
    return widget


# Rolling


def test_the_dice_are_rolled_with_the_button_and_by_a_click_on_them() -> None:
    for way in ("button", "click"):
        widget = ClannWidget(begun(seed=7))
        if way == "button":
            press(widget, "clann-roll")
        else:
            click(widget, "tray", prefix="clann")
        assert widget.position.phase == "use"
        assert part(widget, "clann-roll").disabled


@pytest.mark.parametrize("language", LANGUAGES)
def test_r_rolls_the_dice_while_that_is_asked_for_and_only_then(language: str) -> None:
    widget = ClannWidget(begun(seed=7), language)
    assert re.search(r"\bR\b", scene_of(widget).prompt)
    for _ in range(2):
        press_key(widget, "r")
        assert (widget.position.phase, len(widget.game.moves)) == ("use", len(begun().moves) + 1)


def test_both_ways_roll_what_the_seed_says() -> None:
    one, other = ClannWidget(begun(seed=9)), begun(seed=9)
    press(one, "clann-roll")
    assert one.game.moves[-1] == other.roll().move


# Choosing


@pytest.mark.slow
def test_a_game_is_played_with_clicks_alone() -> None:
    """Set-up, some turns, and the end: a click on a die, on who moves, on where to put down."""
    game, chance = Game.new(["Ann", "Bob"], seed=5), Random(5)
    played_by_clicks(ClannWidget(game), chance, plies=40)
    late = Position.from_text("x,x,x,t4/x,x,B12,t2 B1 1 -")
    game = Game.new(["Ann", "Bob"], seed=5, position=late)
    widget = ClannWidget(game)
    played_by_clicks(widget, chance, plies=1000)
    assert game.result() is not None
    assert "wins" in part(widget, "clann-caption").value


def played_by_clicks(widget: ClannWidget, chance: Random, plies: int) -> None:
    game = widget.game
    while len(game.events) < plies and not game.position.is_over:
        before = len(game.events)
        for place in way_to_go(game.position, chance):
            click(widget, place, prefix="clann")
        settled(widget)
        assert len(game.events) == before + 1


def way_to_go(position: Position, chance: Random) -> list[str]:
    """The places to click for a roll, or for a move at random."""
    if position.can_roll:
        return ["tray"]
    move = chance.choice(position.legal_moves())
    if not move.die:
        return [move.put or place_of(position, move.who)]
    die = f"die-{position.dice.left.index(move.die) + 1}"
    return [die, place_of(position, move.who), *([move.put] if move.put else [])]


@pytest.mark.slow
def test_a_game_is_played_with_buttons_and_lists_alone() -> None:
    game, chance = Game.new(["Ann", "Bob", "Cleo"], seed=6), Random(6)
    widget = ClannWidget(game)
    for _ in range(40):
        before = len(game.events)
        if game.position.can_roll:
            press(widget, "clann-roll")
        else:
            by_hand(widget, chance)
        settled(widget)
        assert len(game.events) == before + 1


def by_hand(widget: ClannWidget, chance: Random) -> None:
    """Press any of the buttons that ask for a part; where a list does, choose from it and play."""
    before = len(widget.game.events)
    while len(widget.game.events) == before:
        rows = [each for each in parts(widget) if "clann-next-part" in each._dom_classes]
        asked = [each for row in rows for each in row.children if is_button(each)]
        if asked:
            chance.choice(asked).click()
            continue
        cells = part(widget, "clann-put")
        cells.value = chance.choice([value for _, value in cells.options if value])
        press(widget, "clann-play")


def is_button(each: Any) -> bool:
    """Whether it chooses something: that which compares does not."""
    return type(each).__name__ == "Button"


def test_buttons_call_characters_by_their_names() -> None:
    widget = ClannWidget(Position.from_text("A9,h,h,h/C1,h,h,h C7 1 36k"), language="fr")
    press_option(widget, "6")
    names = [each.description for each in parts(widget) if type(each).__name__ == "Button"]
    assert {"Le Grand", "Le Chevalier Noir"} <= set(names)


def press_option(widget: ClannWidget, name: str) -> None:
    (found,) = (
        each
        for each in parts(widget)
        if type(each).__name__ == "Button" and each.description == name
    )
    found.click()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_can_be_done_is_said_in_every_phase(language: str) -> None:
    texts = (
        *("h,h,h,h/h,h,h,h - 1 -", "A1,h,h,h/C1,h,h,h - 1 -"),
        *("A9,h,h,h/C1,h,h,h C7 1 -", "A9,h,h,h/C1,h,h,h C7 1 +oo"),
        *("A9,h,h,h/C1,h,h,h C7 1 36", "A9,h,h,h/C1,h,h,h C7 1 36k"),
    )
    said = {
        scene_of(ClannWidget(Position.from_text(text), language=language)).prompt for text in texts
    }
    assert len(said) == len(texts)
    assert not any("{" in text or "clann." in text for text in said)


def test_once_the_knight_has_had_his_die_the_last_one_is_for_whom_one_likes() -> None:
    """K6."""
    asked = [
        scene_of(ClannWidget(Position.from_text(f"A9,h,h,h/C1,h,h,h A12 1 {dice}"))).prompt
        for dice in ("35k", "3K")
    ]
    assert "at least one of the other dice is for the Knight" in asked[0]
    assert "the last one is for him or for a character, as you like" in asked[1]


def test_the_next_part_is_asked_for() -> None:
    widget = ClannWidget(Position.from_text("A9,h,h,h/C1,h,h,h A12 1 35"))
    prompts = []
    for place in ("die-1", "A9"):
        click(widget, place, prefix="clann")
        prompts.append(scene_of(widget).prompt)
    assert prompts == [
        "Who moves with the 3?",
        "“Move over!” Choose any free cell for the Knight (rule K12).",
    ]
    widget = ClannWidget(Position.from_text("A9,h,h,h/C1,h,h,h A12 1 35"))
    click(widget, "A9", prefix="clann")
    assert scene_of(widget).prompt == "Which die does Tall use?"


def test_why_somebody_cannot_go_there_is_said_and_nothing_has_changed() -> None:
    widget = ClannWidget(Position.from_text("A9,A12,h,h/C1,h,h,h C7 1 3"))
    scene = scene_of(widget)
    for place in ("die-1", "A9"):
        click(widget, place, prefix="clann")
    assert (scene.forbidding, scene.game.events) == ("K9", ())
    assert "Stout of the same clan" in scene.trouble


# Walking


def test_each_character_that_goes_home_does_so_at_a_step_of_its_own_with_the_reason() -> None:
    widget = ClannWidget(Position.from_text("A5,h,h,h/h,h,h,A8 C7 1 3"), players=["Ann", "Bob"])
    event = widget.play("3-1")
    assert [step.rule for step in event.steps] == ["K4", "K9", "K4"]
    assert widget.step == 1
    widget.next()
    caption = part(widget, "clann-caption").value
    assert "K9" in caption
    assert "Tall ranks above Small" in caption
    widget.back()
    assert widget.position.where(2, 3) == "A8"


def test_walking_back_never_rolls_anew_and_redo_brings_the_same_dice() -> None:
    widget = settled(ClannWidget(played(2, 3, 40)))
    moves = widget.game.moves
    for _ in range(5):
        widget.undo()
    while widget.game.can_redo:
        widget.redo()
    assert widget.game.moves == moves
    widget.go_to(0)
    assert widget.position == widget.game.start


def test_between_rivals_dice_that_were_seen_are_not_taken_back() -> None:
    """K8: who has seen the next roll knows more than the game tells."""
    widget = ClannWidget(begun(seed=3), seen_by="P1")
    widget.roll()
    move = str(widget.position.legal_moves()[0])
    widget.play(move)
    widget._do(act.Last())
    while widget.game.position.mover == 1 and not widget.game.position.can_roll:
        widget.play(widget.game.position.legal_moves()[0])
        widget._do(act.Last())
    widget.roll()
    before = widget.game.moves
    widget.undo()
    assert widget.game.moves == before
    assert scene_of(widget).trouble


# What there is around it


def test_tables_follow_the_step() -> None:
    game = played(2, 4, 150)
    widget = ClannWidget(game)
    assert len(widget.sent_home) > 0
    counts = [int(widget.characters["times_home"].sum())]
    widget.go_to(0)
    counts.append(int(widget.characters["times_home"].sum()))
    assert counts[0] > counts[1] == 0
    assert (len(widget.sent_home), len(widget.turns)) == (0, 0)
    assert list(widget.dice.columns)[:2] == ["die", "shows"]


def test_after_the_end_no_table_promises_what_cannot_come() -> None:
    game = played(2, 2, 5000)
    widget = ClannWidget(game)
    part(widget, "clann-details").value = True
    widget.go_to(len(game.steps))
    assert part(widget, "clann-dice").value.endswith(" None.</p>")
    widget.go_to(0)
    assert part(widget, "clann-dice").value.endswith(" Nothing yet.</p>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_the_language(language: str) -> None:
    widget = ClannWidget(played(4, 4, 150), language=language)
    for each in parts(widget):
        for name in ("value", "description"):
            text = getattr(each, name, "")
            assert not (isinstance(text, str) and "clann." in text), text


def test_text_is_a_position_or_a_record() -> None:
    position, game = "A1,h,h,h/C1,h,h,h C7 1 -", played(2, 3, 20)
    assert ClannWidget(position).position.to_text() == position
    assert ClannWidget(game.to_text()).game.moves == game.moves


def test_an_event_is_shown_from_its_beginning() -> None:
    event = Position.from_text("A5,h,h,h/h,h,h,A8 C7 1 3").play("3-1")
    assert isinstance(event, Event)
    widget = ClannWidget(event)
    assert (widget.step, len(widget.steps)) == (0, 3)


def test_what_is_no_source_is_refused() -> None:
    with pytest.raises(NotationError):
        ClannWidget("nonsense")
    with pytest.raises(GameError):
        ClannWidget(begun(), seen_by="Zoe")
    with pytest.raises(Refusal):
        ClannWidget(begun(), bots={1: "no such bot"})


def test_a_bot_plays_its_turns_and_the_person_goes_on() -> None:
    widget = ClannWidget(begun(seed=4), bots={2: "random"})
    while {event.player for event in widget.game.events[3:]} != {1, 2}:
        if widget.game.position.can_roll:
            widget.roll()
        else:
            widget.play(widget.game.position.legal_moves()[0])
    assert widget.game.position.mover == 1


def test_only_what_is_asked_for_is_played_and_the_author_hears_of_it() -> None:
    widget, heard = ClannWidget(Position.from_text("A9,A2,h,h/C1,h,h,h C7 1 3")), list[Any]()
    widget.on_turn(heard.append)
    widget.restrict(["3-1"], "Tall, please.")
    with pytest.raises(Refusal, match="Tall, please"):
        widget.play("3-2")
    widget.play("3-1")
    assert [str(event.move) for event in heard] == ["3-1"]


def test_a_new_game_has_the_same_course_and_the_set_up_before_it() -> None:
    widget = ClannWidget(begun())
    widget._do(act.NewGame(4, sure=True))
    assert widget.game.position == Position.start(players=4)


def test_marks_point_at_what_is_in_the_picture_and_at_nothing_else() -> None:
    widget = ClannWidget(begun())
    widget.mark("B4", "arrival", arrows=[("A1", "A6"), ("A14", "A-t1")], numbers=["A-h3"])
    marks = scene_of(widget).pointing(scene_of(widget).moment).marks
    assert marks.arrows == (("A1", "A6"), ("A14", "A-t1"))
    assert marks.places == {"B4", "arrival", "A1", "A6", "A14", "A-t1", "A-h3"}
    for nowhere in "Z1", "A-t7", "B-t1":  # two players sit at A and C
        with pytest.raises(Refusal, match=nowhere):
            widget.mark(nowhere)
    assert scene_of(widget).pointing(scene_of(widget).moment).marks == marks


def test_a_page_and_an_animation_of_a_game_can_be_made(tmp_path: Any) -> None:
    widget = ClannWidget(Position.from_text("A5,h,h,h/h,h,h,A8 C7 1 3"), players=["Ann", "Bob"])
    widget.play("3-1")
    widget.to_html(tmp_path / "walk.html")
    page = (tmp_path / "walk.html").read_text("utf-8")
    assert "K9" in page
    assert "<svg" in page


@pytest.mark.parametrize("place", [None, ""])
@pytest.mark.parametrize("dice", ["3", "36", "356"])
def test_a_click_beside_all_places_says_nothing(dice: str, place: str | None) -> None:
    widget = ClannWidget(Position.from_text(f"A9,A3,h,h/h,A12,h,h C7 1 {dice}"))
    widget._scene.do(act.Click(place))
    assert (widget._scene.trouble, widget._scene.state.chosen) == ("", ())
