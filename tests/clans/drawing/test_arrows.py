"""What moved, what may move, what is advised, what an author points at: four kinds of arrows."""

from __future__ import annotations

from itertools import combinations

import pytest

from clans_widget.clans import Marks, Position
from clans_widget.clans.drawing import draw
from clans_widget.clans.moment import Moment
from clans_widget.clans.staging.production import ClansProduction
from clans_widget.picture import Picture, Polygons
from clans_widget.picture.marking.arrows import Manner, Way, outlines
from clans_widget.stage import actions as act
from clans_widget.stage.scene import Scene
from tests.clans.drawing.positions import START
from tests.picture.seen import outlines as seen

NAMES = {"author": "arrow", "choosing": "may_go", "hint": "hint", "moved": "trail"}
KINDS: tuple[Manner, ...] = ("author", "choosing", "hint", "moved")


def pointed(kind: Manner) -> Picture:
    return draw(START, marks=Marks(arrows=(("A1", "A2"),)), arrows=kind)


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_drawn_as_itself_alone(kind: Manner) -> None:
    picture = pointed(kind)
    assert {name for name in NAMES.values() if seen(picture, "marks", name)} == {NAMES[kind]}


def painted(kind: Manner) -> tuple[int, int, frozenset[tuple[str, str]]]:
    """How many outlines with how many corners there are, and their paints."""
    polygons = [s for s in pointed(kind).layer("marks").shapes if isinstance(s, Polygons)]
    top = polygons[-1]
    return len(top.outlines), len(top.outlines[0]), frozenset((s.fill, s.stroke) for s in polygons)


@pytest.mark.parametrize(("one", "other"), list(combinations(KINDS, 2)))
def test_no_two_kinds_have_a_paint_in_common(one: Manner, other: Manner) -> None:
    assert not painted(one)[2] & painted(other)[2]


def test_they_differ_in_shape_and_not_in_paint_alone() -> None:
    way = Way((0, 0), (100, 0), 10, 20, 1.0)
    chevrons = outlines([way], "choosing")
    assert len(chevrons) >= 3  # nothing else is in pieces
    plain, moved = outlines([way], "author"), outlines([way], "moved")
    body, star = outlines([way], "hint")
    assert len(star) == 10
    assert len(plain) == len(moved) == 1
    high = [max(y for _, y in path) - min(y for _, y in path) for path in (plain[0], body)]
    assert high[1] > 1.3 * high[0]
    assert all(0 <= x <= 100 for path in (*chevrons, body, star) for x, _ in path)


@pytest.mark.parametrize("span", [30.0, 60.0, 120.0, 400.0])
def test_chevrons_stand_apart_and_point_ahead(span: float) -> None:
    chevrons = outlines([Way((0, 0), (span, 0), 5, 5, 1.0)], "choosing")
    middles = [sum(x for x, _ in path) / len(path) for path in chevrons]
    assert len(chevrons) >= 2
    assert middles == sorted(middles)
    assert all(max(x for x, _ in path) == path[2][0] for path in chevrons)


def test_the_scene_says_what_its_arrows_are() -> None:
    game = ClansProduction().game_of(Position.start(seed=7), "en")
    scene = Scene(ClansProduction(), game)
    moves = scene.picture
    scene.do(act.Click("A1"))
    assert seen(moves(), "marks", "may_go")
    scene.do(act.Click("A2"))
    scene.do(act.Last())
    assert seen(moves(), "marks", "trail")
    assert not seen(moves(), "marks", "may_go")
    scene.do(act.Point(game.position.legal_moves()[0].source))
    assert seen(moves(), "marks", "may_go")
    scene.do(act.Point(None))
    assert not seen(moves(), "marks", "may_go")
    scene.mark(Marks(arrows=(("C1", "C2"),)))
    assert seen(moves(), "marks", "arrow")


def test_huts_that_may_move_stand_on_a_glow_and_others_do_not() -> None:
    picture = draw(START, movable=("A1", "C3"))
    centers = {place: picture.center(place) for place in ("A1", "C3")}
    glows = seen(picture, "ground", "movable")
    assert len(glows) == 2
    for ring, center in zip(glows, centers.values(), strict=True):
        assert (min(x for x, _ in ring) + max(x for x, _ in ring)) / 2 == pytest.approx(center[0])
    assert not seen(draw(START), "ground", "movable")
    assert not seen(draw(Moment(START)), "ground", "movable")
