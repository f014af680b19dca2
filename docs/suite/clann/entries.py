"""The positions of the suite, rule by rule."""

from __future__ import annotations

from typing import Final

from .asked import Asked, AskedGame, AskedText

WAITS: Final = "h,h,h,C1"
"""Player 2, who has one character on the Crown."""

CELLS: Final = ("A2", "A14", "B1", "C8")


def _four(cell: str, who: int) -> str:
    """A clan with one character on a cell, and the others at home."""
    return ",".join(cell if number == who else "h" for number in (1, 2, 3, 4))


def _sends(one: int, other: int) -> bool:
    """K9: whom a character sends home; 1 is the highest rank, and only the lowest beats it."""
    return one == 4 if other == 1 else one < other


SET_UP: Final = (
    Asked("the first chooses", "K1 K3", "h,h,h,h/h,h,h,h - 1 -", refused=("N>A2", "3-1")),
    Asked("the second chooses", "K3", "h,h,A1,h/h,h,h,h - 2 -"),
    Asked(
        "the first puts the Knight down, also on a Crown or a Gate",
        "K2 K3",
        "h,h,A1,h/h,h,h,C1 - 1 -",
        tuple(f"N>{cell}" for cell in CELLS),
        refused=("N>A1", "N>C1", "N>A15", "+1"),
    ),
    Asked("three sit at A, B and C", "K2 K3", "A1,h,h,h/h,B1,h,h/h,h,h,h - 3 -"),
    Asked("four: the last chooses", "K2 K3", "A1,h,h,h/h,B1,h,h/h,h,h,C1/h,h,h,h - 4 -"),
    Asked("from arm to arm, clockwise", "K2 K4", f"A14,h,h,h/{WAITS} C7 1 3"),
    Asked("from the last arm to the first", "K2 K4", "h,h,h,A5/h,h,D13,h C7 2 4"),
    Asked(
        "a short course", "K2 K4", "A6,h,h,h/h,h,h,h B3 1 236", ("2-1", "3-1", "6-1"), course=(7, 1)
    ),
)

DICE: Final = (
    Asked(
        "a first roll",
        "K4 K6 K8",
        f"A1,h,h,h/{WAITS} C7 1 -",
        (),
        (
            "12/5",
            "35/k",
            "33/5",
            "33/k",
            "25/2",
            "22/2",
            "66/6",
            "12/3",
            "17/1",
            "12/",
            "/5",
        ),
        ("1-1", "5-N"),
    ),
    Asked(
        "a black die and an ordinary one again",
        "K8",
        f"A1,h,h,h/{WAITS} C7 1 +os",
        (),
        ("3/5", "3/k", "3/3", "33/5", "3/"),
    ),
    Asked(
        "two ordinary ones again", "K8", f"A1,h,h,h/{WAITS} C7 1 +oo", (), ("35/", "33/", "33/5")
    ),
    Asked("all three again", "K8", f"A1,h,h,h/{WAITS} C7 1 +oos", (), ("12/2", "55/5", "13/k")),
    Asked("each die by itself", "K4", "A1,h,B5,h/h,h,h,C1 C7 1 125", refused=("3-1", "1-2", "5-N")),
    Asked("the last die ends the turn", "K4", "A1,h,B5,h/h,h,h,C1 C7 1 2"),
    Asked("the last of a double is rolled again", "K8", f"A1,h,h,h/{WAITS} C7 1 3+oo"),
    Asked("after the last player comes the first", "K4 K2", "A1,h,h,h/h,h,h,h/C5,h,h,h D7 3 1"),
    Asked("one may overtake others, and the Knight", "K4", "A1,A3,h,h/A2,h,h,h A4 1 5"),
)

