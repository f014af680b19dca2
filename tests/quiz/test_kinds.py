"""Kinds of exercises belong to a game, and one registration makes a kind known."""

from __future__ import annotations

from itertools import islice
from typing import Final

import pytest

from clans_widget.quiz import DIFFICULTIES, ExerciseError, Kinds, Wish
from clans_widget.quiz.fresh import supply_of
from clans_widget.words import LANGUAGES
from tests.quiz.cups import KINDS, Cups, EmptyOne, FullCups, make_full, rows

SEVEN_EASY: Final = ["111", "333", "122", "233", "211", "113"]
SEVEN_HARD: Final = ["001", "021", "001", "013", "012", "013"]
"""The cups of the first exercises with the seed 7."""


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_exercises_come_without_end_and_the_same_from_the_same_seed(difficulty: str) -> None:
    first, again = (
        [repr(each) for each in islice(KINDS.endless("full", 7, difficulty=difficulty), 20)]
        for _ in range(2)
    )
    assert first == again
    assert len(set(first)) > 1
    assert repr(KINDS.fresh("full", 7, difficulty=difficulty)) == first[0]


def test_the_maker_says_what_a_difficulty_means() -> None:
    assert len(KINDS.fresh("full").position.full) == 3
    assert len(KINDS.fresh("full", difficulty="hard").position.full) < 3


def test_the_random_games_have_settings() -> None:
    assert len(KINDS.fresh("full", cups=8).position.stones) == 8


def test_one_registration_makes_a_kind_known_everywhere_in_its_game_and_nowhere_else() -> None:
    mine, other = Kinds[FullCups](rows, {"full": make_full}), Kinds[FullCups](rows)
    mine.register("empty", lambda position, _: EmptyOne(position))
    assert list(mine) == ["full", "empty"]
    assert len(mine) == 2
    assert "empty" in mine
    assert mine.fresh("empty").kind == "empty"
    assert "empty" not in KINDS
    assert list(other) == []


def test_what_a_seed_gives_is_kept_since_progress_is_found_again_by_it() -> None:
    stones = [each.position.stones for each in islice(KINDS.endless("full"), 6)]
    assert stones == SEVEN_EASY
    assert KINDS.fresh("full").position.stones == SEVEN_EASY[0]
    hard = [each.position.stones for each in islice(KINDS.endless("full", difficulty="hard"), 6)]
    assert hard == SEVEN_HARD


def test_another_kind_has_other_games_with_the_same_seed() -> None:
    mine = Kinds[FullCups](rows, dict.fromkeys(("full", "filled"), make_full))
    full, filled = ([*map(repr, islice(mine.endless(kind), 9))] for kind in mine)
    assert full != filled


def test_a_rare_exercise_is_looked_for_in_many_games_and_by_several_wishes() -> None:
    wishes: dict[int, int] = {}

    def never(_: Cups, wish: Wish) -> None:
        wishes[id(wish)] = wishes.get(id(wish), 0) + 1
        kept.append(wish)

    kept: list[Wish] = []
    one_position = Kinds[FullCups](lambda _: [Cups("1")], {"full": never})
    with pytest.raises(ExerciseError):
        one_position.fresh("full")
    assert list(wishes.values()) == [40] * 6
    assert {wish.difficulty for wish in kept} == {"easy"}


def test_wishes_are_for_every_case_equally_often() -> None:
    numbers: list[int] = []

    def note(position: Cups, wish: Wish) -> FullCups:
        numbers.append(wish.number)
        return FullCups(position)

    noting = Kinds[FullCups](rows, {"full": note})
    assert len(list(islice(noting.endless("full"), 3000))) == 3000
    assert set(numbers) == set(range(60)), "divisible by two, three, four, five and six cases"


@pytest.mark.parametrize(
    ("kind", "difficulty", "told"),
    [
        ("riddles", "easy", "of the kind “riddles”. The kinds are: empty, full."),
        ("full", "mean", "no difficulty “mean”. There are: easy, medium, hard."),
    ],
)
def test_what_is_unknown_is_refused_at_once(kind: str, difficulty: str, told: str) -> None:
    both = Kinds[FullCups](rows, {"empty": make_full, "full": make_full})
    with pytest.raises(ExerciseError) as caught:
        both.endless(kind, difficulty=difficulty)
    assert told in caught.value.in_language("en")
    assert len({caught.value.in_language(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_who_wishes_for_what_is_neither_a_kind_nor_a_rule_is_told_of_all() -> None:
    kinds = Kinds[FullCups](rows, {"empty": make_full, "full": make_full})
    by_rule = Kinds[FullCups](rows, {"C1": make_full, "C2": make_full})
    assert supply_of("full", kinds, by_rule) is kinds
    assert supply_of("C2", kinds, by_rule) is by_rule
    with pytest.raises(ExerciseError) as caught:
        supply_of("riddles", kinds, by_rule)
    told = {"wished": "riddles", "kinds": "empty, full", "rules": "C1, C2"}
    assert caught.value.values == told


def test_when_no_position_offers_one_that_is_said() -> None:
    never = Kinds[FullCups](rows, {"full": lambda *_: None})
    with pytest.raises(ExerciseError, match=r"kind “full”, hard, was .* with the seed 3\."):
        never.fresh("full", 3, difficulty="hard")


def test_kinds_are_shown_in_their_order() -> None:
    assert repr(Kinds[FullCups](rows, {"full": make_full, "odd": make_full})) == "Kinds(full, odd)"
