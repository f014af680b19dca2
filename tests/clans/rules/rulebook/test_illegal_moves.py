"""A move that a rule forbids is refused with a true reason, and nothing changes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clans_widget.clans import Game, IllegalMove, Move, Position
from clans_widget.words import LANGUAGES
from tests.clans.rules.errors.sentences import assert_well_said
from tests.clans.rules.naive import (
    State,
    legal_moves,
)
from tests.clans.rules.strategies import positions
from tests.clans.rules.worlds import naive
from tests.speeds import many


def true_reasons(state: State, move: Move) -> set[str]:
    """All reasons that hold for a move, of which the engine may give any."""
    if not {move.source, move.target} <= state.huts.keys():
        return {"unknown_territory"}
    unknown = set() if set(move.order) <= state.huts.keys() else {"unknown_territory"}
    if state.over():
        return unknown | {"game_over"}
    path = f"{move.source}-{move.target}"
    plain = [text for text in legal_moves(state) if text.partition(":")[0] == path]
    if plain:
        return unknown | {"order_wrong" if move.order else "order_needed"}
    reasons = {
        "empty_source": not state.size(move.source),
        "empty_target": not state.size(move.target),
        "not_neighbors": move.target not in state.land.neighbors[move.source],
    }
    return unknown | ({reason for reason, holds in reasons.items() if holds} or {"too_many_huts"})


@st.composite
def tries(draw: st.DrawFn) -> tuple[Position, Move]:
    """A position and a move that may be anything between groups, empty land and nowhere."""
    position = draw(positions())
    occupied = [name for name in position.board.ids if position.size(name)]
    names = st.one_of(st.sampled_from(occupied), st.sampled_from(position.board.ids), st.just("Z9"))
    order = draw(st.lists(names, max_size=3))
    return position, Move(draw(names), draw(names), tuple(order))


def refused() -> st.SearchStrategy[tuple[Position, Move]]:
    """Of these, moves that are not legal."""
    return tries().filter(lambda tried: tried[1] not in tried[0].legal_moves())


def refusal(position: Position, move: Move) -> IllegalMove:
    with pytest.raises(IllegalMove) as caught:
        position.play(move)
    return caught.value


@settings(max_examples=many(150))
@given(tried=refused())
def test_an_illegal_move_is_refused_for_a_true_reason(tried: tuple[Position, Move]) -> None:
    position, move = tried
    state, before = naive(position), position.to_text()
    assert move.to_text() not in legal_moves(state)
    assert refusal(position, move).reason in true_reasons(state, move)
    assert position.to_text() == before


@settings(max_examples=many(100))
@given(tried=refused())
def test_the_sentence_of_an_illegal_move_cites_its_rule(tried: tuple[Position, Move]) -> None:
    error = refusal(*tried)
    assert_well_said(error)
    for language in LANGUAGES:
        assert error.rule in error.in_language(language)


@settings(max_examples=many(60))
@given(tried=refused())
def test_an_illegal_move_changes_nothing_in_a_game(tried: tuple[Position, Move]) -> None:
    position, move = tried
    names = ["Ann", "Bob", "Cleo", "Dirk"][: position.players]
    game = Game.new(names, cards_seed=1, position=position)
    before = game.to_text(secrets=True), game.turns, game.can_undo, game.can_redo
    with pytest.raises(IllegalMove):
        game.play(move)
    assert (game.to_text(secrets=True), game.turns, game.can_undo, game.can_redo) == before
