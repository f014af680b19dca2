"""What teachers do with the widget: cards, new games, variations, marks, exercises, callbacks.

Cards and rules are those of Clans: the toys have no secrets, and nothing to forbid.
"""

from __future__ import annotations

from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from PIL import Image, ImageSequence

from clans_widget import ClansWidget, clans
from clans_widget.clans import (
    BoardError,
    Game,
    IllegalMove,
    Position,
    Turn,
    captions,
    tables,
)
from clans_widget.clans.voice import voice_of
from clans_widget.export import ExportError
from clans_widget.stage import actions as act
from clans_widget.stage.face.text.frames import frames_of, without_buttons
from clans_widget.stage.parts.moves import NotAsked
from clans_widget.words import say
from tests.clans.games import (
    LAST_MOVE,
    last_move_game,
)
from tests.clans.widget.orders import order_buttons
from tests.stage.hands import caption, click, part, parts, press

pytestmark = pytest.mark.slow


def new_game() -> Game:
    return Game.new(["Ann", "Bob"], seed=7, first="Ann")


def cards(widget: ClansWidget) -> list[str]:
    """What the cards on the table say."""
    return [card.description for card in part(widget, "clans-cards").children]


def peek(widget: ClansWidget, number: int) -> None:
    part(widget, "clans-cards").children[number].click()


def test_a_card_can_be_peeked_at_and_is_hidden_again() -> None:
    game = new_game()
    widget = ClansWidget(game)
    assert cards(widget) == ["Ann’s card", "Bob’s card"]
    peek(widget, 0)
    assert cards(widget) == [f"Ann: {game.clans(seen_by='Ann')['Ann']}", "Bob’s card"]
    peek(widget, 0)
    assert cards(widget) == ["Ann’s card", "Bob’s card"]
    peek(widget, 1)
    widget.play("A1-A2")
    assert cards(widget) == ["Ann’s card", "Bob’s card"]


def test_who_looks_with_own_eyes_has_only_the_own_card() -> None:
    assert cards(ClansWidget(new_game(), seen_by="Bob")) == ["Bob’s card"]


def test_a_position_has_no_cards_and_at_the_end_all_lie_open() -> None:
    assert cards(ClansWidget(Position.start(seed=7))) == []
    game = last_move_game()
    game.play("B5-C4:B2,C4")
    assert cards(ClansWidget(game)) == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_new_game_can_be_begun(players: int) -> None:
    widget = ClansWidget(last_move_game())
    widget.play("B5-C4:B2,C4")
    part(widget, "clans-players").value = players
    press(widget, "clans-new")
    assert (widget.step, widget.steps) == (0, ())
    assert widget.position.players == players
    assert sum(widget.position.chips) == 0
    assert len(cards(widget)) == players


def game_with_variation() -> Game:
    game = new_game()
    game.play("A1-A2")
    game.play("B1-B2")
    game.add_variation(["B1-B4", "C1-C2"])
    game.play("D1-D2")
    return game


def test_variations_are_entered_and_left() -> None:
    game = game_with_variation()
    widget = ClansWidget(game)
    assert part(widget, "clans-variations").children == ()
    widget.go_to(2)
    enter, _ = part(widget, "clans-variations").children  # the other tries a move of one's own
    assert "B1-B4 C1-C2" in enter.description
    enter.click()
    assert [str(turn.move) for turn in widget.game.turns] == ["A1-A2", "B1-B4", "C1-C2"]
    assert widget.position.size("B4") == 2
    press(widget, "clans-leave")
    assert (widget.game, widget.step) == (game, 2)
    assert [str(turn.move) for turn in game.turns] == ["A1-A2", "B1-B2", "D1-D2"]


def test_what_is_played_in_a_variation_leaves_the_game_alone() -> None:
    game = game_with_variation()
    widget = ClansWidget(game)
    widget.go_to(2)
    part(widget, "clans-variations").children[0].click()
    widget.play("E1-E3")
    press(widget, "clans-leave")
    assert len(game.turns) == 3


def test_marks_point_at_territories_until_another_step_is_shown() -> None:
    widget = ClansWidget(new_game())
    plain = widget.picture.svg()
    widget.mark("A5", arrows=[("A1", "A2")], numbers=["B1"], faded=True)
    assert widget.picture.svg() != plain
    widget.mark()
    assert widget.picture.svg() == plain
    widget.mark("A5")
    widget.play("A1-A2")
    widget.undo()
    assert widget.picture.svg() == plain
    with pytest.raises(BoardError, match="Z9"):
        widget.mark("Z9")


