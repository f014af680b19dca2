"""The picture of CLANN as data and as SVG text: golden, small, the same every time."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest
from pytest_regressions.file_regression import FileRegressionFixture

from clans_widget.clann import Course, Marks, Position
from clans_widget.clann.drawing import DARK, Look, Reach, draw, look_of
from clans_widget.clann.drawing.layout import LAYOUTS, LayoutName
from clans_widget.picture import Circles, Layer, Lines, Picture, Polygons, Text
from clans_widget.words import LANGUAGES
from tests.apart import told_by
from tests.clann.drawing.positions import MIDGAME, NAMES, START, moments
from tests.picture.golden_line import BETWEEN, line_of

SVG = "{http://www.w3.org/2000/svg}"
MOST_BYTES = 140_000

ODD = Position.from_text(
    "A7,t1/h,h,h,h".replace("A7,t1", "A6,t1,h,x") + " B2 1 3", course=Course(7, 1)
)
DRAWN = {
    "start": lambda: draw(START),
    "midgame": lambda: draw(
        moments()[400],
        look_of("fr", NAMES, layout="tall"),
        marks=Marks(highlights=("A5",), numbers=("C3", "D4"), faded=True),
    ),
    "odd": lambda: draw(
        ODD,
        look_of("nl", theme=DARK, layout="theater"),
        reach=[Reach("B2", 3, "1"), Reach("B5", 3, "N")],
        movable=("A6", "die-1"),
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
    assert root.get("viewBox") == f"0 0 {5 * picture.width} {5 * picture.height}"
    labels = [root.find(f"{SVG}title"), root.find(f"{SVG}desc")]
    assert [label.text for label in labels if label is not None] == [
        picture.title,
        picture.description,
    ]
    paths = [path.get("d") or "" for path in root.iter(f"{SVG}path")]
    assert len(paths) > 50
    assert all(re.fullmatch(r"m-?\d[-0-9 mzh]*", path) for path in paths)


def test_no_position_of_a_game_is_large() -> None:
    assert max(len(draw(moment).svg().encode()) for moment in moments()[::40]) <= MOST_BYTES


def test_another_process_gives_the_same_text() -> None:
    code = (
        "from clans_widget.clann import Position; from clans_widget.clann.drawing import draw;"
        f"import sys; text = draw(Position.from_text({MIDGAME.to_text()!r})).svg();"
        "sys.stdout.buffer.write(text.encode())"
    )
    assert told_by(code) == draw(MIDGAME).svg()


def test_what_no_move_changes_is_kept() -> None:
    one, other = draw(MIDGAME), draw(MIDGAME.play("2-N").position, look_of(players=NAMES))
    for name in ("land", "way", "panel"):
        assert one.layer(name) is other.layer(name)
        assert one.layer(name).static
    assert {layer.name for layer in one.layers if not layer.static} >= {
        "figures",
        "dice",
        "players",
    }


@pytest.mark.slow
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_lies_within_the_picture(players: int, layout: LayoutName) -> None:
    here = Position.start(Course(20, 9), players=players)
    names = ("Willem-Alexander Ferdinand", "WWWWWWWWWWWWWWW", "é", "Ann")[:players]
    for shown in (here, MIDGAME, moments()[-1]):
        picture = draw(shown, look_of("nl", names, layout=layout))
        for layer in picture.layers:
            for x, y in _points(layer):
                assert -16 <= x <= picture.width + 16, layer.name
                assert -16 <= y <= picture.height + 16, layer.name


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


def test_names_of_cells_can_be_switched_off() -> None:
    def names(picture: Picture) -> list[str]:
        layers = picture.layer("names"), picture.layer("told")
        return [s.text for layer in layers for s in layer.shapes if isinstance(s, Text)]

    assert {*names(draw(START))} >= {"A2", "D14", "t1"}
    assert names(draw(START, Look(labels=False))) == []
    assert names(draw(moments()[400], Look(labels=False))) == []


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["Ann uses the dice. Still to use: 2, 5 and a black face", "Tall on A9",
                "Slim at the Arrival",
                "Small on cell 2 of the Treasure", "Stout at home", "Black Knight stands on C9",
                "Ann and Cid are partners"]),
        ("fr", ["Ann utilise les dés", "le Grand en A9", "le Petit sur la case 2 du Trésor",
                "Le Chevalier Noir est en C9", "partenaires"]),
        ("nl", ["Ann gebruikt de dobbelstenen", "de Lange op A9", "De Zwarte Ridder staat op C9",
                "partners"]),
    ],
)  # fmt: skip
def test_the_description_tells_what_there_is_to_see(language: str, words: list[str]) -> None:
    picture = draw(MIDGAME, look_of(language, NAMES))
    for part in words:
        assert part in picture.description
    assert "Ann" in picture.title


def test_every_phase_has_words_of_its_own() -> None:
    texts = [
        Position.start().to_text(),
        "A1,h,h,h/h,h,C1,h - 1 -",
        "A1,h,h,h/h,h,C1,h C7 2 -",
        "A1,h,h,h/h,h,C1,h C7 2 +oo",
        "A1,h,h,h/h,h,C1,h C7 2 3+oo",
        "x,x,x,x/h,h,C1,h C7 1 -",
    ]
    for language in LANGUAGES:
        said = [draw(Position.from_text(text), look_of(language)).description for text in texts]
        assert len({text.split(".")[0] for text in said}) == len(texts)
        assert not any("{" in text for text in said)


def test_text_from_outside_cannot_break_the_svg() -> None:
    text = draw(START, look_of(players=["<script>&", '"', "'"])).svg()
    ET.fromstring(text)
    assert "<script" not in text
