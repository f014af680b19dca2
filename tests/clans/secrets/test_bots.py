"""A bot that fails, or is interrupted, tells nobody its card: not even who prints all variables."""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import pytest

from clans_widget import ClansWidget
from clans_widget.arena.asking import Outcome
from clans_widget.clans import Game, Move, Position
from clans_widget.clans.players import View
from clans_widget.stage.parts import opponents
from tests.clans.widget.seats.bots import Chatty, Indiscreet, until
from tests.stage.hands import caption, click

from .recording import Recorder, plain, traced
from .situations import Cards, begun, some_deals

pytestmark = pytest.mark.slow


class Interrupted:
    """Is interrupted while it thinks of its card."""

    def choose(self, view: View) -> Move:
        own, _ = view.clan, view
        raise KeyboardInterrupt(own)


def interrupted(cards: Cards) -> bytes:
    """What is told when the reader interrupts the kernel while a bot thinks."""
    recorder = Recorder()
    with recorder.recording():
        widget = ClansWidget(begun(cards), seen_by="Ann", bots={"Bob": Interrupted()})
        told = traced(lambda: widget.play("A1-A2"))
        told += traced(widget.let_bots_play) + repr(widget._scene.requests)
    assert "KeyboardInterrupt" in told
    return plain(told) + recorder.content()


@pytest.mark.parametrize("players", [2, 3])
def test_whoever_interrupts_a_bot_learns_nothing(players: int) -> None:
    first, *others = map(interrupted, some_deals(players, "Ann"))
    assert others == [first] * len(others)


@pytest.mark.parametrize("bot", [Chatty(), Indiscreet()], ids=["nonsense", "an error"])
def test_a_loop_that_logs_all_it_does_tells_no_card(
    bot: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def watch() -> None:
        asyncio.get_running_loop().slow_callback_duration = 0.0
        cards, start = {"Ann": "red", "Bob": "yellow"}, Position.start(players=2, seed=7)
        game = Game.new(list(cards), clans=cards, position=start)
        widget = ClansWidget(game, seen_by="Ann", bots={"Bob": bot})
        click(widget, "A1")
        click(widget, "A2")
        await until(lambda: "Bob’s bot" in caption(widget))

    monkeypatch.setattr(opponents, "BREATH", 0.0)
    with caplog.at_level(logging.DEBUG):
        asyncio.run(watch(), debug=True)
    assert "deliver" in caplog.text, "it does tell what it calls"
    assert "yellow" not in caplog.text


def test_what_a_bot_has_answered_is_not_shown_with_its_outcome() -> None:
    assert "red" not in repr(Outcome(answer="red"))
    assert "red" not in repr(Outcome(error=LookupError("red")))


def test_a_view_as_text_does_not_tell_its_card() -> None:
    """It stands among the variables of whoever asks a bot."""
    told = {repr(View.of(begun(cards), "Bob")) for cards in some_deals(3, "Ann")}
    assert len(told) == 1
