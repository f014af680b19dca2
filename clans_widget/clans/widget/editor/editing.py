"""A position while it is put together: changes that can be undone. No widget code."""

from __future__ import annotations

from collections.abc import Sequence

from clans_widget.clans import ClansError, Position, Scores
from clans_widget.clans.position import make_position
from clans_widget.clans.rules.colors import (
    EMPTY,
    counts,
    group_of,
)
from clans_widget.clans.rules.epochs import CHIPS
from clans_widget.clans.rules.setup import huts_of_each_color
from clans_widget.words import sentence


class EditorError(ClansError):
    """A change that no position allows; the sentence says which rule."""


class Editing:
    """A position and the ones before it.

    Parameters
    ----------
    position : Position
        To begin with.

    Examples
    --------
    >>> editing = Editing(Position.of({"A1": "2r"}))
    >>> editing.place("A1", "blue", 3)
    >>> editing.position.huts("A1")
    {'red': 2, 'blue': 3}
    >>> editing.undo()
    >>> editing.position.huts("A1")
    {'red': 2}
    """

    def __init__(self, position: Position) -> None:
        self._past: list[Position] = []
        self._future: list[Position] = []
        self._position = position

    @property
    def position(self) -> Position:
        """The position as it is now."""
        return self._position

    @property
    def can_undo(self) -> bool:
        """Whether there is a change to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a change to make again."""
        return bool(self._future)

    def undo(self) -> None:
        """Take the last change back; without one, nothing happens."""
        if self._past:
            self._future.append(self._position)
            self._position = self._past.pop()

    def redo(self) -> None:
        """Make the change again that was taken back last; without one, nothing happens."""
        if self._future:
            self._past.append(self._position)
            self._position = self._future.pop()

    def change(self, position: Position) -> None:
        """Go on with another position."""
        if position != self._position:
            self._past.append(self._position)
            self._future.clear()
            self._position = position

    def place(self, territory: str, color: str, count: int) -> None:
        """Let a territory hold so many huts of a color, beside those of other colors.

        If it holds just as many already, they are taken away.

        Raises
        ------
        EditorError
            If there are not so many huts (C3).
        """
        huts = self._position.huts(territory)
        before = huts.get(color, 0)
        count = 0 if count == before else count
        most = huts_of_each_color(self._position.board)
        elsewhere = sum(counts(group).get(color, 0) for group in self._position.groups) - before
        if elsewhere + count > most:
            raise EditorError(
                "clans.editor.too_many_huts",
                most=most,
                elsewhere=elsewhere,
                left=most - elsewhere,
                clan=sentence(f"clans.color.{color}"),
            )
        self._put(territory, group_of({**huts, color: count}))

    def empty(self, territory: str) -> None:
        """Take all huts of a territory away."""
        self._put(territory, EMPTY)

    def clear(self) -> None:
        """Take all huts away."""
        self._set(groups=(EMPTY,) * len(self._position.groups))

    def set_players(self, players: int) -> None:
        """Let so many players take part; those who leave take their chips along (S2)."""
        chips = (*self._position.chips, 0, 0)[:players]
        self._set(chips=chips, mover=min(self._position.mover, players))

    def set_mover(self, mover: int) -> None:
        """Let another player move."""
        self._set(mover=mover)

    def set_chips(self, chips: Sequence[int]) -> None:
        """Let the players hold so many village chips.

        Raises
        ------
        EditorError
            If there are not so many chips (C4).
        """
        if sum(chips) > CHIPS:
            raise EditorError("clans.editor.too_many_chips", most=CHIPS, count=sum(chips))
        self._set(chips=tuple(chips))

    def set_scores(self, scores: Sequence[int]) -> None:
        """Let the clans have so many points."""
        self._set(scores=Scores(*scores))

    def read(self, text: str) -> None:
        """Go on with the position that a text says.

        Raises
        ------
        NotationError
            If it says none.
        """
        self.change(Position.from_text(text, board=self._position.board))

    def _put(self, territory: str, group: int) -> None:
        place = self._position.board.place(territory)
        groups = self._position.groups
        self._set(groups=(*groups[:place], group, *groups[place + 1 :]))

    def _set(
        self,
        *,
        groups: tuple[int, ...] | None = None,
        mover: int | None = None,
        chips: tuple[int, ...] | None = None,
        scores: Scores | None = None,
    ) -> None:
        now = self._position
        self.change(
            make_position(
                now.board,
                now.groups if groups is None else groups,
                mover or now.mover,
                chips or now.chips,
                scores or now.scores,
            )
        )
