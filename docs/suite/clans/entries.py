"""The positions of the suite, rule by rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from clans_widget.clans import Board

from .asked import ALL, Asked, AskedText

NONE: Final = "1 0,0 0,0,0,0,0"
"""Player 1 of two moves; no chips are taken, and nobody has points."""


def _on_the_printed_board(huts: dict[str, str], chips: str = "0,0") -> str:
    """Some groups on the printed board."""
    regions = Board.standard().regions.values()
    groups = "/".join(",".join(huts.get(name, "-") for name in region) for region in regions)
    return f"{groups} 1 {chips} 0,0,0,0,0"


def chart() -> Iterator[Asked]:
    """C5: a village on each terrain, with each of the twelve chips."""
    for taken in range(13):
        text = f"2rb,y,-,g,yk 1 {taken - taken // 2},{taken // 2} 0,0,0,0,0"
        rules = "C5 V1 V3 V5 V6 V7 V9" if taken < 12 else "C5 F1"
        yield Asked(f"the chart, {taken} chips taken", rules, text, ALL)


MATERIAL: Final = (
    Asked(
        "neighbors by a border and across a river, not across a lake",
        "C1 C2 M1",
        _on_the_printed_board(
            {name: "rbgyk"[k % 5] for k, name in enumerate(Board.standard().ids)}
        ),
        ("A1-A2", "A2-B3"),
        ("D2-E5", "A1-L5", "A1-A5", "A1-A1", "A1-Z9", "Z9-A1"),
        board="standard",
    ),
    Asked("scores pass the end of the track", "C4 V7", "2r,b,-,-,- 1 0,0 58,59,60,120,999", ALL),
    Asked("twelve huts of one color", "C3 M2", "6r,6r,-,b,g 1 0,0 0,0,0,0,0", ALL),
    Asked(
        "three players: after the last comes the first", "S2 S3", "r,b,-,g,y 3 1,0,0 0,0,0,0,0", ALL
    ),
    Asked("four players: the next moves", "S2 S3", "r,b,-,g,y 2 0,0,3,0 0,0,0,0,0", ALL),
)

MOVES: Final = (
    Asked(
        "all huts go to a neighbor with huts",
        "M1 C2 V2",
        f"2rk,b,g,-,y {NONE}",
        ALL,
        ("A1-A3", "A3-A4", "A4-A3", "A4-A5", "A5-A4", "A1-A5", "A1-A1", "A2-A4"),
        ("A4", "A5"),
    ),
    Asked("six huts move", "M2", f"3r3b,g,k,-,y {NONE}", ALL),
    Asked("seven huts do not move", "M2", f"4r3b,g,k,-,y {NONE}", ALL, ("A1-A2", "A1-A3"), ("A1",)),
    Asked("six and one are seven", "M2", f"3r3b,g,-,k,y {NONE}", ALL),
    Asked("two of seven: either moves", "M3", f"7r,7b,y,-,g {NONE}", ALL, ("A2-A3",)),
    Asked(
        "the smaller moves onto the larger", "M3", f"7r,8b,y,-,g {NONE}", ALL, ("A2-A1", "A2-A3")
    ),
    Asked(
        "six and seven: only the six move",
        "M2 M3",
        f"6r,7b,y,-,g {NONE}",
        ALL,
        ("A2-A1", "A2-A3"),
        ("A2",),
    ),
    Asked(
        "eight between seven and nine",
        "M3",
        f"7r,8b,9g,-,- {NONE}",
        ALL,
        ("A2-A1", "A3-A2"),
        ("A3",),
    ),
    Asked(
        "full groups apart",
        "M2 M3",
        f"7r,-,7b,g,- {NONE}",
        ALL,
        ("A1-A3", "A3-A1", "A3-A4", "A1-A2"),
        ("A1", "A3"),
    ),
    Asked(
        "ten before strife, seven after", "M2 V4", "4ryk,3bg,-,8b,9g 1 0,0 0,0,0,0,0", ("A2-A1",)
    ),
    Asked("nine before strife, six after", "M2 V4", "3ryk,bg2k,-,8b,9g 1 0,0 0,0,0,0,0", ALL),
)

VILLAGES: Final = (
    Asked("a group that keeps a neighbor is no village", "V1", f"r,b,g,y,k {NONE}", ALL),
    Asked("a single hut that is left alone", "V1", f"r,b,g,-,y {NONE}", ALL),
    Asked(
        "what stood alone before is not founded again",
        "V1 V2",
        f"r,b,-,g,- {NONE}",
        ALL,
        ("A4-A5", "A4-A3"),
        ("A4",),
    ),
    Asked("all five colors: lone huts are lost", "V4 V5 V7", f"2rbg,2yk,-,-,y {NONE}", ("A2-A1",)),
    Asked("four colors: no strife", "V4 V7", f"2rbg,2y,-,-,k {NONE}", ("A2-A1",)),
    Asked(
        "two huts of each of the five: nothing is lost",
        "V4 V7",
        f"2r2b2g,2y2k,-,-,- {NONE}",
        ("A2-A1",),
    ),
    Asked(
        "one hut of each: nothing is left", "V4 V5 V7", f"rbg,yk,-,-,2r {NONE}", ("A2-A1", "A1-A2")
    ),
    Asked(
        "one hut of each on favorable terrain, no bonus",
        "V4 V5",
        "rbg,yk,-,-,2r 1 5,6 0,0,0,0,0",
        ("A2-A1",),
    ),
    Asked("strife comes before destruction", "V4 V6 V3", f"2rbg,yk,-,-,2r {NONE}", ("A1-A2",)),
    Asked("no strife before a village is founded", "V4 V1", f"2rbg,yk,-,r,g {NONE}", ALL),
    Asked("no strife where huts only meet", "V4", f"2rbg,yk,r,-,g {NONE}", ALL),
    Asked("many huts score as one does", "V7", "5rb,g,-,-,- 1 4,3 1,2,3,4,5", ALL),
    Asked(
        "the mover orders the villages",
        "V8 V1 V3 V9",
        "2r,b,g,y,- 1 1,1 0,0,0,0,0",
        ("A1-A2:A2,A3,A4", "A1-A2:A4,A3,A2", "A1-A3:A3,A4,A2"),
        (
            "A1-A2",
            "A1-A2:A2,A3",
            "A1-A2:A2,A3,A3",
            "A1-A2:A2,A3,A4,A4",
            "A1-A2:A2,A3,A5",
            "A2-A1:A1",
            "A1-A2:A2,A3,Z9",
        ),
        board="star",
    ),
    Asked(
        "four villages", "V8", "2r,b,g,y,k 1 3,0 0,0,0,0,0", ("A1-A5:A2,A5,A4,A3",), board="star"
    ),
    Asked(
        "orders of two, across an epoch",
        "V8 V9 C5",
        "2r,b,-,y,- 2 3,3 0,0,0,0,0",
        ALL,
        ("A1-A2:A2",),
        board="star",
    ),
    Asked(
        "one village needs no order", "V8", f"2r,b,-,-,- {NONE}", ALL, ("A1-A2:A2",), board="star"
    ),
    Asked(
        "no village needs no order",
        "V8",
        f"r,b,g,y,- {NONE}",
        (),
        ("A2-A3:A3",),
    ),
)

END: Final = (
    Asked("the twelfth village ends the game", "F1", "r,b,-,g,y 2 5,6 0,0,0,0,0", ALL),
    Asked(
        "more villages than chips: two of three",
        "F1 V8",
        "2r,b,g,y,- 1 5,5 0,0,0,0,0",
        ("A1-A2:A2,A3", "A1-A2:A4,A2", "A1-A4:A3,A4"),
        ("A1-A2", "A1-A2:A2", "A1-A2:A2,A3,A4"),
        board="star",
    ),
    Asked(
        "more villages than chips: one of two",
        "F1 V8",
        "2r,b,-,y,- 2 5,6 0,0,0,0,0",
        ALL,
        ("A1-A2", "A1-A2:A2,A4"),
        board="star",
    ),
    Asked(
        "after the twelfth nobody moves", "F1", "r,b,-,g,y 2 6,6 0,0,0,0,0", (), ("A1-A2",), ("A1",)
    ),
    Asked(
        "no move is possible", "F2 V2", f"r,-,b,-,g {NONE}", (), ("A1-A2", "A1-A3"), ("A1", "A2")
    ),
    Asked("the last move before the end", "F2", "r,b,-,g,- 1 2,2 0,0,0,0,0", ALL),
    Asked("full groups still can move", "F2 M3", f"7r,7b,-,g,- {NONE}", ALL),
    Asked("an empty board", "F2", f"-,-,-,-,- {NONE}", (), ("A1-A2",), ("A1",)),
)

EXAMPLES: Final = (
    Asked(
        "X1: two of four neighbors are empty, and a full group stands apart",
        "X1 M1 M2",
        _on_the_printed_board({"A1": "2r", "A2": "g", "A3": "7b", "B3": "k", "L5": "y"}),
        ALL,
        ("A2-A5", "A3-A1", "A3-A4"),
        ("A3",),
        "standard",
    ),
    Asked(
        "X2: a village wherever the neighbor moves",
        "X2 V1",
        _on_the_printed_board({"A1": "2r", "A2": "k", "B3": "g", "B1": "y"}),
        ("A2-A1", "A2-B3"),
        ("A2-A5",),
        board="standard",
    ),
    Asked(
        "X3: strife among nine",
        "X3 V4",
        _on_the_printed_board({"A1": "2rgy4k", "A2": "b", "L5": "g"}),
        ("A2-A1",),
        board="standard",
    ),
    Asked(
        "X4: favorable in the third epoch, destroyed in the second",
        "X4 V5 V6",
        _on_the_printed_board({"A1": "2r", "A2": "b", "L5": "g"}, chips="4,3"),
        ("A2-A1",),
        board="standard",
    ),
    Asked(
        "X4: destroyed in the second",
        "X4 V6",
        _on_the_printed_board({"A3": "2r", "A2": "b", "L5": "g"}, chips="3,3"),
        ("A2-A3",),
        board="standard",
    ),
    Asked(
        "X5: five huts and a bonus of one",
        "X5 V5 V7",
        _on_the_printed_board({"A5": "3by", "A2": "r", "L5": "g"}),
        ("A2-A5",),
        board="standard",
    ),
)

TEXTS: Final = (
    AskedText("twelve huts of a color", "C3", f"5r,7r,-,-,- {NONE}", can_be=True),
    AskedText("thirteen huts of a color", "C3", f"6r,7r,-,-,- {NONE}", can_be=False),
    AskedText("a sixth color", "C3", f"w,r,-,-,- {NONE}", can_be=False),
    AskedText("colors out of order", "C3", f"br,-,-,-,- {NONE}", can_be=False),
    AskedText("a territory too few", "C1", f"r,b,g,y {NONE}", can_be=False),
    AskedText("a territory too many", "C1", f"r,b,g,y,k,- {NONE}", can_be=False),
    AskedText("a region too many", "C1", f"r,b,g,y,k/r,b,g,y,k {NONE}", can_be=False),
    AskedText("twelve chips", "C4", "r,b,g,y,k 1 0,12 0,0,0,0,0", can_be=True),
    AskedText("thirteen chips", "C4", "r,b,g,y,k 1 1,12 0,0,0,0,0", can_be=False),
    AskedText("four scores", "C4", "r,b,g,y,k 1 0,0 0,0,0,0", can_be=False),
    AskedText("one player", "S2", "r,b,g,y,k 1 0 0,0,0,0,0", can_be=False),
    AskedText("four players", "S2", "r,b,g,y,k 4 0,0,0,0 0,0,0,0,0", can_be=True),
    AskedText("five players", "S2", "r,b,g,y,k 1 0,0,0,0,0 0,0,0,0,0", can_be=False),
    AskedText("the third of two players moves", "S3", "r,b,g,y,k 3 0,0 0,0,0,0,0", can_be=False),
    AskedText("nobody moves", "S3", "r,b,g,y,k 0 0,0 0,0,0,0,0", can_be=False),
)


def positions() -> list[Asked]:
    """All entries but those from games."""
    return [*chart(), *MATERIAL, *MOVES, *VILLAGES, *END, *EXAMPLES]
