"""Bots in the seats: when they play, what they leave possible meanwhile, what goes wrong."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from threading import Thread, get_ident
from typing import Any

import pytest

from clans_widget import ClansWidget
from clans_widget.clans import ClansError, Game, GameError, Move, Position
from clans_widget.players import GreedyPlayer, Player, PlayersError, View
from clans_widget.widgets import opposing
from clans_widget.words import LANGUAGES, say
from tests.games import last_move_game
from tests.widgets.bots import (
    Chatty,
    Cheat,
    Indiscreet,
    Patient,
    Simple,
    a_while,
    moves,
    new_game,
    until,
)
from tests.widgets.hands import caption, click, part, press

THINKING = say("widget.bot_thinking", "en", player="Bob")


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks, so bots need not wait for motions."""
    monkeypatch.setattr(opposing, "BREATH", 0.0)


def still(game: Game, **options: Any) -> ClansWidget:
    """A widget without motion."""
    widget = ClansWidget(game, **options)
    part(widget, "clans-motion").value = False
    return widget


def click_move(widget: ClansWidget, source: str, target: str) -> None:
    click(widget, source)
    click(widget, target)


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


def test_bots_answer_in_a_cell_that_runs_on_an_event_loop_too() -> None:
    async def cell() -> None:
        widget = still(new_game(3), bots={"Bob": Simple(), "Cid": Simple()})
        widget.play("A1-A2")
        assert len(moves(widget)) == 3

    asyncio.run(cell())


def test_where_a_bot_begins_a_cell_can_wait_for_it() -> None:
    async def cell() -> None:
        widget = still(new_game(first="Bob"), bots={"Bob": Simple()})
        assert moves(widget) == []
        widget.let_bots_play()
        assert len(moves(widget)) == 1
        await a_while()
        assert len(moves(widget)) == 1, "what was asked before comes to nothing"

    asyncio.run(cell())


def test_bots_alone_play_a_whole_game() -> None:
    bots: dict[str, Player] = {"Ann": Simple(), "Bob": GreedyPlayer(1)}
    widget = ClansWidget(new_game(), bots=bots)
    assert widget.game.position.is_over
    assert widget.step == 0, "to be walked through from the beginning"


def test_a_bot_thinks_in_a_thread_and_moves_on_the_loop() -> None:
    threads: list[int] = []

    class Noting(Simple):
        def choose(self, view: View) -> Move:
            threads.append(get_ident())
            return super().choose(view)

    async def watch() -> None:
        widget = still(new_game(), bots={"Bob": Noting()})
        turned: list[int] = []
        widget.on_turn(lambda _: turned.append(get_ident()))
        click_move(widget, "A1", "A2")
        assert moves(widget) == ["A1-A2"]
        assert THINKING in caption(widget)
        await until(lambda: len(moves(widget)) == 2)
        assert turned == [get_ident()] * 2
        assert THINKING not in caption(widget)
        assert widget.step == len(widget.steps)

    asyncio.run(watch())
    assert get_ident() not in threads
    assert threads


def test_without_threads_a_bot_thinks_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_: Thread) -> None:
        raise RuntimeError("can't start new thread")

    async def watch() -> None:
        widget = still(new_game(), bots={"Bob": Simple()})
        click_move(widget, "A1", "A2")
        assert THINKING in caption(widget), "told before the loop is busy"
        await until(lambda: len(moves(widget)) == 2)

    monkeypatch.setattr(Thread, "start", refuse)
    asyncio.run(watch())


def test_while_a_bot_thinks_everything_else_is_possible() -> None:
    async def watch() -> None:
        bot = Patient()
        widget = still(new_game(), bots={"Bob": bot})
        click_move(widget, "A1", "A2")
        await until(lambda: bool(bot.asked))
        press(widget, "clans-back")
        assert widget.step == 0
        assert THINKING in caption(widget)
        part(widget, "clans-language").value = "fr"
        assert say("widget.bot_thinking", "fr", player="Bob") in caption(widget)
        part(widget, "clans-cards").children[0].click()
        assert "Ann" in part(widget, "clans-cards").children[0].description
        press(widget, "clans-last")
        click(widget, "B1")
        assert part(widget, "clans-source").value == "", "it is not the reader's turn"
        assert part(widget, "clans-source").disabled
        bot.may_answer.set()
        await until(lambda: len(moves(widget)) == 2)
        assert len(bot.asked) == 1, "asked once for one move"

    asyncio.run(watch())


