"""Playing on a page by mouse alone, beside the same game in this process."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from playwright.sync_api import expect

from clans_widget import clann, clans
from clans_widget.clann import captions as clann_captions
from clans_widget.clann.drawing import show as clann_pictures
from clans_widget.clann.staging.places import place_of
from clans_widget.clans import captions as clans_captions
from clans_widget.clans.drawing import show as clans_pictures
from clans_widget.picture import Picture
from clans_widget.words import Voice
from tests.browser.live.reader import Reader


class Mouse(ABC):
    """Somebody who plays for both players, with a mouse and nothing else.

    Parameters
    ----------
    reader : Reader
        In front of the page that :attr:`cell` makes.

    Attributes
    ----------
    game : Game
        As it should be on the page, too.
    cell : str
        The code of a board with a new game.
    name : str
        Of the game's package.
    """

    cell: ClassVar[str]
    name: ClassVar[str]

    def __init__(self, reader: Reader) -> None:
        self.game = self._new()
        self.board = reader.stage()
        self._reader = reader
        self._chance = Random(1)
        self._steps = 0

    def do(self) -> None:
        """Do something by the rules, and see that it is what happens."""
        before = self.game.position
        places, event = self._act()
        picture = self._picture(before)
        for place in places:
            self._reader.click(self.board, *picture.center(place), width=picture.width)
        self._see(event)

    def _see(self, event: Any) -> None:
        """All steps are there, and the last one is told."""
        self._steps += len(event.steps)
        steps = self.board.locator(f".{self.name}-slider input")
        expect(steps).to_have_attribute("max", str(self._steps))
        last = self.board.locator(f".{self.name}-last")
        if last.is_enabled():
            last.click()
        expect(last).to_be_disabled()
        told = self._caption(event.steps[-1], Voice("en", tuple(self.game.players)))
        expect(self.board.locator(".stage-caption").last).to_contain_text(told)

    def _any_move(self) -> Any:
        return self._chance.choice(self.game.position.legal_moves())

    @abstractmethod
    def _new(self) -> Any:
        """The game that the cell begins."""

    @abstractmethod
    def _act(self) -> tuple[Sequence[str], Any]:
        """Act in the game: the places to click on for that, and what happens."""

    @abstractmethod
    def _picture(self, position: Any) -> Picture: ...

    @abstractmethod
    def _caption(self, step: Any, voice: Voice) -> str: ...


class ClansMouse(Mouse):
    """Clicks on territories."""

    name = "clans"
    cell = (
        "from clans_widget import ClansWidget, clans\n"
        "ClansWidget(clans.Game.new(['Ann', 'Bob'], seed=7, cards_seed=7, first='Ann'))"
    )

    def _new(self) -> clans.Game:
        return clans.Game.new(["Ann", "Bob"], seed=7, cards_seed=7, first="Ann")

    def _act(self) -> tuple[Sequence[str], Any]:
        move = self._any_move()
        return (move.source, move.target, *move.order), self.game.play(move)

    def _picture(self, position: Any) -> Picture:
        return clans_pictures.picture(position)

    def _caption(self, step: Any, voice: Voice) -> str:
        return clans_captions.caption(step, voice)


class ClannMouse(Mouse):
    """Clicks on the tray to roll, on dice, on those who move, and on cells."""

    name = "clann"
    cell = (
        "from clans_widget import ClannWidget, clann\n"
        "ClannWidget(clann.Game.new(players=['Ann', 'Bob'], seed=4))"
    )

    def _new(self) -> clann.Game:
        return clann.Game.new(players=["Ann", "Bob"], seed=4)

    def _act(self) -> tuple[Sequence[str], Any]:
        position = self.game.position
        if position.phase == "roll":
            return ("tray",), self.game.roll()
        move = self._any_move()
        return self._places(position, move), self.game.play(move)

    def _places(self, position: clann.Position, move: clann.Move) -> Sequence[str]:
        if position.phase == "knight":
            return (move.put,)
        who = place_of(position, move.who)
        if position.phase == "choose":
            return (who,)
        die = f"die-{position.dice.left.index(move.die) + 1}"
        return (die, who, move.put) if move.put else (die, who)

    def _picture(self, position: Any) -> Picture:
        return clann_pictures.picture(position)

    def _caption(self, step: Any, voice: Voice) -> str:
        return clann_captions.caption(step, voice)
