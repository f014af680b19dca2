"""Each step shows on the course, the tray and the plates what it is about."""

from __future__ import annotations

from dataclasses import replace

import pytest

from clans_widget.clann import Marks, Position
from clans_widget.clann.drawing import Look, draw, look_of
from clans_widget.clann.drawing.emphasis import SKY, emphasis_of
from clans_widget.clann.drawing.layout import LAYOUTS, LayoutName
from clans_widget.core.moment import Moment
from clans_widget.picture import Picture
from clans_widget.picture.plane.geometry import bounds, contains, distance
from tests.clann.drawing.positions import MIDGAME, NAMES, after, game, moments, of_kind
from tests.picture.seen import circles, lines, outlines, shapes, texts

KINDS = (
    *("CharacterChosen", "KnightPlaced", "DiceRolled", "CharacterEntered", "CharacterMoved"),
    *("CharacterSentHome", "CharacterArrived", "KnightMoved", "CharacterTaken"),
    *("CharacterPlaced", "KnightPushed", "TurnEnded", "GameEnded"),
)
LANDING = Position.from_text("A9,h,h,h/h,A11,h,C1 C7 1 2")
POINTED = ("trail", "from", "flight", "put", "burst", "struck", "whose_turn")


def ringed(picture: Picture, name: str) -> list[str | None]:
    """The places that rings of a name are around."""
    rings = (bounds(ring) for ring in outlines(picture, "ground", name))
    return [picture.place_at((box[0] + box[2]) / 2, (box[1] + box[3]) / 2) for box in rings]


def test_every_kind_of_step_happens_in_these_games() -> None:
    assert {moment.step.name for k in (3, 4) for moment in moments(k)} == {*KINDS}


def test_a_walk_leaves_a_trail_of_all_its_cells() -> None:
    picture = draw(after(LANDING.play("2-1"), 1))
    (trail,) = lines(picture, "ground", "trail")
    assert [picture.place_at(*point) for point in trail] == ["A9", "A10", "A11"]
    ((x, y, _),) = circles(picture, "ground", "from")
    assert picture.place_at(x, y) == "A9"
    assert len(circles(picture, "ground", "step")) == 2


@pytest.mark.parametrize(
    ("text", "move", "cells"),
    [
        ("D13,h,h,h/C1,h,h,h C7 1 1", "1-1", ["D13", "D14"]),
        ("D14,h,h,h/C1,h,h,h C7 1 2", "2-1", ["D14", "A-t1", "A-t2"]),
        ("t5,A2,h,h/C1,h,h,h C7 1 2", "2-1", ["A-t5", "A-t6", "arrival"]),
        ("h,A2,h,h/C1,h,h,h C7 1 6", "6-1", ["A-h1", "A1"]),
        ("h,h,h,h/C13,C1,h,h D13 2 3k", "3-N", ["D13", "D14", "A1", "A2"]),
    ],
)
def test_the_path_of_a_walk(text: str, move: str, cells: list[str]) -> None:
    event = Position.from_text(text).play(move)
    assert list(emphasis_of(after(event, 1)).path) == cells


def test_who_is_sent_home_goes_from_the_cell_to_the_home() -> None:
    event = LANDING.play("2-1")
    picture = draw(after(event, 2))
    assert event.steps[1].name == "CharacterSentHome"
    assert ringed(picture, "struck") == ["A11"]
    (way,) = lines(picture, "ground", "flight")
    assert picture.place_at(*way[0]) == "A11"
    assert distance(way[-1], picture.center("C-h2")) < 60
    assert not ringed(picture, "put")


def test_whom_the_knight_takes_is_struck_and_then_put_down() -> None:
    event = Position.from_text("A11,h,h,h/h,h,h,C1 A9 2 2k").play("2-N>B5")
    taken, put = draw(after(event, 2)), draw(after(event, 3))
    assert ringed(taken, "struck") == ["A11"]
    assert ringed(put, "put") == ["B5"]
    assert not ringed(put, "struck")
    (way,) = lines(put, "ground", "flight")
    assert [put.place_at(*way[0]), put.place_at(*way[-1])] == ["A11", "B5"]


