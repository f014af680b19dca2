"""The picture as data and as SVG text: golden, small, well-formed, the same every time."""

from __future__ import annotations

import re
import subprocess
import sys
from xml.etree import ElementTree as ET

import pytest
from pytest_regressions.file_regression import FileRegressionFixture

from clans_widget.clans import Board, Marks, Position
from clans_widget.clans.drawing import Look, Theme, draw, draw_board, look_of
from clans_widget.clans.moment import Moment
from clans_widget.clans.voice import voice_of
from clans_widget.picture import Circles, Layer, Lines, Picture, Polygons, Text
from clans_widget.words import LANGUAGES
from tests.clans.drawing.boards import CROSS
from tests.clans.drawing.positions import (
    START,
    position,
    turns,
)
from tests.picture.golden_line import BETWEEN, line_of

SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 80_000

MIDGAME = list(turns())[27]
DRAWN = {
    "start": lambda: draw(START),
    "midgame": lambda: draw(
        Moment.after(MIDGAME),
        look_of("fr", ["Ann", "Bob", "Cid"], layout="tall"),
        marks=Marks(highlights=("A5",), numbers=("C3", "L4"), faded=True),
    ),
    "cross": lambda: draw(
        position({"A1": "r2b", "A3": "4g3y", "A5": "k"}, board=CROSS, chips=(2, 3)),
        look_of("nl", fifth="white", labels=False),
    ),
}
every_picture = pytest.mark.parametrize("name", DRAWN)

README = "start"
"""The README has such a picture; tests/project/test_images.py looks at it."""


@pytest.mark.parametrize("name", sorted(DRAWN.keys() - {README}))
def test_the_picture_is_the_golden_one(
    name: str, file_regression: FileRegressionFixture, request: pytest.FixtureRequest
) -> None:
    golden = request.path.parent / "golden" / f"{name}.txt"
    parts = line_of(DRAWN[name]()).split(BETWEEN)
    text = "".join(f"{part}\n" for part in parts)
    file_regression.check(text, extension=".txt", fullpath=golden, encoding="utf-8")


@every_picture
def test_the_text_is_well_formed_and_speaks_to_screen_readers(name: str) -> None:
    picture = DRAWN[name]()
    root = ET.fromstring(picture.svg())
    assert root.get("role") == "img"
    assert root.get("viewBox") == f"0 0 {5 * picture.width} {5 * picture.height}"
    labels = [root.find(f"{SVG}title"), root.find(f"{SVG}desc")]
    assert [label.text for label in labels if label is not None] == [
        picture.title,
        picture.description,
    ]
    ids = [label.get("id") for label in labels if label is not None]
    assert root.get("aria-labelledby") == " ".join(str(name) for name in ids)


@every_picture
def test_every_path_is_made_of_numbers(name: str) -> None:
    root = ET.fromstring(DRAWN[name]().svg())
    paths = [path.get("d") or "" for path in root.iter(f"{SVG}path")]
    assert len(paths) > 50
    for path in paths:
        assert re.fullmatch(r"m-?\d[-0-9 mzh]*", path), path[:40]


def test_a_starting_position_is_small() -> None:
    assert len(draw(START).svg().encode()) <= MOST_BYTES


def test_no_position_of_a_game_is_much_larger() -> None:
    sizes = [len(draw(Moment.after(turn)).svg().encode()) for turn in turns()]
    assert max(sizes) <= 1.05 * MOST_BYTES


def test_the_same_position_gives_the_same_text() -> None:
    again = Position.from_text(START.to_text())
    assert draw(again).svg() == draw(START).svg()


