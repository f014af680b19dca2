"""Every step has a sentence in every language, and it says who, where and why."""

from __future__ import annotations

import re
from functools import cache

import pytest

from clans_widget.clann import Event, Game
from clans_widget.clann.captions import caption
from clans_widget.clann.naming import named, of_player, owner
from clans_widget.clann.rules import steps
from clans_widget.core.step import Step
from clans_widget.words import LANGUAGES, Voice
from tests.clann.rules.test_games import played
from tests.clann.rules.told import HOME, at

PLAYERS = ("Ann", "Bob", "Cid", "Yves")
KINDS = {kind.__name__ for kind in steps.Step.__subclasses__()}

every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def games() -> tuple[Game, ...]:
    """Whole games of two, three and four players."""
    return tuple(played(players, seed, 5000) for players, seed in ((2, 1), (3, 2), (4, 4)))


def said(event: Event, language: str = "en") -> list[str]:
    """The sentences of an event."""
    return [caption(step, Voice(language, PLAYERS)) for step in event.steps]


def roll(text: str, ordinary: tuple[int, ...], black: int | str | None = None) -> str:
    """The sentence of a roll."""
    return said(at(text).roll(ordinary, black))[0]


@every_language
def test_every_step_of_whole_games_has_a_whole_sentence(language: str) -> None:
    seen = set()
    for game in games():
        assert game.position.is_over
        for step in game.steps:
            text = caption(step, Voice(language, PLAYERS))
            assert re.fullmatch(r"(?:[“„«]\s?)?[A-ZÀ-Ý].*[.!]", text), text
            assert not re.search(r"[{}_]|\bNone\b|\bTrue\b|  |clann\.", text), text
            seen.add(step.name)
    assert seen == KINDS


@every_language
def test_sentences_name_whom_they_are_about(language: str) -> None:
    voice = Voice(language, PLAYERS)
    for step in (step for game in games() for step in game.steps):
        text = caption(step, voice)
        assert all(name in text for name in about(step)), text


def about(step: Step) -> set[str]:
    """The names, cells and points that a sentence must not leave out."""
    given = {field: getattr(step, field, None) for field in ("player", "by_player", "following")}
    if isinstance(step, steps.TurnEnded):
        del given["player"]  # that turn is over
    names = {PLAYERS[number - 1] for number in given.values() if isinstance(number, int)}
    cells = {str(getattr(step, "cell", ""))}
    if isinstance(step, steps.KnightMoved | steps.CharacterMoved):
        cells |= {str(step.die), step.target.removeprefix("t")}
    if isinstance(step, steps.CharacterMoved) and step.rule == "K4":
        cells.add(step.source)
    return names | cells


def test_who_pushes_the_knight_is_who_has_just_moved() -> None:
    pushes = [
        (before, step)
        for game in games()
        for before, step in zip(game.steps, game.steps[1:], strict=False)
        if isinstance(step, steps.KnightPushed)
    ]
    assert len(pushes) > 3
    for before, step in pushes:
        assert isinstance(before, steps.CharacterMoved | steps.CharacterEntered)
        for language in LANGUAGES:
            voice = Voice(language, PLAYERS)
            told = caption(step, voice)
            assert named(before.character, voice) in told
            assert told.count(voice.name(before.player)) == 1
            assert of_player(before.player, before.character, voice) in caption(before, voice)


@pytest.mark.parametrize(
    ("text", "move", "why"),
    [
        ("A5,h,h,h/h,A8,h,h C7 1 3", "3-1", "Tall ranks above Stout."),
        ("h,h,h,A5/A8,h,h,h C7 1 3", "3-4", "Small is the only one who beats Tall."),
        (
            "h,h,A12,h/B1,h,h,h C7 1 3",
            "3-3",
            "on a Crown other than its own, a character has lost its rank.",
        ),
        (
            "h,h,A11,h/A14,h,h,h C7 1 3",
            "3-3",
            "on a Gate other than its own, a character has lost its rank.",
        ),
    ],
)
def test_it_is_said_why_a_character_goes_home(text: str, move: str, why: str) -> None:
    sent = next(part for part in said(at(text).play(move)) if "home" in part)
    assert "Ann’s" in sent
    assert "sends Bob’s" in sent
    assert sent.endswith(f"home: {why}")


def test_it_is_said_why_the_knight_walks() -> None:
    by_k5 = said(at("A1,h,h,h/h,h,h,C1 C7 1 6k").play("6-N"))[0]
    assert (
        by_k5 == "With the black face, Ann gives the 6 to the Black Knight, who walks from C7 "
        "to C13."
    )
    alone = said(at("h,h,h,h/h,h,h,C1 C7 1 5").play("5-N"))[0]
    assert alone.startswith("Ann has no character that can use the 5, so the Black Knight walks")


