"""What hypothesis draws: boards, positions, games, records and marks."""

from __future__ import annotations

import string
from collections.abc import Iterable, Sequence
from itertools import cycle

from hypothesis import strategies as st

from clans_widget.clans import (
    LETTERS,
    Board,
    Entry,
    Game,
    Lake,
    Marks,
    Move,
    Note,
    Position,
    Record,
    Territory,
)
from clans_widget.core.planar import faces
from tests.clans.rules.naive import (
    State,
    legal_moves,
)
from tests.clans.rules.worlds import land_of

TERRAINS = ("forest", "mountain", "steppe", "grassland")
CHIPS_AT_EPOCH_ENDS = (0, 3, 4, 6, 7, 8, 9, 10, 10, 11, 11, 11, 12)

Line = tuple[str, str]


def board_with_lakes(territories: Iterable[Territory]) -> Board:
    """A board of these territories, with a lake in every gap between them."""
    land = sorted(territories, key=lambda territory: territory.id)
    centers = {territory.id: territory.center for territory in land}
    _, inner = faces(centers, {territory.id: territory.neighbors for territory in land})
    gaps = sorted({tuple(sorted(set(face))) for face in inner if len(set(face)) > 3})
    return Board(land, [Lake((0.5, 0.5), gap) for gap in gaps])


@st.composite
def parts_of_the_standard_board(draw: st.DrawFn, regions: int = 4) -> Board:
    """Some connected regions of the standard board."""
    board = Board.standard()
    chosen = [draw(st.sampled_from(sorted(board.regions)))]
    for _ in range(draw(st.integers(0, regions - 1))):
        near = {
            board[other].region
            for territory in board
            if territory.region in chosen
            for other in territory.neighbors
        }
        chosen.append(draw(st.sampled_from(sorted(near - set(chosen)))))
    kept = [territory for territory in board if territory.region in chosen]
    ids = {territory.id for territory in kept}
    return board_with_lakes(
        Territory(t.id, t.region, t.terrain, t.center, tuple(n for n in t.neighbors if n in ids))
        for t in kept
    )


@st.composite
def meshes(draw: st.DrawFn) -> Board:
    """A grid with diagonals, some of whose borders are missing: lakes, bays, dead ends."""
    width, height = draw(st.sampled_from([(5, 1), (5, 2), (5, 3), (4, 5)]))
    points = [(x, y) for y in range(height) for x in range(width)]
    names = dict(zip(draw(st.permutations(points)), _names(len(points)), strict=True))
    lines = [
        (names[x, y], names[x + dx, y + dy])
        for x, y in points
        for dx, dy in ((1, 0), (0, 1), (1, 1))
        if (x + dx, y + dy) in names
    ]
    kept = _still_connected(lines, draw(st.permutations(lines)), draw(st.integers(0, len(lines))))
    near = {name: sorted(_other_ends(name, kept)) for name in names.values()}
    return board_with_lakes(
        Territory(
            name,
            name[0],
            draw(st.sampled_from(TERRAINS)),
            ((x + 1) / 8, (y + 1) / 8),
            tuple(near[name]),
        )
        for (x, y), name in names.items()
    )


def boards() -> st.SearchStrategy[Board]:
    """Small boards of both kinds."""
    return st.one_of(parts_of_the_standard_board(), meshes())


@st.composite
def chips(draw: st.DrawFn, least: int = 0, most: int = 12) -> list[int]:
    """Village chips of two to four players, often just before an epoch ends."""
    players = draw(st.integers(2, 4))
    totals = [n for n in CHIPS_AT_EPOCH_ENDS if least <= n <= most]
    held = [0] * players
    for _ in range(draw(st.sampled_from(totals))):
        held[draw(st.integers(0, players - 1))] += 1
    return held


@st.composite
def position_texts(draw: st.DrawFn, board: Board, most_chips: int = 12) -> str:
    """The notation of a position on a board: sparse or crowded, with huge groups too."""
    land = land_of(board)
    middle = draw(st.sampled_from(board.ids))
    crowd = _by_distance(board, middle)[: draw(st.integers(2, 16))] + draw(_some(board.ids, 4))
    star = [middle, *_apart(board, draw(st.permutations(board[middle].neighbors)))]
    occupied = draw(st.sampled_from([crowd, star]))
    huts: dict[str, dict[str, int]] = {name: {} for name in board.ids}
    for name, letter in zip(occupied, cycle(draw(st.permutations(LETTERS))), strict=False):
        huts[name] = {letter: 1}
    for letter in LETTERS:
        left = 12 - sum(group.get(letter, 0) for group in huts.values())
        for name in draw(_some(occupied, left)):
            huts[name][letter] = huts[name].get(letter, 0) + 1
    held = draw(chips(most=most_chips))
    scores = {letter: draw(st.integers(0, 200)) for letter in LETTERS}
    return State(land, huts, draw(st.integers(1, len(held))), held, scores).to_text()


@st.composite
def positions(draw: st.DrawFn, most_chips: int = 12) -> Position:
    """A position on a small board or on the standard one."""
    board = draw(st.one_of(boards(), st.just(Board.standard())))
    return Position.from_text(draw(position_texts(board, most_chips)), board=board)


