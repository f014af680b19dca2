"""Each step shows on the map, the chart and the track what it is about."""

from __future__ import annotations

from itertools import combinations

import pytest

from clans_widget.clans import (
    Game,
    Marks,
    Position,
)
from clans_widget.clans.drawing import Look, atlas_of, draw, look_of
from clans_widget.clans.drawing.land.atlas import HEIGHT, WIDTH
from clans_widget.clans.drawing.layout import (
    LAYOUTS,
    SPACES,
    Layout,
    LayoutName,
)
from clans_widget.clans.drawing.show import picture as show
from clans_widget.clans.moment import Moment
from clans_widget.clans.rules import steps
from clans_widget.clans.rules.colors import (
    COLORS,
    group_of,
)
from clans_widget.clans.rules.epochs import CHIPS
from clans_widget.clans.rules.steps import Step
from clans_widget.picture import Picture, Text
from clans_widget.picture.marking.arrows import Way, arrow
from clans_widget.picture.plane.geometry import (
    Path,
    centroid,
    clearance,
    contains,
    distance,
)
from tests.clans.drawing.positions import (
    START,
    ended,
    position,
    turns,
)
from tests.clans.games import last_move_game
from tests.picture.seen import Circle, circles, lines, outlines, shapes, texts

ATLAS = atlas_of(START.board)
ROWS = LAYOUTS["wide"].epochs
TWO_LEFT = position({"A5": "2r4k", "L5": "b"}, chips=(3, 2, 1), scores=(3, 0, 0, 0, 9))


def shown(step: Step) -> Picture:
    return draw(Moment.alone(step))


def ringed(picture: Picture, name: str = "ring") -> set[str]:
    """The territories with a ring of a kind, around them or around their huts."""
    return {
        place
        for ring in outlines(picture, "ground", name)
        for place in picture.places
        if ring == picture.places[place] or distance(centroid(ring), picture.center(place)) < 1
    }


def current(picture: Picture) -> list[int]:
    """The rows of the epoch chart that are emphasized."""
    cards = outlines(picture, "chart", "epoch")
    return [k for k, row in enumerate(ROWS) for card in cards if contains(card, *row.middle)]


def crosses(picture: Picture) -> int:
    """How many huts are shown as lost."""
    return len(lines(picture, "huts", "cross")) // 2


def test_a_move_is_an_arrow_from_source_to_target() -> None:
    turn = START.play("A1-A2")
    picture = draw(Moment.after(turn))
    (outline,) = outlines(picture, "marks", "trail")
    tip = min(outline, key=lambda point: distance(point, ATLAS.center("A2")))
    tail = min(outline, key=lambda point: distance(point, ATLAS.center("A1")))
    assert picture.place_at(*tip) == "A2"
    assert picture.place_at(*tail) == "A1"


@pytest.mark.parametrize("span", [12.0, 60.0, 400.0])
def test_an_arrow_never_turns_back(span: float) -> None:
    outline = arrow(Way((0, 0), (span, 0), 40, 40, 1.0))
    assert all(0 <= x <= span for x, _ in outline)


def test_a_village_is_ringed_as_it_is_founded_and_valued() -> None:
    founded = steps.VillageFounded(TWO_LEFT, "A5", group_of({"black": 4, "red": 2}), "II")
    valued = steps.VillageValued(TWO_LEFT, "A5", "forest", "favorable", 6, 1, 7, "I")
    assert ringed(shown(founded)) == {"A5"}
    assert ringed(shown(valued)) == {"A5"}
    assert "6+1=7" in texts(shown(valued).layer("marks"))


def test_without_a_step_nothing_is_marked() -> None:
    picture = draw(TWO_LEFT)
    assert ringed(picture) == set()
    assert crosses(picture) == 0
    assert not any(hasattr(shape, "outlines") for shape in shapes(picture, "marks"))


