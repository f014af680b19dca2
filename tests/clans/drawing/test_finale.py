"""The end of a game is an event: cards turn, chips are counted, totals race, somebody has won."""

from __future__ import annotations

from itertools import pairwise

import pytest

from clans_widget.clans import Game
from clans_widget.clans.drawing import Look, draw, look_of
from clans_widget.clans.drawing.columns import chip_places, columns_of
from clans_widget.clans.drawing.layout import LAYOUTS, LayoutName
from clans_widget.clans.drawing.motion import seconds_of
from clans_widget.clans.moment import Moment
from clans_widget.clans.rules import steps
from clans_widget.picture import Picture
from clans_widget.picture.plane.geometry import Path, bounds, distance
from tests.clans.drawing.positions import ended, position
from tests.clans.games import last_move_game, random_game
from tests.picture.seen import circles, outlines, texts

NAMES = ("Ann", "Bob", "Cid")


def game_over() -> Game:
    game = last_move_game()
    game.play("B5-C4:B2,C4")
    return game


GAME = game_over()
KINDS = (steps.ClanRevealed, steps.ChipsScored, steps.WinnersDeclared)
ENDING = [k for k, step in enumerate(GAME.steps, start=1) if isinstance(step, KINDS)]


def shown(k: int, progress: float = 1.0, layout: LayoutName = "wide") -> Picture:
    look = look_of("en", GAME.players, layout=layout)
    return draw(Moment.of(GAME, k), look, progress=progress)


def total(picture: Picture, seat: int) -> float:
    """How high a player's bar is."""
    bars = outlines(picture, "finale", f"total.{seat}")
    return sum(bottom - top for _, top, _, bottom in map(bounds, bars))


def test_nothing_of_it_is_seen_before_the_cards_are_turned_over() -> None:
    for k in range(ENDING[0]):
        assert not shown(k).layer("finale").shapes
    assert all(shown(k).layer("finale").shapes for k in ENDING)
    choosing = draw(Moment.of(GAME), choosing=True)
    assert not choosing.layer("finale").shapes


def test_cards_turn_over_one_by_one() -> None:
    backs = [len(outlines(shown(k), "finale", "card.back")) for k in ENDING]
    assert backs == [1, 0, 0, 0, 0]
    before, after = shown(ENDING[0], 0.3), shown(ENDING[0], 0.7)
    assert len(outlines(before, "finale", "card.back")) == 2
    assert len(outlines(after, "finale", "card.yellow")) == 1
    ((left, _, right, _),) = map(bounds, outlines(shown(ENDING[0], 0.55), "finale", "card.yellow"))
    ((at_last, _, at_right, _),) = map(bounds, outlines(shown(ENDING[0]), "finale", "card.yellow"))
    assert right - left < 0.3 * (at_right - at_last)


def test_nobody_sees_what_a_card_is_before_it_is_turned() -> None:
    other = Game.new(
        ["Ann", "Bob"], clans={"Ann": "yellow", "Bob": "red"}, position=last_move_game().start
    )
    other.play("B5-C4:B2,C4")
    for progress in (0.0, 0.5, 1.0):
        one, two = (
            draw(Moment.of(game, ENDING[0]), progress=progress).layer("finale").shapes
            for game in (GAME, other)
        )
        assert one == two


def test_totals_grow_with_the_points_and_never_shrink() -> None:
    for seat in (1, 2):
        heights = [total(shown(k, part), seat) for k in ENDING for part in (0.3, 0.7, 1.0)]
        assert all(low <= high for low, high in pairwise(heights))
        assert heights[-1] > heights[2 if seat == 1 else 5] > 0
    last = GAME.steps[-1]
    assert isinstance(last, steps.WinnersDeclared)
    assert total(shown(len(GAME.steps)), 1) > total(shown(len(GAME.steps)), 2)
    assert texts(shown(len(GAME.steps)).layer("finale")).count(str(last.total)) == 1


