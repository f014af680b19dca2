"""What a click on the course means, and what is pointed at."""

from __future__ import annotations

from random import Random

import pytest

from clans_widget.clann import Game, Move, Position
from clans_widget.clann.staging import pointing
from clans_widget.clann.staging.clicking import BlackFace, NothingThere, OutOfPlace, clicked
from clans_widget.clann.staging.places import place_of, standing_at
from clans_widget.core.errors import Refusal
from clans_widget.core.marks import Marks
from clans_widget.words import LANGUAGES
from tests.clann.rules.test_games import played
from tests.clann.rules.told import at
from tests.speeds import many

HERE = at("A9,h,x,t2/C1,h,B9,h C7 1 36")
"""Player 1 has Tall on the ring, Stout at home, Slim arrived, Small in the Treasure."""

BLACK = at("A9,h,h,h/C1,h,h,h A12 1 35k")
"""A black face; by a 3 Tall would reach the Knight."""


@pytest.mark.parametrize(
    ("chosen", "place", "then"),
    [
        ((), "die-1", ("3",)),
        ((), "die-2", ("6",)),
        (("3",), "die-1", ()),  # a second click takes it back
        (("3",), "die-2", ("6",)),
        ((), "A9", ("?", "1")),
        ((), "A-h2", ("6", "2")),  # only a six brings it in
        ((), "A-t2", ("3", "4")),
        (("?", "1"), "A9", ()),
        (("?", "1"), "die-2", ("6", "1")),
        (("6",), "A9", ("6", "1")),
        ((), "A12", ("3", "1")),  # where only one die carries only one of them
        (("?", "1"), "B1", ("6", "1")),
        (("?", "1"), "A-h2", ("6", "2")),  # another one after all
        ((), None, ()),
        (("3",), None, ()),
    ],
)
def test_a_click_chooses_a_die_who_moves_or_where_to(
    chosen: tuple[str, ...], place: str | None, then: tuple[str, ...]
) -> None:
    assert clicked(HERE, chosen, place) == then


def test_the_knight_is_chosen_where_it_may_move_and_is_a_target_where_it_may_not() -> None:
    assert clicked(BLACK, (), "A12") == ("?", "N")
    assert clicked(BLACK, ("?", "1"), "A12") == ("3", "1")
    assert clicked(BLACK, ("5",), "A12") == ("5", "N")
    plain = at("A9,h,h,h/C1,h,h,h A12 1 35")
    assert clicked(plain, (), "A12") == ("3", "1")


def test_where_somebody_is_put_down_every_cell_means_itself() -> None:
    chosen = ("3", "1")
    assert at("A9,h,h,h/C1,h,h,h A12 1 35").choose(*chosen).stage == "put"
    position = at("A9,h,h,h/C1,h,h,h A12 1 35")
    assert clicked(position, chosen, "A9") == ("3", "1", "A9")
    assert clicked(position, chosen, "die-2") == ("5",)
    assert clicked(position, chosen, "arrival") == ()


def test_in_the_set_up_a_click_chooses_who_waits_and_a_cell_for_the_knight() -> None:
    start = Position.start(players=2)
    assert clicked(start, (), "A-h3") == ("3",)
    knight = start.play("+3").position.play("+1").position
    assert clicked(knight, (), "C7") == ("C7",)
    for position, place in ((knight, "A-h1"), (knight, "arrival"), (start, "C7"), (start, "B-h1")):
        with pytest.raises(Refusal) as caught:
            clicked(position, (), place)
        assert caught.value.rule == "K3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_click_that_is_out_of_place_is_answered_in_words_and_not_in_notation(
    language: str,
) -> None:
    start = Position.start(players=2)
    knight = start.play("+3").position.play("+1").position
    said = []
    for position in (start, knight):
        with pytest.raises(OutOfPlace) as caught:
            clicked(position, (), "arrival")
        said.append(caught.value.in_language(language))
    assert knight.choose().options[0] in said[1]
    assert not any(sign in text for text in said for sign in "+>")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_place_that_means_nothing_is_refused_in_words_with_a_rule(language: str) -> None:
    with pytest.raises(BlackFace) as black:
        clicked(BLACK, (), "die-3")
    with pytest.raises(NothingThere) as nobody:
        clicked(HERE, (), "D9")
    two_at_home = at("h,h,x,A9/C1,h,h,h C7 1 6")
    with pytest.raises(NothingThere) as several:
        clicked(two_at_home, (), "A1")
    said = {caught.value.in_language(language) for caught in (black, nobody, several)}
    assert len(said) == 3
    assert (black.value.rule, nobody.value.rule) == ("K6", "K4")


def test_a_click_on_an_opponent_out_of_reach_is_refused() -> None:
    with pytest.raises(NothingThere):
        clicked(HERE, (), "C1")


def test_after_a_whole_move_a_click_begins_anew() -> None:
    assert clicked(HERE, ("3", "1"), "die-2") == ("6",)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_legal_move_can_be_made_by_clicks_alone_on_three_ways(players: int) -> None:
    for seed in range(many(3)):
        chance = Random(seed)
        game = played(players, seed, chance.randrange(200))
        if game.position.is_over or game.position.can_roll:
            continue
        for move in game.position.legal_moves():
            for way in clicks(game.position, move, chance):
                assert chosen_by(game.position, way) == parts_of(move)


