"""The face of the compiled search: what it was given, and what it says it has tried."""

from __future__ import annotations

from itertools import count
from random import Random

import pytest

from clans_widget.clans import COLORS
from clans_widget.clans.players import Beliefs, Conduct
from clans_widget.clans.players.bots.tree import CURIOSITY, MARGIN, Tried
from clans_widget.clans.players.compiled.records import Settings
from clans_widget.clans.players.compiled.tree import PATIENCE, SLIP, CompiledTree
from tests.clans.players.compiled.growing import SMALL, Searched

pytestmark = pytest.mark.slow

every_start = pytest.mark.parametrize("name", SMALL)


class NextSeed(Random):
    """Gives a number of which the 53 bits are a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._seeds = count(seed)

    def random(self) -> float:
        return next(self._seeds) / 2**53


def both(name: str, seed: int) -> tuple[CompiledTree, Searched]:
    """The same search behind its face, and without one."""
    position, conduct = SMALL[name], Conduct(temperature=2.0)
    beliefs = Beliefs.at_the_start(position.players, {1: "red"})
    settings = Settings(CURIOSITY, MARGIN, SLIP, PATIENCE)
    tree = CompiledTree(position, beliefs, conduct, NextSeed(seed))
    return tree, Searched(position, beliefs, conduct=conduct, settings=settings, seed=seed)


def tried(bare: Searched, clan: str) -> list[Tried]:
    """What the edges of the root say."""
    column, found = COLORS.index(clan), []
    for move, edge in zip(bare.position.legal_moves(), bare.edges_of(0), strict=True):
        times = int(bare.edges["visits"][edge, column])
        if times:
            found.append(Tried(move, times, float(bare.edges["total"][edge, column] / times)))
    return found


@every_start
@pytest.mark.parametrize("seed", [3, 2**53 - 1])
def test_what_was_tried_is_what_stands_in_the_tree(name: str, seed: int) -> None:
    tree, bare = both(name, seed)
    for times in 7, 1, 2, 60:
        tree.grow(times)
        bare.grow(times)
        for clan in COLORS:
            assert tree.tried(clan) == tried(bare, clan)


@every_start
def test_before_anything_is_tried_the_moves_are_known(name: str) -> None:
    tree, bare = both(name, 1)
    bare.grow(0)
    for column, clan in enumerate(COLORS):
        assert tree.tried(clan) == []
        priors = bare.edges["prior"][bare.edges_of(0), column]
        assert tree.chances(clan) == priors.tolist()
        assert sum(tree.chances(clan)) == pytest.approx(1)


def test_means_are_between_a_sure_loss_and_a_sure_win() -> None:
    tree, _ = both("a ring for four", 1)
    tree.grow(100)
    found = [one for clan in COLORS for one in tree.tried(clan)]
    assert sum(one.times for one in found) == 100
    assert all(0 < one.mean < 1 for one in found)


def test_a_slip_is_a_share_of_the_moves() -> None:
    assert 0 < SLIP < 1
