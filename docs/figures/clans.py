"""The pictures of the chapters on Clans: stages of a map, steps of a move."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from clans_widget import ClansWidget
from clans_widget.clans import Board, Game, Marks, Position
from clans_widget.clans.drawing import draw, draw_board, look_of
from clans_widget.clans.drawing.land.atlas import (
    HEIGHT,
    WIDTH,
    sketch,
)
from clans_widget.clans.drawing.theme import DEFAULT_THEME as THEME
from clans_widget.clans.moment import Moment
from clans_widget.core.planar import (
    Point,
    faces,
)
from clans_widget.picture import Circles, Layer, Lines, Picture, Polygons, Shape
from clans_widget.picture.outlines.mesh import (
    SEA,
    Mesh,
)
from clans_widget.picture.plane.geometry import box

PAPER: Final = "#f6f1e4"
INK: Final = "#3b342b"

GROUPS: Final = {"B2": "rbg", "B5": "yk", "C4": "rbg2y"}
VILLAGES: Final = {
    "D5": "2bg2yk",
    "E3": "bgk",
    "E5": "ry",
    "G3": "rbg",
    "H3": "2g3k",
    "I3": "2rgyk",
    "L1": "bgyk",
    "L4": "ryk",
}
MOVE: Final = "B5-C4:B2,C4"
"""The groups that the pages about steps and exercises use, and their move."""


def before(huts: Mapping[str, str]) -> Position:
    """The position before the last move of a game, with these huts."""
    return Position.of(huts, chips=(6, 4), scores=(12, 13, 26, 19, 26))


def walks(language: str) -> dict[str, ClansWidget]:
    """The walk-throughs in a language, by name."""
    return {
        "example": ClansWidget(before(GROUPS).play(MOVE), language),
        "last-move": ClansWidget(_game(), language),
    }


def _game() -> Game:
    """A game that ends with the move of the example."""
    cards = {"Ann": "yellow", "Bob": "black"}
    game = Game.new(["Ann", "Bob"], clans=cards, position=before(GROUPS | VILLAGES))
    game.play(MOVE)
    return game


def pictures(language: str) -> dict[str, Picture]:
    """The pictures in a language, by name; how the map is made is told in English alone."""
    turn = before(GROUPS).play(MOVE)
    strife = next(number for number, step in enumerate(turn.steps, 1) if step.rule == "V4")
    start, look = Position.start(players=2, seed=7), look_of(language, ("Ann", "Bob"))
    return {
        **(_stages(Board.standard()) if language == "en" else {}),
        "marked": draw(start, look, marks=Marks((("A1", "A2"),), ("A5",), (), faded=True)),
        "start": draw(start, look),
        "strife": draw(Moment.after(turn, strife), look),
    }


def _stages(board: Board) -> dict[str, Picture]:
    """The map in the making."""
    return {
        "graph": _sheet("The neighbors", _graph(board)),
        "lines": _sheet("Angular borders", _cells(sketch(board, 0, 0, 1))),
        "settled": _sheet("Settled borders", _cells(sketch(board, 1, 0, 1))),
        "bent": _sheet("Bent borders", _cells(sketch(board, 1, 1, 1))),
        "map": draw_board(board, look_of("en", labels=False)),
    }


def _sheet(title: str, shapes: Iterable[Shape]) -> Picture:
    paper = Polygons((box(0, 0, WIDTH, HEIGHT),), PAPER)
    layer = Layer("stage", (paper, *shapes))
    return Picture(WIDTH, HEIGHT, (layer,), title, "", "en")


def _graph(board: Board) -> list[Shape]:
    """Territories as dots, joined where they are neighbors; faces with a lake are filled."""
    places = _spread({territory.id: territory.center for territory in board}, board.aspect)
    neighbors = {territory.id: territory.neighbors for territory in board}
    _, inner = faces(places, neighbors)
    edges = {(one, other) for one in neighbors for other in neighbors[one] if one < other}
    return [
        Polygons(
            tuple(tuple(places[name] for name in face) for face in inner if len(face) > 3),
            THEME.water,
        ),
        Lines(tuple((places[one], places[other]) for one, other in sorted(edges)), INK, 2, 0.7),
        *(
            Circles(
                tuple((*places[t.id], 11.0) for t in board if t.terrain == terrain),
                THEME.ground(terrain).base,
                INK,
                1.5,
            )
            for terrain in ("forest", "mountain", "steppe", "grassland")
        ),
    ]


def _spread(centers: dict[str, Point], aspect: Point) -> dict[str, Point]:
    """The centers, as large as the sheet allows."""
    wide, high = aspect
    points = {name: (x * wide, y * high) for name, (x, y) in centers.items()}
    left, right = min(x for x, _ in points.values()), max(x for x, _ in points.values())
    top, bottom = min(y for _, y in points.values()), max(y for _, y in points.values())
    factor = min((WIDTH - 140) / (right - left), (HEIGHT - 140) / (bottom - top))
    return {
        name: (
            WIDTH / 2 + factor * (x - (left + right) / 2),
            HEIGHT / 2 + factor * (y - (top + bottom) / 2),
        )
        for name, (x, y) in points.items()
    }


def _cells(mesh: Mesh) -> list[Shape]:
    """The outlines of a mesh; lakes are filled."""
    lakes = tuple(mesh.ring(cell) for cell in mesh.rings if cell.startswith("lake"))
    lands = tuple(
        mesh.ring(cell) for cell in mesh.rings if cell != SEA and not cell.startswith("lake")
    )
    return [
        Polygons(lands, THEME.ground("grassland").base, INK, 1.5),
        Polygons(lakes, THEME.water, INK, 1.5),
    ]
