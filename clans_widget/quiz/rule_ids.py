"""Ids of rules that an author names: a game knows them, or the question is refused."""

from __future__ import annotations

from collections.abc import Sequence

from clans_widget.words import DEFAULT_LANGUAGE, keys

from .errors import ExerciseError


def known_rules(rules: Sequence[str], game: str) -> tuple[str, ...]:
    """The ids, each of a rule that a game tells in words; a game that tells none has no say.

    Raises
    ------
    ExerciseError
        If the game has no such rule.

    Examples
    --------
    >>> import clans_widget.clans
    >>> known_rules(["V4", "M1"], "clans")
    ('V4', 'M1')
    >>> known_rules(["K9"], "clans")
    Traceback (most recent call last):
    clans_widget.quiz.errors.ExerciseError: There is no rule “K9” in this game. Its rules are: ...
    """
    before = f"{game}.rule."
    known = [key.removeprefix(before) for key in keys(DEFAULT_LANGUAGE) if key.startswith(before)]
    for rule in rules if known else ():
        if rule not in known:
            raise ExerciseError("exercise.error.rule", kind=rule, kinds=", ".join(known))
    return tuple(rules)