def test_another_process_gives_the_same_text() -> None:
    code = (
        "from clans_widget.clans import Position; from clans_widget.clans.drawing import draw;"
        "import sys; text = draw(Position.start(players=3, seed=7)).svg();"
        "sys.stdout.buffer.write(text.encode())"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert result.stdout.decode() == draw(START).svg()


def test_pictures_that_differ_have_different_ids() -> None:
    texts = [draw(START, look_of(language)).svg() for language in LANGUAGES]
    ids = [re.findall(r'id="(\w+)"', text) for text in texts]
    assert all(len(found) == 2 for found in ids)
    assert len({name for found in ids for name in found}) == 2 * len(LANGUAGES)


def test_static_layers_are_kept() -> None:
    one, other = draw(START), draw(MIDGAME.position, look_of("nl"))
    for name in ("map", "panel"):
        assert one.layer(name) is other.layer(name)
        assert one.layer(name).static
    assert one.layer("huts") is not other.layer("huts")


def test_there_is_a_layer_for_each_part() -> None:
    names = {layer.name for layer in draw(START).layers}
    assert {"map", "huts", "chart", "track", "marks"} <= names
    with pytest.raises(KeyError):
        draw(START).layer("weather")


def test_names_can_be_switched_off() -> None:
    def names(picture: Picture) -> set[str]:
        return {shape.text for shape in picture.layer("names").shapes if isinstance(shape, Text)}

    assert names(draw(START)) == set(START.board.ids)
    assert names(draw(START, Look(labels=False))) == set()
    assert names(draw_board(Board.standard())) == set(START.board.ids)


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_everything_lies_within_the_picture(layout: str) -> None:
    full = position(
        {"A1": "7r", "L5": "12b", "C2": "12y", "J4": "12k"}, scores=(60, 61, 59, 125, 1)
    )
    picture = draw(full, Look(layout=layout))  # type: ignore[arg-type]
    for layer in picture.layers:
        for x, y in _points(layer):
            assert -8 <= x <= picture.width + 8, layer.name
            assert -8 <= y <= picture.height + 8, layer.name


def _points(layer: Layer) -> list[tuple[float, float]]:
    points: list[tuple[float, float]] = []
    for shape in layer.shapes:
        match shape:
            case Polygons():
                points += [point for outline in shape.outlines for point in outline]
            case Lines():
                points += [point for path in shape.paths for point in path]
            case Circles():
                points += [(x, y) for x, y, _ in shape.circles]
            case Text():
                points.append((shape.x, shape.y))
    return points


def test_only_the_fifth_clan_changes_with_its_display_choice() -> None:
    white = look_of(fifth="white")
    assert draw(START, white).layer("map").shapes == draw(START).layer("map").shapes
    assert "2 white" in draw(position({"A1": "2k"}), white).description
    assert "black" not in draw(position({"A1": "2k"}), white).description


def test_the_voice_says_what_color_the_fifth_clan_has() -> None:
    """Whatever the theme says: there is one place to choose it."""
    white = Theme(fifth="white")
    assert Look(theme=white).theme == Theme()
    assert Look(voice_of(fifth="white")).theme == white
    assert draw(START, Look(theme=white)).svg() == draw(START).svg()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "Epoch III",
                "Ann",
                "A5: 2 red, 1 black, a village",
                "There is one village: A5",
                "red 12",
            ],
        ),
        ("fr", ["Époque III", "Ann", "A5\u00a0: 2 rouges, 1 noire, c’est un village", "rouge 12"]),
        ("nl", ["Tijdperk III", "Ann", "A5: 2 rode, 1 zwarte, een dorp", "rood 12"]),
    ],
)
def test_the_description_tells_what_there_is_to_see(language: str, words: list[str]) -> None:
    here = position(
        {"A5": "2rk", "L4": "8g", "L5": "b", "J1": "y", "J2": "y"},
        chips=(4, 4),
        scores=(12, 0, 3, 0, 0),
    )
    picture = draw(here, look_of(language, ["Ann", "Bob"]))
    for part in words:
        assert part in picture.description
    assert "Ann" in picture.title


def test_text_from_outside_cannot_break_the_svg() -> None:
    text = draw(START, look_of(players=["<script>&", '"', "'"])).svg()
    ET.fromstring(text)
    assert "<script" not in text
