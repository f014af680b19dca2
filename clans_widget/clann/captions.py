"""What happens at a step, as a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from typing import Any, Final

from clans_widget.core.step import Step
from clans_widget.words import IN_USE, Speaks, Voice, as_voice

from .naming import named, of_player
from .notation import TREASURE
from .rules import steps
from .rules.dice import BLACK, FIRST
from .rules.ranks import SMALL, TALL


def caption(step: Step, voice: Speaks = IN_USE) -> str:
    """The sentence of a step; of a roll, also what it means for the dice.

    Parameters
    ----------
    step : Step
    voice : Voice or str
        Who tells it; or a language, in which the players have no names.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> event = Position.from_text("A1,h,h,h/h,h,h,C1 A6 1 5").play("5-1>B2")
    >>> for step in event.steps[:2]:
    ...     print(caption(step, Voice("en", ("Ann", "Bob"))))
    The 5 carries Ann’s Tall from A1 to A6.
    “Move over!” On A6 Tall takes the place of the Black Knight, and Ann puts the Knight down on B2.
    """
    voice = as_voice(voice)
    meaning = _meaning(step, voice) if isinstance(step, steps.DiceRolled) else ()
    return " ".join((plainly(step, voice), *meaning))


def plainly(step: Step, voice: Speaks = IN_USE) -> str:
    """What happens at a step, without what it means for the dice.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> event = Position.from_text("A1,h,h,h/h,h,h,C1 A6 1 -").roll((4, 4), "k")
    >>> plainly(event.steps[0], Voice("en", ("Ann", "Bob")))
    'Ann rolls 4, 4 and the black face.'
    """
    voice = as_voice(voice)
    key = f"clann.caption.{step.name}"
    if type(step) in _CASES:
        key = f"{key}.{_CASES[type(step)](step)}"
    return voice.say(key, **_values(step, voice))


def in_brief(step: Step, voice: Speaks = IN_USE) -> str:
    """A step in a few words, for a list of what a turn has brought; empty for what always happens.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> event = Position.from_text("A5,h,h,h/h,A8,h,h C7 1 3").play("3-1")
    >>> [in_brief(step) for step in event.steps]
    ['', 'Player 2’s Stout goes home', '']
    """
    voice = as_voice(voice)
    if not isinstance(step, _NOTABLE):
        return ""
    return voice.say(f"clann.happened.{step.name}", **_values(step, voice))


def _values(step: Any, voice: Voice) -> dict[str, object]:
    """What the placeholders of a step's sentence stand for: its fields, and what follows."""
    values = {f.name: getattr(step, f.name) for f in fields(step) if f.name != "position"}
    values["mover"] = voice.name(step.position.player)
    if "player" in values:
        values["player"] = voice.name(step.player)
    if "character" in values:
        values["character"] = named(step.character, voice)
        values["who"] = of_player(step.player, step.character, voice)
    if type(step) in _MORE:
        values |= _MORE[type(step)](step, voice)
    return values


def _dice(step: steps.DiceRolled, voice: Voice) -> str:
    """What a roll shows, in words."""
    black = [] if step.black is None else [_black_die(step.black, voice)]
    return voice.join([*map(str, step.ordinary), *black])


def _black_die(shows: int | str, voice: Voice) -> str:
    if shows == BLACK:
        return voice.say("clann.caption.dice.black")
    return voice.say("clann.caption.dice.on_black", die=shows)


def _meaning(step: steps.DiceRolled, voice: Voice) -> Iterator[str]:
    """What a roll means for its dice (K6, K8)."""
    dice = step.position.dice
    if step.black == BLACK:
        yield voice.say("clann.caption.dice.knight", count=len(dice.left))
    if dice.again == FIRST:
        yield voice.say("clann.caption.dice.triple")
    elif dice.again:
        die = step.ordinary[0] if dice.again == "oo" else step.black
        yield voice.say("clann.caption.dice.double", die=die)


def _moved(step: steps.CharacterMoved) -> str:
    if step.to_gate:
        return "gate"
    if step.target.startswith(TREASURE):
        return "treasure" if step.source.startswith(TREASURE) else "enter"
    return "walk"


def _sent_home(step: steps.CharacterSentHome) -> str:
    if step.rank_lost:
        course = step.position.course
        return "crown" if course.places[step.cell] in course.crowns else "gate"
    return "small" if (step.by_character, step.character) == (SMALL, TALL) else "rank"


def _arrived(step: steps.CharacterArrived) -> str:
    """Which arrival of the clan it is."""
    there = step.position.characters[step.player - 1].count(step.position.course.arrival)
    return _ARRIVALS[there - 1]


def _by(step: steps.CharacterSentHome, voice: Voice) -> dict[str, object]:
    return {
        "by": of_player(step.by_player, step.by_character, voice),
        "stronger": named(step.by_character, voice),
    }


def _placed(step: steps.CharacterPlaced, voice: Voice) -> dict[str, object]:
    """Who is put down: whose it is, is said of another player's alone."""
    own = step.player == step.position.player
    who = {"who": named(step.character, voice)} if own else {}
    return {"count": abs(step.gained), **who}


def _pusher(step: steps.KnightPushed, voice: Voice) -> dict[str, object]:
    """Who of the mover's has taken the Knight's place: that one stands there now."""
    _, character = step.position.on_ring()[step.position.course.places[step.source]]
    return {"character": named(character, voice)}


def _partner(step: steps.GameEnded, voice: Voice) -> dict[str, object]:
    return {} if step.partner is None else {"partner": voice.name(step.partner)}


_NOTABLE: Final = (
    steps.CharacterEntered,
    steps.CharacterSentHome,
    steps.CharacterPlaced,
    steps.KnightPushed,
    steps.CharacterArrived,
    steps.GameEnded,
)
"""What is listed of a turn beside its rolls and moves."""

_ARRIVALS: Final = ("first", "second", "third", "last")
"""Which arrival of a clan it is: of each it is told in its own way how many are there."""

_CASES: Final[dict[type[Step], Callable[[Any], str]]] = {
    steps.DiceRolled: lambda step: "again" if step.is_again else "first",
    steps.CharacterMoved: _moved,
    steps.CharacterArrived: _arrived,
    steps.CharacterSentHome: _sent_home,
    steps.KnightMoved: lambda step: step.rule,
    steps.CharacterPlaced: lambda step: "gained" if step.gained > 0 else "lost",
    steps.GameEnded: lambda step: "alone" if step.partner is None else "partners",
}
"""Steps for which there are several sentences, and which of them to take."""

_MORE: Final[dict[type[Step], Callable[[Any, Voice], dict[str, object]]]] = {
    steps.DiceRolled: lambda step, voice: {"dice": _dice(step, voice)},
    steps.CharacterMoved: lambda step, _: {
        "start": step.source.removeprefix(TREASURE),
        "number": step.target.removeprefix(TREASURE),
    },
    steps.CharacterSentHome: _by,
    steps.CharacterPlaced: _placed,
    steps.KnightPushed: _pusher,
    steps.TurnEnded: lambda step, voice: {"following": voice.name(step.following)},
    steps.GameEnded: _partner,
}
"""What the sentences of some steps need besides."""