def test_a_bot_waits_until_the_reader_has_seen_all_steps() -> None:
    async def watch() -> None:
        bot = Simple()
        game = Game.new(["Ann", "Bob"], position=founding(), clans={"Ann": "red", "Bob": "blue"})
        widget = still(game, bots={"Bob": bot})
        click_move(widget, "A1", "A2")
        assert widget.step < len(widget.steps)
        await a_while()
        assert bot.asked == []
        press(widget, "clans-last")
        await until(lambda: len(moves(widget)) == 2)

    asyncio.run(watch())


def founding() -> Position:
    return Position.of(
        {"A1": "r", "A2": "b", "B1": "g", "B2": "y", "B4": "2k", "L1": "r", "L2": "b"}
    )


def test_an_answer_waits_for_a_reader_who_looks_back() -> None:
    async def watch() -> None:
        bot = Patient()
        widget = still(new_game(), bots={"Bob": bot})
        click_move(widget, "A1", "A2")
        press(widget, "clans-back")
        bot.may_answer.set()
        await until(lambda: "Bob has chosen a move" in caption(widget))
        assert (widget.step, len(moves(widget))) == (0, 1)
        press(widget, "clans-last")
        assert len(moves(widget)) == 2
        assert len(bot.asked) == 1

    asyncio.run(watch())


def test_undo_drops_the_answer() -> None:
    async def watch() -> None:
        bot = Patient()
        widget = still(new_game(), bots={"Bob": bot})
        click_move(widget, "A1", "A2")
        await until(lambda: bool(bot.asked))
        press(widget, "clans-undo")
        assert THINKING not in caption(widget)
        bot.may_answer.set()
        await until(lambda: bot.answers == 1)
        await a_while()
        assert moves(widget) == []

    asyncio.run(watch())


def test_a_new_game_drops_the_answer() -> None:
    async def watch() -> None:
        bot = Patient()
        widget = still(new_game(), bots={"Bob": bot})
        click_move(widget, "A1", "A2")
        await until(lambda: bool(bot.asked))
        press(widget, "clans-new")
        start = widget.game.start
        due = [str(start.legal_moves()[0])] if start.mover == 2 else []
        bot.may_answer.set()
        await until(lambda: bot.answers == 1 + len(due) == 1 + len(moves(widget)))
        await a_while()
        assert moves(widget) == due

    asyncio.run(watch())


def test_after_undo_and_another_move_only_the_second_answer_counts() -> None:
    async def watch() -> None:
        bot = Patient()
        widget = still(new_game(), bots={"Bob": bot})
        click_move(widget, "A1", "A2")
        await until(lambda: bool(bot.asked))
        press(widget, "clans-undo")
        click_move(widget, "B1", "B2")
        bot.may_answer.set()
        await until(lambda: len(moves(widget)) == 2)
        await a_while()
        first, second = bot.asked
        assert [str(move) for move in first.moves] == ["A1-A2"]
        assert [str(move) for move in second.moves] == ["B1-B2"]
        assert moves(widget)[1] == str(second.position.legal_moves()[0])

    asyncio.run(watch())


def test_a_dropped_question_that_no_bot_has_begun_with_is_never_asked() -> None:
    async def watch() -> None:
        bot = Patient()
        widget = still(new_game(), bots={"Bob": bot})
        for _ in range(3):
            click_move(widget, "A1", "A2")
            await until(lambda: bool(bot.asked))
            press(widget, "clans-undo")
        bot.may_answer.set()
        await until(lambda: bot.answers == 1)
        await a_while()
        assert len(bot.asked) == 1

    asyncio.run(watch())


def test_a_cell_that_moves_for_a_bot_makes_its_answer_stale() -> None:
    async def watch() -> None:
        bot = Patient()
        widget = still(new_game(3), bots={"Bob": bot})
        click_move(widget, "A1", "A2")
        widget.game.play("B1-B2")
        bot.may_answer.set()
        await until(lambda: bot.answers == 1)
        await a_while()
        assert moves(widget) == ["A1-A2", "B1-B2"]

    asyncio.run(watch())


