"""How a reader chooses a move of Clans: no widget code."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from clans_widget.clans import Choice, ClansError, IllegalMove, Marks, Move, Position
from clans_widget.core.marks import NO_MARKS
from clans_widget.words import Voice

Test = Callable[[Position, Move], bool]
"""Whether a legal move is one that is asked for."""


class NotAsked(ClansError):
    """A legal move, where an exercise asks for another."""

    def __init__(self, move: Move, message: str = "") -> None:
        self.message = message
        super().__init__("widget.not_asked", move=move)

    def in_voice(self, voice: Voice) -> str:
        """The author's message if there is one, else the sentence."""
        return self.message or super().in_voice(voice)


class Choosing:
    """What has been chosen so far, what the mouse points at, and what may be played.

    Attributes
    ----------
    chosen : tuple of str
        Source, target, then villages in their order.
    pointed : str or None
        The territory under the mouse.
    trouble : ClansError or None
        Why the last choice was refused.
    """

    def __init__(self) -> None:
        self.chosen: tuple[str, ...] = ()
        self.pointed: str | None = None
        self.trouble: ClansError | None = None
        self._test: Test | None = None
        self._message = ""

    def restrict(self, moves: Iterable[Move | str] | Test | None, message: str) -> None:
        """Let only some legal moves be played, with what to say of the others."""
        self._message = message
        if moves is None or callable(moves):
            self._test = moves
        else:
            texts = {str(move) for move in moves}
            self._test = lambda _, move: str(move) in texts

    def check(self, position: Position, move: Move) -> None:
        """Raise if a legal move is not one that is asked for."""
        if self._test is not None and not self._test(position, move):
            raise NotAsked(move, self._message)

    def clear(self) -> None:
        """Nothing is chosen."""
        self.chosen, self.trouble = (), None

    def choose(self, position: Position, chosen: tuple[str, ...]) -> Choice | None:
        """Take a part of a move as chosen; without a change if a rule forbids it."""
        try:
            choice = position.choose(*chosen)
        except ClansError as trouble:
            self.trouble = trouble
            return None
        self.chosen, self.trouble = chosen, None
        return choice

    @property
    def is_open(self) -> bool:
        """Whether a move is being chosen."""
        return bool(self.chosen or self.trouble)

    @property
    def across(self) -> tuple[str, str] | None:
        """The two territories between which a lake lies, if that forbids the last choice (C2)."""
        trouble = self.trouble
        if isinstance(trouble, IllegalMove) and trouble.case == "lake":
            return str(trouble.values["source"]), str(trouble.values["target"])
        return None

    def marks(self, position: Position) -> Marks:
        """What to point at: why the last choice was refused; else what may be chosen next."""
        if isinstance(self.trouble, IllegalMove):
            return Marks(highlights=self.trouble.obstacle, faded=True)
        if not self.chosen:
            return self._marks_of_pointed(position)
        source, *rest = self.chosen
        choice = position.choose(*self.chosen)
        if rest:
            return Marks(((source, rest[0]),), choice.options, tuple(rest[1:]))
        targets = choice.options
        if self.pointed in targets:
            targets = (self.pointed,)
        return Marks(tuple((source, target) for target in targets), (source,))

    def _marks_of_pointed(self, position: Position) -> Marks:
        """Where the huts under the mouse may go."""
        if self.pointed is None or self.pointed not in position.choose().options:
            return NO_MARKS
        targets = position.choose(self.pointed).options
        return Marks(tuple((self.pointed, target) for target in targets))
