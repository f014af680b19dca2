"""One game among players, with a referee who reports what goes wrong."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from clans_widget.core.game import Game

from .asking import Outcome, failure_of, wants_to_roll
from .contest import Contest, G, P
from .played import Fault
from .player import Player
from .referee import Referee


def play_match(
    contest: Contest[G, P],
    game: G,
    players: Mapping[str, Player],
    *,
    referee: Referee | None = None,
    setup: int = 0,
) -> P:
    """Play a game to its end, or to the first fault.

    Dice are rolled for a player who can do nothing else, and when a player answers
    :data:`~clans_widget.arena.player.ROLL`.

    Parameters
    ----------
    contest : Contest
    game : Game
        It is changed: the moves are made in it.
    players : mapping of str to Player
        By the names in the game.
    referee : Referee, optional
        By default one that waits for ever.
    setup : int
        For the report.
    """
    referee = referee or Referee()
    referee.prepare(players.values())
    moves, seconds = dict.fromkeys(game.players, 0), dict.fromkeys(game.players, 0.0)
    fault: Fault | None = None
    while fault is None and not game.position.is_over:
        if game.position.can_roll and not game.position.legal_moves():
            game.roll()
            continue
        name = game.players[game.position.mover - 1]
        view = contest.view(game)
        began = time.perf_counter()
        outcome = referee.ask(players[name], view)
        seconds[name] += time.perf_counter() - began
        moves[name] += 1
        fault = _carried_out(game, name, outcome)
    return contest.played(
        setup,
        game.players,
        contest.dealt(game),
        contest.totals(game),
        _shares(contest, game, fault),
        contest.record(game).to_text(),
        tuple(moves.values()),
        tuple(seconds.values()),
        fault,
    )


def _carried_out(game: Game[Any, Any], name: str, outcome: Outcome[Any]) -> Fault | None:
    """Let happen what a player has answered; its fault if that cannot be."""
    failure = failure_of(outcome, game.position)
    if failure is not None:
        return Fault(name, len(game.events) + 1, failure.kind, failure.detail)
    if wants_to_roll(outcome.answer):
        game.roll()
    else:
        game.play(outcome.answer)
    return None


def _shares(contest: Contest[G, Any], game: G, fault: Fault | None) -> tuple[float, ...]:
    if fault is None:
        winners = contest.winners(game)
    else:
        winners = [name for name in game.players if name != fault.player]
    return tuple((name in winners) / len(winners) for name in game.players)
