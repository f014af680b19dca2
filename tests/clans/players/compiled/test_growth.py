"""How the tree of the compiled search grows, playout by playout: what is tried, opened, noted."""

from __future__ import annotations

from math import exp, log, sqrt

import numpy as np
import pytest

from clans_widget.clans import COLORS, Position
from clans_widget.clans.players import Conduct
from clans_widget.clans.players.bots.tree import MARGIN, payoffs
from clans_widget.clans.players.compiled.records import Settings
from tests.clans.players.compiled.growing import SMALL, USUAL, Searched, Tallies, with_clans

pytestmark = pytest.mark.slow

every_position = pytest.mark.parametrize("position", SMALL.values(), ids=list(SMALL))

PLAYOUTS = 60


def searched(
    position: Position, settings: Settings = USUAL, *, nodes: int = 200, edges: int = 4000
) -> Searched:
    beliefs = with_clans(position.players)
    return Searched(position, beliefs, settings=settings, nodes=nodes, edges=edges)


def changed(before: Tallies, after: Tallies) -> list[tuple[list[int], list[int]]]:
    """Which nodes and edges were visited, by whom: rows, and columns."""
    kinds = (before.node_visits, after.node_visits), (before.edge_visits, after.edge_visits)
    found = []
    for was, now in kinds:
        assert set(np.unique(now - was)) <= {0, 1}
        rows, clans = np.nonzero(now - was)
        found.append((rows.tolist(), clans.tolist()))
    return found


@every_position
def test_opened_nodes_have_the_legal_moves_and_how_likely_they_are(position: Position) -> None:
    for conduct in Conduct(), Conduct(temperature=0.005, slip=0.2, weights=(2, 0.3, 1, 0.5)):
        tree = Searched(position, with_clans(position.players), conduct=conduct)
        tree.grow(PLAYOUTS)
        positions = tree.positions()
        assert sorted(positions) == list(range(tree.used[0]))
        assert sum(len(tree.edges_of(node)) for node in positions) == tree.used[1]
        ids = position.board.ids
        seen: set[int] = set()
        for node, here in positions.items():
            moves = here.legal_moves()
            edges = tree.edges_of(node)
            assert not seen.intersection(edges)
            seen.update(edges)
            rows = tree.edges[edges.start : edges.stop]
            ways = [(ids[edge["source"]], ids[edge["target"]]) for edge in rows]
            assert ways == [(move.source, move.target) for move in moves]
            orders = [ways[:k].count(way) for k, way in enumerate(ways)]
            assert rows["order"].tolist() == orders
            for clan, color in enumerate(COLORS):
                likely = conduct.chances(here, color)
                assert rows["prior"][:, clan] == pytest.approx(likely, abs=1e-9)


@every_position
@pytest.mark.parametrize("curiosity", [0.1, 0.6, 5.0])
def test_a_mover_tries_what_is_worth_most_with_curiosity(
    position: Position, curiosity: float
) -> None:
    tree = searched(position, USUAL._replace(curiosity=curiosity))
    tree.grow(0)
    for _ in range(PLAYOUTS):
        before, positions = tree.tallies(), tree.positions()
        tree.grow()
        (nodes, clans), (tried, _) = changed(before, tree.tallies())
        assert nodes[0] == 0
        for node, clan in zip(nodes, clans, strict=True):
            assert with_clan(positions[node], clan)
            edges = tree.edges_of(node)
            visits = int(before.node_visits[node, clan])
            mean = before.node_total[node, clan] / visits if visits else 0.5
            times = before.edge_visits[edges.start : edges.stop, clan]
            totals = before.edge_total[edges.start : edges.stop, clan]
            priors = tree.edges["prior"][edges.start : edges.stop, clan]
            means = np.where(times > 0, totals / np.maximum(times, 1), mean)
            values = means + curiosity * sqrt(visits + 1) * priors / (1 + times)
            chosen = [edge - edges.start for edge in tried if edge in edges]
            assert len(chosen) == 1
            assert values[chosen[0]] == pytest.approx(values.max(), abs=1e-12)


def with_clan(position: Position, clan: int) -> bool:
    """Whether the mover holds a clan."""
    held = next(iter(with_clans(position.players).chances))
    return held[position.mover - 1] == COLORS[clan]


@every_position
def test_of_moves_that_seem_as_good_the_first_is_tried(position: Position) -> None:
    """Whoever picks any move finds all as likely."""
    tree = Searched(position, with_clans(position.players), conduct=Conduct(slip=1.0))
    tree.grow()
    assert np.flatnonzero(tree.edges["visits"].any(axis=1)).tolist() == [0]


@every_position
def test_every_mover_on_the_way_notes_how_well_it_went(position: Position) -> None:
    held = next(iter(with_clans(position.players).chances))
    for margin in MARGIN, 3.0:
        tree = searched(position, USUAL._replace(margin=margin))
        tree.grow(0)
        for _ in range(PLAYOUTS):
            before, positions = tree.tallies(), tree.positions()
            tree.grow()
            after = tree.tallies()
            (nodes, clans), (edges, same) = changed(before, after)
            assert sorted(same) == sorted(clans)
            lead = payoffs(tree.end(), held)
            for node, clan in zip(nodes, clans, strict=True):
                pay = odds(lead[positions[node].mover - 1], MARGIN / margin)
                gained = after.node_total - before.node_total
                assert gained[node, clan] == pytest.approx(pay)
                edge = next(edge for edge in edges if edge in tree.edges_of(node))
                assert (after.edge_total - before.edge_total)[edge, clan] == pytest.approx(pay)
            assert np.count_nonzero(after.node_total - before.node_total) == len(nodes)
            assert np.count_nonzero(after.edge_total - before.edge_total) == len(edges)


