"""The widget without a browser: what it does, what it says, and what it sends."""

from __future__ import annotations

from random import Random

import pytest

from clans_widget import ClansWidget
from clans_widget.clans import Game, GameError, IllegalMove, Marks, NotationError, Position, tables
from clans_widget.clans.drawing import draw, look_of
from clans_widget.words import LANGUAGES
from tests.clans.games import (
    LAST_MOVE,
    last_move_game,
    unfinished_game,
)
from tests.clans.widget.orders import founded, order_buttons
from tests.stage.hands import caption, click, part, parts, press

pytestmark = pytest.mark.slow

CLASSES = (
    *("clans-widget", "clans-canvas", "clans-caption"),
    *("clans-first", "clans-back", "clans-next", "clans-last", "clans-slider"),
    *("clans-scores", "clans-villages", "clans-epochs"),
    *("clans-source", "clans-target", "clans-play", "clans-order"),
    *("clans-undo", "clans-redo", "clans-language"),
)


def test_all_parts_of_the_contract_are_there() -> None:
    widget = ClansWidget(Position.start(seed=7))
    for css_class in CLASSES:
        assert part(widget, css_class) is not None


@pytest.mark.parametrize("event", ["mouse_down", "touch_start"])
def test_a_click_on_source_and_target_makes_the_move(event: str) -> None:
    game = Game.new(["Ann", "Bob"], seed=7)
    widget = ClansWidget(game)
    click(widget, "A1", event)
    assert part(widget, "clans-source").value == "A1"
    click(widget, "A2", event)
    assert [turn.move.to_text() for turn in game.turns] == ["A1-A2"]
    assert widget.position == game.position


def test_clicking_the_source_again_or_water_takes_the_choice_back() -> None:
    widget = ClansWidget(Position.start(seed=7))
    click(widget, "A1")
    click(widget, "A1")
    assert part(widget, "clans-source").value == ""
    click(widget, "A1")
    layer = part(widget, "clans-canvas")[-1]
    layer._handle_frontend_event(layer, {"event": "mouse_down", "x": 1, "y": 1}, [])
    assert part(widget, "clans-source").value == ""
    assert widget.steps == ()


def test_the_order_of_villages_is_asked_village_by_village() -> None:
    widget = ClansWidget(last_move_game())
    click(widget, "B5")
    assert "B2 and C4" in caption(widget)
    click(widget, "C4")
    assert list(order_buttons(widget)) == ["B2", "C4"]
    assert widget.steps == ()
    order_buttons(widget)["C4"].click()
    assert order_buttons(widget) == {}
    assert founded(widget) == ["C4", "B2"]
    assert "B2 was the only one left" in caption(widget)


def test_villages_can_be_ordered_on_the_board_too() -> None:
    widget = ClansWidget(last_move_game())
    for territory in ("B5", "B2", "C4"):
        click(widget, territory)
    assert founded(widget) == ["C4", "B2"]


def test_lists_and_buttons_do_the_same_without_a_mouse() -> None:
    game = last_move_game()
    widget = ClansWidget(game)
    assert part(widget, "clans-play").disabled
    part(widget, "clans-source").value = "B5"
    part(widget, "clans-target").value = "B2"
    assert "V8" in caption(widget)
    assert part(widget, "clans-play").disabled, "the order is still open"
    order_buttons(widget)["B2"].click()
    assert game.turns[0].move.to_text() == "B5-B2:B2,C4"


def test_the_target_list_holds_legal_targets_only() -> None:
    position = Position.start(seed=7)
    widget = ClansWidget(position)
    part(widget, "clans-source").value = "C2"
    values = [value for _, value in part(widget, "clans-target").options]
    assert values == ["", *position.choose("C2").options]