def test_a_roll_says_what_the_dice_ask_for() -> None:
    start = "A1,h,h,h/h,h,h,C1 C7 1 -"
    assert roll(start, (2, 5), 1) == "Ann rolls 2, 5 and 1 on the black die."
    assert "at least one of the other dice" in roll(start, (2, 5), "k")
    assert "the two dice that show 2 are" in roll(start, (2, 2), 5)
    assert "the two dice that show 5 are" in roll(start, (2, 5), 5)
    assert roll(start, (6, 6), 6).endswith(
        "A triple: all three dice are rolled again once they are used."
    )
    again = roll("A1,h,h,h/h,h,h,C1 C7 1 +os", (4,), "k")
    assert again.startswith("Ann rolls the identical dice again: 4 and the black face.")
    assert again.endswith("the other die is for the Black Knight.")
    assert "black" not in roll("A1,h,h,h/h,h,h,C1 C7 1 +oo", (2, 5))


@pytest.mark.parametrize(
    ("put", "english", "french"),
    [
        ("A10", "one cell gained.", "gagner une case."),
        ("A12", "3 cells gained.", "gagner 3 cases."),
        ("A8", "one cell lost.", "perdre une case."),
        ("D13", "46 cells gained.", "gagner 46 cases."),
    ],
)
def test_whom_the_knight_takes_gains_or_loses_cells(put: str, english: str, french: str) -> None:
    event = at("h,h,A9,h/h,h,h,C1 A4 1 5k").play(f"5-N>{put}")
    _, taken, placed, *_ = said(event)
    assert taken == "The Black Knight strikes on A9 and drives Ann’s Slim away, whatever the rank."
    assert placed == f"Ann puts Slim down on {put}: {english}"
    assert said(event, "fr")[2].endswith(french)


def test_the_way_to_the_arrival_is_told_cell_by_cell() -> None:
    clan = "x,{},h,h/h,h,h,C1 C7 1 {}"
    told = [
        said(at(clan.format(place, die)).play(f"{die}-2"))[0]
        for place, die in (("D10", 4), ("D14", 2), ("t2", 3), ("t6", 1))
    ]
    gate, first, on, there = told
    assert gate.startswith("The 4 carries Ann’s Stout onto the Gate D14, which takes the exact")
    assert first.startswith("The 2 carries Ann’s Stout from the Gate onto cell 2 of the Treasure,")
    assert on == "The 3 carries Ann’s Stout on in the Treasure, from cell 2 to cell 5."
    assert there == (
        "The 1 carries Ann’s Stout to the Arrival by exact count: two of the four are there."
    )


@every_language
def test_each_arrival_says_how_many_are_there(language: str) -> None:
    ends = {
        "en": (
            "one of the four is",
            "two of the four are",
            "three of the four are",
            "all four are",
        ),
        "fr": ("l’un des quatre y est", "deux des quatre", "trois des quatre", "les quatre y sont"),
        "nl": ("er nu één van de vier", "twee van de vier", "drie van de vier", "alle vier"),
    }
    for there, end in enumerate(ends[language]):
        clan = ",".join(["x"] * there + ["t6"] + ["h"] * (3 - there))
        event = at(f"{clan}/{HOME} C7 1 1").play(f"1-{there + 1}")
        assert end in said(event, language)[0]


def test_two_partners_win_together() -> None:
    last = "t6,x,x,x"
    alone, first, third = (
        said(at(f"{'/'.join(clans)} C7 {player} 1").play("1-1"))[-1]
        for clans, player in (
            ((last, HOME), 1),
            ((last, HOME, HOME, HOME), 1),
            ((HOME, HOME, last, HOME), 3),
        )
    )
    assert alone == "Ann has all four characters at the Arrival and wins!"
    assert first == "Ann has all four characters at the Arrival and wins together with Cid!"
    assert third == "Cid has all four characters at the Arrival and wins together with Ann!"


@pytest.mark.parametrize(
    ("name", "whose"),
    [
        ("Bob", "de Bob"),
        ("Ann", "d’Ann"),
        ("Élise", "d’Élise"),
        ("Yves", "d’Yves"),
        ("Yann", "de Yann"),
        ("Hans", "de Hans"),
        ("U", "d’U"),
        ("Y", "de Y"),
        ("Joueur 1", "du joueur 1"),
    ],
)
def test_french_says_whose_it_is(name: str, whose: str) -> None:
    assert owner(1, Voice("fr", (name,))) == whose


def test_players_without_names_have_numbers() -> None:
    sent = at("A5,h,h,h/h,A8,h,h C7 1 3").play("3-1").steps[1]
    assert caption(sent).startswith("On A8 Player 1’s Tall sends Player 2’s Stout home")
    assert "le Grand du joueur 1 renvoie le Gros du joueur 2" in caption(sent, "fr")
    assert "stuurt de Lange van Speler 1 de Dikke van Speler 2" in caption(sent, "nl")
