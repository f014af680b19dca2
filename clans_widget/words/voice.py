"""A voice: the language, the players' names and the edition's words, which travel together.

Players have names of their own, or "Player 1" in the language that is spoken.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Protocol, runtime_checkable

from .articles import name_within
from .words import IN_USE, LANGUAGES, say, words


def player_name(number: int, language: str = IN_USE, players: Sequence[str] = ()) -> str:
    """The name of a player; "Player 1" where the players have no names.

    Examples
    --------
    >>> player_name(2, "fr"), player_name(2, "fr", ["Ann", "Bob"])
    ('Joueur 2', 'Bob')
    """
    if number <= len(players):
        return name_in(players[number - 1], language)
    return say("player", language, number=number)


def name_in(name: str, language: str = IN_USE) -> str:
    """A name as it is said in a language: a number that stands for one is translated.

    Examples
    --------
    >>> name_in("Player 2", "nl"), name_in("Ann", "nl")
    ('Speler 2', 'Ann')
    """
    numbered = _numbered().fullmatch(name)
    return say("player", language, number=numbered[numbered.lastindex or 0]) if numbered else name


@cache
def _numbered() -> re.Pattern[str]:
    """What players without names are called, in all languages: the number is the last group."""
    called = (words(language).template("player")["other"] for language in LANGUAGES)
    return re.compile(
        "|".join(re.escape(text).replace(r"\{number\}", "([1-9])") for text in called)
    )


@runtime_checkable
class Spoken(Protocol):
    """Anything that can be said in every language."""

    def in_voice(self, voice: Voice) -> str:
        """What it says in a voice."""


@dataclass(frozen=True, slots=True)
class Voice:
    """Who says a sentence: in which language, with which names, in which edition's words.

    Attributes
    ----------
    language : str
        ``"en"``, ``"fr"``, ``"nl"``, or the language in use.
    players : tuple of str
        Their names, in the order of their seats; "Player 1" and so on for those without one.
    instead : tuple of (str, str)
        Sentences of an edition, each as the key that is asked for and the one that is said.

    Examples
    --------
    >>> voice = Voice("fr", ("Ann",), (("control.undo", "control.redo"),))
    >>> voice.name(1), voice.name(2), voice.say("control.undo") == voice.say("control.redo")
    ('Ann', 'Joueur 2', True)
    """

    language: str = IN_USE
    players: tuple[str, ...] = ()
    instead: tuple[tuple[str, str], ...] = ()

    @property
    def code(self) -> str:
        """The language's two letters, also where the language in use is meant."""
        return words(self.language).language

    def say(self, key: str, /, **values: object) -> str:
        """The sentence of a key; what its placeholders stand for is said in the same voice.

        Raises
        ------
        WordsError
            If there is no such sentence, or a value that it needs is missing.
        """
        told = {name: self.told(value) for name, value in values.items()}
        return words(self.language).say(dict(self.instead).get(key, key), **told)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this key."""
        return words(self.language).has(key)

    def first(self, name: str, *sections: str) -> str | None:
        """What is said for a name by the first of some sections that has it, if one has.

        Examples
        --------
        >>> Voice("fr").first("why", "control", "table"), Voice("fr").first("why", "control")
        ('pourquoi', None)
        """
        keys = (f"{section}.{name}" for section in sections)
        return next((self.say(key) for key in keys if self.has(key)), None)

    def told(self, value: object) -> object:
        """A value as it stands in a sentence: what can be said is said, several as a list.

        Examples
        --------
        >>> from clans_widget.words import sentence
        >>> Voice("nl").told(("A1", "B2", sentence("control.undo")))
        'A1, B2 en Ongedaan maken'
        """
        if isinstance(value, str | int):  # nearly all are, and to ask for a protocol is slow
            return value
        if isinstance(value, Spoken):
            return value.in_voice(self)
        if isinstance(value, Sequence):
            return self.join([str(self.told(part)) for part in value])
        return value

    def join(self, parts: Sequence[str]) -> str:
        """Parts as a list in a sentence: "a", "a and b", "a, b and c"."""
        return words(self.language).join(parts)

    def apart(self, parts: Sequence[str]) -> str:
        """Parts that have commas in them, one after the other.

        Examples
        --------
        >>> Voice("nl").apart(["rood, blauw", "geel"])
        'rood, blauw; geel'
        """
        return words(self.language).say("list.apart", first="", last="").join(parts)

    def name(self, seat: int) -> str:
        """The name of the player in a seat, from 1."""
        return player_name(seat, self.language, self.players)

    def name_within(self, seat: int) -> str:
        """What of that name stands within a sentence.

        Examples
        --------
        >>> Voice("fr", ("Ann",)).name_within(1), Voice("fr", ("Ann",)).name_within(2)
        ('Ann', 'joueur 2')
        """
        return name_within(self.name(seat), self.code)

    def call(self, name: str) -> str:
        """A player's name as it is said: a number that stands for one is translated."""
        return name_in(name, self.language)

    def speaking(self, language: str) -> Voice:
        """The same names and words in another language.

        Raises
        ------
        WordsError
            If there is no such language.
        """
        return replace(self, language=words(language).language)

    def among(self, players: Sequence[str]) -> Voice:
        """The same words about other players."""
        return replace(self, players=tuple(players))


Speaks = Voice | str
"""A voice, or the language of one that knows no names."""


def as_voice(speaks: Speaks) -> Voice:
    """A voice; of a language, the one that knows no names.

    Examples
    --------
    >>> as_voice("nl").name(1)
    'Speler 1'
    """
    return speaks if isinstance(speaks, Voice) else Voice(speaks)