@pytest.mark.parametrize(
    ("path", "rule", "obstacle"),
    [
        (("B5", "B1"), "M1", ("B1",)),
        (("D5",), "V2", ("D5",)),
        (("A1",), "M1", ("A1",)),
        (("E3", "J4"), "C2", ("E3", "J4")),
    ],
)
def test_an_illegal_click_names_the_rule_shows_why_and_changes_nothing(
    path: tuple[str, ...], rule: str, obstacle: tuple[str, ...]
) -> None:
    game = last_move_game()
    widget = ClansWidget(game)
    for territory in path:
        click(widget, territory)
    assert rule in caption(widget)
    marks = Marks(highlights=obstacle, faded=True)
    why = draw(game.position, look_of(players=game.players), marks=marks)
    assert widget.picture.svg() == why.svg()
    assert game.turns == ()


def test_the_steps_of_a_move_are_walked_forward_and_back() -> None:
    widget = ClansWidget(last_move_game())
    turn = widget.play("B5-C4:B2,C4")
    assert (widget.step, len(widget.steps)) == (1, len(turn.steps))
    for number, step in enumerate(turn.steps[1:], start=2):
        press(widget, "clans-next")
        assert widget.step == number
        assert widget.position == step.position
        assert step.rule in caption(widget)
    assert part(widget, "clans-next").disabled
    press(widget, "clans-back")
    assert widget.position == turn.steps[-2].position
    press(widget, "clans-first")
    assert widget.position == turn.before
    part(widget, "clans-slider").value = 5
    assert widget.position == turn.steps[4].position
    press(widget, "clans-last")
    assert widget.position == turn.position


def test_tables_follow_the_shown_step() -> None:
    widget = ClansWidget(last_move_game())
    widget.play("B5-C4:B2,C4")
    assert list(widget.villages.index) == []
    widget.go_to(5)
    assert widget.scores.loc["red", "points"] == 19
    assert "<td>19<" in part(widget, "clans-scores").value
    assert ">B2<" in part(widget, "clans-villages").value
    widget.go_to(4)
    assert widget.scores.loc["red", "points"] == 12
    assert list(widget.villages["territory"]) == ["B2"]


def test_while_it_is_counted_who_has_won_it_is_nobodys_turn() -> None:
    widget = ClansWidget(last_move_game())
    turn = widget.play("B5-C4:B2,C4")
    said = {}
    for number, step in enumerate(turn.steps, start=1):
        widget.go_to(number)
        said[step.name] = widget._scene.turn
    assert said["EpochEnded"] == "Ann plays"
    after = ("GameEnded", "ClanRevealed", "ChipsScored", "WinnersDeclared")
    assert [said[name] for name in after] == [""] * 4


def test_undo_and_redo() -> None:
    game = last_move_game()
    widget = ClansWidget(game)
    assert part(widget, "clans-undo").disabled
    widget.play("B5-C4:B2,C4")
    press(widget, "clans-undo")
    assert (widget.step, widget.position) == (0, game.start)
    press(widget, "clans-redo")
    assert (widget.step, len(game.turns)) == (1, 1)
    assert part(widget, "clans-redo").disabled


def test_a_click_skips_nothing_of_a_turn_and_a_second_one_leads_to_its_end() -> None:
    widget = ClansWidget(last_move_game())
    widget.play("B5-C4:B2,C4")
    click(widget, "E3")
    assert widget.step == 2
    click(widget, "E3")
    assert widget.step == len(widget.steps)
    assert part(widget, "clans-source").value == ""


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_can_be_clicked_to_their_end(seed: int) -> None:
    game, chance = Game.new(["Ann", "Bob", "Cid"], seed=seed, cards_seed=seed), Random(seed)
    widget = ClansWidget(game)
    while not game.position.is_over:
        move = chance.choice(game.position.legal_moves())
        for territory in (move.source, move.target, *move.order):
            click(widget, territory)
        assert game.turns[-1].move == move
        if widget.step < len(widget.steps):
            press(widget, "clans-last")
    assert "wins" in caption(widget) or "share" in caption(widget)
    assert set(widget.scores["player"]) == {"", "Ann", "Bob", "Cid"}


def test_sources_of_every_kind() -> None:
    turn = Position.from_text(LAST_MOVE).play("B5-C4:B2,C4")
    assert ClansWidget(turn).step == 0
    assert len(ClansWidget(turn).steps) == len(turn.steps)
    assert ClansWidget(LAST_MOVE).position == turn.before
    game = unfinished_game(1)
    again = ClansWidget(game.to_text())
    assert (again.step, again.position) == (len(game.steps), game.position)


