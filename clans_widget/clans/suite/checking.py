"""Whether an implementation gives the answers of the suite."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from math import inf
from typing import Any, Final

from clans_widget.core.suite import Failure, Question, outcome, wrong_answers

from .asking import Engine, Facts
from .data import read

MOST: Final = 2000
"""So many sequences of moves are walked for one count at most, by default."""

SET_UPS: Final = 100
"""So many set-ups are looked at for each number of players: then each of them begins somewhere."""


def check(
    engine: Engine, suite: Mapping[str, Any] | None = None, *, most: int = MOST
) -> list[Failure]:
    """Ask an implementation all that the suite asks.

    Parameters
    ----------
    engine : Engine
        Whatever it raises is an answer, a wrong one.
    suite : mapping, optional
        As :func:`read` gives it, which is the default.
    most : int
        A count of sequences of moves is left out where it is larger.

    Returns
    -------
    list of Failure
        Empty if all is right.
    """
    return list(failures(engine, suite, most=most))


def failures(
    engine: Engine, suite: Mapping[str, Any] | None = None, *, most: int = MOST
) -> Iterator[Failure]:
    """The same one by one, for callers who need not know all of them.

    Examples
    --------
    >>> from clans_widget.clans.suite import Ours
    >>> class Hasty(Ours):
    ...     def end(self, board, position):
    ...         return "F1"
    >>> next(failures(Hasty())).question
    'end'
    """
    suite = suite or read()
    boards = {name: json.dumps(board) for name, board in suite["boards"].items()}
    questions: dict[str, Callable[[Engine, str, Facts], Iterator[Question]]] = {
        "set_ups": _of_set_up,
        "texts": _of_text,
        "positions": partial(_of_position, most=most),
        "games": _of_game,
    }

    def asked(ask: Callable[[Engine, str, Facts], Iterator[Question]]) -> _AboutEntry:
        return lambda entry: ask(engine, boards[entry["board"]], dict(entry))

    yield from wrong_answers(suite, {part: asked(ask) for part, ask in questions.items()})


_AboutEntry = Callable[[Mapping[str, Any]], Iterator[Question]]


def _of_set_up(engine: Engine, board: str, entry: Facts) -> Iterator[Question]:
    players = entry["players"]
    if not entry["can_be"]:
        yield f"set up for {players}", None, partial(_refused, engine, board, players)
        return

    @cache
    def drawn() -> tuple[str, ...]:
        return tuple(engine.set_up(board, players) for _ in range(SET_UPS))

    def in_order() -> list[str]:
        return sorted({_in_order(text) for text in drawn()})

    def first() -> list[int]:
        return sorted({int(text.split(" ")[1]) for text in drawn()})

    yield f"set up for {players}, huts in order", [entry["in_order"]], in_order
    yield f"set up for {players}, huts at random", True, lambda: len(set(drawn())) > players
    yield f"set up for {players}, who begins", [*range(1, players + 1)], first


def _refused(engine: Engine, board: str, players: int) -> str | None:
    try:
        return engine.set_up(board, players)
    except ValueError:
        return None


def _in_order(text: str) -> str:
    """A set-up with the huts of each region in order, and player 1 to move."""
    huts, _, chips, scores = text.split(" ")
    regions = (",".join(sorted(region.split(","))) for region in huts.split("/"))
    return f"{'/'.join(regions)} 1 {chips} {scores}"


def _of_text(engine: Engine, board: str, entry: Facts) -> Iterator[Question]:
    yield entry["text"], entry["can_be"], partial(engine.is_position, board, entry["text"])


def _of_position(engine: Engine, board: str, entry: Facts, *, most: int) -> Iterator[Question]:
    here = board, entry["position"]
    yield "is a position", True, partial(engine.is_position, *here)
    yield "end", entry["end"], partial(engine.end, *here)
    yield "epoch", entry["epoch"], partial(engine.epoch, *here)
    yield "villages", entry["villages"], partial(engine.villages, *here)
    for depth, count in enumerate(entry["counts"], start=1):
        if count <= most:
            yield f"count {depth}", count, partial(count_of, engine, *here, depth, count)
    if "moves" in entry:
        yield "moves", entry["moves"], partial(engine.moves, *here)
    for turn in entry.get("turns", ()):
        yield turn["move"], turn["steps"], partial(engine.play, *here, turn["move"])
        yield f"{turn['move']} is legal", {}, partial(engine.against, *here, turn["move"])
    for move, reasons in entry.get("refused", {}).items():
        yield move, reasons, partial(engine.against, *here, move)
    for territory, reasons in entry.get("held", {}).items():
        yield f"from {territory}", reasons, partial(engine.held, *here, territory)


def count_of(engine: Engine, board: str, position: str, depth: int, limit: float = inf) -> int:
    """How many sequences of so many moves there are.

    Parameters
    ----------
    engine : Engine
    board, position : str
    depth : int
        How many moves.
    limit : float
        Where there are more than so many, counting stops.

    Examples
    --------
    >>> from clans_widget.clans import Board, Position
    >>> from clans_widget.clans.suite import Ours
    >>> position = Position.of({"A1": "r", "A2": "b", "A3": "g"}).to_text()
    >>> [count_of(Ours(), Board.standard().to_json(), position, depth) for depth in (1, 2, 3)]
    [6, 12, 0]
    """
    moves = engine.moves(board, position)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        then = after(position, engine.play(board, position, move))
        count += count_of(engine, board, then, depth - 1, limit - count)
        if count > limit:
            break
    return count


def after(position: str, steps: Sequence[Facts]) -> str:
    """The position after some steps: the last that one of them tells."""
    return str([position, *(step["position"] for step in steps if "position" in step)][-1])


def _of_game(engine: Engine, board: str, entry: Facts) -> Iterator[Question]:
    position, before, last = entry["start"], "", ""
    for number, (move, rules) in enumerate(entry["turns"], start=1):
        about = f"turn {number}, {move}"
        yield f"{about} is legal", True, partial(_is_legal, engine, board, position, move)
        came = outcome(partial(_what_comes_of, engine, board, position, move))
        if isinstance(came, str):
            yield about, rules, partial(str, came)
            return
        said, then = came
        yield f"{about}: rules", rules, partial(str, said)
        if number == 1:
            show = partial(engine.reveal, board, position, move, entry["clans"])
            yield "no card is shown before the end", [], show
        before, last, position = position, move, then
    yield "the end", entry["position"], partial(str, position)
    yield "rule of the end", entry["end"], partial(engine.end, board, position)
    yield "reveal", entry["reveal"], partial(engine.reveal, board, before, last, entry["clans"])


def _what_comes_of(engine: Engine, board: str, position: str, move: str) -> tuple[str, str]:
    """The rules of the steps, and the position after them."""
    steps = engine.play(board, position, move)
    return " ".join(step["rule"] for step in steps), after(position, steps)


def _is_legal(engine: Engine, board: str, position: str, move: str) -> bool:
    return move in engine.moves(board, position)
