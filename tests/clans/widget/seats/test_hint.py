"""The hint: an arrow, a table with reasons, nothing about cards that the reader may not know."""

from __future__ import annotations

import asyncio
from html import unescape
from threading import Event
from typing import Any

import pytest

from clans_widget import ClansWidget
from clans_widget.clans import ClansError, Marks, Position
from clans_widget.clans.drawing import draw, look_of
from clans_widget.clans.players import (
    SearchPlayer,
    View,
)
from clans_widget.clans.players.advice import (
    PLAYOUTS,
    Advice,
)
from clans_widget.clans.players.bots.search import can_compile
from clans_widget.clans.staging.production import ClansProduction
from clans_widget.words import LANGUAGES, say
from tests.clans.games import last_move_game
from tests.clans.widget.seats.bots import (
    PATIENCE,
    Simple,
    a_while,
    new_game,
    until,
)
from tests.stage.hands import caption, click, part, press

pytestmark = pytest.mark.slow


def table(widget: ClansWidget) -> str:
    return str(part(widget, "clans-advice").value)


def test_the_hint_is_what_the_strong_player_plays_from_its_view() -> None:
    game = last_move_game()
    widget = ClansWidget(game)
    advised = widget.hint()
    search = SearchPlayer(playouts=PLAYOUTS[can_compile()], seed="advice")
    assert advised.index[0] == search.choose(View.of(game, "Ann")).to_text()
    assert advised["expected"].between(0, 1).all()
    assert advised.index[0] in table(widget)


def test_the_best_move_is_an_arrow_with_the_order_of_its_villages() -> None:
    game = last_move_game()
    widget = ClansWidget(game)
    best = widget.hint().index[0]
    way, _, order = best.partition(":")
    source, target = way.split("-")
    arrow = Marks(((source, target),), numbers=tuple(order.split(",")) if order else ())
    look = look_of(players=game.players)
    assert widget.picture.svg() == draw(game.position, look, marks=arrow, arrows="hint").svg()


def test_a_hint_goes_away_when_a_choice_or_a_move_is_made_and_at_a_second_press() -> None:
    widget = ClansWidget(new_game(), seen_by="Ann")
    plain = widget.picture.svg()
    press(widget, "clans-hint")
    best = table(widget)
    assert best
    press(widget, "clans-hint")
    assert (table(widget), widget.picture.svg()) == ("", plain)
    press(widget, "clans-hint")
    assert table(widget) == best
    widget.play("A1-A2")
    assert table(widget) == ""


def test_who_follows_the_arrow_keeps_the_table_until_the_move_is_made() -> None:
    widget = ClansWidget(new_game())
    source, target = widget.hint().index[0].split(":")[0].split("-")
    click(widget, source, event="mouse_move")
    assert table(widget)
    click(widget, source)
    assert table(widget)
    click(widget, target)
    assert table(widget) == ""


def test_the_button_works_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    may_answer = Event()
    look = ClansProduction().advise

    def slow(view: View) -> tuple[Advice, ...]:
        assert may_answer.wait(PATIENCE)
        return look(view)

    async def watch() -> None:
        widget = ClansWidget(new_game(), seen_by="Ann")
        press(widget, "clans-hint")
        assert say("widget.looking", "en") in caption(widget)
        part(widget, "clans-language").value = "nl"
        assert say("widget.looking", "nl") in caption(widget)
        assert table(widget) == ""
        may_answer.set()
        await until(lambda: bool(table(widget)))
        assert say("table.expected", "nl") in table(widget)
        assert say("widget.looking", "nl") not in caption(widget)

    monkeypatch.setattr(ClansProduction, "advise", lambda _, view: slow(view))
    asyncio.run(watch())


def test_a_hint_that_comes_too_late_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    may_answer, answered = Event(), Event()

    def slow(_: View) -> tuple[Advice, ...]:
        assert may_answer.wait(PATIENCE)
        answered.set()
        return ()

    async def watch() -> None:
        widget = ClansWidget(new_game(), seen_by="Ann")
        shown: list[Any] = []
        press(widget, "clans-hint")
        widget.play("A1-A2")
        part(widget, "clans-advice").observe(shown.append)
        may_answer.set()
        await until(answered.is_set)
        await a_while()
        assert shown == []

    monkeypatch.setattr(ClansProduction, "advise", lambda _, view: slow(view))
    asyncio.run(watch())


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_in_the_language_shown(language: str) -> None:
    widget = ClansWidget(last_move_game(), language)
    widget.hint()
    html = unescape(table(widget))
    assert say("clans.widget.expected", language) in html
    assert say("clans.players.reason.reply", language) in html


@pytest.mark.parametrize("viewer", ["Ann", "Bob"])
def test_at_an_earlier_step_a_hint_is_for_whoever_moved_there(viewer: str) -> None:
    widget = ClansWidget(new_game(), seen_by=viewer)
    widget.play("A1-A2")
    widget.go_to(0)
    press(widget, "clans-hint")
    assert widget.step == 0
    assert bool(table(widget)) == (viewer == "Ann")
    refused = say("clans.widget.hint_secret", "en", player="Ann")
    assert (refused in caption(widget)) == (viewer == "Bob")


def test_who_has_lost_learns_what_would_have_been_better() -> None:
    game = last_move_game()
    before = game.position
    widget = ClansWidget(game, seen_by="Bob")
    widget.play("B5-C4:B2,C4")
    assert game.position.is_over
    widget.go_to(0)
    best = widget.hint().index[0]
    assert (widget.step, widget.position) == (0, before)
    assert best in table(widget)
    press(widget, "clans-try")
    assert table(widget) == ""
    widget.play(best)
    assert [str(turn.move) for turn in widget.game.turns] == [best]
    press(widget, "clans-leave")
    assert (widget.game, widget.step) == (game, 0)


def test_no_hint_for_a_player_whose_card_the_reader_may_not_know() -> None:
    widget = ClansWidget(new_game(), seen_by="Bob")
    with pytest.raises(ClansError, match="Ann"):
        widget.hint()
    press(widget, "clans-hint")
    assert say("clans.widget.hint_secret", "en", player="Ann") in caption(widget)
    assert table(widget) == ""
    widget.play("A1-A2")
    assert "Ann" not in caption(widget)
    assert not widget.hint().empty


def test_no_hint_for_a_bot_even_if_it_has_failed() -> None:
    class Failing(Simple):
        def choose(self, _: View) -> Any:
            raise LookupError

    widget = ClansWidget(new_game(first="Bob"), bots={"Bob": Failing()})
    with pytest.raises(ClansError, match="Bob"):
        widget.hint()


def test_without_cards_or_after_the_end_the_reader_is_told_why_there_is_no_hint() -> None:
    widget = ClansWidget(Position.start(seed=7))
    press(widget, "clans-hint")
    assert "S2" in caption(widget)
    over = ClansWidget(last_move_game())
    over.play("B5-C4:B2,C4")
    over.go_to(len(over.steps))
    press(over, "clans-hint")
    assert "F1" in caption(over)


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_a_shared_screen_it_is_said_first_whose_card_a_hint_uses(language: str) -> None:
    widget = ClansWidget(new_game(), language)
    press(widget, "clans-hint")
    assert say("clans.widget.hint_shared", language, player="Ann") in caption(widget)
    assert table(widget) == ""
    press(widget, "clans-hint")
    assert table(widget)
