"""Parts of a move: what can be chosen, part by part, is exactly what is legal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given, settings

from clans_widget.clann import IllegalMove, Position
from clans_widget.core.choice import COMPLETE, PlainChoice
from tests.clann.rules.both import all_states, position_of
from tests.clann.rules.naive_state import State
from tests.clann.rules.told import at, texts
from tests.speeds import many

Parts = tuple[str, ...]

CORNERS = {
    "the first chooses": "h,h,h,h/h,h,h,h - 1 -",
    "the Knight is put down": "h,h,A1,h/h,h,h,C1 - 1 -",
    "to roll": "A1,h,h,h/h,h,h,C1 C7 1 -",
    "to roll again": "A1,h,h,h/h,h,h,C1 C7 1 +oo",
    "a die each": "A1,A3,h,h/h,h,h,C1 C7 1 256",
    "the same die twice": "A1,A3,h,h/h,h,h,C1 C7 1 255+os",
    "a black face": "A1,A3,h,h/h,h,h,C1 C7 1 25k",
    "the last die, a black face": "A1,A3,h,h/h,h,h,C1 C7 1 5k",
    "to the Knight's cell": "A1,h,h,h/h,h,h,C1 A6 1 5",
    "the Knight takes": "h,h,h,h/h,B7,h,h B4 1 3",
    "some dice for nobody": "h,h,t6,A7/h,h,h,C1 A4 1 35k",
    "over": "x,x,x,x/h,h,h,C1 C7 1 -",
}

STAGES = {"choose": ("who",), "knight": ("put",), "use": ("die", "who", "put")}

STRANGE = ("0", "1", "2", "3", "4", "5", "6", "7", "12", "N", "k", "", "٣", "A1", "D14", "D15")
"""What might be chosen, and mostly may not."""

everywhere = pytest.mark.parametrize("text", CORNERS.values(), ids=list(CORNERS))


def parts_of(move: str) -> Parts:
    """A move as it is chosen, die first."""
    use, _, put = move.partition(">")
    first = () if use == "N" else (use[1:],) if use[0] == "+" else tuple(use.split("-"))
    return (*first, put) if put else first


def in_order(position: Position, options: set[str]) -> Parts:
    """Dice and characters by their numbers, the Knight after them; cells clockwise."""
    cells = position.course.cells
    return tuple(
        sorted(options, key=lambda part: (cells.index(part) if part in cells else -1, part))
    )


def choices(position: Position) -> Iterator[PlainChoice]:
    """What must come of each beginning of a legal move."""
    moves = {parts_of(str(move)): move for move in position.legal_moves()}
    for begun in {parts[:count] for parts in moves for count in range(len(parts))}:
        following = {parts[len(begun)] for parts in moves if parts[: len(begun)] == begun}
        stage = STAGES[position.phase][len(begun)]
        yield PlainChoice(begun, stage, in_order(position, following))
    for parts, move in moves.items():
        yield PlainChoice(parts, COMPLETE, (), move)


def assert_choices_are_the_legal_moves(position: Position) -> None:
    for choice in choices(position):
        assert position.choose(*choice.chosen) == choice


def assert_dice_can_be_chosen_last(position: Position) -> None:
    uses = {parts_of(str(move))[:2] for move in position.legal_moves()}
    everybody = in_order(position, {who for _, who in uses})
    assert position.choose("?") == PlainChoice(("?",), "who", everybody)
    for who in everybody:
        dice = in_order(position, {die for die, other in uses if other == who})
        assert position.choose("?", who) == PlainChoice(("?", who), "die", dice)
        for die in dice:
            first = position.choose(die, who)
            assert position.choose("?", who, die) == first
            for put in first.options[:2]:
                assert position.choose("?", who, die, put) == position.choose(die, who, put)


@everywhere
def test_what_can_be_chosen_is_what_is_legal(text: str) -> None:
    assert_choices_are_the_legal_moves(at(text))


@settings(max_examples=many(60))
@given(state=all_states())
def test_what_can_be_chosen_is_what_is_legal_anywhere(state: State) -> None:
    position = position_of(state)
    assert_choices_are_the_legal_moves(position)
    if position.phase == "use":
        assert_dice_can_be_chosen_last(position)


@pytest.mark.parametrize("text", [text for text in CORNERS.values() if at(text).phase == "use"])
def test_who_moves_can_be_chosen_before_the_die(text: str) -> None:
    assert_dice_can_be_chosen_last(at(text))


@pytest.mark.parametrize("name", ["to roll", "to roll again", "over"])
def test_between_moves_nothing_can_be_chosen(name: str) -> None:
    position = at(CORNERS[name])
    assert position.choose() == PlainChoice((), position.phase, ())


@everywhere
def test_nothing_else_can_be_chosen(text: str) -> None:
    position = at(text)
    for choice in [position.choose(), *choices(position)]:
        for part in {*STRANGE} - {*choice.options}:
            with pytest.raises(IllegalMove):
                position.choose(*choice.chosen, part)


@pytest.mark.parametrize(
    ("text", "parts", "reason", "case"),
    [
        (CORNERS["the first chooses"], ("5",), "wrong_phase", "choose"),
        (CORNERS["the first chooses"], ("1", "2"), "wrong_phase", "choose"),
        (CORNERS["the first chooses"], ("1", "2", "3"), "wrong_phase", "choose"),
        (CORNERS["the Knight is put down"], ("A1",), "put_down_wrong", "first"),
        (CORNERS["the Knight is put down"], ("C7", "C8"), "wrong_phase", "knight"),
        (CORNERS["the Knight is put down"], ("C7", "C8", "C9"), "wrong_phase", "knight"),
        (CORNERS["to roll"], ("5",), "wrong_phase", "roll"),
        (CORNERS["over"], ("5",), "game_over", ""),
        (CORNERS["a die each"], ("5", "7"), "wrong_phase", "use"),
        (CORNERS["a die each"], ("?", "7"), "wrong_phase", "use"),
        (CORNERS["a die each"], ("5", "1", "A3", "A4"), "wrong_phase", "use"),
        (CORNERS["a die each"], ("5", "1", "A3"), "put_down_wrong", "nobody"),
        (CORNERS["a die each"], ("5", "1", ""), "unknown_cell", ""),
    ],
)
def test_it_is_said_why_not(text: str, parts: Sequence[str], reason: str, case: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        at(text).choose(*parts)
    assert (caught.value.reason, caught.value.case) == (reason, case)


@pytest.mark.parametrize("die", ["1", "9", "Ann"])
def test_what_was_chosen_for_a_die_is_named(die: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        at(CORNERS["a die each"]).choose(die)
    said = f"No die shows {die}. Still to use: 2, 5, 6 (rule K4)."
    assert (caught.value.reason, str(caught.value)) == ("wrong_die", said)


@pytest.mark.parametrize("text", [text for text in CORNERS.values() if at(text).phase == "use"])
def test_a_part_is_refused_for_the_reason_of_the_whole_move(text: str) -> None:
    position = at(text)
    for die in "123456":
        for who in "1234N":
            if (die, who) in {parts_of(move)[:2] for move in texts(position)}:
                continue
            for parts in [(die, who), ("?", who, die)]:
                assert said(position, parts) == str(position.why_not(f"{die}-{who}"))
    shown = min(position.dice.left)
    for who in {*"1234N"} - {*position.choose("?").options}:
        assert said(position, ("?", who)) == str(position.why_not(f"{shown}-{who}"))


def said(position: Position, parts: Sequence[str]) -> str:
    with pytest.raises(IllegalMove) as caught:
        position.choose(*parts)
    return str(caught.value)
