"""The scene: a game on the stage, and all that a reader sees and does there. No widget code."""

from __future__ import annotations

from typing import Any, Final

from clans_widget.core.errors import Refusal
from clans_widget.core.game import Game

from . import actions as act
from .parts.comparing import Comparing
from .parts.keys import Keys
from .parts.new_game import begin_new_game
from .parts.panels import Panels
from .production import Production
from .prompter import Prompter
from .requests import Request
from .seats import Bots, Seats
from .state import State
from .walk import Walk

NO_BOTS: Final[Bots] = {}

BESIDE: Final = (
    *(act.Toggle, act.Point, act.Survey, act.Suggest, act.Arrange, act.AskRule, act.Plan),
    *(act.Ticked, act.InFutures),
)
"""What is done beside the game, or by time alone. A card that lies open stays so."""


class Scene(Prompter):
    """A game on the stage: what the reader sees of it, and how it is played there.

    Moves are chosen part by part, made, taken back. Bots sit in some of the seats. The scene
    itself neither waits nor thinks: it names what it waits for (:attr:`requests`), and goes on
    when that comes as an action.

    Parameters
    ----------
    production : Production
    game : Game
    bots : mapping of str or int to bots
        By name or number of the player; objects with ``choose(view)``, or words of
        :attr:`Casting.levels`.
    state : State, optional
        To go on from. Bots of its levels sit where it says; others are those that are given.
    **options
        As for :class:`~clans_widget.stage.walk.Walk`.

    Attributes
    ----------
    moves : Moves
        The move that is being chosen.
    bots : Opponents
    hints : Hints
    panels : Panels
    comparing : Comparing
        What two ways to complete a choice would bring.
    variations : Variations
    undoing : Undoing

    Raises
    ------
    GameError
        If fewer or more play than may, the viewer is no player, or a bot is given to nobody who
        plays.
    Refusal
        If something is no bot, or cannot know what it needs.
    """

    def __init__(
        self,
        production: Production,
        game: Game[Any, Any],
        *,
        bots: Bots = NO_BOTS,
        state: State | None = None,
        **options: Any,
    ) -> None:
        super().__init__(production, game, state=state, **options)
        production.check_seats(len(game.players))
        production.check_viewer(game, self.seen_by)
        self.panels = Panels(self)
        self.comparing = Comparing(self, self.moves)
        self.keys = Keys(self, self.moves, self.undoing)
        seats = Seats.of(game.players, bots, production)
        if state is None:
            self._begin_with(seats)
        else:
            self._go_on_with(state.seats.with_players_of(seats))
        self._consider()

    def _begin_with(self, seats: Seats) -> None:
        for seat in seats:
            self.production.view(self.game, seat)
        self.put(seats=seats)
        self.undoing.begin()

    def _go_on_with(self, seats: Seats) -> None:
        """Go on from the state: what does not belong to this game, or to nobody here, is left."""
        planned = self.state.planned if self.state.planned in self.production.seats else 0
        self.put(seats=seats, step=max(0, self.step), planned=planned)
        self.moves.resume()
        self.bots.resume()
        self.hints.resume()

    def do(self, action: act.Action) -> None:
        """Let something happen; what cannot be is refused in words, not raised."""
        self.comparing.stand()
        if not isinstance(action, BESIDE):
            self.panels.shut()
        super().do(action)

    def handle(self, action: act.Action) -> None:
        """Let it happen; what is refused is shown."""
        try:
            super().handle(action)
        except Refusal as trouble:
            self.put(trouble=trouble)

    # What a notebook asks for

    def play(self, move: Any) -> Any:
        """Make a move, let the bots answer, and show the first step of the move.

        Raises
        ------
        IllegalMove, NotationError
            If it cannot be made; nothing changes then.
        NotAsked
            If the author of the notebook asks for another.
        """
        self._begin()
        event = self.moves.make(move)
        self._answered_now()
        return event

    def roll(self) -> Any:
        """Roll the dice, let the bots answer, and show the first step of the roll.

        Raises
        ------
        GameError
            If there is nothing to roll.
        """
        self._begin()
        event = self.game.roll()
        self.show_events(event)
        self._answered_now()
        return event

    def hint(self) -> tuple[Any, ...]:
        """Look for good moves at the step that is shown, and wait for them.

        Within the last event of a game that goes on, that is what comes after it.

        Raises
        ------
        Refusal
            If there can be no hint.
        """
        self._begin()
        self.choose_nothing()
        return self.hints.now()

    # What the scene waits for

    @property
    def requests(self) -> tuple[Request, ...]:
        """What the scene waits for: time, a bot's move, a hint."""
        thoughts = (self.bots.thought, self.hints.thought)
        times = (*super().requests, *self.panels.requests)
        ahead = self.comparing.requests
        return (*times, *ahead, *(thought for thought in thoughts if thought))

    @property
    def is_waiting(self) -> bool:
        """Whether a bot thinks: steps played by themselves go on when it has moved."""
        return self.bots.is_thinking

    def hurry(self) -> None:
        """Bots make their moves now; the reader walks through them later."""
        if self.bots.is_thinking:
            self.bots.play_now()

    def _begin(self) -> None:
        """Get ready for something that is done from a cell."""
        self.motion = 0.0
        self.clear_news()
        self.panels.shut()
        self.settle()

    def _answered_now(self) -> None:
        """Let the bots answer; what follows is shown when the cell is done."""
        self.bots.play_now()
        self.playback.follow_later(self.count)

    # What is done

    def _consider(self) -> None:
        self.comparing.consider()
        self.bots.consider()

    def _roll(self, _: act.Roll) -> None:
        if self.bot is None:
            self.show_events(self.game.roll())

    def _go_to_turning_point(self, _: act.GoToTurningPoint) -> None:
        if (step := self.turning_point) is not None:
            self.step_to(step)

    def _reseat(self, action: act.Seat) -> None:
        self.put(seats=self.state.seats.given(action.seat, action.level, self.production))
        self.undoing.seated(action)
        self.forget()
        if self.bot is not None:
            if self.moves.is_begun:
                self.put(notice="widget.seat_given")
            self.choose_nothing()

    def _plan(self, action: act.Plan) -> None:
        self.production.check_seats(action.seats)
        self.put(planned=action.seats)

    def _begin_new_game(self, action: act.NewGame) -> None:
        begin_new_game(self, self.panels, self.undoing, action)

    def _ticked(self, action: act.Ticked) -> None:
        self.panels.ticked(action)
        self.comparing.ticked(action)
        super()._ticked(action)

    def _answered(self, action: act.Answered) -> None:
        self.hints.answered(action)
        self.bots.answered(action)


