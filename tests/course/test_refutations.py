"""What is said to a wrong idea is so: the case that it names is one that the idea gets wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any, Final

import pytest

from clans_widget import use_language
from clans_widget.clans import EPOCHS, Position
from clans_widget.clans.exercises import DIFFICULTIES, KINDS, endless
from clans_widget.clans.exercises.ideas import IDEAS
from clans_widget.clans.exercises.ideas.figures import figures
from clans_widget.quiz import Exercise
from clans_widget.words import Voice
from docs.website import misconceptions

pytestmark = pytest.mark.slow

FULL: Final = 7
EACH: Final = 5
"""Fresh exercises of each kind and difficulty, besides those of the lessons."""


class Case:
    """A wrong answer, and the figures with which it is refuted."""

    def __init__(self, exercise: Exercise[Any], answer: str, told: Any) -> None:
        self.exercise, self.told = exercise, told
        self.position: Position = exercise.position
        self.answer = answer

    def __getattr__(self, name: str) -> Any:
        try:
            return self.told[name]
        except KeyError:
            raise AttributeError(name) from None

    @property
    def between(self) -> str:
        """What lies between source and target."""
        return self.position.board.between(self.source, self.target)

    @property
    def are_near(self) -> bool:
        return self.target in self.position.board[self.source].neighbors

    def is_alone(self, territory: str) -> bool:
        near = self.position.board[territory].neighbors
        return bool(self.position.size(territory)) and not any(map(self.position.size, near))

    def terrain_of(self, territory: str) -> str:
        return self.position.board[territory].terrain

    @property
    def favor(self) -> str:
        """Of the territory in the epoch that is named."""
        (epoch,) = (epoch for epoch in EPOCHS if epoch.numeral == self.epoch)
        return epoch.favor(self.terrain_of(self.territory))

    @property
    def was_favorable(self) -> bool:
        terrain = self.terrain_of(self.territory)
        return any(e.favor(terrain) == "favorable" for e in EPOCHS if e.numeral < self.epoch)

    def lies_over(self, between: str, other: str) -> bool:
        """Whether another place with huts lies over a river or a lake; huts do not cross lakes."""
        return self.position.board.between(self.territory, other) == between


def five_colors(case: Case) -> bool:
    return bool(case.colors == 5)


def favorable(case: Case) -> bool:
    return case.favor == "favorable"


def unfavorable(case: Case) -> bool:
    return case.favor == "unfavorable"


def neutral(case: Case) -> bool:
    return case.favor == "neutral"


CLAIMS: Final[dict[str, Callable[[Case], bool]]] = {
    "steppe-is-grassland": lambda c: c.terrain_of(c.territory) in ("steppe", "grassland"),
    "steppe-is-mountain": lambda c: c.terrain_of(c.territory) in ("steppe", "mountain"),
    "river-separates": lambda c: c.between == "river",
    "lake-joins": lambda c: c.between == "lake" and not c.are_near,
    "region-is-near": lambda c: c.source[0] == c.target[0] and not c.are_near,
    "chart-upside-down": lambda c: c.favor != "neutral" and c.epoch != "V",
    "bonus-always-one": lambda c: c.bonus > 1 and favorable(c),
    "favor-lasts": lambda c: c.was_favorable and not favorable(c),
    "into-empty": lambda c: c.there == 0,
    "one-hut-moves": lambda c: c.here > 1,
    "one-color-moves": lambda c: len(c.position.huts(c.source)) > 1,
    "two-steps": lambda c: not c.are_near,
    "onto-larger-only": lambda c: c.there < c.here < FULL,
    "same-terrain-only": lambda c: c.terrain_of(c.source) != c.terrain_of(c.target),
    "limit-of-8": lambda c: c.here == FULL,
    "limit-of-6": lambda c: c.here == FULL - 1,
    "together-seven": lambda c: c.here < FULL < c.here + c.there,
    "full-not-joined": lambda c: c.there >= FULL,
    "no-limit": lambda c: c.here >= FULL,
    "larger-onto-smaller": lambda c: c.here != c.there and min(c.here, c.there) >= FULL,
    "full-either-way": lambda c: c.here > c.there >= FULL,
    "equals-stay": lambda c: c.here == c.there >= FULL,
    "full-never-moves": lambda c: c.there >= c.here >= FULL,
    "lake-in-the-way": lambda c: c.lies_over("lake", c.over_lake),
    "river-guards": lambda c: c.lies_over("river", c.over_river),
    "no-single-hut": lambda c: c.huts == 1,
    "village-moves-on": lambda c: c.is_alone(c.source),
    "founded-again": lambda c: c.is_alone(c.territory),
    "destroyed-no-chip": unfavorable,
    "empty-no-chip": five_colors,
    "no-strife": five_colors,
    "four-colors": lambda c: c.colors == 4,
    "any-colors": lambda c: c.colors < 5,
    "smallest-color": five_colors,
    "all-but-the-largest": five_colors,
    "one-hut-each": five_colors,
    "no-bonus": favorable,
    "bonus-on-neutral": neutral,
    "bonus-for-each-color": favorable,
    "lost-huts-count": five_colors,
    "half-destroyed": unfavorable,
    "only-no-bonus": unfavorable,
    "neutral-is-destroyed": neutral,
}
"""What has to be so where an idea is refuted, as its sentence says."""


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """The cells of lessons that are run for their questions may speak other languages."""
    yield
    use_language("en")


@cache
def exercises() -> tuple[Exercise[Any], ...]:
    lessons = [each for each in misconceptions.lessons() if each.course.game == "clans"]
    asked = [q.exercise for each in lessons for q in misconceptions.questions(each.name)]
    fresh = (
        exercise
        for kind in KINDS
        for difficulty in DIFFICULTIES
        for exercise in islice(endless(kind, "claims", difficulty=difficulty), EACH)
    )
    return (*asked, *(each for each in fresh if each.kind != "knows"))


def cases(name: str) -> Iterator[Case]:
    idea = IDEAS[name]
    for exercise in exercises():
        if exercise.kind == "knows" or idea not in IDEAS.at(exercise):
            continue
        for answer in IDEAS.answers(idea, exercise):
            if answer not in exercise.solutions():
                yield Case(exercise, answer, figures(exercise, answer, idea.beliefs))


@pytest.mark.parametrize("name", CLAIMS)
def test_what_a_refutation_claims_is_so(name: str) -> None:
    found = [case for case in cases(name) if is_told(name, case)]
    assert found
    for case in found:
        assert CLAIMS[name](case), (case.exercise, case.answer, case.told)


def is_told(name: str, case: Case) -> bool:
    """Whether the case is named; else the idea alone is."""
    idea, voice = IDEAS[name], Voice("en")
    said = idea.refutation(case.exercise, case.answer).in_voice(voice)
    return idea.told.in_voice(voice) not in said


def test_that_no_case_is_named_is_rare() -> None:
    found = [(name, case) for name in CLAIMS for case in cases(name)]
    named = [case for name, case in found if is_told(name, case)]
    assert len(named) > 0.98 * len(found)