def test_only_the_moves_that_are_asked_for_can_be_played() -> None:
    game = last_move_game()
    widget = ClansWidget(game)
    widget.restrict(["B5-C4:B2,C4"], message="Make Ann win!")
    with pytest.raises(NotAsked, match="Make Ann win!"):
        widget.play("E3-E5")
    click(widget, "E3")
    click(widget, "E5")
    assert "Make Ann win!" in caption(widget)
    assert game.turns == ()
    widget.play("B5-C4:B2,C4")
    assert len(game.turns) == 1


def test_a_move_that_is_asked_for_is_given_with_its_order() -> None:
    game = last_move_game()
    widget = ClansWidget(game)
    for asked in ("B5-C4", ["B5-C4"], ["B5-E5"], clans.Move("B5", "E5")):
        with pytest.raises(IllegalMove):
            widget.restrict(asked)
    widget.restrict(clans.Move("B5", "C4", ("B2", "C4")))
    with pytest.raises(NotAsked):
        widget.play("E3-E5")
    widget.play("b5-c4:b2,c4")
    assert len(game.turns) == 1


def test_a_question_can_be_any_test_of_a_move() -> None:
    widget = ClansWidget(Position.from_text(LAST_MOVE))
    widget.restrict(lambda position, move: len(position.play(move).founded) == 2)
    click(widget, "E3")
    click(widget, "E5")
    assert "E3-E5 is legal, but a different move is asked for here" in caption(widget)
    part(widget, "clans-language").value = "nl"
    assert "E3-E5 mag, maar" in caption(widget)
    widget.restrict()
    widget.play("E3-E5")


def test_functions_are_called_with_steps_and_turns() -> None:
    widget = ClansWidget(last_move_game())
    seen: list[int] = []
    turns: list[Turn] = []
    widget.on_step(lambda shown: seen.append(shown.step))
    widget.on_turn(turns.append)
    turn = widget.play("B5-C4:B2,C4")
    press(widget, "clans-next")
    press(widget, "clans-last")
    assert turns == [turn]
    assert seen == [1, 2, len(widget.steps)]


def test_what_a_function_raises_is_shown_and_the_widget_goes_on() -> None:
    widget = ClansWidget(new_game())

    def fail(shown: ClansWidget) -> None:
        raise LookupError(f"nothing <b>at</b> {shown.step}")

    widget.on_step(fail)
    widget.play("A1-A2")
    assert "LookupError: nothing &lt;b&gt;at&lt;/b&gt; 1" in part(widget, "clans-caption").value
    assert widget.step == 1


def test_each_order_is_told_what_it_would_score() -> None:
    widget = ClansWidget(last_move_game())
    click(widget, "B5")
    click(widget, "C4")
    told = [str(getattr(each, "value", "")) for each in parts(part(widget, "clans-order"))]
    table = next(value for value in told if "<table>" in value)
    assert table.index("B2,C4") < table.index("C4,B2")
    frame = tables.orders(widget.position, "B5", "C4")
    assert frame.loc["B2,C4"].to_dict() == {
        "red": 7,
        "blue": 7,
        "green": 7,
        "yellow": 8,
        "black": 0,
    }
    assert frame.loc["C4,B2", "yellow"] == 0


def test_one_click_accepts_any_order_where_none_changes_the_result() -> None:
    last = Position.from_text(LAST_MOVE)
    assert tables.order_matters(last, "B5", "C4")
    first_epoch = Position.from_text(LAST_MOVE.replace(" 1 6,4 ", " 1 0,0 "))
    assert not tables.order_matters(first_epoch, "B5", "C4")
    widget = ClansWidget(first_epoch)
    click(widget, "B5")
    click(widget, "C4")
    assert list(order_buttons(widget)) == ["B2", "C4", "Any order: it changes nothing"]
    press(widget, "clans-any-order")
    assert widget.game.turns[0].founded == ("B2", "C4")


def test_what_has_changed_in_a_table_is_marked() -> None:
    widget = ClansWidget(last_move_game())
    widget.play("B5-C4:B2,C4")
    widget.go_to(5)
    scores = part(widget, "clans-scores").value
    assert scores.count("stage-changed") == 2 * 3, "points and total of red, blue and green"
    widget.go_to(6)
    assert part(widget, "clans-scores").value.count("stage-changed") == 0
    assert part(widget, "clans-epochs").value.count("stage-changed") == 2, "IV ends, V begins"


