"""The tables of CLANN as plain rows; :mod:`clans_widget.clann.tables` says what they mean.

A character is written as its player's number and its own, as in moves: ``2-1`` is player 2's Tall,
and ``2-N`` the Black Knight that player 2 has moved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from clans_widget.core.moment import Moment
from clans_widget.core.step import Step
from clans_widget.core.table import Table
from clans_widget.words import Voice, signed_in

from .captions import caption, in_brief
from .game import Game
from .move import KNIGHT
from .notation import ARRIVED, AT_HOME, TREASURE
from .position import Position
from .rules.dice import BLACK, FIRST, UNMOVED
from .rules.steps import (
    CharacterPlaced,
    CharacterSentHome,
    DiceRolled,
    GameEnded,
    TurnEnded,
)
from .rules.turn import Event

STANDING: Final = ("place", "progress", "times_home")
DICE: Final = ("die", "shows", "state", "again")
SENT_HOME: Final = ("turn", "whom", "by", "cell", "rule", "lost")
TURNS: Final = ("player", "moves", "happened")

SET_UP: Final = 0
"""The number of the turn in which everything is set up (K3)."""


def code(player: int, who: int | str) -> str:
    """A character of a player, or the Knight that a player has moved, as tables have it.

    Examples
    --------
    >>> code(2, 0), code(2, "N")
    ('2-1', '2-N')
    """
    return f"{player}-{who if isinstance(who, str) else who + 1}"


def characters(moment: Moment) -> Table:
    """Where everybody is (K1, K2), and how often each has been sent home (K9, K10).

    Examples
    --------
    >>> position = Position.from_text("A9,h,x,t2/B1,h,h,h C7 1 -")
    >>> characters(Moment(position)).rows["1-4"]
    ('t2', 57, 0)
    """
    position: Position = moment.position
    sent = Counter(code(s.player, s.character) for s in moment.past if _is_sent(s))
    rows: dict[str | int, tuple[object, ...]] = {}
    for player, clan in enumerate(position.characters, start=1):
        for character, progress in enumerate(clan):
            name = code(player, character)
            rows[name] = (position.where(player, character), max(0, progress), sent[name])
    return Table("character", STANDING, rows)


def dice(moment: Moment) -> Table:
    """The dice on the table, or those to be rolled (K4, K6, K8); none in the set-up or at the end.

    Examples
    --------
    >>> event = Position.from_text("A1,h,h,h/h,h,h,C1 C7 1 -").roll((2, 5), 5)
    >>> rows = dice(Moment(event.position, events=(event,))).rows
    >>> rows[1], rows[2]
    (('ordinary', '2', 'left', False), ('ordinary', '5', 'left', True))
    """
    position: Position = moment.position
    left, _, again = position.dice
    thrown = _last_roll(moment.past)
    if thrown and (left or not again):
        found = _shown(position, thrown)
    elif position.phase == "use":
        found = _left(position)
    else:
        found = ((_die(kind), "", "roll", bool(again)) for kind in position.dice_to_roll)
    return Table("number", DICE, dict(enumerate(found, start=1)))


def sent_home(moment: Moment) -> Table:
    """Who was sent home (K9, K10) or put down elsewhere (K11), by whom, and what it has cost.

    Examples
    --------
    >>> event = Position.from_text("A5,h,h,h/h,A8,h,h C7 1 3").play("3-1")
    >>> sent_home(Moment(event.position, events=(event,))).rows
    {1: (1, '2-2', '1-1', 'A8', 'K9', 35)}
    """
    rows: dict[str | int, tuple[object, ...]] = {}
    for turn, event in _numbered(moment.events):
        for step in event.steps:
            if isinstance(step, CharacterSentHome | CharacterPlaced):
                rows[len(rows) + 1] = (turn, code(step.player, step.character), *_by(step, event))
    return Table("number", SENT_HOME, rows)


def turns(moment: Moment, voice: Voice, *, latest: int | None = None) -> Table:
    """The turns: what was rolled and played, in the notation, and what has happened in brief.

    Parameters
    ----------
    moment : Moment
    voice : Voice
    latest : int, optional
        Only so many turns, the latest: a ledger that goes along with each step must not be long.

    Examples
    --------
    >>> event = Position.from_text("A5,h,h,h/h,A8,h,h C7 1 3").play("3-1")
    >>> turns(Moment(event.position, ("Ann", "Bob"), events=(event,)), Voice("en")).rows
    {1: ('Ann', '3-1', 'Player 2’s Stout goes home')}
    """
    found: dict[int, list[Event]] = {}
    for turn, event in _numbered(moment.events):
        found.setdefault(turn, []).append(event)
    rows: dict[str | int, tuple[object, ...]] = {
        turn: (
            _player(moment.players, events[0]) if turn != SET_UP else "",
            " ".join(str(event.move) for event in events),
            voice.apart(tuple(_in_brief(events, voice))),
        )
        for turn, events in list(found.items())[-latest if latest else None :]
    }
    return Table("turn", TURNS, rows)


def moves(game: Game) -> Table:
    """The moves and rolls of a game.

    Examples
    --------
    >>> game = Game.new(["Ann", "Bob"], seed=7)
    >>> event = game.play("+1")
    >>> moves(game).rows
    {1: (0, 'Ann', '+1')}
    """
    rows: dict[str | int, tuple[object, ...]] = {
        ply: (turn, _player(game.players, event), str(event.move))
        for ply, (turn, event) in enumerate(_numbered(game.events), start=1)
    }
    return Table("ply", ("turn", "player", "move"), rows)


def steps(happened: Iterable[Step], voice: Voice) -> Table:
    """Steps in their order, each with its rule.

    Examples
    --------
    >>> event = Position.start(players=2).play("+3")
    >>> steps(event.steps, Voice("en")).rows[1][:2]
    ('K3', 'CharacterChosen')
    """
    rows: dict[str | int, tuple[object, ...]] = {
        number: (step.rule, step.name, caption(step, voice))
        for number, step in enumerate(happened, start=1)
    }
    return Table("", ("rule", "step", "text"), rows)


def _numbered(events: Iterable[Event]) -> Iterator[tuple[int, Event]]:
    """Each event with the number of its turn, the first roll's being 1."""
    turn = SET_UP
    for event in events:
        if turn == SET_UP and event.before.phase not in ("choose", "knight"):
            turn = 1
        yield turn, event
        turn += any(isinstance(step, TurnEnded) for step in event.steps)


