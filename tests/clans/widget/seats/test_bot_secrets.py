"""No card that the reader may not know leaves the kernel: with bots, hints and beliefs on."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from typing import Any

import ipywidgets
import pytest

from clans_widget import ClansWidget
from clans_widget.clans import Game, Position
from clans_widget.clans.players import HeuristicPlayer
from clans_widget.stage.parts import opponents
from tests.clans.widget.seats.bots import (
    Chatty,
    Cheat,
    Indiscreet,
    Simple,
    moves,
    until,
)
from tests.stage.hands import click, part, press

pytestmark = pytest.mark.slow

START = Position.start(players=3, seed=7)

SWAPPED = (
    {"Ann": "red", "Bob": "green", "Cid": "black"},
    {"Ann": "red", "Bob": "blue", "Cid": "green"},
    {"Ann": "red", "Bob": "yellow", "Cid": "blue"},
)
"""Ann looks on; the others hold other cards each time."""

SWAPPED_THIRD = tuple({**cards, "Bob": "green"} for cards in (*SWAPPED[:1], *SWAPPED[2:]))
"""Bob, who plays by what he holds, holds the same."""


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that widgets send while a test runs."""
    messages: list[str] = []

    def record(widget: ipywidgets.Widget, msg: Any, buffers: Any = None) -> None:
        raw = [bytes(buffer).hex() for buffer in buffers or ()]
        messages.append(f"{type(widget).__name__} {json.dumps([msg, raw], default=str)}")

    monkeypatch.setattr(ipywidgets.Widget, "_send", record)
    return messages


def play(cards: dict[str, str], bots: dict[str, Any], rounds: int = 3) -> Iterator[str]:
    """Some rounds with all that can be switched on; gives what is shown as text."""
    game = Game.new(["Ann", "Bob", "Cid"], clans=cards, position=START)
    widget = ClansWidget(game, seen_by="Ann", bots=bots)
    part(widget, "clans-who").value = True
    for _ in range(rounds):
        advised = widget.hint()
        yield advised.to_string() + widget.beliefs.to_string()
        widget.play(advised.index[0])
        while game.position.mover != 1:  # a bot has failed
            yield repr(widget) + part(widget, "clans-caption").value
            press(widget, "clans-hint")
            widget.play(game.position.legal_moves()[-1])
        widget.go_to(0)
        widget.go_to(len(widget.steps))
        yield repr(widget) + widget._repr_mimebundle_()["text/plain"]


def streams(sent: list[str], all_cards: Any, bots: dict[str, Any]) -> list[str]:
    """Everything that left the kernel, for each way to deal the cards."""
    found = []
    for cards in all_cards:
        sent.clear()
        shown = "\n".join(play(cards, bots))
        found.append(re.sub(r"[0-9a-f]{32}", "id", "\n".join([*sent, shown])))
    assert min(map(len, found)) > 50_000
    return found


@pytest.mark.parametrize(
    "bots",
    [
        pytest.param({"Bob": Simple(), "Cid": Simple()}, id="bots", marks=pytest.mark.deep),
        pytest.param({"Bob": Indiscreet()}, id="a bot that fails", marks=pytest.mark.deep),
        pytest.param(
            {"Bob": Chatty(), "Cid": Cheat()},
            id="bots that answer nonsense",
            marks=pytest.mark.deep,
        ),
        pytest.param({"Cid": Indiscreet(), "Bob": Simple()}, id="one of two fails"),
    ],
)
def test_hidden_cards_of_bots_change_nothing_that_leaves_the_kernel(
    sent: list[str], bots: dict[str, Any]
) -> None:
    first, *others = streams(sent, SWAPPED, bots)
    assert others == [first] * len(others)


def test_a_bot_that_plays_by_its_card_tells_nothing_of_others(sent: list[str]) -> None:
    bots = {"Bob": HeuristicPlayer(7), "Cid": Simple()}
    first, *others = streams(sent, SWAPPED_THIRD, bots)
    assert others == [first] * len(others)


def test_the_cards_do_matter_to_who_holds_them(sent: list[str]) -> None:
    own = [{**SWAPPED[0], "Ann": clan} for clan in ("red", "yellow")]
    first, second = streams(sent, own, {"Bob": Simple(), "Cid": Simple()})
    assert first != second, "else the tests above would show nothing"


def test_a_bot_that_fails_in_the_background_leaves_no_trace_of_its_card(
    sent: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def watch() -> None:
        game = Game.new(["Ann", "Bob"], clans={"Ann": "red", "Bob": "yellow"}, position=two())
        widget = ClansWidget(game, seen_by="Ann", bots={"Bob": Indiscreet()})
        click(widget, "A1")
        click(widget, "A2")
        await until(lambda: "LookupError" in part(widget, "clans-caption").value)
        assert moves(widget) == ["A1-A2"]

    monkeypatch.setattr(opponents, "BREATH", 0.0)
    with caplog.at_level(logging.DEBUG):
        asyncio.run(watch())
    out, err = capfd.readouterr()
    assert "I am" not in "".join((*sent, out, err, caplog.text))


def two() -> Position:
    return Position.start(players=2, seed=7)