def test_pointing_at_huts_shows_where_they_may_go() -> None:
    widget = ClansWidget(last_move_game())
    plain = widget.picture.svg()
    click(widget, "B5", event="mouse_move")
    assert widget.picture.svg() != plain
    click(widget, "D5", event="mouse_move")
    assert widget.picture.svg() == plain, "a village goes nowhere"
    click(widget, "B5", event="mouse_move")
    click(widget, "B5", event="mouse_out")
    assert widget.picture.svg() == plain, "a quick mouse was last seen there"
    assert widget.game.turns == ()


def test_without_an_event_loop_autoplay_takes_all_steps_at_once() -> None:
    widget = ClansWidget(last_move_game())
    turn = widget.play("B5-C4:B2,C4")
    widget.go_to(0)
    part(widget, "clans-autoplay").value = True
    assert widget.step == len(turn.steps)
    assert part(widget, "clans-autoplay").value is False


def test_what_follows_by_itself_is_stopped_where_it_says_pause() -> None:
    widget = ClansWidget(last_move_game())
    button = part(widget, "clans-autoplay")
    assert (button.description, button.icon) == (say("control.autoplay"), "play")
    widget.play("B5-C4:B2,C4")
    assert (button.description, button.icon) == (say("control.pause"), "pause")
    (asked,) = widget._scene.playback.requests
    button.value = False
    assert (button.description, button.icon) == (say("control.autoplay"), "play")
    widget._do(act.Ticked(asked.number))
    assert widget.step == 1, "it would have gone on"


def test_the_walk_through_can_be_taken_away(tmp_path: Path) -> None:
    widget = ClansWidget(last_move_game(), language="fr")
    turn = widget.play("B5-C4:B2,C4")
    page = unescape(widget.to_html(tmp_path / "walk.html").read_text("utf-8"))
    for step in turn.steps:
        assert captions.caption(step, voice_of("fr", ("Ann", "Bob"))) in page
    assert 'lang="fr"' in page
    gif = widget.to_gif(tmp_path / "walk.gif", seconds=0.5).read_bytes()
    assert gif.startswith(b"GIF89a")


def n_frames(gif: Path) -> int:
    with Image.open(gif) as image:
        return sum(1 for _ in ImageSequence.Iterator(image))


def test_a_part_of_a_walk_can_be_taken_away_as_a_gif(tmp_path: Path) -> None:
    widget = ClansWidget(last_move_game())
    widget.play("B5-C4:B2,C4")
    pictures = [
        n_frames(widget.to_gif(tmp_path / "walk.gif", steps=steps))
        for steps in (range(2, 7), range(3, 99), range(-5, 2))
    ]
    assert pictures == [5, 16, 2]
    with pytest.raises(ExportError):
        widget.to_gif(tmp_path / "walk.gif", steps=range(0))


def test_what_is_taken_away_has_the_name_of_its_kind(tmp_path: Path) -> None:
    """Nothing is written over a file of another kind."""
    widget = ClansWidget(last_move_game())
    page, picture = tmp_path / "walk.html", tmp_path / "walk.gif"
    for file, write in ((page, widget.to_gif), (picture, widget.to_html)):
        file.write_text("mine", "utf-8")
        with pytest.raises(ExportError, match=file.name):
            write(file)
        assert file.read_text("utf-8") == "mine"


def test_a_gif_speaks_of_no_buttons() -> None:
    widget = ClansWidget(last_move_game())
    widget.play("B5-C4:B2,C4")
    beginning, *others = frames_of(widget._scene)
    assert "Next" in beginning.text
    without = tuple(without_buttons([beginning, *others]))
    assert without == (replace(beginning, text=""), *others)


def test_a_page_tells_nothing_that_the_viewer_may_not_know(tmp_path: Path) -> None:
    pages = []
    for bob in ("green", "black"):
        game = Game.new(
            ["Ann", "Bob"], clans={"Ann": "red", "Bob": bob}, position=Position.start(seed=7)
        )
        widget = ClansWidget(game, seen_by="Ann")
        widget.play("A1-A2")
        pages.append(widget.to_html(tmp_path / "walk.html").read_bytes())
    assert pages[0] == pages[1]
