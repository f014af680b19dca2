"""A board of Clans goes on from its state or its report, as far as its viewer may know it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from clans_widget import ClannWidget, ClansWidget, clann
from clans_widget.clans import Board, Game, Position
from clans_widget.core.errors import Refusal
from clans_widget.stage import actions as act
from tests.stage.toy_scenes import Taker

CLANS = {"Ann": "red", "Bob": "blue"}


def board(**options: Any) -> ClansWidget:
    game = Game.new(["Ann", "Bob"], seed=7, clans=CLANS, first="Ann")
    widget = ClansWidget(game, **options)
    widget.play("A1-A2")
    return widget


def test_another_board_of_the_game_goes_on_from_its_state() -> None:
    first = board(language="fr")
    first._do(act.Click("L5"))
    state = json.loads(json.dumps(first.state))
    second = ClansWidget(first.game, state=state)
    assert (second.step, second.language, second.state) == (first.step, "fr", state)


@pytest.mark.parametrize("state", [{"steps": 1}, {"marks": {"kind": "os:system"}}])
def test_what_is_no_state_is_refused(state: Any) -> None:
    with pytest.raises(Refusal):
        ClansWidget(Position.start(seed=7), state=state)


def test_a_report_holds_what_its_viewer_may_know_and_says_what_is_drawn() -> None:
    text = board(seen_by="Ann", bots={"Bob": "greedy"}, language="nl").report()
    assert "De clankaart van Bob" in text
    assert ("red" in text, "blue" in text) == (True, False)
    back = ClansWidget.from_report(text)
    assert back.game.clans(seen_by="Ann")["Ann"] == "red"
    assert back.game.clans(seen_by="Bob")["Bob"] not in ("?", "red")
    back.play(back.game.position.legal_moves()[0])
    assert len(back.game.turns) == 4, "the bot has a card to go on with"


def test_a_game_that_was_left_keeps_the_card_of_whoever_looks_and_no_other() -> None:
    widget = board(seen_by="Ann")
    widget._do(act.NewGame(2, sure=True))
    state = json.dumps(widget.state)
    assert ("red" in state, "blue" in state) == (True, False)
    assert state in widget.report()


def test_where_nobody_in_particular_looks_no_card_is_told() -> None:
    text = board().report()
    assert ("red" in text, "blue" in text) == (False, False)
    assert "Ann and Bob" in text


def test_where_all_is_open_nothing_is_drawn() -> None:
    text = ClansWidget(Position.start(seed=7)).report()
    assert len(text.splitlines()) == 6


def test_a_report_knows_how_its_author_wants_the_board() -> None:
    plain = json.loads(Board.standard().to_json())
    plain["territories"][1]["terrain"] = "steppe"
    other = Board.from_json(json.dumps(plain))
    widget = ClansWidget(Position.start(seed=7, board=other), fifth="white", layout="tall")
    back = ClansWidget.from_report(widget.report())
    assert back.position.board == other
    assert back.picture.svg() == widget.picture.svg()


def test_a_bot_from_elsewhere_is_given_again() -> None:
    text = board(bots={"Bob": Taker("C1-C2")}).report()
    back = ClansWidget.from_report(text, bots={"Bob": Taker("D1-D2")})
    assert back._scene.bots.seats.level(2) == "Taker"
    assert ClansWidget.from_report(text)._scene.bots.seats.level(2) == "person"


def test_options_that_no_board_has_are_refused() -> None:
    text = ClansWidget(Position.start(seed=7)).report()
    for options in ('{"colour": "red"}', '{"source": 1}', '{"state": {}}'):
        spoiled = text.replace("options {}", f"options {options}")
        with pytest.raises(Refusal):
            ClansWidget.from_report(spoiled)


@pytest.mark.slow
@pytest.mark.parametrize("kind", [ClansWidget, ClannWidget])
def test_a_hint_comes_back_with_its_reasons(kind: Any) -> None:
    starts = {ClansWidget: Game.new(["Ann", "Bob"], seed=7), ClannWidget: clann.Position.start()}
    widget = kind(starts[kind], seen_by="Ann" if kind is ClansWidget else None)
    widget._scene.do(act.Settle({"motion": False}))
    while widget.position.mover != 1:
        widget.play(widget.position.legal_moves()[0])
        widget.go_to(len(widget.steps))
    widget._scene.hint()
    back = kind.from_report(widget.report())
    scenes = widget._scene, back._scene
    first, second = (scene.production.advice(scene.hints.advised) for scene in scenes)
    assert first == second
    assert first.rows


def test_the_report_of_another_board_is_refused_with_the_way_to_read_it() -> None:
    text = ClannWidget(clann.Position.start()).report()
    with pytest.raises(Refusal, match=r"ClannWidget\.from_report"):
        ClansWidget.from_report(text)
