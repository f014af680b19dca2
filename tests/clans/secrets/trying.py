"""Which situations are tried: some in every run, all of them in make deep, and games at random."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import strategies as st

from clans_widget.clans import Game

from .situations import SITUATIONS, Cards, after, deals, viewers

Case = tuple[str, int, str | None]
"""A situation, how many play, and who looks on."""

EVERYTHING: list[Case] = [
    (situation, players, viewer)
    for situation, players in product(SITUATIONS, (2, 3, 4))
    for viewer in viewers(players)
]


def all_but(cases: set[Case]) -> pytest.MarkDecorator:
    """Every situation for every viewer; those that are not among the cases are for make deep."""
    marks = {case: () if case in cases else pytest.mark.deep for case in EVERYTHING}
    return pytest.mark.parametrize(
        ("situation", "players", "viewer"),
        [pytest.param(*case, marks=mark) for case, mark in marks.items()],
    )


Line = tuple[int, int, str | None, list[Cards], bool]


@st.composite
def lines(draw: st.DrawFn) -> Line:
    """Moves and seed of a game at random, a viewer, two deals, whether a variation is entered."""
    players = draw(st.integers(2, 4))
    viewer = draw(st.sampled_from(viewers(players)))
    held = draw(st.sampled_from(list(deals(players, viewer))))
    other = draw(st.sampled_from([cards for cards in deals(players, viewer) if cards != held]))
    return (
        draw(st.integers(0, 60)),
        draw(st.integers(0, 999)),
        viewer,
        [held, other],
        draw(st.booleans()),
    )


def by_lot(moves: int, seed: int, cards: Cards, entered: bool) -> Game:
    """A game at random; if entered, the variation of its last turn that goes on to the end."""
    game = after(moves, seed)(cards)
    if not game.turns or not entered:
        return game
    position, line = game.turns[-1].before, []
    while not position.is_over:
        line.append(position.legal_moves()[seed % len(position.legal_moves())])
        position = position.play(line[-1]).position
    game.add_variation(line)
    return game.branch(len(game.turns))
