"""Tables of CLANN: their columns, and values that are right at every step."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pandas as pd
import pytest

from clans_widget.clann import CHARACTERS, Game, Position, tables
from clans_widget.clann.rows import characters, dice, sent_home, turns
from clans_widget.clann.rules.steps import (
    CharacterPlaced,
    CharacterSentHome,
    DiceRolled,
    TurnEnded,
)
from clans_widget.core.moment import Moment
from clans_widget.words import Voice
from tests.clann.rules.test_games import played
from tests.clann.rules.told import at

many_players = pytest.mark.parametrize("players", [2, 3, 4])


@cache
def game_of(players: int) -> Game:
    """A whole game."""
    return played(players, players, 5000)


def test_columns_are_those_that_are_promised() -> None:
    game = game_of(2)
    assert list(tables.characters(game).columns) == [
        *("place", "progress", "at_home", "arrived", "times_home")
    ]
    assert tables.characters(game).index.names == ["player", "character"]
    assert list(tables.dice(game).columns) == ["die", "shows", "state", "again"]
    assert list(tables.sent_home(game).columns) == [
        *("turn", "player", "by", "whose", "whom", "cell", "rule", "lost")
    ]
    assert list(tables.turns(game).columns) == ["player", "moves", "happened"]
    assert list(tables.moves(game).columns) == ["turn", "player", "move"]
    assert list(tables.steps(game.events[0]).columns) == ["rule", "step", "text"]


@many_players
def test_characters_are_where_the_position_has_them(players: int) -> None:
    game = game_of(players)
    frame = tables.characters(game)
    assert list(frame.index) == [(name, who) for name in game.players for who in CHARACTERS]
    clans = game.position.to_text().split(" ")[0].split("/")
    assert list(frame["place"]) == ",".join(clans).split(",")
    assert list(frame["at_home"]) == [place == "h" for place in frame["place"]]
    assert list(frame["arrived"]) == [place == "x" for place in frame["place"]]
    assert frame["times_home"].sum() == sum(isinstance(s, CharacterSentHome) for s in game.steps)
    winner = game.players[game.position.player - 1]
    assert frame.xs(winner)["progress"].to_list() == [62] * 4


def test_progress_counts_from_the_own_crown() -> None:
    rows = characters(Moment(at("A9,h,x,t2/h,h,B1,C1 C7 1 -"))).rows
    assert [row[1] for row in rows.values()] == [8, 0, 62, 57, 0, 0, 42, 0]


@many_players
def test_a_character_is_sent_home_as_often_as_it_stands_in_the_list(players: int) -> None:
    game = game_of(players)
    home = tables.sent_home(game)
    counted = Counter(
        (whose, whom)
        for whose, whom, rule in zip(home["whose"], home["whom"], home["rule"], strict=True)
        if rule != "K11"
    )
    times = tables.characters(game)["times_home"]
    assert {key: count for key, count in times.items() if count} == counted


@many_players
def test_what_is_lost_is_what_the_positions_before_and_after_say(players: int) -> None:
    game = game_of(players)
    rows = iter(tables.sent_home(game).itertuples())
    for event in game.events:
        for step in event.steps:
            if not isinstance(step, CharacterSentHome | CharacterPlaced):
                continue
            row = next(rows)
            seat, who = game.players.index(row.whose), CHARACTERS.index(row.whom)
            before, after = (
                max(0, position.characters[seat][who])
                for position in (event.before, event.position)
            )
            assert row.lost == before - after
            assert row.cell == event.before.where(seat + 1, who)
            assert row.player == game.players[event.player - 1]
            assert row.by == who_moved(str(event.move))
            assert row.rule == step.rule
    assert next(rows, None) is None


def who_moved(move: str) -> str:
    """Who moves, as the text of a move says."""
    return dict(zip("1234N", (*CHARACTERS, "knight"), strict=True))[move[2]]


def test_nobody_has_been_sent_home_yet() -> None:
    assert tables.sent_home(Game.new(["Ann", "Bob"])).empty
    assert sent_home(Moment(Position.start())).rows == {}


@many_players
def test_turns_together_are_the_record(players: int) -> None:
    game = game_of(players)
    frame = tables.turns(game)
    assert " ".join(frame["moves"]) == " ".join(str(event.move) for event in game.events)
    assert list(frame.index) == list(range(len(frame)))
    assert len(frame) == 2 + sum(isinstance(step, TurnEnded) for step in game.steps)
    names = list(frame["player"])
    assert names[0] == ""
    assert all(name == game.players[number % players] for number, name in enumerate(names[1:]))
    assert all(text.startswith("[") for text in frame["moves"][1:])
    assert frame["happened"].iloc[-1].endswith("the game is over")
    assert tables.moves(game).groupby("turn")["move"].agg(" ".join).to_dict() == dict(
        frame["moves"]
    )


@pytest.mark.parametrize("count", [1, 4, 500])
def test_a_ledger_can_be_cut_to_the_latest_turns(count: int) -> None:
    moment, voice = Moment.of(game_of(2), 150), Voice("en")
    whole, cut = turns(moment, voice).rows, turns(moment, voice, latest=count).rows
    assert list(cut.items()) == list(whole.items())[-count:]
    assert len(cut) == min(count, len(whole))


def test_a_turn_tells_in_brief_what_has_happened() -> None:
    position = at("A5,h,h,h/h,A8,h,h C7 1 36")
    game = Game.new(["Ann", "Bob"], position=position)
    for move in ("3-1", "6-4"):
        game.play(move)
    told = {language: tables.turns(game, language=language) for language in ("en", "fr", "nl")}
    assert [frame.loc[1, "happened"] for frame in told.values()] == [
        "Bob’s Stout goes home; Small comes in",
        "le Gros de Bob retourne au départ\u202f; le Petit entre",
        "de Dikke van Bob gaat naar huis; de Kleine komt binnen",
    ]


def test_tables_of_an_earlier_step_know_nothing_of_what_follows() -> None:
    game = game_of(3)
    for step in range(0, len(game.steps), 97):
        then = [part for part in game.steps[:step] if isinstance(part, CharacterSentHome)]
        frame = tables.sent_home(game, step=step)
        assert (frame["rule"] != "K11").sum() == len(then)
        assert tables.characters(game, step=step)["times_home"].sum() == len(then)
        assert len(tables.turns(game, step=step)) <= 1 + len(tables.turns(game))


@many_players
def test_dice_agree_with_the_position_at_every_step(players: int) -> None:
    game = game_of(players)
    for number in range(1, len(game.steps) + 1):
        moment = Moment.of(game, number)
        rows = list(dice(moment).rows.values())
        position: Position = moment.position
        left = [int(str(row[1])) for row in rows if row[2] == "left" and row[1] != "k"]
        assert sorted(left) == list(position.dice.left)
        again = Counter("o" if row[0] == "ordinary" else "s" for row in rows if row[3])
        assert again == Counter(position.dice.again)
        faces = [row[2] for row in rows if row[1] == "k"]
        assert ("left" in faces) == (position.dice.black == "k")
        if position.dice.again and not left:
            assert {row[2] for row in rows} <= {"roll"}
        if isinstance(moment.step, DiceRolled):
            assert all(row[2] == "left" for row in rows)
        if isinstance(moment.step, TurnEnded):
            assert rows == [
                ("ordinary", "", "roll", False),
                ("ordinary", "", "roll", False),
                ("black", "", "roll", False),
            ]


def shown(text: str) -> list[tuple[object, ...]]:
    """The dice of a position of which nobody knows how they were rolled."""
    return list(dice(Moment(at(f"A1,h,h,h/h,h,h,C1 C7 1 {text}"))).rows.values())


def test_a_position_alone_tells_what_it_can_of_its_dice() -> None:
    assert shown("25k")[2] == ("black", "k", "left", False)
    assert shown("25") == [("", "2", "left", False), ("", "5", "left", False)]
    assert [row[3] for row in shown("255+os")] == [False, True, True]
    assert [row[3] for row in shown("25+os")] == [None, None]
    assert [row[3] for row in shown("55+os")] == [True, True]
    assert [row[3] for row in shown("22+oos")] == [True, True]
    assert [row[3] for row in shown("2+oos")] == [True]
    assert shown("3K+oo") == [("", "3", "left", True), ("black", "k", "used", False)]
    assert shown("+os") == [("ordinary", "", "roll", True), ("black", "", "roll", True)]


def test_there_are_no_dice_in_the_set_up_and_at_the_end() -> None:
    assert dice(Moment(Position.start())).rows == {}
    assert tables.dice(game_of(2)).empty


def test_steps_are_told_by_name_and_in_a_language() -> None:
    event = at("A5,h,h,h/h,A8,h,h C7 1 3").play("3-1")
    frame = tables.steps(event, language="fr", players=("Ann", "Bob"))
    assert list(frame["rule"]) == ["K4", "K9", "K4"]
    assert str(frame.loc[2, "text"]).startswith("En A8, le Grand d’Ann renvoie le Gros de Bob")
    assert isinstance(tables.steps(game_of(2)), pd.DataFrame)
    assert len(tables.steps(game_of(2))) == len(game_of(2).steps)
