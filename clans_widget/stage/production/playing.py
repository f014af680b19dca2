"""How a game is played on the stage: the parts of its moves, and what leads to them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from clans_widget.core.errors import Refusal
from clans_widget.core.marks import Marks
from clans_widget.core.moment import Moment
from clans_widget.core.protocols import Choice
from clans_widget.core.table import Table
from clans_widget.stage.actions import Action
from clans_widget.stage.choosing import Parts, after_click, pointed_at
from clans_widget.words import Voice


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a move, and how it is chosen without a mouse.

    Attributes
    ----------
    stage : str
        What :attr:`Choice.stage` says while this part is to be chosen.
    css : str
        The end of the CSS class of its control: ``"source"`` for ``clans-source``.
    label : str
        Key of what stands before the control.
    buttons : bool
        Whether there is a button for each option, instead of a list; a stage that is chosen
        several times over needs buttons.
    compare : str
        Key of the button that shows two ways to go on side by side, where there are several that
        may be compared: :meth:`Playing.may_compare`.
    rare : bool
        Whether only some moves have the part: its list is shown while there is something in it.
    """

    stage: str
    css: str
    label: str
    buttons: bool = False
    compare: str = "control.compare"
    rare: bool = False


class Playing(ABC):
    """How a reader makes moves in a game.

    Attributes
    ----------
    parts : tuple of Part
        The parts of a move, in the order in which they are chosen.
    fleeting : tuple of str
        Kinds of panels that are shut by whatever happens next: a card that lies open.
    tray : str
        The place of the picture at which a click rolls the dice; empty where there are none.
    keys : mapping of str to Action
        Small letters that do something while the focus is in the widget, as long as it can be
        done. Those of the theater are taken: ``web/theater/clicker.js`` has them.
    """

    parts: ClassVar[tuple[Part, ...]]
    fleeting: ClassVar[tuple[str, ...]] = ()
    tray: ClassVar[str] = ""
    keys: ClassVar[Mapping[str, Action]] = {}

    @abstractmethod
    def prompt(self, moment: Moment, choice: Choice, voice: Voice) -> str:
        """What the reader can do now, at the end of a game that goes on.

        The choice may be complete: then a move chosen from lists waits to be played.
        """

    def clicked(self, position: Any, chosen: Parts, place: str | None) -> Parts:
        """What is chosen of a move after a click on a place, where it is about the game.

        A game whose places are not called like the parts of its moves says what a place means.

        Parameters
        ----------
        position : Position
        chosen : tuple of str
            The parts that are chosen.
        place : str or None
            ``None`` is beside all places.

        Raises
        ------
        Refusal
            If the place means nothing.
        """
        return after_click(position, chosen, place)

    def option(self, stage: str, option: str, voice: Voice) -> str:
        """What a part of a move is called in a list or on a button."""
        del stage, voice
        return option

    def movable(self, position: Any) -> tuple[str, ...]:
        """The places that a move may begin with."""
        return tuple(position.choose().options)

    def pointed(
        self, position: Any, chosen: Parts, place: str | None, refusal: Refusal | None
    ) -> Marks:
        """What to point at while a move is chosen, or after a choice was refused.

        Parameters
        ----------
        position : Position
        chosen : tuple of str
            The parts that are chosen.
        place : str or None
            The place under the mouse.
        refusal : Refusal or None
            Why the last choice was refused.
        """
        return pointed_at(position, chosen, place, refusal, self.marks)

    def marks(self, choice: Choice, pointed: str | None) -> Marks:
        """What to point at while a move is chosen.

        Parameters
        ----------
        choice : Choice
            What is chosen; while nothing is, what a click on the place under the mouse would
            choose, so that it shows where a move from there may go.
        pointed : str or None
            The place under the mouse, if it may be chosen next.
        """
        del pointed
        return Marks(highlights=choice.chosen)

    def marks_of(self, position: Any, move: Any) -> Marks:
        """What to point at for a move that is advised, or imagined, in a position."""
        del position
        return Marks(highlights=(str(move),))

    def any_order(self, position: Any, choice: Choice) -> tuple[str, ...]:
        """The parts that are left to choose, where no choice among them changes anything."""
        del position, choice
        return ()

    def preview(self, position: Any, choice: Choice) -> Table | None:
        """What each way to complete a choice would bring."""
        del position, choice
        return None

    def may_compare(self, position: Any, choice: Choice) -> bool:
        """Whether the reader may see two ways to complete a choice side by side.

        Without a word of the game's own, where buttons ask and each way has a preview.
        """
        asked = (part for part in self.parts if part.buttons and part.stage == choice.stage)
        return any(asked) and self.preview(position, choice) is not None
