"""Pieces of what an exercise says: steps, clans, and the author's own texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from clans_widget.captions import caption
from clans_widget.clans import ClansError, Step
from clans_widget.words import LANGUAGES, Sentence, Spoken, sentence, words

from .errors import ExerciseError

AuthorText = str | Mapping[str, str] | None
"""A text by the author: for every language, by language, or none."""


@dataclass(frozen=True, slots=True)
class Caption:
    """The sentence of a step, with the names of the players if they have any."""

    step: Step
    players: tuple[str, ...] = ()
    fifth: str = "black"

    def in_language(self, language: str) -> str:
        """The caption in a language."""
        return caption(self.step, language, players=self.players, fifth=self.fifth)


@dataclass(frozen=True)
class Authored:
    """A text that the author wrote, perhaps not in every language."""

    texts: Mapping[str, str]

    def in_language(self, language: str) -> str:
        """The text in a language; the first one that there is if it is missing."""
        return self.texts.get(words(language).language) or next(iter(self.texts.values()))


def authored(text: AuthorText) -> Spoken | None:
    """An author's text, ready to be said.

    Raises
    ------
    ExerciseError
        If it is neither a text nor texts by language.
    """
    if text is None:
        return None
    texts = dict.fromkeys(LANGUAGES, text) if isinstance(text, str) else text
    if not _are_texts(texts):
        raise ExerciseError("exercise.error.text", languages=", ".join(LANGUAGES))
    return Authored(texts)


def _are_texts(texts: object) -> bool:
    """Whether these are texts by language, at least one."""
    if not isinstance(texts, Mapping) or not texts or not set(texts) <= set(LANGUAGES):
        return False
    return all(isinstance(text, str) and text.strip() for text in texts.values())


def told(step: Step, players: Sequence[str] = ()) -> Sentence:
    """What happens at a step, with the rule in front of it."""
    said = Caption(step, tuple(players))
    return sentence("exercise.step", rule=step.rule, caption=said)


def clan_names(colors: Iterable[str]) -> tuple[Spoken, ...]:
    """Clans, to be said as a list in a sentence."""
    return tuple(sentence(f"color.{color}") for color in colors)


def painted(said: Spoken, fifth: str) -> Spoken:
    """The same, with the fifth clan in the color in which it is seen (C3).

    Parameters
    ----------
    said : Spoken
    fifth : str
        ``"black"``, or ``"white"`` for the editions that have white huts.

    Examples
    --------
    >>> painted(sentence("list.and", first=sentence("color.red"), last=sentence("color.black")),
    ...     "white").in_language("en")
    'red and white'
    """
    if isinstance(said, Caption):
        return replace(said, fifth=fifth)
    if not isinstance(said, Sentence | ClansError):
        return said
    key = f"color.{fifth}" if said.key == "color.black" else said.key
    values = {name: _painted(value, fifth) for name, value in said.values.items()}
    same = key == said.key and values == dict(said.values)
    return said if same else Sentence(key, values)


def _painted(value: object, fifth: str) -> object:
    """A value of a sentence, or a list of values."""
    if isinstance(value, tuple):
        return tuple(_painted(part, fifth) for part in value)
    return painted(value, fifth) if isinstance(value, Spoken) else value