def test_the_knight_that_is_pushed_away_jumps() -> None:
    event = Position.from_text("A9,h,h,h/h,h,h,C1 A11 1 2").play("2-1>C5")
    picture = draw(after(event, 2))
    assert ringed(picture, "put") == ["C5"]
    assert emphasis_of(after(event, 2)).flight == ("A11", "C5")


def test_two_who_share_a_cell_for_a_moment_stand_beside_each_other() -> None:
    pushing = Position.from_text("A9,h,h,h/h,h,h,C1 A11 1 2")
    for move, start in (("2-1", LANDING), ("2-1>C5", pushing)):
        picture = draw(after(start.play(move), 1))
        other = "knight" if ">" in move else "figure.2.stout"
        boxes = [bounds(outlines(picture, "figures", name)[0]) for name in ("figure.0.tall", other)]
        middles = [(left + right) / 2 for left, _, right, _ in boxes]
        assert abs(middles[0] - middles[1]) > 25
        assert all(picture.place_at(x, boxes[0][3] - 8) == "A11" for x in middles)


def test_dice_that_have_just_been_rolled_have_a_rim() -> None:
    event = Position.from_text("A9,h,h,h/C1,h,h,h C7 1 -").roll((2, 2), 5)
    assert len(outlines(draw(after(event)), "dice", "rolled")) == 3
    assert not outlines(draw(event.position), "dice", "rolled")


def test_the_end_of_a_turn_shows_whose_turn_it_is_now() -> None:
    for moment in of_kind("TurnEnded")[::20]:
        picture = draw(moment, look_of(players=NAMES))
        (home,) = outlines(picture, "ground", "whose_turn")
        arm = {4: "ABCD", 3: "ABC"}[moment.position.players][moment.step.following - 1]
        assert contains(home, *picture.center(f"{arm}-h2"))
        (frame,) = outlines(picture, "players", "turn")
        plate = LAYOUTS["wide"].plates(moment.position.players)[moment.step.following - 1]
        assert contains(frame, *plate.middle)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [3, 4])
def test_winners_look_like_it(players: int, layout: LayoutName) -> None:
    last = moments(players)[-1]
    picture = draw(last, look_of("en", NAMES[:players], layout=layout))
    won = [last.step.player, *([last.step.partner] if last.step.partner else [])]
    (banner,) = (text for text in texts(picture.layer("finale")) if "Ann" in text or len(text) > 2)
    assert {name for name in NAMES if name in banner} == {NAMES[player - 1] for player in won}
    assert len(shapes(picture, "finale", "letter")) == 4 * len(won)
    assert len(outlines(picture, "players", "winner")) == len(won)
    assert outlines(picture, "finale", "laurel")


def test_nothing_of_it_is_seen_while_a_move_is_chosen() -> None:
    for kind in KINDS:
        moment = of_kind(kind)[0]
        picture = draw(moment, choosing=True)
        still = draw(replace(moment, events=()))
        assert picture.svg() == still.svg(), kind
        assert not any(shape.name in POINTED for shape in picture.layer("ground").shapes)
        assert not picture.layer("finale").shapes


def test_the_cells_that_a_step_names_are_written_beside_the_way() -> None:
    for moment in moments()[::7]:
        told = [n for n in emphasis_of(moment).told if n in moment.position.course.places]
        picture = draw(moment)
        assert sorted(texts(picture.layer("told"))) == sorted(told)
        assert SKY not in told


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_step_of_a_game_can_be_drawn_in_every_layout_and_language(layout: LayoutName) -> None:
    for k, moment in enumerate(moments(3)[::2]):
        picture = draw(moment, look_of(("en", "fr", "nl")[k % 3], NAMES, layout=layout))
        if k % 5 == 0:
            assert picture.svg().endswith("</svg>\n")


