"""The controls that the position editor of CLANN has of its own."""

from __future__ import annotations

import ipywidgets as w

from clans_widget.clann.course import ARMS
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.ranks import CHARACTERS
from clans_widget.clann.staging.asking import called
from clans_widget.clann.staging.cells import cell
from clans_widget.stage import actions as act
from clans_widget.stage.editing import Edit
from clans_widget.stage.face.controls import Do, button, dropdown, row
from clans_widget.stage.face.editing import PlayersAndMover, Quiet, numbered, tool_buttons
from clans_widget.words import Voice

from . import fields
from .scene import EMPTY, EditorScene, Pick
from .style import classes

FIGURES = (*(str(k + 1) for k in range(len(CHARACTERS))), KNIGHT)
PHASES = ("choose", "knight", "roll", "use", "over")


class Tools(w.VBox):
    """Whom a click puts somewhere, whose character, or nobody; and a list instead of clicks.

    Parameters
    ----------
    scene : EditorScene
    do : callable
    """

    def __init__(self, scene: EditorScene, do: Do) -> None:
        self._scene = scene
        self._quiet = Quiet()
        self._tool = tool_buttons("clann-tool", (*FIGURES, EMPTY))
        self._clan = tool_buttons("clann-clan", ())
        self._list = dropdown("clann-cell")
        self._place = button("clann-place", "", lambda: do(act.Click(self._list.value)))
        self._quiet.when_set(
            (self._tool, self._clan), lambda: do(Pick(self._tool.value, self._clan.value))
        )
        self._seated: tuple[str, ...] = ()
        super().__init__((self._tool, self._clan, row(self._list, self._place)))

    def show(self) -> None:
        """Show the tools, whose characters there are, and where they can stand."""
        scene, voice = self._scene, self._scene.voice
        self._color(classes(scene.player, scene.editing.position.players))
        tools = tuple((called("who", who, voice), who) for who in FIGURES)
        with self._quiet:
            self._tool.options = (*tools, (voice.say("clann.editor.empty"), EMPTY))
            self._tool.value = scene.who
            self._clan.options = numbered(scene.editing.position.players, voice)
            self._clan.value = scene.player
        chosen, places = self._list.value, scene.places
        self._list.options = tuple((_called(place, voice), place) for place in places)
        self._list.value = chosen if chosen in places else places[0]
        self._clan.disabled = scene.who == KNIGHT
        self._tool.description = voice.say("clann.editor.who_stands")
        self._clan.description = voice.say("clann.editor.of")
        self._list.description = voice.say("clann.editor.cell")
        self._place.description = voice.say("clann.editor.place")

    def _color(self, seated: tuple[str, ...]) -> None:
        """Give the tools the colors of the clans."""
        if self._seated != seated:
            for name in self._seated:
                self.remove_class(name)
            for name in seated:
                self.add_class(name)
            self._seated = seated


class Rest(w.VBox):
    """Players, mover, phase and dice.

    Parameters
    ----------
    scene : EditorScene
    do : callable
    """

    def __init__(self, scene: EditorScene, do: Do) -> None:
        self._scene = scene
        self._quiet = Quiet()
        self._around = PlayersAndMover(scene, do)
        self._phase = dropdown("clann-phase")
        self._left = dropdown("clann-left")
        self._black = dropdown("clann-black")
        self._again = dropdown("clann-again")
        self._dice = (self._left, self._black, self._again)
        self._quiet.when_set([self._phase], lambda: do(Edit("set_phase", (self._phase.value,))))
        self._quiet.when_set(self._dice, lambda: do(Edit("set_dice", (self._chosen(),))))
        super().__init__((self._around, row(self._phase, *self._dice)))

    def show(self) -> None:
        """Show what the position says. Only dice can be chosen that can be there together."""
        position, voice = self._scene.editing.position, self._scene.voice
        dice = position.dice
        left = "".join(map(str, dice.left))
        shown = (
            (self._phase, PHASES, position.phase, "phase"),
            (self._left, fields.lefts(), left, "left"),
            (self._black, fields.faces(left), dice.black, "black"),
            (self._again, fields.agains(left, dice.black), dice.again, "again"),
        )
        self._around.show()
        with self._quiet:
            for part, options, value, name in shown:
                part.options = tuple((_dice(name, each, voice), each) for each in options)
                part.value = value
        for part, _, _, name in shown:
            part.description = voice.say(f"clann.editor.{name}")

    def _chosen(self) -> str:
        """The dice that have what has been chosen, as far as there are such."""
        left, black, again = (part.value for part in self._dice)
        return fields.field(left, black, again)


def _dice(name: str, value: str, voice: Voice) -> str:
    """What a phase, or a part of the dice on the table, is called."""
    if name == "phase":
        return voice.say(f"clann.picture.phase.{value}")
    if not value:
        return voice.say("clann.editor.none")
    if name == "left":
        return " ".join(value)
    if name == "black":
        return voice.say(f"clann.editor.face.{'moved' if value == 'K' else 'unmoved'}")
    return voice.say(f"clann.picture.dice.{value}")


def _called(place: str, voice: Voice) -> str:
    """A place as a list has it: a clan's own ones without its arm."""
    arm, _, own = place.partition("-")
    if arm in ARMS and own:
        return cell("place", own[:1] if own.startswith("h") else own, voice)
    return cell("place", place, voice) if place != "arrival" else cell("place", "x", voice)
