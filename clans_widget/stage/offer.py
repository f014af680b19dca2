"""How the parts of a move are offered without a mouse, in a game and for a question."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from clans_widget.stage.actions import Action
from clans_widget.stage.production import Part
from clans_widget.stage.view import Button, Select
from clans_widget.words import Voice

NOTHING: Final = ""
"""What a list says while nothing is chosen in it."""

Called = Callable[[str, str, Voice], str]
"""What a part of a move is called, by its stage, the part, and who speaks."""


def part_list(
    part: Part,
    options: Sequence[str],
    chosen: str,
    *,
    called: Called,
    voice: Voice,
    css: tuple[str, ...],
    sends: Action,
    carries: str,
) -> Select:
    """The list of what can be chosen for a part of a move; a rare one is shown while it is of use.

    Parameters
    ----------
    part : Part
    options : sequence of str
    chosen : str
        Empty for nothing.
    called : callable
    voice : Voice
    css : tuple of str
    sends : Action
    carries : str
        As for :class:`~clans_widget.stage.view.Input`.
    """
    named = tuple((called(part.stage, option, voice), option) for option in options)
    return Select(
        key=part.stage,
        css=css,
        is_shown=bool(options) if part.rare else None,
        text=voice.say(part.label),
        usable=bool(options),
        options=((voice.say("control.nothing"), NOTHING), *named),
        value=chosen,
        sends=sends,
        carries=carries,
    )


def part_buttons(
    part: Part,
    options: Sequence[str],
    *,
    called: Called,
    voice: Voice,
    css: tuple[str, ...],
    sends: Callable[[str], Action],
) -> tuple[Button, ...]:
    """A button for each option of a part of a move.

    Parameters
    ----------
    part : Part
    options : sequence of str
    called : callable
    voice : Voice
    css : tuple of str
    sends : callable
        Gives what happens when an option is chosen.
    """
    return tuple(
        Button(key=option, css=css, text=called(part.stage, option, voice), sends=sends(option))
        for option in options
    )