def test_chips_fly_from_the_player_to_the_disc_and_their_number_is_said() -> None:
    k = ENDING[2]
    step = GAME.steps[k - 1]
    assert isinstance(step, steps.ChipsScored)
    frames = [shown(k, part) for part in (0.0, 0.4, 0.8, 1.0)]
    ((x, y, _),) = circles(frames[-1], "track", f"disc.{step.clan}")
    away = [
        sum(distance(chip[:2], (x, y)) for chip in circles(frame, "finale", "chip") if moves(chip))
        for frame in frames
    ]
    assert away[0] > away[1] > away[2] >= away[3] == 0
    assert all(f"+{step.chips}" in texts(frame.layer("finale")) for frame in frames)
    left = len(circles(frames[-1], "finale", "chip"))
    assert left == GAME.position.chips[1]


def moves(chip: tuple[float, float, float]) -> bool:
    """Whether a chip is Ann's: Bob's lie in the other half until it is their turn."""
    resting = chip_places(columns_of(Moment.of(GAME, ENDING[2]), 1.0)[1])
    return chip[:2] not in resting


def test_each_clan_has_the_points_that_the_step_tells() -> None:
    for k in ENDING:
        step = GAME.steps[k - 1]
        if isinstance(step, steps.ChipsScored):
            column = columns_of(Moment.of(GAME, k), 1.0)[step.player - 1]
            assert (column.points, column.chips) == (step.total, 0)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_winner_looks_like_one(layout: LayoutName) -> None:
    picture = shown(len(GAME.steps), layout=layout)
    laurel, frames = (outlines(picture, "finale", name) for name in ("laurel", "winner"))
    columns = columns_of(Moment.of(GAME), 1.0)
    assert len(frames) == 1
    left, _, right, _ = bounds(frames[0])
    assert left < columns[0].middle < right < columns[1].middle
    assert all(left < x < right for leaf in laurel for x, _ in leaf)
    assert any(
        text.startswith("Ann") and text.endswith("35") for text in texts(picture.layer("finale"))
    )


def test_winners_share_the_banner_and_each_has_a_wreath() -> None:
    over = position({"A5": "r"}, chips=(3, 5, 4), scores=(10, 0, 0, 0, 9))
    clans = dict(enumerate(("red", "blue", "black"), start=1))
    cards = [steps.ClanRevealed(over, k, NAMES[k - 1], clan) for k, clan in clans.items()]
    counted = [
        steps.ChipsScored(over, k, NAMES[k - 1], clan, over.chips[k - 1], 13)
        for k, clan in clans.items()
    ]
    won = steps.WinnersDeclared(over, (1, 3), ("Ann", "Cid"), 13)
    picture = draw(
        Moment.after(ended(over, *cards, *counted, won), players=NAMES), look_of("en", NAMES)
    )
    assert len(outlines(picture, "finale", "winner")) == 2
    assert "Ann and Cid: 13" in texts(picture.layer("finale"))
    middles = {round(sum(x for x, _ in leaf) / len(leaf)) // 280 for leaf in laurels(picture)}
    assert middles == {0, 2}


def laurels(picture: Picture) -> list[Path]:
    return [tuple((x - 80, y) for x, y in leaf) for leaf in outlines(picture, "finale", "laurel")]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_all_of_it_lies_on_the_map_whatever_the_names_are(seats: int, layout: LayoutName) -> None:
    game = random_game(5, players=seats)
    names = ("Maximiliane the Great", "Bob", "Willem-Alexander", "Dee")[:seats]
    for k, step in enumerate(game.steps, start=1):
        if not isinstance(step, KINDS):
            continue
        picture = draw(Moment.of(game, k), look_of("nl", names, layout=layout))
        for shape in picture.layer("finale").shapes:
            for path in getattr(shape, "outlines", ()):
                left, top, right, bottom = bounds(path)
                assert 0 <= left < right <= 1000
                assert 0 <= top < bottom <= 790


def test_each_part_of_the_end_takes_its_time() -> None:
    assert all(seconds_of(GAME.steps[k - 1]) >= 0.8 for k in ENDING)
    assert draw(Moment.of(GAME), Look(), progress=0.2).layer("finale").shapes
