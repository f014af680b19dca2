"""Swapping the hidden cards of the others changes nothing that a player chooses or thinks."""

from __future__ import annotations

import pytest

from clans_widget.clans.players import (
    Beliefs,
    GreedyPlayer,
    HeuristicPlayer,
    Player,
    RandomPlayer,
    SearchPlayer,
    Thinker,
    View,
)
from clans_widget.clans.players.tables import (
    belief_history,
    belief_table,
)
from tests.clans.players.situations import (
    game_after,
    views_of_the_mover,
)
from tests.speeds import many

pytestmark = pytest.mark.slow

PLAYERS: dict[str, Player] = {
    "random": RandomPlayer(7),
    "greedy": GreedyPlayer(7),
    "heuristic": HeuristicPlayer(7),
    "search": SearchPlayer(playouts=256, seed=7, compiled=True),
    "readable search": SearchPlayer(playouts=3, seed=7, compiled=False),
}
SITUATIONS = [
    (moves, players, seed)
    for moves in (0, 8, 20, 32)
    for players in (2, 3, 4)
    for seed in range(1, 1 + many(2))
]


@pytest.mark.parametrize("name", PLAYERS)
def test_no_choice_depends_on_hidden_cards(name: str) -> None:
    player = PLAYERS[name]
    for moves, players, seed in SITUATIONS:
        choices = {
            player.choose(view) for view in views_of_the_mover(moves, players=players, seed=seed)
        }
        assert len(choices) == 1, (moves, players, seed)


@pytest.mark.parametrize("name", [name for name in PLAYERS if name != "random"])
def test_no_thought_depends_on_hidden_cards(name: str) -> None:
    player = PLAYERS[name]
    assert isinstance(player, Thinker)
    first, second, *_ = views_of_the_mover(20, players=3, seed=1)
    assert player.candidates(first) == player.candidates(second)


def test_no_belief_depends_on_hidden_cards() -> None:
    first, *others = views_of_the_mover(20, players=4, seed=2)
    for other in others:
        assert Beliefs.of(other) == Beliefs.of(first)
        assert belief_table(other).equals(belief_table(first))
        assert belief_history(other, 1).equals(belief_history(first, 1))


def test_what_an_onlooker_believes_depends_on_no_card() -> None:
    views = [View.of(game_after(15, clans=clans), "Ann") for clans in ("rb", "gk", "ky")]
    seen = [Beliefs.of_an_onlooker(view) for view in views]
    assert seen[0] == seen[1] == seen[2]


@pytest.mark.parametrize("name", PLAYERS)
def test_a_seeded_player_chooses_the_same_whatever_it_was_asked_before(name: str) -> None:
    player = PLAYERS[name]
    view, other = View.of(game_after(9, seed=4)), View.of(game_after(14, seed=5))
    first = player.choose(view)
    player.choose(other)
    assert player.choose(view) == first
