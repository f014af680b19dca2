"""Advice is what the strong player would do, in words that are true of the move."""

from __future__ import annotations

import pytest

from clans_widget import ClannWidget
from clans_widget.arena import OpenView, PlayersError
from clans_widget.clann import Game, Position
from clans_widget.clann.players import SearchPlayer
from clans_widget.clann.players.advice import Advice, advice
from clans_widget.core.errors import Refusal
from clans_widget.words import LANGUAGES, Voice


def advised(text: str) -> dict[str, Advice]:
    position = Position.from_text(text)
    return {str(each.move): each for each in advice(OpenView(position, position.player))}


def said(each: Advice, language: str = "en") -> str:
    return each.reasons.in_voice(Voice(language, ("Ann", "Bob")))


def test_the_first_move_is_what_the_strong_player_plays() -> None:
    text = "A1,B9,x,x/x,x,x,A6 D7 1 23"
    best = next(iter(advised(text)))
    view = OpenView(Position.from_text(text), 1)
    worths = {str(each.move): each.worth for each in SearchPlayer(1).candidates(view)}
    assert worths[best] == max(worths.values())


def test_what_a_move_does_at_once_is_said_first() -> None:
    each = advised("A9,A7,x,x/h,A12,x,x B7 1 3")["3-1"]
    assert said(each).startswith("Bob’s Stout goes home")


def test_of_dice_that_lead_to_the_same_the_one_that_does_most_comes_first() -> None:
    found = advised("A9,A7,x,D2/h,A12,C9,x B7 1 235")
    first, second = list(found.values())[:2]
    assert first.worth == pytest.approx(second.worth)
    assert str(first.move) == "3-1"
    assert said(first).startswith("Bob’s Stout goes home")


def test_where_nothing_happens_it_is_said_how_far_somebody_walks() -> None:
    assert said(advised("A9,x,x,h/x,x,x,C9 D7 1 3")["3-1"]) == "you move 3 cells on"


def test_who_walks_into_danger_is_warned_and_who_does_not_is_told() -> None:
    found = advised("A9,x,x,C1/C2,x,x,x B7 1 2")
    assert said(found["2-4"]).endswith("but your characters are easier to land on")
    assert "out of reach" in said(found["2-1"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_said_in_every_language(language: str) -> None:
    for each in advised("A9,x,x,C1/C2,x,x,x B7 1 26").values():
        assert "clann." not in said(each, language)


def test_before_a_roll_there_is_no_advice() -> None:
    with pytest.raises(PlayersError, match="roll the dice first"):
        advised("A1,h,h,h/C1,h,h,h B7 1 -")


def test_when_the_game_is_over_there_is_nothing_to_advise() -> None:
    with pytest.raises(PlayersError, match="K14"):
        advised("x,x,x,x/C1,h,h,h B7 1 -")


def test_the_widget_gives_the_advice_as_a_table() -> None:
    position = Position.from_text("A9,x,x,C1/C2,x,x,x B7 1 2")
    widget = ClannWidget(Game.new(["Ann", "Bob"], position=position))
    table = widget.hint()
    assert list(table.index) == ["2-1", "2-4"]
    assert table["worth"].is_monotonic_decreasing
    assert {"lead", "waiting", "danger", "knight"} < set(table.columns)


def test_a_widget_whose_dice_are_to_be_rolled_says_so() -> None:
    position = Position.from_text("A9,x,x,C1/C2,x,x,x B7 1 -")
    with pytest.raises(Refusal, match="roll the dice first"):
        ClannWidget(Game.new(["Ann", "Bob"], position=position)).hint()
