"""Every refusal is a sentence, in three languages, that names the rule, and changes nothing."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from typing import Any, Final

import pytest

from clans_widget.clann import (
    Course,
    CourseError,
    Game,
    GameError,
    IllegalMove,
    Move,
    NotationError,
    Position,
    RollError,
)
from clans_widget.clann.errors import RULE_OF_REASON
from clans_widget.core.chance import Roll
from clans_widget.core.errors import Refusal
from clans_widget.words import LANGUAGES, Voice, keys
from tests.clann.rules.told import at
from tests.clans.rules.errors.sentences import assert_filled_in, assert_well_said

Cause = Callable[[], object]

READY: Final = "A1,h,h,h/h,h,h,C1 C7 1 -"
OVER: Final = "x,x,x,x/h,h,h,C1 C7 1 -"


def play(text: str, move: str) -> Cause:
    return lambda: at(text).play(move)


def roll(dice: str, *shown: Any) -> Cause:
    return lambda: at(READY[:-1] + dice).roll(*shown)


def read_roll(dice: str, *faces: str) -> Cause:
    """A roll as a record has it, where these dice are to be rolled."""
    position = at(READY[:-1] + dice)
    return lambda: Game.new(["Ann", "Bob"], position=position)._rolled(position, Roll(faces))


def on_course(said: str) -> str:
    """A record whose header says this of its course."""
    return f'[Course "{said}"] {Game.new(["Ann", "Bob"]).to_text()}'


def read(text: str) -> Cause:
    return lambda: Position.from_text(text)


ILLEGAL: Final[dict[str, Cause]] = {
    "unknown_cell": play("h,h,A1,h/h,h,h,C1 - 1 -", "N>D15"),
    "wrong_phase.choose": play("h,h,h,h/h,h,h,h - 1 -", "5-1"),
    "wrong_phase.knight": play("h,h,A1,h/h,h,h,C1 - 1 -", "5-1"),
    "wrong_phase.roll": play(READY, "5-1"),
    "wrong_phase.use": play("A1,h,h,h/h,h,h,C1 C7 1 5", "+1"),
    "wrong_die": play("A1,h,h,h/h,h,h,C1 C7 1 5", "4-1"),
    "own_character.ring": play("A1,A6,h,h/h,h,h,C1 C7 1 5", "5-1"),
    "own_character.treasure": play("t1,t6,h,h/h,h,h,C1 C7 1 5", "5-1"),
    "partner.ring": play("A1,h,h,h/h,h,h,h/A6,h,h,h/h,h,h,h C7 1 5", "5-1"),
    "partner.crown": play("h,h,h,h/h,h,h,h/A1,h,h,h/h,h,h,h C7 1 6", "6-1"),
    "higher_rank.equal": play("A2,h,h,h/A7,h,h,h C7 1 5", "5-1"),
    "higher_rank.higher": play("h,A2,h,h/A7,h,h,h C7 1 5", "5-2"),
    "past_gate": play("D13,h,h,h/h,h,h,C1 C7 1 5", "5-1"),
    "past_arrival.far": play("t5,h,h,h/h,h,h,C1 C7 1 5", "5-1"),
    "past_arrival.there": play("x,A1,h,h/h,h,h,C1 C7 1 5", "5-1"),
    "home_needs_six": play("A1,h,h,h/h,h,h,C1 C7 1 5", "5-2"),
    "crown_taken": play("A1,h,h,h/h,h,h,C1 C7 1 6", "6-2"),
    "character_can_move": play("A1,h,h,h/h,h,h,C1 C7 1 5", "5-N"),
    "knight_must_move": play("A1,h,h,h/h,h,h,C1 C7 1 5k", "5-1"),
    "put_down_needed.character": play("h,h,h,h/h,B7,h,h B4 1 3", "3-N"),
    "put_down_needed.knight": play("A1,h,h,h/h,h,h,C1 A6 1 5", "5-1"),
    "put_down_wrong.character": play("h,h,h,h/h,B7,h,h B4 1 3", "3-N>B7"),
    "put_down_wrong.marked": play("h,h,h,h/h,B7,h,h B4 1 3", "3-N>C1"),
    "put_down_wrong.knight": play("A1,h,h,h/h,h,h,C1 A6 1 5", "5-1>C1"),
    "put_down_wrong.first": play("h,h,A1,h/h,h,h,C1 - 1 -", "N>A1"),
    "put_down_wrong.nobody": play("A1,h,h,h/h,h,h,C1 C7 1 5", "5-1>B4"),
    "game_over": play(OVER, "5-1"),
}

NOTATION: Final[dict[str, Cause]] = {
    "move": lambda: Move.from_text("5-5"),
    "four_fields": read("h,h,h,h/h,h,h,h - 1"),
    "players": read("h,h,h,h - 1 -"),
    "characters": read("h,h,h/h,h,h,h - 1 -"),
    "place": read("h,h,h,E1/h,h,h,h - 1 -"),
    "treasure": read("t7,h,h,h/h,h,h,h C7 1 -"),
    "cell": read("h,h,h,h/h,h,h,h C15 1 -"),
    "player": read("h,h,h,h/h,h,h,h C7 3 -"),
    "dice": read("h,h,h,h/h,h,h,h C7 1 55"),
    "one_on_a_cell": read("A1,A1,h,h/h,h,h,h C7 1 -"),
    "set_up": read("A2,h,h,h/h,h,h,h - 2 -"),
    "player_in_set_up": read("A1,h,h,h/h,h,h,h - 1 -"),
    "winner": read("x,x,x,x/h,h,h,h C7 2 -"),
    "no_dice": read("x,x,x,x/h,h,h,h C7 1 5"),
}

OTHERS: Final[dict[str, tuple[type[Refusal], Cause]]] = {
    "course.none": (CourseError, lambda: Position.start(14)),  # type: ignore[arg-type]
    "course.arm": (CourseError, lambda: Course(6, 6)),
    "course.treasure": (CourseError, lambda: Course(14, 0)),
    "game.players": (GameError, lambda: Game.new(["Ann"])),
    "game.position": (GameError, lambda: Game.new(["Ann", "Bob"], position=READY)),  # type: ignore[arg-type]
    "game.character": (GameError, lambda: at(READY).where(1, 4)),
    "game.position_players": (
        GameError,
        lambda: Game.new(["Ann", "Bob", "Cid"], position=at(READY)),
    ),
    "game.course": (GameError, lambda: Game.from_text(on_course("20"))),
    "game.other_course": (
        GameError,
        lambda: Game.from_text(on_course("20 6"), course=Course.standard()),
    ),
    "roll.not_now": (RollError, roll("5", (2, 5), 1)),
    "roll.ordinary.oos": (RollError, roll("-", (2,), 1)),
    "roll.ordinary.oo": (RollError, roll("+oo", (2,))),
    "roll.ordinary.os": (RollError, roll("+os", (2, 5), 1)),
    "roll.no_black": (RollError, roll("+oo", (2, 5), 1)),
    "roll.black": (RollError, roll("-", (2, 5), 3)),
    "roll.written.oos": (RollError, read_roll("-", "2", "5")),
    "roll.written.oo": (RollError, read_roll("+oo", "2", "k")),
    "roll.written.os": (RollError, read_roll("+os", "2", "5", "1")),
    "roll.ascending": (RollError, read_roll("-", "5", "2", "1")),
}

FAULTS: Final[dict[str, tuple[type[Refusal], Cause]]] = {
    **{f"clann.illegal.{name}": (IllegalMove, cause) for name, cause in ILLEGAL.items()},
    **{
        f"clann.notation.expected.{name}": (NotationError, cause)
        for name, cause in NOTATION.items()
    },
    **{f"clann.{name}": fault for name, fault in OTHERS.items()},
}

every_fault = pytest.mark.parametrize("key", FAULTS)


def refusal(key: str) -> Refusal:
    kind, cause = FAULTS[key]
    with pytest.raises(Refusal) as caught:
        cause()
    assert type(caught.value) is kind
    return caught.value


def test_every_sentence_of_refusal_is_reached_here() -> None:
    sections = ("illegal", "notation", "course", "game", "roll")
    ours = {key for key in keys() if key.startswith(tuple(f"clann.{name}." for name in sections))}
    assert FAULTS.keys() == ours
    assert ILLEGAL.keys() == RULE_OF_REASON.keys()


@every_fault
def test_a_fault_is_refused_with_its_own_sentence(key: str) -> None:
    error = refusal(key)
    said = {error.in_language(language) for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert isinstance(error, ValueError)
    if isinstance(error, NotationError):
        (name,) = (name for name in NOTATION if key.endswith(f".{name}"))
        assert error.expected_in("en") in str(error)
        assert error._expected.endswith(f".{name}")
    else:
        assert error.key == key


@every_fault
def test_a_sentence_can_be_formed_in_three_languages_and_kept(key: str) -> None:
    error = refusal(key)
    assert_well_said(error)
    assert_filled_in(error)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (type(error), str(error))


@pytest.mark.parametrize("reason", ILLEGAL)
def test_the_sentence_of_an_illegal_move_names_its_rule(reason: str) -> None:
    error = refusal(f"clann.illegal.{reason}")
    assert isinstance(error, IllegalMove)
    assert error.rule == RULE_OF_REASON[reason]
    assert error.rule in str(error)
    assert error.reason == reason.partition(".")[0]


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("higher_rank.equal", "Tall cannot go to A7: Bob’s Tall stands there, and equals do not"),
        ("higher_rank.higher", "Stout cannot go to A7: Bob’s Tall stands there and ranks above"),
        ("partner.ring", "Tall cannot go to A6: Cid’s Tall stands there, and partners do not"),
        ("partner.crown", "Tall cannot come in: Cid’s Tall stands on the Crown A1, and partners"),
    ],
)
def test_a_refusal_says_whose_character_stands_there(reason: str, said: str) -> None:
    told = refusal(f"clann.illegal.{reason}").in_voice(Voice("en", ("Ann", "Bob", "Cid", "Dee")))
    assert told.startswith(said)


def test_an_illegal_move_says_where_the_obstacle_is() -> None:
    error = refusal("clann.illegal.higher_rank.higher")
    assert isinstance(error, IllegalMove)
    assert error.obstacle == ("A7",)


@pytest.mark.parametrize(
    ("text", "move", "said"),
    [
        ("A1,h,h,h/h,h,h,C1 C7 1 26", "5-1", "Still to use: 2, 6 "),
        ("h,h,A1,h/h,h,h,C1 - 1 -", "N>D15", "from A1 to D14 "),
        ("h,h,h,h/h,h,D13,h A1 2 2", "2-3", "The Knight on A1 is pushed away"),
        ("A1,h,h,h/h,h,h,C1 A6 1 5", "5-1", "The Knight on A6 is pushed away"),
        ("h,h,h,h/A1,h,h,h D13 1 2", "2-N", "whoever stands on A1."),
        ("h,h,h,h/h,B7,h,h B4 1 3", "3-N", "whoever stands on B7."),
    ],
)
def test_an_illegal_move_says_what_would_help(text: str, move: str, said: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        at(text).play(move)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("key", "right"),
    [
        ("clann.course.none", Course.standard()),
        ("clann.game.position", Position.start(players=2)),
    ],
)
def test_the_example_in_a_sentence_works(key: str, right: object) -> None:
    example = str(refusal(key).values["example"])
    assert example in str(refusal(key))
    assert eval(example, {"Course": Course, "Position": Position}) == right


def test_who_asks_for_a_character_that_is_none_learns_which_there_are() -> None:
    with pytest.raises(GameError, match=r"no character 4: .* from 0 for Tall to 3 for Small"):
        at(READY).where(1, 4)


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("1. [2 5 k]", "roll"),
        ("1. +1 2. +4 3. N>C7 4. [5 2 k]", "ascending"),
        ("1. +1 2. +4 3. N>C7 4. [2 5]", "three dice"),
        ("1. +1 2. +4 3. N>C7 4. [2 5 3]", "3"),
        ("1. +1 2. +4 3. N>A1", "A1"),
    ],
)
def test_what_a_record_cannot_say_is_refused_where_it_stands(record: str, said: str) -> None:
    headers = Game.new(["Ann", "Bob"]).to_text().rpartition("]")[0] + "]"
    with pytest.raises(GameError, match=said):
        Game.from_text(f"{headers}\n\n{record}")


@pytest.mark.parametrize("cell", ["C15", "\ud800-", "\ud800"])
def test_a_cell_that_there_is_not_is_refused_whatever_its_letters(cell: str) -> None:
    with pytest.raises(NotationError, match="a cell of the ring"):
        Position.from_text(f"h,h,h,h/h,h,h,h {cell} 1 -")
