"""Asks what somebody knows: a question with a few answers to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from itertools import islice
from typing import ClassVar

from clans_widget.clans import Position
from clans_widget.clans.exercises.exercise import Exercise
from clans_widget.clans.exercises.supply.drawn import random_game
from clans_widget.core.chance import lots
from clans_widget.quiz.asked import Fact, Known
from clans_widget.words import Sentence, sentence

from .facts import FACTS

MIDDLE = 24
"""After so many moves a game is in its middle."""


class Knows(Known, Exercise[str]):
    """A question of knowledge, for what no position decides alone. One answer is asked for.

    Answers are names of answers, or their wording in any of the languages. Each wrong one is
    answered by why it is wrong.

    Parameters
    ----------
    name : str
        One of :data:`~clans_widget.clans.exercises.choices.facts.FACTS`.
    position : Position, Game or str, optional
        Where it is asked; by default one that suits it.
    ask, hint : str or mapping of str to str, optional
        As in :class:`Exercise`.

    Raises
    ------
    ExerciseError
        If there is no such question.

    Examples
    --------
    >>> exercise = Knows("huts_of_a_clan")
    >>> exercise.question(), exercise.solutions(), exercise.rules
    ('How many huts does each clan have?', ('twelve',), ('C3',))
    >>> print(exercise.check("sixty"))
    Not yet. Sixty is all the huts together: twelve in each of the five colors (C3).
    """

    facts: ClassVar[Mapping[str, Fact]] = FACTS

    def _usual_position(self, shown: str) -> Position:
        return usual_position(shown)

    def _say(self, case: str) -> Sentence:
        return sentence(f"clans.knows.{self.name}.{case}")

    def _text(self, rule: str) -> Sentence:
        return sentence(f"clans.rule.{rule}")


@cache
def usual_position(shown: str) -> Position:
    """A position of a game: its ``"start"``, its ``"middle"``, or when it is ``"over"``."""
    game: Iterable[Position] = random_game(lots("knows", shown))
    if shown == "over":
        return list(game)[-1]
    return next(islice(game, MIDDLE if shown == "middle" else 0, None))
