"""A piece is what it was wherever it stands, and another when what it says has changed."""

from __future__ import annotations

import pytest

from .pieces import Piece, pieces_in

TEXT = '''
"""A module."""

from typing import Final

FULL: Final = 7
"""So many are enough."""


class Group:
    """A group."""

    size: int = 0

    @property
    def is_full(self) -> bool:
        """Whether there are enough."""
        # From this number on.
        return self.size >= FULL


def ways(n: int = 2) -> int:
    def deeper() -> int:
        return n

    return deeper()
'''


def named(text: str) -> dict[str, str]:
    """The digest of each piece."""
    return {piece.name: piece.text for piece in pieces_in(text)}


def changed(old: str, new: str) -> set[str]:
    """The names of the pieces that are others when a part of the text is."""
    assert old in TEXT
    before, after = named(TEXT), named(TEXT.replace(old, new))
    return {name for name in {*before, *after} if before.get(name) != after.get(name)}


def test_every_line_that_does_something_belongs_to_one_piece() -> None:
    pieces = pieces_in(TEXT)
    assert [piece.name for piece in pieces] == ["FULL", "Group", "Group.is_full", "ways"]
    lines = [line for piece in pieces for line in piece.lines]
    assert len(lines) == len({*lines})
    assert {*lines} >= {
        number
        for number, line in enumerate(TEXT.splitlines(), 1)
        if " = " in line or "return" in line
    }


@pytest.mark.parametrize(
    ("old", "new", "names"),
    [
        ("FULL: Final = 7", "FULL: Final = 8", {"FULL"}),
        ("size: int = 0", "size: int = 1", {"Group"}),
        ("class Group:", "class Group(Base):", {"Group"}),
        ("self.size >= FULL", "self.size > FULL", {"Group.is_full"}),
        ("@property", "@cached_property", {"Group.is_full"}),
        ("n: int = 2", "n: int = 3", {"ways"}),
        ("        return n", "        return -n", {"ways"}),
        ("def ways", "def paths", {"ways", "paths"}),
    ],
)
def test_what_is_changed_is_another_piece_and_nothing_else_is(
    old: str, new: str, names: set[str]
) -> None:
    assert changed(old, new) == names


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("A group.", "Some huts."),
        ("Whether there are enough.", "Whether it is full."),
        ("        # From this number on.\n", ""),
        ("FULL: Final = 7", "import os\n\nFULL: Final = 7"),
        ("\n\n    size", "\n\n\n    size"),
    ],
)
def test_what_is_only_said_about_it_changes_nothing(old: str, new: str) -> None:
    assert changed(old, new) == set()


def test_a_line_that_moves_out_of_a_block_is_a_change() -> None:
    loop = "def f():\n    for k in g():\n        h()\n        i()\n"
    assert named(loop) != named(loop.replace("        i()", "    i()"))


def test_two_pieces_of_one_name_are_two() -> None:
    twice = "def first() -> int:\n    return 1\n\n\ndef first() -> int:\n    return 2\n"
    assert len({piece.text for piece in pieces_in(twice)}) == 2


def test_a_function_says_the_same_deeper_in_a_file() -> None:
    inner = "\n".join(
        f"    {line}" if line else "" for line in TEXT[TEXT.index("def ways") :].splitlines()
    )
    assert named(f"class Other:\n{inner}\n")["Other.ways"] == named(TEXT)["ways"]


def test_a_piece_can_be_compared() -> None:
    one, other = (pieces_in(TEXT)[0] for _ in range(2))
    assert one == other == Piece("FULL", one.text, frozenset({6}))
