"""Who is who? Beliefs that follow the shown step, and cost nothing while nobody looks."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from threading import get_ident
from typing import Any

import pytest

from clans_widget import ClansWidget
from clans_widget.clans import COLORS, Game, Position
from clans_widget.clans.players import (
    Beliefs,
    GreedyPlayer,
    View,
)
from clans_widget.clans.players.inference import Inference
from clans_widget.clans.widget.who_is_who import table_of
from clans_widget.stage.face.animator import Animator
from clans_widget.stage.face.text.table_html import table_html
from clans_widget.words import LANGUAGES, Voice, say
from tests.clans.games import (
    last_move_game,
    random_game,
)
from tests.clans.widget.seats.bots import (
    a_while,
    new_game,
    until,
)
from tests.stage.hands import html_in, is_seen, part

pytestmark = pytest.mark.slow


def greedy_game(players: int = 3, *, moves: int = 1000) -> Game:
    game = new_game(players)
    while not game.position.is_over and len(game.turns) < moves:
        game.play(GreedyPlayer(1).choose(View.of(game)))
    return game


def told(widget: ClansWidget) -> list[list[int]]:
    """The percentages in the panel, a row for each player."""
    rows = html_in(widget, "clans-beliefs").partition("<tbody>")[2].split("<tr>")[1:]
    return [[int(n) for n in re.findall(r"<td>(\d+)", unescape(row))] for row in rows]


def chance(widget: ClansWidget, clan: str, player: str) -> float:
    """How likely a clan is to be a player's, at what is shown."""
    return float(widget.beliefs[player].to_dict()[clan])


def open_panel(widget: ClansWidget) -> None:
    part(widget, "clans-who").value = True


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_player_believes_what_bayes_says_of_the_moves_seen(players: int) -> None:
    game = greedy_game(players, moves=20)
    widget = ClansWidget(game, seen_by="Bob")
    exact = Beliefs.of(View.of(game, "Bob"))
    assert len(exact.chances) == {2: 4, 3: 12, 4: 24}[players]
    for seat, name in enumerate(game.players, start=1):
        assert widget.beliefs[name].to_dict() == pytest.approx(exact.about(seat), abs=1e-9)
    assert widget.beliefs.sum(axis="columns").to_list() == pytest.approx([1.0] * len(COLORS))


def test_an_onlooker_uses_no_card() -> None:
    game = greedy_game(moves=20)
    exact = Beliefs.of_an_onlooker(View.of(game, "Ann"))
    assert ClansWidget(game).beliefs["Cid"].to_dict() == pytest.approx(exact.about(3), abs=1e-9)


def test_beliefs_follow_the_shown_step() -> None:
    game = greedy_game(moves=12)
    widget = ClansWidget(game, seen_by="Ann")
    open_panel(widget)
    at_the_end = told(widget)
    assert at_the_end[1] == [round(100 * chance) for chance in widget.beliefs["Bob"]]
    widget.go_to(0)
    assert sorted(told(widget)[1]) == [0, 25, 25, 25, 25]
    assert widget.beliefs["Bob"].max() == 0.25
    widget.go_to(len(widget.steps))
    assert told(widget) == at_the_end


def test_cards_that_are_turned_over_are_known_from_that_step_on() -> None:
    widget = ClansWidget(last_move_game())
    widget.play("B5-C4:B2,C4")
    widget.go_to(len(widget.steps))
    assert chance(widget, "yellow", "Ann") == 1
    assert chance(widget, "black", "Bob") == 1
    revealing = next(k for k, step in enumerate(widget.steps, 1) if step.name == "ClanRevealed")
    widget.go_to(revealing - 1)
    assert chance(widget, "yellow", "Ann") < 1
    widget.go_to(revealing)
    assert chance(widget, "yellow", "Ann") == 1
    assert chance(widget, "black", "Bob") < 1


def test_where_no_cards_are_known_every_clan_is_as_likely_at_first() -> None:
    widget = ClansWidget(Position.start(seed=7))
    assert widget.beliefs["Player 1"].to_list() == pytest.approx([0.2] * 5)


def test_another_line_of_play_is_judged_by_its_own_moves() -> None:
    widget = ClansWidget(new_game())
    widget.play("A1-A2")
    one = widget.beliefs
    widget.undo()
    widget.play("B1-B2")
    other = widget.beliefs
    fresh = ClansWidget(new_game())
    fresh.play("B1-B2")
    assert other.equals(fresh.beliefs)
    assert not other.equals(one)


def test_a_closed_panel_thinks_nothing_and_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = ClansWidget(new_game())
    weighed: list[Any] = []
    monkeypatch.setattr(Inference, "at", lambda *_: weighed.append(1))
    sent: list[Any] = []
    monkeypatch.setattr(part(widget, "clans-who"), "_send", lambda *a, **_: sent.append(a))
    widget.play("A1-A2")
    widget.go_to(0)
    assert (sent, weighed) == ([], [])
    assert not is_seen(widget, "clans-beliefs")


