"""What the position editor of Clans shows of its own, as values."""

from __future__ import annotations

from clans_widget.clans.rules.colors import COLORS
from clans_widget.stage.editing.view import (
    editor_view,
    number,
    numbered,
    place_list,
    players_and_mover,
    tool_list,
)
from clans_widget.stage.view import Number, Part, Row
from clans_widget.stage.walk_view import Own

from .scene import EMPTY, EditorScene, Pick


def own_of(scene: EditorScene) -> Own:
    """What a click does; then players, mover, chips and scores."""
    return editor_view(scene, _tools(scene), _rest(scene), clear="clans.editor.clear")


def _tools(scene: EditorScene) -> tuple[Part, ...]:
    """Huts of a color, how many, or none; and a list instead of clicks."""
    say, pick = scene.voice.say, Pick(scene.color, scene.huts)
    named = ((say(f"clans.color.{color}"), color) for color in COLORS)
    options = (*named, (say("clans.editor.empty"), EMPTY))
    tool = tool_list(scene, "tool", say("clans.editor.huts"), options, scene.color, pick, "color")
    count = Number(
        key="count",
        css=("clans-count", "clans-number"),
        text=say("clans.editor.count"),
        value=scene.huts,
        usable=scene.color != EMPTY,
        sends=pick,
        carries="count",
    )
    texts = say("clans.editor.territory"), say("clans.editor.place")
    places = place_list(scene, "clans-territory", [(place, place) for place in scene.places], texts)
    return tool, Row(key="where", parts=(count, *places))


def _rest(scene: EditorScene) -> tuple[Part, ...]:
    position, voice = scene.editing.position, scene.voice
    chips = (
        number(
            ("clans-chips", "clans-number"),
            voice.say("clans.editor.chips", player=name),
            position.chips[player - 1],
            "set_chips_of",
            player,
        )
        for name, player in numbered(position.players, voice)
    )
    points = (
        number(
            ("clans-points", "clans-number"),
            voice.say("clans.editor.points", clan=voice.say(f"clans.color.{color}")),
            scored,
            "set_points_of",
            color,
        )
        for color, scored in zip(COLORS, position.scores, strict=True)
    )
    return (
        players_and_mover(scene),
        Row(key="chips", parts=tuple(chips)),
        Row(key="points", parts=tuple(points)),
    )
