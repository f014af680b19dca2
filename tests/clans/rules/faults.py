"""For every sentence that the engine can refuse with: something that makes it say so."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import cos, pi, sin
from typing import Any, Final

from clans_widget.clans import Board, Entry, Game, Marks, Move, Position, Record
from clans_widget.clans.rules.legal.reasons import reasons_against
from clans_widget.core.plain_data import PlainData
from clans_widget.core.records.headers import checked_seat, names_of_all
from clans_widget.words import keys
from tests.clans.rules.worlds import on_standard_board

Cause = Callable[[], object]

START: Final = Position.start(seed=7)
NAMES: Final = ["Ann", "Bob"]


def small_board() -> dict[str, Any]:
    """A board file of one region: A1 to A4 around a lake, and A5 beside A4."""
    rows = {
        "A1": ("forest", [0.2, 0.2], ["A2", "A4"]),
        "A2": ("mountain", [0.8, 0.2], ["A1", "A3"]),
        "A3": ("steppe", [0.8, 0.8], ["A2", "A4"]),
        "A4": ("grassland", [0.2, 0.8], ["A1", "A3", "A5"]),
        "A5": ("forest", [0.1, 0.9], ["A4"]),
    }
    return {
        "aspect": [1, 1],
        "territories": [
            {"id": name, "region": "A", "terrain": terrain, "center": center, "neighbors": near}
            for name, (terrain, center, near) in rows.items()
        ],
        "lakes": [{"center": [0.5, 0.5], "shore": ["A1", "A2", "A3", "A4"]}],
    }


def board_file(**entries: Any) -> Cause:
    """Reading the small board's file with other entries."""
    return lambda: Board.from_json(json.dumps(small_board() | entries))


def territory(k: int, **entries: Any) -> Cause:
    """Reading the small board's file with one territory changed."""
    rows = small_board()["territories"]
    rows[k] |= entries
    return board_file(territories=rows)


def without_a5(**others: Any) -> list[dict[str, Any]]:
    """The small board's territories A1 to A4, the last one without its border to A5."""
    rows = small_board()["territories"][:4]
    rows[3]["neighbors"] = ["A1", "A3"]
    return [*rows, *others.values()]


def move(text: str, *groups: str, rest: str = "1 0,0 0,0,0,0,0") -> Cause:
    """A move from a position with a few groups."""
    position = Position.from_text(on_standard_board(*groups, rest=rest))
    return lambda: position.play(text)


def also(reason: str, text: str, *groups: str) -> Cause:
    """A reason against a move that other reasons forbid, too."""
    position = Position.from_text(on_standard_board(*groups))
    source, target = text.split("-")
    errors = {error.reason: error for error in reasons_against(position, source, target)}

    def cause() -> None:
        raise errors[reason]

    return cause


def choice(name: str, *groups: str) -> Cause:
    """Choosing a source in a position with a few groups."""
    position = Position.from_text(on_standard_board(*groups))
    return lambda: position.choose(name)


def position(old: str = "", new: str = "", text: str = START.to_text()) -> Cause:
    """Reading a position's text with something replaced, once."""
    return lambda: Position.from_text(text.replace(old, new, 1) if old else text)


def record(text: str) -> Cause:
    """Reading a record."""
    return lambda: Record.from_text(text)


def game_record(*headers: str, moves: str = "", players: str = "Ann Bob") -> Cause:
    """Reading a game's record with its headers and others."""
    named = [f'[Player{k} "{name}"]' for k, name in enumerate(players.split(), start=1)]
    text = "\n".join([*named, *headers, moves])
    return lambda: Game.from_text(text)


A5_ALONE: Final = {"id": "A5", "region": "A", "terrain": "forest", "center": [0.1, 0.9]}
CROSSED: Final = small_board()["territories"]
CROSSED[0]["neighbors"] = ["A2", "A3", "A4"]
CROSSED[2]["neighbors"] = ["A1", "A2", "A4"]
CROSSED[1]["neighbors"] = ["A1", "A3", "A4"]
CROSSED[3]["neighbors"] = ["A1", "A2", "A3", "A5"]