def test_a_closed_widget_makes_no_move() -> None:
    async def watch() -> None:
        bot = Patient()
        widget = still(new_game(), bots={"Bob": bot})
        click_move(widget, "A1", "A2")
        await until(lambda: bool(bot.asked))
        widget.close()
        bot.may_answer.set()
        await until(lambda: bot.answers == 1)
        await a_while()
        assert moves(widget) == ["A1-A2"]

    asyncio.run(watch())


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


def test_a_failure_in_a_thread_is_reported_too() -> None:
    async def watch() -> None:
        widget = still(new_game(), bots={"Bob": Indiscreet()})
        click_move(widget, "A1", "A2")
        await until(lambda: "LookupError" in caption(widget))
        assert "choose" in caption(widget), "where it happened"
        assert not part(widget, "clans-source").disabled
        press(widget, "clans-undo")
        assert "LookupError" not in caption(widget)

    asyncio.run(watch())


def test_seats_are_given_away_below_the_board() -> None:
    widget = ClansWidget(new_game())
    options = [value for _, value in part(widget, "clans-seat-2").options]
    assert options == ["person", "random", "greedy", "heuristic", "strong"]
    part(widget, "clans-seat-2").value = "greedy"
    widget.play("A1-A2")
    assert len(moves(widget)) == 2
    part(widget, "clans-seat-2").value = "person"
    widget.play(widget.game.position.legal_moves()[0])
    assert len(moves(widget)) == 3


def test_a_seat_whose_bot_hangs_can_be_given_to_another() -> None:
    async def watch() -> None:
        bot = Patient()
        widget = still(new_game(), bots={"Bob": bot})
        click_move(widget, "A1", "A2")
        await until(lambda: bool(bot.asked))
        assert part(widget, "clans-seat-2").value == "Patient"
        part(widget, "clans-seat-2").value = "random"
        await until(lambda: len(moves(widget)) == 2)
        assert bot.answers == 0
        bot.may_answer.set()

    asyncio.run(watch())


def test_a_new_game_has_a_list_for_each_seat() -> None:
    widget = ClansWidget(new_game())
    part(widget, "clans-players").value = 4
    names = [each.description for each in part(widget, "clans-seats").children]
    assert names == ["Player 1", "Player 2", "Player 3", "Player 4"]
    for seat in (1, 2, 3, 4):
        part(widget, f"clans-seat-{seat}").value = "random"
    press(widget, "clans-new")
    assert widget.game.position.players == 4
    assert widget.game.position.is_over
    part(widget, "clans-players").value = 2
    assert len(part(widget, "clans-seats").children) == 2


def test_nobody_peeks_at_the_card_of_a_bot() -> None:
    widget = ClansWidget(new_game(3), bots={"Bob": Simple()})
    cards = [card.description for card in part(widget, "clans-cards").children]
    assert cards == ["Ann's card", "Cid's card"]


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


def test_autoplay_waits_for_bots_and_walks_their_steps() -> None:
    async def watch() -> None:
        game = last_move_game()
        widget = still(game, bots={"Ann": Simple(), "Bob": Simple()})
        await until(lambda: len(moves(widget)) >= 1)
        part(widget, "clans-autoplay").value = True
        widget._autoplay.pause = 0.0
        await until(lambda: game.position.is_over and widget.step == len(widget.steps))
        await until(lambda: part(widget, "clans-autoplay").value is False)

    asyncio.run(watch())


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


def test_what_a_thread_exits_with_is_a_failure() -> None:
    class Leaving:
        def choose(self, _: View) -> Move:
            raise SystemExit

    async def watch() -> None:
        widget = still(new_game(), bots={"Bob": Leaving()})
        click_move(widget, "A1", "A2")
        await until(lambda: "SystemExit" in caption(widget))

    asyncio.run(watch())


def test_without_bots_no_bot_is_loaded() -> None:
    code = (
        "import sys; from clans_widget import ClansWidget, clans;"
        "ClansWidget(clans.Game.new(['Ann', 'Bob'], seed=7)).play('A1-A2');"
        "print(sorted({'numba', 'clans_widget.players'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