def test_bad_sources_are_refused_with_a_sentence() -> None:
    with pytest.raises(NotationError, match="Expected"):
        ClansWidget("nonsense")
    with pytest.raises(GameError, match="Zoe"):
        ClansWidget(unfinished_game(1), seen_by="Zoe")


def test_an_illegal_move_from_code_is_raised_and_changes_nothing() -> None:
    widget = ClansWidget(Position.start(seed=7))
    before = repr(widget)
    with pytest.raises(IllegalMove):
        widget.play("D2-E5")
    assert repr(widget) == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_can_be_switched(language: str) -> None:
    widget = ClansWidget(last_move_game())
    widget.play("B5-C4:B2,C4")
    part(widget, "clans-language").value = language
    direct = ClansWidget(last_move_game(), language=language)
    direct.play("B5-C4:B2,C4")
    for css_class in ("clans-caption", "clans-scores", "clans-epochs"):
        assert part(widget, css_class).value == part(direct, css_class).value
    assert part(widget, "clans-next").description == part(direct, "clans-next").description
    assert widget.picture.svg() == direct.picture.svg()


def test_comments_and_marks_of_a_record_are_shown() -> None:
    game = Game.new(["Ann", "Bob"], seed=7)
    game.annotate("Look at <A5>.", Marks(highlights=("A5",)))
    plain = ClansWidget(Game.new(["Ann", "Bob"], seed=7)).picture.svg()
    widget = ClansWidget(game)
    assert "Look at &lt;A5&gt;." in part(widget, "clans-caption").value
    assert widget.picture.svg() != plain


def test_the_saved_output_is_a_picture_and_a_text_that_says_where_we_are() -> None:
    widget, same = ClansWidget(LAST_MOVE), ClansWidget(LAST_MOVE)
    for each in (widget, same):
        each.play("B5-C4:B2,C4")
        each.next()
    bundle = widget._repr_mimebundle_()
    assert bundle["image/svg+xml"] == widget.still.svg()
    text = bundle["text/plain"]
    assert text.startswith("Clans, epoch IV")
    assert "Step 2 of 13. V1 B2 now stands alone" in text
    assert bundle["text/plain"].endswith(widget.position.to_text())
    assert same._repr_mimebundle_()["text/plain"] == bundle["text/plain"]


def test_a_click_that_comes_late_means_what_it_meant_when_it_was_made() -> None:
    """The row of buttons has changed meanwhile: none of them may have got another meaning."""
    widget = ClansWidget(last_move_game())
    for territory in ("B5", "C4"):
        click(widget, territory)
    first = order_buttons(widget)["B2"]
    first.click()
    first.click()
    assert founded(widget) == ["B2", "C4"]
    assert (widget.step, widget._scene.trouble) == (1, "")


def test_the_last_change_of_the_lead_is_one_click_away_and_spoils_nothing() -> None:
    widget = ClansWidget(last_move_game())
    widget.play("B5-C4:B2,C4")
    bar = part(widget, "clans-turn")
    names = [css for each in parts(widget) for css in getattr(each, "_dom_classes", ())]
    assert bar.value
    assert "clans-turning-point" not in names
    press(widget, "clans-last")
    press(widget, "clans-turning-point")
    assert 1 < widget.step < len(widget.steps)
    before, after = (tables.scores(widget.game, step=widget.step + k)["total"] for k in (-1, 0))
    assert before["yellow"] <= before["black"]
    assert after["yellow"] > after["black"]


def test_what_was_placed_by_itself_is_said_until_the_next_step() -> None:
    widget = ClansWidget(last_move_game())
    for territory in ("B5", "C4", "B2"):
        click(widget, territory)
    assert founded(widget) == ["B2", "C4"]
    assert "C4 was the only one left" in caption(widget)
    click(widget, "A1")
    assert "the only one left" not in caption(widget)
