"""Two futures of a position of Clans, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from clans_widget.clans.drawing.layout import LayoutName
from clans_widget.clans.move import Move
from clans_widget.clans.staging.production import ClansProduction
from clans_widget.clans.staging.source import Source, game_of
from clans_widget.clans.voice import Fifth, voice_of
from clans_widget.stage.face.futures.widget import CompareWidget
from clans_widget.stage.futures import Futures
from clans_widget.words import IN_USE


class Compare(CompareWidget):
    """See what two moves would bring, or two orders of the villages of one move (V8).

    Both futures are walked in step: the first village here and the first village there. Where
    one of them has nothing that belongs to a step of the other it waits. What differs is
    outlined on both boards and marked in the table below them. No card is shown, also at the
    end, unless the game is over.

    Parameters
    ----------
    source : Game, Position, Turn or str
        Where both moves are made; of a game, where it stands now. Text is the notation of a
        position or a record.
    first, second : Move or str
    language : str
        ``"en"``, ``"fr"`` or ``"nl"``; the language in use by default.
    players : sequence of str, optional
        Names for the players of a position.
    layout : {"tall", "wide"}
        Epoch chart and scoring track below each map, or beside it.
    fifth : {"black", "white"}
        The color of the fifth clan: some editions have white huts (C3).

    Raises
    ------
    NotationError, GameError
        If a text is neither a position nor a record that can be played.
    Refusal
        If one of the moves cannot be made: it says which, and why.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> position = Position.of({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 4))
    >>> both = Compare(position, "B5-C4:B2,C4", "B5-C4:C4,B2")
    >>> both.go_to(len(both.steps))
    >>> [at.scores.yellow for at in both.positions]
    [8, 0]
    """

    def __init__(
        self,
        source: Source,
        first: Move | str,
        second: Move | str,
        language: str = IN_USE,
        *,
        players: Sequence[str] = (),
        layout: LayoutName = "tall",
        fifth: Fifth = "black",
    ) -> None:
        scene = Futures(
            ClansProduction(),
            game_of(source, language, players),
            (first, second),
            language=language,
            layout=layout,
            edition=voice_of(fifth=fifth).instead,
        )
        super().__init__(scene)
