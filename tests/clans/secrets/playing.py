"""What players, bots and agents get to know, and what they choose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from random import Random
from typing import Any

import numpy as np
import pyspiel

from clans_widget.clans import COLORS, Game
from clans_widget.clans.environments.openspiel_game import ClansState
from clans_widget.clans.environments.pettingzoo_env import env
from clans_widget.clans.players import (
    Beliefs,
    GreedyPlayer,
    HeuristicPlayer,
    Player,
    RandomPlayer,
    SearchPlayer,
    Thinker,
    View,
    tables,
)
from clans_widget.clans.players.advice import advice
from clans_widget.clans.players.inference import Inference

from .recording import Observations, plain, public, traced

BOTS: Mapping[str, Player] = {
    "random": RandomPlayer(7),
    "greedy": GreedyPlayer(7),
    "heuristic": HeuristicPlayer(7),
    "strong": SearchPlayer(playouts=64, seed=7, compiled=True),
    "strong, readable": SearchPlayer(playouts=3, seed=7, compiled=False),
}


def by_players(game: Game, viewer: str | None) -> Observations:
    """What the viewer's bot is given and chooses, and what can be believed."""
    return dict(_by_players(game, viewer))


def _by_players(game: Game, viewer: str | None) -> Iterator[tuple[str, bytes]]:
    told = {game.players.index(viewer) + 1: game.clans(seen_by=viewer)[viewer]} if viewer else {}
    yield "beliefs", plain(Inference().at(game.start, game.turns, told))
    if viewer is None:
        return
    view = View.of(game, viewer)
    yield "view", plain([view, public(view), list(view.history())])
    yield "beliefs of a view", plain([Beliefs.of(view), Beliefs.of_an_onlooker(view)])
    yield "table of beliefs", plain(tables.belief_table(view, game.players).to_csv())
    for seat in range(1, len(game.players) + 1):
        yield f"history of beliefs {seat}", plain(tables.belief_history(view, seat).to_csv())
    if game.position.is_over or game.players[game.position.mover - 1] != viewer:
        return
    yield "advice", plain(advice(view))
    yield "table of advice", plain(tables.advice_table(advice(view)).to_csv())
    for name, bot in BOTS.items():
        yield f"choice: {name}", plain(bot.choose(view))
        if isinstance(bot, Thinker):
            yield f"thought: {name}", plain(bot.candidates(view))
            yield f"table of {name}", plain(tables.candidate_table(bot, view).to_csv())


# Agents in environments: games from a set-up on

AGENTS = tuple(f"player_{seat}" for seat in (1, 2, 3, 4))


def by_agent(cards: tuple[str, ...], seat: int, moves: int, seed: int) -> Observations:
    """All that an agent of the PettingZoo environment observes in a game of so many moves.

    Parameters
    ----------
    cards : tuple of str
    seat : int
        The agent's, from 0.
    moves : int
    seed : int
    """
    clans, chance = env(len(cards), render_mode="ansi"), Random(seed)
    agents = AGENTS[: len(cards)]
    clans.reset(seed=seed, options={"clans": dict(zip(agents, cards, strict=True))})
    seen: list[object] = []
    for _ in range(moves):
        actions = np.flatnonzero(clans.last()[0]["action_mask"]).tolist()
        seen += _observed(clans, agents[seat])
        clans.step(chance.choice(actions))
    inner, illegal = clans.unwrapped, np.flatnonzero(clans.last()[0]["action_mask"] == 0).tolist()
    refusals = [traced(partial(inner.step, given)) for given in (illegal[0], illegal[-1], -1, None)]
    refusals.append(traced(partial(inner.observe, "player_9")))
    clans.step(illegal[0])
    seen += _observed(clans, agents[seat])
    return {"agent": plain(seen), "agent's errors": plain(refusals)}


def _observed(clans: Any, agent: str) -> Iterator[object]:
    inner = clans.unwrapped
    observed = clans.observe(agent)
    yield from (part.tobytes() for part in observed.values())
    yield [clans, str(clans), inner, str(inner), inner.game, public(inner)]
    yield [clans.infos, clans.rewards, clans.terminations, clans.truncations, clans.agents]
    yield [clans.agent_selection, clans.render()]
    if clans.agent_selection == agent:
        yield clans.last()


KINDS = [
    pyspiel.IIGObservationType(public, recall, private)
    for public in (True, False)
    for recall in (True, False)
    for private in pyspiel.PrivateInfoType.__members__.values()
]


def in_openspiel(cards: tuple[str, ...], seat: int | None, moves: int, seed: int) -> Observations:
    """All that OpenSpiel shows to a seat, or to nobody in particular, in so many decisions.

    What it shows to the referee is left out: the state as text, its history, and what is made
    of these.
    """
    game = pyspiel.load_game(f"python_clans(players={len(cards)},seed={seed})")
    state: ClansState = game.new_initial_state()
    state.apply_action(seed % len(cards))
    seen: list[object] = []
    for clan in cards:
        state.apply_action(COLORS.index(clan))
    chance = Random(seed)
    for _ in range(moves):
        seen += _shown(state, seat)
        state.apply_action(chance.choice(state.legal_actions()))
    seen += _shown(state, seat)
    found = {"openspiel": plain(seen)}
    if seat is not None:
        drawn = [state.resample_from_infostate(seat, Random(lot).random) for lot in range(5)]
        found["openspiel, resampled"] = plain([str(other) for other in drawn])
    return found


def _shown(state: ClansState, seat: int | None) -> Iterator[object]:
    game, nobody = state.get_game(), pyspiel.PrivateInfoType.NONE
    for kind in KINDS:
        if seat is None and kind.private_info != nobody:
            continue
        observer = game.make_py_observer(kind)
        observer.set_from(state, seat or 0)
        yield [observer.string_from(state, seat or 0), observer.tensor.tobytes()]
        yield [(name, part.tobytes()) for name, part in observer.dict.items()]
    yield [state.current_player(), state.legal_actions(), state.is_terminal(), state.returns()]
    yield state.rewards()
    if seat is not None:
        yield [state.information_state_string(seat), state.observation_string(seat)]
        yield [state.information_state_tensor(seat), state.observation_tensor(seat)]
