"""What the widget sends: little, nothing for nothing, and no secret."""

from __future__ import annotations

import json
import re
from typing import Any

import ipywidgets
import pytest

from clans_widget import ClansWidget
from clans_widget.clans import Game, Position
from tests.clans.games import (
    last_move_game,
    random_game,
    unfinished_game,
)
from tests.stage.hands import part

pytestmark = pytest.mark.slow


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Everything that widgets send while a test runs, as kind of widget and content."""
    messages: list[tuple[str, str]] = []

    def record(widget: ipywidgets.Widget, msg: Any, buffers: Any = None) -> None:
        raw = [bytes(buffer).hex() for buffer in buffers or ()]
        messages.append((type(widget).__name__, json.dumps([msg, raw], default=str)))

    monkeypatch.setattr(ipywidgets.Widget, "_send", record)
    return messages


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The kinds of all widgets that are made while a test runs."""
    kinds: list[str] = []
    make = ipywidgets.Widget.open

    def record(widget: ipywidgets.Widget) -> None:
        kinds.append(type(widget).__name__)
        make(widget)

    monkeypatch.setattr(ipywidgets.Widget, "open", record)
    return kinds


@pytest.mark.parametrize("seen_by", ["Ann", None])
def test_walking_makes_no_new_parts(made: list[str], seen_by: str | None) -> None:
    widget = ClansWidget(unfinished_game(3), seen_by=seen_by)
    assert made
    widget.go_to(0)
    made.clear()
    for _ in widget.steps:
        widget.next()
    widget.back()
    assert made == []


def painted_part(widget: ClansWidget) -> str:
    """The picture without its title and description."""
    return widget.picture.svg().partition("</desc>")[2]


def test_each_step_that_shows_something_is_one_message_to_the_canvas(
    sent: list[tuple[str, str]],
) -> None:
    widget = ClansWidget(last_move_game())
    widget.play("B5-C4:B2,C4")
    while widget.step < len(widget.steps):
        sent.clear()
        before = painted_part(widget)
        widget.next()
        painted = [text for kind, text in sent if kind == "_CanvasManager"]
        assert len(painted) == (painted_part(widget) != before)


def test_everything_is_painted_again_for_a_new_browser(sent: list[tuple[str, str]]) -> None:
    widget = ClansWidget(Position.start(seed=7))
    first = max(len(text) for kind, text in sent if kind == "_CanvasManager")
    sent.clear()
    layer = part(widget, "clans-canvas")[-1]
    layer._handle_frontend_event(layer, {"event": "client_ready"}, [])
    again = [len(text) for kind, text in sent if kind == "_CanvasManager"]
    assert again == [first]


def walked_game(cards: dict[str, str], seen_by: str | None) -> ClansWidget:
    """A whole game but its last move, with the given cards, walked in the widget."""
    plain = random_game(11)
    game = Game.new(plain.players, clans=cards, position=plain.start)
    widget = ClansWidget(game, seen_by=seen_by)
    for turn in plain.turns[:-1]:
        widget.play(turn.move)
        widget.next()
        widget.go_to(len(widget.steps))
    return widget


@pytest.mark.parametrize("seen_by", ["Ann", pytest.param(None, marks=pytest.mark.deep)])
def test_hidden_cards_change_nothing_that_is_sent(
    sent: list[tuple[str, str]], seen_by: str | None
) -> None:
    streams = []
    own = "red" if seen_by else "yellow"
    for cards in (
        {"Ann": "red", "Bob": "green", "Cid": "black"},
        {"Ann": own, "Bob": "blue", "Cid": "green"},
    ):
        sent.clear()
        widget = walked_game(cards, seen_by)
        text = widget._repr_mimebundle_()["text/plain"] + repr(widget)
        everything = "\n".join(content for _, content in sent) + text
        streams.append(re.sub(r"[0-9a-f]{32}", "id", everything))
    assert len(streams[0]) > 100_000
    assert streams[0] == streams[1]