def test_closing_the_panel_takes_it_away() -> None:
    widget = ClansWidget(new_game())
    open_panel(widget)
    assert is_seen(widget, "clans-beliefs")
    part(widget, "clans-who").value = False
    assert not is_seen(widget, "clans-beliefs")
    assert told(widget) == []


def test_many_moves_are_weighed_in_the_background(monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[int] = []
    weigh = Beliefs.after

    def noting(beliefs: Beliefs, *args: Any) -> Beliefs:
        threads.append(get_ident())
        return weigh(beliefs, *args)

    async def watch() -> None:
        widget = ClansWidget(greedy_game(moves=10), seen_by="Ann")
        open_panel(widget)
        await until(lambda: bool(told(widget)))
        assert threads
        assert get_ident() not in threads
        weighed = len(threads)
        widget.go_to(0)
        widget.go_to(len(widget.steps))
        assert told(widget)
        assert len(threads) == weighed == 10, "each move is weighed once"

    monkeypatch.setattr(Beliefs, "after", noting)
    asyncio.run(watch())


def test_what_was_thought_about_is_shown_and_no_motion_begins_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    motions: list[float] = []
    run = Animator.run

    def noting(animator: Animator, seconds: float, paint: Any) -> None:
        motions.append(seconds)
        run(animator, seconds, paint)

    monkeypatch.setattr(Animator, "run", noting)

    async def watch() -> None:
        widget = ClansWidget(greedy_game(moves=3), seen_by="Ann")
        widget.go_to(0)
        open_panel(widget)
        await until(lambda: bool(told(widget)))
        assert widget._who is not None
        who, before = widget._who, widget._who._known
        motions.clear()
        widget.next()
        assert len(motions) == 1
        assert motions[0] > 0
        assert who._known is before, "it is thought about"
        await until(lambda: who._known is not before)
        await a_while()
        assert len(motions) == 1, "what moves goes on"
        widget.close()

    asyncio.run(watch())


@pytest.mark.parametrize("language", LANGUAGES)
def test_beliefs_that_cannot_be_worked_out_are_asked_for_once(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def fails(*_: Any) -> Beliefs:
        asked.append(1)
        raise ZeroDivisionError("secret")

    async def watch() -> None:
        widget = ClansWidget(greedy_game(moves=3), language, seen_by="Ann")
        open_panel(widget)
        await until(lambda: bool(html_in(widget, "clans-beliefs")))
        for _ in range(5):
            widget.go_to(widget.step)
            await a_while()
        assert len(asked) == 1
        said = say("clans.widget.beliefs_failed", language, error="ZeroDivisionError")
        told_there = unescape(html_in(widget, "clans-beliefs"))
        assert said in told_there
        assert "secret" not in told_there
        monkeypatch.undo()
        widget.go_to(0)
        await until(lambda: bool(told(widget)))
        widget.close()

    monkeypatch.setattr(Inference, "at", fails)
    asyncio.run(watch())


def test_without_a_loop_a_failure_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = ClansWidget(new_game())
    monkeypatch.setattr(Inference, "at", lambda *_: 1 / 0)
    open_panel(widget)
    assert "ZeroDivisionError" in html_in(widget, "clans-beliefs")
    widget.go_to(0)
    assert widget.step == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panel_speaks_the_language_and_knows_the_fifth_clan(language: str) -> None:
    widget = ClansWidget(new_game(), language, fifth="white")
    open_panel(widget)
    html = html_in(widget, "clans-beliefs")
    assert say("clans.control.who", language) in unescape(html)
    assert say("clans.color.white", language) in html
    assert say("clans.color.black", language) not in html


def test_bars_are_as_wide_as_the_clans_are_likely() -> None:
    known = Beliefs.at_the_start(2, {1: "red"})
    html = table_html(table_of(known, ["<Ann>", "Bob"], Voice("en")))
    assert html.count("width:100.0%") == 1
    assert html.count("width:25.0%") == 4
    assert html.count("width:0.0%") == 5
    assert "&lt;Ann&gt;" in html


def test_beside_a_game_that_is_over_it_is_said_that_the_cards_lie_open() -> None:
    widget = ClansWidget(random_game(5))
    widget.go_to(9)
    open_panel(widget)
    assert say("clans.widget.beliefs", "en") in unescape(html_in(widget, "clans-beliefs"))
    part(widget, "clans-try").click()
    open_panel(widget)
    html = unescape(html_in(widget, "clans-beliefs"))
    assert max(max(row) for row in told(widget)) == 100
    assert say("clans.widget.beliefs_open", "en") in html
    assert say("clans.widget.beliefs", "en") not in html


def test_what_is_believed_at_a_turn_does_not_depend_on_the_way_there() -> None:
    game = random_game(5)
    inference = Inference()
    plies = (0, 9, 4, 15, 15, 2)
    for ply in plies:
        direct = Beliefs.at_the_start(3, {2: "blue"})
        for turn in game.turns[:ply]:
            direct = direct.after(turn.before, turn.move)
        found = inference.at(game.start, game.turns[:ply], {2: "blue"})
        assert found.about(1) == pytest.approx(direct.about(1))
    assert inference.has(game.start, game.turns[:15])
    assert not inference.has(game.start, game.turns[:16])
