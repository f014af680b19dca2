"""The card of a seat in which a bot has sat: no click shows it, whoever sits there now (S2)."""

from __future__ import annotations

from typing import Any

import pytest

from clans_widget import ClansWidget
from clans_widget.clans import ClansError, Game, Position
from clans_widget.words import say
from tests.clans.widget.seats.bots import Simple, moves
from tests.stage.hands import caption, part, parts, press

pytestmark = pytest.mark.usefixtures("at_once")

CARDS = {"Ann": "red", "Bob": "blue", "Cid": "green"}


def board(**options: Any) -> ClansWidget:
    game = Game.new(list(CARDS), clans=CARDS, position=Position.start(players=3, seed=7))
    return ClansWidget(game, **options)


def give(widget: ClansWidget, seat: int, *levels: str) -> None:
    """Give a seat to one after the other."""
    for level in levels:
        part(widget, f"clans-seat-{seat}").value = level


def cards(widget: ClansWidget) -> list[str]:
    """The cards that can be turned over."""
    return [card.description for card in part(widget, "clans-cards").children]


def test_a_bots_card_stays_its_own_when_a_person_takes_its_place() -> None:
    widget = board(bots={"Bob": Simple()})
    give(widget, 2, "person")
    assert cards(widget) == ["Ann’s card", "Cid’s card"]
    give(widget, 2, "greedy", "person", "random")
    assert cards(widget) == ["Ann’s card", "Cid’s card"]


def test_so_does_that_of_a_bot_that_was_seated_below_the_board() -> None:
    widget = board()
    assert cards(widget) == ["Ann’s card", "Bob’s card", "Cid’s card"]
    give(widget, 3, "greedy", "person")
    widget.play("A1-A2")
    assert cards(widget) == ["Ann’s card", "Bob’s card"]


def test_whoever_looks_has_the_own_card_all_the_same() -> None:
    widget = board(seen_by="Bob")
    give(widget, 2, "greedy", "person")
    assert cards(widget) == ["Bob’s card"]


def test_no_card_that_lay_open_stays_written_where_nobody_sees_it() -> None:
    """What is kept of a board in a notebook has all its buttons."""
    widget = board()
    shown = list(part(widget, "clans-cards").children)
    shown[1].click()
    assert shown[1].description == "Bob: blue"
    give(widget, 2, "greedy")
    shown[1].click()
    assert [each.comm for each in shown] == [None] * 3, "of each that was shown nothing is kept"
    assert cards(widget) == ["Ann’s card", "Cid’s card"]
    assert not [each for each in parts(widget) if "blue" in str(getattr(each, "description", ""))]


def test_nor_does_a_hint_tell_of_it() -> None:
    widget = board(bots={"Bob": Simple()})
    give(widget, 2, "person")
    widget.play("A1-A2")
    assert moves(widget) == ["A1-A2"]
    with pytest.raises(ClansError, match="Bob"):
        widget.hint()
    for _ in range(2):
        press(widget, "clans-hint")
        assert say("clans.widget.hint_secret", "en", player="Bob") in caption(widget)


def test_in_a_new_game_who_sits_there_has_a_card_to_look_at() -> None:
    widget = board(bots={"Bob": Simple()})
    give(widget, 2, "person")
    press(widget, "clans-new")
    assert cards(widget) == ["Ann’s card", "Bob’s card", "Cid’s card"]
    press(widget, "clans-undo")
    assert widget.game.clans(seen_by="Bob")["Bob"] == "blue"
    assert cards(widget) == ["Ann’s card", "Cid’s card"]
