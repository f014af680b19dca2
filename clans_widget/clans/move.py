"""A move: from where, to where, and in which order villages are founded."""

from __future__ import annotations

from dataclasses import dataclass

from . import notation


@dataclass(frozen=True, slots=True)
class Move:
    """One move (M1), with the founding order where it founds several villages (V8).

    Attributes
    ----------
    source, target : str
        Ids of territories.
    order : tuple of str
        The villages in the order in which they are founded; empty when the move founds
        none or one.

    Raises
    ------
    NotationError
        If something is not written like a territory, or the order does not name villages one
        by one.

    Examples
    --------
    >>> Move("A1", "A2", ("C3", "B4"))
    Move('A1-A2:C3,B4')
    >>> Move("A1", "A2", ["C3", "B4"]).order
    ('C3', 'B4')
    >>> Move.from_text("A1-A2:C3,B4").order
    ('C3', 'B4')
    """

    source: str
    target: str
    order: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if type(self.order) is not tuple:
            object.__setattr__(self, "order", notation.as_order(self.order))
        notation.check_names(self.source, self.target, *self.order)

    @staticmethod
    def from_text(text: str) -> Move:
        """Read a move.

        Raises
        ------
        NotationError
            If the text is not the notation of a move.
        """
        return Move(*notation.read_move(text))

    def to_text(self) -> str:
        """The move in the notation; :meth:`from_text` reads it back."""
        plain = f"{self.source}-{self.target}"
        return f"{plain}:{','.join(self.order)}" if self.order else plain

    def __str__(self) -> str:
        return self.to_text()

    def __repr__(self) -> str:
        return f"Move({self.to_text()!r})"
