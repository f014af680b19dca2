"""What the package refuses: errors that are sentences for the person who sees them.

Each error knows the key of its sentence and the values in it, so that the same error can be
read in every language; ``str(error)`` is in the language in use.
"""

from __future__ import annotations

import re
from decimal import Decimal
from typing import Any, Final

from clans_widget.words import IN_USE, Speaks, Spoken, Voice, as_voice

from .printable import escaped

MOST_LISTED: Final = 24
"""So many things are listed in a sentence at most."""


_TOO_LONG: Final = 10**15

_SAID: Final = ("notation.error", "notation.error_at")
_SAID_FIRST: Final = ("notation.error_first", "notation.error_at_first")
"""How a fault is told: of text, and of a place of the board."""

_PLACE: Final = ("line", "column", "where")
"""What is said of the place of a fault."""


class Refusal(ValueError):
    """Anything that a game, or what is made of it, refuses. After it nothing has changed.

    Parameters
    ----------
    key : str
        Key of the sentence.
    **values
        What its placeholders stand for.

    Examples
    --------
    >>> print(Refusal("game.nothing_to_undo"))
    There is no turn to take back.
    """

    rule: str = ""
    """Id of the rule that forbids it; empty where no rule does."""

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = {name: _kept(value) for name, value in values.items()}

    def in_voice(self, voice: Voice) -> str:
        """The sentence in a voice."""
        return voice.say(self.key, **self.shown())

    def in_language(self, language: str) -> str:
        """The sentence in a language."""
        return self.in_voice(Voice(language))

    def shown(self) -> dict[str, object]:
        """The values as they may stand in a sentence: printable and short."""
        return {name: _shown(value) for name, value in self.values.items()}

    def __str__(self) -> str:
        return self.in_language(IN_USE)

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows: the sentence, without the code that led to it."""
        return [f"{type(self).__name__}: {self}"]

    def __eq__(self, other: object) -> bool:
        """Whether it is the same kind of refusal, of the same."""
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash((type(self), self.key))

    def __reduce__(self) -> tuple[object, ...]:
        return (restored, (type(self), self.args, self.__dict__))


class GameError(Refusal):
    """A game that cannot be set up, taken back or continued as asked."""


class IllegalMove(Refusal):
    """A move that a rule forbids.

    Parameters
    ----------
    key : str
        Key of the sentence.
    *obstacle : str
        The places that show why the move is illegal.
    rule : str
        Id of the rule that forbids the move; the sentence may name it.
    **values
        What the other placeholders of the sentence stand for.

    Attributes
    ----------
    reason : str
        Why, in a word of the game's own: the last of the key, unless the game says another.
    rule : str

    Examples
    --------
    >>> refused = IllegalMove("control.undo", "A1", "B1", rule="N1")
    >>> refused.reason, refused.rule, refused.obstacle
    ('undo', 'N1', ('A1', 'B1'))
    """

    reason: str = ""
    rule: str = ""

    def __init__(self, key: str, /, *obstacle: str, rule: str = "", **values: object) -> None:
        super().__init__(key, **({"rule": rule, **values} if rule else values))
        self.rule = rule or self.rule
        self.reason = self.reason or key.rpartition(".")[2]
        self._obstacle = obstacle

    @property
    def obstacle(self) -> tuple[str, ...]:
        """The places that show why the move is illegal."""
        return self._obstacle


class NotationError(Refusal):
    """Text that is not the notation of a position, a move or a record.

    Parameters
    ----------
    expected : str
        Key of what should have stood there.
    found : str
        The text from there on.
    line, column : int
        Where the trouble is, both from 1. That it is at the very beginning is not said.
    where : str
        Which place of the board that is, where there is one: people count no columns.
    **values
        What the placeholders of ``expected`` stand for.

    Examples
    --------
    >>> print(NotationError("notation.expected.text", found="int"))
    Expected: text. Found: “int”.
    """

    def __init__(
        self,
        expected: str,
        *,
        found: str = "",
        line: int = 1,
        column: int = 1,
        where: str = "",
        **values: object,
    ) -> None:
        self.line = line
        self.column = column
        self.where = where
        self._expected = expected
        self._found = _cut(found, 24)
        named = {"where": where} if where else {}
        of_text, of_a_place = _SAID_FIRST if (line, column) == (1, 1) else _SAID
        super().__init__(
            of_a_place if where else of_text, line=line, column=column, **named, **values
        )

    def without_column(self) -> NotationError:
        """The same, for who gave the parts and wrote no text: nobody can count its columns."""
        found = re.split(r"[,/ ]" if self.where else " ", self._found)[0]
        values: dict[str, Any] = {
            name: value for name, value in self.values.items() if name not in _PLACE
        }
        return NotationError(self._expected, found=found, where=self.where, **values)

    @property
    def expected(self) -> str:
        """What should have stood there, in the language in use."""
        return self.expected_in(Voice())

    def expected_in(self, voice: Speaks) -> str:
        """What should have stood there, in a voice or a language."""
        return as_voice(voice).say(self._expected, **self.shown())

    def in_voice(self, voice: Voice) -> str:
        """The sentence in a voice."""
        found = voice.say("notation.nothing")
        if self._found:
            found = voice.say("notation.quoted", found=self._found)
        return voice.say(
            self.key, **{**self.shown(), "found": found, "expected": self.expected_in(voice)}
        )


def _kept(value: object) -> object:
    """A value as an error keeps it, whatever was given: it can be copied, and stays the same."""
    return value if isinstance(value, int | float | str | tuple | Spoken) else str(value)


def _shown(value: object) -> object:
    """A value as it may stand in a sentence: printable and short, whatever was asked for."""
    if isinstance(value, tuple) and all(isinstance(part, str | Spoken) for part in value):
        return tuple(map(_shown, value[:MOST_LISTED]))
    if isinstance(value, int):
        return short_number(value)
    return value if isinstance(value, Spoken) else _cut(str(value), 160)


def short_number(number: int) -> int | str:
    """A whole number as it may stand in a sentence: of one that is too long, how long it is.

    Examples
    --------
    >>> short_number(1500), short_number(10**400)
    (1500, '1e+400')
    """
    return number if abs(number) < _TOO_LONG else f"{Decimal(number):.1g}"


def _cut(text: str, longest: int) -> str:
    """The beginning of a text, with escapes for what cannot be printed."""
    return escaped(text[:longest]) + ("…" if len(text) > longest else "")


def restored(kind: type[Refusal], args: tuple[object, ...], state: dict[str, Any]) -> Refusal:
    """A refusal of a kind, as it was."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error
