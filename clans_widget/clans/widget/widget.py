"""The widget of Clans: a game on the stage, to be played and walked through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, cast

from clans_widget.clans.board.board import Board
from clans_widget.clans.drawing.layout import LayoutName
from clans_widget.clans.game import Game
from clans_widget.clans.rules.cards import SECRET
from clans_widget.clans.rules.turn import Turn
from clans_widget.clans.staging.production import ClansProduction, Source
from clans_widget.clans.voice import Fifth, voice_of
from clans_widget.core.argument_types import check_arguments
from clans_widget.page.playable import PlayableWidget
from clans_widget.stage.face.drawer import Again
from clans_widget.stage.face.living.closed import while_open
from clans_widget.stage.production import Production
from clans_widget.stage.scene import NO_BOTS, Scene
from clans_widget.stage.seats import Bots
from clans_widget.stage.write_state import read_state
from clans_widget.words import IN_USE, Named

from .cards import Cards
from .who_is_who import WhoIsWho

if TYPE_CHECKING:
    import pandas as pd

    from clans_widget.clans.players import Beliefs


class ClansWidget(PlayableWidget):
    """Watch a game of Clans step by step, and play it.

    Click a territory, then a neighboring one, and walk through the steps of the move.
    Every action has an ordinary control too.

    Parameters
    ----------
    source : Game, Position, Turn or str
        What to show; text is the notation of a position or a record. A game is shared, not
        copied: turns made in the widget are turns of the game.
    language : str
        ``"en"``, ``"fr"`` or ``"nl"``; the language in use by default: see
        :func:`~clans_widget.use_language`.
    seen_by : str, optional
        The viewer, a player: only this player's clan is shown while the game runs.
    bots : mapping, optional
        Bots in seats: by name or number of the player, a
        :class:`~clans_widget.clans.players.Player` or one of the words ``"random"``,
        ``"greedy"``, ``"hints"``, ``"strong"``. The lists below the board can give seats to
        bots, too.
    fifth : {"black", "white"}
        The color of the fifth clan: some editions have white huts (C3).
    layout : {"wide", "tall", "theater"}, optional
        Epoch chart and scoring track beside the map, or below it for narrow pages; or all of it
        large, to be read from afar. Without it, wide, and tall on a narrow page.
    players : sequence of str
        Names for the players of a position or a turn, such as those in your text; a game has
        its own.
    state : mapping, optional
        Of another board with the same game: this one goes on from there.

    Raises
    ------
    NotationError, GameError
        If a text is neither a position nor a record that can be played, or the viewer is
        no player.
    Refusal
        If something is not a bot.
    PlayersError
        If the game does not say which clan a bot has.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> widget = ClansWidget(Position.start(seed=7))
    >>> turn = widget.play("A1-A2")
    >>> widget.step, len(widget.steps), widget.position == turn.position
    (1, 1, True)
    >>> widget.restrict(lambda position, move: move.source == "A2")
    >>> widget.play("B1-B2")
    Traceback (most recent call last):
    clans_widget.stage.parts.moves.NotAsked: B1-B2 is legal, but a different move is asked for here.
    """

    _PRODUCTION: ClassVar[type[Production]] = ClansProduction

    @check_arguments
    def __init__(
        self,
        source: Source,
        language: str = IN_USE,
        seen_by: str | None = None,
        *,
        bots: Bots = NO_BOTS,
        fifth: Fifth = "black",
        layout: LayoutName | None = None,
        players: Sequence[str] = (),
        state: Mapping[str, Any] | None = None,
    ) -> None:
        production = ClansProduction(layout)
        game = production.game_of(source, language, players)
        scene = Scene(
            production,
            game,
            bots=bots,
            state=None if state is None else read_state(state, production),
            step=0 if isinstance(source, Turn) else len(game.steps),
            language=language,
            seen_by=seen_by,
            edition=voice_of(fifth=fifth).instead,
        )
        self._who: WhoIsWho | None = None
        self._fifth: Fifth = fifth
        self._layout = layout
        super().__init__(scene, lambda scene, _: Cards(scene), self._with_beliefs)

    @property
    def game(self) -> Game:
        """The game on the stage; in a variation, the game with that variation."""
        return cast(Game, super().game)

    @property
    def scores(self) -> pd.DataFrame:
        """The scores at the step that is shown."""
        from clans_widget.clans import tables

        return tables.scores(self.game, step=self.step, seen_by=self._scene.seen_by)

    @property
    def villages(self) -> pd.DataFrame:
        """The villages founded up to the step that is shown."""
        from clans_widget.clans import tables

        return tables.villages(self.game, step=self.step)

    @property
    def beliefs(self) -> pd.DataFrame:
        """What the viewer can believe about the secret clans at the step that is shown.

        A row for each clan, a column for each player; every move so far counts, as
        :class:`~clans_widget.clans.players.Beliefs` says.
        """
        from clans_widget.clans.players.tables import belief_table

        return belief_table(self._beliefs(), self.game.players)

    @while_open
    def hint(self) -> pd.DataFrame:
        """Good moves for the player to move, by what this player may know; the best is marked.

        Returns
        -------
        pandas.DataFrame
            As :func:`~clans_widget.clans.players.tables.advice_table`.

        Raises
        ------
        Refusal
            If the game is over, or the hint would give away another player's card.
        """
        from clans_widget.clans.players.tables import advice_table

        return advice_table(self._shown(self._scene.hint()))

    def center(self, place: str) -> tuple[float, float]:
        """Where a territory lies on the canvas, in the canvas's own coordinates.

        Raises
        ------
        BoardError
            If there is no such territory.
        """
        self.position.board.place(place)
        return super().center(place)

    @property
    def _game_anew(self) -> str:
        options = {"draw": repr(self._drawing)} if self._drawing else {}
        return self._read_again(self.game.to_text(seen_by=self._scene.seen_by), options)

    @property
    def _game_whole(self) -> str:
        return self._read_again(self._record_whole, {})

    @property
    def _record_whole(self) -> str:
        return self.game.to_text(secrets=True)

    def _read_again(self, text: str, options: dict[str, str]) -> str:
        """The code that reads a record of the game."""
        board = self.game.start.board
        if board != Board.standard():
            options = {**options, "board": f"clans.Board.from_json({board.to_json()!r})"}
        given = "".join(f", {name}={code}" for name, code in options.items())
        return f"clans.Game.from_text({text!r}{given})"

    @property
    def _drawing(self) -> list[str]:
        """Those who draw a card anew on a page, since theirs is secret here and they need one.

        That is a bot; and where nobody in particular looks, everybody who holds a card.
        """
        game, viewer, bots = self.game, self._scene.seen_by, self._bots_of_levels
        told = game.clans(seen_by=viewer)
        return [
            name
            for seat, name in enumerate(game.players, start=1)
            if (viewer is None or seat in bots)
            and told[name] == SECRET != game.clans(seen_by=name)[name]
        ]

    @property
    def _note(self) -> str:
        drawing, voice = self._drawing, self._scene.voice
        if not drawing:
            return ""
        names = tuple(map(Named, drawing))
        return voice.say("clans.widget.drawn_anew", players=names, count=len(drawing))

    @property
    def _looks(self) -> dict[str, str | None]:
        return {"layout": self._layout, "fifth": None if self._fifth == "black" else self._fifth}

    def _with_beliefs(self, scene: Scene, again: Again) -> WhoIsWho:
        self._who = WhoIsWho(scene, again)
        return self._who

    def _beliefs(self) -> Beliefs:
        assert self._who is not None
        return self._who.beliefs()
