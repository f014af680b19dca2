"""The answers of the rules to what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from clans_widget.clann.suite import Facts, Ours
from clans_widget.core.chance import below, lots
from clans_widget.core.errors import Refusal

from .asked import ALL, STANDARD, Asked, AskedGame, AskedText
from .entries import GAMES, TEXTS, positions

VERSION: Final = 1

ABOUT: Final = (
    "Positions and games of CLANN with the right answers, to test an implementation of its rules."
    " How to read them: the page on other implementations in the handbook of clans_widget."
)
LICENSE: Final = (
    "BSD-3-Clause, the clans_widget developers. CLANN is a game by Max Gerchambeau (2005), who"
    " recommends to reproduce it for private use; commercial use needs his prior agreement."
)

ORDINARY: Final = "123456"
BLACK: Final = "1256kk"
"""The faces of the dice (K4)."""

RULES: Final = Ours()


def suite() -> dict[str, Any]:
    """All of it."""
    return {
        "suite": "CLANN",
        "version": VERSION,
        "about": ABOUT,
        "license": LICENSE,
        "starts": [_start(players) for players in range(1, 6)],
        "texts": [_text(asked) for asked in TEXTS],
        "positions": [_position(asked) for asked in positions()],
        "games": [_game(asked) for asked in GAMES],
    }


def _start(players: int) -> Facts:
    try:
        position = RULES.start(STANDARD, players)
    except Refusal:
        position = None
    return {
        "id": f"a start for {players}",
        "rules": ["K1", "K2", "K3"],
        "course": STANDARD,
        "players": players,
        "position": position,
    }


def _text(asked: AskedText) -> Facts:
    assert RULES.is_position(asked.course, asked.text) == asked.can_be, asked
    return {**asked._asdict(), "rules": asked.rules.split()}


def _position(asked: Asked) -> Facts:
    here = asked.course, asked.position
    moves = [*RULES.moves(*here)]
    refused = {move: RULES.against(*here, move) for move in asked.refused}
    assert all(refused.values()), (asked, refused)
    entry: Facts = {
        "id": asked.id,
        "rules": asked.rules.split(),
        "course": asked.course,
        "position": asked.position,
        "phase": RULES.phase(*here),
        "dice_to_roll": RULES.dice_to_roll(*here),
        "moves": moves,
        "plays": {
            move: RULES.play(*here, move) for move in (moves if asked.plays == ALL else asked.plays)
        },
        "rolls": {rolled: _rolled(asked, rolled) for rolled in asked.rolls},
        "refused": refused,
    }
    unasked = [name for name in ("plays", "rolls", "refused") if not entry[name]]
    return {name: value for name, value in entry.items() if name not in unasked}


def _rolled(asked: Asked, rolled: str) -> Any:
    """The steps of a roll; ``None`` where it cannot be."""
    ordinary, _, black = rolled.partition("/")
    try:
        return RULES.roll(asked.course, asked.position, ordinary, black)
    except Refusal:
        return None


def _game(asked: AskedGame) -> Facts:
    position = start = RULES.start(asked.course, asked.players)
    events = []
    for what, steps in _played(asked):
        events.append([what, " ".join(step["rule"] for step in steps)])
        position = steps[-1]["position"]
    assert RULES.phase(asked.course, position) == "over", asked
    return {
        "id": asked.id,
        "rules": asked.rules.split(),
        "course": asked.course,
        "start": start,
        "events": events,
        "position": position,
    }


def _played(asked: AskedGame) -> Iterator[tuple[str, Any]]:
    """Each move and each roll of a game, with its steps."""
    chance = lots(asked.seed, "moves of the suite")
    course, position = asked.course, RULES.start(asked.course, asked.players)
    while RULES.phase(course, position) != "over":
        if which := RULES.dice_to_roll(course, position):
            what = _roll(which, chance)
            ordinary, _, black = what.partition("/")
            steps = RULES.roll(course, position, ordinary, black)
        else:
            what = _move([*RULES.moves(course, position)], chance)
            steps = RULES.play(course, position, what)
        yield what, steps
        position = steps[-1]["position"]


def _roll(which: str, chance: Random) -> str:
    faces = sorted(ORDINARY[below(6, chance)] for _ in range(which.count("o")))
    black = BLACK[below(6, chance)] if "s" in which else ""
    return f"{''.join(faces)}/{black}"


def _move(moves: list[str], chance: Random) -> str:
    """First a die with who uses it, each as likely; then where what is put down goes."""
    uses = sorted({move.partition(">")[0] for move in moves})
    use = uses[below(len(uses), chance)]
    same = [move for move in moves if move.partition(">")[0] == use]
    return same[below(len(same), chance)]
