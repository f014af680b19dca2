"""The board: territories, their terrains and neighbors, and the lakes between them (C1, C2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache, cached_property
from importlib.resources import files
from typing import Final, TypeVar

from clans_widget.clans.errors import BoardError
from clans_widget.core.argument_types import check_arguments
from clans_widget.core.display import Displayed

from . import file as board_file
from .check import check
from .territory import Lake, Territory, as_point

STANDARD_FILE: Final = "standard_board.json"

T = TypeVar("T", Territory, Lake)


class Board(Displayed):
    """A board of Clans that has been checked: :meth:`standard` or :meth:`from_json`.

    Parameters
    ----------
    territories : iterable of Territory
    lakes : iterable of Lake
    aspect : (float, float)
        Width and height of the map.

    Attributes
    ----------
    ids : tuple of str
        The territories' ids, sorted.
    places : dict of str to int
        The place of each id in that order.

    Raises
    ------
    BoardError
        If the territories are no board; the sentence says which one and why.

    Examples
    --------
    >>> board = Board.standard()
    >>> board["A5"].terrain, board["A5"].neighbors
    ('forest', ('A2', 'A3', 'A4', 'B3', 'D2', 'E1'))
    >>> len(board), len(board.lakes)
    (60, 12)
    """

    def __init__(
        self,
        territories: Iterable[Territory],
        lakes: Iterable[Lake] = (),
        aspect: tuple[float, float] = (1, 1),
    ) -> None:
        self.territories: Final = tuple(
            replace(territory, neighbors=tuple(sorted(territory.neighbors)))
            for territory in sorted(_all(territories, Territory), key=lambda t: (t.region, t.id))
        )
        self.lakes: Final = tuple(
            replace(lake, shore=tuple(sorted(lake.shore))) for lake in _all(lakes, Lake)
        )
        self.aspect: Final = as_point(aspect, "aspect")
        self.ids: Final = tuple(t.id for t in self.territories)
        self.places: Final = {name: place for place, name in enumerate(self.ids)}
        check(self.territories, self.lakes, self.aspect)
        self._hash = hash((self.territories, self.lakes, self.aspect))

    @staticmethod
    def standard() -> Board:
        """The printed board of 2002: 60 territories, 12 regions, 12 lakes."""
        return _standard()

    @staticmethod
    def from_json(text: str) -> Board:
        """Read a board from the text of a board file.

        Raises
        ------
        BoardError
            If the text is no board file, or the board in it is none.
        """
        return Board(*board_file.read(text))

    def to_json(self) -> str:
        """The text of a board file; :meth:`from_json` reads it back.

        Examples
        --------
        >>> Board.from_json(Board.standard().to_json()) == Board.standard()
        True
        """
        return board_file.write(self.territories, self.lakes, self.aspect)

    def __getitem__(self, name: str) -> Territory:
        return self.territories[self.place(name)]

    def __contains__(self, name: object) -> bool:
        return isinstance(name, str) and name in self.places

    def __iter__(self) -> Iterator[Territory]:
        return iter(self.territories)

    def __len__(self) -> int:
        return len(self.territories)

    def place(self, name: str) -> int:
        """Place of a territory in ``ids``, and its bit in every mask of territories.

        Raises
        ------
        BoardError
            If there is no such territory.
        """
        try:
            return self.places[name]
        except (KeyError, TypeError):
            raise BoardError("clans.board.unknown", territory=name, last=self.ids[-1]) from None

    @cached_property
    def regions(self) -> dict[str, tuple[str, ...]]:
        """The territories of each region, in order."""
        regions: dict[str, tuple[str, ...]] = {}
        for territory in self.territories:
            regions[territory.region] = (*regions.get(territory.region, ()), territory.id)
        return regions

    @cached_property
    def around(self) -> tuple[tuple[int, ...], ...]:
        """For each territory the places of its neighbors."""
        return tuple(
            tuple(self.places[other] for other in territory.neighbors) for territory in self
        )

    @cached_property
    def near(self) -> tuple[int, ...]:
        """For each territory the mask of its neighbors."""
        return tuple(sum(1 << place for place in places) for places in self.around)

    @cached_property
    def across_lakes(self) -> Mapping[str, tuple[str, ...]]:
        """For each territory, those from which only a lake separates it (C2).

        Examples
        --------
        >>> Board.standard().across_lakes["D2"]
        ('E5',)
        """
        return {
            one: tuple(other for other in self.ids if self.between(one, other) == "lake")
            for one in self.ids
        }

    @check_arguments
    def between(self, one: str, other: str) -> str:
        """What lies between two territories: ``border``, ``river``, ``lake`` or ``land`` (C2).

        Examples
        --------
        >>> board = Board.standard()
        >>> board.between("A1", "A2"), board.between("A2", "B3"), board.between("D2", "E5")
        ('border', 'river', 'lake')
        """
        if other in self[one].neighbors:
            return "border" if self[one].region == self[other].region else "river"
        on_shore = any(one in lake.shore and other in lake.shore for lake in self.lakes)
        return "lake" if on_shore and one != other else "land"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Board):
            return NotImplemented
        return self is other or (
            (self.territories, self.lakes, self.aspect)
            == (other.territories, other.lakes, other.aspect)
        )

    def __hash__(self) -> int:
        return self._hash

    def __reduce__(self) -> tuple[object, ...]:
        # A hash of text differs from process to process, so the board is made anew.
        if self == _standard():
            return (_standard, ())
        return (Board, (self.territories, self.lakes, self.aspect))

    def __repr__(self) -> str:
        name = "standard, " if self == _standard() else ""
        return f"<Board: {name}{len(self)} territories, {len(self.lakes)} lakes>"


def _all(given: Iterable[T], kind: type[T]) -> tuple[T, ...]:
    """Parts of a board, which must all be of one kind."""
    if not isinstance(given, Iterable):
        raise BoardError("clans.board.format", where=given)
    parts = tuple(given)
    for part in parts:
        if not isinstance(part, kind):
            raise BoardError("clans.board.format", where=part)
    return parts


def a_board(given: object) -> Board:
    """The board that is given, or the standard one.

    Raises
    ------
    BoardError
        If it is something else.

    Examples
    --------
    >>> a_board(None)
    <Board: standard, 60 territories, 12 lakes>
    """
    if given is None:
        return _standard()
    if not isinstance(given, Board):
        raise BoardError("clans.board.none", given=given, example="seed=7")
    return given


@cache
def _standard() -> Board:
    return Board.from_json(files(__package__).joinpath(STANDARD_FILE).read_text("utf-8"))
