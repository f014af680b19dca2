"""How a reader chooses a move of Clans on the board, where an exercise may ask for some only."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from clans_widget.clans import ClansError, Move, Position
from clans_widget.clans.choosing import across, marks_while_choosing
from clans_widget.stage import choosing
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


class Choosing(choosing.Choosing):
    """What has been chosen so far, what the mouse points at, and what may be played."""

    def __init__(self) -> None:
        super().__init__(marks_while_choosing)
        self._test: Test | None = None
        self._message = ""

    @property
    def trouble(self) -> ClansError | None:
        """Why the last choice was refused."""
        return self.refusal

    @trouble.setter
    def trouble(self, trouble: ClansError | None) -> None:
        self.refusal = trouble

    @property
    def across(self) -> tuple[str, str] | None:
        """The two territories between which a lake lies, if that forbids the last choice (C2)."""
        return across(self.refusal)

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