def parts_of(move: Move) -> tuple[str, ...]:
    parts = (str(move.die) if move.die else "", move.who if move.die or not move.put else "")
    return tuple(filter(None, (*parts, move.put)))


def clicks(position: Position, move: Move, chance: Random) -> list[list[str]]:
    """Ways to click on a move: from the die, from who moves, and in the set-up on what it is."""
    if not move.die:
        return [[move.put or place_of(position, move.who)]]
    dice = [f"die-{k}" for k, die in enumerate(position.dice.left, 1) if die == move.die]
    die, who = chance.choice(dice), place_of(position, move.who)
    put = [move.put] if move.put else []
    only = {each.die for each in position.legal_moves() if each.who == move.who} == {move.die}
    return [[die, who, *put], [who, *([] if only else [die]), *put]]


def chosen_by(position: Position, places: list[str]) -> tuple[str, ...]:
    chosen: tuple[str, ...] = ()
    for place in places:
        chosen = position.choose(*clicked(position, chosen, place)).chosen
    return chosen


# What is pointed at


def test_a_die_shows_where_it_carries_everybody() -> None:
    assert pointing.pointed(HERE, ("6",), None, None).arrows == (("A9", "B1"), ("A-h2", "A1"))
    assert pointing.pointed(HERE, (), "die-2", None).arrows == (("A9", "B1"), ("A-h2", "A1"))


def test_a_character_shows_where_each_die_carries_it_and_a_cell_who_comes() -> None:
    ways = (("A9", "A12"), ("A9", "B1"))
    assert pointing.pointed(HERE, ("?", "1"), None, None).arrows == ways
    assert pointing.pointed(HERE, (), "A9", None).arrows == ways
    assert pointing.pointed(HERE, (), "B1", None).arrows == ways[1:]
    assert pointing.pointed(HERE, (), "D9", None) == pointing.pointed(HERE, (), None, None)
    assert pointing.pointed(HERE, (), None, None) == Marks()


def test_the_cells_are_lit_where_somebody_may_be_put_down() -> None:
    knight = at("A1,h,h,h/C1,h,h,h - 1 -")
    lit = pointing.pointed(knight, (), None, None).highlights
    assert len(lit) == 56 - 2
    assert not {"A1", "C1"} & set(lit)
    pushed = at("A9,h,h,h/C1,h,h,h A12 1 35")
    marks = pointing.pointed(pushed, ("3", "1"), None, None)
    assert marks.arrows == (("A9", "A12"),)
    assert "A9" in marks.highlights
    assert not {"A12", "C1"} & set(marks.highlights)


def test_in_the_set_up_those_are_lit_who_may_be_chosen() -> None:
    marks = pointing.pointed(Position.start(players=2), (), None, None)
    assert marks.highlights == ("A-h1", "A-h2", "A-h3", "A-h4")
    assert pointing.movable(Position.start(players=2)) == marks.highlights


def test_nothing_is_lit_while_the_dice_are_to_be_rolled() -> None:
    rolling = at("A9,h,h,h/C1,h,h,h A12 1 -")
    assert pointing.pointed(rolling, (), "A9", None) == Marks()
    assert pointing.movable(rolling) == ()


def test_who_can_move_is_seen_and_who_cannot_is_not() -> None:
    assert pointing.movable(HERE) == ("A9", "A-t2", "A-h2")
    assert pointing.movable(BLACK) == ("A9", "A12")


def test_who_stands_in_the_way_is_shown_with_a_refusal_and_nothing_without_one() -> None:
    position = at("A9,A12,h,h/C1,h,h,h C7 1 3")
    refused = position.why_not("3-1")
    assert refused is not None
    marks = pointing.pointed(position, (), None, refused.error)
    assert (marks.highlights, marks.faded) == (("A12",), True)
    assert pointing.pointed(position, (), None, BlackFace()) == Marks()


def test_an_imagined_move_has_an_arrow_and_another_for_whom_it_displaces() -> None:
    pushed = at("A9,h,h,h/C1,h,h,h A12 1 35")
    move = Move.from_text
    assert pointing.marks_of(pushed, move("5-1")).arrows == (("A9", "A14"),)
    assert pointing.marks_of(pushed, move("3-1>B4")).arrows == (("A9", "A12"), ("A12", "B4"))
    start = Position.start(players=2)
    assert pointing.marks_of(start, move("+3")).highlights == ("A-h3",)


# Where everybody stands


@pytest.mark.parametrize("players", [2, 3, 4])
def test_who_stands_at_a_place_is_who_is_looked_for_there(players: int) -> None:
    for seed in range(many(5)):
        position = played(players, seed, 60 * (seed + 2)).position
        for who in "1234N":
            place = place_of(position, who)
            assert standing_at(position, place) == ("" if place == "arrival" else who)


def test_places_of_other_players_are_at_their_own_arms() -> None:
    position = Game.new(["Ann", "Bob", "Cleo"], seed=1).position
    assert [place_of(position, "4", player) for player in (1, 2, 3)] == ["A-h4", "B-h4", "C-h4"]
    assert standing_at(position, "B-h4") == ""
