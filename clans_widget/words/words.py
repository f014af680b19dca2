"""Look a sentence up by its key, in one of the three languages.

The sentences of the common parts stand beside this module. A game brings files of its own and
says where they are with :func:`add_words`; their keys begin with the game's name:
``clans.terrain.forest``.

A sentence is a template for :meth:`str.format`. Where its wording depends on a
number, the file gives two forms, ``one`` and ``other``, and the number is passed
as ``count``; a third one, ``zero``, where nothing is said in a way of its own. A sentence
that begins with the number writes ``{Count}``: "Three huts", not "3 huts".

Sentences are set by the typography of their language as they are asked for, and so are the
numbers in them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from .articles import with_articles
from .typography import FIRST_GROUPED, is_writable, number_first, number_in, typeset

LANGUAGES: Final = ("en", "fr", "nl")
"""The languages, each with a file of its own beside this module."""

DEFAULT_LANGUAGE: Final = "en"

IN_USE: Final = ""
"""Stands for the language in use, wherever a language can be named: see :func:`use_language`."""

FORMS: Final = frozenset({"zero", "one", "other"})
"""The forms of a sentence whose wording depends on a number."""

TYPED: Final = frozenset({"given", "found", "seed"})
"""Placeholders for what somebody has typed, or is to type: their numbers stay as they are."""

_in_use = DEFAULT_LANGUAGE

_packages: dict[str, tuple[str, ...]] = {}
"""Where the sentences of each game stand, by the name with which their keys begin."""


class WordsError(ValueError):
    """A language or a sentence was asked for that does not exist."""


class TextError(WordsError):
    """What cannot be said, as an author gave it: a sentence in every language.

    Parameters
    ----------
    key : str
    given : object
        What was given.
    """

    def __init__(self, key: str, given: object) -> None:
        super().__init__(key)
        self._key = key
        self._given = repr(given) if isinstance(given, str | int | None) else type(given).__name__

    def in_language(self, language: str) -> str:
        """The sentence in a language."""
        return say(self._key, language, given=self._given, languages=", ".join(LANGUAGES))

    def __str__(self) -> str:
        return self.in_language(IN_USE)


class Words:
    """All sentences of one language.

    Parameters
    ----------
    language : str
        One of :data:`LANGUAGES`.

    Raises
    ------
    WordsError
        If there is no such language.

    Examples
    --------
    >>> Words("nl").say("control.undo")
    'Ongedaan maken'
    """

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise TextError("words.language", language)
        self.language = language
        self._sentences = dict(_read(str(__package__), language))
        self._set: dict[str, Mapping[str, str]] = {}
        self._games: set[str] = set()

    def say(self, key: str, /, **values: object) -> str:
        """The sentence of a key, with its placeholders filled.

        Parameters
        ----------
        key : str
            Sections and name with dots between: ``"control.undo"``; of a game's sentence, the
            game's name before them.
        **values
            What the placeholders stand for. A sentence with two forms needs ``count``.

        Raises
        ------
        WordsError
            If there is no such sentence, or a value that it needs is missing.
        """
        forms = self.template(key)
        try:
            form = "other" if len(forms) == 1 else self._form(values["count"], forms)
            written = {name: self._written(name, value) for name, value in values.items()}
            if isinstance(count := values.get("count"), int):
                written["Count"] = number_first(count, self.language)
            said = forms[form].format_map(written)
        except KeyError as missing:
            raise WordsError(f"The sentence {key!r} needs a value for {missing}.") from None
        return with_articles(said, self.language)

    def has(self, key: str) -> bool:
        """Whether there is a sentence of this key.

        Examples
        --------
        >>> Words("en").has("control.undo"), Words("en").has("control.dance")
        (True, False)
        """
        try:
            self._sentence(key)
        except WordsError:
            return False
        return True

    def keys(self) -> tuple[str, ...]:
        """All keys: those of the common parts, then those of each game that has come."""
        for game in _packages:
            self._take(game)
        return tuple(self._sentences)

    def template(self, key: str) -> Mapping[str, str]:
        """The forms of a sentence as they are set, by form (``other`` if it has one)."""
        if key not in self._set:
            sentence = self._sentence(key)
            forms = {"other": sentence} if isinstance(sentence, str) else sentence
            self._set[key] = {form: typeset(text, self.language) for form, text in forms.items()}
        return self._set[key]

    def join(self, parts: Sequence[str]) -> str:
        """Parts as a list in a sentence: "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list.and", first=", ".join(parts[:-1]), last=parts[-1])

    def _sentence(self, key: str) -> str | Mapping[str, str]:
        game = key.partition(".")[0]
        if game in _packages:
            self._take(game)
        try:
            return self._sentences[key]
        except KeyError:
            package, *_ = _packages.get(game, (__package__,))
            raise WordsError(
                f"There is no sentence {key!r} in {self.language}.toml of {package}."
            ) from None

    def _take(self, game: str) -> None:
        """Read the sentences of a game when the first of them is asked for."""
        if game not in self._games:
            self._games.add(game)
            for package in _packages[game]:
                own = _read_own(package, self.language)
                self._sentences.update((f"{game}.{key}", text) for key, text in own)

    def _form(self, count: Any, forms: Mapping[str, str]) -> str:
        if count == 0 and "zero" in forms:
            return "zero"
        singular = 0 <= count < 2 if self.language == "fr" else count == 1
        return "one" if singular else "other"

    def _written(self, name: str, value: object) -> object:
        """A value as it stands in a sentence: of numbers, those that are written otherwise."""
        if type(value) is int and not 0 <= value < FIRST_GROUPED and name not in TYPED:
            return number_in(value, self.language)
        return value


