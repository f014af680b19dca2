"""Clans, characters and what is pointed at can be told apart: by paint for every eye, by shape."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest

from clans_widget.clann import CHARACTERS
from clans_widget.clann.drawing import DARK, LIGHT, Theme, draw, look_of
from clans_widget.clann.drawing.pieces.builds import BUILDS
from clans_widget.clann.drawing.pieces.emblems import OUTLINES
from clans_widget.picture.paints import mixed
from clans_widget.picture.plane.geometry import contains
from clans_widget.words import LANGUAGES
from tests.clann.drawing.positions import MIDGAME
from tests.picture.seen import texts
from tests.picture.sight import FAR_ENOUGH, SIGHT, lab

GRID = [(x / 20, y / 20) for x in range(-30, 31) for y in range(-30, 31)]
every_theme = pytest.mark.parametrize("theme", [LIGHT, DARK], ids=["light", "dark"])


@every_theme
@pytest.mark.parametrize("sight", SIGHT)
def test_paints_of_clans_differ_for_every_eye(sight: str, theme: Theme) -> None:
    for one, other in combinations(theme.clans, 2):
        assert dist(lab(one.base, sight), lab(other.base, sight)) > FAR_ENOUGH


@every_theme
def test_letters_are_legible_on_what_they_stand_on(theme: Theme) -> None:
    pairs = [
        *((stone.base, theme.stone_ink) for stone in theme.stones),
        *(
            (mixed(theme.stones[0].base, clan.base, theme.marked), theme.stone_ink)
            for clan in theme.clans
        ),
        (theme.plate, theme.text),
        (theme.felt.base, theme.felt.ink),
        (theme.ivory.base, theme.ivory.ink),
        (theme.halo, theme.ink),
        (theme.mark, theme.ink),
    ]
    for ground, ink in pairs:
        assert abs(lab(ground, "full")[0] - lab(ink, "full")[0]) > 36, (ground, ink)


def test_emblems_differ_by_much() -> None:
    covered = [{point for point in GRID if contains(outline, *point)} for outline in OUTLINES]
    for one, other in combinations(covered, 2):
        assert len(one ^ other) > 0.08 * len(one | other)


def test_builds_differ_by_much() -> None:
    points = [(x, y) for x in range(-20, 21) for y in range(-60, 1)]
    covered = [
        {point for point in points if any(contains(part, *point) for part in build.parts)}
        for build in BUILDS
    ]
    for one, other in combinations(covered, 2):
        assert len(one ^ other) > 0.3 * len(one | other)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_character_has_a_letter_of_its_own_and_carries_it(language: str) -> None:
    picture = draw(MIDGAME, look_of(language))
    letters = texts(picture.layer("figures"))
    assert len(set(letters)) == len(CHARACTERS)
    assert len(letters) == 4 * len(CHARACTERS)


def test_clans_wear_different_patterns() -> None:
    """Without any paint: by night and in a copy without colors."""
    names = {f"figure.{arm}.tall" for arm in range(4)}
    shapes = draw(MIDGAME).layer("figures").shapes
    assert names <= {shape.name for shape in shapes}
    assert LIGHT.clans == DARK.clans
