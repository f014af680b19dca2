"""The package's own errors: sentences for the person who sees them.

Each error knows the key of its sentence and the values in it, so that the same
error can be read in every language; ``str(error)`` is in the
language in use.
"""

from __future__ import annotations

from typing import Final

from clans_widget.words import IN_USE, Spoken, say

RULE_OF_REASON: Final = {
    "empty_source": "M1",
    "empty_target": "M1",
    "empty_target.village": "V2",
    "not_neighbors": "C2",
    "too_many_huts": "M2",
    "order_needed": "V8",
    "order_wrong": "V8",
    "game_over.F1": "F1",
    "game_over.F2": "F2",
    "unknown_territory": "C1",
}
"""Why a move can be illegal, in one case or in all, and the rule that says so."""


class ClansError(ValueError):
    """Anything that the engine refuses.

    Parameters
    ----------
    key : str
        Key of the sentence in ``words/``.
    **values
        What its placeholders stand for.
    """

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key)
        self.key = key
        self.values = values

    def in_language(self, language: str) -> str:
        """The sentence in a language."""
        values = {name: _shown(value, language) for name, value in self.values.items()}
        return say(self.key, language, **values)

    def __str__(self) -> str:
        return self.in_language(IN_USE)

    def _render_traceback_(self) -> list[str]:
        """What a notebook shows: the sentence, without the code that led to it."""
        return [f"{type(self).__name__}: {self}"]

    def __reduce__(self) -> tuple[object, ...]:
        return (_restored, (type(self), self.args, self.__dict__))


class BoardError(ClansError):
    """A board file that is not a board of Clans; the sentence says which territory and why."""


class GameError(ClansError):
    """A game that cannot be set up, taken back or continued as asked."""


class IllegalMove(ClansError):
    """A move that a rule forbids.

    Attributes
    ----------
    reason : str
        ``empty_source``, ``empty_target``, ``not_neighbors``, ``too_many_huts``,
        ``order_needed``, ``order_wrong``, ``game_over`` or ``unknown_territory``.
    case : str
        Which case of the reason it is, where the sentence differs: a lake or land between
        two territories, for instance.
    rule : str
        Id of the rule that forbids the move.
    """

    def __init__(self, reason: str, /, case: str = "", **values: object) -> None:
        self.reason = reason
        self.case = case
        full = f"{reason}.{case}" if case else reason
        self.rule = RULE_OF_REASON.get(full) or RULE_OF_REASON[reason]
        super().__init__(f"illegal.{full}", rule=self.rule, **values)

    @property
    def obstacle(self) -> tuple[str, ...]:
        """The territories that show why the move is illegal.

        Examples
        --------
        >>> IllegalMove("empty_target", "target", source="A1", target="A2").obstacle
        ('A2',)
        """
        seen = {"not_neighbors": ("source", "target"), "empty_target": ("target",)}
        names = ("source",) if self.case == "village" else seen.get(self.reason, ("source",))
        return tuple(str(self.values[name]) for name in names if name in self.values)


class NotationError(ClansError):
    """Text that is not the notation of a position, a move or a record.

    Attributes
    ----------
    line, column : int
        Where the trouble is, both from 1.
    """

    def __init__(
        self, expected: str, *, found: str = "", line: int = 1, column: int = 1, **values: object
    ) -> None:
        self.line = line
        self.column = column
        self._expected = expected
        self._found = f"“{_cut(found, 24)}”" if found else ""
        super().__init__("notation.error", line=line, column=column, **values)

    @property
    def expected(self) -> str:
        """What should have stood there, in the language in use."""
        return self.expected_in(IN_USE)

    def expected_in(self, language: str) -> str:
        """What should have stood there, in a language."""
        return say(f"notation.expected.{self._expected}", language, **self.values)

    def in_language(self, language: str) -> str:
        """The sentence in a language."""
        found = self._found or say("notation.nothing", language)
        values = {**self.values, "found": found, "expected": self.expected_in(language)}
        return say(self.key, language, **values)


def _shown(value: object, language: str) -> object:
    """A value as it may stand in a sentence: printable and short, whatever was asked for."""
    if isinstance(value, int):
        return value
    if isinstance(value, Spoken):
        return value.in_language(language)
    return _cut(str(value), 160)


def _cut(text: str, longest: int) -> str:
    """The beginning of a text, with escapes for what cannot be printed."""
    start = "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode("ascii")
        for char in text[:longest]
    )
    return start + ("…" if len(text) > longest else "")


def _restored(
    kind: type[ClansError], args: tuple[object, ...], state: dict[str, object]
) -> ClansError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error
