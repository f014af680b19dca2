"""The engine against the naive reading of the rules, position by position."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from clans_widget.clann import Game, IllegalMove, Position, RollError
from tests.clann.rules import naive
from tests.clann.rules.both import (
    NAMES,
    PLAYERS,
    SMALL,
    STANDARD,
    Faces,
    Sizes,
    all_states,
    given_to_engine,
    position_of,
)
from tests.clann.rules.lockstep import (
    assert_same_game,
    assert_same_move,
    assert_same_roll,
    assert_same_state,
)
from tests.clann.rules.naive_dice import rolls
from tests.clann.rules.naive_state import State
from tests.speeds import many

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_on_the_standard_course(players: int) -> None:
    for seed in range(many(30)):
        assert_same_game(STANDARD, players, seed)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("sizes", SMALL, ids=str)
def test_random_games_on_small_courses(sizes: Sizes, players: int) -> None:
    for seed in range(many(5)):
        assert_same_game(sizes, players, seed)


@settings(max_examples=many(400))
@given(state=all_states())
def test_everything_that_can_be_done_in_any_position(state: State) -> None:
    position = position_of(state)
    moves = naive.legal_moves(state)
    assert position.to_text() == state.to_text()
    assert_same_state(position, state, moves)
    for move in moves:
        assert_same_move(position, state, move)
    for faces in set(rolls(state.to_roll())) if state.to_roll() else ():
        assert_same_roll(position, state, faces)


USES = [f"{die}-{user}" for die in "123456" for user in "1234N"]
CELLS = ["A1", "A7", "B1", "B5", "C2", "D6", "D7", "D14", "A15", "B99"]


@settings(max_examples=many(400))
@given(state=all_states(), cells=st.lists(st.sampled_from(CELLS), max_size=2), data=st.data())
def test_what_one_refuses_the_other_refuses_too(
    state: State, cells: list[str], data: st.DataObject
) -> None:
    """Each reason that the engine gives is one that holds."""
    cells = [*cells, data.draw(st.sampled_from([*state.ring(), state.knight]))]
    puts = ["", *(f">{cell}" for cell in cells if cell != "-")]
    moves = [*(use + put for use in USES for put in puts), *(f"+{k}" for k in "1234")]
    moves += [f"N{put}" for put in puts if put]
    position, legal = position_of(state), naive.legal_moves(state)
    text = position.to_text()
    for move in moves:
        reasons = naive.objections(state, move)
        assert (move in legal) == (not reasons)
        if reasons:
            with pytest.raises(IllegalMove) as caught:
                position.play(move)
            assert caught.value.reason in reasons, (move, reasons)
    assert position.to_text() == text


@pytest.mark.parametrize("players", PLAYERS)
def test_who_has_won(players: int) -> None:
    """K14: of four players the partner, too."""
    for winner in range(1, players + 1):
        state = State.start(players)
        for character in (1, 2, 3, 4):
            state = state.moved((winner, character), "x")
        state = replace(state, knight="B5", player=winner)
        won = [n for n in state.numbers() if n == winner or state.partners(n, winner)]
        result = Game.new(NAMES[:players], position=position_of(state)).result()
        assert result is not None
        assert result.winners == tuple(NAMES[number - 1] for number in won)


NO_ROLLS: list[tuple[object, object]] = [
    ((), None),
    ((1, 2), 3),
    ((1, 2), 4),
    ((0, 2), 1),
    ((1, 7), "k"),
    ((1, 2, 3), None),
    ((1, 2), "K"),
    ((1, 2, 3), "k"),
    ((True, 2), 1),
    ((1.0, 2), 1),
    (("1", "2"), "1"),
    ((1, 2), "1"),
    ("12", 1),
    (None, None),
    ((), "k"),
]


@pytest.mark.parametrize(("ordinary", "black"), NO_ROLLS)
@pytest.mark.parametrize("dice", ["-", "+oos", "+oo", "+os"])
def test_no_dice_show_that(dice: str, ordinary: object, black: object) -> None:
    position = Position.from_text(f"A1,h,h,h/C1,h,h,h B1 1 {dice}")
    with pytest.raises(RollError):
        position.roll(ordinary, black)


@settings(max_examples=many(100))
@given(
    state=all_states(), faces=st.sampled_from(sorted({*rolls("oos"), *rolls("oo"), *rolls("os")}))
)
def test_only_the_dice_that_are_to_be_rolled_can_be(state: State, faces: Faces) -> None:
    """K4, K8."""
    fits = state.to_roll() and faces in set(rolls(state.to_roll()))
    if not fits:
        with pytest.raises(RollError):
            position_of(state).roll(*given_to_engine(faces))


@settings(max_examples=many(100))
@given(state=all_states())
def test_choosing_part_by_part_leads_to_the_legal_moves_alone(state: State) -> None:
    assert moves_chosen(position_of(state)) == naive.legal_moves(state)


@settings(max_examples=many(100))
@given(state=all_states())
def test_who_moves_may_be_chosen_before_the_die(state: State) -> None:
    position = position_of(state)
    assume(position.phase == "use")
    assert moves_chosen(position, "?") == naive.legal_moves(state)
    for who in set("1234N") - set(position.choose("?").options):
        with pytest.raises(IllegalMove):
            position.choose("?", who)


def moves_chosen(position: Position, *begun: str) -> list[str]:
    """All moves that can be chosen part by part, sorted."""
    found, open_parts = [], [begun]
    while open_parts:
        parts = open_parts.pop()
        choice = position.choose(*parts)
        if choice.move is not None:
            found.append(str(choice.move))
        open_parts += [(*parts, option) for option in choice.options]
    return sorted(found)