def test_strife_shows_the_lost_huts_beside_those_that_stay() -> None:
    lost = group_of({"green": 1, "yellow": 1, "blue": 1})
    picture = shown(steps.StrifeBroke(TWO_LEFT, "A5", lost, "II"))
    assert crosses(picture) == 3
    assert ringed(picture) == {"A5"}
    assert texts(picture.layer("huts")) == ["2", "1", "1", "1", "4"]


def test_a_destroyed_village_leaves_ashes_and_ghosts() -> None:
    empty = position({"L5": "b"}, chips=(3, 2, 1))
    huts = group_of({"red": 2, "blue": 1})
    picture = shown(steps.VillageDestroyed(empty, "A5", "forest", huts, "III"))
    ashes = outlines(picture, "huts", "ashes")
    assert crosses(picture) == 3
    assert ashes
    assert all(contains(outline, *ATLAS.center("A5")) for outline in ashes)


def test_scoring_clans_have_bright_discs_and_others_do_not() -> None:
    picture = shown(steps.ClansScored(TWO_LEFT, "A5", ("red", "black"), 9, "II"))
    places = disc_places(TWO_LEFT)
    assert glowing(picture) == {places["red"], places["black"]}
    assert "+9" in texts(picture.layer("marks"))


def test_a_taken_chip_is_ringed_on_the_chart_and_with_the_player() -> None:
    picture = shown(steps.ChipTaken(TWO_LEFT, 2, "II", 1))
    assert len(circles(picture, "chart", "taken")) == 2


def test_a_step_shows_its_own_epoch_and_the_end_of_one_shows_both() -> None:
    """The chip of a village may be the last of its epoch: the village still belongs to it."""
    here = position({"A5": "r"}, chips=(2, 2, 0))
    assert here.epoch == "II"
    assert current(draw(here)) == [1]
    assert current(shown(steps.VillageFounded(here, "A5", group_of({"red": 1}), "I"))) == [0]
    assert current(shown(steps.EpochEnded(here, "I", "II"))) == [0, 1]
    assert current(shown(steps.EpochEnded(here, "V", None))) == [4]


def test_an_ignored_village_has_a_muted_ring() -> None:
    picture = shown(steps.VillageIgnored(TWO_LEFT, "L5"))
    assert ringed(picture) == set()
    assert ringed(picture, "muted") == {"L5"}


def glowing(picture: Picture) -> set[tuple[float, float]]:
    """The discs that are bright."""
    return {glow[:2] for glow in circles(picture, "track", "glow")}


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_a_card_that_is_turned_over_lies_before_its_player(layout: LayoutName) -> None:
    over = position({"A5": "r"}, chips=(3, 5, 4), scores=(3, 0, 0, 0, 9))
    step = steps.ClanRevealed(over, 2, "Bob", "black")
    before = steps.ClanRevealed(over, 1, "Ann", "red")
    picture = draw(Moment.after(ended(over, before, step)), Look(layout=layout))
    for number, clan in ((1, "red"), (2, "black")):
        place = LAYOUTS[layout].players[number - 1]
        (card,) = outlines(picture, "chart", f"card.{clan}")
        assert all(abs(x - place.x) < 15 for x, _ in card)
        assert all(place.y <= y <= place.y + place.height for _, y in card)
    assert texts(picture.layer("chart")).count("Bk") == 1
    assert glowing(picture) == {disc_places(over, layout)["black"]}


def test_winners_are_framed_and_their_discs_are_bright() -> None:
    over = position({"A5": "r"}, chips=(3, 5, 4), scores=(3, 0, 0, 0, 9))
    cards = [
        steps.ClanRevealed(over, seat, name, clan)
        for seat, (name, clan) in enumerate(
            {"Ann": "red", "Bob": "blue", "Cid": "black"}.items(), start=1
        )
    ]
    step = steps.WinnersDeclared(over, (1, 3), ("Ann", "Cid"), 13)
    picture = draw(Moment.after(ended(over, *cards, step)))
    lines = LAYOUTS["wide"].players
    assert [plate[0][1] for plate in outlines(picture, "chart", "winner")] == [
        pytest.approx(line.y, abs=line.height) for line in (lines[0], lines[2])
    ]
    places = disc_places(over)
    assert glowing(picture) == {places["red"], places["black"]}
    assert not outlines(draw(Moment.after(ended(over, *cards))), "chart", "winner")


