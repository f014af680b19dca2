"""A game looked at again: luck is the dice's, choices are the players'."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from clans_widget.arena.review import Rolled, expected, next_rolls, review, spans
from clans_widget.arena.review.plots import review_plot
from clans_widget.arena.review.tables import luck_table, next_roll_table, review_table
from clans_widget.core.chance import Roll
from tests.toys.nim import Nim
from tests.toys.nim import Position as Heaps
from tests.toys.pig import FACES, TARGET, Pig
from tests.toys.pig import Position as Points


class KnowsNim:
    """Says who wins when nobody errs: whoever leaves an even number of each power of two."""

    def can_judge(self, position: Heaps) -> bool:
        return position.heaps != (9, 9, 9)

    def outlook(self, seat: int) -> Callable[[Heaps], float]:
        def said(position: Heaps) -> float:
            one, two, three = position.heaps
            mover_wins = bool(one ^ two ^ three)
            return float(mover_wins == (position.mover == seat))

        return said

    def rolls(self, _: Heaps) -> tuple[Rolled, ...]:
        return ()


class GuessesPig:
    """Takes points for chances: a guess, but one with dice in it."""

    def can_judge(self, _: Points) -> bool:
        return True

    def outlook(self, seat: int) -> Callable[[Points], float]:
        def said(position: Points) -> float:
            held = position.turn if position.mover == seat else 0
            return min(1.0, (position.scores[seat - 1] + held) / TARGET)

        return said

    def rolls(self, position: Points) -> tuple[Rolled, ...]:
        if not position.can_roll:
            return ()
        faces = range(1, FACES + 1)
        return tuple(
            Rolled((str(face),), 1, 1 / FACES, position.roll(face).position) for face in faces
        )


def nim(*moves: str) -> Nim:
    game = Nim(("Ann", "Bob"), Heaps())
    for move in moves:
        game.play(move)
    return game


def pig(seed: int = 1, turns: int = 6) -> Pig:
    """A game in which everybody rolls twice, or once for a one, and holds then."""
    game = Pig(("Ann", "Bob"), Points(), seed=seed)
    while (
        len({id(event.before) for event in game.events}) < 3 * turns and not game.position.is_over
    ):
        mover = game.position.mover
        game.roll()
        if game.position.mover == mover:
            game.roll()
        if game.position.mover == mover:
            game.play("hold")
    return game


def test_who_gives_a_won_game_away_made_a_wrong_choice() -> None:
    seen = list(review(nim("A2", "B1", "B3"), KnowsNim()))
    assert [(each.before, each.after, each.choice) for each in seen] == [
        (1.0, 1.0, 0.0),  # 1, 4, 5: even
        (0.0, 0.0, 0.0),  # nothing could be saved
        (1.0, 0.0, -1.0),  # 1, 0, 5: 4 was to be taken from the last heap
    ]


def test_without_dice_nobody_is_lucky() -> None:
    seen = list(review(nim("A2", "B1", "C5"), KnowsNim()))
    assert len(seen) == 3
    assert all(each.luck == 0 and each.roll is None for each in seen)


def test_what_nobody_can_judge_is_passed_over() -> None:
    game = Nim(("Ann", "Bob"), Heaps((9, 9, 9)))
    game.play("A1")
    game.play("B1")
    assert [each.first for each in review(game, KnowsNim())] == [2]


def test_every_roll_stands_by_itself_with_what_was_done_after_it() -> None:
    game = pig()
    seen = list(review(game, GuessesPig()))
    assert sum(each.last - each.first + 1 for each in seen) == len(game.events)
    assert [each.roll for each in seen] == [move for move in game.moves if isinstance(move, Roll)]
    for each in seen:
        assert each.moves == game.moves[each.first : each.last]
        assert {event.player for event in game.events[each.first - 1 : each.last]} == {each.player}


@pytest.mark.parametrize("seed", range(1, 6))
def test_luck_is_what_the_roll_adds_to_the_mean_of_all_rolls(seed: int) -> None:
    judge = GuessesPig()
    for each in review(pig(seed), judge):
        event = pig(seed).events[each.first - 1]
        said = judge.outlook(each.player)
        mean = sum(said(event.before.roll(face).position) for face in range(1, 7)) / 6
        assert each.before == pytest.approx(mean)
        assert each.luck == pytest.approx(max(said(event.position), each.after) - mean)


def test_no_choice_is_better_than_the_best_one() -> None:
    for seed in range(20):
        assert all(each.choice <= 0 for each in review(pig(seed), GuessesPig()))


def test_luck_of_all_that_may_be_rolled_is_none_in_the_mean() -> None:
    rolls = next_rolls(Points((3, 5), 2, 4), GuessesPig())
    assert len(rolls) == FACES
    assert sum(each.chance * each.luck for each in rolls) == pytest.approx(0)
    assert max(rolls, key=lambda each: each.after).faces == ("6",)
    assert min(rolls, key=lambda each: each.after).faces == ("1",)


def test_where_nothing_is_rolled_there_is_no_next_roll() -> None:
    assert next_rolls(Points((TARGET, 0)), GuessesPig()) == ()
    assert expected((), cache(lambda _: 1.0)) == 0


def test_tables_say_the_same() -> None:
    seen = list(review(pig(), GuessesPig()))
    table = review_table(seen, ("Ann", "Bob"))
    assert list(table.index) == [each.first for each in seen]
    assert (table["luck"] - (table["after_roll"] - table["before_roll"])).abs().max() < 1e-12
    assert (table["choice"] - (table["after_choice"] - table["after_roll"])).abs().max() < 1e-12
    sums = luck_table(seen, ("Ann", "Bob"))
    assert sums["rolls"].sum() == len(seen)
    assert sums.loc["Ann", "luck"] == pytest.approx(table[table["player"] == "Ann"]["luck"].sum())


def test_tables_of_nothing_have_their_columns() -> None:
    assert list(review_table((), ("Ann", "Bob")).columns) == list(
        review_table(list(review(pig(), GuessesPig())), ("Ann", "Bob")).columns
    )
    assert list(next_roll_table(()).columns) == ["ways", "chance", "after_roll", "luck"]


def test_the_best_rolls_come_first() -> None:
    table = next_roll_table(next_rolls(Points(), GuessesPig()))
    assert list(table.index) == ["6", "5", "4", "3", "2", "1"]


def test_a_picture_has_a_bar_for_each_roll_of_a_player() -> None:
    seen = list(review(pig(), GuessesPig()))
    one, other = review_plot(seen, ("Ann", "Bob")).axes
    costly = [sum(each.choice < -0.005 for each in seen if each.player == k) for k in (1, 2)]
    rolls = [sum(each.player == k for each in seen) for k in (1, 2)]
    assert [len(one.patches), len(other.patches)] == [
        a + b for a, b in zip(rolls, costly, strict=True)
    ]


def test_spans_cover_everything_once() -> None:
    events: tuple[Any, ...] = pig(3).events
    assert [event for span in spans(events) for event in span.events] == list(events)
    assert list(spans(())) == []