@st.composite
def full_groups(draw: st.DrawFn, board: Board) -> Position:
    """Up to six neighboring groups of five to ten huts each, the first one full (M2, M3)."""
    near = _by_distance(board, draw(st.sampled_from(board.ids)))
    sizes = [draw(st.integers(7, 10)), *draw(st.lists(st.integers(5, 10), max_size=5))]
    huts, letters = {}, cycle(LETTERS)
    for name, size in zip(near, sizes, strict=False):
        drawn = [next(letters) for _ in range(size)]
        counted = ((letter, drawn.count(letter)) for letter in LETTERS)
        huts[name] = "".join(f"{n if n > 1 else ''}{letter}" for letter, n in counted if n)
    return Position.of(huts, chips=draw(chips(most=11)), board=board)


@st.composite
def games(draw: st.DrawFn, most_plies: int = 60) -> Game:
    """A game on a small board, some plies old, with the clans dealt."""
    board = draw(boards())
    start = Position.from_text(draw(position_texts(board, most_chips=11)), board=board)
    names = ["Ann", "Bob", "Cleo", "Dirk"][: start.players]
    game = Game.new(names, cards_seed=draw(st.integers(0, 99)), position=start)
    for _ in range(draw(st.integers(0, most_plies))):
        moves = legal_moves(State.from_text(game.position.to_text(), land_of(board)))
        if not moves or game.position.is_over:
            break
        game.play(draw(st.sampled_from(moves)), comment=draw(st.sampled_from(["", "so"])))
    return game


def territories() -> st.SearchStrategy[str]:
    """Names of territories, on the standard board or not."""
    return st.builds(str.__add__, st.sampled_from("ABKLZ"), st.sampled_from("129"))


def moves() -> st.SearchStrategy[Move]:
    """Moves as text may have them, legal or not."""
    orders = st.lists(territories(), max_size=4).map(tuple)
    return st.builds(Move, territories(), territories(), orders)


def marks(names: st.SearchStrategy[str] | None = None) -> st.SearchStrategy[Marks]:
    """Marks on some territories."""
    named = territories() if names is None else names
    some = st.lists(named, max_size=3).map(tuple)
    ends = st.tuples(named, named).filter(lambda arrow: arrow[0] != arrow[1])
    arrows = st.lists(ends, max_size=3).map(tuple)
    return st.builds(Marks, arrows, some, some, st.booleans())


def comments() -> st.SearchStrategy[str]:
    """Any text, and text full of what the notation gives a meaning to."""
    return st.one_of(st.text(max_size=20), st.text('\\{}[]%()"n \n\r\t.1A-', max_size=20))


def notes(names: st.SearchStrategy[str] | None = None) -> st.SearchStrategy[Note]:
    """Comments with marks."""
    return st.builds(Note, comments(), marks(names))


@st.composite
def lines(draw: st.DrawFn, depth: int = 2, least: int = 0) -> tuple[Entry, ...]:
    """Moves with notes and, down to a depth, variations in variations."""
    inner = lines(depth - 1, least=1) if depth else st.nothing()
    variations = st.lists(inner, max_size=2).map(tuple) if depth else st.just(())
    entries = st.builds(Entry, moves(), notes(), variations)
    return tuple(draw(st.lists(entries, min_size=least, max_size=2)))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Records as data: their moves need not be legal."""
    names = st.text(string.ascii_letters, min_size=1, max_size=8)
    return Record(
        draw(st.dictionaries(names, comments(), max_size=4)), draw(notes()), draw(lines())
    )


def _some(names: Sequence[str], most: int) -> st.SearchStrategy[list[str]]:
    return st.lists(st.sampled_from(names), max_size=most)


def _by_distance(board: Board, start: str) -> list[str]:
    reached = [start]
    for name in reached:
        reached += [other for other in board[name].neighbors if other not in reached]
    return reached


def _apart(board: Board, names: Sequence[str]) -> list[str]:
    """Those that are no neighbors of an earlier one: a move from their middle founds them all."""
    chosen: list[str] = []
    for name in names:
        if not set(board[name].neighbors) & set(chosen):
            chosen.append(name)
    return chosen


def _names(count: int) -> list[str]:
    return [f"{string.ascii_uppercase[k // 5]}{k % 5 + 1}" for k in range(count)]


def _other_ends(name: str, lines: Iterable[Line]) -> set[str]:
    return {a if b == name else b for a, b in lines if name in (a, b)}


def _still_connected(lines: list[Line], doomed: list[Line], count: int) -> list[Line]:
    """The lines without the first of the doomed ones, except those that hold the land together."""
    kept = set(lines)
    for line in doomed[:count]:
        if _reaches(*line, kept - {line}):
            kept.remove(line)
    return sorted(kept)


def _reaches(start: str, goal: str, lines: set[Line]) -> bool:
    reached, waiting = {start}, [start]
    while waiting:
        fresh = _other_ends(waiting.pop(), lines) - reached
        reached |= fresh
        waiting += fresh
    return goal in reached
