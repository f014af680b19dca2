"""What an author writes: texts, and ids of rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from clans_widget.core.author_texts import AuthorText, as_authored
from clans_widget.words import DEFAULT_LANGUAGE, LANGUAGES, Spoken, keys

from .errors import ExerciseError

if TYPE_CHECKING:
    from .course import Syllabus


def authored(text: AuthorText, name: str = "ask") -> Spoken | None:
    """An author's text, ready to be said.

    Parameters
    ----------
    text : str or mapping of str to str, optional
    name : str
        What the author gives it as.

    Raises
    ------
    ExerciseError
        If it is neither a text nor texts by language, or empty.

    Examples
    --------
    >>> from clans_widget.words import Voice
    >>> authored({"en": "Which?", "nl": "Welke?"}).in_voice(Voice("nl"))
    'Welke?'
    """
    if text is None:
        return None
    if isinstance(text, str) and not text.strip():
        raise ExerciseError("exercise.error.empty", name=name)
    said = as_authored(text)
    if said is None:
        raise ExerciseError("exercise.error.text", name=name, languages=", ".join(LANGUAGES))
    return said


def needed(text: AuthorText, name: str) -> Spoken:
    """An author's text that has to be there; errors as of :func:`authored`."""
    said = authored(text if text is not None else "", name)
    assert said is not None  # an empty text is refused
    return said


def known_rules(rules: Sequence[str], course: Syllabus | None) -> tuple[str, ...]:
    """The ids that an author names, each of a rule that the game of a course tells in words.

    Raises
    ------
    ExerciseError
        If the game has no such rule. Of a game that tells none, nothing is known.

    Examples
    --------
    >>> from clans_widget.clans.exercises.course import COURSE
    >>> known_rules(["V4", "M1"], COURSE)
    ('V4', 'M1')
    >>> known_rules(["K9"], COURSE)
    Traceback (most recent call last):
    clans_widget.quiz.errors.ExerciseError: There is no rule “K9” in this game. Its rules are: ...
    """
    before = f"{course.course if course else ''}.rule."
    known = [key.removeprefix(before) for key in keys(DEFAULT_LANGUAGE) if key.startswith(before)]
    for rule in rules if known else ():
        if rule not in known:
            raise ExerciseError("exercise.error.rule", kind=rule, kinds=", ".join(known))
    return tuple(rules)