def disc_places(here: Position, layout: LayoutName = "wide") -> dict[str, tuple[float, float]]:
    return {color: disc[:2] for color, disc in discs(here, layout).items()}


def test_points_are_written_inside_the_picture_wherever_the_village_is() -> None:
    for name in START.board.ids:
        scored = steps.ClansScored(position({name: "rbgy"}), name, ("red",), 9, "II")
        (worth,) = shown(scored).layer("marks").named("told.worth")
        assert isinstance(worth, Text)
        assert worth.text == "+9"
        assert worth.y - 0.8 * worth.size > 0


def test_the_lake_between_two_territories_is_pointed_at() -> None:
    board = START.board
    pairs = [(one, two) for lake in board.lakes for one, two in combinations(lake.shore, 2)]
    apart = [pair for pair in pairs if board.between(*pair) == "lake"]
    assert len(apart) > 12
    for one, two in apart:
        lakes = {lake for shore, lake in lakes_by_shore().items() if {one, two} <= shore}
        rings = outlines(draw(START, across=(one, two)), "marks", "lake")
        assert set(rings) == lakes, (one, two)


def lakes_by_shore() -> dict[frozenset[str], Path]:
    """The lakes of the map, each found by its center on the board."""
    found = {}
    for lake in START.board.lakes:
        center = lake.center[0] * WIDTH, lake.center[1] * HEIGHT
        found[frozenset(lake.shore)] = min(
            ATLAS.lakes, key=lambda path: distance(centroid(path), center)
        )
    assert len(set(found.values())) == len(START.board.lakes)
    return found


def test_every_step_of_a_game_can_be_drawn_in_every_layout_and_language() -> None:
    game = list(turns())
    assert {step.name for turn in game for step in turn.steps} >= {"HutsMoved", "ClansScored"}
    for k, turn in enumerate(game):
        for number in range(1, len(turn.steps) + 1):
            layout: LayoutName = "tall" if k % 2 else "wide"
            language = ("en", "fr", "nl")[k % 3]
            picture = draw(Moment.after(turn, number), look_of(language, layout=layout))
            assert picture.svg().endswith("</svg>\n")