def test_marks_of_a_teacher_are_drawn() -> None:
    marks = Marks(
        arrows=(("A9", "B4"), ("A-h2", "A1")),
        highlights=("C3", "A-t3", "arrival", "die-1"),
        numbers=("B4", "D5"),
        faded=True,
        dots=("C5",),
        wrong=("D7",),
        missing=("D8",),
    )
    picture = draw(MIDGAME, marks=marks)
    assert ringed(picture, "ring") == ["C3", "A-t3", "arrival", "die-1"]
    assert texts(picture.layer("marks")) == ["1", "2"]
    assert len(outlines(picture, "marks", "arrow")) == 2
    assert len(circles(picture, "marks", "dot")) == 1
    assert len(lines(picture, "marks", "cross")) == 2
    assert len(lines(picture, "marks", "plus")) == 2
    named = len([name for name in marks.places if name in picture.places and "h" not in name])
    veiled = outlines(picture, "ground", "veil")
    cells = 56 + 4 * 6
    assert len(veiled) == cells - (named - 2)


@pytest.mark.parametrize(
    ("manner", "name"),
    [("author", "arrow"), ("choosing", "may_go"), ("hint", "hint"), ("moved", "trail")],
)
def test_arrows_of_each_manner_are_of_their_kind(manner: str, name: str) -> None:
    picture = draw(MIDGAME, marks=Marks(arrows=(("A9", "B4"),)), arrows=manner)  # type: ignore[arg-type]
    assert outlines(picture, "marks", name)


@pytest.mark.parametrize("kind", ["highlights", "numbers", "dots", "wrong", "missing"])
def test_a_mark_on_no_place_is_refused(kind: str) -> None:
    with pytest.raises(KeyError, match="Z9"):
        draw(MIDGAME, marks=Marks(**{kind: ("Z9",)}))  # type: ignore[arg-type]
    with pytest.raises(KeyError, match="tray"):
        draw(MIDGAME, marks=Marks(arrows=(("A1", "tray"),)))


def test_who_may_move_stands_on_a_light_and_dice_lie_on_one() -> None:
    picture = draw(MIDGAME, movable=("A9", "A-t2", "A-h2", "C9", "die-1", "die-3"))
    under = outlines(picture, "ground", "movable")
    assert len(under) == 4
    assert [picture.place_at(bounds(ring)[0] + 4, (bounds(ring)[1] + bounds(ring)[3]) / 2)
            for ring in under[:1]] == ["A9"]  # fmt: skip
    assert len(outlines(picture, "dice", "movable")) == 2
    assert not outlines(draw(MIDGAME), "ground", "movable")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_who_has_arrived_stands_at_the_own_side_and_is_gold_on_the_plate(
    layout: LayoutName,
) -> None:
    here = Position.from_text("x,h,h,h/h,x,h,h/h,h,x,h/h,h,h,x C7 1 -")
    picture = draw(here, look_of(layout=layout))
    for arm, name in enumerate(("tall", "stout", "slim", "small")):
        left, _, right, low = bounds(outlines(picture, "figures", f"figure.{arm}.{name}")[0])
        x, y = (left + right) / 2, low - 8
        assert picture.place_at(x, y) == "arrival"
        ways = [distance((x, y), picture.center(f"{each}-t6")) for each in "ABCD"]
        assert min(ways) == ways[arm]
    discs = outlines(picture, "players", "arrived")
    plates = LAYOUTS[layout].plates(4)
    middles = [bounds(disc) for disc in discs]
    assert len(discs) == 4
    for (left, top, right, low), plate in zip(middles, plates, strict=True):
        assert contains(plate.ring, (left + right) / 2, (top + low) / 2)


def test_nothing_is_to_be_rolled_before_an_event_is_over() -> None:
    event = LANDING.play("2-1")
    during, over = draw(after(event, 1), choosing=True), draw(after(event), choosing=True)
    assert event.steps[0].position.phase == "roll"
    assert ["tray" in picture.places for picture in (during, over)] == [False, True]
    assert not during.layer("dice").shapes
    assert "rolls" not in during.description
    assert "Player 2 rolls the dice" in over.description


def test_words_tell_who_is_to_act_at_a_moment() -> None:
    played = game(3)
    for number in (1, 3, 40, 200):
        picture = draw(Moment.of(played, number), look_of("en", NAMES))
        acting = NAMES[Moment.of(played, number).position.player - 1]
        assert acting in picture.title
    assert "over" in draw(Moment.of(played), Look()).title
