"""A position in words, for those who cannot see the picture."""

from __future__ import annotations

from typing import Final

from clans_widget.clann import CHARACTERS, Position
from clans_widget.clann.course import HOME
from clans_widget.clann.rules.dice import MOVED
from clans_widget.clann.rules.seats import MOST_PLAYERS, arm_of, partner_of
from clans_widget.clann.rules.state import NOWHERE
from clans_widget.core.moment import Moment
from clans_widget.words import Voice

_COLORS: Final = ("red", "blue", "yellow", "green")
"""Of the clans at arms A to D, as the theme paints them."""


def title(position: Position, voice: Voice) -> str:
    """What the picture shows, in a few words.

    Examples
    --------
    >>> title(Position.start(), Voice("en", ("Ann", "Bob")))
    'CLANN, to act: Ann'
    """
    if position.is_over:
        return voice.say("clann.picture.title_over")
    return voice.say("clann.picture.title", player=voice.name(position.player))


def description(moment: Moment, voice: Voice) -> str:
    """What there is to see, in sentences: the turn and the dice, the clans, the Knight.

    Examples
    --------
    >>> position = Position.from_text("A9,h,x,t2/C1,h,h,h C7 1 25k")
    >>> text = description(Moment(position), Voice("en"))
    >>> text.split(". ")[2]
    'Player 1, red with the disc: Tall on A9, Stout at home, Slim at the Arrival and \
Small on cell 2 of the Treasure'
    """
    position: Position = moment.position
    players = range(1, position.players + 1)
    turn = _turn(position, voice, busy=bool(moment.to_come))
    sentences = [*turn, *(_clan(position, k, voice) for k in players)]
    if position.players == MOST_PLAYERS:
        sentences += [_partners(position, k, voice) for k in (1, 2)]
    return " ".join([*sentences, _knight(position, voice)])


def _turn(position: Position, voice: Voice, *, busy: bool) -> list[str]:
    """What is to be done; while an event goes on, nothing can be rolled yet."""
    player, phase, again = voice.name(position.player), position.phase, position.dice.again
    if busy and phase == "roll":
        return [voice.say("clann.picture.moves", player=player)]
    if phase == "over":
        return [_over(position, voice)]
    if phase == "use":
        left = _dice(position, voice)
        key = "use" if len(left) > 1 else "use_one"
        said = [voice.say(f"clann.picture.{key}", player=player, dice=voice.join(left))]
        if again:
            said.append(voice.say("clann.picture.use_again", dice=_kinds(again, voice)))
        return said
    if phase == "roll" and again:
        return [voice.say("clann.picture.again", player=player, dice=_kinds(again, voice))]
    return [voice.say(f"clann.picture.{phase}", player=player)]


def _over(position: Position, voice: Voice) -> str:
    winners = {position.player, partner_of(position.player, position.players)} - {None}
    names = [voice.name(player) for player in sorted(filter(None, winners))]
    return voice.say("clann.picture.over", count=len(names), names=voice.join(names))


def _dice(position: Position, voice: Voice) -> list[str]:
    dice = position.dice
    if not dice.black:
        return [*map(str, dice.left)]
    key = "black_moved" if dice.black == MOVED else "black"
    return [*map(str, dice.left), voice.say(f"clann.picture.{key}")]


def _kinds(again: str, voice: Voice) -> str:
    return voice.say(f"clann.picture.dice.{again}")


def _clan(position: Position, player: int, voice: Voice) -> str:
    color = voice.say(f"clann.color.{_COLORS[arm_of(player, position.players)]}")
    characters = [
        _where(position, player, character, voice) for character in range(len(CHARACTERS))
    ]
    return voice.say(
        "clann.picture.clan",
        player=voice.name(player),
        color=color,
        characters=voice.join(characters),
    )


def _where(position: Position, player: int, character: int, voice: Voice) -> str:
    at, course = position.characters[player - 1][character], position.course
    who = voice.say(f"clann.character.{CHARACTERS[character]}")
    if at == HOME:
        return voice.say("clann.picture.at_home", who=who)
    if at == course.arrival:
        return voice.say("clann.picture.at_arrival", who=who)
    if at >= course.ring:
        return voice.say("clann.picture.in_treasure", who=who, number=at - course.gate)
    return voice.say("clann.picture.on_ring", who=who, cell=position.where(player, character))


def _partners(position: Position, player: int, voice: Voice) -> str:
    partner = partner_of(player, position.players) or player
    return voice.say("clann.picture.partners", one=voice.name(player), other=voice.name(partner))


def _knight(position: Position, voice: Voice) -> str:
    if position.knight == NOWHERE:
        return voice.say("clann.picture.no_knight")
    return voice.say("clann.picture.knight_on", cell=position.course.name(position.knight))