@pytest.mark.parametrize("villages", range(CHIPS + 1))
def test_the_chart_holds_the_chips_that_nobody_took_and_players_the_others(villages: int) -> None:
    here = position({"A5": "r"}, chips=(villages // 2, villages - villages // 2))
    chips = circles(draw(here), "chart", "chip")
    on_chart = [chip for chip in chips if chip[1] < LAYOUTS["wide"].start.y]
    assert len(on_chart) == CHIPS - villages
    assert len(chips) == CHIPS


def discs(here: Position, layout: LayoutName = "wide") -> dict[str, Circle]:
    picture = draw(here, Look(layout=layout))
    return {color: disc for color in COLORS for disc in circles(picture, "track", f"disc.{color}")}


def test_discs_without_points_wait_before_the_start() -> None:
    start = LAYOUTS["wide"].start
    places = discs(START)
    assert set(places) == set(COLORS)
    for x, y, r in places.values():
        assert start.x < x - r
        assert x + r < start.x + start.width
        assert start.y <= y - r
        assert y + r <= start.y + start.height


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_the_track_is_a_ring_of_60_spaces_from_the_start(layout: Layout) -> None:
    places = [layout.space(k).middle for k in range(1, SPACES + 1)]
    assert len(set(places)) == SPACES
    for one, other in zip(places, [*places[1:], places[0]], strict=True):
        assert distance(one, other) == pytest.approx(layout.cell)
    assert distance(places[0], layout.start.middle) < 4 * layout.cell


def test_a_disc_lies_on_the_space_of_its_score() -> None:
    here = position({"A5": "r"}, scores=(1, 17, 60, 61, 43))
    places = discs(here)
    for color, score in zip(COLORS, here.scores, strict=True):
        x, y, _ = places[color]
        space = LAYOUTS["wide"].space(score)
        assert space.x < x < space.x + space.width
        assert space.y < y < space.y + space.height


@pytest.mark.parametrize("sharing", range(2, 6))
def test_discs_of_equal_score_are_all_to_be_seen(sharing: int) -> None:
    scores = tuple(7 if k < sharing else 20 + 5 * k for k in range(5))
    places = discs(position({"A5": "r"}, scores=scores))
    together = [places[color] for color in COLORS[:sharing]]
    for k, (x, y, r) in enumerate(together):
        for other_x, other_y, _ in together[:k]:
            assert distance((x, y), (other_x, other_y)) > r


def test_a_lap_is_marked_past_60() -> None:
    here = position({"A5": "r"}, scores=(60, 61, 120, 121, 0))
    marks = [text for text in texts(draw(here).layer("track")) if text.startswith("+")]
    assert sorted(marks) == ["+120", "+60", "+60"]


def test_marks_of_a_teacher_are_drawn() -> None:
    marks = Marks(arrows=(("A1", "A2"),), highlights=("C3",), numbers=("B4", "E5"), faded=True)
    picture = draw(START, marks=marks)
    veiled = outlines(picture, "marks", "veil")
    assert ringed(picture) == {"C3"}
    assert texts(picture.layer("marks")) == ["1", "2"]
    assert len(veiled) == 60 - 5
    for name in marks.places:
        assert picture.places[name] not in veiled


@pytest.mark.slow
@pytest.mark.parametrize("huts", ["r", "2rb", "rbgyk", "3r3b3g3y3k"])
def test_a_number_leaves_the_head_of_an_arrow_free(huts: str) -> None:
    for territory in START.board:
        for other in territory.neighbors:
            path = (other, territory.id)
            here = position(dict.fromkeys(path, huts))
            picture = draw(here, marks=Marks((path,), numbers=(territory.id,)))
            (head,) = outlines(picture, "marks", "arrow")
            ((x, y, r),) = circles(picture, "marks", "number")
            assert not contains(head, x, y), path
            assert clearance(head, (x, y)) > r, path


def test_a_mark_on_no_territory_is_refused() -> None:
    with pytest.raises(KeyError, match="Z9"):
        draw(START, marks=Marks(highlights=("Z9",)))


def test_the_words_name_the_epoch_of_the_village_and_the_end_only_when_it_is_reached() -> None:
    game = last_move_game()
    game.play("B5-C4:B2,C4")
    told: dict[str, list[tuple[str, str]]] = {}
    for number, step in enumerate(game.steps, start=1):
        picture = draw(Moment.of(game, number))
        told.setdefault(step.name, []).append((picture.title, picture.description))
    assert "epoch IV" in told["VillageValued"][0][0], "its chip was the last of epoch IV"
    assert told["VillageValued"][0][1].startswith("Epoch IV.")
    assert "epoch V" in told["EpochEnded"][0][0]
    assert not any("over" in title for title, _ in told["StrifeBroke"] + told["ClansScored"])
    assert all("over" in title for title, _ in told["GameEnded"] + told["WinnersDeclared"])


def test_a_group_that_got_no_chip_is_no_village() -> None:
    """The one chip goes to B2 (F1); C4 stands alone, too."""
    start = position({"B2": "rbg", "B5": "yk", "C4": "rbg2y"}, chips=(6, 5))
    game = Game.new(["Ann", "Bob"], position=start)
    turn = game.play("B5-C4:B2")
    for picture in (draw(Moment.after(turn)), show(turn), show(game)):
        assert "There is one village: B2." in picture.description
        assert "C4: 1 red, 1 blue, 1 green, 3 yellow, 1 black" in picture.description
        assert "black, a village" not in picture.description
