"""Asks what somebody knows: a question with a few answers to choose from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import islice
from typing import ClassVar, Final

from clans_widget.clann import Position
from clans_widget.clann.exercises.exercise import Exercise
from clans_widget.clann.exercises.supply.drawn import random_game
from clans_widget.core.chance import lots
from clans_widget.quiz.asked import Fact, Known
from clans_widget.words import Sentence, sentence

from .facts import FACTS

MIDDLE: Final = 60
"""After so many turns of the dice a game is in its middle."""


class Knows(Known, Exercise[str]):
    """A question of knowledge, for what no position decides alone. One answer is asked for.

    Answers are names of answers, or their wording in any of the languages. Each wrong one is
    answered by why it is wrong.

    Parameters
    ----------
    name : str
        One of :data:`~clans_widget.clann.exercises.choices.facts.FACTS`.
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
    >>> exercise = Knows("small_sends")
    >>> exercise.question("en"), exercise.solutions(), exercise.rules
    ('Whom does Small send home on an ordinary cell?', ('tall',), ('K9',))
    >>> print(exercise.check("nobody"))
    Not yet. Small is the only one who beats Tall (K9).
    """

    facts: ClassVar[Mapping[str, Fact]] = FACTS

    def _usual_position(self, shown: str) -> Position:
        return usual_position(shown)

    def _say(self, case: str) -> Sentence:
        return sentence(f"clann.knows.{self.name}.{case}")

    def _text(self, rule: str) -> Sentence:
        return sentence(f"clann.rule.{rule}")


@cache
def usual_position(shown: str) -> Position:
    """A position of a game in which dice are to be rolled, or its ``"start"``."""
    if shown == "start":
        return Position.start(players=2)
    game = random_game(lots("knows", shown), players=2)
    return next(islice((each for each in game if each.can_roll), MIDDLE, None))
