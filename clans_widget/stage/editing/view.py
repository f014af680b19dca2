"""What is shown of an editor of positions beside its board, as values, in any game."""

from __future__ import annotations

from collections.abc import Sequence

from clans_widget.stage import actions as act
from clans_widget.stage.actions import Action
from clans_widget.stage.view import Button, Lines, Number, Part, Radio, Row, Select
from clans_widget.stage.walk_view import Own, button_of
from clans_widget.words import Voice

from .scene import Aim, Edit, EditorScene, EditTo, PlayFromHere


def editor_view(
    scene: EditorScene, tools: Sequence[Part], rest: Sequence[Part], *, clear: str
) -> Own:
    """What a click does, and what can be taken back; then all that can be set.

    Parameters
    ----------
    scene : EditorScene
    tools : sequence of Part
        What a click does, in this game.
    rest : sequence of Part
        What else can be set of a position.
    clear : str
        What the button is called, as a key, that takes everything away.
    """
    say = scene.voice.say
    play = button_of(scene, "play-from-here", "play", PlayFromHere(), say("editor.play_from_here"))
    return Own(
        asking=(*tools, _history(scene, clear)),
        playing=(*rest, _notation(scene), Row(key="play", parts=(play,))),
    )


def tool_list(
    scene: EditorScene,
    name: str,
    text: str,
    options: Sequence[tuple[str, str | int]],
    value: str | int,
    pick: Action,
    carries: str,
    *,
    usable: bool = True,
) -> Radio:
    """Tools of which a click uses one, beside each other.

    Parameters
    ----------
    scene : EditorScene
    name : str
        Ends the class.
    text : str
        What they are called together.
    options : sequence of (str, str or int)
    value : str or int
        The one that was taken.
    pick : Action
        Takes the tools as they are now.
    carries : str
        What of that another tool changes.
    usable : bool
    """
    return Radio(
        key=name,
        css=(f"{scene.name}-{name}", "stage-tool"),
        text=text,
        options=tuple(options),
        value=value,
        usable=usable,
        sends=pick,
        carries=carries,
        beside=True,
    )


def place_list(
    scene: EditorScene, css: str, named: Sequence[tuple[str, str]], texts: tuple[str, str]
) -> tuple[Select, Button]:
    """A list of places, and the button that does there what a click would do.

    Parameters
    ----------
    scene : EditorScene
    css : str
        The class of the list.
    named : sequence of (str, str)
        What each place is called, and the place.
    texts : tuple of str
        What the list and the button are called.
    """
    called, put = texts
    places = Select(
        key="place",
        css=(css,),
        text=called,
        options=tuple(named),
        value=scene.aimed,
        sends=Aim(scene.aimed),
        carries="place",
    )
    return places, button_of(scene, "place", "", act.Click(scene.aimed), put)


def players_and_mover(scene: EditorScene) -> Row:
    """How many play, and whose turn it is."""
    position, voice = scene.editing.position, scene.voice
    seats = tuple((str(number), number) for number in scene.production.seats)
    parts = (
        setting(scene, "players", voice.say("editor.players"), seats, position.players),
        setting(
            scene,
            "mover",
            voice.say("editor.mover"),
            numbered(position.players, voice),
            position.mover,
        ),
    )
    return Row(key="players and mover", parts=parts)


def setting(
    scene: EditorScene,
    name: str,
    text: str,
    options: Sequence[tuple[str, str | int]],
    value: str | int,
) -> Select:
    """A list that sets something: the change is called after it."""
    return Select(
        key=name,
        css=(f"{scene.name}-{name}",),
        text=text,
        options=tuple(options),
        value=value,
        sends=EditTo(f"set_{name}"),
    )


def number(css: tuple[str, ...], text: str, value: int, change: str, *at: str | int) -> Number:
    """A field for a number of a position: the change is given what stands before it, too."""
    key = " ".join(map(str, (change, *at)))
    return Number(key=key, css=css, text=text, value=value, sends=EditTo(change, at))


def numbered(players: int, voice: Voice) -> tuple[tuple[str, int], ...]:
    """The players as options of a list: their names, for their numbers."""
    return tuple((voice.name(number), number) for number in range(1, players + 1))


def _history(scene: EditorScene, clear: str) -> Row:
    """Undo, redo, and a new beginning."""
    editing, say = scene.editing, scene.voice.say
    ways = (
        ("undo", "undo", say("control.undo"), editing.can_undo),
        ("redo", "repeat", say("control.redo"), editing.can_redo),
        ("clear", "", say(clear), True),
    )
    buttons = (
        button_of(scene, way, icon, Edit(way), text, usable=usable)
        for way, icon, text, usable in ways
    )
    return Row(key="history", parts=tuple(buttons))


def _notation(scene: EditorScene) -> Lines:
    """The position as text, to be copied or pasted over."""
    return Lines(
        key="notation",
        css=(f"{scene.name}-notation",),
        text=scene.voice.say("editor.notation"),
        value=scene.refused or scene.editing.position.to_text(),
        sends=EditTo("read"),
    )