KNIGHT: Final = (
    Asked("no character can use the die", "K5", "h,h,h,h/h,h,h,C1 D12 1 15"),
    Asked("a character can use it", "K5", f"A1,h,h,h/{WAITS} C7 1 5", refused=("5-N",)),
    Asked("judged when the die is used", "K5 K13", f"D13,h,h,h/{WAITS} C7 1 12"),
    Asked("with a black face, by both dice or by one", "K6", f"A1,h,h,h/{WAITS} B5 1 25k"),
    Asked("the Knight has moved already", "K6", f"A1,h,h,h/{WAITS} B10 1 2K"),
    Asked(
        "the last die that the Knight can use", "K6", f"A1,h,h,h/{WAITS} B5 1 5k", refused=("5-1",)
    ),
    Asked("a black face and a double", "K6 K8", f"A1,h,h,h/{WAITS} B5 1 33k+oo"),
    Asked(
        "whoever stands there is taken",
        "K11",
        "h,h,h,h/h,B7,h,h B4 1 3",
        ("3-N>A2", "3-N>C9", "3-N>B4", "3-N>D13"),
        refused=("3-N", "3-N>A1", "3-N>A14", "3-N>B1", "3-N>B7"),
    ),
    Asked("an own one, too", "K11", "h,h,t6,A7/h,h,h,C1 A4 1 3k", ("3-N>A8", "3-N>D13")),
    Asked(
        "a partner's, too", "K11", "h,h,h,h/h,h,h,h/A7,h,h,h/h,h,h,h A4 1 3", ("3-N>C2", "3-N>B13")
    ),
    Asked(
        "its lap is counted from its own Crown",
        "K11",
        "h,h,h,h/h,D8,h,h D5 1 3",
        ("3-N>C2", "3-N>B13"),
    ),
    Asked(
        "who reaches the Knight puts it down",
        "K12",
        f"A1,h,h,h/{WAITS} A6 1 5",
        ("5-1>A1", "5-1>A14", "5-1>C7", "5-1>D1"),
        refused=("5-1", "5-1>A6", "5-1>C1"),
    ),
    Asked("also on the own Crown", "K12 K7", f"h,h,h,h/{WAITS} A1 1 6", ("6-2>B4", "6-1>D14")),
    Asked("past Crowns and Gates, never off the ring", "K5 K2", f"h,h,h,h/{WAITS} D14 1 5"),
    Asked(
        "nobody is put down for nothing", "K4", f"A1,h,h,h/{WAITS} C7 1 5", (), refused=("5-1>B4",)
    ),
)

CHARACTERS: Final = (
    Asked("a six enters, or carries on", "K7", f"A5,h,h,h/{WAITS} C7 1 6"),
    Asked("the own Crown is taken", "K7", f"A1,h,h,h/{WAITS} C7 1 6", refused=("6-2",)),
    Asked(
        "a partner stands on the Crown",
        "K7",
        "A7,h,h,h/h,h,h,h/A1,h,h,h/h,h,h,h C7 1 6",
        refused=("6-2",),
    ),
    Asked("a five brings nobody in", "K7", f"A5,h,h,h/{WAITS} C7 1 5", (), refused=("5-2",)),
    Asked("nothing else can use the six", "K7 K14", f"t2,h,h,h/{WAITS} C7 1 6"),
    Asked(
        "one of the others on the Crown goes home", "K7 K10", "h,h,h,h/A1,h,h,C1 C7 1 6", ("6-4",)
    ),
    *(
        Asked(
            f"{one} lands on {other}",
            "K9",
            f"{_four('A3', one)}/{_four('A8', other)} C7 1 5",
            refused=(f"5-{one}",) if not _sends(one, other) else (),
        )
        for one in (1, 2, 3, 4)
        for other in (1, 2, 3, 4)
    ),
    Asked("who is overtaken stays", "K9", "A3,h,h,h/h,A7,h,h C7 1 5"),
    Asked("an own character stands there", "K9", f"A3,A8,h,h/{WAITS} C7 1 5", refused=("5-1",)),
    Asked(
        "a partner's stands there",
        "K9",
        "A3,h,h,h/h,h,h,h/h,h,h,A8/h,h,h,h C7 1 5",
        refused=("5-1",),
    ),
    Asked("without rank on a foreign Crown", "K10", "h,h,A12,h/B1,h,h,h C7 1 3", ("3-3",)),
    Asked("without rank on a foreign Gate", "K10", "h,h,A11,h/A14,h,h,h C7 1 3", ("3-3",)),
    Asked(
        "with its rank on its own Crown", "K10 K9", "h,h,B12,h/C1,h,h,h C7 1 3", refused=("3-3",)
    ),
    Asked(
        "with its rank on its own Gate", "K10 K9", "h,h,B11,h/B14,h,h,h C7 1 3", refused=("3-3",)
    ),
    Asked(
        "a partner's Crown is not one's own",
        "K10",
        "h,h,A12,h/h,h,h,h/h,h,h,h/B1,h,h,h C7 1 3",
        ("3-3",),
    ),
    Asked("the Gate by exact count", "K13", f"D12,h,h,h/{WAITS} C7 1 235", refused=("3-1",)),
    Asked("from the Gate into the Treasure", "K13", f"D14,h,h,h/{WAITS} C7 1 4"),
    Asked("past the Gate of others", "K13 K4", "h,h,h,B14/h,h,h,h C7 1 5"),
    Asked(
        "one on a cell of the Treasure, passing allowed",
        "K4 K13",
        f"D14,t3,h,h/{WAITS} C7 1 34",
        refused=("3-1",),
    ),
    Asked(
        "the Arrival by exact count", "K14", f"t4,x,h,h/{WAITS} C7 1 345", refused=("4-1", "3-2")
    ),
    Asked("from the Gate no die leads to the Arrival", "K13 K14", f"D14,h,h,h/{WAITS} C7 1 6"),
    Asked(
        "in a short Treasure it does",
        "K13 K14",
        "D7,h,h,h/h,h,h,h B3 1 24",
        ("2-1",),
        refused=("4-1",),
        course=(7, 1),
    ),
    Asked("four at the Arrival win at once", "K14", f"t5,x,x,x/{WAITS} C7 1 222+oos"),
    Asked("of four, the partner wins, too", "K14", "t5,x,x,x/h,h,h,h/h,h,h,h/h,h,h,h C7 1 2"),
    Asked(
        "after the end nothing moves",
        "K14",
        f"x,x,x,x/{WAITS} C7 1 -",
        refused=("1-1", "+1", "6-N"),
    ),
)