TWO_VILLAGES: Final = ("A1 r", "A2 b", "A4 g")
"""Emptying A1 founds A2 and A4."""

UNTYPED: Final[Any] = object()
"""Stands for whatever no parameter is meant for."""


def row(count: int, gap: float) -> list[dict[str, Any]]:
    """The rows of a board file: territories one behind the other."""
    names = [f"A{k + 1}" for k in range(count)]
    return [
        {
            "id": name,
            "region": "A",
            "terrain": "forest",
            "center": [gap * k, 0.5],
            "neighbors": [names[j] for j in (k - 1, k + 1) if 0 <= j < count],
        }
        for k, name in enumerate(names)
    ]


def star(leaves: int, tail: float = 0.02) -> list[dict[str, Any]]:
    """The rows of a board file: A1 amid neighbors that have no other, and some in a tail."""
    count = -(-(leaves + 1) // 5) * 5
    names = [f"{'ABCDEF'[k // 5]}{k % 5 + 1}" for k in range(count)]
    near: dict[str, list[str]] = {name: [] for name in names}
    for k, name in enumerate(names[1:], start=1):
        other = names[0] if k <= leaves else names[k - 1]
        near[name].append(other)
        near[other].append(name)
    turns = [2 * pi * k / (leaves + 1) for k in range(leaves + 1)]
    centers = [(0.5, 0.5), *((0.5 + 0.3 * cos(turn), 0.5 + 0.3 * sin(turn)) for turn in turns[1:])]
    end_x, end_y = centers[-1]
    behind = [(end_x + tail * k, end_y + tail * k / 2) for k in range(1, 5)]
    rows = zip(names, [*centers, *behind], strict=False)
    return [
        {"id": name, "region": name[0], "terrain": "steppe", "center": at, "neighbors": near[name]}
        for name, at in rows
    ]


POSITION: Final = f'[Position "{START.to_text()}"]'

BOARDS: Final[dict[str, Cause]] = {
    "clans.board.unknown": lambda: Board.standard()["Z9"],
    "clans.board.none": lambda: Position.start(UNTYPED),
    "clans.board.hub": board_file(territories=star(9), lakes=[]),
    "clans.board.empty": board_file(territories=[]),
    "clans.board.json": lambda: Board.from_json("[" * 100_000),
    "clans.board.json_at": lambda: Board.from_json('{"territories": [],\n "lakes": }'),
    "clans.board.format": board_file(territories="A1"),
    "clans.board.entry": board_file(sea=1),
    "clans.board.too_many": board_file(territories=[{}] * 131),
    "clans.board.epochs": board_file(epochs=[]),
    "clans.board.aspect": board_file(aspect=[10, 1]),
    "clans.board.id": territory(0, id="A0"),
    "clans.board.twice": board_file(territories=small_board()["territories"][:1] * 2),
    "clans.board.terrain": territory(0, terrain="sea"),
    "clans.board.center": territory(0, center=[2, 0]),
    "clans.board.neighbor": territory(0, neighbors=["A2", "A4", "Q1"]),
    "clans.board.asymmetric": territory(0, neighbors=["A2"]),
    "clans.board.region": board_file(territories=without_a5()),
    "clans.board.connected": board_file(territories=without_a5(A5=A5_ALONE | {"neighbors": []})),
    "clans.board.same_place": territory(4, center=[0.2, 0.2]),
    "clans.board.close": territory(4, center=[0.2, 0.81]),
    "clans.board.small": board_file(territories=row(5, 1e-4), lakes=[]),
    "clans.board.far": board_file(territories=star(2, tail=0.001), lakes=[]),
    "clans.board.crossing": board_file(territories=CROSSED),
    "clans.board.lake": board_file(lakes=[{"center": [0.5, 0.5], "shore": ["A1", "A5"]}]),
    "clans.board.lake_center": board_file(lakes=[small_board()["lakes"][0] | {"center": [2, 2]}]),
    "clans.board.no_lake": board_file(lakes=[]),
}

MOVES: Final[dict[str, Cause]] = {
    "clans.illegal.empty_source": move("A3-A1", "A1 r", "A2 b"),
    "clans.illegal.not_neighbors.lake": move("D2-E5", "D2 r", "E5 b", "A4 g"),
    "clans.illegal.not_neighbors.land": move("A1-L5", "A1 r", "A2 b", "L5 g"),
    "clans.illegal.empty_target.target": move("A1-A3", "A1 r", "A2 b"),
    "clans.illegal.empty_target.village": choice("L5", "A1 r", "A2 b", "L5 g"),
    "clans.illegal.too_many_huts.one": move("A1-A2", "A1 7r", "A2 b"),
    "clans.illegal.too_many_huts.far": also("too_many_huts", "A1-L5", "A1 7r", "A2 b", "L5 g"),
    "clans.illegal.too_many_huts.all": choice("A1", "A1 7r", "A2 b"),
    "clans.illegal.order_needed": move("A1-A2", *TWO_VILLAGES),
    "clans.illegal.order_wrong.none": move("A1-A2:A2", "A1 r", "A2 b"),
    "clans.illegal.order_wrong.other": move("A1-A2:A2", *TWO_VILLAGES),
    "clans.illegal.game_over.F1": move("A1-A2", "A1 r", "A2 b", rest="1 6,6 0,0,0,0,0"),
    "clans.illegal.game_over.F2": move("A1-A2", "A1 r", "L5 b"),
    "clans.illegal.unknown_territory": move("A1-Z9", "A1 r", "A2 b"),
}

NOTATION: Final[dict[str, Cause]] = {
    "text": lambda: Position.from_text(1),  # type: ignore[arg-type]
    "territory": move("A1-"),
    "dash": move("A1A2"),
    "end_of_move": move("A1-A2!"),
    "comma": move("A1-A2:A2;A4"),
    "order": lambda: Move("A1", "A2", "A3"),  # type: ignore[arg-type]
    "four_fields": position(" 1 ", " "),
    "regions": position(text=START.to_text().partition("/")[2]),
    "territories": position(",", "/"),
    "group": position("r", "1r"),
    "color_total": position("r", "2r"),
    "chips": position(" 0,0 ", " 0,x "),
    "players": position(" 0,0 ", " 0 "),
    "chips_in_all": position(" 0,0 ", " 6,7 "),
    "mover": position(" 1 ", " x "),
    "mover_of": position(" 1 ", " 3 "),
    "scores": position(" 0,0,0,0,0", " 0,0,0,0"),
    "scores_most": position(" 0,0,0,0,0", " 0,9999,0,0,0"),
    "huts": lambda: Position.of({"A1": UNTYPED}),
    "token": record("*"),
    "header_first": record('1. A1-A2 [Game "Clans"]'),
    "header_once": record('[Game "Clans"] [Game "Clans"]'),
    "one_comment": record("1. A1-A2 {one} {two}"),
    "number": record("2. A1-A2"),
    "move": record("1. A1-A2 ()"),
    "move_before": record("(1. A1-A2)"),
    "depth": record("1. A1-A2" + " (1. A1-A2" * 33),
    "close": record("1. A1-A2 (1. A1-A3"),
    "command": record("{[%colors A1]}"),
    "command_once": record("{[%faded] [%faded]}"),
    "arrow": record("{[%arrows A1-A2,B1-B1]}"),
    "comment": record("{\ud800}"),
}

GAMES: Final[dict[str, Cause]] = {
    "clans.game.players": lambda: Position.start(players=5),
    "game.name": lambda: Game.new(["Ann", " "]),
    "game.sign": lambda: Game.new(["Ann", "Bob\n"]),
    "game.names": lambda: Game.new("AB"),
    "clans.game.clans": lambda: Game.new(NAMES, clans=UNTYPED),
    "game.long_name": lambda: Game.new(["Ann", "B" * 41]),
    "game.same_name": lambda: Game.new(["Ann", "Ann"]),
    "game.player": lambda: Game.new(NAMES).clans(seen_by="Eve"),
    "game.other_position": lambda: Game.from_text(played_once()).let_happen(START.play("A1-A2")),
    "clans.game.clan": lambda: Game.new(NAMES, clans={"Ann": "pink"}),
    "clans.game.same_clan": lambda: Game.new(NAMES, clans={"Ann": "red", "Bob": "red"}),
    "clans.game.cards": lambda: Game.from_text('[Cards "closed"] ' + played_once()),
    "clans.game.board": lambda: Game.from_text('[Board "30 0a1b2c3d"] ' + played_once()),
    "clans.game.position": lambda: Game.new(NAMES, position=UNTYPED),
    "clans.game.position_players": lambda: Game.new(["Ann", "Bob", "Cleo"], position=START),
    "game.nothing_to_undo": lambda: Game.new(NAMES).undo(),
    "game.no_plain_data": lambda: PlainData().write(object()),
    "game.nothing_to_redo": lambda: Game.new(NAMES).redo(),
    "game.no_variation": lambda: Game.new(NAMES).add_variation(["A1-A2"]),
    "game.empty_variation": lambda: Game.from_text(played_once()).add_variation([]),
    "game.deep_variation": lambda: Game.from_text(played_once()).add_variation([nested(40)]),
    "game.header_name": lambda: with_header("two words").to_text(),
    "game.marks": lambda: Marks(highlights="A1"),  # type: ignore[arg-type]
    "game.arrow": lambda: Marks(arrows=[("A1",)]),  # type: ignore[arg-type]
    "game.arrow_to_itself": lambda: Marks(arrows=(("A1", "A1"),)),
    "game.comment": lambda: Game.new(NAMES).annotate(UNTYPED),
    "game.note": lambda: Game.new(NAMES).annotate("", UNTYPED),
    "game.entry": lambda: Record(line=(UNTYPED,)),
    "game.no_branch": lambda: Game.from_text(played_once()).branch(1),
    "game.branch": lambda: Game.from_text(played_once()).branch(UNTYPED),
    "game.other_game": game_record('[Game "CLANN"]'),
    "game.nothing_to_roll": lambda: Game.new(NAMES).roll(),
    "game.header": game_record(),
    "game.no_record": lambda: Game.from_text(""),
    "game.seat": lambda: checked_seat(5, players=2),
    "game.no_seat": lambda: names_of_all(["Ann", "Bob", "Cleo"], 2),
    "game.move": game_record(POSITION, moves="1. A1-L5"),
}


def expected(name: str) -> str:
    """The key of what should have stood there: a record's own words, or those of Clans."""
    common = f"notation.expected.{name}"
    return common if common in keys() else f"clans.{common}"


FAULTS: Final[dict[str, Cause]] = {
    **BOARDS,
    **MOVES,
    **{expected(name): cause for name, cause in NOTATION.items()},
    **GAMES,
}


def played_once() -> str:
    game = Game.new(NAMES, seed=7)
    game.play("A1-A2")
    return game.to_text()


def with_header(name: str) -> Game:
    """A game with a header of one's own."""
    game = Game.new(NAMES, seed=7)
    game.headers[name] = "x"
    return game


def nested(depth: int) -> Entry:
    """A move with a variation, in which there is a variation, and so on."""
    entry = Entry(Move("A1", "A2"))
    for _ in range(depth):
        entry = Entry(Move("A1", "A2"), variations=((entry,),))
    return entry