def odds(pay: float, times: float) -> float:
    """What a lead is worth where it counts so many times as much."""
    return 1 / (1 + exp(times * log((1 - pay) / pay)))


@every_position
def test_a_playout_is_a_game_that_begins_with_what_was_tried(position: Position) -> None:
    tree = searched(position)
    tree.grow(0)
    for _ in range(PLAYOUTS):
        before, positions = tree.tallies(), tree.positions()
        tree.grow()
        (nodes, _), (tried, _) = changed(before, tree.tallies())
        here = position
        for k, move in enumerate(tree.moves()):
            if k < len(nodes):
                node = next(node for node in nodes if positions[node] == here)
                edge = next(edge for edge in tried if edge in tree.edges_of(node))
                assert move == here.legal_moves()[edge - tree.edges_of(node).start]
            here = here.play(move).position
        assert here.is_over
        assert here == tree.end()


@every_position
@pytest.mark.parametrize("patience", [0, 1, 2, 5])
def test_a_move_leads_on_once_it_has_been_tried_often_enough(
    position: Position, patience: int
) -> None:
    tree = searched(position, USUAL._replace(patience=patience))
    tree.grow(0)
    assert tree.used[0] == 1
    for _ in range(PLAYOUTS):
        before, children = tree.tallies(), tree.edges["child"].copy()
        used, positions = tree.used.copy(), tree.positions()
        tree.grow()
        (nodes, _), (tried, _) = changed(before, tree.tallies())
        ends = [edge for edge in tried if children[edge] <= 0]
        assert len(ends) == 1
        last = ends[0]
        node = next(node for node in nodes if last in tree.edges_of(node))
        after = positions[node].play(
            positions[node].legal_moves()[last - tree.edges_of(node).start]
        )
        if children[last] == 0 and before.edge_visits[last].sum() >= patience:
            children[last] = -1 if after.position.is_over else used[0]
            used += [0, 0] if after.position.is_over else [1, len(after.position.legal_moves())]
        assert tree.edges["child"].tolist() == children.tolist()
        assert tree.used.tolist() == used.tolist()


@every_position
def test_what_is_below_a_node_adds_up(position: Position) -> None:
    tree = searched(position)
    tree.grow(PLAYOUTS)
    assert tree.nodes["visits"][0].sum() == PLAYOUTS
    for node in range(tree.used[0]):
        rows = tree.edges[tree.edges_of(node).start : tree.edges_of(node).stop]
        assert rows["visits"].sum(axis=0).tolist() == tree.nodes["visits"][node].tolist()
        assert rows["total"].sum(axis=0) == pytest.approx(tree.nodes["total"][node])
        for edge in rows[rows["child"] > 0]:
            child = tree.nodes[edge["child"]]
            # The playouts before it was opened, and the one that opened it, went no farther.
            assert child["visits"].sum() == edge["visits"].sum() - 3


def test_a_tree_without_room_for_positions_opens_no_more_and_loses_nothing() -> None:
    position = SMALL["a cross for two"]
    for room in 1, 2, 3:
        tree = searched(position, nodes=room)
        tree.grow(PLAYOUTS)
        assert tree.used[0] == room
        assert set(tree.edges["child"].tolist()) == {-1, *range(room)}
        assert tree.nodes["visits"][0].sum() == PLAYOUTS
        assert len(tree.positions()) == room


def test_a_tree_without_room_for_moves_opens_no_more_and_loses_nothing() -> None:
    position = SMALL["a cross for two"]
    whole = searched(position)
    whole.grow(PLAYOUTS)
    assert whole.used[0] > 5
    ends = np.cumsum(whole.nodes["number"][:5])
    for opened, end in enumerate(ends.tolist(), 1):
        exact = searched(position, edges=end)
        exact.grow(PLAYOUTS)
        assert exact.used[1] <= end
        assert exact.used[0] >= opened
        assert exact.nodes["visits"][0].sum() == PLAYOUTS
        assert -1 in exact.edges["child"]
        assert 0 <= exact.edges["child"].max() < exact.used[0]
        for node in range(opened):
            assert exact.edges_of(node) == whole.edges_of(node)
    short = searched(position, edges=ends[1] - 1)
    short.grow(PLAYOUTS)
    assert 1 not in short.edges["child"] or short.nodes["number"][1] < whole.nodes["number"][1]


@every_position
def test_a_position_is_opened_with_all_its_moves_or_not_at_all(position: Position) -> None:
    moves = len(position.legal_moves())
    for room in range(moves + 2):
        tree = searched(position, edges=room)
        tree.grow(0)
        assert tree.used.tolist() == ([1, moves] if room >= moves else [0, 0])


@every_position
def test_playouts_are_the_same_whether_added_one_by_one_or_not(position: Position) -> None:
    one, other = searched(position), searched(position)
    one.grow(30)
    for part in 0, 3, 11, 1, 15:
        other.grow(part)
    assert (one.nodes == other.nodes).all()
    assert (one.edges == other.edges).all()
