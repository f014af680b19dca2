"""A wrong idea about Clans: beliefs that are not the true ones, and answers of knowledge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from string import Formatter
from typing import Any

from clans_widget.quiz.asked import KnowingIdea
from clans_widget.words import DEFAULT_LANGUAGE, Sentence, Spoken, sentence, words

from .beliefs import TRUE
from .believed import all_believed
from .figures import figures


class Idea(KnowingIdea):
    """A wrong idea about a rule of Clans.

    Its sentences stand in ``clans_widget/clans/words/ideas``: ``told``, and ``no``, which answers
    it with the figures of the case.

    Parameters
    ----------
    name, rule, *also : str
    knows : mapping of str to str
        Which answer it gives to questions of knowledge, by the question's name.
    **changed
        The beliefs that are not the true ones: fields of
        :class:`~clans_widget.clans.exercises.ideas.Beliefs`.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> from clans_widget.clans.exercises import Targets
    >>> idea = Idea("limit-of-8", "M2", full=lambda here, there: here >= 8)
    >>> idea.answers(Targets(Position.of({"D2": "7r", "D1": "b"}), "D2"))
    ('D1',)
    """

    def __init__(
        self,
        name: str,
        rule: str,
        *also: str,
        knows: Mapping[str, str] | None = None,
        **changed: Any,
    ) -> None:
        super().__init__(name, rule, *also, knows=knows)
        self.beliefs = replace(TRUE, **changed)

    @property
    def told(self) -> Sentence:
        """The idea in a pupil's words."""
        return sentence(f"{self._key}.told")

    def _believed(self, exercise: Any) -> tuple[str, ...]:
        return () if self.beliefs == TRUE else all_believed(exercise, self.beliefs)

    def _refuted(self, exercise: Any, answer: str) -> Spoken:
        """With the figures of the case."""
        case = figures(exercise, answer, self.beliefs)
        if needed(f"{self._key}.no") <= set(case):
            return sentence(f"{self._key}.no", **case)
        return sentence("verdict.idea", idea=self.told, rule=self.rule)

    @property
    def _key(self) -> str:
        return f"clans.idea.{self.name.replace('-', '_')}"


@cache
def needed(key: str) -> frozenset[str]:
    """The placeholders of a sentence."""
    forms = words(DEFAULT_LANGUAGE).template(key).values()
    parsed = (part for form in forms for part in Formatter().parse(form))
    return frozenset(name for _, name, _, _ in parsed if name)