TEXTS: Final = (
    AskedText("a start", "K3", "h,h,h,h/h,h,h,h - 1 -", can_be=True),
    AskedText("three of a clan", "K1", "h,h,h/h,h,h,h - 1 -", can_be=False),
    AskedText("one player", "K1", "h,h,h,h B5 1 -", can_be=False),
    AskedText("five players", "K2", "h,h,h,h/h,h,h,h/h,h,h,h/h,h,h,h/h,h,h,h B5 1 -", can_be=False),
    AskedText("two on a cell", "K4", "A5,h,h,h/A5,h,h,h B5 1 -", can_be=False),
    AskedText("one on the Knight's cell", "K4", "A5,h,h,h/h,h,h,h A5 1 -", can_be=False),
    AskedText("two on a cell of a Treasure", "K4", "t2,t2,h,h/h,h,h,h A5 1 -", can_be=False),
    AskedText("two clans in their own Treasures", "K13", "t2,h,h,h/t2,h,h,h A5 1 -", can_be=True),
    AskedText("two at the Arrival", "K14", "x,x,h,h/h,h,h,h A5 1 -", can_be=True),
    AskedText("a cell too far", "K2", "A15,h,h,h/h,h,h,h A5 1 -", can_be=False),
    AskedText("the seventh cell of a Treasure", "K2", "t7,h,h,h/h,h,h,h A5 1 -", can_be=False),
    AskedText("it is there on a longer course", "K2", "t7,h,h,h/h,h,h,h A5 1 -", True, (14, 7)),
    AskedText("the third of two players", "K4", "h,h,h,h/h,h,h,h A5 3 -", can_be=False),
    AskedText("four dice", "K4", "h,h,h,h/h,h,h,h A5 1 1234", can_be=False),
    AskedText("dice out of order", "K4", "h,h,h,h/h,h,h,h A5 1 321", can_be=False),
    AskedText("a black face alone", "K6", "h,h,h,h/h,h,h,h A5 1 k", can_be=False),
    AskedText(
        "a black face of which nothing is left", "K6", "h,h,h,h/h,h,h,h A5 1 3K", can_be=True
    ),
    AskedText("a double that is not rolled again", "K8", "h,h,h,h/h,h,h,h A5 1 33k", can_be=False),
    AskedText("dice before the Knight is there", "K3", "A1,h,h,h/h,h,h,C1 - 1 3", can_be=False),
    AskedText("two who have won", "K14", "x,x,x,x/x,x,x,x A5 1 -", can_be=False),
)

GAMES: Final = (
    AskedGame("two on the standard course", "K3 K4 K14", 2, 3),
    AskedGame("three on a short course", "K2 K3 K14", 3, 5, (7, 3)),
    AskedGame("partners on a short course", "K2 K3 K14", 4, 8, (7, 2)),
)


def positions() -> list[Asked]:
    """All entries but those from games."""
    return [*SET_UP, *DICE, *KNIGHT, *CHARACTERS]
