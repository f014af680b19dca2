"""The answers of the rules to what is asked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from clans_widget.clans import Position
from clans_widget.clans.rules.setup import FEWEST_PLAYERS, MOST_PLAYERS
from clans_widget.clans.suite import Facts, Ours
from clans_widget.clans.suite.checking import after, count_of
from clans_widget.core.chance import below, lots

from .asked import ALL, Asked, AskedGame, AskedText
from .boards import boards
from .entries import TEXTS, positions
from .games import GAMES

VERSION: Final = 1

ABOUT: Final = (
    "Positions and games of Clans with the right answers, to test an implementation of its rules."
    " How to read them: the page on other implementations in the handbook of clans_widget."
)
LICENSE: Final = (
    "BSD-3-Clause, the clans_widget developers. Clans is a game by Leo Colovini (2002); it belongs"
    " to its author and its publishers, who have no part in this."
)

DEEPEST: Final = 3
LARGEST: Final = 100_000
"""Sequences of moves are counted up to so many moves and up to so large a number."""

LISTED: Final = 20
"""Up to so many moves are listed."""

RULES: Final = Ours()
BOARDS: Final = boards()
FILES: Final = {name: json.dumps(board) for name, board in BOARDS.items()}


def suite() -> dict[str, Any]:
    """All of it."""
    return {
        "suite": "Clans",
        "version": VERSION,
        "about": ABOUT,
        "license": LICENSE,
        "boards": BOARDS,
        "set_ups": [*_set_ups()],
        "texts": [_text(asked) for asked in TEXTS],
        "positions": [_position(asked) for asked in (*positions(), *_looked_at())],
        "games": [_game(asked) for asked in GAMES],
    }


def _set_ups() -> Iterator[Facts]:
    for players in range(FEWEST_PLAYERS - 1, MOST_PLAYERS + 2):
        can_be = FEWEST_PLAYERS <= players <= MOST_PLAYERS
        entry = {"id": f"a set-up for {players}", "rules": ["S1", "S2", "S3"], "board": "standard"}
        yield {**entry, "players": players, "can_be": can_be} | (
            {"in_order": _in_order(players)} if can_be else {}
        )


def _in_order(players: int) -> str:
    regions = {territory["region"] for territory in BOARDS["standard"]["territories"]}
    return f"{'/'.join(['b,g,k,r,y'] * len(regions))} 1 {','.join('0' * players)} 0,0,0,0,0"


def _text(asked: AskedText) -> Facts:
    assert RULES.is_position(FILES[asked.board], asked.text) == asked.can_be, asked
    return {**asked._asdict(), "rules": asked.rules.split()}


def _position(asked: Asked) -> Facts:
    board, position = FILES[asked.board], asked.position
    moves = [*RULES.moves(board, position)]
    turns = moves if asked.turns == ALL else asked.turns
    entry: Facts = {
        "id": asked.id,
        "rules": asked.rules.split(),
        "board": asked.board,
        "position": position,
        "end": RULES.end(board, position),
        "epoch": RULES.epoch(board, position),
        "villages": [*RULES.villages(board, position)],
        "counts": [*_counts(board, position)],
    }
    if len(moves) <= LISTED:
        entry["moves"] = moves
    entry["turns"] = [
        {"move": move, "steps": [*RULES.play(board, position, move)]} for move in turns
    ]
    entry["refused"] = {move: RULES.against(board, position, move) for move in asked.refused}
    entry["held"] = {name: RULES.held(board, position, name) for name in asked.held}
    unasked = [name for name in ("turns", "refused", "held") if not entry[name]]
    return {name: value for name, value in entry.items() if name not in unasked}


def _counts(board: str, position: str) -> Iterator[int]:
    count = 1
    for depth in range(1, DEEPEST + 1):
        if not count or count > LARGEST // 100:
            return
        yield (count := count_of(RULES, board, position, depth))


def _played(asked: AskedGame) -> Iterator[tuple[str, str, str]]:
    """Each position of a game but the last, with the move from there and its rules."""
    board = FILES["standard"]
    position = Position.start(players=asked.players, seed=asked.seed).to_text()
    chance = lots(asked.seed, "moves of the suite")
    while moves := RULES.moves(board, position):
        move = moves[below(len(moves), chance)]
        steps = RULES.play(board, position, move)
        yield position, move, " ".join(step["rule"] for step in steps)
        position = after(position, steps)


def _looked_at() -> Iterator[Asked]:
    """Positions on the way through the games, with the move that was made."""
    for asked in GAMES:
        turns = list(_played(asked))
        for number in asked.looked_at:
            position, move, rules = turns[number]
            decided = " ".join(dict.fromkeys(rules.split()))
            named = f"{asked.id}: after {number} turns"
            yield Asked(named, decided, position, (move,), board="standard")


def _game(asked: AskedGame) -> Facts:
    board, turns = FILES["standard"], list(_played(asked))
    before, last, _ = turns[-1]
    end = after(before, RULES.play(board, before, last))
    reveal = RULES.reveal(board, before, last, asked.clans)
    told = dict.fromkeys([*asked.rules.split(), *(step["rule"] for step in reveal)])
    return {
        "id": asked.id,
        "rules": [*told],
        "board": "standard",
        "start": turns[0][0],
        "turns": [[move, rules] for _, move, rules in turns],
        "end": RULES.end(board, end),
        "position": end,
        "clans": asked.clans,
        "reveal": [*reveal],
    }
