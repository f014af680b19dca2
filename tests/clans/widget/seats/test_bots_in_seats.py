"""Bots in the seats: who sits where, what they are asked, what goes wrong."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from clans_widget import ClansWidget
from clans_widget.clans import ClansError, Game, GameError, Move, Position
from clans_widget.clans.players import (
    GreedyPlayer,
    Player,
    PlayersError,
    View,
)
from clans_widget.words import LANGUAGES, say
from tests.clans.widget.seats.bots import (
    Chatty,
    Cheat,
    Indiscreet,
    Patient,
    Simple,
    a_while,
    click_move,
    moves,
    new_game,
    on_a_loop,
    still,
    until,
)
from tests.stage.hands import caption, part, press

THINKING = say("widget.bot_thinking", "en", player="Bob")


pytestmark = pytest.mark.usefixtures("at_once")


@pytest.mark.parametrize("player", ["Bob", 2])
def test_a_bot_answers_a_move_from_a_cell_at_once(player: str | int) -> None:
    bot = Simple()
    widget = ClansWidget(new_game(), bots={player: bot})
    turn = widget.play("A1-A2")
    answer = turn.position.legal_moves()[0]
    assert moves(widget) == ["A1-A2", str(answer)]
    assert (widget.step, widget.position) == (1, turn.position), "the own move is shown first"
    assert [view.seat for view in bot.asked] == [2]
    assert bot.asked[0].clan == widget.game.clans(seen_by="Bob")["Bob"]


@on_a_loop
async def test_bots_answer_in_a_cell_that_runs_on_an_event_loop_too() -> None:
    widget = still(new_game(3), bots={"Bob": Simple(), "Cid": Simple()})
    widget.play("A1-A2")
    assert len(moves(widget)) == 3


@on_a_loop
async def test_where_a_bot_begins_a_cell_can_wait_for_it() -> None:
    widget = still(new_game(first="Bob"), bots={"Bob": Simple()})
    assert moves(widget) == []
    widget.let_bots_play()
    assert len(moves(widget)) == 1
    await a_while()
    assert len(moves(widget)) == 1, "what was asked before comes to nothing"


def test_bots_alone_play_a_whole_game() -> None:
    bots: dict[str, Player] = {"Ann": Simple(), "Bob": GreedyPlayer(1)}
    widget = ClansWidget(new_game(), bots=bots)
    assert widget.game.position.is_over
    assert widget.step == 0, "to be walked through from the beginning"


def test_undo_goes_back_to_the_last_decision_of_a_person() -> None:
    widget = ClansWidget(new_game(3), bots={"Bob": Simple(), "Cid": Simple()})
    widget.play("A1-A2")
    after_one_round = moves(widget)
    widget.play("K1-K2")
    two_rounds = moves(widget)
    press(widget, "clans-undo")
    assert moves(widget) == after_one_round
    press(widget, "clans-redo")
    assert moves(widget) == two_rounds
    widget.undo()
    widget.undo()
    assert moves(widget) == []
    assert part(widget, "clans-undo").disabled


def test_there_is_no_way_back_before_the_first_decision_of_a_person() -> None:
    widget = ClansWidget(new_game(first="Bob"), bots={"Bob": Simple()})
    assert len(moves(widget)) == 1
    assert part(widget, "clans-undo").disabled
    widget.undo()
    assert len(moves(widget)) == 1


@pytest.mark.slow
@pytest.mark.parametrize("bot", [Indiscreet(), Chatty(), Cheat()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_that_fails_is_reported_and_its_seat_can_be_played(bot: Any, language: str) -> None:
    widget = ClansWidget(new_game(), language, bots={"Bob": bot})
    widget.play("A1-A2")
    told = caption(widget)
    assert moves(widget) == ["A1-A2"]
    expected = {Indiscreet: "LookupError", Chatty: "str", Cheat: "A1-L5"}[type(bot)]
    assert "Bob" in told
    assert expected in told
    assert widget.game.clans(seen_by="Bob")["Bob"] not in told
    click_move(widget, "B1", "B2")
    assert moves(widget) == ["A1-A2", "B1-B2"]


@on_a_loop
async def test_a_failure_in_a_thread_is_reported_too() -> None:
    widget = still(new_game(), bots={"Bob": Indiscreet()})
    click_move(widget, "A1", "A2")
    await until(lambda: "LookupError" in caption(widget))
    assert "choose" in caption(widget), "where it happened"
    assert not part(widget, "clans-source").disabled
    press(widget, "clans-undo")
    assert "LookupError" not in caption(widget)


def test_seats_are_given_away_below_the_board() -> None:
    widget = ClansWidget(new_game())
    options = [value for _, value in part(widget, "clans-seat-2").options]
    assert options == ["person", "random", "greedy", "hints", "strong"]
    part(widget, "clans-seat-2").value = "greedy"
    widget.play("A1-A2")
    assert len(moves(widget)) == 2
    part(widget, "clans-seat-2").value = "person"
    widget.play(widget.game.position.legal_moves()[0])
    assert len(moves(widget)) == 3


@on_a_loop
async def test_a_seat_whose_bot_hangs_can_be_given_to_another() -> None:
    bot = Patient()
    widget = still(new_game(), bots={"Bob": bot})
    click_move(widget, "A1", "A2")
    await until(lambda: bool(bot.asked))
    assert part(widget, "clans-seat-2").value == "Patient"
    part(widget, "clans-seat-2").value = "random"
    await until(lambda: len(moves(widget)) == 2)
    assert bot.answers == 0
    bot.may_answer.set()


def test_a_new_game_has_a_list_for_each_seat() -> None:
    widget = ClansWidget(new_game())
    part(widget, "clans-players").value = 4
    names = [each.description for each in part(widget, "clans-seats").children]
    assert names == ["Ann", "Bob", "Player 3", "Player 4"]
    for seat in (1, 2, 3, 4):
        part(widget, f"clans-seat-{seat}").value = "random"
    press(widget, "clans-new")
    press(widget, "clans-new-sure")
    assert widget.game.position.players == 4
    assert widget.game.position.is_over
    part(widget, "clans-players").value = 2
    assert len(part(widget, "clans-seats").children) == 2


def test_nobody_peeks_at_the_card_of_a_bot() -> None:
    widget = ClansWidget(new_game(3), bots={"Bob": Simple()})
    cards = [card.description for card in part(widget, "clans-cards").children]
    assert cards == ["Ann’s card", "Cid’s card"]


def test_a_bot_needs_a_seat_a_card_and_a_way_to_choose() -> None:
    with pytest.raises(GameError, match="Zoe"):
        ClansWidget(new_game(), bots={"Zoe": Simple()})
    with pytest.raises(GameError, match="3"):
        ClansWidget(new_game(), bots={3: Simple()})
    with pytest.raises(PlayersError, match="S2"):
        ClansWidget(Position.start(seed=7), bots={1: Simple()})
    for no_bot in ("clever", 7, None):
        given: Any = no_bot
        with pytest.raises(ClansError, match="choose"):
            ClansWidget(new_game(), bots={"Bob": given})


def test_where_cards_are_unknown_a_bot_says_so_instead_of_playing() -> None:
    widget = ClansWidget(Position.start(seed=7))
    part(widget, "clans-seat-1").value = "greedy"
    assert "S2" in caption(widget)
    assert moves(widget) == []
    widget.play("A1-A2")
    assert moves(widget) == ["A1-A2"]


def test_bots_rest_in_a_variation() -> None:
    game = new_game()
    game.play("A1-A2")
    game.play("B1-B2")
    game.add_variation(["B1-B4"])
    widget = ClansWidget(game, bots={"Ann": Simple()})
    assert len(moves(widget)) == 3
    widget.go_to(2)
    part(widget, "clans-variations").children[0].click()
    widget.go_to(len(widget.steps))
    assert moves(widget) == ["A1-A2", "B1-B4"]


def test_a_bot_is_told_nothing_but_its_view() -> None:
    bot = Simple()
    widget = ClansWidget(new_game(), bots={"Bob": bot})
    widget.play("A1-A2")
    (view,) = bot.asked
    assert view == View.of(replayed(), "Bob")


def replayed() -> Game:
    game = new_game()
    game.play("A1-A2")
    return game


def test_interrupting_the_kernel_interrupts_a_bot() -> None:
    class Interrupted:
        def choose(self, _: View) -> Move:
            raise KeyboardInterrupt

    widget = ClansWidget(new_game(), bots={"Bob": Interrupted()})
    with pytest.raises(KeyboardInterrupt):
        widget.play("A1-A2")
    assert moves(widget) == ["A1-A2"]


@pytest.mark.slow
def test_without_bots_no_bot_is_loaded() -> None:
    code = (
        "import sys; from clans_widget import ClansWidget, clans;"
        "ClansWidget(clans.Game.new(['Ann', 'Bob'], seed=7)).play('A1-A2');"
        "print(sorted({'numba', 'clans_widget.clans.players'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
