"""A game whose cards have been shown goes on with open cards, and says so (F3)."""

from __future__ import annotations

import pytest

from clans_widget import ClansWidget
from clans_widget.clans import Game, Position
from clans_widget.words import LANGUAGES, words
from tests.clans.rules.worlds import on_standard_board
from tests.stage.hands import caption, part, press

START = Position.from_text(
    on_standard_board("A1 3r", "A2 b", "L4 r", "L5 b", rest="1 6,5 9,9,9,9,9")
)
CARDS = {"Ann": "red", "Bob": "blue"}
HELD = {
    "en": "Ann holds red and Bob holds blue",
    "fr": "Ann a le rouge et Bob a le bleu",
    "nl": "Ann heeft rood en Bob heeft blauw",
}


def ended(seen_by: str, language: str = "en") -> ClansWidget:
    game = Game.new(["Ann", "Bob"], clans=CARDS, position=START)
    widget = ClansWidget(game, language, seen_by)
    widget.play("A2-A1")
    widget.go_to(999)
    assert widget.position.is_over
    return widget


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_the_end_is_taken_back_the_cards_lie_open_and_the_reader_is_told(
    language: str,
) -> None:
    widget = ended(seen_by="Ann", language=language)
    opened = words(language).say("clans.widget.open", cards=HELD[language])
    assert opened not in caption(widget)
    widget.undo()
    assert widget.game.turns == ()
    assert caption(widget).startswith(opened)
    assert dict(widget.scores.player).items() >= {"red": "Ann", "blue": "Bob"}.items()


def test_where_no_card_is_known_none_is_said_to_be_shown() -> None:
    widget = ClansWidget(Game.new(["Ann", "Bob"], position=START, clans={}))
    widget.play("A2-A1")
    widget.undo()
    assert widget.game.is_open
    assert "cards" not in caption(widget)


def test_nobody_peeks_at_a_card_that_lies_open() -> None:
    widget = ended(seen_by="Ann")
    widget.undo()
    assert part(widget, "clans-cards").children == ()


def test_in_a_game_with_open_cards_everybody_gets_a_hint() -> None:
    widget = ended(seen_by="Bob")
    widget.undo()
    press(widget, "clans-hint")
    assert words("en").say("clans.widget.hint_secret", player="Ann") not in caption(widget)


def test_while_the_cards_are_secret_a_hint_for_another_is_refused() -> None:
    game = Game.new(["Ann", "Bob"], clans=CARDS, position=START)
    widget = ClansWidget(game, seen_by="Bob")
    press(widget, "clans-hint")
    assert words("en").say("clans.widget.hint_secret", player="Ann") in caption(widget)


def test_a_new_game_is_secret_again() -> None:
    widget = ended(seen_by="Ann")
    widget.undo()
    press(widget, "clans-new")
    assert not widget.game.is_open
    assert words("en").say("clans.widget.open", cards=HELD["en"]) not in caption(widget)
    assert set(widget.game.clans().values()) == {"?"}


def test_between_players_the_end_is_not_taken_back_by_another() -> None:
    """Bob made the last move; Ann has seen the cards by it."""
    widget = ended(seen_by="Bob")
    widget.undo()
    assert widget.position.is_over
    assert "Ann" in caption(widget)
