"""What is given in place of text, of an order or of a row is shown as it was given."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from clans_widget.clans import Game, GameError, Move, NotationError, Position, Record
from clans_widget.clans.errors import ClansError
from clans_widget.words import LANGUAGES
from tests.clans.rules.faults import START
from tests.clans.rules.worlds import on_standard_board

ANY: Any = 7
NAMES: Final = ["Ann", "Bob"]
OPEN: Final = '[Player1 "Ann"] [Player2 "Bob"] [Cards "shut"] [Position "-"]'


def text(found: str) -> NotationError:
    return NotationError("notation.expected.text", found=found)


def clans(expected: str, found: str, column: int = 1, **values: Any) -> NotationError:
    key = f"clans.notation.expected.{expected}"
    return NotationError(key, found=found, column=column, **values)


def huts(found: str) -> NotationError:
    return clans("huts", found, example='{"A1": "2rb"}')


def position(given: str) -> Callable[[], object]:
    return lambda: Position.from_text(given)


FULL: Final = ("A1 12r", "A2 12b")
"""Two colors of which every hut stands on the board."""

CASES: Final[dict[str, tuple[Callable[[], object], ClansError]]] = {
    "source": (lambda: Move(ANY, "A2"), text("int")),
    "target": (lambda: Move("A1", None), text("NoneType")),  # type: ignore[arg-type]
    "order": (lambda: Move("A1", "A2", ANY), clans("order", "7")),
    "order as text": (lambda: Move("A1", "A2", "A3,A4"), clans("order", "A3,A4")),  # type: ignore[arg-type]
    "order as a set": (lambda: Move("A1", "A2", {"A3"}), clans("order", "{'A3'}")),  # type: ignore[arg-type]
    "in the order": (lambda: Move("A1", "A2", ("A3", ANY)), text("int")),
    "name of a source": (lambda: Move("a1", "A2"), clans("territory", "a1")),
    "name of a target": (lambda: Move("A1", "A2 "), clans("territory", "A2 ")),
    "move": (lambda: Move.from_text(ANY), text("int")),
    "position": (lambda: Position.from_text(b"r"), text("bytes")),  # type: ignore[arg-type]
    "record": (lambda: Record.from_text(b"r"), text("bytes")),  # type: ignore[arg-type]
    "huts": (lambda: Position.of(ANY), huts("7")),
    "huts that are none": (
        lambda: Position.of({"A1": "r", "A2": ANY}),
        huts("{'A1': 'r', 'A2': 7}"),
    ),
    "huts as pairs": (lambda: Position.of([("A1", "r")]), huts("[('A1', 'r')]")),  # type: ignore[arg-type]
    "a group without a hut": (
        lambda: Position.of({"A1": "r", "A2": ""}),
        clans("group", "", where="A2"),
    ),
    "a group with a space": (
        lambda: Position.of({"A2": "r b"}),
        clans("group", "r b", where="A2"),
    ),
    "a group with a comma": (
        lambda: Position.of({"A2": "r,b"}),
        clans("group", "r,b", where="A2"),
    ),
    "a group with a stroke": (
        lambda: Position.of({"A2": "r/b"}),
        clans("group", "r/b", where="A2"),
    ),
    "a hut of no color": (lambda: Position.of({"A2": "rx"}), clans("group", "x", where="A2")),
    "the last of a region": (lambda: Position.of({"A5": "rx"}), clans("group", "x", where="A5")),
    "the last of all": (lambda: Position.of({"L5": "rx"}), clans("group", "x", where="L5")),
    "too many chips": (
        lambda: Position.of({}, chips=[9, 9]),
        clans("chips_in_all", "9,9", most=12),
    ),
    "chips of one": (
        lambda: Position.of({}, chips=[0]),
        clans("players", "0", fewest=2, most=4),
    ),
    "chips of five": (
        lambda: Position.of({}, chips=[0, 1, 2, 3, 4]),
        clans("players", "0,1,2,3,4", fewest=2, most=4),
    ),
    "chips": (lambda: Position.of({}, chips=ANY), clans("chips", "7")),
    "chips as text": (lambda: Position.of({}, chips="0,0"), clans("chips", "0,0")),  # type: ignore[arg-type]
    "mover": (lambda: Position.of({}, mover="x"), clans("mover_of", "x", most=2)),  # type: ignore[arg-type]
    "mover of more": (
        lambda: Position.of({}, mover=4, chips=[0, 0, 0]),
        clans("mover_of", "4", most=3),
    ),
    "scores": (lambda: Position.of({}, scores=ANY), clans("scores", "7")),
    "too few regions": (
        position("-,-,-,-,- 1 0,0 0,0,0,0,0"),
        clans("regions", " 1 0,0 0,0,0,0,0", 10, count=12),
    ),
    "too few territories": (
        position(f"-,-/{'-,-,-,-,-/' * 10}-,-,-,-,- 1 0,0 0,0,0,0,0"),
        clans(
            "territories",
            f"/{'-,-,-,-,-/' * 10}-,-,-,-,- 1 0,0 0,0,0,0,0"[:100],
            4,
            count=5,
            region="A",
        ),
    ),
    "too few territories at the end": (
        position(f"{'-,-,-,-,-/' * 11}-,- 1 0,0 0,0,0,0,0"),
        clans("territories", " 1 0,0 0,0,0,0,0", 114, count=5, region="L"),
    ),
    "too many huts": (
        position(on_standard_board("A1 12r", "A2 11b", "L4 12g", "L5 2b")),
        clans(
            "color_total",
            on_standard_board("A1 12r", "A2 11b")[:100],
            most=12,
            total=13,
            letter="b",
        ),
    ),
    "too many huts of the last color": (
        position(on_standard_board("A1 9k", "A2 5k")),
        clans(
            "color_total", on_standard_board("A1 9k", "A2 5k")[:100], most=12, total=14, letter="k"
        ),
    ),
    "players": (
        position(on_standard_board(*FULL, rest="1 0,0,0,0,0 0,0,0,0,0")),
        clans("players", "0,0,0,0,0 0,0,0,0,0", 127, fewest=2, most=4),
    ),
    "chips in all": (
        position(on_standard_board(*FULL, rest="1 6,7 0,0,0,0,0")),
        clans("chips_in_all", "6,7 0,0,0,0,0", 127, most=12),
    ),
    "the one whose turn it is": (
        position(on_standard_board(*FULL, rest="4 0,0,0 0,0,0,0,0")),
        clans("mover_of", "4 0,0,0 0,0,0,0,0", 125, most=3),
    ),
    "points": (
        position(on_standard_board("C1 2g", "C2 y", rest="1 6,5 0,0,0,0,9992")),
        clans("scores_most", "0,0,0,0,9992", 128, most=9991, limit=9999),
    ),
    "asker": (
        lambda: Game.new(NAMES).clans(seen_by="Eve"),
        GameError("game.player", name="Eve", players="Ann, Bob"),
    ),
    "who begins": (
        lambda: Game.new(NAMES, first="Eve"),
        GameError("game.player", name="Eve", players="Ann, Bob"),
    ),
    "begun from": (
        lambda: Game.new(NAMES, position=ANY),
        GameError("clans.game.position", given=7, example="Position.start(players=2)"),
    ),
    "chips of others": (
        lambda: Game.new([*NAMES, "Cleo"], position=START),
        GameError("clans.game.position_players", count=3, chips=2),
    ),
    "cards": (
        lambda: Game.from_text(OPEN),
        GameError("clans.game.cards", found="shut", open="open", secret="secret"),
    ),
    "record of another game": (
        lambda: Game.from_text(f'[Game "Chess"] {OPEN}'),
        GameError("game.other_game", name="Chess", game="Clans"),
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_what_is_given_is_shown_where_it_is_wrong(case: str) -> None:
    ask, said = CASES[case]
    with pytest.raises(type(said)) as refused:
        ask()
    assert (refused.value.key, vars(refused.value)) == (said.key, vars(said))
    for language in LANGUAGES:
        assert refused.value.in_language(language) == said.in_language(language)


def test_an_order_may_be_given_as_a_list() -> None:
    move = Move("A1", "A2", ["C3", "B4"])  # type: ignore[arg-type]
    assert move == Move("A1", "A2", ("C3", "B4"))
    assert hash(move) == hash(Move.from_text("A1-A2:C3,B4"))


def test_rows_may_be_given_as_lists() -> None:
    given = Position.of({"A1": "r"}, chips=[1, 2], scores=[1, 2, 3, 4, 5])
    assert given == Position.of({"A1": "r"}, chips=(1, 2), scores=(1, 2, 3, 4, 5))


ALONE: Final = {"A1": "3r", "L5": "2b"}
"""Groups without a neighbor: the game is over, and nobody scores any more."""

WITH_NEIGHBORS: Final = ALONE | {"C1": "2g", "C2": "y"}
"""Three huts that may come to stand in a village."""


@pytest.mark.parametrize(
    ("stand", "chips", "most"),
    [
        (ALONE, (0, 0), 9999),
        (WITH_NEIGHBORS, (6, 6), 9999),
        (WITH_NEIGHBORS, (6, 5), 9999 - 3 - 5),
        (WITH_NEIGHBORS, (5, 5), 9999 - 3 - 4 - 5),
    ],
)
def test_scores_leave_room_for_what_can_still_be_scored(
    stand: dict[str, str], chips: tuple[int, int], most: int
) -> None:
    """Each hut with a neighbor may score once; a bonus of 4 points and one of 5 come last."""
    for color in range(5):
        scores = [0] * 5
        scores[color] = most
        at_most = Position.of(stand, chips=chips, scores=scores)
        assert Position.from_text(at_most.to_text()) == at_most
        scores[color] += 1
        with pytest.raises(NotationError) as refused:
            Position.of(stand, chips=chips, scores=scores)
        assert refused.value.values.get("most", 9999) == most
