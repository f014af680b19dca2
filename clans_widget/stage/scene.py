"""The scene: a game on the stage, and all that a reader sees and does there. No widget code."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from clans_widget.core.errors import Refusal
from clans_widget.core.game import Game
from clans_widget.core.marks import NO_MARKS

from . import actions as act
from .parts.comparing import Comparing
from .parts.hints import Hints
from .parts.keys import Keys
from .parts.moves import Moves
from .parts.new_game import begin_new_game
from .parts.opponents import Opponents
from .parts.panels import Panels
from .parts.seats import Bots, Seats
from .parts.undoing import Undoing
from .parts.variations import Variations
from .production import Production
from .prompter import Prompter
from .requests import Request
from .walk import Walk

NO_BOTS: Final[Bots] = {}

BESIDE: Final = (act.Toggle, act.Point, act.Survey, act.Arrange, act.AskRule, act.Ticked)
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
        self, production: Production, game: Game[Any, Any], *, bots: Bots = NO_BOTS, **options: Any
    ) -> None:
        super().__init__(production, game, **options)
        production.check_seats(len(game.players))
        production.check_viewer(game, self.seen_by)
        seats = Seats(production.levels, game.players, bots, production.older_levels)
        for seat in seats:
            production.view(game, seat)
        self.moves = Moves(self)
        self.bots = Opponents(self, seats)
        self.hints = Hints(self)
        self.panels = Panels(self)
        self.comparing = Comparing(self)
        self.keys = Keys(self)
        self.variations = Variations(self)
        self.undoing = Undoing(self)
        self._on_event: list[Callable[[Any], object]] = []
        self._consider()

    def do(self, action: act.Action) -> None:
        """Let something happen; what cannot be is refused in words, not raised."""
        if not isinstance(action, BESIDE):
            self.panels.shut()
        super().do(action)

    def handle(self, action: act.Action) -> None:
        """Let it happen; what is refused is shown."""
        try:
            super().handle(action)
        except Refusal as trouble:
            self.moves.trouble = trouble

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
        event = self.make(move)
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
        self.moves.clear()
        return self.hints.now()

    def when_played(self, call: Callable[[Any], object]) -> None:
        """Have a function called with each event that is made in the scene."""
        self._on_event.append(call)

    # What the scene waits for

    @property
    def requests(self) -> tuple[Request, ...]:
        """What the scene waits for: time, a bot's move, a hint."""
        thoughts = (self.bots.thought, self.hints.thought)
        times = (*super().requests, *self.panels.requests)
        return (*times, *(thought for thought in thoughts if thought))

    @property
    def is_waiting(self) -> bool:
        """Whether a bot thinks: steps played by themselves go on when it has moved."""
        return self.bots.thought is not None

    def hurry(self) -> None:
        """Bots make their moves now; the reader walks through them later."""
        if self.bots.thought is not None:
            self.bots.play_now()

    def adapt(self) -> None:
        """Come to terms with what has happened to the game outside: nothing is chosen then."""
        had_chosen = self.moves.is_begun
        super().adapt()
        if had_chosen:
            self.put(notice="widget.choice_dropped")
        self.moves.clear()
        self.forget()

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

    # What its parts do with it

    def make(self, move: Any) -> Any:
        """Make a move and show its first step.

        Raises
        ------
        IllegalMove, NotationError, NotAsked
            If it cannot be made; nothing changes then.
        """
        move = self.game.move_of(move)
        self.moves.check(move)
        event = self.game.play(move)
        self.show_events(event)
        return event

    def show_events(self, *events: Any) -> None:
        """Show the first step of the last events of the game; the others follow by themselves."""
        self.playback.stop()
        self.take_note()
        self.forget()
        self.put(step=self.count - sum(len(event.steps) for event in events))
        self.move_to(self.state.step + 1)
        self.playback.follow_later(self.count)
        self.tell(*events)

    def tell(self, *events: Any) -> None:
        """Call the functions of the notebook's author with events that were made."""
        for event in events:
            for call in self._on_event:
                self._call(call, event)

    def forget(self) -> None:
        """Nothing that was thought about the position counts any more."""
        self.bots.forget()
        self.hints.clear()
        self.comparing.forget()

    def open(self, game: Game[Any, Any], step: int) -> None:
        """Show another game, or another line of this one."""
        self.playback.stop()
        self.game = game
        self.take_note()
        self.forget()
        self.moves.clear()
        step = min(step, self.count)
        self.put(step=step, marks=NO_MARKS, pointed=None, variation=(), panels=())

    # What is done

    def move_to(self, step: int) -> None:
        """Show a step; nothing is chosen or advised then."""
        self.moves.clear()
        self.hints.clear()
        super().move_to(step)

    def _consider(self) -> None:
        self.comparing.consider()
        self.bots.consider()

    def _roll(self, _: act.Roll) -> None:
        if self.bots.bot is None:
            self.show_events(self.game.roll())

    def _go_to_turning_point(self, _: act.GoToTurningPoint) -> None:
        if (step := self.turning_point) is not None:
            self.go_to(act.GoTo(step))

    def _reseat(self, action: act.Seat) -> None:
        self.bots.seats.put(action.seat, action.level)
        self.undoing.seated(action)
        self.forget()
        if self.bots.bot is not None:
            if self.moves.is_begun:
                self.put(notice="widget.seat_given")
            self.moves.clear()

    def _ticked(self, action: act.Ticked) -> None:
        self.panels.ticked(action)
        super()._ticked(action)

    def _answered(self, action: act.Answered) -> None:
        self.hints.answered(action)
        self.bots.answered(action)


Scene.handlers = {
    **Walk.handlers,
    act.Click: lambda scene, action: scene.moves.click(action),
    act.Point: lambda scene, action: scene.moves.point(action),
    act.Choose: lambda scene, action: scene.moves.choose(action.parts),
    act.ChooseNext: lambda scene, action: scene.moves.choose_next(action),
    act.ChooseAnyOrder: lambda scene, _: scene.moves.choose_any_order(),
    act.PlayChosen: lambda scene, _: scene.moves.play_chosen(),
    act.Roll: Scene._roll,
    act.Undo: lambda scene, _: scene.undoing.undo(),
    act.Redo: lambda scene, _: scene.undoing.redo(),
    act.Enter: lambda scene, action: scene.variations.enter(action),
    act.TryHere: lambda scene, _: scene.variations.try_here(),
    act.Leave: lambda scene, _: scene.variations.leave(),
    act.NewGame: begin_new_game,
    act.Seat: Scene._reseat,
    act.Toggle: lambda scene, action: scene.panels.toggle(action),
    act.Ticked: Scene._ticked,
    act.Cancel: lambda scene, _: scene.moves.clear(),
    act.GoToTurningPoint: Scene._go_to_turning_point,
    act.Compare: lambda scene, action: scene.comparing.compare(action),
    act.AskForHint: lambda scene, _: scene.hints.ask(),
    act.Answered: Scene._answered,
}
