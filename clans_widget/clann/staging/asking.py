"""What can be done now, in words, and what the parts of a move are called."""

from __future__ import annotations

from typing import Any, Final

from clans_widget.clann.choice import ANY
from clans_widget.clann.move import KNIGHT
from clans_widget.clann.rules.dice import MOVED, UNMOVED
from clans_widget.clann.rules.ranks import CHARACTERS
from clans_widget.clann.rules.using import Use, puts_down
from clans_widget.core.choice import COMPLETE
from clans_widget.core.protocols import Choice
from clans_widget.words import Voice

ROLLS: Final = "r"
"""The key that rolls the dice."""


_USE: Final = {"": "plain", UNMOVED: "black", MOVED: "either"}
"""What is asked of the dice that are left, by the black face among them (K6)."""


def asked(position: Any, choice: Choice, voice: Voice) -> str:
    """What the player to act can do.

    Examples
    --------
    >>> from clans_widget.clann import Position
    >>> position = Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 36")
    >>> asked(position, position.choose("?", "1"), Voice("en"))
    'Which die does Tall use?'
    """
    phase, stage = position.phase, choice.stage
    said = {"player": voice.name(position.mover)}
    if stage == COMPLETE:
        return ""
    if phase == "roll":
        which = "again" if position.dice.again else "first"
        return voice.say(f"clann.widget.roll.{which}", letter=ROLLS.upper(), **said)
    if phase != "use":
        return voice.say(f"clann.widget.{phase}", **said)
    if not choice.chosen:
        if position.choose(ANY).options == (KNIGHT,):
            rule = "K6" if position.dice.black == UNMOVED else "K5"
            return voice.say("clann.widget.use.knight", rule=rule, **said)
        return voice.say(f"clann.widget.use.{_USE[position.dice.black]}", **said)
    die, who = (*choice.chosen, "")[:2]
    if stage == "put":
        return voice.say(f"clann.widget.put.{_whom(position, die, who)}")
    if die == ANY:
        return voice.say("clann.widget.which_die", who=named(who, voice))
    return voice.say("clann.widget.who", die=die)


def called(stage: str, option: str, voice: Voice) -> str:
    """What a part of a move is called.

    Examples
    --------
    >>> [called("who", who, Voice("fr")) for who in ("1", "N")], called("put", "B4", Voice("fr"))
    (['Le Grand', 'Le Chevalier Noir'], 'B4')
    """
    return voice.say(f"clann.starting.{_key(option)}") if stage == "who" else option


def named(who: str, voice: Voice) -> str:
    """A character or the Knight in the middle of a sentence.

    Examples
    --------
    >>> [named(who, Voice("nl")) for who in ("1", "N")]
    ['de Lange', 'de Zwarte Ridder']
    """
    return voice.say(f"clann.character.{_key(who)}")


def _key(who: str) -> str:
    return "knight" if who == KNIGHT else CHARACTERS[int(who) - 1]


def _whom(position: Any, die: str, who: str) -> str:
    """Whom a use of a die displaces."""
    return puts_down(position, Use(int(die), None if who == KNIGHT else int(who) - 1))
