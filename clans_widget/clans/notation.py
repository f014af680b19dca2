"""The text forms of positions and moves (DESIGN: "Notation of Clans"), read and written.

A position is one line, ``<huts> <mover> <chips> <scores>``; a move is ``A1-A2`` or, with a
founding order, ``A1-A2:C3,B4``. Reading takes time linear in the text and stops at the
first fault.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from typing import Any, Final, NamedTuple

from clans_widget.core.printable import without_mark
from clans_widget.core.records.text import split

from .board.board import Board
from .board.territory import TERRITORY
from .errors import NotationError
from .rules.colors import COLORS, EMPTY, LETTERS, ONE_HUT, counts, group_text, size
from .rules.epochs import CHIPS, EPOCH_OF_CHIP
from .rules.setup import FEWEST_PLAYERS, MOST_PLAYERS, huts_of_each_color

_MOVE: Final = re.compile(
    rf"(?P<source>{TERRITORY})(?:(?P<dash>-)(?:(?P<target>{TERRITORY})(?P<colon>:)?)?)?"
)
_NAME: Final = re.compile(TERRITORY)
_BETWEEN: Final = re.compile(r"[\s,/]")
"""What stands between territories, and between the fields of a position."""

_GROUP: Final = re.compile("".join(rf"(?:([2-9]|[1-9][0-9])?({letter}))?" for letter in LETTERS))
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}")


MOST_POINTS: Final = 9999
"""As many points as can be written, for positions that are made up."""


class PositionFields(NamedTuple):
    """What the text of a position says."""

    groups: tuple[int, ...]
    mover: int
    chips: tuple[int, ...]
    scores: tuple[int, ...]


def read_move(text: str) -> tuple[str, str, tuple[str, ...]]:
    """Source, target and founding order of a move.

    Raises
    ------
    NotationError
        If the text is not the notation of a move.

    Examples
    --------
    >>> read_move("A1-A2:C3,B4")
    ('A1', 'A2', ('C3', 'B4'))
    """
    _require_text(text)
    match = _MOVE.match(text)
    if not match:
        raise _fault("territory", text, 0)
    for part, expected in (("dash", "dash"), ("target", "territory")):
        if match[part] is None:
            raise _fault(expected, text, match.end())
    end = match.end()
    if match["colon"] is None:
        if end != len(text):
            raise _fault("end_of_move", text, end)
        return match["source"], match["target"], ()
    return match["source"], match["target"], tuple(_names(text, end))


def check_names(*names: object) -> None:
    """Raise unless all of these are written like territories, whether a board has them or not.

    Raises
    ------
    NotationError
        If one is not.
    """
    for name in names:
        if not isinstance(name, str):
            raise NotationError("notation.expected.text", found=type(name).__name__)
        if not _NAME.fullmatch(name):
            raise _fault("territory", name, 0)


def as_order(given: Any) -> tuple[Any, ...]:
    """A founding order that was given as a list.

    Raises
    ------
    NotationError
        If it is none: a text or a set, for instance.
    """
    if isinstance(given, str | Set) or not isinstance(given, Iterable):
        raise _fault("order", str(given), 0)
    return tuple(given)


def as_huts(given: Any) -> dict[str, str]:
    """Huts by territory, each in the notation.

    Raises
    ------
    NotationError
        If it is something else.
    """
    if not isinstance(given, Mapping) or not all(isinstance(v, str) for v in given.values()):
        raise _fault("huts", str(given), 0, example='{"A1": "2rb"}')
    for territory, text in given.items():
        if not text or _BETWEEN.search(text):
            raise _fault("group", text, 0, where=str(territory))
    return dict(given)


def as_row(given: Any, expected: str) -> str:
    """Numbers with commas between.

    Raises
    ------
    NotationError
        If it is no row of whole numbers.
    """
    if isinstance(given, str) or not isinstance(given, Iterable):
        raise _fault(expected, str(given), 0)
    row = [str(each) for each in given]
    if expected == "chips" and not FEWEST_PLAYERS <= len(row) <= MOST_PLAYERS:
        players = {"fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS}
        raise _fault("players", ",".join(row), 0, **players)
    return ",".join(row)


def as_mover(given: Any, players: int) -> str:
    """The player to move, of so many: a number, perhaps one too large.

    Raises
    ------
    NotationError
        If it is no number.
    """
    if not str(given).isdecimal():
        raise _fault("mover_of", str(given), 0, most=players)
    return str(given)


def read_position(text: str, board: Board) -> PositionFields:
    """The four fields of a position's text.

    Raises
    ------
    NotationError
        If the text is not the notation of a position on this board.

    Examples
    --------
    >>> from clans_widget.clans import Board
    >>> board = Board.standard()
    >>> text = write_position(board, (0,) * 60, 1, (3, 4), (9, 0, 12, 5, 7))
    >>> fields = read_position(text, board)
    >>> fields.chips, fields.scores
    ((3, 4), (9, 0, 12, 5, 7))
    """
    _require_text(text)
    text = without_mark(text)
    start = len(text) - len(text.lstrip())
    fields = [(piece, start + at) for piece, at in split(text.strip(), " ")]
    if len(fields) != 4:
        raise _fault("four_fields", text, fields[4][1] if fields[4:] else len(text))
    (huts, _), (mover, mover_at), (chips, chips_at), (scores, scores_at) = fields
    groups = _read_huts(text, huts, start, board)
    numbers = _read_numbers(text, chips, chips_at, "chips")
    if not FEWEST_PLAYERS <= len(numbers) <= MOST_PLAYERS:
        raise _fault("players", text, chips_at, fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    if sum(numbers) > CHIPS:
        raise _fault("chips_in_all", text, chips_at, most=CHIPS)
    turn = _read_numbers(text, mover, mover_at, "mover")
    if len(turn) != 1 or not 1 <= turn[0] <= len(numbers):
        raise _fault("mover_of", text, mover_at, most=len(numbers))
    points = _read_numbers(text, scores, scores_at, "scores")
    if len(points) != len(COLORS):
        raise _fault("scores", text, scores_at)
    most = MOST_POINTS - still_to_score(board, groups, sum(numbers))
    if max(points) > most:
        raise _fault("scores_most", text, scores_at, most=most, limit=MOST_POINTS)
    return PositionFields(groups, turn[0], numbers, points)


def write_position(
    board: Board, groups: Sequence[int], mover: int, chips: Iterable[int], scores: Iterable[int]
) -> str:
    """The text of a position; :func:`read_position` reads it back."""
    regions = "/".join(
        ",".join(group_text(groups[board.place(name)]) for name in names)
        for names in board.regions.values()
    )
    return f"{regions} {mover} {','.join(map(str, chips))} {','.join(map(str, scores))}"


def still_to_score(board: Board, groups: Sequence[int], chips: int) -> int:
    """More points than any clan can still get (V5, V7): each hut that is in no village, once.

    Examples
    --------
    >>> from clans_widget.clans import Position
    >>> start = Position.start(seed=7)
    >>> still_to_score(start.board, start.groups, chips=11)
    65
    >>> still_to_score(start.board, start.groups, chips=12)
    0
    """
    occupied = sum(1 << place for place, group in enumerate(groups) if group)
    joined = (
        size(group) for group, near in zip(groups, board.near, strict=True) if near & occupied
    )
    huts, left = sum(joined), EPOCH_OF_CHIP[chips:]
    return huts + sum(epoch.bonus for epoch in left) if huts and left else 0


def _read_huts(text: str, huts: str, start: int, board: Board) -> tuple[int, ...]:
    groups = []
    regions = board.regions
    pieces = list(split(huts, "/"))
    for (piece, at), (region, names) in zip(pieces, regions.items(), strict=False):
        territories = list(split(piece, ","))
        known, surplus = territories[: len(names)], territories[len(names) :]
        groups += [
            _read_group(text, group, start + at + k, name)
            for (group, k), name in zip(known, names, strict=False)
        ]
        if len(territories) != len(names):
            where = start + at + (surplus[0][1] if surplus else len(piece))
            raise _fault("territories", text, where, count=len(names), region=region)
    if len(pieces) != len(regions):
        surplus = pieces[len(regions) :]
        where = surplus[0][1] if surplus else len(huts)
        raise _fault("regions", text, start + where, count=len(regions))
    _check_color_totals(text, groups, start, huts_of_each_color(board))
    return tuple(groups)


def _read_group(text: str, piece: str, at: int, territory: str) -> int:
    if piece == "-":
        return EMPTY
    match = _GROUP.match(piece)
    assert match is not None  # each part of a group may be missing
    if not piece or match.end() != len(piece):
        raise _fault("group", text, at + match.end(), where=territory)
    numbers, letters = match.groups()[::2], match.groups()[1::2]
    return sum(
        int(number or 1) * hut
        for number, letter, hut in zip(numbers, letters, ONE_HUT, strict=True)
        if letter
    )


def _check_color_totals(text: str, groups: Iterable[int], at: int, most: int) -> None:
    totals = dict.fromkeys(COLORS, 0)
    for group in groups:
        for color, number in counts(group).items():
            totals[color] += number
    for color, total in totals.items():
        if total > most:
            raise _fault("color_total", text, at, most=most, total=total, letter=_letter(color))


def _letter(color: str) -> str:
    return LETTERS[COLORS.index(color)]


def _read_numbers(text: str, piece: str, at: int, expected: str) -> tuple[int, ...]:
    numbers = []
    for number, k in split(piece, ","):
        if not _NUMBER.fullmatch(number):
            raise _fault(expected, text, at + k)
        numbers.append(int(number))
    return tuple(numbers)


def _names(text: str, at: int) -> Iterator[str]:
    """The names of territories, with commas between, from a place to the end of the text."""
    while True:
        match = _NAME.match(text, at)
        if not match:
            raise _fault("territory", text, at)
        yield match[0]
        at = match.end()
        if at == len(text):
            return
        if text[at] != ",":
            raise _fault("comma", text, at)
        at += 1


def _require_text(text: object) -> None:
    if not isinstance(text, str):
        raise NotationError("notation.expected.text", found=type(text).__name__)


def _fault(expected: str, text: str, at: int, **values: Any) -> NotationError:
    return NotationError(
        f"clans.notation.expected.{expected}", found=text[at:], column=at + 1, **values
    )
