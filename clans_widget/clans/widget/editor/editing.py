"""A position while it is put together: changes that can be undone. No widget code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import SupportsIndex

from clans_widget.clans import COLORS, Position, Scores
from clans_widget.clans.notation import MOST_POINTS, still_to_score, write_position
from clans_widget.clans.rules.colors import (
    EMPTY,
    counts,
    group_of,
)
from clans_widget.clans.rules.epochs import CHIPS
from clans_widget.clans.rules.setup import check_players, huts_of_each_color
from clans_widget.stage import editing as common
from clans_widget.stage.editing import EditorError, whole_number
from clans_widget.words import sentence

__all__ = ["Editing", "EditorError"]


class Editing(common.Editing[Position]):
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

    def place(self, territory: str, color: object, count: int) -> None:
        """Let a territory hold so many huts of a color, beside those of other colors.

        If it holds just as many already, they are taken away.

        Raises
        ------
        BoardError
            If there is no such territory.
        EditorError
            If there is no such color, that is no number of huts, or there are not so many (C3).
        """
        huts = self.position.huts(territory)
        most = huts_of_each_color(self.position.board)
        if not isinstance(color, str) or color not in COLORS:
            raise EditorError("clans.game.clan", clan=color, clans=", ".join(COLORS))
        count = whole_number(count, 0, most, over=True)
        before = huts.get(color, 0)
        count = 0 if count == before else count
        elsewhere = sum(counts(group).get(color, 0) for group in self.position.groups) - before
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
        self._set(groups=(EMPTY,) * len(self.position.groups))

    def set_players(self, players: int) -> None:
        """Let so many players take part; those who leave take their chips along (S2).

        Raises
        ------
        GameError
            If so many cannot play (S2).
        """
        players = check_players(players)
        chips = (*self.position.chips, 0, 0)[:players]
        self._set(chips=chips, mover=min(self.position.mover, players))

    def set_mover(self, mover: int) -> None:
        """Let another player move.

        Raises
        ------
        EditorError
            If there is no such player.
        """
        self._set(mover=whole_number(mover, 1, self.position.players))

    def set_chips(self, chips: Sequence[int]) -> None:
        """Let the players hold so many village chips.

        Raises
        ------
        EditorError
            If there are not so many chips (C4), or not a number for each player.
        """
        chips = _numbers(chips, self.position.players, CHIPS)
        if sum(chips) > CHIPS:
            raise EditorError("clans.editor.too_many_chips", most=CHIPS, count=sum(chips))
        self._set(chips=chips)

    def set_chips_of(self, player: int, count: int) -> None:
        """Let a player hold so many village chips.

        Raises
        ------
        EditorError
            If there is no such player, or there are not so many chips (C4).
        """
        chips = list(self.position.chips)
        chips[whole_number(player, 1, len(chips)) - 1] = count
        self.set_chips(chips)

    def set_points_of(self, clan: str, points: int) -> None:
        """Let a clan have so many points.

        Raises
        ------
        EditorError
            If there is no such clan, or they are too many to be written.
        """
        if clan not in COLORS:
            raise EditorError("clans.game.clan", clan=clan, clans=", ".join(COLORS))
        self.set_scores(self.position.scores._replace(**{clan: points}))

    def set_scores(self, scores: Sequence[int]) -> None:
        """Let the clans have so many points.

        Raises
        ------
        EditorError
            If there is not a number for each clan, or one is too high to be written.
        """
        now = self.position
        most = MOST_POINTS - still_to_score(now.board, now.groups, now.villages_founded)
        self._set(scores=Scores(*_numbers(scores, len(COLORS), most, over=False)))

    def read(self, text: str) -> None:
        """Go on with the position that a text says.

        Raises
        ------
        NotationError
            If it says none.
        """
        self.change(Position.from_text(text, board=self.position.board))

    def check_playable(self) -> None:
        """Raise if nobody can move in the position.

        Raises
        ------
        EditorError
            If so (F1, F2).
        """
        if rule := self.position.ending:
            raise EditorError(f"clans.editor.over.{rule}", most=CHIPS)

    def _put(self, territory: str, group: int) -> None:
        place = self.position.board.place(territory)
        groups = self.position.groups
        self._set(groups=(*groups[:place], group, *groups[place + 1 :]))

    def _set(
        self,
        *,
        groups: tuple[int, ...] | None = None,
        mover: int | None = None,
        chips: tuple[int, ...] | None = None,
        scores: Scores | None = None,
    ) -> None:
        now = self.position
        text = write_position(
            now.board,
            now.groups if groups is None else groups,
            now.mover if mover is None else mover,
            now.chips if chips is None else chips,
            now.scores if scores is None else scores,
        )
        self.read(text)  # so that the notation of what is shown can always be read


def _numbers(
    given: Sequence[SupportsIndex], count: int, most: int, *, over: bool = True
) -> tuple[int, ...]:
    """So many numbers from 0."""
    numbers = tuple(given)
    if len(numbers) != count:
        raise EditorError("editor.numbers", count=count, given=len(numbers))
    return tuple(whole_number(number, 0, most, over=over) for number in numbers)
