"""Exercises about any position, not only those of games."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from clans_widget.clans import IllegalMove, Move, Position
from clans_widget.clans.exercises import (
    ExerciseError,
    FoundedVillages,
    VillageWorth,
    WhyNot,
)
from tests.clans.exercises.supply import naive_solutions
from tests.clans.rules.naive import legal_moves
from tests.clans.rules.strategies import positions
from tests.clans.rules.worlds import naive


@given(positions(), st.data())
def test_villages_and_their_worth_agree_with_the_naive_reading(
    position: Position, data: st.DataObject
) -> None:
    for move in data.draw(st.permutations(position.legal_moves()))[:3]:
        founded = position.play(move).founded
        surplus = len(naive(position).founded(move.source, move.target)) > len(founded)
        exercise = FoundedVillages(position, move)
        assert surplus or set(exercise.solutions()) == naive_solutions(exercise)
        for name in founded:
            village = VillageWorth(position, move, name)
            assert set(village.solutions()) == naive_solutions(village)


@given(positions(), st.data())
def test_every_move_is_legal_or_has_reasons_why_not(
    position: Position, data: st.DataObject
) -> None:
    names = st.sampled_from(position.board.ids)
    source, target = data.draw(names), data.draw(names)
    move = Move(source, target, tuple(data.draw(st.lists(names, max_size=2))))
    try:
        exercise = WhyNot(position, move)
    except ExerciseError:
        assert str(move) in legal_moves(naive(position))
    else:
        assert exercise.error.reason in exercise.solutions()
        assert set(exercise.solutions()) == naive_solutions(exercise)
        assert set(exercise.solutions()) <= set(exercise.choices())
        for reason in exercise.solutions():
            (said,) = exercise.check(reason).said
            assert isinstance(said, IllegalMove)
            assert said.reason == reason