def add_words(game: str, *packages: str) -> None:
    """Say where the sentences of a game stand, for keys that begin with its name.

    Parameters
    ----------
    game : str
    *packages : str
        Each a package with one TOML file for each language; no two have a key in common. In a
        language without a file the game speaks English.

    Examples
    --------
    >>> from clans_widget import clans  # adds its own
    >>> say("clans.terrain.forest", "fr")
    'forêt'
    """
    _packages[game] = packages


def use_language(language: str) -> None:
    """Say everything in this language from now on, unless another one is named.

    Until then it is English. A lesson calls it once, at its beginning.

    Raises
    ------
    WordsError
        If there is no such language.

    Examples
    --------
    >>> use_language("nl")
    >>> say("control.undo")
    'Ongedaan maken'
    >>> use_language("en")
    """
    global _in_use  # noqa: PLW0603 - what the notebook speaks, as pandas keeps its options
    found = words(language).language
    if language == IN_USE:
        raise TextError("words.language", language)
    _in_use = found


def words(language: str = IN_USE) -> Words:
    """The sentences of a language, read once."""
    if not isinstance(language, str):
        raise TextError("words.language", language)
    return _words(language or _in_use)


@cache
def _words(language: str) -> Words:
    return Words(language)


def say(key: str, language: str = IN_USE, **values: object) -> str:
    """Shorthand for ``words(language).say(key, **values)``.

    Examples
    --------
    >>> say("player", "fr", number=2)
    'Joueur 2'
    """
    return words(language).say(key, **values)


def in_language(*, en: str, fr: str, nl: str) -> str:
    """Of a text in three languages the one in use: one code says it in each.

    Raises
    ------
    WordsError
        If one of them is no text.

    Examples
    --------
    >>> use_language("nl")
    >>> in_language(en="first", fr="d'abord", nl="eerst")
    'eerst'
    >>> use_language("en")
    """
    texts = {"en": en, "fr": fr, "nl": nl}
    for text in texts.values():
        if not is_writable(text):
            raise TextError("words.text", text)
    language = words().language
    return typeset(texts.get(language, en), language)


def join(parts: Sequence[str], language: str = IN_USE) -> str:
    """Shorthand for ``words(language).join(parts)``.

    Examples
    --------
    >>> join(["red", "blue", "green"])
    'red, blue and green'
    """
    return words(language).join(parts)


def keys(language: str = IN_USE) -> tuple[str, ...]:
    """All keys of a language."""
    return words(language).keys()


def _read(package: str, language: str) -> Iterator[tuple[str, str | Mapping[str, str]]]:
    """The sentences in the file of a language, by key.

    A page has them as JSON: there it takes half a second to read TOML.
    """
    folder = files(package)
    if (quick := folder.joinpath(f"{language}.json")).is_file():
        yield from _flatten(json.loads(quick.read_text("utf-8")))
        return
    import tomllib

    yield from _flatten(tomllib.loads(folder.joinpath(f"{language}.toml").read_text("utf-8")))


def _read_own(package: str, language: str) -> Iterator[tuple[str, str | Mapping[str, str]]]:
    """The sentences of a game; in English where it does not speak the language."""
    names = (f"{language}.{kind}" for kind in ("toml", "json"))
    speaks = any(files(package).joinpath(name).is_file() for name in names)
    return _read(package, language if speaks else DEFAULT_LANGUAGE)


def _flatten(
    table: Mapping[str, Any], prefix: str = ""
) -> Iterator[tuple[str, str | Mapping[str, str]]]:
    for name, value in table.items():
        key = f"{prefix}{name}"
        if isinstance(value, str) or {"one", "other"} <= set(value) <= FORMS:
            yield key, value
        else:
            yield from _flatten(value, f"{key}.")
