"""How long a reader waits for a fresh exercise about a rule, beside one of any kind."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from statistics import median
from time import perf_counter

from clans_widget.clans.exercises import DIFFICULTIES, KINDS, about, fresh
from clans_widget.clans.exercises.by_rule import RULES

SEEDS = range(5)


def seconds(make: Callable[[], object]) -> float:
    began = perf_counter()
    make()
    return perf_counter() - began


def test_exercises_about_a_rule(tell: Callable[[str], None]) -> None:
    usual = median(seconds(partial(fresh, kind, seed)) for kind, seed in product(KINDS, SEEDS))
    asked = {
        (rule, difficulty, seed): seconds(partial(about, rule, seed, difficulty=difficulty))
        for rule, difficulty, seed in product(RULES, DIFFICULTIES, SEEDS)
    }
    slowest = max(asked, key=lambda case: asked[case])
    rule, difficulty, _ = slowest
    tell(
        f"a fresh exercise about a rule takes {median(asked.values()) / usual:.1f} times as long "
        f"as one of any kind ({1000 * usual:.0f} ms), in the median; the slowest of {len(asked)} "
        f"{asked[slowest] / usual:.0f} times: {rule}, {difficulty}"
    )
