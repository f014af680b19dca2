"""What steps tell is what happened: whatever a sentence or a table says of a step rests on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import fields
from functools import cache
from typing import Any, Final

import pytest

from clans_widget.clann import Event
from clans_widget.clann.rules import steps
from clans_widget.core.chance import Roll
from tests.clann.rules.both import PLAYERS, random_game, state_of
from tests.clann.rules.naive_state import State, Who
from tests.clann.rules.told import at

Facts = dict[str, Any]
WHOLE: Final = 10**6
SEEDS: Final = range(5)


@cache
def events(players: int) -> list[Event]:
    """All that happens in some games, from the set-up to the end."""
    return [event for seed in SEEDS for event in random_game(players, seed, WHOLE).events]


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_a_step_tells_what_it_changes(players: int) -> None:
    for event in events(players):
        before = state_of(event.before)
        for step in event.steps:
            after = state_of(step.position)
            right = faces(event) if step.name == "DiceRolled" else {}
            assert facts(step) == right | RIGHT[step.name](before, after), event
            before = after


@pytest.mark.parametrize("players", PLAYERS)
def test_an_event_has_who_acts_and_goes_on_where_the_last_one_ended(players: int) -> None:
    for seed in SEEDS:
        game = random_game(players, seed, WHOLE)
        position = game.start
        for event, move in zip(game.events, game.moves, strict=True):
            assert (event.before, event.move) == (position, move)
            assert event.player == position.player
            assert event.steps[-1].position == event.position
            position = event.position
        assert position == game.position


def test_an_event_shows_itself_in_short() -> None:
    event = at("A1,h,h,h/h,h,h,C1 A6 1 5").play("5-1>B4")
    assert repr(event) == "<Event: player 1, 5-1>B4, 3 steps>"


@pytest.mark.parametrize("players", PLAYERS)
def test_each_kind_of_step_is_met(players: int) -> None:
    """Otherwise nothing would be said about it here."""
    met = {step.name for event in events(players) for step in event.steps}
    assert met == RIGHT.keys() == {kind.__name__ for kind in steps.Step.__subclasses__()}


def facts(step: steps.Step) -> Facts:
    return {
        field.name: getattr(step, field.name) for field in fields(step) if field.name != "position"
    }


def faces(event: Event) -> Facts:
    """What dice show, ascending, and then the black one if it was rolled."""
    assert isinstance(event.move, Roll)
    shown = [face if face == "k" else int(face) for face in event.move.faces]
    with_black = "s" in event.before.dice_to_roll
    ordinary = tuple(shown[:-1] if with_black else shown)
    assert ordinary == tuple(sorted(ordinary, key=int))
    return {"ordinary": ordinary, "black": shown[-1] if with_black else None}


def who_changed(before: State, after: State) -> Facts:
    """The one character that is elsewhere."""
    [(player, character)] = [who for who in before.where if before.where[who] != after.where[who]]
    return named((player, character))


def named(who: Who) -> Facts:
    player, character = who
    return {"player": player, "character": character - 1}


def from_where(before: State, after: State) -> str:
    return next(place for who, place in before.where.items() if place != after.where[who])


def to_where(before: State, after: State) -> str:
    return from_where(after, before)


def die(before: State, after: State) -> int:
    """The one that is left no longer."""
    left = [Counter(state.dice.partition("+")[0]) for state in (before, after)]
    [used] = [face for face in (left[0] - left[1]).elements() if face.isdigit()]
    return int(used)


def walked(before: State, after: State) -> Facts:
    """Who, and by which die."""
    who = who_changed(before, after)
    assert who["player"] == before.player
    return who | {"die": die(before, after)}


def on(state: State, cell: str) -> list[Who]:
    return [who for who, place in state.where.items() if place == cell]


def chosen(before: State, after: State) -> Facts:
    return who_changed(before, after) | {"cell": before.crown(before.player)}


def carried(before: State, after: State) -> Facts:
    target = to_where(before, after)
    source, to_gate = from_where(before, after), target == before.gate(before.player)
    return walked(before, after) | {"source": source, "target": target, "to_gate": to_gate}


def sent_home(before: State, after: State) -> Facts:
    cell, loser = from_where(before, after), who_changed(before, after)
    [winner] = [who for who in on(before, cell) if named(who) != loser]
    owned = (before.crown(loser["player"]), before.gate(loser["player"]))
    return loser | {
        "by_player": before.player,
        "by_character": winner[1] - 1,
        "cell": cell,
        "rank_lost": before.is_special(cell) and cell not in owned,
    }


def knight_walked(before: State, after: State) -> Facts:
    return {
        "player": before.player,
        "die": die(before, after),
        "source": before.knight,
        "target": after.knight,
        "by_black": "k" in before.dice.lower(),
    }


def taken(before: State, after: State) -> Facts:
    assert before == after
    [who] = on(before, before.knight)
    return named(who) | {"cell": before.knight}


def placed(before: State, after: State) -> Facts:
    who = who_changed(before, after)
    ring, crown = before.ring(), before.ring().index(before.crown(who["player"]))
    lap = ring[crown:] + ring[:crown]
    source, cell = from_where(before, after), to_where(before, after)
    gained = lap.index(cell) - lap.index(source)
    return who | {"source": source, "cell": cell, "gained": gained}


def ended(before: State, _: State) -> Facts:
    partner = {1: 3, 2: 4, 3: 1, 4: 2}[before.player] if len(before.numbers()) == 4 else None
    return {"player": before.player, "partner": partner}


RIGHT: Final[dict[str, Callable[[State, State], Facts]]] = {
    "CharacterChosen": chosen,
    "KnightPlaced": lambda _, after: {"cell": after.knight},
    "DiceRolled": lambda before, _: {"player": before.player, "is_again": before.dice != "-"},
    "CharacterEntered": lambda *both: walked(*both) | {"cell": to_where(*both)},
    "CharacterMoved": carried,
    "CharacterArrived": lambda *both: walked(*both) | {"source": from_where(*both)},
    "CharacterSentHome": sent_home,
    "KnightMoved": knight_walked,
    "CharacterTaken": taken,
    "CharacterPlaced": placed,
    "KnightPushed": lambda before, after: {"source": before.knight, "cell": after.knight},
    "TurnEnded": lambda before, after: {"player": before.player, "following": after.player},
    "GameEnded": ended,
}
"""What each kind of step has to tell, from the positions before and after it."""
