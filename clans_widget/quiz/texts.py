"""What an author writes: texts, and ids of rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

from clans_widget.words import DEFAULT_LANGUAGE, LANGUAGES, Spoken, Voice, keys, typeset
from clans_widget.words.typography import is_writable

from .errors import ExerciseError

if TYPE_CHECKING:
    from .course import Syllabus

Text: TypeAlias = str | Mapping[str, str]
"""A text by the author: for every language, or by language."""

AuthorText: TypeAlias = Text | None
"""The same, where there may be none."""


@dataclass(frozen=True)
class Authored:
    """A text that the author wrote, perhaps not in every language."""

    texts: Mapping[str, str]

    def in_voice(self, voice: Voice) -> str:
        """The text in the voice's language; the first one that there is if it is missing."""
        language = voice.code if self.texts.get(voice.code) else next(iter(self.texts))
        return typeset(self.texts[language], language)


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
    >>> authored({"en": "Which?", "nl": "Welke?"}).in_voice(Voice("nl"))
    'Welke?'
    """
    if text is None:
        return None
    if isinstance(text, str) and not text.strip():
        raise ExerciseError("exercise.error.empty", name=name)
    texts = dict.fromkeys(LANGUAGES, text) if isinstance(text, str) else text
    if not _are_texts(texts):
        raise ExerciseError("exercise.error.text", name=name, languages=", ".join(LANGUAGES))
    return Authored(texts)


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


def _are_texts(texts: object) -> bool:
    """Whether these are texts by language, at least one."""
    if not isinstance(texts, Mapping) or not texts or not set(texts) <= set(LANGUAGES):
        return False
    return all(is_writable(text) and text.strip() for text in texts.values())
