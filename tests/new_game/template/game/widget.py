"""The widget of NEWTITLE: a game on the stage, to be played and walked through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from clans_widget.core.argument_types import check_arguments
from clans_widget.page.playable import PlayableWidget
from clans_widget.stage.production import Production
from clans_widget.stage.scene import NO_BOTS, Scene
from clans_widget.stage.seats import Bots
from clans_widget.stage.write_state import read_state
from clans_widget.words import IN_USE

from .game import Game
from .position import Position, Turn
from .staging import NewGameProduction

__all__ = ["NewGameWidget"]


class NewGameWidget(PlayableWidget):
    """Watch a game of NEWTITLE step by step, and play it.

    Parameters
    ----------
    source : Game, Position, Turn or str
        What to show: text is the notation of a position or a record.
    language : str
    seen_by : str, optional
        The player who looks. There are no secrets.
    bots : mapping, optional
        Who plays: a level by the name or the number of a player.
    players : sequence of str, optional
        Names, where the source has none.
    state : mapping, optional
        Where another board was: its ``state``.

    Examples
    --------
    >>> board = NewGameWidget(Position(), players=["Ann", "Bob"])
    >>> turn = board.play("B2")
    >>> board.position.to_text()
    '---/-x-/--- 2'
    """

    _PRODUCTION: ClassVar[type[Production]] = NewGameProduction

    @check_arguments
    def __init__(
        self,
        source: Game | Position | Turn | str,
        language: str = IN_USE,
        seen_by: str | None = None,
        *,
        bots: Bots = NO_BOTS,
        players: Sequence[str] = (),
        state: Mapping[str, Any] | None = None,
    ) -> None:
        production = NewGameProduction()
        game = production.game_of(source, language, players)
        super().__init__(
            Scene(
                production,
                game,
                bots=bots,
                state=None if state is None else read_state(state, production),
                step=0 if isinstance(source, Turn) else len(game.steps),
                language=language,
                seen_by=seen_by,
            )
        )
