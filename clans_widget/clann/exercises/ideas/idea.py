"""A wrong idea about CLANN: beliefs that are not the true ones, and answers of knowledge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from clans_widget.quiz.asked import KnowingIdea
from clans_widget.words import Sentence, Spoken, sentence

from .beliefs import TRUE
from .believed import all_believed


class Idea(KnowingIdea):
    """A wrong idea about a rule of CLANN.

    Its sentences stand in ``clans_widget/clann/exercises/ideas/words``: ``told``, and ``no``, which
    answers it.

    Parameters
    ----------
    name, rule, *also : str
    knows : mapping of str to str
        Which answer it gives to questions of knowledge, by the question's name.
    **changed
        The beliefs that are not the true ones: fields of
        :class:`~clans_widget.clann.exercises.ideas.Beliefs`.

    Examples
    --------
    >>> from clans_widget.clann.exercises import Carried
    >>> idea = Idea("past-the-gate", "K13", past_gate=True)
    >>> idea.answers(Carried("D11,h,h,h/h,h,h,C1 C7 1 345", who="tall"))
    ('A-t1,A-t2,D14',)
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
        return sentence(f"clann.idea.{self._key}.told")

    def _believed(self, exercise: Any) -> tuple[str, ...]:
        return () if self.beliefs == TRUE else all_believed(exercise, self.beliefs)

    def _refuted(self, exercise: Any, answer: str) -> Spoken:
        del exercise, answer
        return sentence(f"clann.idea.{self._key}.no")

    @property
    def _key(self) -> str:
        return self.name.replace("-", "_")
