"""A wrong idea about Clans: beliefs that are not the true ones, and answers of knowledge."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from clans_widget.quiz import ideas
from clans_widget.words import Sentence, sentence

from .believed import all_believed
from .beliefs import TRUE
from .figures import figures


class Idea(ideas.Idea):
    """A wrong idea about a rule of Clans.

    Its sentences stand in ``clans_widget/clans/words/ideas``: ``told``, ``no``, which answers it
    with the figures of the case, and ``plain``, which answers it without, if there are none.

    Parameters
    ----------
    name, rule : str
    knows : mapping of str to str
        Which answer it gives to questions of knowledge, by the question's name.
    **changed
        The beliefs that are not the true ones: fields of
        :class:`~clans_widget.clans.exercises.ideas.Beliefs`.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> from clans_widget.clans.exercises import WhyNot
    >>> idea = Idea("river-separates", "C2", neighbors=lambda board, name: [])
    >>> idea.answers(WhyNot(Position.of({"D2": "7r", "D1": "b"}), "D2-D1"))
    ('not_neighbors', 'too_many_huts')
    """

    def __init__(
        self, name: str, rule: str, *, knows: Mapping[str, str] | None = None, **changed: Any
    ) -> None:
        super().__init__(name, rule)
        self.beliefs = replace(TRUE, **changed)
        self.knows = dict(knows or {})

    @property
    def told(self) -> Sentence:
        """The idea in a pupil's words."""
        return sentence(f"{self._key}.told")

    def answers(self, exercise: Any) -> tuple[str, ...]:
        """All answers that are as good by the idea; none where it changes nothing."""
        if self.beliefs == TRUE:
            known = self.knows.get(getattr(exercise, "name", ""))
            return (known,) if known else ()
        return all_believed(exercise, self.beliefs)

    def refutation(self, exercise: Any, answer: str) -> Sentence:
        """What is said to the idea, with the figures of the case."""
        case = figures(exercise, answer, self.beliefs)
        if case is None:
            return sentence(f"{self._key}.plain")
        return sentence(f"{self._key}.no", **case)

    @property
    def _key(self) -> str:
        return f"clans.idea.{self.name.replace('-', '_')}"
