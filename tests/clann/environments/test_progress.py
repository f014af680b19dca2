"""A game as a chain of decisions: dice as they fall, rewards, and an end in any case."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from clans_widget.clann import Course, GameError, IllegalMove, Position
from clans_widget.clann.environments import EnvironmentsError, Progress, rewards
from clans_widget.core.argument_types import ArgumentError
from tests.clann.environments.playing import SMALL, after
from tests.clann.rules.both import PLAYERS
from tests.clans.rules.errors.sentences import assert_well_said

ROLLS = {
    text: Progress(Position.from_text(f"A1,h,h,h/h,h,h,C1 C7 1 {text}"))
    for text in ("-", "+oo", "+os", "+oos")
}
SIDES = ("1", "2", "5", "6", "k", "k")


def told(dice: str) -> dict[str, float]:
    """How likely each roll is, by its text."""
    progress = ROLLS[dice]
    return {progress.text(outcome): chance for outcome, chance in progress.chances}


def thrown(ordinary: int, blacks: tuple[str, ...]) -> dict[str, float]:
    """The same, by throwing the dice in every way there is."""
    ways = [
        f"[{' '.join([*sorted(faces), *([black] if black else [])])}]"
        for *faces, black in product(*["123456"] * ordinary, blacks)
    ]
    return {roll: count / len(ways) for roll, count in Counter(ways).items()}


@pytest.mark.parametrize(
    ("dice", "ordinary", "blacks", "many"),
    [("-", 2, SIDES, 105), ("+oos", 2, SIDES, 105), ("+oo", 2, ("",), 21), ("+os", 1, SIDES, 30)],
)
def test_k4_k8_dice_fall_as_dice_do(
    dice: str, ordinary: int, blacks: tuple[str, ...], many: int
) -> None:
    assert told(dice) == pytest.approx(thrown(ordinary, blacks))
    assert len(told(dice)) == many == len(ROLLS[dice].legal)
    assert sum(told(dice).values()) == pytest.approx(1, abs=1e-12)


@pytest.mark.parametrize("dice", ROLLS)
def test_a_roll_shows_what_its_text_says(dice: str) -> None:
    progress = ROLLS[dice]
    for outcome, _ in progress.chances:
        rolled = after(progress.position, progress.text(outcome))
        assert progress.after(outcome).position == rolled
        assert progress.after(outcome).record == (progress.text(outcome),)


@pytest.mark.parametrize("outcome", [-1, 105, "k", None, 1.5])
def test_what_cannot_be_rolled_is_refused(outcome: Any) -> None:
    for ask in (ROLLS["-"].after, ROLLS["-"].text):
        with pytest.raises(EnvironmentsError) as refused:
            ask(outcome)
        assert_well_said(refused.value)
        assert "104" in str(refused.value)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", range(3))
def test_a_game_is_that_of_the_engine(players: int, seed: int) -> None:
    progress, chance = Progress.new(Course.standard(), players), Random(seed)
    position, decisions = Position.start(players=players), 0
    while not progress.is_over:
        before, texts = progress, ""
        while progress.record == before.record:
            assert progress.position == position
            assert progress.seat == position.player
            assert bool(progress.chances) == position.can_roll
            assert not any(progress.rewards)
            decisions += not progress.chances
            action = chance.choice(progress.legal)
            texts += progress.text(action)
            progress = progress.after(action)
        assert progress.record == (*before.record, texts)
        position = after(position, texts)
    assert position.is_over
    assert progress.position == position
    assert progress.decisions == decisions
    assert progress.legal == ()
    assert progress.rewards == rewards(position)
    with pytest.raises(IllegalMove):
        progress.after(0)


@pytest.mark.parametrize(
    ("over", "gains"),
    [
        ("x,x,x,x/h,h,h,h C7 1 -", (1, -1)),
        ("h,h,h,h/x,x,x,x C7 2 -", (-1, 1)),
        ("h,h,h,h/h,h,h,h/x,x,x,x C7 3 -", (-1 / 2, -1 / 2, 1)),
        ("x,x,x,x/h,h,h,h/h,h,h,h/h,h,h,h C7 1 -", (1 / 2, -1 / 2, 1 / 2, -1 / 2)),
        ("h,h,h,h/h,h,h,h/h,h,h,h/x,x,x,x C7 4 -", (-1 / 2, 1 / 2, -1 / 2, 1 / 2)),
        ("x,x,x,t6/x,x,x,C1 C7 1 -", (0, 0)),
    ],
)
def test_k14_who_wins_gets_what_the_others_lose_and_partners_share(
    over: str, gains: tuple[float, ...]
) -> None:
    assert rewards(Position.from_text(over)) == pytest.approx(gains)


def test_a_game_that_goes_on_for_too_long_is_broken_off_and_nobody_gets_anything() -> None:
    progress, chance = Progress.new(SMALL, 2, longest=9), Random(1)
    while not progress.is_over:
        progress = progress.after(chance.choice(progress.legal))
    assert (progress.decisions, progress.is_broken_off) == (9, True)
    assert progress.legal == ()
    assert not any(progress.rewards)
    with pytest.raises(EnvironmentsError) as refused:
        progress.after(0)
    assert_well_said(refused.value)
    assert "9" in str(refused.value)


def test_a_win_with_the_last_decision_counts() -> None:
    last = Progress(Position.from_text("x,x,x,t6/h,h,h,C1 C7 1 1"), longest=1)
    (action,) = last.legal
    won = last.after(action)
    assert won.is_over
    assert not won.is_broken_off
    assert won.rewards == (1, -1)


@pytest.mark.parametrize("longest", [0, -1, None, "many", 2.5])
def test_a_game_has_one_decision_at_least(longest: Any) -> None:
    with pytest.raises((EnvironmentsError, ArgumentError)) as refused:
        Progress.new(SMALL, 2, longest)
    assert_well_said(refused.value)


def test_there_are_2_to_4_players() -> None:
    with pytest.raises(GameError):
        Progress.new(SMALL, 5)
