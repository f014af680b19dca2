"""Motion begins with the picture before a step, ends with the one after it, and loses nothing."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest

from clans_widget.clans.drawing import Look, atlas_of, draw
from clans_widget.clans.drawing.layout import (
    LAYOUTS,
    SPACES,
)
from clans_widget.clans.drawing.motion import SECONDS, seconds_of
from clans_widget.clans.moment import Moment
from clans_widget.clans.rules import steps
from clans_widget.clans.rules.colors import (
    COLORS,
    group_of,
)
from clans_widget.clans.rules.steps import Step
from clans_widget.picture import Picture
from tests.clans.drawing.positions import (
    START,
    position,
)
from tests.clans.games import (
    last_move_game,
    random_game,
)
from tests.picture.seen import circles, lines, outlines, shapes, texts

pytestmark = pytest.mark.slow

ATLAS = atlas_of(START.board)
LAYOUT = LAYOUTS["wide"]
GAME = random_game(7)
WAY = (0.1, 0.3, 0.5, 0.7, 0.9)


def shown(k: int, progress: float = 1) -> Picture:
    return draw(Moment.of(GAME, k + 1), progress=progress)


def of_kind(*kinds: type[Step]) -> list[int]:
    return [k for k, step in enumerate(GAME.steps) if isinstance(step, kinds) and k]


def bodies(picture: Picture) -> list[int]:
    """How many huts of each clan there are, ghosts among them."""
    return [
        sum(len(outlines(picture, "huts", f"{kind}.{color}")) for kind in ("hut", "ghost"))
        for color in COLORS
    ]


def middle(picture: Picture, color: str) -> tuple[float, float]:
    """The middle of a clan's first hut."""
    outline = outlines(picture, "huts", f"hut.{color}")[0]
    return sum(x for x, _ in outline) / len(outline), sum(y for _, y in outline) / len(outline)


def disc(picture: Picture, color: str) -> tuple[float, float]:
    """The middle of a clan's disc."""
    ((x, y, _),) = circles(picture, "track", f"disc.{color}")
    return x, y


MOVING = (steps.HutsMoved, steps.VillageFounded, steps.StrifeBroke, steps.VillageDestroyed)


@pytest.mark.parametrize("kind", MOVING)
def test_at_first_the_huts_stand_as_before_the_step(kind: type[Step]) -> None:
    assert of_kind(kind)
    for k in of_kind(kind):
        assert shapes(shown(k, 0), "huts") == shapes(before(k), "huts"), GAME.steps[k]


def before(k: int) -> Picture:
    """What was shown, without the ghosts: they are gone as soon as another step begins."""
    last, step = GAME.steps[k - 1], GAME.steps[k]
    if isinstance(step, steps.HutsMoved):  # the village of the turn before is as large as others
        return draw(Moment.of(GAME, k), choosing=True)
    if isinstance(last, steps.StrifeBroke):
        same = steps.ClansScored(last.position, last.territory, (), 0, last.epoch)
        return draw(Moment.alone(same))
    return draw(Moment.of(GAME, k), choosing=isinstance(last, steps.VillageDestroyed))


def test_at_last_a_step_is_drawn_as_without_motion() -> None:
    for k in range(len(GAME.steps)):
        assert shown(k, 1).svg() == draw(Moment.of(GAME, k + 1)).svg()


def test_the_words_do_not_depend_on_progress() -> None:
    for k in range(0, len(GAME.steps), 5):
        assert {(p.title, p.description) for p in (shown(k), shown(k, 0), shown(k, 0.5))} == {
            (shown(k).title, shown(k).description)
        }


@pytest.mark.parametrize("kind", MOVING)
def test_no_hut_gets_lost_on_the_way(kind: type[Step]) -> None:
    for k in of_kind(kind):
        assert all(bodies(shown(k, part)) == bodies(shown(k, 0)) for part in WAY)


def test_huts_come_closer_to_their_goal_with_every_frame() -> None:
    after = position({"A2": "rb"})
    step = steps.HutsMoved(after, "A1", "A2", group_of({"red": 1}))
    pictures = [draw(Moment.alone(step), progress=part) for part in (0, *WAY, 1)]
    goal = middle(pictures[-1], "red")
    ways = [dist(middle(picture, "red"), goal) for picture in pictures]
    assert ways[0] == pytest.approx(dist(ATLAS.center("A1"), goal), abs=5)
    assert all(far > near for far, near in pairwise(ways))
    assert ways[-1] == 0


def test_numbers_fly_with_a_crowd() -> None:
    after = position({"A2": "9r8b"})
    step = steps.HutsMoved(after, "A1", "A2", group_of({"red": 8}))
    pictures = [draw(Moment.alone(step), progress=part) for part in (0, 0.5, 1)]
    counts = [sorted(texts(picture.layer("huts"))) for picture in pictures]
    assert counts == [["1", "8", "8", "8", "9"], ["1", "8", "8", "8", "9"], ["8", "9"]]


def test_a_fence_rises_pale_by_pale() -> None:
    for k in of_kind(steps.VillageFounded):
        pales = [
            sum(abs(foot[1] - top[1]) for foot, top in lines(shown(k, part), "huts", "fence"))
            for part in (0, *WAY, 1)
        ]
        assert all(low < high for low, high in pairwise(pales))


def test_no_village_has_a_fence_before_it_is_founded() -> None:
    game = last_move_game()
    game.play(next(move for move in game.position.legal_moves() if move.source == "B5"))
    founded = [k for k, step in enumerate(game.steps) if step.name == "VillageFounded"]
    moments = [Moment.of(game, number) for number in range(1, len(game.steps) + 1)]
    flags = [len(outlines(draw(moment), "huts", "flag")) for moment in moments]
    assert [flags[k] - flags[k - 1] for k in founded] == [1, 1]
    assert moments[0].unfounded == {"B2", "C4"}
    assert moments[-1].unfounded == set()


