"""What the position editor of CLANN shows of its own, as values."""

from __future__ import annotations

from typing import Final

from clans_widget.clann.course import ARMS
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.ranks import CHARACTERS
from clans_widget.clann.staging.asking import called
from clans_widget.clann.staging.cells import cell
from clans_widget.stage.editing import EditTo
from clans_widget.stage.editing.view import (
    editor_view,
    numbered,
    place_list,
    players_and_mover,
    setting,
    tool_list,
)
from clans_widget.stage.view import Column, Part, Row, Select
from clans_widget.stage.walk_view import Own
from clans_widget.words import Voice

from . import fields
from .scene import EMPTY, EditorScene, Pick
from .style import classes

FIGURES: Final = (*(str(k + 1) for k in range(len(CHARACTERS))), KNIGHT)
PHASES: Final = ("choose", "knight", "roll", "use", "over")


def own_of(scene: EditorScene) -> Own:
    """Whom a click puts somewhere; then players, mover, phase and dice."""
    return editor_view(scene, (_tools(scene),), _rest(scene), clear="clann.editor.clear")


def _tools(scene: EditorScene) -> Column:
    """Whom, whose character, or nobody, in the clans' colors; and a list instead of clicks."""
    voice, pick = scene.voice, Pick(scene.who, scene.player)
    figures = ((called("who", who, voice), who) for who in FIGURES)
    options = (*figures, (voice.say("clann.editor.empty"), EMPTY))
    whom, of = voice.say("clann.editor.who_stands"), voice.say("clann.editor.of")
    tool = tool_list(scene, "tool", whom, options, scene.who, pick, "who")
    clan = tool_list(
        scene,
        "clan",
        of,
        numbered(scene.editing.position.players, voice),
        scene.player,
        pick,
        "player",
        usable=scene.who != KNIGHT,
    )
    named = [(_called(place, voice), place) for place in scene.places]
    texts = voice.say("clann.editor.cell"), voice.say("clann.editor.place")
    where = Row(key="where", parts=place_list(scene, "clann-cell", named, texts))
    seated = classes(scene.player, scene.editing.position.players)
    return Column(key="tools", css=seated, parts=(tool, clan, where))


def _rest(scene: EditorScene) -> tuple[Part, ...]:
    """Only dice can be chosen that can be there together."""
    position, voice = scene.editing.position, scene.voice
    dice = position.dice
    now = {"left": "".join(map(str, dice.left)), "black": dice.black, "again": dice.again}
    options = fields.options(**now)
    phases = [(voice.say(f"clann.picture.phase.{phase}"), phase) for phase in PHASES]
    phase = setting(scene, "phase", voice.say("clann.editor.phase"), phases, position.phase)
    parts = (_die(scene, name, options[name], value) for name, value in now.items())
    return players_and_mover(scene), Row(key="dice", parts=(phase, *parts))


def _die(scene: EditorScene, name: str, options: tuple[str, ...], value: str) -> Select:
    """A part of the dice on the table."""
    return Select(
        key=name,
        css=(f"clann-{name}",),
        text=scene.voice.say(f"clann.editor.{name}"),
        options=tuple((_dice(name, each, scene.voice), each) for each in options),
        value=value,
        sends=EditTo("set_part_of_dice", (name,)),
    )


def _dice(name: str, value: str, voice: Voice) -> str:
    """What a part of the dice on the table is called."""
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
