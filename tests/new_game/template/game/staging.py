"""NEWTITLE on the stage: what there is to see and to read, and how it is played there."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from clans_widget.arena import RandomPlayer
from clans_widget.core.game import Game as AnyGame
from clans_widget.core.marks import Marks
from clans_widget.core.moment import Moment
from clans_widget.core.protocols import Choice
from clans_widget.core.table import Table
from clans_widget.picture import Picture
from clans_widget.stage.production import Part, Pointing, Production
from clans_widget.words import Voice

from .drawing import described, draw
from .game import Game
from .players import GreedyPlayer, StrongPlayer
from .position import STONES, GameWon, StonePlaced


class NewGameProduction(Production):
    """What NEWTITLE brings to the stage.

    Examples
    --------
    >>> game = Game.new(["Ann", "Bob"])
    >>> turn = game.play("B2")
    >>> production = NewGameProduction()
    >>> production.caption(production.moment(game, 1), Voice("en", game.players))
    'Ann puts a stone on B2.'
    """

    name: ClassVar[str] = "newgame"
    kind_of_game: ClassVar[type[AnyGame[Any, Any]]] = Game
    parts: ClassVar[tuple[Part, ...]] = (Part("square", "square", "newgame.square"),)
    tables: ClassVar[tuple[str, ...]] = ("stones",)
    levels: ClassVar[Mapping[str, Callable[[], Any]]] = {
        "random": RandomPlayer,
        "greedy": GreedyPlayer,
        "strong": StrongPlayer,
    }
    advises: ClassVar[bool] = True
    lessons: ClassVar[Mapping[str, tuple[str, ...]]] = {"01-new-game": ("Q1", "Q2", "Q3")}

    def picture(
        self,
        moment: Moment,
        pointing: Pointing,
        voice: Voice,
        progress: float = 1.0,
        *,
        layout: str = "",
    ) -> Picture:
        """The board at a moment."""
        del layout
        return draw(moment, voice, pointing.marks, pointing.manner, pointing.movable, progress)

    def picture_title(self, moment: Moment, pointing: Pointing, voice: Voice) -> str:
        """Which stones there are."""
        del pointing
        return described(moment.position, voice)

    def caption(self, moment: Moment, voice: Voice) -> str:
        """What has just happened, as a sentence; empty at the beginning."""
        step = moment.step
        if step is None:
            return ""
        values = {"player": voice.name(moment.events[-1].player)}
        if isinstance(step, StonePlaced):
            values["square"] = step.square
        if isinstance(step, GameWon):
            values["line"] = voice.join(step.line)
        return voice.say(f"newgame.caption.{step.name}", **values)

    def rows(self, moment: Moment, voice: Voice) -> Mapping[str, Table]:
        """How many stones each player has placed."""
        counted = {
            voice.name(number): (moment.position.stones.count(stone),)
            for number, stone in enumerate(STONES, start=1)
        }
        return {"stones": Table("player", ("placed",), counted)}

    def focus(self, moment: Moment) -> tuple[str, ...]:
        """The squares that a moment's step is about."""
        step = moment.step
        if isinstance(step, GameWon):
            return step.line
        return (step.square,) if isinstance(step, StonePlaced) else ()

    def seconds(self, moment: Moment) -> float:
        """How long the motion of a moment's step lasts; 0 for none."""
        return 0.3 if isinstance(moment.step, StonePlaced) else 0.0

    def prompt(self, moment: Moment, choice: Choice, voice: Voice) -> str:
        """What the reader can do now."""
        return voice.say(f"newgame.prompt.{choice.stage}", player=voice.name(moment.mover))

    def marks_of(self, position: Any, move: Any) -> Marks:
        """The square of a move that is advised."""
        del position
        return Marks(highlights=(str(move),))

    def advise(self, view: Any) -> tuple[Any, ...]:
        """What the strong bot would do, then other moves."""
        return StrongPlayer().candidates(view)

    def advice(self, advised: Sequence[Any]) -> Table:
        """Good moves, and how the game ends after each."""
        return Table("move", ("worth",), {str(each.move): (each.worth,) for each in advised})