def test_a_fire_burns_only_meanwhile() -> None:
    for k in of_kind(steps.VillageDestroyed):
        fires = [len(outlines(shown(k, part), "huts", "fire")) for part in (0, 0.5, 1)]
        assert fires[0] == fires[2] == 0 < fires[1]


def test_a_chip_moves_from_the_chart_to_the_player() -> None:
    for k in of_kind(steps.ChipTaken):
        places = [circles(shown(k, part), "chart", "chip")[-1] for part in (0, *WAY, 1)]
        ways = [dist(place[:2], places[-1][:2]) for place in places]
        assert all(far > near for far, near in pairwise(ways))
        assert places[0][2] > places[-1][2]
        assert places[-1][1] > LAYOUT.start.y


def test_discs_walk_along_the_track_from_space_to_space() -> None:
    after = position({"A5": "r"}, scores=(63, 5, 0, 9, 0))
    step = steps.ClansScored(after, "A5", ("red", "blue"), 5, "V")
    for color, first in (("red", 58), ("blue", 0)):
        for walked in range(1, 6):
            picture = draw(Moment.alone(step), progress=walked / 5)
            space = LAYOUT.space(first + walked)
            x, y = disc(picture, color)
            assert space.x < x < space.x + space.width, (color, walked)
            assert space.y < y < space.y + space.height, (color, walked)
    start = draw(position({"A5": "r"}, scores=(58, 0, 0, 9, 0)))
    assert all(disc(draw(Moment.alone(step), progress=0), c) == disc(start, c) for c in COLORS)


def test_a_lap_is_marked_when_it_begins() -> None:
    after = position({"A5": "r"}, scores=(SPACES + 3, 0, 0, 0, 0))
    step = steps.ClansScored(after, "A5", ("red",), 5, "V")
    laps = [texts(draw(Moment.alone(step), progress=part).layer("track")) for part in (0.2, 0.9)]
    assert ["+60" in written for written in laps] == [False, True]


def test_chips_count_at_the_end_and_stay_counted() -> None:
    scored = of_kind(steps.ChipsScored)
    assert len(scored) == 3
    for k in scored:
        step = GAME.steps[k]
        assert isinstance(step, steps.ChipsScored)
        space = LAYOUT.space(step.total)
        for picture in (shown(k), shown(len(GAME.steps) - 1), draw(Moment.alone(step))):
            x, y = disc(picture, step.clan)
            assert space.x < x < space.x + space.width
            assert space.y < y < space.y + space.height
        assert disc(shown(k, 0), step.clan) == disc(shown(k - 1), step.clan)


def test_a_card_shows_no_clan_until_it_is_half_turned_over() -> None:
    turned = of_kind(steps.ClanRevealed)
    assert len(turned) == 3
    for k in turned:
        step = GAME.steps[k]
        assert isinstance(step, steps.ClanRevealed)
        faces = [
            bool(outlines(shown(k, part), "chart", f"card.{step.clan}"))
            for part in (0, 0.3, 0.7, 1)
        ]
        assert faces == [False, False, True, True]


def test_the_frame_goes_on_to_the_next_epoch() -> None:
    for k in of_kind(steps.EpochEnded):
        frames = [outlines(shown(k, part), "chart", "epoch") for part in (0, 0.5, 1)]
        ended = GAME.steps[k]
        assert isinstance(ended, steps.EpochEnded)
        if ended.following:
            tops = [min(y for _, y in frame[-1]) for frame in frames]
            assert tops[0] < tops[1] < tops[2]
            assert frames[0][0] == frames[0][1]


@pytest.mark.parametrize("part", [0, 0.5, 1])
def test_a_village_that_strife_has_emptied_can_still_be_destroyed(part: float) -> None:
    empty = position({"L5": "b"})
    all_five = steps.StrifeBroke(empty, "A5", group_of(dict.fromkeys(COLORS, 1)), "I")
    nothing = steps.VillageDestroyed(empty, "A5", "mountain", 0, "I")
    assert sum(bodies(draw(Moment.alone(all_five), progress=part))) == 6
    assert sum(bodies(draw(Moment.alone(nothing), progress=part))) == 1


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("part", [0, 0.02, 0.5, 0.98])
def test_every_moment_of_a_game_can_be_drawn(part: float, layout: str) -> None:
    for step in GAME.steps:
        picture = draw(Moment.alone(step), Look(layout=layout), progress=part)  # type: ignore[arg-type]
        assert picture.svg().endswith("</svg>\n")


def test_steps_that_show_nothing_moving_take_no_time() -> None:
    still = {step.name for step in GAME.steps if not seconds_of(step)}
    moving = {step.name for step in GAME.steps if seconds_of(step)}
    assert still >= {"VillageValued", "GameEnded"}
    assert moving <= {kind.__name__ for kind in SECONDS}
    nobody = steps.ClansScored(START, "A5", (), 0, "I")
    assert seconds_of(nobody) == 0
    assert seconds_of(steps.EpochEnded(START, "V", None)) == 0


@pytest.mark.parametrize("k", range(len(GAME.steps)))
def test_a_step_that_takes_time_shows_something_moving(k: int) -> None:
    layers = ("huts", "chart", "track", "finale")
    moves = any(shapes(shown(k, 0), name) != shapes(shown(k), name) for name in layers)
    assert moves == bool(seconds_of(GAME.steps[k]))