Scene.handlers = {
    **Walk.handlers,
    act.Click: lambda scene, action: scene.moves.click(action),
    act.Point: lambda scene, action: scene.moves.point(action),
    act.Choose: lambda scene, action: scene.moves.choose(action.parts),
    act.ChooseAt: lambda scene, action: scene.moves.choose_at(action),
    act.ChooseNext: lambda scene, action: scene.moves.choose_next(action),
    act.ChooseAnyOrder: lambda scene, _: scene.moves.choose_any_order(),
    act.PlayChosen: lambda scene, _: scene.moves.play_chosen(),
    act.Roll: Scene._roll,
    act.Undo: lambda scene, _: scene.undoing.undo(),
    act.Redo: lambda scene, _: scene.undoing.redo(),
    act.Enter: lambda scene, action: scene.variations.enter(action),
    act.TryHere: lambda scene, _: scene.variations.try_here(),
    act.Leave: lambda scene, _: scene.variations.leave(),
    act.Plan: Scene._plan,
    act.NewGame: Scene._begin_new_game,
    act.Seat: Scene._reseat,
    act.Toggle: lambda scene, action: scene.panels.toggle(action),
    act.Ticked: Scene._ticked,
    act.Cancel: lambda scene, _: scene.choose_nothing(),
    act.GoToTurningPoint: Scene._go_to_turning_point,
    act.Compare: lambda scene, action: scene.comparing.compare(action),
    act.CompareInstead: lambda scene, action: scene.comparing.compare_instead(action),
    act.InFutures: lambda scene, action: scene.comparing.look_ahead(action),
    act.AskForHint: lambda scene, _: scene.hints.ask(),
    act.Answered: Scene._answered,
}
