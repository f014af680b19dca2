"""The annotated game replays, speaks every language, and its comments tell what happens."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from clans_widget.clann import Event, Game, Position
from clans_widget.clann.rules import steps
from clans_widget.clann.rules.ranks import SMALL, TALL
from clans_widget.clann.samples import annotated_game
from clans_widget.core.records.record import Entry, Note
from clans_widget.words import LANGUAGES, keys, say

STOUT, SLIM = 1, 2
ANN, BOB = 1, 2


@cache
def game() -> Game:
    return annotated_game("en")


def event(ply: int) -> Event:
    return game().events[ply - 1]


def only(kind: type, happened: Event) -> Any:
    """The one step of a kind in an event."""
    (step,) = [step for step in happened.steps if type(step) is kind]
    return step


def notes(language: str) -> Iterator[Note]:
    """All notes, those of the variations too."""

    def of(line: tuple[Entry, ...]) -> Iterator[Note]:
        for entry in line:
            yield entry.note
            for variation in entry.variations:
                yield from of(variation)

    record = annotated_game(language).record()
    yield record.opening
    yield from of(record.line)


def test_it_is_a_whole_game_of_two_from_the_set_up_on() -> None:
    assert game().players == ("Ann", "Bob")
    assert game().start == Position.start(players=2)
    result = game().result()
    assert result is not None
    assert result.winners == ("Ann",)


def test_each_rule_of_the_game_is_seen() -> None:
    seen = {step.rule for step in game().steps}
    assert {f"K{number}" for number in range(3, 15)} <= seen


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_comes_back_from_its_text_with_all_that_is_said(language: str) -> None:
    told = annotated_game(language)
    again = Game.from_text(told.to_text())
    assert (again.events, again.notes) == (told.events, told.notes)
    assert again.to_text() == told.to_text()


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_comment_is_said_in_every_language(language: str) -> None:
    said = [note.comment for note in notes(language) if note.comment]
    names = [key for key in keys("en") if key.startswith("clann.sample.")]
    assert sorted(said) == sorted(say(name, language) for name in names)
    assert len(set(said)) == len(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_languages_name_the_same_cells_and_numbers(language: str) -> None:
    for own, other in zip(notes(language), notes("en"), strict=True):
        found = [sorted(re.findall(r"[A-D]?[0-9]+", note.comment)) for note in (own, other)]
        assert found[0] == found[1], own.comment


def test_languages_differ_in_comments_alone() -> None:
    moves = {annotated_game(language).moves for language in LANGUAGES}
    assert len(moves) == 1
    marks = {tuple(note.marks for note in notes(language)) for language in LANGUAGES}
    assert len(marks) == 1


def test_the_opening_names_the_moves_that_have_variations() -> None:
    having = [ply for ply in range(1, len(game().events) + 1) if game().variations(ply)]
    assert having == [66, 73, 111]
    for language in LANGUAGES:
        assert all(str(ply) in say("clann.sample.opening", language) for ply in having)


# What the comments claim, each under its name


def black() -> None:
    assert event(4).steps[0].black == "k"  # type: ignore[attr-defined]
    assert only(steps.CharacterMoved, event(5)).die == 3
    assert only(steps.KnightMoved, event(6)).rule == "K6"


def push() -> None:
    pushed = only(steps.KnightPushed, event(8))
    assert only(steps.CharacterMoved, event(8)).die == 5
    assert (pushed.source, pushed.cell) == ("C6", "D7")
    options = event(8).before.choose("5", "1").options
    assert {"B1", "D14"} <= set(options), "a Crown, a Gate"


def six() -> None:
    assert only(steps.CharacterEntered, event(11)).character == STOUT
    assert only(steps.CharacterMoved, event(11).before.play("6-1")).target == "A10"


def double() -> None:
    assert event(25).position.dice.again == "os"
    assert event(29).steps[0].is_again  # type: ignore[attr-defined]


def strike() -> None:
    placed = only(steps.CharacterPlaced, event(40))
    assert (placed.player, placed.character, placed.cell) == (ANN, TALL, "A2")
    course = game().start.course
    options = event(40).before.choose("5", "N").options
    assert min(options, key=lambda cell: course.progress(0, course.places[cell])) == "A2"


def gate() -> None:
    after = event(64).position
    course = after.course
    assert after.where(BOB, TALL) == "D14"
    assert course.places["D14"] == course.gates[0]
    assert course.gate - max(after.characters[ANN - 1]) == 35


def own() -> None:
    taken, placed = only(steps.CharacterTaken, event(66)), only(steps.CharacterPlaced, event(66))
    assert (taken.player, taken.character, event(66).before.mover) == (ANN, TALL, ANN)
    assert (placed.source, placed.cell, placed.gained) == ("A5", "D13", 50)


def again() -> None:
    placed = only(steps.CharacterPlaced, event(67))
    assert (placed.player, placed.character, placed.cell) == (ANN, SLIM, "D12")
    assert {only(steps.KnightMoved, event(ply)).rule for ply in (66, 67)} == {"K6"}


def other_order() -> None:
    first, second = game().branch(66).events[65:67]
    assert [type(step) for step in first.steps] == [steps.KnightMoved]
    assert only(steps.CharacterTaken, second).character == SLIM


def triple() -> None:
    assert event(68).position.dice.left == (6, 6, 6)
    assert event(72).before.dice_to_roll == "oos"


def behind() -> None:
    after = event(74).position
    assert only(steps.KnightMoved, event(74)).die == 6
    where = after.where(BOB, TALL), after.where(ANN, TALL), after.where(ANN, SLIM)
    assert where == ("D14", "D13", "D12")


def away() -> None:
    assert game().branch(73).events[73].position.where(BOB, TALL) == "A6"


def nobody() -> None:
    other = game().branch(73).events
    assert other[74].move == event(75).move
    assert str(other[75].move) == str(event(76).move)
    assert steps.CharacterSentHome not in map(type, other[75].steps)


def rank_lost() -> None:
    sent = only(steps.CharacterSentHome, event(76))
    assert (sent.player, sent.character, sent.by_character) == (BOB, TALL, SLIM)
    assert (sent.rule, sent.cell) == ("K10", "D14")
    assert event(76).before.characters[BOB - 1][TALL] == 27


def treasure() -> None:
    moved = only(steps.CharacterMoved, event(77))
    assert (moved.player, moved.character, moved.target) == (ANN, SLIM, "t2")


def exact() -> None:
    arrived = only(steps.CharacterArrived, event(103))
    assert (arrived.source, arrived.die) == ("t6", 1)
    way = [only(steps.CharacterMoved, event(ply)) for ply in (99, 100)]
    assert [(step.character, step.die) for step in way] == [(TALL, 1), (TALL, 6)]


def twelve() -> None:
    before = event(109).before
    assert (before.where(ANN, SMALL), before.where(BOB, TALL)) == ("B8", "C6")
    way = [only(steps.CharacterMoved, event(ply)) for ply in (109, 110, 111)]
    assert [(step.character, step.die) for step in way] == [(SMALL, 4), (SMALL, 5), (SMALL, 3)]


def small() -> None:
    sent = only(steps.CharacterSentHome, event(111))
    assert (sent.player, sent.character, sent.by_character) == (BOB, TALL, SMALL)
    homes = [step for step in game().steps if isinstance(step, steps.CharacterSentHome)]
    assert [(step.player, step.character) for step in homes] == [(BOB, TALL)] * 2


def spared() -> None:
    other = game().branch(111).events[110]
    assert only(steps.CharacterMoved, other).character == STOUT
    assert other.position.where(BOB, TALL) == "C6"


def double_again() -> None:
    rolls = [event(ply).steps[0] for ply in (112, 116, 119)]
    assert [type(step) for step in rolls] == [steps.DiceRolled] * 3
    assert {step.player for step in rolls} == {BOB}  # type: ignore[attr-defined]
    assert [event(ply).before.dice_to_roll for ply in (116, 119)] == ["os", "os"]


def no_use() -> None:
    before = event(151).before
    assert (before.where(ANN, SMALL), before.where(ANN, STOUT)) == ("D13", "t6")
    assert {only(steps.KnightMoved, event(ply)).rule for ply in (151, 152)} == {"K5"}
    for die in range(1, 7):
        position = Position.from_text(before.to_text().rpartition(" ")[0] + f" {die}")
        helps = any(not str(move).startswith(f"{die}-N") for move in position.legal_moves())
        assert helps == (die == 1)


def end() -> None:
    assert event(171).before.dice.left == (1, 5, 5)
    assert type(event(171).steps[-1]) is steps.GameEnded
    course = game().start.course
    assert course.arrival not in event(171).position.characters[BOB - 1]


CLAIMS: list[Callable[[], None]] = [
    *(black, push, six, double, strike, gate, own, again, other_order, triple, behind, away),
    *(nobody, rank_lost, treasure, exact, twelve, small, spared, double_again, no_use, end),
]


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.__name__)
def test_what_a_comment_claims_is_true(claim: Callable[[], None]) -> None:
    claim()


def test_each_comment_has_its_claims() -> None:
    names = {f"clann.sample.{claim.__name__}" for claim in CLAIMS} | {"clann.sample.opening"}
    assert names == {key for key in keys("en") if key.startswith("clann.sample.")}


def test_comments_stand_with_what_they_tell() -> None:
    told = {4: black, 8: push, 11: six, 25: double, 40: strike, 64: gate, 66: own, 67: again}
    told |= {68: triple, 74: behind, 76: rank_lost, 77: treasure, 103: exact, 109: twelve}
    told |= {111: small, 116: double_again, 151: no_use, 171: end}
    found = {ply: note.comment for ply, note in enumerate(game().notes) if note.comment and ply}
    expected = {ply: say(f"clann.sample.{claim.__name__}", "en") for ply, claim in told.items()}
    assert found == expected
