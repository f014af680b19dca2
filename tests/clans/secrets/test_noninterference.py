"""Nothing that a viewer can observe depends on the cards that the viewer does not hold (S2, F3).

For a line of moves, everything observable is compared for different cards, byte for byte. Time is
left out, and so are the ids of widgets. When a game is over nothing is secret.
"""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import HealthCheck, given, settings

from clans_widget.clans import COLORS, Game
from clans_widget.clans import tables as clans_tables
from clans_widget.clans.moment import Moment
from clans_widget.clans.players import View
from clans_widget.clans.players import tables as player_tables
from tests.speeds import many

from .plainly import TABLES, in_plain_python
from .playing import BOTS, by_agent, by_players, in_openspiel
from .recording import Observations, differing, plain
from .situations import (
    NAMES,
    OWN,
    SITUATIONS,
    Cards,
    deals,
    some_deals,
    varied,
    viewers,
)
from .trying import Line, all_but, by_lot, lines

pytestmark = pytest.mark.slow

IN_SHORT = {(name, 3, viewer) for name in SITUATIONS for viewer in (None, "Bob")}
IN_SHORT |= {("varied", players, viewer) for players in (2, 4) for viewer in (None, "Bob")}


@all_but(IN_SHORT)
def test_in_plain_python(situation: str, players: int, viewer: str | None) -> None:
    make = SITUATIONS[situation]

    def observe(cards: Cards) -> Observations:
        game = make(cards)
        return in_plain_python(game, viewer) | by_players(game, viewer)

    assert differing(observe, some_deals(players, viewer)) == []


def in_brief(game: Game, viewer: str | None) -> Observations:
    """What costs little."""
    last = Moment.of(game, seen_by=viewer)
    view = View.of(game, viewer) if viewer else None
    return {
        "record": plain(game.to_text(seen_by=viewer)),
        "cards": plain([game.clans(seen_by=viewer), game.result()]),
        "moment": plain([last, last.known, last.scores, last.revealed]),
        "scores": plain(clans_tables.scores(game, seen_by=viewer).to_csv()),
        "view": plain([view, view and view.known]),
        "choice": plain(BOTS["greedy"].choose(view) if view and can_choose(view) else None),
    }


def can_choose(view: View) -> bool:
    return not view.position.is_over and view.position.mover == view.seat


@pytest.mark.parametrize(
    "players", [pytest.param(2, marks=pytest.mark.deep), 3, pytest.param(4, marks=pytest.mark.deep)]
)
@pytest.mark.parametrize("situation", SITUATIONS)
def test_for_all_ways_to_deal_the_cards(situation: str, players: int) -> None:
    for viewer in viewers(players):
        differ = differing(
            lambda cards: in_brief(SITUATIONS[situation](cards), viewer),  # noqa: B023
            deals(players, viewer),
        )
        assert differ == [], viewer


@settings(max_examples=many(8), suppress_health_check=[HealthCheck.too_slow])
@given(line=lines())
def test_in_any_game(line: Line) -> None:
    moves, seed, viewer, pair, entered = line

    def observe(cards: Cards) -> Observations:
        game = by_lot(moves, seed, cards, entered)
        return in_plain_python(game, viewer) | by_players(game, viewer)

    assert differing(observe, pair) == []


def hands(players: int, seat: int | None) -> list[tuple[str, ...]]:
    """All ways to hold the cards that are one to an agent in a seat, from 0, or to nobody."""
    held = permutations(COLORS, players)
    return [cards for cards in held if seat is None or cards[seat] == OWN]


@pytest.mark.parametrize(("players", "seat"), [(2, 0), (2, 1), (3, 0), (3, 2), (4, 1), (4, 3)])
@pytest.mark.parametrize("moves", [0, 25])
def test_agents_of_pettingzoo(players: int, seat: int, moves: int) -> None:
    some = hands(players, seat)[:: players * players - 3]
    assert differing(lambda cards: by_agent(cards, seat, moves, 3), some) == []


@pytest.mark.parametrize(("players", "seat"), [(2, None), (2, 1), (3, 0), (3, None), (4, 2)])
@pytest.mark.parametrize("moves", [0, 25])
def test_seats_of_openspiel(players: int, seat: int | None, moves: int) -> None:
    some = hands(players, seat)[::3]
    assert differing(lambda cards: in_openspiel(cards, seat, moves, 3), some) == []


def test_all_tables_are_looked_at() -> None:
    assert TABLES.keys() == set(clans_tables.__all__) - {"in_words"}  # says what it is given
    of_players = {"advice_table", "belief_history", "belief_table", "candidate_table"}
    of_finished_games = {"calibration_table", "fault_table", "game_table", "standing_table"}
    assert of_players | of_finished_games == set(player_tables.__all__)


@pytest.mark.parametrize("viewer", NAMES[:3])
def test_the_own_card_is_observed(viewer: str) -> None:
    """Else what is found above would show nothing."""
    own = [{**some_deals(3, viewer)[0], viewer: clan} for clan in (OWN, "red")]
    own = [cards for cards in own if len(set(cards.values())) == len(cards)]
    others = [cards for cards in deals(3, None) if cards[viewer] != OWN][:1]
    differ = differing(lambda cards: in_plain_python(varied(cards), viewer), [*own, *others])
    assert {"game: clans", "game: to_text", "table: scores"} <= set(differ)
