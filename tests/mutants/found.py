"""What make mutants found last: how many were noticed, and by which tests.

Nothing here names a file, so that files can be renamed and merged. A piece of code is known by its
name and by what it says; a test by its name alone.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Final

from .changed.making import Key, Mutant
from .changed.pieces import Piece
from .evidence import short

FOLDER: Final = Path(__file__).parent / "found"


@dataclass
class Look:
    """What was found about pieces that were looked at together.

    Attributes
    ----------
    pieces : dict of str to list of int
        By name and digest, how many mutants each has, and how many of them are noticed.
    tests : list of str
        Tests that together notice all that were noticed.
    proof : str
        A digest of what these tests said.
    open : list of list
        The mutants that no test notices yet, and for which no reason is given: the name of the
        piece, what was there, what is there now, and which of those that read alike.
    """

    pieces: dict[str, list[int]] = field(default_factory=dict)
    tests: list[str] = field(default_factory=list)
    proof: str = ""
    open: list[list[str | int]] = field(default_factory=list)

    @classmethod
    def at(cls, pieces: Iterable[Piece]) -> Look:
        """A look at some pieces that begins."""
        return cls({title(piece): [0, 0] for piece in pieces})

    def add(self, mutant: Mutant, test: str | None) -> None:
        """A mutant was noticed by a test, or by none."""
        counted = self.pieces.setdefault(title(mutant.piece), [0, 0])
        counted[0] += 1
        counted[1] += test is not None
        name = short(test) if test else ""
        if name and name not in self.tests:
            self.tests.append(name)

    def add_open(self, mutant: Mutant) -> None:
        """A mutant was noticed by no test, and nobody says why."""
        self.open.append(list(mutant.key))

    def without(self, titles: Collection[str]) -> Look:
        """The same without some of its pieces."""
        left = {name: counted for name, counted in self.pieces.items() if name not in titles}
        names = {name_in(name) for name in left}
        return replace(self, pieces=left, open=[each for each in self.open if each[0] in names])


class Known:
    """All that was found about the pieces of a group.

    Parameters
    ----------
    looks : sequence of Look
    """

    def __init__(self, looks: Sequence[Look]) -> None:
        self.looks = looks
        self._of_title = {name: look for look in looks for name in look.pieces}
        self._of_name: dict[str, list[Look]] = {}
        for name, look in self._of_title.items():
            self._of_name.setdefault(name_in(name), []).append(look)

    def titles(self) -> Collection[str]:
        """What was looked at, by name and digest."""
        return self._of_title.keys()

    def has(self, piece: Piece) -> bool:
        """Whether a piece was looked at as it is."""
        return title(piece) in self._of_title

    def number(self, piece: Piece) -> int:
        """How many mutants a piece has; a guess where it was not looked at as it is."""
        look = self._of_title.get(title(piece))
        return look.pieces[title(piece)][0] if look else len(piece.lines)

    def tests(self, piece: Piece, beside: Iterable[Piece]) -> list[str]:
        """What noticed mutants of a piece; else of what it was; else of what stands beside it."""
        looks = [self._of_title[title(piece)]] if self.has(piece) else self._of_name.get(piece.name)
        near = (self._of_title.get(title(other)) for other in beside)
        tests = [look.tests for look in (looks or near) if look]
        return list(dict.fromkeys(test for some in tests for test in some))

    def open(self) -> set[Key]:
        """The mutants that nothing notices and nobody explains."""
        return {
            (str(name), str(was), str(now), int(nth))
            for look in self.looks
            for name, was, now, nth in look.open
        }

    def after(self, looks: Iterable[Look], pieces: Iterable[Piece]) -> Known:
        """What is known after further looks, of the pieces that there are.

        What was found about a piece as it was is kept until it is looked at anew.
        """
        new = list(looks)
        fresh = {name for look in new for name in look.pieces}
        there = {title(piece) for piece in pieces}
        settled = {name_in(name) for name in there & {*fresh, *self._of_title}}
        gone = {
            name
            for name in {*self._of_title} - there
            if name_in(name) in settled or name_in(name) not in {*map(name_in, there)}
        }
        return Known([*(look.without(fresh | gone) for look in self.looks), *new])


def read(group: str) -> Known:
    """What is known about the pieces of a group."""
    file = FOLDER / f"{group}.json"
    looks = json.loads(file.read_text("utf-8")) if file.exists() else []
    return Known([Look(**look) for look in looks])


def write(group: str, known: Known) -> None:
    """Keep what was found: a line for each look, without spaces, for these files are large."""
    FOLDER.mkdir(exist_ok=True)
    looks = sorted((look for look in known.looks if look.pieces), key=lambda look: min(look.pieces))
    lines = ",\n".join(map(_line, looks))
    (FOLDER / f"{group}.json").write_text(f"[\n{lines}\n]\n", "utf-8")


def _line(look: Look) -> str:
    return json.dumps(asdict(look), ensure_ascii=False, separators=(",", ":"))


def title(piece: Piece) -> str:
    """What a piece is known by."""
    return f"{piece.name} {piece.text}"


def name_in(text: str) -> str:
    """The name of a piece in what it is known by."""
    return text.partition(" ")[0]
