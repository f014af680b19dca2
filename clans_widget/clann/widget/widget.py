"""The widget of CLANN: a game on the stage, to be played and walked through.

Beside it stands how a position is by the dice alone: turns with nobody in the way, exact chances.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from clans_widget.clann import Position
from clans_widget.clann.chances import to_win
from clans_widget.clann.chances.solo import alone
from clans_widget.clann.drawing.layout import LayoutName
from clans_widget.clann.game import Game
from clans_widget.clann.review import Judge
from clans_widget.clann.rules.turn import Event
from clans_widget.clann.staging.production import ClannProduction, Source
from clans_widget.core.argument_types import check_arguments
from clans_widget.core.table import percent
from clans_widget.page.playable import PlayableWidget
from clans_widget.stage.face.drawer import Again
from clans_widget.stage.face.living.closed import while_open
from clans_widget.stage.face.reviewing import LuckAndChoices
from clans_widget.stage.production import Production
from clans_widget.stage.scene import NO_BOTS, Scene
from clans_widget.stage.seats import Bots
from clans_widget.stage.write_state import read_state
from clans_widget.words import IN_USE, Voice, number_in

from .next_roll import STYLE, NextRollMap

if TYPE_CHECKING:
    import pandas as pd


def stands(position: Position, voice: Voice) -> str:
    """How many turns everybody takes with nobody in the way; who wins, where that is exact.

    Parameters
    ----------
    position : Position
    voice : Voice

    Examples
    --------
    >>> stands(Position.from_text("A1,h,h,h/h,h,h,C1 C7 1 -"), Voice("en", ("Ann", "Bob")))
    'With nobody in the way, on average: Ann (26.6 turns) and Bob (26.6 turns).'
    """
    turns, chances = alone(position), to_win(position)
    told = []
    if turns:
        each = [
            voice.say(
                "clann.review.alone_turns",
                player=voice.name(player),
                number=number_in(number, voice.code, 1),
                count=round(number, 1),
            )
            for player, number in enumerate(turns, start=1)
        ]
        told.append(voice.say("clann.review.alone", turns=voice.join(each)))
    if chances:
        each = [
            voice.say(
                "clann.review.chance",
                player=voice.name(player),
                percent=voice.say("percent", number=percent(chance)),
            )
            for player, chance in enumerate(chances, start=1)
        ]
        told.append(voice.say("clann.review.exact", chances=voice.join(each)))
    return " ".join(told)


class ClannWidget(PlayableWidget):
    """Watch a game of CLANN step by step, and play it.

    Roll with the button or a click on the dice. Then click a die, a character, or the cell where
    it should go; after a click on one of them, the others that fit are marked. When somebody is
    put down, the free cells light up. Every action has an ordinary control too.

    CLANN is a game by Max Gerchambeau, who recommends reproducing it for private use;
    commercial use needs his prior agreement.

    Parameters
    ----------
    source : Game, Position, Event or str
        What to show; text is the notation of a position or a record. A game is shared, not
        copied: moves made in the widget are moves of the game.
    language : str
        ``"en"``, ``"fr"`` or ``"nl"``; the language in use by default: see
        :func:`~clans_widget.use_language`.
    seen_by : str, optional
        The viewer, a player. Between rivals only the viewer's own last decision can be taken
        back, and no dice that were seen.
    bots : mapping, optional
        Bots in seats: by name or number of the player, an object with ``choose(view)`` or
        one of the words ``"random"``, ``"greedy"``, ``"tactics"``, ``"strong"``. The lists
        below the course can give seats to bots, too.
    layout : {"wide", "tall", "theater"}, optional
        Dice and players beside the course, or below it for narrow pages; or all of it large, to
        be read from afar. Without it, wide, and tall on a narrow page.
    players : sequence of str
        Names for the players of a position or an event; a game has its own.
    state : mapping, optional
        Of another board with the same game: this one goes on from there.

    Raises
    ------
    NotationError, GameError
        If a text is neither a position nor a record that can be played, or the viewer is
        no player.
    Refusal
        If something is not a bot.

    Examples
    --------
    >>> from clans_widget.clann import Game
    >>> widget = ClannWidget(Game.new(["Ann", "Bob"], seed=7))
    >>> for move in ("+1", "+4", "N>C7"):
    ...     event = widget.play(move)
    >>> event = widget.roll()
    >>> widget.position.phase, [str(move) for move in widget.position.legal_moves()][:2]
    ('use', [...])
    """

    _PRODUCTION: ClassVar[type[Production]] = ClannProduction

    @check_arguments
    def __init__(
        self,
        source: Source,
        language: str = IN_USE,
        seen_by: str | None = None,
        *,
        bots: Bots = NO_BOTS,
        layout: LayoutName | None = None,
        players: Sequence[str] = (),
        state: Mapping[str, Any] | None = None,
    ) -> None:
        production = ClannProduction(layout)
        game = production.game_of(source, language, players)
        scene = Scene(
            production,
            game,
            bots=bots,
            state=None if state is None else read_state(state, production),
            step=0 if isinstance(source, Event) else len(game.steps),
            language=language,
            seen_by=seen_by,
        )
        self._luck: LuckAndChoices | None = None
        self._layout = layout
        super().__init__(scene, self._with_luck, _with_next_roll, style=STYLE)

    @property
    def game(self) -> Game:
        """The game on the stage; in a variation, the game with that variation."""
        return cast(Game, super().game)

    @property
    def characters(self) -> pd.DataFrame:
        """Where each character is at the step that is shown, and how far it has come."""
        from clans_widget.clann import tables

        return tables.characters(self.game, step=self.step)

    @property
    def dice(self) -> pd.DataFrame:
        """The dice at the step that is shown."""
        from clans_widget.clann import tables

        return tables.dice(self.position)

    @property
    def sent_home(self) -> pd.DataFrame:
        """Who has been sent home by whom, up to the step that is shown."""
        from clans_widget.clann import tables

        return tables.sent_home(self.game, step=self.step)

    @property
    def turns(self) -> pd.DataFrame:
        """The turns so far, up to the step that is shown."""
        from clans_widget.clann import tables

        return tables.turns(self.game, step=self.step)

    @property
    def luck(self) -> pd.DataFrame:
        """What the dice did and what players did, roll by roll, up to the step that is shown.

        As :func:`~clans_widget.arena.review.tables.review_table`. It takes about a second for
        each roll that has not been looked at before.
        """
        from clans_widget.arena.review.tables import review_table

        assert self._luck is not None
        return review_table(self._luck.reviewed(), self.game.players)

    @property
    def _looks(self) -> dict[str, str | None]:
        return {"layout": self._layout}

    def _with_luck(self, scene: Scene, again: Again) -> LuckAndChoices:
        self._luck = LuckAndChoices(scene, again, judge=Judge(), stands=stands)
        return self._luck

    @while_open
    def hint(self) -> pd.DataFrame:
        """Good uses of the dice for the player to act; the best is marked.

        Returns
        -------
        pandas.DataFrame
            As :func:`~clans_widget.clann.players.tables.advice_table`.

        Raises
        ------
        Refusal
            If the game is over, or the dice are to be rolled first.
        """
        from clans_widget.clann.players.tables import advice_table

        return advice_table(self._shown(self._scene.hint()))


def _with_next_roll(scene: Scene, again: Again) -> NextRollMap:
    return NextRollMap(scene, again, Judge())
