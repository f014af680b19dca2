"""Bots while they think: what remains possible meanwhile, and which answers count."""

from __future__ import annotations

import asyncio
from threading import Thread, get_ident

import pytest

from clans_widget.clans import Game, Move, Position
from clans_widget.clans.players import View
from clans_widget.stage.settings import PAUSES
from clans_widget.words import say
from tests.clans.games import last_move_game
from tests.clans.widget.seats.bots import (
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
from tests.stage.hands import caption, click, part, press

THINKING = say("widget.bot_thinking", "en", player="Bob")


pytestmark = pytest.mark.usefixtures("at_once")


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


@on_a_loop
async def test_while_a_bot_thinks_everything_else_is_possible() -> None:
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


@on_a_loop
async def test_a_bot_waits_until_the_reader_has_seen_all_steps() -> None:
    bot = Simple()
    game = Game.new(["Ann", "Bob"], position=founding(), clans={"Ann": "red", "Bob": "blue"})
    widget = still(game, bots={"Bob": bot})
    click_move(widget, "A1", "A2")
    assert widget.step < len(widget.steps)
    press(widget, "clans-back")
    await a_while()
    assert len(moves(widget)) == 1
    press(widget, "clans-last")
    await until(lambda: len(moves(widget)) == 2)


def founding() -> Position:
    return Position.of(
        {"A1": "r", "A2": "b", "B1": "g", "B2": "y", "B4": "2k", "L1": "r", "L2": "b"}
    )


@on_a_loop
async def test_an_answer_waits_for_a_reader_who_looks_back() -> None:
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


@on_a_loop
async def test_undo_drops_the_answer() -> None:
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


@on_a_loop
async def test_a_new_game_drops_the_answer() -> None:
    bot = Patient()
    widget = still(new_game(), bots={"Bob": bot})
    click_move(widget, "A1", "A2")
    await until(lambda: bool(bot.asked))
    press(widget, "clans-new")
    press(widget, "clans-new-sure")
    start = widget.game.start
    due = [str(start.legal_moves()[0])] if start.mover == 2 else []
    bot.may_answer.set()
    await until(lambda: bot.answers == 1 + len(due) == 1 + len(moves(widget)))
    await a_while()
    assert moves(widget) == due


@on_a_loop
async def test_after_undo_and_another_move_only_the_second_answer_counts() -> None:
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


@on_a_loop
async def test_a_dropped_question_that_no_bot_has_begun_with_is_never_asked() -> None:
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


@on_a_loop
async def test_a_cell_that_moves_for_a_bot_makes_its_answer_stale() -> None:
    bot = Patient()
    widget = still(new_game(3), bots={"Bob": bot})
    click_move(widget, "A1", "A2")
    widget.game.play("B1-B2")
    bot.may_answer.set()
    await until(lambda: bot.answers == 1)
    await a_while()
    assert moves(widget) == ["A1-A2", "B1-B2"]


@on_a_loop
async def test_a_closed_widget_makes_no_move() -> None:
    bot = Patient()
    widget = still(new_game(), bots={"Bob": bot})
    click_move(widget, "A1", "A2")
    await until(lambda: bool(bot.asked))
    widget.close()
    bot.may_answer.set()
    await until(lambda: bot.answers == 1)
    await a_while()
    assert moves(widget) == ["A1-A2"]


@on_a_loop
async def test_autoplay_waits_for_bots_and_walks_their_steps(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(PAUSES, "medium", 0.0)
    game = last_move_game()
    widget = still(game, bots={"Ann": Simple(), "Bob": Simple()})
    await until(lambda: len(moves(widget)) >= 1)
    part(widget, "clans-autoplay").value = True
    await until(lambda: game.position.is_over and widget.step == len(widget.steps))
    await until(lambda: part(widget, "clans-autoplay").value is False)


def test_what_a_thread_exits_with_is_a_failure() -> None:
    class Leaving:
        def choose(self, _: View) -> Move:
            raise SystemExit

    async def watch() -> None:
        widget = still(new_game(), bots={"Bob": Leaving()})
        click_move(widget, "A1", "A2")
        await until(lambda: "SystemExit" in caption(widget))

    asyncio.run(watch())
