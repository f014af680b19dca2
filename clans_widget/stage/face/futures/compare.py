"""Two futures of a position of any game, side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from clans_widget.core.argument_types import check_arguments
from clans_widget.core.errors import Refusal
from clans_widget.stage.futures import Futures
from clans_widget.stage.staged import staged
from clans_widget.stage.write_state import read_state
from clans_widget.words import IN_USE

from .widget import CompareWidget


class Compare(CompareWidget):
    """See what two moves would bring, side by side, in Clans, CLANN or any game on the stage.

    In Clans these are two moves, or two orders of the villages of one move (V8); in CLANN two
    ways to use the dice (K4). Both futures are walked through in step: the first village
    here with the first village there. When one of them has nothing to match a step of the other,
    it waits. What differs is outlined on both boards and marked in the table below them. No
    secret is shown, even at the end, unless the game is over.

    Parameters
    ----------
    source : Game, Position, Turn, Event or str
        Where both moves are made; of a game, its current position. Text is the notation of a
        position or a record.
    first, second : Move, Roll or str
    language : str
        ``"en"``, ``"fr"`` or ``"nl"``; the language in use by default.
    players : sequence of str, optional
        Names for the players of a position.
    layout : {"tall", "wide"}
        What stands around each board goes below it, as by default, or beside it.
    state : mapping, optional
        Of another comparison of the same two moves: this one goes on from there.
    **edition
        The edition of the game: for Clans, ``fifth="white"`` for the white huts that some
        editions have (C3).

    Raises
    ------
    NotationError, GameError
        If a text is neither a position nor a record that can be played.
    Refusal
        If one of the moves cannot be made: it says which, and why; or if both are the same.

    Examples
    --------
    >>> from clans_widget import clann, clans
    >>> position = clans.Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
    >>> both = Compare(position, "B5-C4:B2,C4", "B5-C4:C4,B2")
    >>> both.go_to(len(both.steps))
    >>> [at.scores.yellow for at in both.positions]
    [8, 0]
    >>> both = Compare(clann.Position.from_text("A9,A3,h,h/h,A12,h,h C7 1 3"), "3-1", "3-2")
    >>> both.go_to(len(both.steps))
    >>> [at.where(2, 1) for at in both.positions]
    ['h', 'A12']
    """

    @check_arguments
    def __init__(
        self,
        source: Any,
        first: Any,
        second: Any,
        language: str = IN_USE,
        *,
        players: Sequence[str] = (),
        layout: str = "",
        state: Mapping[str, Any] | None = None,
        **edition: Any,
    ) -> None:
        production, game = staged(source, language, players)
        scene = Futures(
            production,
            game,
            (first, second),
            language=language,
            layout=layout,
            state=None if state is None else read_state(state, production),
            edition=production.edition(**edition).words,
        )
        first_move, second_move = (future.move for future in scene.futures)
        if first_move == second_move:
            raise Refusal("futures.twice", move=first_move)
        super().__init__(scene)