def _player(players: Sequence[str], event: Event) -> str:
    return players[event.player - 1] if players else ""


def _in_brief(events: Iterable[Event], voice: Voice) -> Iterator[str]:
    told = (in_brief(step, voice) for event in events for step in event.steps)
    return (text for text in told if text)


def _is_sent(step: Step) -> bool:
    return isinstance(step, CharacterSentHome)


def _by(step: CharacterSentHome | CharacterPlaced, event: Event) -> tuple[object, ...]:
    """By whom somebody had to leave, from which cell and by which rule, and the cells lost."""
    if isinstance(step, CharacterPlaced):
        return code(event.player, KNIGHT), step.source, step.rule, -step.gained
    lost = event.before.characters[step.player - 1][step.character]
    return code(step.by_player, step.by_character), step.cell, step.rule, lost


def _last_roll(past: Sequence[Any]) -> DiceRolled | None:
    """The last roll of a turn that is not over."""
    for step in reversed(past):
        if isinstance(step, DiceRolled):
            return step
        if isinstance(step, TurnEnded | GameEnded):
            return None
    return None


def _shown(position: Position, thrown: DiceRolled) -> Iterator[tuple[object, ...]]:
    """What was rolled: which dice are used, and which will be rolled again."""
    unused = list(position.dice.left)
    again = _again(position.dice.again, thrown)
    black = () if thrown.black is None else (("s", thrown.black),)
    for kind, shows in (*(("o", face) for face in thrown.ordinary), *black):
        is_left = position.dice.black == UNMOVED if shows == BLACK else shows in unused
        if shows in unused:
            unused.remove(int(shows))
        yield _die(kind), str(shows), "left" if is_left else "used", (kind, shows) in again


def _again(kinds: str, thrown: DiceRolled) -> set[tuple[str, int | str | None]]:
    """The dice that will be rolled again, by kind and what they show: identical ones match."""
    faces = thrown.ordinary if kinds == "oo" else (thrown.black,)
    return {(kind, face) for kind in kinds for face in faces}


def _left(position: Position) -> Iterator[tuple[object, ...]]:
    """What a position says of its dice, of which nobody knows how they were rolled."""
    left, black, again = position.dice
    for die in left:
        matches = bool(again) and (left.count(die) > 1 or again == FIRST or bool(black))
        is_sure = matches or not again or len(left) == len(FIRST)
        yield "", str(die), "left", matches if is_sure else None
    if black:
        yield _die("s"), BLACK, "left" if black == UNMOVED else "used", False


def _die(kind: str) -> str:
    return "ordinary" if kind == "o" else "black"


def place_in_words(where: str, voice: Voice) -> str:
    """A place as tables have it: cells are called alike in every language.

    Examples
    --------
    >>> [place_in_words(where, Voice("nl")) for where in ("h", "t2", "x", "A9")]
    ['thuis', 'Schat 2', 'Aankomst', 'A9']
    """
    if where in (AT_HOME, ARRIVED):
        return voice.say(f"clann.table.{'home' if where == AT_HOME else 'arrival'}")
    if where.startswith(TREASURE) and where.removeprefix(TREASURE).isdecimal():
        return voice.say("clann.table.treasure", number=where.removeprefix(TREASURE))
    return where


def cells_in_words(cells: int, voice: Voice) -> str:
    """Cells gained or lost, with their sign.

    Examples
    --------
    >>> cells_in_words(-3, Voice("fr")), cells_in_words(3, Voice("fr"))
    ('−3', '+3')
    """
    return signed_in(cells, voice.code)
